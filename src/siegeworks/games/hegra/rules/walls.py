"""11 Defend the walls."""

from typing import Final

from mypy_extensions import mypyc_attr

from siegeworks.core.steps import DONE, NOUN, Reason, Rule, Steps
from siegeworks.games.hegra.rules import injuries, state, vocabulary
from siegeworks.games.hegra.rules.pieces import (
    EDITION_1940,
    FIND_TELEPHONE,
    JAMMED,
    MOBILISATION,
    NO_MACHINE_GUN,
    NONE,
    OFFICER,
    ON_COVER,
    ON_DUG_IN,
    ON_SMOKE,
    POSITIONS,
    READY,
    RECKLESS,
    SECTORS,
    SOLDIER,
    TELEPHONE,
    TYPES,
    WHOLE,
)
from siegeworks.games.hegra.rules.state import Command, Fortress, Leave, QuietCommand

# The second number of a shot: what was thrown, how many it takes, and whether fewer will do
TOTAL_MASK: Final = 31
TOTAL_BITS: Final = 5
COUNT_MASK: Final = 15
FEWER: Final = 1 << 9
SURE: Final = 31  # a throw that needs no die
HITS_FROM: Final = 4

# Why something cannot be done
HAS_FIRED: Final = Reason("has-fired", "11.2")
OUT_OF_RANGE: Final = Reason("out-of-range", "11.3")
GUN_JAMMED: Final = Reason("gun-jammed", "11.4")
NO_SUPPLIES: Final = Reason("no-supplies", "11.4", 1, 0)
NOBODY_STANDS: Final = Reason("nobody-stands", "2.8")
NOBODY_LIES: Final = Reason("nobody-lies", "2.8")
DUG_IN: Final = Reason("dug-in", "20.6")
BELOW_REACH: Final = Reason("below-reach", "11.3")
IN_SMOKE: Final = Reason("in-smoke", "20.6")
IN_COVER: Final = Reason("in-cover", "20.6", HITS_FROM + 1, HITS_FROM)
MUST_HIT: Final = Reason("must-hit", "11.3")


class Walls(Rule[Fortress]):
    """Every defender in a position fires, some are reckless, and the telephone helps."""

    rule = "11.2"

    def run(self, g: Fortress) -> Steps:
        g.fired = 0
        g.phone = 0
        if g.stage == MOBILISATION:
            return DONE
        # Damaged, the telephone only adds to dice: nobody would have it wait for them.
        if g.facility[FIND_TELEPHONE] != WHOLE and g.uses(TELEPHONE):
            return (Call(), Defend())
        return (Defend(),)


class Call(Rule[Fortress]):
    """The telephone adds to all dice still to come; repaired, it also suppresses infantry."""

    rule = "11.1"

    def run(self, g: Fortress) -> Steps:
        calls = g.uses(TELEPHONE)
        g.phone = calls
        g.tell(vocabulary.TELEPHONE, calls)
        if g.facility[FIND_TELEPHONE] != WHOLE:
            return (Leave(TELEPHONE),)
        return (*((PinSector(),) * calls), Leave(TELEPHONE))


class PinSector(Command):
    """The repaired telephone suppresses two infantry in one sector, or only one, or none."""

    rule = "11.1"

    def universe(self, g: Fortress, seat: int) -> list[int]:
        sectors = range(g.sectors())
        found = [vocabulary.PIN + sector for sector in sectors]
        for sector in sectors:
            if min(g.tables.telephone_pins, g.standing[sector]) > 1:
                found.append(vocabulary.PIN_ONE + sector)
        return [*found, vocabulary.DONE]

    def why_not(self, g: Fortress, option: int) -> Reason | None:
        return None if option == vocabulary.DONE else why_no_pin(g, option & NOUN)

    def choose(self, g: Fortress, option: int) -> Steps:
        if option == vocabulary.DONE:
            return DONE
        sector = option & NOUN
        most = 1 if option & ~NOUN == vocabulary.PIN_ONE else g.tables.telephone_pins
        for _ in range(min(most, g.standing[sector])):
            pin(g, sector)
        return DONE


@mypyc_attr(free_list_len=1)
class Defend(Command):
    """Each defender fires once; one may use the machine gun; some are reckless; some telephone.

    All in an order of your choice.
    """

    rule = "11.2"

    def universe(self, g: Fortress, seat: int) -> list[int]:
        found = [vocabulary.WORK + TELEPHONE] if g.uses(TELEPHONE) else []
        for position in range(POSITIONS):
            if g.post[position] != NONE:
                found.append(vocabulary.SHOOT + position)
                if has_machine_gun(g, position) and why_silent(g, position) is None:
                    found.append(vocabulary.MACHINE_GUN + position)
                    if g.machine_gun == READY:
                        found.append(vocabulary.MACHINE_GUN_SUPPLY + position)
        return found + list_reckless(g)

    def why_not(self, g: Fortress, option: int) -> Reason | None:
        verb = option & ~NOUN
        if verb == vocabulary.SHOOT:
            return why_silent(g, option & NOUN)
        if verb == vocabulary.MACHINE_GUN and g.machine_gun == JAMMED:
            return GUN_JAMMED
        return NO_SUPPLIES if verb == vocabulary.MACHINE_GUN_SUPPLY and not g.supplies else None

    def options(self, g: Fortress) -> list[int]:
        return super().options(g) or [vocabulary.DONE]

    def choose(self, g: Fortress, option: int) -> Steps:
        if option == vocabulary.DONE:
            return (Leave(TELEPHONE), Leave(RECKLESS))
        noun = option & NOUN
        verb = option - noun
        if verb == vocabulary.WORK:
            return (Call(), self)
        if verb == vocabulary.RECKLESS:
            return (Reckless(noun), self)
        g.fired |= 1 << noun
        if verb == vocabulary.SHOOT:
            return (Shoot(noun), self)
        if verb == vocabulary.MACHINE_GUN_SUPPLY:
            g.gain_supplies(-1)
            return (MachineGun(noun, 1), self)
        return (MachineGun(noun, 0), self)


def why_silent(g: Fortress, position: int) -> Reason | None:
    """11.2: why the defender in a position cannot fire, or None."""
    if g.fired >> position & 1:
        return HAS_FIRED
    return None if has_target(g, g.post[position]) else OUT_OF_RANGE


def has_machine_gun(g: Fortress, position: int) -> bool:
    """11.4: whether the machine gun, jammed or not, stands at a position: not at the front."""
    return position > 0 and g.machine_gun != NO_MACHINE_GUN


def list_reckless(g: Fortress) -> list[int]:
    """11.5: the reckless who have infantry in range, as options; others stay (23.12)."""
    found: list[int] = []
    for who in range(TYPES):
        if g.jobs[RECKLESS * TYPES + who] and has_target(g, who):
            found.append(vocabulary.RECKLESS + who)
    return found


@mypyc_attr(free_list_len=1)
class Shoot(state.Die):
    """1-3 suppresses one infantryman in range, 4-6 removes one."""

    rule = "11.2"
    takes = ("position",)

    def __init__(self, position: int) -> None:
        self.position: Final = position

    def resolve(self, g: Fortress, outcome: int) -> Steps:
        thrown = count_throw(g, outcome, 0)
        g.tell(vocabulary.SHOT, self.position, thrown)
        return aim(g.post[self.position], 1, thrown, 0)


def count_throw(g: Fortress, die: int, with_supply: int) -> int:
    """11.1 and 11.4: what a die counts with the telephone, and for the machine gun a supply."""
    return die + g.phone + with_supply * g.tables.machine_gun_bonus


class MachineGun(state.Die):
    """As firing, but for up to three infantry; then it jams. A supply adds 2 to the die."""

    rule = "11.4"
    takes = ("position", "with_supply:yes-no")

    def __init__(self, position: int, with_supply: int) -> None:
        self.position: Final = position
        self.with_supply: Final = with_supply

    def resolve(self, g: Fortress, outcome: int) -> Steps:
        thrown = count_throw(g, outcome, self.with_supply)
        g.tell(vocabulary.MACHINE_GUN_FIRES, self.position, thrown)
        g.machine_gun = JAMMED
        g.tell(vocabulary.MACHINE_GUN_JAMS)
        fewer = FEWER if g.edition == EDITION_1940 else 0  # 22.5
        return aim(g.post[self.position], g.tables.machine_gun_hits, thrown, fewer)


class Reckless(Rule[Fortress]):
    """Two infantry in range are removed, and the defender is injured."""

    rule = "11.5"
    takes = ("defender",)

    def __init__(self, defender: int) -> None:
        self.defender: Final = defender

    def run(self, g: Fortress) -> Steps:
        g.jobs[RECKLESS * TYPES + self.defender] -= 1
        g.tell(vocabulary.RECKLESS_DEFENCE, self.defender)
        count = g.tables.reckless_hits
        return (hit_surely(self.defender, count), injuries.Wound(self.defender))


def why_nobody(g: Fortress, target: int) -> Reason | None:
    """Why no infantry, standing or lying, can be removed from a sector, or None."""
    if target < SECTORS:
        return None if g.standing[target] else NOBODY_STANDS
    return None if g.lying[target - SECTORS] else NOBODY_LIES


def why_no_pin(g: Fortress, sector: int) -> Reason | None:
    """Why no infantry in a sector can be suppressed, or None."""
    why = why_nobody(g, sector)
    return DUG_IN if why is None and g.ongoing and g.has_marker(ON_DUG_IN, sector) else why


def can_pin(g: Fortress, sector: int) -> bool:
    """Whether infantry in a sector can be suppressed."""
    return why_no_pin(g, sector) is None


def pin(g: Fortress, sector: int) -> None:
    """An infantryman is suppressed: he lies down."""
    g.standing[sector] -= 1
    g.lying[sector] += 1
    g.tell(vocabulary.PINNED, sector)


def remove(g: Fortress, target: int) -> None:
    """An infantryman, standing or lying, goes to the Reserve."""
    if target < SECTORS:
        g.standing[target] -= 1
    else:
        g.lying[target - SECTORS] -= 1
    g.tell(vocabulary.REMOVED, target)


def why_unseen(g: Fortress, who: int, sector: int) -> Reason | None:
    """11.3: why a type of defender cannot shoot into a sector, or None."""
    if sector < g.tables.reach[g.stage][who]:
        return BELOW_REACH
    if g.ongoing and who != SOLDIER and who != OFFICER and g.has_marker(ON_SMOKE, sector):
        return IN_SMOKE
    return None


def is_covered(g: Fortress, sector: int, thrown: int) -> bool:
    """20.6: whether a throw that removes elsewhere only suppresses in a sector."""
    return bool(g.ongoing) and thrown == HITS_FROM and g.has_marker(ON_COVER, sector)


def why_unhit(g: Fortress, who: int, target: int, thrown: int) -> Reason | None:
    """11.3: why a throw of a type of defender cannot remove infantry, or None."""
    sector = target if target < SECTORS else target - SECTORS
    why = why_unseen(g, who, sector)
    if why is not None:
        return why
    if is_covered(g, sector, thrown):
        return IN_COVER
    return why_nobody(g, target)


def why_unpinned(g: Fortress, who: int, sector: int) -> Reason | None:
    """11.3: why a type of defender cannot suppress infantry in a sector, or None."""
    why = why_unseen(g, who, sector)
    return why_no_pin(g, sector) if why is None else why


def has_target(g: Fortress, who: int) -> bool:
    """Whether there is any infantry that a type of defender can shoot at."""
    for sector in range(g.tables.reach[g.stage][who], g.sectors()):
        if g.troops(sector) and why_unseen(g, who, sector) is None:
            return True
    return False


def is_hit(thrown: int) -> bool:
    """11.2: whether a throw removes infantry; a lower one suppresses."""
    return thrown >= HITS_FROM


def aim(who: int, count: int, thrown: int, fewer: int) -> Steps:
    """What a throw does to infantry in range."""
    shot = fewer | count << TOTAL_BITS | min(thrown, SURE - 1)
    return (Remove(who, shot),) if is_hit(thrown) else (Suppress(who, shot),)


def spend_one(shot: int) -> int:
    """The same shot after it took one."""
    return shot - (1 << TOTAL_BITS)


def is_last(shot: int) -> bool:
    """Whether a shot takes one more only."""
    return shot >> TOTAL_BITS & COUNT_MASK == 1


def hit_surely(who: int, count: int) -> "Remove":
    """A shot that takes so many without a throw."""
    return Remove(who, count << TOTAL_BITS | SURE)


@mypyc_attr(free_list_len=1)
class Remove(QuietCommand):
    """Infantry in range, standing or lying, are removed one by one; a 4 pins those in cover."""

    rule = "11.3"
    takes = ("defender", "shots")

    def __init__(self, defender: int, shots: int) -> None:
        self.defender: Final = defender
        self.shots: Final = shots

    def universe(self, g: Fortress, seat: int) -> list[int]:
        thrown = self.shots & TOTAL_MASK
        found: list[int] = []
        for sector in range(g.sectors()):
            found += [vocabulary.REMOVE + sector, vocabulary.REMOVE + SECTORS + sector]
            if is_covered(g, sector, thrown):
                found.append(vocabulary.PIN + sector)
        return [*found, vocabulary.DONE]

    def why_not(self, g: Fortress, option: int) -> Reason | None:
        if option == vocabulary.DONE:
            return None if option in self.options(g) else MUST_HIT
        if option & ~NOUN == vocabulary.PIN:
            return why_unpinned(g, self.defender, option & NOUN)
        return why_unhit(g, self.defender, option & NOUN, self.shots & TOTAL_MASK)

    def options(self, g: Fortress) -> list[int]:
        thrown = self.shots & TOTAL_MASK
        found: list[int] = []
        for sector in range(g.tables.reach[g.stage][self.defender], g.sectors()):
            if is_covered(g, sector, thrown):
                if why_unpinned(g, self.defender, sector) is None:
                    found.append(vocabulary.PIN + sector)
            else:
                if why_unhit(g, self.defender, sector, thrown) is None:
                    found.append(vocabulary.REMOVE + sector)
                if why_unhit(g, self.defender, SECTORS + sector, thrown) is None:
                    found.append(vocabulary.REMOVE + SECTORS + sector)
        if self.shots & FEWER or not found:
            found.append(vocabulary.DONE)
        return found

    def choose(self, g: Fortress, option: int) -> Steps:
        if option == vocabulary.DONE:
            return DONE
        if option & ~NOUN == vocabulary.PIN:
            pin(g, option & NOUN)
        else:
            remove(g, option & NOUN)
        return DONE if is_last(self.shots) else (Remove(self.defender, spend_one(self.shots)),)


@mypyc_attr(free_list_len=1)
class Suppress(QuietCommand):
    """Infantry in range are suppressed one by one."""

    rule = "11.3"
    takes = ("defender", "shots")

    def __init__(self, defender: int, shots: int) -> None:
        self.defender: Final = defender
        self.shots: Final = shots

    def universe(self, g: Fortress, seat: int) -> list[int]:
        return [*(vocabulary.PIN + s for s in range(g.sectors())), vocabulary.DONE]

    def why_not(self, g: Fortress, option: int) -> Reason | None:
        if option == vocabulary.DONE:
            return None if option in self.options(g) else MUST_HIT
        return why_unpinned(g, self.defender, option & NOUN)

    def options(self, g: Fortress) -> list[int]:
        found: list[int] = []
        for sector in range(g.tables.reach[g.stage][self.defender], g.sectors()):
            if why_unpinned(g, self.defender, sector) is None:
                found.append(vocabulary.PIN + sector)
        if self.shots & FEWER or not found:
            found.append(vocabulary.DONE)
        return found

    def choose(self, g: Fortress, option: int) -> Steps:
        if option == vocabulary.DONE:
            return DONE
        pin(g, option & NOUN)
        return DONE if is_last(self.shots) else (Suppress(self.defender, spend_one(self.shots)),)
