"""17 Surrender and 18 the turn track: patrols, Coup, Retreat, the next day."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Rule, Steps
from siegeworks.games.hegra.rules import hits, log, patrols, tracks
from siegeworks.games.hegra.rules.ending import TooFew
from siegeworks.games.hegra.rules.pieces import (
    ATTACK,
    PIECES,
    POSITIONS,
    READY,
    ROOM,
    SECTORS,
    SIEGE,
    SOLDIER,
    SPACES,
    TYPES,
)
from siegeworks.games.hegra.rules.recruiting import Desert
from siegeworks.games.hegra.rules.state import Command, Fortress, total

THE_DEAD, THE_WAITING, THE_ARTILLERY = range(3)  # reasons, as the log names them


class CheckSurrender(Rule[Fortress]):
    """The dead, the waiting and the artillery push Surrender up; then the healthy are counted."""

    rule = "17.1"

    def run(self, g: Fortress) -> Steps:
        t = g.tables
        up = reason(g, THE_DEAD, total(g.morgue) >= t.morgue_surrender)
        up += reason(g, THE_WAITING, len(g.waiting) >= t.waiting_surrender)
        up += reason(g, THE_ARTILLERY, g.pieces_out() == PIECES)
        if up:
            return (tracks.SurrenderUp(up), COUNT_HEALTHY)
        return (COUNT_HEALTHY,) if g.stage == SIEGE else DONE


def reason(g: Fortress, why: int, holds: bool) -> int:
    """Tell a reason to surrender that holds."""
    if holds:
        g.tell(log.SURRENDER_REASON, why)
    return 1 if holds else 0


class CountHealthy(Rule[Fortress]):
    """In the siege, fewer healthy defenders than the track asks for lose the game."""

    rule = "17.3"

    def run(self, g: Fortress) -> Steps:
        if g.stage == SIEGE and g.healthy() < g.tables.needs[g.surrender]:
            return (TooFew(),)
        return DONE


class TurnTrack(Rule[Fortress]):
    """New patrols, then what the day brings."""

    rule = "18.1"

    def run(self, g: Fortress) -> Steps:
        t = g.tables
        new: Steps = (patrols.NewPatrol(),) * t.day_patrols[g.day]
        if g.day == t.coup_day[g.difficulty]:
            return (*new, Coup())
        if g.day == t.retreat_day[g.difficulty]:
            return (*new, Retreat())
        return new


class Coup(Rule[Fortress]):
    """Fear takes defenders out of the bag, supplies get scarcer, the positions are manned."""

    rule = "18.3"

    def run(self, g: Fortress) -> Steps:
        g.tell(log.COUP)
        leave = min(g.fear, total(g.bag))
        scarcer(g)
        man = tuple([ManPosition(p) for p in range(POSITIONS) if not g.damaged[p]])
        return (*((Desert(),) * leave), *man, FirstAttack())


def scarcer(g: Fortress) -> None:
    """The Supply marker goes one space to the right, if there is one."""
    g.ration = min(len(g.tables.ration) - 1, g.ration + 1)
    g.tell(log.RATION_NOW, g.tables.ration[g.ration])


class ManPosition(Command):
    """Each open position gets a defender who is tired, resting or ready."""

    rule = "18.4"
    takes = ("position",)

    def __init__(self, position: int) -> None:
        self.position: Final = position

    def options(self, g: Fortress) -> list[int]:
        found: list[int] = []
        for area, people in enumerate((g.tired, g.rest, g.ready)):
            for who in range(TYPES):
                if people[who] and g.tables.counts[who][SPACES]:
                    found.append(log.MAN + area * TYPES + who)
        return found

    def choose(self, g: Fortress, option: int) -> Steps:
        source = option & NOUN
        who = source % TYPES
        (g.tired, g.rest, g.ready)[source // TYPES][who] -= 1
        g.post[self.position] = who
        g.tell(log.PLACED, (SPACES + self.position) * TYPES + who)
        return DONE


class FirstAttack(Rule[Fortress]):
    """Three soldiers in the positions give 1 Morale, four give 2; the first stage is over."""

    rule = "18.4"

    def run(self, g: Fortress) -> Steps:
        soldiers = 0
        for who in g.post:
            if who == SOLDIER:
                soldiers += 1
        g.stage = ATTACK
        g.fear = 0
        g.doubt = g.tables.doubt_start
        g.tell(log.FIRST_ATTACK)
        return (tracks.MoraleUp(soldiers - 2),) if soldiers > 2 else DONE


class Retreat(Rule[Fortress]):
    """Supplies get scarcer, Defence falls, artillery takes the yellow row, the siege begins."""

    rule = "18.5"

    def run(self, g: Fortress) -> Steps:
        g.tell(log.RETREAT)
        scarcer(g)
        return (tracks.DefenceDown(1), Siege())


class Siege(Rule[Fortress]):
    """The infantry are moved to the main board, and the machine gun is set up."""

    rule = "18.6"

    def run(self, g: Fortress) -> Steps:
        free = 0
        for field in g.tables.gun_fields[: g.tables.yellow_guns]:
            if not g.pieces[field]:
                free += 1
        for _ in range(min(free, PIECES - g.pieces_out())):
            hits.place_piece(g)
        move_board(g)
        g.machine_gun = READY
        g.tell(log.MACHINE_GUN_READY)
        g.stage = SIEGE
        return DONE


def move_board(g: Fortress) -> None:
    """All infantry go to sector 1, the suppressed first, and, five in each, further up."""
    standing, lying = total(g.standing), total(g.lying)
    for sector in range(SECTORS):
        g.lying[sector] = min(lying, ROOM)
        lying -= g.lying[sector]
        g.standing[sector] = min(standing, ROOM - g.lying[sector])
        standing -= g.standing[sector]
        if g.troops(sector):
            g.tell(log.INFANTRY_STANDS, sector, g.troops(sector))


COUNT_HEALTHY: Final = CountHealthy()
