"""23 Rulings on the defender."""

from siegeworks import Match
from tests.games.stronghold.castle import (
    DEFENDER,
    INVADER,
    castle,
    garrison,
    play,
    prompt,
    refusal,
    seen,
    texts,
    told,
    zones,
)


def phase(sand: int, **facts: object) -> Match:
    """The defender with hourglasses to spend and no plans."""
    facts.setdefault("plans", [])
    return castle(at="defender phase", sand=sand, **facts)  # type: ignore[arg-type]


def test_23_9_a_hero_can_always_walk_so_that_no_hourglass_is_without_a_use() -> None:
    places = [*(f"W{n}" for n in range(1, 10)), "barracks", "guards"]
    everywhere: dict[str, dict[str, int]] = {place: {} for place in places}
    done = [name for name in zones(phase(1))["laid"] if not name.startswith("train")]
    match = phase(1, finished=done, garrison=everywhere)
    assert refusal(match, "lay wall").reason == "action-done"
    play(match, "pick-hero officer", "put-hero courtyard")
    assert zones(match)["sand"] == 0


def test_23_30_work_sends_a_unit_into_a_work_building_where_it_stays() -> None:
    match = phase(2)
    play(match, "heroic officer-work", "work-from barracks-soldier", "work-on wall")
    assert garrison(match, "workshop") == (0, 1, 0)
    assert zones(match)["laid"]["wall"] == 1
    play(match, "pick-up workshop-soldier", "put courtyard")
    assert garrison(match, "courtyard") == (0, 1, 0)


def test_23_31_one_hourglass_leads_past_a_tower() -> None:
    match = phase(1, garrison={"W1": {"soldier": 1}, "W2": {"soldier": 1}})
    play(match, "pick-up W1-soldier", "put W2")
    assert garrison(match, "W2") == (0, 2, 0)
    assert zones(match)["sand"] == 0


def test_23_32_the_hospital_works_before_tokens_are_cleared() -> None:
    match = castle(
        at="end of round", garrison={"hospital": {"soldier": 2, "veteran": 1}}, glare="W1", plans=[]
    )
    assert prompt(match) == "Recover"
    assert zones(match)["glare"] == "W1"


def test_23_35_there_are_always_enough_hourglasses() -> None:
    match = phase(30, laid={"glare": 4, "cannon": 3, "spy": 2})
    play(match, "lay sharpshooters")
    assert zones(match)["sand"] == 29


def test_23_36_one_cauldron_to_a_section() -> None:
    match = phase(1, laid={"goblin-cauldron": 1}, cauldron={"W1": "orc"})
    play(match, "lay goblin-cauldron")
    assert "hang W1" not in texts(match)
    assert "hang W2" in texts(match)


def test_23_50_the_last_hourglass_needs_an_action_that_is_possible() -> None:
    match = phase(2, laid={"mix-up": 1})
    assert refusal(match, "lay mix-up").reason == "no-order-laid"


def test_23_51_when_the_saboteur_leaves_what_is_paid_happens_in_the_defenders_order() -> None:
    match = phase(1, laid={"wall": 2, "pole": 3}, saboteurs=["workshop"])
    play(match, "lay tracking")
    assert texts(match) == ["complete wall", "complete pole"]


def test_23_52_a_gale_that_cannot_be_paid_keeps_the_hourglass() -> None:
    match = phase(1, roles={"gale-W1": "target"}, garrison={"W1": {"soldier": 1}})
    play(match, "pick-up W1-soldier", "put courtyard")
    assert (zones(match)["sand"], garrison(match, "W1")) == (1, (0, 1, 0))
    assert told(match, "target-turned")


def test_23_60_a_hero_swaps_with_the_other_hero_only() -> None:
    match = phase(1, heroes={"officer": "W3", "warrior": "W4"})
    play(match, "pick-hero officer")
    assert "swap-heroes" in texts(match)
    assert not [text for text in texts(match) if text.startswith("swap ")]
    play(match, "swap-heroes")
    assert zones(match)["hero_at"] == {"officer": "W4", "warrior": "W3"}


def test_23_61_a_hero_in_the_courtyard_recalls_nobody() -> None:
    match = phase(
        1,
        heroes={"officer": "courtyard", "warrior": "W6"},
        garrison={"courtyard": {"soldier": 1}, "W6": {"soldier": 1}},
    )
    assert "heroic officer-recall" not in texts(match)
    assert {"heroic officer-work", "heroic officer-reinforce"} <= set(texts(match))


def test_23_62_work_leads_to_four_buildings() -> None:
    match = phase(2)
    play(match, "heroic officer-work", "work-from barracks-soldier")
    assert {"work-on wall", "work-on cannon", "work-on spy", "work-on glare"} <= set(texts(match))
    assert not [t for t in texts(match) if "train" in t or "tracking" in t]


def test_23_63_one_spy_for_a_card_of_the_line_used_ones_too() -> None:
    match = phase(1, laid={"spy": 2}, spies=["banner"], used=[2])
    play(match, "lay spy")
    cards = {text.split()[1] for text in texts(match)}
    assert cards == set(zones(match)["line"]) - {"banner"}


def test_23_64_a_window_is_asked_whatever_plans_are_held() -> None:
    for plans in (["open-wards", "levy-of-the-town"], ["fouled-axles", "topple-the-parapet"]):
        match = castle(at="assault", plans=plans)
        assert (prompt(match), match.to_move) == ("Window", DEFENDER)
        assert "pass" in texts(match)
        assert seen(match, INVADER)["plans"] == 2


def test_23_66_sharpshooters_cannot_hit_marauders() -> None:
    match = phase(1, laid={"sharpshooters": 3})
    play(match, "lay sharpshooters")
    assert not [text for text in texts(match) if "marauders" in text]
    assert "shoot FL-troll" in texts(match)


def test_23_67_nothing_follows_the_last_hourglass_of_a_phase() -> None:
    match = phase(1, plans=["levy-of-the-town", "second-watch"])
    assert "play levy-of-the-town" in texts(match)
    play(match, "lay glare")
    assert match.to_move == INVADER
