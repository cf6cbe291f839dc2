"""22 The end of the round."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Reason, Rule, Steps
from siegeworks.games.stronghold.rules import ground, objectives, plans, rituals, vocabulary
from siegeworks.games.stronghold.rules.asking import QuietQuestion
from siegeworks.games.stronghold.rules.pieces import (
    DEAD,
    DEFENDER,
    KINDS,
    NONE,
    OPEN_WARDS,
    PAID,
    SECTIONS,
    STOCK,
)
from siegeworks.games.stronghold.rules.state import HELD, Castle, count_kinds


class EndOfRound(Rule[Castle]):
    """Objectives, the Hospital, what expires, what was paid, the hourglasses; then on or held
    (23.32)."""

    rule = "22.1"

    def run(self, g: Castle) -> Steps:
        g.tell(vocabulary.ASSAULT_ENDS, g.round)
        met = objectives.check_all(g, objectives.AFTER_ASSAULT)
        return (*met, Recover(count_recovering(g)), EXPIRE)


def count_recovering(g: Castle) -> int:
    """22.2: how many get up in a round; fewer once the wards were opened (18.3)."""
    count = g.tables.recovering
    if plans.is_played(g, OPEN_WARDS):
        count -= g.tables.plan_take[OPEN_WARDS]
    return count


class Recover(QuietQuestion):
    """Two of the Hospital, the defender's choice, go to the Courtyard, the others to the stock."""

    rule = "22.2"
    who = DEFENDER
    takes = ("count",)

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def advance(self, g: Castle) -> bool:
        if self.count == 0 or count_kinds(g.garrison, ground.HOSPITAL_POST) == 0:
            self.clear(g)
            return True
        return super().advance(g)

    def clear(self, g: Castle) -> None:
        """The rest of the Hospital goes back to the stock."""
        for kind in range(KINDS):
            left = g.garrison[ground.HOSPITAL_POST * KINDS + kind]
            if left:
                g.garrison[ground.HOSPITAL_POST * KINDS + kind] = 0
                g.garrison[STOCK * KINDS + kind] += left
                g.tell(vocabulary.SENT_AWAY, kind, left)

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [vocabulary.RECOVER + kind for kind in range(KINDS)]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        have = g.garrison[ground.HOSPITAL_POST * KINDS + (option & NOUN)]
        return None if have else Reason("nobody-in-hospital", "22.2", 1, 0)

    def choose(self, g: Castle, option: int) -> Steps:
        kind = option & NOUN
        g.garrison[ground.HOSPITAL_POST * KINDS + kind] -= 1
        g.garrison[ground.COURTYARD_POST * KINDS + kind] += 1
        g.tell(vocabulary.RECOVERED, kind)
        return (Recover(self.count - 1),)


class Expire(Rule[Castle]):
    """What lasts for a round comes off, what was paid is gone, finished actions are free again
    (23.24 and 23.49)."""

    rule = "22.3"

    def run(self, g: Castle) -> Steps:
        g.glare = g.blessing = g.malfunction = NONE
        g.oath = 0
        rituals.bring_home(g)
        g.orders = [NONE] * SECTIONS  # 13.10
        g.orders_worked = 0
        g.mixed = []
        clear_payments(g)
        clear_hourglasses(g)
        g.used = g.maneuvers = g.hero_used = g.heroic_used = 0
        g.tell(vocabulary.ROUND_ENDS, g.round)
        if g.round == g.tables.rounds:
            return (Held(),)
        return DONE


def clear_payments(g: Castle) -> None:
    """22.4: paid units leave the game, paid wood goes back to its pile."""
    for kind in range(KINDS):
        g.horde[DEAD * KINDS + kind] += g.horde[PAID * KINDS + kind]
        g.horde[PAID * KINDS + kind] = 0
    g.wood_paid = 0


def clear_hourglasses(g: Castle) -> None:
    """22.5: hourglasses leave the finished actions; on others they wait."""
    for action in range(len(g.laid)):
        if g.finished >> action & 1:
            g.laid[action] = 0
    g.finished = 0


class Held(Rule[Castle]):
    """No breach in the last round: the defender has won."""

    rule = "1.3"

    def run(self, g: Castle) -> Steps:
        g.tell(vocabulary.CASTLE_HELD, g.round)
        g.ending = HELD
        return DONE


END_OF_ROUND: Final = EndOfRound()
EXPIRE: Final = Expire()
