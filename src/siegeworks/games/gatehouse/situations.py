"""What may be said of a situation of Gatehouse, and how the rest follows from it."""

from collections.abc import Mapping, Sequence
from typing import Unpack

from siegeworks.core.match import Match
from siegeworks.games.gatehouse import GAME
from siegeworks.games.gatehouse.rules.state import ROUNDS
from siegeworks.parts.situations.build import Common, build
from siegeworks.parts.situations.draft import Draft, find_place, read_names

SIDES = ("invader", "defender")


class Facts(Common, total=False):
    """What may be said; whatever is not said is as in the first round, or follows."""

    round: int
    gates: Mapping[str, int]  # the strength of each gate
    hand: Sequence[str]  # the defender's cards; one for each round if they are not said
    stock: Sequence[str]  # the invader's tokens that are neither placed nor spent
    tokens: Mapping[str, str]  # the token in front of a gate, face down
    orders: Mapping[str, str]  # the gate that "invader" and "defender" have named
    shields: int
    weight: int  # what answers have taken off the assault under way


def situation(**facts: Unpack[Facts]) -> Match:
    """A match in a situation of Gatehouse; by default both are asked for their secret orders.

    Raises BadSituation if a fact is not understood or some cannot be true together.
    """
    return build(GAME, tuple(Facts.__annotations__), lay, facts)


def lay(draft: Draft, said: Facts) -> None:
    """Lay the facts on the board; cards that are not in the hand are in the deck."""
    find_place("round", said.get("round", 1), range(1, ROUNDS + 1))
    draft.lay_zones(said, "round", "shields", "weight", "stock")
    draft.lay("gates", "gate", said.get("gates", {}))
    draft.lay("tokens", "token", said.get("tokens", {}))
    if "stock" not in said:
        draft.leave("stock", draft.zones["token"].values())
    orders = read_names("orders", said.get("orders", {}), SIDES)
    for side, gate in orders.items():
        draft.lay("orders", "order", {str(SIDES.index(side)): gate})
    draft.lay("hand", "hand", said.get("hand", draft.zones["deck"][: draft.zones["round"]]))
    draft.leave("deck", draft.zones["hand"])
    draft.sort("hand", "stock")
    waiting = sum(1 << seat for seat, side in enumerate(SIDES) if side not in orders)
    draft.question = f"secret orders {waiting}" if waiting else "show orders"
