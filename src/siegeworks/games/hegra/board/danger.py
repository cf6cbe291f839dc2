"""The nearest way to lose, as things stand: what it is, and how grave.

All figures are asked of the rules, of this evening and of the next attack. What is already certain
counts most, then what leaves a single step, then what makes it hard.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from siegeworks.games.hegra.board import ahead
from siegeworks.games.hegra.rules import (
    hit_bag,
    last_stand,
    maintenance,
    morale,
    surrender,
    turn_track,
)
from siegeworks.games.hegra.rules import pieces as n
from siegeworks.games.hegra.rules.day import is_to_come
from siegeworks.games.hegra.rules.state import Fortress
from siegeworks.parts.board import Seen
from siegeworks.parts.board.telling import tell

HELD, PRESSED, ENDANGERED, LOSING = range(4)  # how things stand, see ``records.Gauge``
ONE_STEP: Final = n.SKULL - 1  # where one step more would lose
FEW: Final = 2  # so many who leave in an evening weigh heavily


@dataclass(frozen=True)
class Way:
    """A way to lose: how grave it is, and its words."""

    grade: int
    words: str


@dataclass(frozen=True)
class Evening:
    """What this evening brings, as things stand."""

    reasons: list[int]  # why the Surrender marker moves
    marker: int  # where it then is
    leaving: int  # who leaves as Morale falls too far
    healthy: int  # who is still on his feet
    need: int  # and how many must be
    is_counted: bool  # whether too few of them lose the game


def foretell_evening(g: Fortress) -> Evening:
    """16.2 and 17.1 to 17.3: Morale, Surrender and the healthy."""
    is_open = is_to_come(g, surrender.CheckSurrender)
    reasons = surrender.list_reasons(g) if is_open else []
    marker = min(n.SKULL, g.surrender + len(reasons))
    there = g.healthy_this_evening()
    due = morale.count_leaving(g) if is_to_come(g, morale.Modifiers) else 0
    leaving = min(due, there - g.manned())  # nobody leaves a position
    is_counted = g.stage == n.SIEGE and (is_open or is_to_come(g, last_stand.Outcome))
    return Evening(reasons, marker, leaving, there - leaving, g.needed_at(marker), is_counted)


def foretell_work(g: Fortress) -> Fortress:
    """14.7: the position once those who inspire have done so, as things stand."""
    mood = maintenance.foretell_inspired(g)
    if mood == g.morale:
        return g
    inspired = g.clone()
    inspired.morale = mood
    return inspired


def find_nearest(seen: Seen[Fortress]) -> Way | None:
    """The gravest way to lose, and of those the nearest; None: nothing presses."""
    return max(list_ways(seen), key=lambda way: way.grade, default=None)


def list_ways(seen: Seen[Fortress]) -> Iterator[Way]:
    """All ways to lose that are near, this evening's first."""
    evening = foretell_evening(foretell_work(seen.state))
    yield from list_evening(seen, evening)
    yield from list_tomorrow(seen, evening)
    yield from list_later(seen, evening)


def list_evening(seen: Seen[Fortress], evening: Evening) -> Iterator[Way]:
    """16.2, 17.1 and 17.3: the marker, the healthy, and those who leave."""
    if evening.reasons:
        causes = ", ".join(str(seen.noun("cause", reason)) for reason in evening.reasons)
        key = "danger-skull" if evening.marker == n.SKULL else "danger-pushed"
        yield Way(measure_marker(evening.marker), tell(seen, key, reasons=causes))
    healthy = {"healthy": evening.healthy, "need": evening.need}
    if evening.is_counted and evening.healthy < evening.need:
        yield Way(LOSING, tell(seen, "danger-too-few", **healthy))
    if evening.leaving:
        grade = ENDANGERED if evening.leaving >= FEW else PRESSED
        yield Way(grade, tell(seen, "danger-leaving", count=evening.leaving))


def list_tomorrow(seen: Seen[Fortress], evening: Evening) -> Iterator[Way]:
    """6.6 and 7.8: the Hit bag and the infantry, at the next attack."""
    g = seen.state
    is_last = "yes" if g.day == n.DAYS else "no"
    if turn_track.count_tiles_missing(g):
        marker = min(n.SKULL, evening.marker + 1)
        due, bag = turn_track.count_tiles_next(g), hit_bag.count_tiles_by_then(g)
        facts = {"due": due, "bag": bag, "last": is_last, "left": n.SKULL - marker}
        yield Way(measure_marker(marker), tell(seen, "danger-bag", **facts))
    count = turn_track.count_breaking_in(g)
    if count:
        is_fatal = evening.is_counted and evening.healthy - count < evening.need
        grade = LOSING if is_fatal else ENDANGERED
        yield Way(grade, tell(seen, "danger-breaks", count=count, last=is_last))


def list_later(seen: Seen[Fortress], evening: Evening) -> Iterator[Way]:
    """17.2 and 17.3: the marker next to the skull, and too few to last."""
    g = seen.state
    if evening.marker == ONE_STEP:
        yield Way(ENDANGERED, tell(seen, "danger-one-step"))
    facts = {"healthy": evening.healthy, "need": evening.need}
    if g.stage == n.ATTACK and evening.healthy < evening.need:
        is_next = turn_track.is_siege_next(g)
        words = tell(seen, "danger-few", next="yes" if is_next else "no", **facts)
        yield Way(ENDANGERED if is_next else PRESSED, words)
    usual, spare = ahead.find_losses(seen)["usual"], evening.healthy - evening.need
    if turn_track.is_siege_next(g) and 0 <= spare < usual:
        words = tell(seen, "danger-thin", usual=usual, spare=spare, **facts)
        yield Way(PRESSED if spare else ENDANGERED, words)


def measure_marker(marker: int) -> int:
    """17.2: how grave it is that the Surrender marker moves to a space."""
    if marker == n.SKULL:
        return LOSING
    return ENDANGERED if marker == ONE_STEP else PRESSED
