"""11 Defend the walls."""

from typing import Final

from mypy_extensions import mypyc_attr

from siegeworks.core.steps import DONE, NOUN, Refusal, Rule, Steps
from siegeworks.games.hegra.rules import injuries, log, state
from siegeworks.games.hegra.rules.pieces import (
    EDITION_1940,
    FIND_TELEPHONE,
    JAMMED,
    MOBILISATION,
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
from siegeworks.games.hegra.rules.state import Command, Fortress

# The second number of a shot: what was thrown, how many it takes, and whether fewer will do
TOTAL_MASK: Final = 31

TOTAL_BITS: Final = 5

COUNT_MASK: Final = 15

FEWER: Final = 1 << 9

SURE: Final = 31  # a throw that needs no die

HITS_FROM: Final = 4


class Walls(Rule[Fortress]):
    """The field telephone first, then every defender in a position fires."""

    rule = "11.1"

    def run(self, g: Fortress) -> Steps:
        g.fired = 0
        g.phone = 0
        if g.stage == MOBILISATION:
            return DONE
        calls = g.uses(TELEPHONE)
        g.leave(TELEPHONE)
        if calls == 0:
            return (Defend(),)
        g.phone = calls
        g.tell(log.TELEPHONE, calls)
        if g.facility[FIND_TELEPHONE] != WHOLE:
            return (Defend(),)
        return (*((PinSector(),) * calls), Defend())


class PinSector(Command):
    """The repaired telephone suppresses up to two infantry in one sector."""

    rule = "11.1"

    def options(self, g: Fortress) -> list[int]:
        found = [log.PIN + s for s in range(g.sectors()) if can_pin(g, s)]
        return [*found, log.DONE] if found else []

    def choose(self, g: Fortress, option: int) -> Steps:
        if option == log.DONE:
            return DONE
        sector = option & NOUN
        for _ in range(min(g.tables.telephone_pins, g.standing[sector])):
            pin(g, sector)
        return DONE


@mypyc_attr(free_list_len=1)
class Defend(Command):
    """Each defender fires once, in any order; one may use the machine gun; some are reckless."""

    rule = "11.2"

    def options(self, g: Fortress) -> list[int]:
        found: list[int] = []
        for position in range(POSITIONS):
            who = g.post[position]
            if who != NONE and not g.fired >> position & 1 and has_target(g, who):
                found.append(log.SHOOT + position)
                if position and g.machine_gun == READY:
                    found.append(log.MACHINE_GUN + position)
                    if g.supplies:
                        found.append(log.MACHINE_GUN_SUPPLY + position)
        for who in range(TYPES):
            if g.jobs[RECKLESS * TYPES + who] and has_target(g, who):
                found.append(log.RECKLESS + who)
        return found if found else [log.DONE]

    def choose(self, g: Fortress, option: int) -> Steps:
        if option == log.DONE:
            g.leave(RECKLESS)
            return DONE
        noun = option & NOUN
        verb = option - noun
        if verb == log.RECKLESS:
            return (Reckless(noun), self)
        g.fired |= 1 << noun
        if verb == log.SHOOT:
            return (Shoot(noun), self)
        if verb == log.MACHINE_GUN_SUPPLY:
            g.gain_supplies(-1)
            return (MachineGun(noun, 1), self)
        return (MachineGun(noun, 0), self)

    def refusals(self, g: Fortress, seat: int) -> list[Refusal]:
        return refuse_defend(g)


@mypyc_attr(free_list_len=1)
class Shoot(state.Die):
    """1-3 suppresses one infantryman in range, 4-6 removes one."""

    rule = "11.2"
    takes = ("position",)

    def __init__(self, position: int) -> None:
        self.position: Final = position

    def resolve(self, g: Fortress, outcome: int) -> Steps:
        thrown = throw(g, outcome, 0)
        g.tell(log.SHOT, self.position, thrown)
        return aim(g.post[self.position], 1, thrown, 0)


def throw(g: Fortress, die: int, with_supply: int) -> int:
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
        thrown = throw(g, outcome, self.with_supply)
        g.tell(log.MACHINE_GUN_FIRES, self.position, thrown)
        g.machine_gun = JAMMED
        g.tell(log.MACHINE_GUN_JAMS)
        fewer = FEWER if g.edition == EDITION_1940 else 0
        return aim(g.post[self.position], g.tables.machine_gun_hits, thrown, fewer)


class Reckless(Rule[Fortress]):
    """Two infantry in range are removed, and the defender is injured."""

    rule = "11.5"
    takes = ("defender",)

    def __init__(self, defender: int) -> None:
        self.defender: Final = defender

    def run(self, g: Fortress) -> Steps:
        g.jobs[RECKLESS * TYPES + self.defender] -= 1
        g.tell(log.RECKLESS_DEFENCE, self.defender)
        count = g.tables.reckless_hits
        return (sure(self.defender, count), injuries.Wound(self.defender))


def can_pin(g: Fortress, sector: int) -> bool:
    """Whether infantry in a sector can be suppressed."""
    return g.standing[sector] > 0 and not (g.ongoing and g.marked(ON_DUG_IN, sector))


def pin(g: Fortress, sector: int) -> None:
    """An infantryman is suppressed: he lies down."""
    g.standing[sector] -= 1
    g.lying[sector] += 1
    g.tell(log.PINNED, sector)


def remove(g: Fortress, target: int) -> None:
    """An infantryman, standing or lying, goes to the Reserve."""
    if target < SECTORS:
        g.standing[target] -= 1
    else:
        g.lying[target - SECTORS] -= 1
    g.tell(log.REMOVED, target)


def can_see(g: Fortress, who: int, sector: int) -> bool:
    """11.3: whether a type of defender can shoot into a sector."""
    if sector < g.tables.reach[g.stage][who]:
        return False
    return not (g.ongoing and who != SOLDIER and who != OFFICER and g.marked(ON_SMOKE, sector))


def has_target(g: Fortress, who: int) -> bool:
    """Whether there is any infantry that a type of defender can shoot at."""
    for sector in range(g.tables.reach[g.stage][who], g.sectors()):
        if g.troops(sector) and can_see(g, who, sector):
            return True
    return False


def is_hit(thrown: int) -> bool:
    """11.2: whether a throw removes infantry; a lower one suppresses."""
    return thrown >= HITS_FROM


def aim(who: int, count: int, thrown: int, fewer: int) -> Steps:
    """What a throw does to infantry in range."""
    shot = fewer | count << TOTAL_BITS | min(thrown, SURE - 1)
    return (Remove(who, shot),) if is_hit(thrown) else (Suppress(who, shot),)


def one_less(shot: int) -> int:
    """The same shot after it took one."""
    return shot - (1 << TOTAL_BITS)


def is_last(shot: int) -> bool:
    """Whether a shot takes one more only."""
    return shot >> TOTAL_BITS & COUNT_MASK == 1


def sure(who: int, count: int) -> "Remove":
    """A shot that takes so many without a throw."""
    return Remove(who, count << TOTAL_BITS | SURE)


@mypyc_attr(free_list_len=1)
class Remove(Command):
    """Infantry in range, standing or lying, are removed one by one; a 4 pins those in cover."""

    rule = "11.3"
    takes = ("defender", "shots")

    def __init__(self, defender: int, shots: int) -> None:
        self.defender: Final = defender
        self.shots: Final = shots

    def options(self, g: Fortress) -> list[int]:
        thrown = self.shots & TOTAL_MASK
        found: list[int] = []
        for sector in range(g.tables.reach[g.stage][self.defender], g.sectors()):
            if not can_see(g, self.defender, sector):
                continue
            if g.ongoing and thrown == HITS_FROM and g.marked(ON_COVER, sector):
                if can_pin(g, sector):
                    found.append(log.PIN + sector)
            else:
                if g.standing[sector]:
                    found.append(log.REMOVE + sector)
                if g.lying[sector]:
                    found.append(log.REMOVE + SECTORS + sector)
        if self.shots & FEWER or not found:
            found.append(log.DONE)
        return found

    def choose(self, g: Fortress, option: int) -> Steps:
        if option == log.DONE:
            return DONE
        if option & ~NOUN == log.PIN:
            pin(g, option & NOUN)
        else:
            remove(g, option & NOUN)
        return DONE if is_last(self.shots) else (Remove(self.defender, one_less(self.shots)),)


@mypyc_attr(free_list_len=1)
class Suppress(Command):
    """Infantry in range are suppressed one by one."""

    rule = "11.3"
    takes = ("defender", "shots")

    def __init__(self, defender: int, shots: int) -> None:
        self.defender: Final = defender
        self.shots: Final = shots

    def options(self, g: Fortress) -> list[int]:
        found: list[int] = []
        for sector in range(g.tables.reach[g.stage][self.defender], g.sectors()):
            if can_see(g, self.defender, sector) and can_pin(g, sector):
                found.append(log.PIN + sector)
        if self.shots & FEWER or not found:
            found.append(log.DONE)
        return found

    def choose(self, g: Fortress, option: int) -> Steps:
        if option == log.DONE:
            return DONE
        pin(g, option & NOUN)
        return DONE if is_last(self.shots) else (Suppress(self.defender, one_less(self.shots)),)


def refuse_defend(g: Fortress) -> list[Refusal]:
    """Why a defender in a position cannot shoot or use the machine gun."""
    found: list[Refusal] = []
    for position in range(POSITIONS):
        who = g.post[position]
        if who == NONE:
            continue
        if g.fired >> position & 1:
            found.append(Refusal(log.SHOOT + position, "has-fired", "11.2"))
        elif not has_target(g, who):
            found.append(Refusal(log.SHOOT + position, "out-of-range", "11.3"))
        elif position and g.machine_gun == JAMMED:
            found.append(Refusal(log.MACHINE_GUN + position, "gun-jammed", "11.4"))
        elif position and g.machine_gun == READY and not g.supplies:
            option = log.MACHINE_GUN_SUPPLY + position
            found.append(Refusal(option, "no-supplies", "11.4", 1, 0))
    return found
