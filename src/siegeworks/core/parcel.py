"""A match on its way to another process: everything it holds, secrets too, as plain data."""

from typing import Any

from siegeworks.core.journal import Before, Entry, History
from siegeworks.core.start import Start
from siegeworks.core.steps import Scribe, State, Telling
from siegeworks.core.zones import list_contents

Data = tuple[Any, ...]


def pack_state(start: Start, g: State) -> Data:
    """A state: its zones, what is still to be done, and its luck."""
    agenda = [(type(step).__name__, step.numbers()) for step in g.agenda]
    luck = (int(g.low), int(g.high), list(g.drawn), bool(g.given))
    return list_contents(g, start.game.zones), agenda, int(g.ending), luck


def unpack_state(start: Start, data: Data) -> State:
    """The state that was packed; it could be reached there, so it is not checked again."""
    zones, agenda, ending, luck = data
    g = start.game.set_up(start.seats, start.settings, start.tables)
    for name, content in zones.items():
        setattr(g, name, content)
    g.agenda = [start.game.steps[name](*numbers) for name, numbers in agenda]
    g.ending = ending
    g.low, g.high, g.drawn, g.given = luck
    return g


def pack_scribe(scribe: Scribe) -> Data:
    """The journal and the log."""
    told = [(t.kind, t.first, t.second, t.audience, t.rule) for t in scribe.events]
    journal = (scribe.seats[:], scribe.codes[:], scribe.kinds[:])
    return scribe.listening, journal, told, scribe.reveals


def unpack_scribe(data: Data) -> Scribe:
    """A scribe who knows what was packed."""
    listening, journal, told, reveals = data
    scribe = Scribe(listening)
    scribe.seats, scribe.codes, scribe.kinds = journal
    scribe.events = [Telling(*each) for each in told]
    scribe.reveals = reveals
    return scribe


def pack_history(start: Start, history: History) -> Data:
    """The choices that can be taken back, and those that were."""
    past = [
        (pack_state(start, b.state), b.seat, b.answers, b.events, b.reveals) for b in history.past
    ]
    return past, [tuple(entry) for entry in history.undone]


def unpack_history(start: Start, data: Data) -> History:
    """The history that was packed."""
    past, undone = data
    return History(
        [Before(unpack_state(start, state), *rest) for state, *rest in past],
        [Entry(*entry) for entry in undone],
    )
