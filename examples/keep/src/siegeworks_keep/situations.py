"""What may be said of a situation of the keep, and how the rest follows from it."""

from collections.abc import Mapping
from typing import Unpack

from siegeworks.core.match import Match
from siegeworks.parts.situations.build import Common, build
from siegeworks.parts.situations.draft import Draft

from siegeworks_keep import GAME


class Facts(Common, total=False):
    """What may be said; whatever is not said is as in the first night, with no ladder put up."""

    night: int
    stones: Mapping[str, int]  # of each wall
    ladders: Mapping[str, int]  # at each wall
    oil: int
    actions: int  # that the captain has left


def situation(**facts: Unpack[Facts]) -> Match:
    """A match in a situation of the keep, in which the captain of the night is to act.

    Raises BadSituation if a fact is not understood or some cannot be true together.
    """
    return build(GAME, tuple(Facts.__annotations__), lay, facts)


def lay(draft: Draft, said: Facts) -> None:
    """Lay the facts on the board; by each night the cards of that night have come."""
    draft.lay_zones(said, "night", "stones", "ladders", "oil", "actions")
    come = draft.zones["night"] * draft.number("cards")
    draft.lay("night", "played", draft.zones["deck"][:come])
    draft.leave("deck", draft.zones["played"])
    draft.question = "act"
