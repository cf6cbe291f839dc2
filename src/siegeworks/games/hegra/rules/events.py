"""4 The event phase: the card, the weather, the text."""

from typing import Final

from mypy_extensions import mypyc_attr

from siegeworks.core.steps import DONE, Chance, Rule, Steps
from siegeworks.games.hegra.rules import hit_bag, scripts, vocabulary
from siegeworks.games.hegra.rules.hit_bag import AirStack, Bombardment
from siegeworks.games.hegra.rules.infantry import InfantryAttack, NewInfantry
from siegeworks.games.hegra.rules.pieces import (
    ATTACK,
    LAST_STAND,
    MOBILISATION,
    NONE,
    SIEGE,
    SNOW_END,
    WEATHER_SNOW,
)
from siegeworks.games.hegra.rules.recruiting import AddDoubt, Recruit
from siegeworks.games.hegra.rules.state import EVENT_LUCK, Fortress


class EventPhase(Rule[Fortress]):
    """Each stage has its own list of steps."""

    rule = "4.2"

    def run(self, g: Fortress) -> Steps:
        if g.stage == MOBILISATION:
            return MOBILISATION_EVENT
        if g.stage == ATTACK:
            return ATTACK_EVENT
        return SIEGE_EVENT_1 if g.day < g.tables.siege_2_day else SIEGE_EVENT_2


class DrawEvent(Chance[Fortress]):
    """The top card of the deck of the stage."""

    rule = "4.3"
    takes = ("deck",)
    stream = EVENT_LUCK
    noun = "event"

    def __init__(self, deck: int) -> None:
        self.deck: Final = deck

    def outcomes(self, g: Fortress) -> list[tuple[int, int]]:
        decks = g.tables.event_deck
        return [(event, 1) for event in g.events if decks[event] == self.deck]

    def draw(self, g: Fortress) -> int:
        decks = g.tables.event_deck
        found = [event for event in g.events if decks[event] == self.deck]
        return found[g.roll(EVENT_LUCK, len(found))]

    def resolve(self, g: Fortress, outcome: int) -> Steps:
        g.events = [event for event in g.events if event != outcome]
        g.event = outcome
        if self.deck == LAST_STAND:
            g.tell(vocabulary.LAST_STAND)
        g.tell(vocabulary.EVENT_DRAWN, outcome)
        return DONE


class Weather(Rule[Fortress]):
    """The card's symbol; snow also moves the Snow marker."""

    rule = "4.5"

    def run(self, g: Fortress) -> Steps:
        g.weather = g.tables.event_weather[g.event]
        g.tell(vocabulary.WEATHER_IS, g.weather)
        return (SnowRight(1),) if g.weather == WEATHER_SNOW else DONE


class Text(Rule[Fortress]):
    """All that is possible of the card's text, from top to bottom; an advanced card stays."""

    rule = "4.6"

    def run(self, g: Fortress) -> Steps:
        t = g.tables
        if t.event_ongoing[g.event] != NONE:
            g.ongoing = [*g.ongoing, g.event]
            g.tell(vocabulary.MARKER_PLACED, g.event, t.event_sector[g.event])
            g.tell(vocabulary.MARKER_RULE, t.event_ongoing[g.event])
            g.tell(vocabulary.MARKER_END, t.event_clear[g.event], t.event_amount[g.event])
        return scripts.perform(g, t.event_script[g.event])


@mypyc_attr(free_list_len=1)
class SnowRight(Rule[Fortress]):
    """Snow grows; past the last space a tile is drawn from the Hit bag instead."""

    rule = "4.7"
    takes = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def run(self, g: Fortress) -> Steps:
        rise = min(self.amount, SNOW_END - g.snow)
        g.snow += rise
        if rise:
            g.tell(vocabulary.SNOW_MOVES, g.snow)
        return (hit_bag.Salvo(1),) * (self.amount - rise)


# Steps never change, so these lists need be made only once; 4.4: the siege has two decks.
BEGINNING: Final[Steps] = (Weather(), Text())
SIEGE_END: Final[Steps] = (AirStack(), Bombardment(), NewInfantry(), InfantryAttack())
MOBILISATION_EVENT: Final[Steps] = (
    DrawEvent(MOBILISATION),
    *BEGINNING,
    AddDoubt(),
    Recruit(),
)

ATTACK_EVENT: Final[Steps] = (
    DrawEvent(ATTACK),
    *BEGINNING,
    Recruit(),
    NewInfantry(),
    InfantryAttack(),
)

SIEGE_EVENT_1: Final[Steps] = (DrawEvent(SIEGE), *BEGINNING, *SIEGE_END)
SIEGE_EVENT_2: Final[Steps] = (DrawEvent(SIEGE + 1), *BEGINNING, *SIEGE_END)
LAST_EVENT: Final[Steps] = (DrawEvent(LAST_STAND), *BEGINNING, *SIEGE_END)
