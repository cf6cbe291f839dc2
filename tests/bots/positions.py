"""What the tests of bots share: games played out, and positions with one right answer."""

from siegeworks.bots import Bot, Observation, make, observe
from siegeworks.core.game import Game
from siegeworks.core.match import Match
from siegeworks.games.pig.situations import situation as situation_of_pig
from siegeworks.games.westerplatte.situations import situation

CHEAP = (
    "random",
    "habit",
    "habit:slips=50",
    "greedy:simulations=10",
    "flat:simulations=10,depth=4",
    "ahead:tries=4,lines=5,depth=4",
    "mcts:simulations=12,depth=4",
    "mcts:simulations=5,rollouts=random",
    "ismcts:simulations=12,depth=4",
    "mcts:milliseconds=1",
)


def seen(match: Match, seat: int | None = None) -> Observation:
    """What the asked seat observes."""
    who = match.to_move if seat is None else seat
    assert who is not None
    observation = observe(match, who)
    assert observation is not None
    return observation


def play(game: Game, spec: str, seed: int, most: int = 10_000) -> Match:
    """A game among bots of one kind, to its end or for so many decisions."""
    match = game.start(seed=seed)
    bots: list[Bot] = [make(spec, game, seed + seat) for seat in range(match.start.seats)]
    while match.to_move is not None and most:
        match.choose(bots[match.to_move].choose(seen(match)), match.to_move)
        most -= 1
    return match


def pig(scores: tuple[int, int], pot: int) -> Match:
    """Pig with seat 0 to roll or hold."""
    return situation_of_pig(scores={"0": scores[0], "1": scores[1]}, pot=pot, seed=1)


def last_stand() -> Match:
    """Westerplatte, one hit from the end: who does nothing this turn has lost.

    G1 has fallen, nothing is left in front of it, and G2 has one brick. The howitzer on lane A will
    take it at the end of this turn, unless the officer on A destroys it or a wall is rebuilt.
    """
    return situation(
        seats=2,
        walls={"A": 0, "G1": 0, "G2": 1},
        lanes={"A": "1-A1"},
        officers={"1": "A", "2": "E"},
        seed=4,
    )
