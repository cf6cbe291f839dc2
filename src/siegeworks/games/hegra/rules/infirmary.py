"""15 The infirmary."""

from typing import Final

from mypy_extensions import mypyc_attr

from siegeworks.core.steps import DONE, NOUN, Reason, Rule, Steps
from siegeworks.games.hegra.rules import vocabulary
from siegeworks.games.hegra.rules.pieces import (
    BEDS,
    CABINET,
    EDITION_2023,
    FIND_CABINET,
    GERMAN,
    LEVELS,
    NONE,
    TREAT,
    WHOLE,
)
from siegeworks.games.hegra.rules.state import Fortress, QuietCommand, find_level

# Why something cannot be done
BED_EMPTY: Final = Reason("bed-empty", "15.1")
HAS_BED: Final = Reason("has-bed", "15.6")


def care(g: Fortress, space: int, uses: int) -> Steps:
    """What the spaces of the section do."""
    if space == TREAT:
        return (Treat(uses),)
    if is_cabinet_whole(g):
        g.spared = 1
    return (Cure(),) * uses


def is_cabinet_whole(g: Fortress) -> bool:
    """15.3: whether the medicine cabinet is repaired, so that its use spares those who wait."""
    return g.facility[FIND_CABINET] == WHOLE


def is_spared(g: Fortress) -> bool:
    """15.3: whether those who wait will not get worse this evening, as things stand."""
    return g.spared == 1 or (is_cabinet_whole(g) and g.uses(CABINET) > 0)


def is_dying(patient: int) -> bool:
    """15.4: whether a patient who gets worse dies of it."""
    return find_level(patient) == 1


class Treat(QuietCommand):
    """A patient in a bed (23.1: only there) goes up a level, once for each use."""

    rule = "15.2"
    takes = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def universe(self, g: Fortress, seat: int) -> list[int]:
        return [vocabulary.TREAT + bed for bed in range(BEDS)]

    def why_not(self, g: Fortress, option: int) -> Reason | None:
        return why_untreated(g, option & NOUN)

    def options(self, g: Fortress) -> list[int]:
        return super().options(g) if self.amount else []

    def choose(self, g: Fortress, option: int) -> Steps:
        improve(g, option & NOUN, vocabulary.TREATED)
        return (FillBeds(BEDS), Treat(self.amount - 1))


def why_untreated(g: Fortress, bed: int) -> Reason | None:
    """15.1: why nobody can be treated in a bed, or None."""
    return BED_EMPTY if g.beds[bed] == NONE else None


def improve(g: Fortress, bed: int, line: int) -> None:
    """15.1: a patient goes up a level; above the last he leaves the infirmary."""
    if find_level(g.beds[bed]) == LEVELS:
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
    g.tell(vocabulary.CURED, who)


class Cure(QuietCommand):
    """The medicine cabinet cures a patient in a bed at once."""

    rule = "15.3"

    def universe(self, g: Fortress, seat: int) -> list[int]:
        return [vocabulary.TREAT + bed for bed in range(BEDS)]

    def why_not(self, g: Fortress, option: int) -> Reason | None:
        return why_untreated(g, option & NOUN)

    def choose(self, g: Fortress, option: int) -> Steps:
        discharge(g, option & NOUN)
        return (FillBeds(BEDS),)


@mypyc_attr(free_list_len=1)
class FillBeds(QuietCommand):
    """Waiting patients may be moved to empty beds, at most ``amount`` of them."""

    rule = "15.6"
    takes = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def universe(self, g: Fortress, seat: int) -> list[int]:
        bedded = [patient for patient in g.beds if patient != NONE]
        return [*list_patients([*g.waiting, *bedded]), vocabulary.DONE]

    def why_not(self, g: Fortress, option: int) -> Reason | None:
        is_waiting = option == vocabulary.DONE or option & NOUN in g.waiting
        return None if is_waiting else HAS_BED

    def options(self, g: Fortress) -> list[int]:
        if self.amount == 0 or g.free_bed() == NONE or not g.waiting:
            return []
        return [*list_patients(g.waiting), vocabulary.DONE]

    def choose(self, g: Fortress, option: int) -> Steps:
        if option == vocabulary.DONE:
            return DONE
        patient = option & NOUN
        g.waiting.remove(patient)
        g.beds[g.free_bed()] = patient
        g.tell(vocabulary.BEDDED, patient)
        return (FillBeds(self.amount - 1),)


def list_patients(patients: list[int]) -> list[int]:
    """Patients as options; those who are alike once."""
    found: list[int] = []
    for patient in patients:
        if vocabulary.ADMIT + patient not in found:
            found.append(vocabulary.ADMIT + patient)
    return found


class PatientsChange(Rule[Fortress]):
    """Those who wait get worse, those in beds better; then beds may be filled."""

    rule = "15.4"

    def run(self, g: Fortress) -> Steps:
        spared = g.spared
        g.spared = 0
        if not g.waiting and not has_patient(g):
            return DONE
        fill = FillBeds(1 if g.edition == EDITION_2023 else BEDS)  # 22.8
        return (Recover(), fill) if spared else (Relapse(), Recover(), fill)


def has_patient(g: Fortress) -> bool:
    """Whether anyone lies in a bed."""
    return any(patient != NONE for patient in g.beds)


def count_patients(g: Fortress) -> int:
    """15.1: how many lie in beds or wait."""
    return len([patient for patient in g.beds if patient != NONE]) + len(g.waiting)


@mypyc_attr(free_list_len=1)
class Relapse(Rule[Fortress]):
    """Each waiting patient goes down a level; below the first he dies."""

    rule = "15.4"

    def run(self, g: Fortress) -> Steps:
        waiting: list[int] = []
        for patient in g.waiting:
            if is_dying(patient):
                g.morgue[patient // LEVELS] += 1
                g.tell(vocabulary.DIED, patient // LEVELS)
            else:
                waiting.append(patient - 1)
                g.tell(vocabulary.WORSE, patient - 1)
        g.waiting = waiting
        return DONE


@mypyc_attr(free_list_len=1)
class Recover(Rule[Fortress]):
    """Each patient in a bed goes up a level."""

    rule = "15.5"

    def run(self, g: Fortress) -> Steps:
        for bed in range(BEDS):
            if g.beds[bed] != NONE:
                improve(g, bed, vocabulary.BETTER)
        return DONE
