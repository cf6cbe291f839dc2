"""The decisions of a solo game so far, for the practice rewind."""

from siegeworks.core.journal import Journal
from siegeworks.core.start import Start
from siegeworks.server import wire
from siegeworks.server.history import past


def moments(start: Start, journal: Journal, language: str) -> list[wire.Moment]:
    """Each choice with its place in the journal and in the log."""
    found = past.turns(start, journal, 0, language, (0,))
    return [wire.Moment(turn.place, turn.log, turn.rule, turn.words) for turn in found]
