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


@pytest.mark.parametrize("key", [game.key for game in siegeworks.games()])
def test_with_a_seed_a_seat_always_observes_alike(key: str) -> None:
    match = siegeworks.game(key).start(seed=4)
    copies = [observe(match, 0, seed) for seed in (7, 7, 8)]
    seen = [copy.match.dump() for copy in copies if copy is not None]
    assert seen[0] == seen[1]
    assert seen[0]["luck"] != seen[2]["luck"]


def test_the_seed_of_the_game_given_to_an_observer_does_not_tell_its_luck() -> None:
    match = siegeworks.game("pig").start(seed=4)
    copies = {seed: observe(match, 0, seed) for seed in range(100)}
    told = {seed: copy.match.dump()["luck"] for seed, copy in copies.items() if copy is not None}
    assert match.dump()["luck"] not in told.values()
