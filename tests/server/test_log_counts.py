"""Which lines of the log are whose, counted as the log grows and shrinks."""

import random
from types import SimpleNamespace
from typing import Any

from siegeworks.core.steps import EVERYONE, Telling
from siegeworks.server.tables.views import LogCounts

EYES = (None, 0, 1)


def tell(dice: random.Random) -> Telling:
    """Something that all, or one of two seats, hear."""
    return Telling(1, dice.randrange(9), 0, dice.choice((EVERYONE, 1, 2)), "1.1")


def check(counts: LogCounts, match: Any) -> None:
    """What is counted along the way must be what a look at everything finds."""
    events = match.scribe.events
    for eyes in EYES:
        heard = [event for event in events if event.is_heard_by(eyes)]
        assert list(counts.list_heard(match, eyes)) == heard
        for count in range(len(events) + 1):
            first = sum(event.is_heard_by(eyes) for event in events[:count])
            assert counts.first_line(match, eyes, count) == first


def test_lines_are_counted_for_each_pair_of_eyes() -> None:
    dice = random.Random(3)
    match: Any = SimpleNamespace(scribe=SimpleNamespace(events=[]))
    counts = LogCounts(0, match)
    for sequence in range(1, 40):
        match.scribe.events += [tell(dice) for _ in range(dice.randrange(4))]
        counts.note(sequence, match)
        check(counts, match)


def test_what_was_taken_back_is_not_counted() -> None:
    dice = random.Random(4)
    match: Any = SimpleNamespace(scribe=SimpleNamespace(events=[tell(dice) for _ in range(20)]))
    counts = LogCounts(0, match)
    check(counts, match)
    for sequence, cut in enumerate((15, 7, 7, 0), 1):
        del match.scribe.events[cut:]
        counts.note(sequence, match, cut)
        match.scribe.events += [tell(dice) for _ in range(3)]
        check(counts, match)
