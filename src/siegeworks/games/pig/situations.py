"""What may be said of a situation of Pig."""

from collections.abc import Mapping
from typing import Unpack

from siegeworks.core.match import Match
from siegeworks.games.pig import GAME
from siegeworks.parts.situations.build import Common, build
from siegeworks.parts.situations.draft import Draft, find_place


class Facts(Common, total=False):
    """What may be said; whatever is not said is as at the start."""

    scores: Mapping[str, int]  # points on the board, by seat
    pot: int
    to_move: int  # the seat whose turn it is


def situation(**facts: Unpack[Facts]) -> Match:
    """A match in a situation of Pig, in which somebody is asked to roll or to hold.

    Raises BadSituation if a fact is not understood or some cannot be true together.
    """
    return build(GAME, tuple(Facts.__annotations__), lay, facts)


def lay(draft: Draft, said: Facts) -> None:
    """Lay the facts on the board."""
    draft.lay_zones(said, "scores", "pot")
    seat = find_place("to_move", said.get("to_move", 0), range(draft.data["seats"]))
    draft.question = f"roll or hold {seat}"
