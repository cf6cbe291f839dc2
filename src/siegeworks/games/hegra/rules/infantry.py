"""7 Infantry: new troops and their attack."""

from typing import Final

from mypy_extensions import mypyc_attr

from siegeworks.core.steps import DONE, NOUN, Reason, Rule, Steps
from siegeworks.games.hegra.rules import hit_bag, vocabulary
from siegeworks.games.hegra.rules.injuries import INJURE_POST
from siegeworks.games.hegra.rules.pieces import (
    EDITION_2023,
    NONE,
    ON_MORTARS,
    ON_SWIFT,
    ROOM,
    SECTORS,
    TYPES,
)
from siegeworks.games.hegra.rules.state import Die, Fortress, QuietCommand, total

NOTHING: Final = 0
GRENADE: Final = 1
HIT: Final = 2
MOVE: Final = 3

# Why somebody cannot fall
TIRED_FIRST: Final = Reason("tired-first", "7.8")
NOBODY_THERE: Final = Reason("nobody-there", "7.8")


class NewInfantry(Rule[Fortress]):
    """As many as the event card says go to the lowest sector with room."""

    rule = "7.1"

    def run(self, g: Fortress) -> Steps:
        add_infantry(g, g.tables.event_infantry[g.event])
        return DONE


def add_infantry(g: Fortress, count: int) -> None:
    """New infantry fill the sectors from the lowest on, five in each."""
    left = min(count, g.spare_infantry())
    for sector in range(g.sectors()):
        come = min(left, ROOM - g.troops(sector))
        if come > 0:
            g.standing[sector] += come
            left -= come
            g.tell(vocabulary.INFANTRY_ADDED, sector, come)


class InfantryAttack(Rule[Fortress]):
    """With nobody in the positions the infantry simply advance; else they roll and act."""

    rule = "7.2"

    def run(self, g: Fortress) -> Steps:
        if is_undefended(g):
            g.tell(vocabulary.UNDEFENDED)
            advance(g, g.standing[:])
            return (CHARGE,)
        return (*roll_on(g, 0), STAND_UP, GRENADES, HITS, ADVANCE, CHARGE)


def is_undefended(g: Fortress) -> bool:
    """7.2: whether nobody holds a position, so that infantry need not roll."""
    return g.leftmost() == NONE


def roll_on(g: Fortress, sector: int) -> Steps:
    """The first die of the next sector with standing infantry."""
    for further in range(sector, g.sectors()):
        if g.standing[further]:
            return (InfantryRoll(further, g.standing[further]),)
    return DONE


@mypyc_attr(free_list_len=1)
class InfantryRoll(Die):
    """A die for each standing infantryman, sector by sector from the lowest."""

    rule = "7.3"
    takes = ("sector", "amount")

    def __init__(self, sector: int, amount: int) -> None:
        self.sector: Final = sector
        self.amount: Final = amount

    def resolve(self, g: Fortress, outcome: int) -> Steps:
        g.tell(vocabulary.INFANTRY_ROLLS, self.sector, outcome)
        does = read_die(g, self.sector, outcome)
        if does == MOVE:
            g.movers[self.sector] += 1
        elif does == HIT:
            g.hits += 1
        elif does == GRENADE:
            g.grenades += 1
        if self.amount > 1:
            return (InfantryRoll(self.sector, self.amount - 1),)
        return roll_on(g, self.sector + 1)


def is_rolling(g: Fortress, sector: int) -> bool:
    """7.3: whether some dice of a sector are cast in the attack under way, and some are not."""
    if not g.agenda:
        return False
    step = g.agenda[-1]
    if not isinstance(step, InfantryRoll) or step.sector != sector:
        return False
    return step.amount < g.standing[sector]


def read_die(g: Fortress, sector: int, face: int) -> int:
    """7.3: what a face of the die makes infantry in a sector do."""
    does = g.tables.faces[g.sector_row(sector)][face]
    return find_spur(g, sector) if does == NOTHING and g.ongoing else does


def find_spur(g: Fortress, sector: int) -> int:
    """20.6: what infantry whose die shows nothing do in a sector with mortars or a swift one."""
    if g.has_marker(ON_MORTARS, sector):
        return GRENADE
    return MOVE if g.has_marker(ON_SWIFT, sector) else NOTHING


class StandUp(Rule[Fortress]):
    """Suppressed infantry stand up."""

    rule = "7.4"

    def run(self, g: Fortress) -> Steps:
        stand_up(g)
        return DONE


def stand_up(g: Fortress) -> None:
    """All infantry stands."""
    if total(g.lying):
        g.tell(vocabulary.STAND_UP, total(g.lying))
    for sector in range(SECTORS):
        g.standing[sector] += g.lying[sector]
        g.lying[sector] = 0


class Grenades(Rule[Fortress]):
    """Two or more grenades lower Defence by one."""

    rule = "7.5"

    def run(self, g: Fortress) -> Steps:
        thrown = g.grenades
        g.grenades = 0
        if thrown < 2:
            return DONE
        g.tell(vocabulary.GRENADES_THROWN, thrown)
        return (DefenceDown(1),)


class Hits(Rule[Fortress]):
    """Hits less Defence injure the defenders in the positions, from the left."""

    rule = "7.6"

    def run(self, g: Fortress) -> Steps:
        taken = max(0, g.hits - g.defence)
        if g.hits:
            g.tell(vocabulary.HITS_TAKEN, g.hits, taken)
        g.hits = 0
        return (INJURE_POST,) * min(taken, g.manned())


class Advance(Rule[Fortress]):
    """Those who move go up a sector, from the highest sector on."""

    rule = "7.7"

    def run(self, g: Fortress) -> Steps:
        movers = g.movers
        g.movers = [0] * SECTORS
        advance(g, movers)
        return DONE


def advance(g: Fortress, movers: list[int]) -> None:
    """Standing infantry go up one sector, past full ones; above the top they charge."""
    top = g.sectors()
    for sector in range(top - 1, -1, -1):
        for _ in range(movers[sector]):
            g.standing[sector] -= 1
            above = sector + 1
            while above < top and g.troops(above) >= ROOM:
                above += 1
            if above < top:
                g.standing[above] += 1
            else:
                g.charging += 1
        if movers[sector]:
            g.tell(vocabulary.INFANTRY_MOVES, sector, movers[sector])


class Charge(Rule[Fortress]):
    """Each charging infantryman injures the leftmost defender in a position, or kills one."""

    rule = "7.8"

    def run(self, g: Fortress) -> Steps:
        if g.charging == 0:
            return DONE
        g.charging -= 1
        g.tell(vocabulary.CHARGE)
        return (INJURE_POST if g.manned() else Fall(), self)


class Fall(QuietCommand):
    """With nobody in the positions a tired defender of your choice (23.1) dies, or a ready one."""

    rule = "7.8"

    def area(self, g: Fortress) -> list[int]:
        """Whom the charge reaches; with nobody tired nobody in 2023 (22.4)."""
        if total(g.tired) or g.edition == EDITION_2023:
            return g.tired
        return g.ready

    def universe(self, g: Fortress, seat: int) -> list[int]:
        return [vocabulary.FALL + who for who in range(TYPES)]

    def why_not(self, g: Fortress, option: int) -> Reason | None:
        who = option & NOUN
        if self.area(g)[who]:
            return None
        return TIRED_FIRST if g.ready[who] else NOBODY_THERE

    def choose(self, g: Fortress, option: int) -> Steps:
        who = option & NOUN
        self.area(g)[who] -= 1
        g.morgue[who] += 1
        g.tell(vocabulary.FALLEN, who)
        return DONE


def raise_defence(g: Fortress, amount: int) -> None:
    """Defence rises up to the end of its track."""
    now = min(g.tables.defence_top, g.defence + amount)
    if now > g.defence:
        g.defence = now
        g.tell(vocabulary.DEFENCE_NOW, now)


class DefenceDown(Rule[Fortress]):
    """Defence falls; each step below 0 draws a tile from the Hit bag instead."""

    rule = "7.5"
    takes = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def run(self, g: Fortress) -> Steps:
        fall = min(self.amount, g.defence)
        g.defence -= fall
        if fall:
            g.tell(vocabulary.DEFENCE_NOW, g.defence)
        return (hit_bag.Salvo(1),) * (self.amount - fall)


STAND_UP: Final = StandUp()
GRENADES: Final = Grenades()
HITS: Final = Hits()
ADVANCE: Final = Advance()
CHARGE: Final = Charge()
