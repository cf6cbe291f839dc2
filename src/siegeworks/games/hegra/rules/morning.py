"""9 The morning: rest, supplies, and who does what."""

from typing import Final

from mypy_extensions import mypyc_attr

from siegeworks.core.steps import DONE, NOUN, Refusal, Rule, Steps
from siegeworks.games.hegra.rules import log, refusals, tracks
from siegeworks.games.hegra.rules.pieces import TYPES
from siegeworks.games.hegra.rules.placement import PLACEMENT
from siegeworks.games.hegra.rules.state import Command, Fortress, total


class Morning(Rule[Fortress]):
    """Rest, supplies, placement; on day 1 only the last."""

    rule = "9.1"

    def run(self, g: Fortress) -> Steps:
        if g.day == 1:
            return (PLACEMENT,)
        return (REST_OVER, BREAKFAST, FreeRest(g.tables.free_rest), PLACEMENT)


class RestOver(Rule[Fortress]):
    """Those who rested are ready."""

    rule = "9.2"

    def run(self, g: Fortress) -> Steps:
        rested = total(g.rest)
        if rested:
            g.tell(log.RESTED, rested)
        for who in range(TYPES):
            g.ready[who] += g.rest[who]
            g.rest[who] = 0
        return DONE


class Breakfast(Command):
    """Spend supplies and Morale to make tired defenders ready."""

    rule = "9.3"

    def options(self, g: Fortress) -> list[int]:
        if total(g.tired) == 0:
            return [log.DONE]
        found = [log.FEED] if g.supplies else []
        if g.morale:
            found.append(log.CHEER)
        return [*found, log.DONE]

    def choose(self, g: Fortress, option: int) -> Steps:
        if option == log.DONE:
            return DONE
        if option == log.FEED:
            tracks.gain_supplies(g, -1)
            return (Wake(g.tables.ration[g.ration]), self)
        return (tracks.MoraleDown(1), Wake(g.tables.morale_readies), self)

    def refusals(self, g: Fortress, seat: int) -> list[Refusal]:
        return refusals.breakfast(g)


@mypyc_attr(free_list_len=1)
class Wake(Command):
    """Tired defenders get ready, at most as many as were paid for."""

    rule = "9.3"
    takes = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def options(self, g: Fortress) -> list[int]:
        found: list[int] = []
        if self.amount:
            if 0 < total(g.tired) <= self.amount:
                found.append(log.WAKE_ALL)
            add_tired(g, log.WAKE, found)
        found.append(log.DONE)
        return found

    def choose(self, g: Fortress, option: int) -> Steps:
        if option == log.DONE:
            return DONE
        if option == log.WAKE_ALL:
            for who in range(TYPES):
                while g.tired[who]:
                    ready(g, who)
            return DONE
        ready(g, option & NOUN)
        return (Wake(self.amount - 1),)


def add_tired(g: Fortress, verb: int, found: list[int]) -> None:
    """The types of which somebody is tired, as options."""
    for who in range(TYPES):
        if g.tired[who]:
            found.append(verb + who)


def ready(g: Fortress, who: int) -> None:
    """A tired defender is ready."""
    g.tired[who] -= 1
    g.ready[who] += 1
    g.tell(log.READIED, who)


@mypyc_attr(free_list_len=1)
class FreeRest(Command):
    """Up to two tired defenders may rest, and are ready the next day."""

    rule = "9.4"
    takes = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def options(self, g: Fortress) -> list[int]:
        found: list[int] = []
        if self.amount:
            add_tired(g, log.REST, found)
        found.append(log.DONE)
        return found

    def choose(self, g: Fortress, option: int) -> Steps:
        if option == log.DONE:
            return DONE
        who = option & NOUN
        g.tired[who] -= 1
        g.rest[who] += 1
        g.tell(log.TO_REST, who)
        return (FreeRest(self.amount - 1),)


REST_OVER: Final = RestOver()
BREAKFAST: Final = Breakfast()
