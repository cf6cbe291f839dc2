"""4 The event phase: the card, the weather, the text."""

from typing import ClassVar

from siegeworks.core.steps import DONE, Chance, Rule, Steps
from siegeworks.games.hegra import log
from siegeworks.games.hegra.names import ATTACK, LAST_STAND, MOBILISATION, NONE, WEATHER_SNOW
from siegeworks.games.hegra.rules import effects, tracks
from siegeworks.games.hegra.rules.hits import AirStack, Bombardment
from siegeworks.games.hegra.rules.infantry import InfantryAttack, NewInfantry
from siegeworks.games.hegra.rules.recruiting import AddDoubt, Recruit
from siegeworks.games.hegra.state import EVENT_LUCK, Fortress


class EventPhase(Rule[Fortress]):
    """Each stage has its own list of steps."""

    rule: ClassVar[str] = "4.2"

    def run(self, g: Fortress) -> Steps:
        if g.stage == MOBILISATION:
            return (DrawEvent(MOBILISATION), Weather(), Text(), AddDoubt(), Recruit())
        if g.stage == ATTACK:
            return (
                DrawEvent(ATTACK),
                Weather(),
                Text(),
                Recruit(),
                NewInfantry(),
                InfantryAttack(),
            )
        return siege_event(2 if g.day < g.tables.siege_2_day else 3)


def siege_event(deck: int) -> Steps:
    """4.4: the list of the siege, and of the Last Stand."""
    return (
        DrawEvent(deck),
        Weather(),
        Text(),
        AirStack(),
        Bombardment(),
        NewInfantry(),
        InfantryAttack(),
    )


class DrawEvent(Chance[Fortress]):
    """The top card of the deck of the stage."""

    rule: ClassVar[str] = "4.3"
    takes: ClassVar[tuple[str, ...]] = ("deck",)
    stream: ClassVar[int] = EVENT_LUCK
    noun: ClassVar[str] = "event"

    def outcomes(self, g: Fortress) -> list[tuple[int, int]]:
        decks = g.tables.event_deck
        return [(event, 1) for event in g.events if decks[event] == self.a]

    def resolve(self, g: Fortress, outcome: int) -> Steps:
        g.events = [event for event in g.events if event != outcome]
        g.event = outcome
        if self.a == LAST_STAND:
            g.tell(log.LAST_STAND)
        g.tell(log.EVENT_DRAWN, outcome)
        return DONE


class Weather(Rule[Fortress]):
    """The card's symbol; snow also moves the Snow marker."""

    rule: ClassVar[str] = "4.5"

    def run(self, g: Fortress) -> Steps:
        g.weather = g.tables.event_weather[g.event]
        g.tell(log.WEATHER_IS, g.weather)
        return (tracks.SnowRight(1),) if g.weather == WEATHER_SNOW else DONE


class Text(Rule[Fortress]):
    """All that is possible of the card's text, from top to bottom; an advanced card stays."""

    rule: ClassVar[str] = "4.6"

    def run(self, g: Fortress) -> Steps:
        t = g.tables
        if t.event_ongoing[g.event] != NONE:
            g.ongoing = [*g.ongoing, g.event]
            g.tell(log.MARKER_PLACED, g.event, t.event_sector[g.event])
            g.tell(log.MARKER_RULE, t.event_ongoing[g.event])
            g.tell(log.MARKER_END, t.event_clear[g.event], t.event_amount[g.event])
        return effects.perform(g, t.event_script[g.event])
