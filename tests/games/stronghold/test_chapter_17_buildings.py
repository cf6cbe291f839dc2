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
    assert "trap-meant" in heard(match, DEFENDER)
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


TOWERS = [f"T{n}" for n in range(1, 8)]
SECTIONS = [f"W{n}" for n in range(1, 10)]


def test_3_4_no_action_makes_what_is_not_in_stock() -> None:
    """What is left of each kind of tile: with two out it can be built, with three it cannot."""
    three: list[tuple[str, dict[str, object], dict[str, object]]] = [
        ("cannon", {"tower_item": dict.fromkeys(TOWERS[:2], "cannon")},
         {"tower_item": dict.fromkeys(TOWERS[:3], "cannon")}),
        ("pole", {"tower_item": {"T1": "pole", "T2": "pole", "T3": "cannon"}},
         {"tower_item": dict.fromkeys(TOWERS[:3], "pole")}),
        ("bay-window", {"tower_item": {"T1": "bay-window", "T2": "bay-window", "T3": "pole"}},
         {"tower_item": dict.fromkeys(TOWERS[:3], "bay-window")}),
        ("goblin-cauldron", {"cauldron": {"W1": "goblin", "W2": "goblin", "W3": "orc"}},
         {"cauldron": dict.fromkeys(SECTIONS[:3], "goblin")}),
        ("orc-cauldron", {"cauldron": {"W1": "orc", "W2": "orc", "W3": "troll"}},
         {"cauldron": dict.fromkeys(SECTIONS[:3], "orc")}),
        ("troll-cauldron", {"cauldron": {"W1": "troll", "W2": "troll", "W3": "goblin"}},
         {"cauldron": dict.fromkeys(SECTIONS[:3], "troll")}),
        ("platform", {"platforms": ["W2", "W9"]}, {"platforms": ["W1", "W2", "W9"]}),
        ("spy", {"spies": ["banner", "bridge"]}, {"spies": ["banner", "bridge", "ballista"]}),
        ("wall", {"walls": {"W1": 6}}, {"walls": {"W1": 7}}),
    ]  # fmt: skip
    for action, two, all_out in three:
        assert f"finish {action}" in texts(phase(6, **two)), action
        assert refusal(phase(6, **all_out), f"finish {action}").reason == "no-tile", action


def test_17_8_without_a_free_tower_nothing_is_put_there() -> None:
    items = ["cannon", "cannon", "pole", "pole", "bay-window", "bay-window"]
    full = dict(zip(TOWERS, [*items, "cannon"], strict=True))
    for action in ("pole", "bay-window"):
        assert refusal(phase(tower_item=full), f"finish {action}").reason == "tower-taken"
    almost = dict(zip(TOWERS, items, strict=False))
    match = play(phase(tower_item=almost), "finish pole")
    assert zones(match)["tower_item"]["T7"] == "pole", "the only tower that is free"
    others = set(texts(phase(tower_item=full)))
    assert {"finish goblin-cauldron", "finish platform", "finish spy"} <= others, "without a tower"


def test_17_9_without_a_free_section_no_cauldron_is_hung() -> None:
    kinds = ["goblin", "goblin", "orc", "orc", "troll", "troll", "goblin", "orc"]
    match = play(phase(cauldron=dict(zip(SECTIONS, kinds, strict=False))), "finish troll-cauldron")
    assert zones(match)["cauldron"]["W9"] == "troll"
    match = phase(cauldron=dict(zip(SECTIONS, [*kinds, "troll"], strict=True)))
    for action in ("goblin-cauldron", "orc-cauldron", "troll-cauldron"):
        assert refusal(match, f"finish {action}").reason == "no-tile"
    assert "finish cannon" in texts(match)


def test_17_13_without_a_trap_or_a_path_no_trap_is_laid() -> None:
    paths = list(zones(phase())["paths"])
    traps = [f"open-{kind}-trap" for kind in ("goblin", "troll", "tower") for _ in range(3)]
    laid = dict(zip(paths, traps, strict=False))
    assert refusal(phase(paths=laid), "finish trap").reason == "no-tile"
    last = {**laid, paths[8]: None}
    match = play(phase(paths={path: load for path, load in last.items() if load}), "finish trap")
    assert refusal(match, f"set-trap goblin-trap-{paths[20]}").reason == "no-tile"
    assert len(texts(match)) == 13
    assert all("tower-trap" in text for text in texts(match)), "one kind is left"
    for kind in ("goblin", "troll", "tower"):
        left = [path for path in laid if kind in laid[path]][:1]
        others = {path: load for path, load in laid.items() if path not in left}
        match = play(phase(paths=others), "finish trap")
        assert {text.split()[1].split("-")[0] for text in texts(match)} == {kind}


def test_17_1_the_stock_must_have_the_better_unit() -> None:
    soldiers = {"barracks": {"marksman": 3}, "courtyard": {"soldier": 9}, "hospital": {}}
    match = phase(garrison=soldiers)
    assert garrison(match, "stock")[1] == 0
    assert refusal(match, "finish train-soldier").reason == "stock-empty"
    match = phase(garrison={"barracks": {"soldier": 1}, "guards": {"marksman": 2}})
    assert refusal(match, "finish train-soldier").reason == "nobody-to-train"
    play(match, "finish train-veteran")
    assert garrison(match, "barracks") == (0, 0, 1)


def test_17_5_without_a_unit_on_the_board_nobody_is_shot() -> None:
    alone: dict[str, dict[str, int]] = {"FL": {}, "FR": {}}
    assert refusal(phase(horde=alone), "finish sharpshooters").reason == "no-such-unit"
    match = play(phase(horde={**alone, "FR": {"goblin": 1}}), "finish sharpshooters")
    assert horde(match, "dead") == (1, 0, 0)


def test_17_10_tracking_needs_a_saboteur() -> None:
    assert refusal(phase(), "lay tracking").reason == "no-saboteur"


def test_17_11_malfunction_needs_a_machine() -> None:
    assert refusal(phase(), "finish malfunction").reason == "no-machine"
    match = play(phase(machines={"R1": "ballista", "R2": "catapult"}), "finish malfunction")
    assert refusal(match, "jam R3").reason == "no-machine"


def test_17_15_one_platform_to_a_section() -> None:
    match = play(phase(platforms=["W1"]), "finish platform")
    assert refusal(match, "set-platform W1").reason == "platform-there"
    assert len(texts(match)) == 8


def test_17_4_an_order_without_one_cannot_be_mixed_up() -> None:
    units = {"W2": {"orc": 1}, "W5": {"orc": 1}}
    match = phase(horde=units, orders={"W2": "open-call", "W5": "bluff"})
    play(match, "finish mix-up")
    assert texts(match) == ["mix-up-at W2", "mix-up-at W5"]
    assert refusal(match, "mix-up-at W1").reason == "no-order-laid"
    play(match, "mix-up-at W2")
    assert zones(match)["mixed"] == ["call"]
