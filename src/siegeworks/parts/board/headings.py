"""The parts of a log: which of a game's log lines open a day, a turn or whatever it has."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Heading:
    """A kind of log line that opens a part of the log.

    The line itself is the title. If it is told ``before`` the part begins, the words
    ``heading-<kind>`` are the title, and stand above the next line that is one itself: the line
    that day 2 is over makes day 3 begin with the next turn. They get the facts of the line and, of
    each number in it, the next one: of ``day`` also ``next-day``.
    """

    level: int = 1  # parts of a lower level hold those of a higher one
    before: bool = False
