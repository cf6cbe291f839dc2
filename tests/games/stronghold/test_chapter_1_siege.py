"""1 The siege."""

import pytest

from siegeworks import SiegeError
from tests.games.stronghold.castle import GAME, castle, play, texts, zones


@pytest.mark.parametrize("seats", [1, 3])
def test_1_1_two_seats_no_more_and_no_less(seats: int) -> None:
    with pytest.raises(SiegeError):
        GAME.start(seats=seats)


def test_1_2_a_breach_ends_the_game_at_once_and_the_invader_wins() -> None:
    match = castle(
        at="strength",
        horde={"W1": {"troll": 3}, "W3": {"goblin": 1}},
        plans=[],
        round=2,
    )
    assert match.result is not None
    assert (match.result.ending, match.result.winners) == ("breached", (0,))
    assert zones(match)["horde"]["W3-goblin"] == 1, "W3 is not resolved any more"
    assert zones(match)["round"] == 2


def test_1_3_without_a_breach_in_round_seven_the_defender_wins() -> None:
    tie = {"W1": {"troll": 1, "orc": 1}}  # against a marksman, a soldier and two walls
    match = castle(at="strength W1", round=7, plans=[], horde=tie)
    assert not [event for event in match.log() if event.kind.endswith("dies")]
    assert match.result is not None
    assert (match.result.ending, match.result.winners) == ("held", (1,))


def test_1_4_whoever_does_not_own_a_unit_chooses_which_dies() -> None:
    match = castle(
        agenda=["KillDefenders(W1, 1)", "KillInvaders(W1, 1)", "EndOfRound()"],
        round=7,
        plans=[],
        horde={"W1": {"orc": 1, "troll": 1}},
        garrison={"W1": {"marksman": 1, "soldier": 1}},
    )
    assert (match.to_move, texts(match)) == (0, ["kill-defender marksman", "kill-defender soldier"])
    play(match, "kill-defender soldier")
    assert (match.to_move, texts(match)) == (1, ["kill-invader orc", "kill-invader troll"])
    play(match, "kill-invader troll")
    assert zones(match)["horde"]["W1-orc"] == 1
    assert zones(match)["garrison"]["W1-marksman"] == 1


def test_1_4_of_several_each_is_chosen() -> None:
    match = castle(
        agenda=["KillDefenders(W3, 2)", "KillInvaders(W3, 2)", "EndOfRound()"],
        round=7,
        plans=[],
        horde={"W3": {"orc": 2, "troll": 1}},
        garrison={"W3": {"marksman": 1, "soldier": 2}},
    )
    play(match, "kill-defender soldier", "kill-defender marksman")
    assert zones(match)["garrison"]["W3-soldier"] == 1
    play(match, "kill-invader orc", "kill-invader troll")
    assert zones(match)["horde"]["W3-orc"] == 1


def test_1_4_if_all_die_nobody_is_asked() -> None:
    match = castle(
        agenda=["KillInvaders(W3, 2)", "EndOfRound()"],
        round=7,
        plans=[],
        horde={"W3": {"orc": 1, "troll": 1}},
    )
    assert zones(match)["horde"]["dead-orc"] == zones(match)["horde"]["dead-troll"] == 1


def test_1_4_no_more_die_than_are_there() -> None:
    match = castle(
        agenda=["KillDefenders(W3, 2)", "KillInvaders(W4, 2)", "EndOfRound()"],
        round=7,
        plans=[],
        garrison={"W3": {"soldier": 1}},
    )
    assert zones(match)["garrison"]["W3-soldier"] == 0
    assert match.result is not None
