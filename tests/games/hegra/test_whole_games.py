"""Games and long stretches of games under the laws, from positions random play seldom reaches."""

import random
from typing import Any

import pytest

from siegeworks import CHANCE, Match
from siegeworks.core.laws import trial
from siegeworks.games.hegra.rules import pieces as n
from tests.games.hegra.table import GAME, fortress, start

FINDS = dict.fromkeys(n.FIND_NAMES[:5], "whole")
WELL_MANNED: dict[str, Any] = {
    "whole": ("A", "B", "C"),
    "finds": FINDS,
    "ready": {"officer": 1, "soldier": 8, "volunteer": 9, "medic": 3, "hunter": 2},
    "tired": {"soldier": 2, "volunteer": 2},
    "post": {"front": "soldier", "B": "soldier"},
    "runners": [("hunter", "depot-1", None)],
    "patrols": {"blue-3": 1, "green-1": 2, "yellow-5": 1},
    "supplies": 9,
    "suspicion": 3,
}


def siege(edition: str = "1940") -> Match:
    """A fortress with everything repaired, on the first day of the siege."""
    return fortress(
        *("Morning()", "DayPhase()"),
        edition=edition,
        day=7,
        guns=(3, 3),
        bag_tiles={"miss": 6, "artillery": 2},
        pieces=("yellow-1", "yellow-3"),
        infantry={"1": 3, "2": 3, "3": 4, "4": 2},
        lying={"1": 1},
        **WELL_MANNED,
    )


def attack(edition: str = "1940") -> Match:
    """The same before the retreat."""
    return fortress(
        *("Morning()", "DayPhase()"),
        edition=edition,
        stage="attack",
        day=5,
        guns=(3, 0),
        infantry={"1": 3, "2": 4, "3": 2},
        **WELL_MANNED,
    )


def last_day(edition: str = "1940") -> Match:
    """Day 11 is nearly over."""
    return fortress(
        edition=edition,
        day=11,
        guns=(2, 0),
        bag_tiles={"miss": 8},
        infantry={"3": 4, "4": 3},
        **WELL_MANNED,
    )


def play_under_the_laws(match: Match, seed: int, most: int) -> None:
    """Random answers, with the laws checked at every pause; the record reads back at the end."""
    dice = random.Random(seed)
    for _ in range(most):
        if match.to_move is None:
            break
        trial.check_pause(match)
        if match.to_move == CHANCE:
            match.happen(dice.choice(match.outcomes()))
        else:
            match.choose(dice.choice(match.options()))
    assert GAME.read(match.record()).position() == match.position()


@pytest.mark.parametrize("edition", n.EDITION_NAMES)
@pytest.mark.parametrize("situation", [siege, attack, last_day], ids=["siege", "attack", "last"])
def test_the_laws_hold_where_much_is_possible(situation: Any, edition: str) -> None:
    play_under_the_laws(situation(edition), 3, 40)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("edition", n.EDITION_NAMES)
def test_the_laws_hold_to_the_end_of_a_siege(edition: str, seed: int) -> None:
    match = siege(edition)
    play_under_the_laws(match, seed, 2_000)
    assert match.result is not None


def test_the_last_stand_decides() -> None:
    for seed in range(4):
        match = last_day()
        dice = random.Random(seed)
        while match.to_move is not None:
            if match.to_move == 0:
                match.choose(dice.choice(match.options()))
            else:
                match.happen(dice.choice(match.outcomes()))
        assert match.result is not None
        assert match.state.ending <= n.SKULL or match.result.ending == "too-few"


def test_the_score_counts_days_outcome_and_the_healthy() -> None:
    won = fortress("Outcome()", day=11, surrender="truce", ready={"soldier": 12})
    lost = fortress("CheckSurrender()", day=8, ready={"soldier": 1})
    assert won.result is not None
    assert lost.result is not None
    assert dict(won.result.score) == {0: 11 + 30 + 12}
    assert (dict(lost.result.score), lost.result.grade) == ({0: 8}, "lost")


def test_the_same_seed_gives_the_same_game() -> None:
    games = [GAME.start(seed=5) for _ in range(2)]
    for match in games:
        dice = random.Random(1)
        while match.to_move is not None:
            match.choose(dice.choice(match.options()))
    assert games[0].position() == games[1].position()


def test_set_ups_cover_both_editions_and_every_variant() -> None:
    ways = [options for _, options in GAME.set_ups()]
    for setting in GAME.settings:
        assert {way[setting.name] for way in ways} == set(setting.values)
    assert all(start(**way) for way in ways)
