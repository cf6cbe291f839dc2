"""11 Defend the walls."""

from typing import Final

from mypy_extensions import mypyc_attr

from siegeworks.core.steps import DONE, NOUN, Refusal, Rule, Steps
from siegeworks.games.hegra.rules import injuries, log, refusals, shots, tracks
from siegeworks.games.hegra.rules.pieces import (
    EDITION_1940,
    FIND_TELEPHONE,
    JAMMED,
    MOBILISATION,
    NONE,
    POSITIONS,
    READY,
    RECKLESS,
    TELEPHONE,
    TYPES,
    WHOLE,
)
from siegeworks.games.hegra.rules.state import Command, Fortress


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
        found = [log.PIN + s for s in range(g.sectors()) if shots.can_pin(g, s)]
        return [*found, log.DONE] if found else []

    def choose(self, g: Fortress, option: int) -> Steps:
        if option == log.DONE:
            return DONE
        sector = option & NOUN
        for _ in range(min(g.tables.telephone_pins, g.standing[sector])):
            shots.pin(g, sector)
        return DONE


@mypyc_attr(free_list_len=1)
class Defend(Command):
    """Each defender fires once, in any order; one may use the machine gun; some are reckless."""

    rule = "11.2"

    def options(self, g: Fortress) -> list[int]:
        found: list[int] = []
        for position in range(POSITIONS):
            who = g.post[position]
            if who != NONE and not g.fired >> position & 1 and shots.in_range(g, who):
                found.append(log.SHOOT + position)
                if position and g.machine_gun == READY:
                    found.append(log.MACHINE_GUN + position)
                    if g.supplies:
                        found.append(log.MACHINE_GUN_SUPPLY + position)
        for who in range(TYPES):
            if g.jobs[RECKLESS * TYPES + who] and shots.in_range(g, who):
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
            tracks.gain_supplies(g, -1)
            return (MachineGun(noun, 1), self)
        return (MachineGun(noun, 0), self)

    def refusals(self, g: Fortress, seat: int) -> list[Refusal]:
        return refusals.defend(g)


@mypyc_attr(free_list_len=1)
class Shoot(injuries.Die):
    """1-3 suppresses one infantryman in range, 4-6 removes one."""

    rule = "11.2"
    takes = ("position",)

    def __init__(self, position: int) -> None:
        self.position: Final = position

    def resolve(self, g: Fortress, outcome: int) -> Steps:
        g.tell(log.SHOT, self.position, outcome + g.phone)
        return shots.aim(g.post[self.position], 1, outcome + g.phone, 0)


class MachineGun(injuries.Die):
    """As firing, but for up to three infantry; then it jams. A supply adds 2 to the die."""

    rule = "11.4"
    takes = ("position", "with_supply:yes-no")

    def __init__(self, position: int, with_supply: int) -> None:
        self.position: Final = position
        self.with_supply: Final = with_supply

    def resolve(self, g: Fortress, outcome: int) -> Steps:
        thrown = outcome + g.phone + self.with_supply * g.tables.machine_gun_bonus
        g.tell(log.MACHINE_GUN_FIRES, self.position, thrown)
        g.machine_gun = JAMMED
        g.tell(log.MACHINE_GUN_JAMS)
        fewer = shots.FEWER if g.edition == EDITION_1940 else 0
        return shots.aim(g.post[self.position], g.tables.machine_gun_hits, thrown, fewer)


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
        return (shots.sure(self.defender, count), injuries.Wound(self.defender))
