"""The decisions of a solo game so far, for the practice rewind."""

from collections.abc import Sequence

from siegeworks.core.match import Start, begin
from siegeworks.core.record import Entry
from siegeworks.server import wire
from siegeworks.server.marks import heard


def moments(start: Start, entries: Sequence[Entry], language: str) -> list[wire.Moment]:
    """Each choice with its place in the journal and in the log, by playing it all again."""
    match = begin(start, given=True)
    found: list[wire.Moment] = []
    for place, entry in enumerate(entries):
        if entry.seat is None:
            match.happen(entry.text)
            continue
        rule = match.state.agenda[-1].rule
        lines = heard(match.scribe.events, entry.seat)
        match.choose(entry.text, entry.seat)
        words = match.option_at(place).words(language)
        found.append(wire.Moment(place, lines, rule, words))
    return found
