"""15 The infirmary."""

from typing import Final

from mypy_extensions import mypyc_attr

from siegeworks.core.steps import DONE, NOUN, Rule, Steps
from siegeworks.games.hegra.rules import log
from siegeworks.games.hegra.rules.pieces import (
    BEDS,
    EDITION_2023,
    FIND_CABINET,
    GERMAN,
    LEVELS,
    NONE,
    TREAT,
    WHOLE,
)
from siegeworks.games.hegra.rules.state import Command, Fortress, level_of


def care(g: Fortress, space: int, uses: int) -> Steps:
    """What the spaces of the section do."""
    if space == TREAT:
        return (Treat(uses),)
    if g.facility[FIND_CABINET] == WHOLE:
        g.spared = 1
    return (Cure(),) * uses


class Treat(Command):
    """A patient in a bed goes up a level, once for each use."""

    rule = "15.2"
    takes = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def options(self, g: Fortress) -> list[int]:
        if self.amount == 0:
            return []
        return [log.TREAT + bed for bed in range(BEDS) if g.beds[bed] != NONE]

    def choose(self, g: Fortress, option: int) -> Steps:
        improve(g, option & NOUN, log.TREATED)
        return (FillBeds(BEDS), Treat(self.amount - 1))


def improve(g: Fortress, bed: int, line: int) -> None:
    """15.1: a patient goes up a level; above the last he leaves the infirmary."""
    if level_of(g.beds[bed]) == LEVELS:
        discharge(g, bed)
    else:
        g.beds[bed] += 1
        g.tell(line, g.beds[bed])


def discharge(g: Fortress, bed: int) -> None:
    """A cured defender is tired; a cured German leaves the game."""
    who = g.beds[bed] // LEVELS
    g.beds[bed] = NONE
    if who != GERMAN:
        g.tired[who] += 1
    g.tell(log.CURED, who)


class Cure(Command):
    """The medicine cabinet cures a patient in a bed at once."""

    rule = "15.3"

    def options(self, g: Fortress) -> list[int]:
        return [log.TREAT + bed for bed in range(BEDS) if g.beds[bed] != NONE]

    def choose(self, g: Fortress, option: int) -> Steps:
        discharge(g, option & NOUN)
        return (FillBeds(BEDS),)


@mypyc_attr(free_list_len=1)
class FillBeds(Command):
    """Waiting patients may be moved to empty beds, at most ``a`` of them."""

    rule = "15.6"
    takes = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def options(self, g: Fortress) -> list[int]:
        if self.amount == 0 or g.free_bed() == NONE or not g.waiting:
            return []
        found: list[int] = []
        for patient in g.waiting:
            if log.ADMIT + patient not in found:
                found.append(log.ADMIT + patient)
        return [*found, log.DONE]

    def choose(self, g: Fortress, option: int) -> Steps:
        if option == log.DONE:
            return DONE
        patient = option & NOUN
        g.waiting.remove(patient)
        g.beds[g.free_bed()] = patient
        g.tell(log.BEDDED, patient)
        return (FillBeds(self.amount - 1),)


class PatientsChange(Rule[Fortress]):
    """Those who wait get worse, those in beds better; then beds may be filled."""

    rule = "15.4"

    def run(self, g: Fortress) -> Steps:
        spared = g.spared
        g.spared = 0
        if not g.waiting and not occupied(g):
            return DONE
        fill = FillBeds(1 if g.edition == EDITION_2023 else BEDS)
        return (Recover(), fill) if spared else (Relapse(), Recover(), fill)


def occupied(g: Fortress) -> bool:
    """Whether anyone lies in a bed."""
    return any(patient != NONE for patient in g.beds)


@mypyc_attr(free_list_len=1)
class Relapse(Rule[Fortress]):
    """Each waiting patient goes down a level; below the first he dies."""

    rule = "15.4"

    def run(self, g: Fortress) -> Steps:
        waiting: list[int] = []
        for patient in g.waiting:
            if level_of(patient) > 1:
                waiting.append(patient - 1)
                g.tell(log.WORSE, patient - 1)
            else:
                g.morgue[patient // LEVELS] += 1
                g.tell(log.DIED, patient // LEVELS)
        g.waiting = waiting
        return DONE


@mypyc_attr(free_list_len=1)
class Recover(Rule[Fortress]):
    """Each patient in a bed goes up a level."""

    rule = "15.5"

    def run(self, g: Fortress) -> Steps:
        for bed in range(BEDS):
            if g.beds[bed] != NONE:
                improve(g, bed, log.BETTER)
        return DONE
