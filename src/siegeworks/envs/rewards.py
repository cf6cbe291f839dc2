"""What a seat gets for what it does."""

from siegeworks.core import luck
from siegeworks.core.game import Game
from siegeworks.core.judge import Judge
from siegeworks.core.results import rate_result
from siegeworks.core.steps import State

GUESS = "potential"  # the luck that hidden things are drawn anew with


def rate_grade(game: Game, g: State, seat: int) -> float:
    """The score that the game gives the seat, or the result where it keeps none."""
    score = game.outcome(g).score
    return float(score[seat]) if seat in score else rate_result(game, g, seat)


def find_potential(judge: Judge, g: State, seat: int, has_secrets: bool) -> float:
    """How good the position is by the game's own judge; nothing when it is over.

    Rewards tell no secrets: what the seat cannot see is drawn anew before the judge looks.
    """
    if g.ending or not g.agenda:
        return 0.0
    if not has_secrets:
        return judge.evaluate(g, seat)
    twin = g.clone()
    length = 0 if g.scribe is None else len(g.scribe.codes)
    twin.new_luck(*luck.make_keys(f"{GUESS} {length}"))
    twin.redraw(seat)
    return judge.evaluate(twin, seat)
