"""Budgets, and what a bot tells of its thoughts."""

import pytest

import siegeworks
from siegeworks.bots import SamplingBot, TreeBot, make
from tests.bots.positions import pig, seen


@pytest.mark.parametrize("count", [1, 2, 17, 100])
def test_a_number_of_simulations_is_kept_unless_it_is_decided_before(count: int) -> None:
    bot = make(f"mcts:simulations={count}", siegeworks.game("pig"), 1)
    assert isinstance(bot, TreeBot)
    thoughts = bot.think(seen(pig((10, 10), 10)))
    tries = [thought.tries for thought in thoughts]
    assert bot.simulations == sum(tries) <= count
    assert bot.simulations == count or max(tries) - min(tries) > count - bot.simulations


def test_a_clear_case_takes_fewer_simulations_than_it_may() -> None:
    bot = make("mcts:simulations=2000", siegeworks.game("pig"), 1)
    assert isinstance(bot, TreeBot)
    assert bot.choose(seen(pig((14, 20), 80))) == "hold"
    assert 1000 < bot.simulations < 2000


def test_a_time_is_used_for_as_many_simulations_as_fit() -> None:
    bot = make("mcts:milliseconds=5", siegeworks.game("pig"), 1)
    assert isinstance(bot, TreeBot)
    assert bot.choose(seen(pig((10, 10), 10))) in ("roll", "hold")
    assert bot.simulations >= 1


def test_flat_tries_every_option_equally_often() -> None:
    bot = make("flat:simulations=21", siegeworks.game("pig"), 1)
    assert isinstance(bot, SamplingBot)
    thoughts = bot.think(seen(pig((10, 10), 10)))
    assert [thought.tries for thought in thoughts] == [10, 10]
    assert all(0 <= thought.worth <= 1 for thought in thoughts)


def test_a_single_option_needs_no_thought() -> None:
    game = siegeworks.game("westerplatte")
    bot = make("mcts:simulations=1000000", game, 1)
    match = game.start(seed=1)
    while match.decision is not None and len(match.decision.options) > 1:
        match.choose(match.decision.options[0])
    assert bot.choose(seen(match)) == str(seen(match).decision.options[0])
