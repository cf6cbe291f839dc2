"""What the tests of bots share: games played out, and positions with one right answer."""

from typing import Any

import siegeworks
from siegeworks.bots import Bot, Observation, make, observe
from siegeworks.core.game import Game
from siegeworks.core.match import Match

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
    match = siegeworks.game("pig").start(seed=1)
    data = match.dump()
    zones: Any = data["zones"]
    zones["scores"] = {"0": scores[0], "1": scores[1]}
    zones["pot"] = pot
    return siegeworks.game("pig").load(data)


def last_stand() -> Match:
    """Westerplatte, one hit from the end: who does nothing this turn has lost.

    G1 has fallen, nothing is left in front of it, and G2 has one brick. The howitzer on lane A will
    take it at the end of this turn, unless the officer on A destroys it or a wall is rebuilt.
    """
    game = siegeworks.game("westerplatte")
    match = game.start(seats=2, seed=4)
    for answer in ("stand A", "stand E"):
        match.choose(answer)
    data = match.dump()
    zones: Any = data["zones"]
    zones["walls"].update({"A": 0, "G1": 0, "G2": 1})
    for lane, card in zones["card"].items():
        if card is not None:
            zones["rest"] = [*zones["rest"], card]
            zones["card"][lane] = zones["space"][lane] = None
    zones["card"]["A"], zones["space"]["A"] = "1-A1", "I"
    order = game.nouns(game.tables()).kinds["card"].names  # type: ignore[union-attr]
    zones["rest"] = sorted(set(zones["rest"]) - {"1-A1"}, key=order.index)
    return game.load(data)
