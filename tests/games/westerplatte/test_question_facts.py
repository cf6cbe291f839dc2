"""Questions and options say what they are about: who asks, where, how many, from which tile."""

import pytest

from siegeworks import Match
from tests.games.westerplatte.situations import fall, rise
from tests.games.westerplatte.table import LOWEST, fort

TOGETHER = {"1": "D", "2": "D", "3": "D"}


def asked(match: Match, language: str) -> str:
    """The question as it is put."""
    assert match.decision is not None
    return match.decision.words(language)


def offered(match: Match, language: str = "en") -> list[str]:
    """The options as they are offered."""
    return [option.words(language) for option in match.options()]


def test_5_3_who_is_asked_to_join_hears_who_attacks_which_lane_and_what_it_takes() -> None:
    match = fort(seats=3, officers=TOGETHER, lanes={"D": ("1-D4", "II")})
    match.choose("fire")
    assert asked(match, "en") == (
        "Officer 1 attacks lane D and needs 1 more round: choose whether Officer 2 joins with 1"
    )
    assert asked(match, "de").startswith("Offizier 1 greift Bahn D an und braucht noch 1 Schuss")


@pytest.mark.parametrize(
    ("bricks", "told"),
    [
        (5, "Lose 2 bricks from the Rebuilding tile, which has 5"),
        (1, "Lose 1 brick from the Rebuilding tile, which has 1"),
    ],
)
def test_10_7_what_is_to_be_lost_tells_how_many_and_from_where(bricks: int, told: str) -> None:
    match = fall(morale=LOWEST["easy"], stock={"mines": 3, "grenades": 2, "bricks": bricks})
    assert offered(match) == [
        "Lose a mine from the Mines tile, which has 3",
        "Lose a grenade from the Mortar tile, which has 2",
        told,
    ]


def test_10_3_what_is_to_be_gained_tells_how_many_and_for_which_tile() -> None:
    match = rise(morale="start", stock={"mines": 1, "grenades": 1, "bricks": 2})
    assert offered(match)[2] == "Gain 2 bricks for the Rebuilding tile, which has 2"
    assert offered(match, "de")[2].startswith("2 Ziegel für das Plättchen „Wiederaufbau“")


def test_10_6_on_a_neutral_space_nothing_happens_and_so_it_is_told() -> None:
    match = fall(morale="start")
    told = [line.words("en") for line in match.log() if line.kind == "morale-moves"]
    (line,) = told
    assert line == "The morale marker moves one space and stands on a neutral one: nothing happens"


def unspent(match: Match, language: str = "en") -> str:
    """What the end of a turn gives up."""
    (end,) = (option for option in match.options() if str(option) == "end")
    return end.tell_unspent(language)


def test_4_3_the_end_of_a_turn_says_which_action_could_still_be_done() -> None:
    match = fort(lanes={"A": "1-A1"}, officers={"1": "A"})
    assert unspent(match) == "1 action left"
    assert unspent(match, "de") == "noch 1 Aktion"
    match.choose("fire")
    assert unspent(match) == ""
