"""The analysis of one game."""

from pathlib import Path

import pytest

import siegeworks
from siegeworks import bots
from siegeworks.analysis import AnalysisError, analyse
from siegeworks.analysis.rollouts import moments
from siegeworks.core.match import Match


def played(key: str, specs: tuple[str, ...], seed: int, limit: int = 10_000) -> Match:
    """A game by bots, read back from its record."""
    game = siegeworks.game(key)
    match = game.start(len(specs), seed=seed)
    players = [bots.make(spec, game, seat) for seat, spec in enumerate(specs)]
    for _ in range(limit):
        if match.to_move is None:
            break
        observation = bots.observe(match, match.to_move)
        assert observation is not None
        match.choose(players[match.to_move].choose(observation))
    return game.read(match.record())


def test_a_won_game_of_a_good_player(tmp_path: Path) -> None:
    match = played("pig", ("habit", "random"), seed=5)
    assert match.result is not None
    found = analyse(match, rollouts=30)
    assert len(found.curve) == len(moments(match)[0])
    assert all(0 <= p.chance.low <= p.chance.value <= p.chance.high <= 1 for p in found.curve)
    assert found.result == (1.0 if 0 in match.result.winners else 0.0)
    assert found.curve[-1].chance.value > 0.8
    assert found.skill > 0  # against an opponent whose decisions were taken again, too
    assert found.skill + found.luck == pytest.approx(found.result - found.opening.value)
    assert 0.5 < found.repeated <= 1


def test_the_weaker_player_made_the_mistakes() -> None:
    cost = [0.0, 0.0]
    for seed in range(1, 9):  # one game alone says little: habits err, and luck hides errors
        found = analyse(played("pig", ("habit", "random"), seed=seed), rollouts=30)
        assert len(found.worst) <= 5
        costs = [mistake.cost.value for mistake in found.worst]
        assert costs == sorted(costs, reverse=True)
        for mistake in found.worst:
            cost[mistake.seat] += mistake.cost.value
            assert str(mistake.chosen) != str(mistake.better)
    assert cost[1] > cost[0] > 0


def test_the_same_seed_gives_the_same_analysis() -> None:
    match = played("gatehouse", ("random", "habit"), seed=2)
    assert analyse(match, rollouts=8, seed=3).facts() == analyse(match, rollouts=8, seed=3).facts()


def test_the_match_is_left_as_it_was() -> None:
    match = played("gatehouse", ("random", "random"), seed=2)
    before = match.clone()
    analyse(match, rollouts=5)
    assert match == before
    assert match.entries() == before.entries()


def test_a_game_that_goes_on() -> None:
    match = played("westerplatte", ("habit",), seed=2, limit=30)
    assert match.result is None
    found = analyse(match, rollouts=5)
    assert 0 <= found.result <= 1
    facts = found.facts("de")
    assert facts["curve"][0]["entry"] < facts["curve"][-1]["entry"]


@pytest.mark.parametrize("bot", ["random", "greedy:simulations=4"])
def test_any_bot_may_play_on(bot: str) -> None:
    match = played("gatehouse", ("random", "random"), seed=2, limit=6)
    found = analyse(match, bot=bot, rollouts=5, seat=1)
    assert found.seat == 1


def test_what_cannot_be_analysed_is_refused() -> None:
    match = siegeworks.game("pig").start(seed=1)
    with pytest.raises(AnalysisError, match="decided"):
        analyse(match)
    match.choose("roll")
    with pytest.raises(AnalysisError, match="seat 3"):
        analyse(match, seat=2)
    with pytest.raises(siegeworks.SiegeError, match="oracle"):
        analyse(match, bot="oracle")
