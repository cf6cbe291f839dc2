"""21.5 Effects of cards on the enemy and on deliveries."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Reason, Steps
from siegeworks.games.hegra.rules import (
    guns,
    hit_bag,
    infantry,
    mobilisation,
    supply_runs,
    turn_track,
    vocabulary,
    walls,
)
from siegeworks.games.hegra.rules.pieces import (
    MOBILISATION,
    NUMBERED,
    PIECES,
    SECTORS,
)
from siegeworks.games.hegra.rules.scripts import Effect
from siegeworks.games.hegra.rules.state import Fortress, QuietCommand, total

ONLY_ARTILLERY: Final = Reason("only-artillery", "21.5")  # why a patrol cannot be taken


class AddPatrols(Effect):
    """Patrols come."""

    word = "patrol"
    cost = 2

    def do(self, g: Fortress, amount: int) -> Steps:
        return (turn_track.NewPatrol(),) * amount


class TakePatrols(Effect):
    """Patrols of your choice go."""

    word = "patrol"
    is_less = True
    cost = -2

    def can_happen(self, g: Fortress, amount: int) -> bool:
        return total(g.patrols) > 0

    def do(self, g: Fortress, amount: int) -> Steps:
        return (supply_runs.TakePatrol(),) * amount


class AddInfantry(Effect):
    """Infantry comes."""

    word = "infantry"
    cost = 2

    def can_happen(self, g: Fortress, amount: int) -> bool:
        return g.stage != MOBILISATION and g.spare_infantry() > 0

    def do(self, g: Fortress, amount: int) -> Steps:
        infantry.add_infantry(g, amount)
        return DONE


class RemoveInfantry(Effect):
    """Infantry of your choice is removed."""

    word = "kill"
    cost = -2

    def can_happen(self, g: Fortress, amount: int) -> bool:
        return total(g.standing) + total(g.lying) > 0

    def do(self, g: Fortress, amount: int) -> Steps:
        return (Cull(),) * min(amount, total(g.standing) + total(g.lying))


class Cull(QuietCommand):
    """A card removes an infantryman of your choice, in any sector."""

    rule = "21.5"

    def universe(self, g: Fortress, seat: int) -> list[int]:
        sectors = range(g.sectors())
        found = [vocabulary.REMOVE + sector for sector in sectors]
        return found + [vocabulary.REMOVE + SECTORS + sector for sector in sectors]

    def why_not(self, g: Fortress, option: int) -> Reason | None:
        return walls.why_nobody(g, option & NOUN)

    def choose(self, g: Fortress, option: int) -> Steps:
        walls.remove(g, option & NOUN)
        return DONE


class SuppressInfantry(Effect):
    """Infantry of your choice is suppressed."""

    word = "pin"
    cost = -1

    def can_happen(self, g: Fortress, amount: int) -> bool:
        return total(g.standing) > 0

    def do(self, g: Fortress, amount: int) -> Steps:
        return (PinAny(),) * min(amount, total(g.standing))


class PinAny(QuietCommand):
    """A card suppresses an infantryman of your choice, in any sector."""

    rule = "21.5"

    def universe(self, g: Fortress, seat: int) -> list[int]:
        return [vocabulary.PIN + sector for sector in range(g.sectors())]

    def why_not(self, g: Fortress, option: int) -> Reason | None:
        return walls.why_no_pin(g, option & NOUN)

    def choose(self, g: Fortress, option: int) -> Steps:
        walls.pin(g, option & NOUN)
        return DONE


class AddPieces(Effect):
    """Artillery pieces come to the map."""

    word = "gun"
    cost = 5

    def can_happen(self, g: Fortress, amount: int) -> bool:
        return g.pieces_out() < PIECES

    def do(self, g: Fortress, amount: int) -> Steps:
        for _ in range(min(amount, PIECES - g.pieces_out())):
            hit_bag.place_piece(g)
        return DONE


class TakePieces(Effect):
    """Artillery pieces of your choice go back to their track."""

    word = "gun"
    is_less = True
    cost = -5

    def can_happen(self, g: Fortress, amount: int) -> bool:
        return g.pieces_out() > 0

    def do(self, g: Fortress, amount: int) -> Steps:
        return (TakePiece(),) * min(amount, g.pieces_out())


class TakePiece(QuietCommand):
    """A card sends an artillery piece of your choice back to its track."""

    rule = "21.5"

    def universe(self, g: Fortress, seat: int) -> list[int]:
        return guns.list_pieces(g)

    def why_not(self, g: Fortress, option: int) -> Reason | None:
        return ONLY_ARTILLERY if option & NOUN < NUMBERED else None

    def choose(self, g: Fortress, option: int) -> Steps:
        guns.take(g, option & NOUN)
        return DONE


class OpenRoutes(Effect):
    """New supply routes are opened."""

    word = "route"
    cost = -4

    def can_happen(self, g: Fortress, amount: int) -> bool:
        return mobilisation.has_route_left(g)

    def do(self, g: Fortress, amount: int) -> Steps:
        return (mobilisation.OpenRoute(),) * amount


class LoseTokens(Effect):
    """Delivery tokens leave the game."""

    word = "token"
    is_less = True
    cost = 3

    def can_happen(self, g: Fortress, amount: int) -> bool:
        return total(g.depot_count) > 0

    def do(self, g: Fortress, amount: int) -> Steps:
        for _ in range(amount):
            turn_track.lose_token(g)
        return DONE
