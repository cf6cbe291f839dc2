"""7 Phase 1: supplies."""

from collections.abc import Sequence

import pytest

from siegeworks import Match
from tests.games.stronghold.castle import castle, given, horde, play, refusal, texts, told, zones

ROUND = 2  # hourglasses that come with it
MIXED = ["goblin"] * 4 + ["orc"] * 7 + ["troll"] * 3


def briefing(units: Sequence[str] = MIXED, **facts: object) -> Match:
    """The Briefing, with these units out of the bag."""
    match = castle(at="round", **facts)  # type: ignore[arg-type]
    return play(match, *units)


def test_7_1_fourteen_units_from_the_bag_and_five_wood() -> None:
    match = briefing(wood=5)
    assert horde(match, "supply") == (4, 7, 3)
    assert zones(match)["wood"] == 10


def test_7_1_wood_comes_as_far_as_the_pile_has_it() -> None:
    assert zones(briefing(wood=17))["wood"] == 20


def test_7_2_any_number_of_cards_is_exchanged_for_one_hourglass_in_all() -> None:
    match = briefing()
    play(match, "change-line", "swap-out ballista", "swap-in gale")
    play(match, "swap-out catapult", "swap-in demon", "swap-out ladder", "swap-in artilleryman")
    assert given(match) == ROUND + 1
    assert len(zones(match)["line"]) == 6
    assert {"ballista", "catapult", "ladder"} <= set(zones(match)["reserve"])
    assert len(zones(match)["reserve"]) == 6


def test_7_2_cards_are_exchanged_one_for_one_from_left_to_right() -> None:
    match = briefing()
    play(match, "change-line", "swap-out catapult", "swap-in gale")
    assert refusal(match, "swap-out ballista").reason == "behind-cursor"
    assert refusal(match, "swap-out gale").reason == "behind-cursor"


def test_7_3_the_same_hourglass_allows_a_new_order_also_alone() -> None:
    match = briefing()
    play(match, "change-line", "done", "put-next trebuchet", "put-next ballista")
    play(match, "put-next bridge", "put-next ladder")
    assert zones(match)["line"] == [
        "trebuchet", "ballista", "catapult", "bridge", "ladder", "banner",
    ]  # fmt: skip
    assert given(match) == ROUND + 1


def test_7_4_the_line_is_sorted_by_phase_and_phases_1_and_6_never_leave() -> None:
    match = briefing(
        reserve=["artilleryman", "quartermaster", "saboteur", "demon", "gale", "specter"]
    )
    play(match, "change-line", "swap-out banner", "swap-in gale")
    play(match, "swap-out bridge", "swap-in saboteur", "done")
    assert zones(match)["line"][3:] == ["ladder", "saboteur", "gale"]
    assert not [text for text in texts(match) if "briefing" in text or "maneuver" in text]


def test_7_5_a_leaving_card_sends_its_spy_home_and_a_moved_one_keeps_it() -> None:
    match = briefing(spies=["ballista", "banner"])
    play(match, "change-line", "swap-out ballista", "swap-in demon", "done")
    assert told(match, "spy-home")[0].about == {"card": "ballista"}
    play(match, "put-next trebuchet", "put-next ladder", "put-next banner")
    assert zones(match)["spies"] == 1 << 7


def test_7_6_one_unit_gives_wood_by_its_strength_for_one_hourglass_in_all() -> None:
    for kind, wood in (("goblin", 1), ("orc", 2), ("troll", 3)):
        match = castle(at="card 1", horde={"supply": {"goblin": 1, "orc": 1, "troll": 1}}, wood=4)
        play(match, f"give-up {kind}")
        assert zones(match)["wood"] == 4 + wood
        assert given(match) == 1


def test_7_6_resources_needs_wood_that_can_be_gained() -> None:
    match = castle(at="card 1", horde={"supply": {"troll": 1}}, wood=18, wood_paid=2)
    assert told(match, "card-passed")[0].about == {"card": "resources"}


def test_7_1_each_unit_of_the_bag_is_as_likely() -> None:
    drawn = [0, 0, 0]
    for seed in range(60):
        match = castle(at="round", luck="own", seed=seed)
        for kind, count in enumerate(horde(match, "supply")):
            drawn[kind] += count
    assert sum(drawn) == 60 * 14
    expected = [sum(drawn) * share / 188 for share in (57, 93, 38)]
    assert all(abs(got - want) < 60 for got, want in zip(drawn, expected, strict=True)), drawn


@pytest.mark.parametrize("kind", ["goblin", "orc", "troll"])
def test_7_1_the_last_of_one_kind_can_be_drawn(kind: str) -> None:
    out = {"goblin": 57, "orc": 93, "troll": 38}
    dead = {**out, kind: out[kind] - 14}
    match = castle(at="round", luck="own", horde={"bag": {kind: 14}, "dead": dead})
    assert sum(horde(match, "supply")) == 14
    assert horde(match, "bag") == (0, 0, 0)


def test_7_1_a_bag_with_fewer_gives_what_it_has() -> None:
    dead = {"goblin": 57, "orc": 91, "troll": 38}
    match = castle(at="round", horde={"bag": {"orc": 2}, "dead": dead})
    assert [str(outcome) for outcome in match.outcomes()] == ["orc"]
    play(match, "orc", "orc")
    assert horde(match, "supply") == (0, 2, 0)


def test_5_2_what_was_used_is_marked_in_the_line() -> None:
    match = briefing()
    assert zones(match)["used"] == 1
    match = castle(at="card 1", horde={"supply": {"troll": 1}})
    play(match, "give-up troll")
    assert zones(match)["used"] == 2


def test_7_2_with_the_last_card_of_the_reserve_the_exchange_is_over() -> None:
    match = briefing(reserve=["demon"])
    play(match, "change-line", "swap-out ballista")
    assert zones(match)["line"][-1] == "demon"
    assert texts(match) == ["put-next catapult", "put-next trebuchet"]


def test_7_5_a_card_without_a_spy_sends_none_home() -> None:
    match = briefing(spies=["banner"])
    play(match, "change-line", "swap-out ballista", "swap-in demon", "done")
    assert not told(match, "spy-home")
    assert zones(match)["spies"] == 1 << 7


def test_7_4_the_order_is_asked_for_within_each_phase_and_not_beyond() -> None:
    match = briefing()
    play(match, "change-line", "done")
    assert texts(match) == ["put-next ballista", "put-next catapult", "put-next trebuchet"]
    assert refusal(match, "put-next banner").reason == "other-phase"
    play(match, "put-next catapult")
    assert texts(match) == ["put-next ballista", "put-next trebuchet"]
    assert refusal(match, "put-next catapult").reason == "already-placed"
    play(match, "put-next trebuchet")
    assert texts(match) == ["put-next banner", "put-next bridge", "put-next ladder"]


def test_7_5_a_card_that_comes_back_has_no_spy() -> None:
    match = castle(
        agenda=["Exchange()", "Exchange()", "EndOfRound()", "Round()"], spies=["ballista"]
    )
    play(match, "change-line", "swap-out ballista", "swap-in demon", "done", "put-next catapult")
    play(match, "put-next banner", "put-next bridge", "change-line", "swap-out demon")
    play(match, "swap-in ballista")
    assert "ballista" in zones(match)["line"]
    assert zones(match)["spies"] == 0


def test_12_15_what_stayed_in_the_supply_is_joined_by_the_briefing() -> None:
    match = castle(at="round", horde={"supply": {"orc": 6}})
    play(match, *MIXED)
    assert horde(match, "supply") == (4, 13, 3)
