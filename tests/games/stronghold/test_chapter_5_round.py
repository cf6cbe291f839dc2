"""5 The round."""

from siegeworks import CHANCE
from tests.games.stronghold.castle import (
    castle,
    deal,
    given,
    play,
    prompt,
    rich,
    set_up,
    start,
    texts,
    zones,
)


def test_5_1_nine_cards_the_defender_after_each_the_assault_the_end() -> None:
    match = castle(at="round")
    steps = [step.partition("(") for step in match.dump()["agenda"]]  # type: ignore[attr-defined]
    names = [name for name, _, _ in steps]
    assert names == [
        "DrawUnits", "TakeSupplies", "Exchange", "DefenderPhase",
        *("Card",) * 8, "Assault", "EndOfRound", "Round",
    ]  # fmt: skip


def test_5_2_a_card_used_or_passed_does_not_come_back_this_round() -> None:
    match = rich(card="catapult")
    play(match, "pass")
    assert "ladder" in zones(match)["line"]
    offered = {text for text in texts(match) if text.startswith("use")}
    assert offered
    assert not [text for text in offered if "catapult" in text]
    assert zones(match)["slot"] == 4


def test_5_3_only_briefing_and_one_maneuver_are_compulsory() -> None:
    match = rich(card="ballista")
    for _ in range(6):
        assert texts(match)[-1] == "pass"
        play(match, "pass")
    assert zones(match)["slot"] == 8
    assert "pass" not in texts(match)


def test_5_4_with_no_hourglass_the_invader_goes_on() -> None:
    match = rich(
        card="gale", objectives=["altar-of-ash", "heavy-steps"], objectives_met=["altar-of-ash"]
    )
    play(match, "use gale-a", "lay-feint gale-W1", "done")
    assert given(match) == 0
    assert match.to_move == 0
    assert zones(match)["slot"] == 8


def test_5_4_the_defender_acts_as_soon_as_an_action_leaves_him_an_hourglass() -> None:
    match = rich(card="banner")
    play(match, "use banner-a", "equip W1")
    assert match.to_move == 1


def test_5_5_two_hourglasses_come_each_round_and_are_spent_after_briefing() -> None:
    match = castle(at="round", round=3, wood=5)
    deal(match)
    play(match, "keep-line")
    assert (match.to_move, zones(match)["sand"]) == (1, 2)


def test_5_5_the_first_round_has_six() -> None:
    match = set_up(start())
    assert match.to_move != CHANCE
    assert prompt(match)
    play(match, "keep-line")
    assert (match.to_move, zones(match)["sand"]) == (1, 6)
