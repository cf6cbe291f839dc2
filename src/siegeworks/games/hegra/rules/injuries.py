"""8 Injuries."""

from typing import Final

from mypy_extensions import mypyc_attr

from siegeworks.core.steps import DONE, Rule, Steps
from siegeworks.games.hegra.rules import state, vocabulary
from siegeworks.games.hegra.rules.pieces import LEVELS, NONE
from siegeworks.games.hegra.rules.state import Command, Fortress, total


def find_first(g: Fortress, area: list[int]) -> int:
    """Who of an area comes first in the order of the event card, or NONE."""
    for who in g.tables.event_order[g.event]:
        if area[who]:
            return who
    return NONE


def take_anyone(g: Fortress) -> int:
    """8.1: take out of Tired, or of Ready if nobody is tired, whom the event card names first."""
    area = g.tired if total(g.tired) else g.ready
    who = find_first(g, area)
    if who != NONE:
        area[who] -= 1
    return who


class InjureAnyone(Rule[Fortress]):
    """An unspecified defender is injured: the event card's order says who."""

    rule = "8.1"

    def run(self, g: Fortress) -> Steps:
        who = take_anyone(g)
        return DONE if who == NONE else (Wound(who),)


class LoseAnyone(Rule[Fortress]):
    """An unspecified defender is lost: to the Reserve."""

    rule = "8.4"

    def run(self, g: Fortress) -> Steps:
        who = take_anyone(g)
        if who != NONE:
            g.reserve[who] += 1
            g.tell(vocabulary.LOST, who)
        return DONE


class InjurePost(Rule[Fortress]):
    """The defender in the leftmost manned position is injured."""

    rule = "7.6"

    def run(self, g: Fortress) -> Steps:
        position = g.leftmost()
        if position == NONE:
            return DONE
        who = g.post[position]
        g.post[position] = NONE
        return (Wound(who),)


@mypyc_attr(free_list_len=1)
class Wound(state.Die):
    """A die says how badly; the lower, the worse."""

    rule = "8.2"
    takes = ("body",)

    def __init__(self, body: int) -> None:
        self.body: Final = body

    def resolve(self, g: Fortress, outcome: int) -> Steps:
        g.tell(vocabulary.INJURED, self.body, outcome)
        return (ToBed(self.body * LEVELS + outcome - 1),)


@mypyc_attr(free_list_len=1)
class ToBed(Command):
    """An injured defender may have an empty bed, or waits."""

    rule = "8.3"
    takes = ("patient",)

    def __init__(self, patient: int) -> None:
        self.patient: Final = patient

    def options(self, g: Fortress) -> list[int]:
        return [vocabulary.WAIT] if g.free_bed() == NONE else [vocabulary.BED, vocabulary.WAIT]

    def choose(self, g: Fortress, option: int) -> Steps:
        if option == vocabulary.BED:
            g.beds[g.free_bed()] = self.patient
            g.tell(vocabulary.BEDDED, self.patient)
        else:
            g.waiting.append(self.patient)
            g.waiting.sort()
            g.tell(vocabulary.WAITS, self.patient)
        return DONE


INJURE_ANYONE: Final = InjureAnyone()
LOSE_ANYONE: Final = LoseAnyone()
INJURE_POST: Final = InjurePost()
