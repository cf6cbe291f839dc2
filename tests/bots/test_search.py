"""Searches find what there is to find, and keep to their budgets."""

import pytest

import siegeworks
from siegeworks.bots import make
from siegeworks.core.match import Match
from tests.bots.positions import last_stand, pig, seen

pytestmark = pytest.mark.parametrize(
    "spec",
    [
        "flat:simulations=300",
        "ahead:tries=150",
        "mcts:simulations=300",
        "ismcts:simulations=300",
        "mcts:simulations=300,rollouts=random",
    ],
)


def test_a_big_pot_near_the_goal_is_held(spec: str) -> None:
    game = siegeworks.game("pig")
    assert make(spec, game, 1).choose(seen(pig((14, 20), 80))) == "hold"


def test_who_loses_next_turn_anyway_rolls(spec: str) -> None:
    game = siegeworks.game("pig")
    assert make(spec, game, 1).choose(seen(pig((70, 99), 22))) == "roll"


def turn(match: Match) -> object:
    zones = match.view(0)["zones"]
    assert isinstance(zones, dict)
    return zones["turn"]


def test_the_end_that_comes_this_turn_is_averted(spec: str) -> None:
    match = last_stand()
    bot = make(spec, match.game, 1)
    begun = turn(match)
    while match.to_move == 0 and turn(match) == begun:
        match.choose(bot.choose(seen(match)))
    assert match.result is None
