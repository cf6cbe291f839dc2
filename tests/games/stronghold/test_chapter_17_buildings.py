"""17 The buildings."""

from siegeworks import Match
from tests.games.stronghold.castle import (
    DEFENDER,
    INVADER,
    castle,
    garrison,
    heard,
    horde,
    play,
    prompt,
    refusal,
    seen,
    texts,
    told,
    zones,
)


def phase(sand: int = 6, **facts: object) -> Match:
    """The defender with hourglasses to spend."""
    return castle(at="defender-phase", sand=sand, **facts)  # type: ignore[arg-type]


def test_17_1_training_needs_somebody_a_unit_in_stock_and_a_free_space() -> None:
    match = play(phase(), "finish train-soldier")
    assert garrison(match, "barracks") == (2, 2, 1)
    full = phase(garrison={"barracks": {"marksman": 2, "soldier": 2}})
    assert refusal(full, "finish train-soldier").reason == "no-space-of-kind"
    empty = phase(garrison={"barracks": {}})
    assert refusal(empty, "finish train-veteran").reason == "nobody-to-train"


def test_17_2_training_repeats_and_the_old_unit_goes_to_the_stock() -> None:
    match = phase(garrison={"barracks": {"marksman": 2}})
    stock = garrison(match, "stock")
    play(match, "finish train-soldier", "finish train-soldier")
    assert garrison(match, "barracks") == (0, 2, 0)
    assert garrison(match, "stock") == (stock[0] + 2, stock[1] - 2, stock[2])


def test_17_3_the_blessing_is_for_one_side() -> None:
    match = play(phase(), "finish blessing", "bless right")
    assert zones(match)["blessing"] == "right"


def test_17_4_a_mixed_up_order_is_off_and_stays_unseen() -> None:
    match = phase(horde={"W2": {"orc": 1}, "W5": {"orc": 1}}, orders={"W2": "fury", "W5": "bluff"})
    play(match, "finish mix-up", "mix-up-at W2")
    assert zones(match)["orders"]["W2"] is None
    assert zones(match)["mixed"] == ["fury"]
    assert "fury" not in str(seen(match, DEFENDER)["mixed"])
    assert "order-shown" not in heard(match, DEFENDER)


def test_17_5_sharpshooters_kill_anywhere_but_not_the_marauders() -> None:
    match = play(phase(mantelets=["R1"], horde={"R1": {"troll": 1}}), "finish sharpshooters")
    assert not [text for text in texts(match) if "marauders" in text or "supply" in text]
    play(match, "shoot R1-troll")
    assert horde(match, "R1") == (0, 0, 0)


def test_17_6_the_glare_lies_over_one_section() -> None:
    match = play(phase(), "finish glare", "dazzle W7")
    assert zones(match)["glare"] == "W7"


def test_17_7_the_courtyard_has_room_for_everybody() -> None:
    crowd = {"courtyard": {"marksman": 2, "soldier": 8}, "W1": {"soldier": 1}}
    inside = {"officer": "courtyard", "warrior": "courtyard"}
    match = play(phase(garrison=crowd, heroes=inside), "pick-up W1-soldier")
    assert "put courtyard" in texts(match)


def test_17_8_items_go_on_towers_without_one_and_stay() -> None:
    match = play(phase(tower_item={"T1": "pole"}), "finish cannon")
    assert refusal(match, "put-item T1").reason == "tower-taken"
    play(match, "put-item T2")
    assert zones(match)["tower_item"]["T2"] == "cannon"
    match = play(phase(), "finish bay-window", "put-item T7")
    assert zones(match)["tower_item"]["T7"] == "bay-window"


def test_2_2_a_tower_holds_one_item() -> None:
    match = play(phase(tower_item={"T3": "cannon"}), "finish pole")
    assert refusal(match, "put-item T3").reason == "tower-taken"


def test_17_9_three_kinds_of_cauldrons_are_three_actions_one_to_a_section() -> None:
    match = play(phase(), "finish goblin-cauldron", "hang W1", "finish orc-cauldron")
    assert refusal(match, "hang W1").reason == "cauldron-there"
    play(match, "hang W2")
    assert zones(match)["cauldron"]["W1"] == "goblin"
    assert zones(match)["cauldron"]["W2"] == "orc"


def test_17_10_tracking_costs_a_marksman_of_the_guards_for_good() -> None:
    match = phase(saboteurs=["forge", "workshop"], garrison={"guards": {"marksman": 1}})
    play(match, "lay tracking")
    assert zones(match)["saboteurs"] == 0
    assert garrison(match, "guards") == (0, 0, 0)
    assert garrison(match, "gone") == (1, 0, 0)
    empty = phase(saboteurs=["forge"], garrison={"guards": {}})
    assert refusal(empty, "lay tracking").reason == "guards-empty"


def test_17_11_malfunction_names_a_machine() -> None:
    match = play(phase(machines={"R1": "ballista", "FL": "trebuchet"}), "finish malfunction")
    assert texts(match) == ["jam R1", "jam FL"]
    play(match, "jam FL")
    assert zones(match)["malfunction"] == "FL"


def test_17_12_spies_go_to_cards_in_the_middle_of_the_line_one_each() -> None:
    match = play(phase(spies=["banner"]), "finish spy")
    assert refusal(match, "spy-on briefing").reason == "not-in-line"
    assert refusal(match, "spy-on gale").reason == "not-in-line"
    assert refusal(match, "spy-on banner").reason == "spied-already"
    play(match, "spy-on ballista")
    assert zones(match)["spies"] == 1 << 2 | 1 << 7


def test_17_13_a_trap_is_laid_face_down_where_nothing_lies() -> None:
    match = play(phase(paths={"R1-W1": "goblin-trap", "R1-W2": "bridge"}), "finish trap")
    assert refusal(match, "set-trap troll-trap-R1-W1").reason == "path-loaded"
    assert refusal(match, "set-trap troll-trap-R1-W2").reason == "path-loaded"
    play(match, "set-trap troll-trap-FL-R1")
    assert seen(match, DEFENDER)["paths"]["FL-R1"] == "troll-trap"
    assert "troll" not in str(seen(match, INVADER)["paths"]["FL-R1"])
    assert "trap-meant" not in heard(match, INVADER)
    assert "trap-laid" in heard(match, INVADER)


def test_17_15_a_platform_gives_one_more_space() -> None:
    facts = {"garrison": {"W1": {"soldier": 2}, "courtyard": {"soldier": 1}}}
    match = play(phase(4, **facts), "finish platform", "set-platform W1")
    play(match, "pick-up courtyard-soldier", "put W1")
    assert garrison(match, "W1") == (0, 3, 0)


def test_17_16_a_wall_goes_on_any_section_until_there_are_none() -> None:
    match = play(phase(horde={"W4": {"orc": 2}}), "finish wall", "build-wall W4")
    assert zones(match)["walls"]["W4"] == 3
    none = phase(walls={"W1": 7})
    assert refusal(none, "finish wall").reason == "no-tile"


def test_17_17_whoever_dies_lies_in_the_hospital_by_the_demon_too() -> None:
    match = phase(
        roles={"demon-workshop": "target"}, garrison={"courtyard": {"soldier": 1, "veteran": 1}}
    )
    play(match, "finish wall")
    assert (match.to_move, prompt(match)) == (INVADER, "KillDefenders")
    play(match, "kill-defender veteran", "build-wall W1")
    assert garrison(match, "hospital") == (0, 0, 1)
    assert zones(match)["walls"]["W1"] == 3


def test_11_5_with_an_empty_courtyard_the_action_goes_on() -> None:
    match = play(phase(roles={"demon-workshop": "target"}), "finish wall", "build-wall W1")
    assert zones(match)["walls"]["W1"] == 3
    assert told(match, "target-turned")
