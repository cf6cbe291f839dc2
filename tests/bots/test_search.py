"""Searches find what there is to find, and keep to their budgets."""

import pytest

import siegeworks
from siegeworks.bots import make
from tests.bots.positions import last_stand, pig, seen

pytestmark = pytest.mark.parametrize(
    "spec",
    [
        "flat:simulations=300",
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


def test_the_only_way_out_is_taken(spec: str) -> None:
    match = last_stand()
    assert make(spec, match.game, 1).choose(seen(match)) == "fire"
