"""21.2 Effects of cards on tracks: markers move, with all that happens at their ends."""

from typing import Final

from siegeworks.core.steps import DONE, Steps
from siegeworks.games.hegra.rules import (
    events,
    infantry,
    maintenance,
    mobilisation,
    morale,
    supply_runs,
    surrender,
    vocabulary,
)
from siegeworks.games.hegra.rules.pieces import (
    MOBILISATION,
    SKULL,
)
from siegeworks.games.hegra.rules.scripts import Effect
from siegeworks.games.hegra.rules.state import Fortress

LOST_GAME: Final = 100  # what it costs to lose at once, for bots


class RaiseMorale(Effect):
    """Morale rises."""

    word = "morale"
    cost = -2

    def do(self, g: Fortress, amount: int) -> Steps:
        return (morale.MoraleUp(amount),)


class LowerMorale(Effect):
    """Morale falls; as a price it must be there, but for a single step."""

    word = "morale"
    is_less = True
    cost = 2

    def can_happen(self, g: Fortress, amount: int) -> bool:
        return amount == 1 or g.morale >= amount

    def do(self, g: Fortress, amount: int) -> Steps:
        return (morale.MoraleDown(amount),)


class GainSupplies(Effect):
    """Supplies come."""

    word = "supply"
    cost = -2

    def do(self, g: Fortress, amount: int) -> Steps:
        g.gain_supplies(amount)
        return DONE


class LoseSupplies(Effect):
    """Supplies go."""

    word = "supply"
    is_less = True
    cost = 2

    def can_happen(self, g: Fortress, amount: int) -> bool:
        return g.supplies >= amount

    def do(self, g: Fortress, amount: int) -> Steps:
        g.gain_supplies(-amount)
        return DONE


class RaiseSuspicion(Effect):
    """Suspicion grows."""

    word = "suspicion"
    cost = 1

    def do(self, g: Fortress, amount: int) -> Steps:
        return (supply_runs.SuspicionUp(amount),)


class LowerSuspicion(Effect):
    """Suspicion falls."""

    word = "suspicion"
    is_less = True
    cost = -1

    def can_happen(self, g: Fortress, amount: int) -> bool:
        return g.suspicion > g.tables.suspicion_floor

    def do(self, g: Fortress, amount: int) -> Steps:
        supply_runs.lower_suspicion(g, amount)
        return DONE


class RaiseDefence(Effect):
    """Defence rises."""

    word = "defence"
    cost = -3

    def can_happen(self, g: Fortress, amount: int) -> bool:
        return g.defence < g.tables.defence_top

    def do(self, g: Fortress, amount: int) -> Steps:
        infantry.raise_defence(g, amount)
        return DONE


class LowerDefence(Effect):
    """Defence falls."""

    word = "defence"
    is_less = True
    cost = 3

    def do(self, g: Fortress, amount: int) -> Steps:
        return (infantry.DefenceDown(amount),)


class MoreSnow(Effect):
    """Snow grows."""

    word = "snow"
    cost = 1

    def do(self, g: Fortress, amount: int) -> Steps:
        return (events.SnowRight(amount),)


class LessSnow(Effect):
    """Snow is cleared."""

    word = "snow"
    is_less = True
    cost = -1

    def do(self, g: Fortress, amount: int) -> Steps:
        return (maintenance.SnowLeft(amount),)


class RaiseFear(Effect):
    """Fear grows."""

    word = "fear"
    cost = 2

    def can_happen(self, g: Fortress, amount: int) -> bool:
        return g.stage == MOBILISATION and g.fear < g.tables.fear_top

    def do(self, g: Fortress, amount: int) -> Steps:
        mobilisation.move_fear(g, amount)
        return DONE


class LowerFear(Effect):
    """Fear falls."""

    word = "fear"
    is_less = True
    cost = -2

    def can_happen(self, g: Fortress, amount: int) -> bool:
        return g.stage == MOBILISATION and g.fear > 0

    def do(self, g: Fortress, amount: int) -> Steps:
        mobilisation.move_fear(g, -amount)
        return DONE


class RaiseDoubt(Effect):
    """Doubt grows."""

    word = "doubt"
    cost = 3

    def can_happen(self, g: Fortress, amount: int) -> bool:
        return g.stage == MOBILISATION and g.doubt < len(g.tables.doubt_discs) - 1

    def do(self, g: Fortress, amount: int) -> Steps:
        mobilisation.move_doubt(g, amount)
        return DONE


class LowerDoubt(Effect):
    """Doubt falls."""

    word = "doubt"
    is_less = True
    cost = -3

    def can_happen(self, g: Fortress, amount: int) -> bool:
        return g.stage == MOBILISATION and g.doubt > 0

    def do(self, g: Fortress, amount: int) -> Steps:
        mobilisation.move_doubt(g, -amount)
        return DONE


class RaiseSurrender(Effect):
    """The Surrender marker goes up. Earlier steps ask for fewer defenders; the last one loses."""

    word = "surrender"
    cost = 8

    def do(self, g: Fortress, amount: int) -> Steps:
        g.tell(vocabulary.SURRENDER_REASON, surrender.CARD)
        return (surrender.SurrenderUp(amount),)

    def weigh(self, g: Fortress, amount: int) -> int:
        return LOST_GAME if g.surrender == SKULL - 1 else self.cost


class LowerSurrender(Effect):
    """The Surrender marker goes down; only close to the skull is that worth much."""

    word = "surrender"
    is_less = True
    cost = -8

    def can_happen(self, g: Fortress, amount: int) -> bool:
        return g.surrender > 0

    def do(self, g: Fortress, amount: int) -> Steps:
        surrender.lower_surrender(g, amount)
        return DONE

    def weigh(self, g: Fortress, amount: int) -> int:
        return self.cost if g.surrender == SKULL - 1 else 0
