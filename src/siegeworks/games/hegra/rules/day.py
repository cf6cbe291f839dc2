"""4.1 The day, and 18.7 the next one."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from siegeworks.core.steps import Rule, Step, Steps
from siegeworks.games.hegra.rules import last_stand, vocabulary
from siegeworks.games.hegra.rules.events import EventPhase
from siegeworks.games.hegra.rules.guns import FireGuns
from siegeworks.games.hegra.rules.infirmary import PatientsChange
from siegeworks.games.hegra.rules.maintenance import SECTION_4, SECTION_5
from siegeworks.games.hegra.rules.mobilisation import Mobilise
from siegeworks.games.hegra.rules.morale import Modifiers, MoraleTrack
from siegeworks.games.hegra.rules.morning import Morning
from siegeworks.games.hegra.rules.pieces import DAYS, NONE
from siegeworks.games.hegra.rules.state import Fortress
from siegeworks.games.hegra.rules.supply_runs import SupplyRun
from siegeworks.games.hegra.rules.surrender import CheckSurrender
from siegeworks.games.hegra.rules.turn_track import TurnTrack
from siegeworks.games.hegra.rules.variants import MissionFails, PayMarkers, SectionEnds
from siegeworks.games.hegra.rules.walls import Walls

# Steps never change, so those without numbers need be made only once.
ENDS: Final = SectionEnds()
PAY: Final = PayMarkers()
EVENING: Final[Steps] = (Modifiers(), MoraleTrack(), CheckSurrender(), TurnTrack())


@mypyc_attr(free_list_len=1)
class Day(Rule[Fortress]):
    """The event phase, the morning, and the seven sections of the day phase."""

    rule = "4.1"

    def run(self, g: Fortress) -> Steps:
        g.asked = 0
        g.tell(vocabulary.DAY_BEGINS, g.day, g.stage)
        return THREE_PHASES


class DayPhase(Rule[Fortress]):
    """The sections in their order; advanced events and missions are looked at between them."""

    rule = "4.1"

    def run(self, g: Fortress) -> Steps:
        return WATCHED_DAY if g.ongoing or g.mission != NONE else PLAIN_DAY


def is_to_come(g: Fortress, kind: type[Step[Any]]) -> bool:
    """4.1: whether a step of this evening has not been taken yet; before the day phase none has."""
    return any(isinstance(step, (kind, Day, DayPhase)) for step in g.agenda)


class NextDay(Rule[Fortress]):
    """The marker moves on; after day 11 comes the Last Stand."""

    rule = "18.7"

    def run(self, g: Fortress) -> Steps:
        if g.day == DAYS:
            return (last_stand.LastStand(),)
        failed = g.day == DAYS - 1 and g.mission != NONE
        g.day += 1
        return (MissionFails(), Day()) if failed else (Day(),)


PLAIN_DAY: Final[Steps] = (
    *(Mobilise(), Walls(), FireGuns(), SupplyRun(), *SECTION_4, *SECTION_5, PatientsChange()),
    *(*EVENING, NextDay()),
)

WATCHED_DAY: Final[Steps] = (
    *(PAY, Mobilise(), ENDS, Walls(), ENDS, FireGuns(), ENDS, SupplyRun(), ENDS),
    *(*SECTION_4, ENDS, *SECTION_5, PatientsChange(), ENDS, PAY, *EVENING, NextDay()),
)

THREE_PHASES: Final[Steps] = (EventPhase(), Morning(), DayPhase())
