"""9 The morning: rest, supplies, and who does what."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from siegeworks.core.steps import DONE, NOUN, Refusal, Rule, Steps
from siegeworks.games.hegra import log
from siegeworks.games.hegra.names import (
    ATTACK,
    COUNTER,
    FIND_CABINET,
    FIND_COUNTER,
    FIND_MAP_ROOM,
    FIND_RADIO,
    FIND_TELEPHONE,
    GUNS,
    HIDDEN,
    MAP_ROOM,
    MOBILISATION,
    NEGOTIATE,
    NONE,
    OFFICER,
    POSITIONS,
    PROMOTE,
    RADIO,
    RECKLESS,
    ROUTE,
    SPACES,
    TELEPHONE,
    TYPES,
)
from siegeworks.games.hegra.names import CABINET as CABINET_SPACE
from siegeworks.games.hegra.rules import refusals, tracks
from siegeworks.games.hegra.state import SPACE_JOBS, Command, Fortress, total

# The find that opens a space, or NONE for the spaces that need none
OPENED_BY: Final[tuple[int, ...]] = tuple(
    {
        COUNTER: FIND_COUNTER,
        TELEPHONE: FIND_TELEPHONE,
        CABINET_SPACE: FIND_CABINET,
        MAP_ROOM: FIND_MAP_ROOM,
        RADIO: FIND_RADIO,
    }.get(space, NONE)
    for space in range(SPACES)
)


class Morning(Rule[Fortress]):
    """Rest, supplies, placement; on day 1 only the last."""

    rule: ClassVar[str] = "9.1"

    def run(self, g: Fortress) -> Steps:
        if g.day == 1:
            return (PLACEMENT,)
        return (REST_OVER, BREAKFAST, FreeRest(0, g.tables.free_rest), PLACEMENT)


class RestOver(Rule[Fortress]):
    """Those who rested are ready."""

    rule: ClassVar[str] = "9.2"

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

    rule: ClassVar[str] = "9.3"

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
            return (Wake(0, g.tables.ration[g.ration]), self)
        return (tracks.MoraleDown(1), Wake(0, g.tables.morale_readies), self)

    def refusals(self, g: Fortress, seat: int) -> list[Refusal]:
        return refusals.breakfast(g)


@mypyc_attr(free_list_len=1)
class Wake(Command):
    """Tired defenders get ready, as many as were paid for; ``a`` is the first type left."""

    rule: ClassVar[str] = "9.3"
    takes: ClassVar[tuple[str, ...]] = ("defender", "amount")

    def options(self, g: Fortress) -> list[int]:
        if self.b == 0:
            return [log.DONE]
        found = [log.WAKE_ALL] if 0 < total(g.tired) <= self.b else []
        for who in range(self.a, TYPES):
            if g.tired[who]:
                found.append(log.WAKE + who)
        return [*found, log.DONE]

    def choose(self, g: Fortress, option: int) -> Steps:
        if option == log.DONE:
            return DONE
        if option == log.WAKE_ALL:
            for who in range(TYPES):
                while g.tired[who]:
                    ready(g, who)
            return DONE
        ready(g, option & NOUN)
        return (Wake(option & NOUN, self.b - 1),)


def ready(g: Fortress, who: int) -> None:
    """A tired defender is ready."""
    g.tired[who] -= 1
    g.ready[who] += 1
    g.tell(log.READIED, who)


@mypyc_attr(free_list_len=1)
class FreeRest(Command):
    """Up to two tired defenders may rest, and are ready the next day."""

    rule: ClassVar[str] = "9.4"
    takes: ClassVar[tuple[str, ...]] = ("defender", "amount")

    def options(self, g: Fortress) -> list[int]:
        found = [log.REST + w for w in range(self.a, TYPES) if g.tired[w]] if self.b else []
        return [*found, log.DONE]

    def choose(self, g: Fortress, option: int) -> Steps:
        if option == log.DONE:
            return DONE
        who = option & NOUN
        g.tired[who] -= 1
        g.rest[who] += 1
        g.tell(log.TO_REST, who)
        return (FreeRest(who, self.b - 1),)


@mypyc_attr(free_list_len=1)
class Placement(Command):
    """Ready defenders go to action spaces, from the first section to the positions."""

    rule: ClassVar[str] = "9.5"
    takes: ClassVar[tuple[str, ...]] = ("place",)

    def options(self, g: Fortress) -> list[int]:
        ready = [who for who in range(TYPES) if g.ready[who]]
        if not ready:
            return [log.DONE]
        found: list[int] = []
        for space in range(self.a // TYPES, SPACES):
            if open_today(g, space):
                add_places(g, space, self.a, ready, found)
        if g.stage >= ATTACK:
            add_positions(g, self.a, ready, found)
        found.append(log.DONE)
        return found

    def choose(self, g: Fortress, option: int) -> Steps:
        if option == log.DONE:
            return DONE
        place = option & NOUN
        who = place % TYPES
        g.ready[who] -= 1
        g.tell(log.PLACED, place)
        if place < SPACE_JOBS:
            g.jobs[place] += 1
            return (Placement(place),)
        position = place // TYPES - SPACES
        if g.post[position] != NONE:
            g.tired[g.post[position]] += 1
            g.tell(log.RELIEVED, g.post[position])
        g.post[position] = who
        # One defender for each position: go on behind this one.
        last = place - who + TYPES
        return (Placement(last),) if last < SPACE_JOBS + POSITIONS * TYPES else DONE

    def refusals(self, g: Fortress, seat: int) -> list[Refusal]:
        return refusals.placement(g, self.a)


def add_places(g: Fortress, space: int, first: int, ready: list[int], found: list[int]) -> None:
    """9.6: the types that are ready and may stand on a space."""
    counts = g.tables.counts
    for who in ready:
        place = space * TYPES + who
        if place < first or counts[who][space] == 0:
            continue
        if space != PROMOTE or may_promote(g, who):
            found.append(log.PUT + place)


def may_promote(g: Fortress, who: int) -> bool:
    """14.6: the officer, and then one other."""
    officers = g.jobs[PROMOTE * TYPES + OFFICER]
    if who == OFFICER:
        return officers == 0
    others = 0
    for other in range(OFFICER + 1, TYPES):
        others += g.jobs[PROMOTE * TYPES + other]
    return officers == 1 and others == 0


def add_positions(g: Fortress, first: int, ready: list[int], found: list[int]) -> None:
    """9.7: the positions that are not damaged."""
    counts = g.tables.counts
    for position in range(POSITIONS):
        place = SPACE_JOBS + position * TYPES
        if place >= first and not g.damaged[position]:
            for who in ready:
                if counts[who][SPACES]:
                    found.append(log.PUT + place + who)


def open_today(g: Fortress, space: int) -> bool:
    """Whether an action space can be used on this day."""
    if space <= ROUTE:
        return g.stage == MOBILISATION and (space == NEGOTIATE or routes_left(g))
    opened_by = OPENED_BY[space]
    if opened_by != NONE and g.facility[opened_by] == HIDDEN:
        return False
    if space in (TELEPHONE, RECKLESS):
        return g.stage >= ATTACK
    if space == GUNS:
        return g.icons(0) + g.icons(1) > 0
    return True


def routes_left(g: Fortress) -> bool:
    """Whether a stack of delivery tokens could be laid on an empty depot."""
    return any(can_open(g, token) for token in range(len(g.stacks)))


def can_open(g: Fortress, token: int) -> bool:
    """10.2: the stack is in the Reserve, and its depot has never been stocked."""
    if not g.stacks[token]:
        return False
    return token < 3 or (g.stacks[3] == 1 and (g.edition == 1 or g.stacks[4] == 1))


REST_OVER: Final = RestOver()
BREAKFAST: Final = Breakfast()
PLACEMENT: Final = Placement(0)
