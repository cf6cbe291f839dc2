"""The random bot, and what bots get to see."""

import pytest

import siegeworks
from siegeworks.bots import RandomBot, observe
from siegeworks.core.game import Game

GAMES = siegeworks.games()


@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
def test_random_bots_play_every_game_to_its_end(game: Game) -> None:
    match = game.start(seed=5)
    bots = [RandomBot(seat) for seat in range(match.start.seats)]
    while match.to_move is not None:
        observation = observe(match, match.to_move)
        assert observation is not None
        match.choose(bots[match.to_move].choose(observation), match.to_move)
    assert match.result is not None


def test_the_same_seed_chooses_alike() -> None:
    def played() -> str:
        match = siegeworks.game("pig").start(seed=3)
        bot = RandomBot(8)
        while match.to_move is not None:
            observation = observe(match, match.to_move)
            assert observation is not None
            match.choose(bot.choose(observation))
        return match.record()

    assert played() == played()


def test_a_seat_that_is_not_asked_observes_nothing() -> None:
    match = siegeworks.game("pig").start(seed=3)
    assert observe(match, 1) is None


def test_an_observation_holds_neither_the_seed_nor_the_other_hand() -> None:
    match = siegeworks.game("gatehouse").start(seed=3)
    observation = observe(match, 0)
    assert observation is not None
    zones = observation.view["zones"]
    assert isinstance(zones, dict)
    assert zones["hand"] == 1
    assert observation.match.start.seed is None
    assert observation.match.journal == []
    assert (observation.match.state.low, observation.match.state.high) != (
        match.state.low,
        match.state.high,
    )


def test_what_is_hidden_differs_between_observations() -> None:
    match = siegeworks.game("gatehouse").start(seed=3)
    hands = set()
    for _ in range(60):
        observation = observe(match, 0)
        assert observation is not None
        hands.add(tuple(observation.match.view(1)["zones"]["hand"]))  # type: ignore[index]
    assert len(hands) == 3
