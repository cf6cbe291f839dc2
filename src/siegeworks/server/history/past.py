"""A table looked back at: what each line changed, all decisions, and how any of them looked."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from siegeworks.core.errors import UndoRefused
from siegeworks.core.journal import Journal, play_on, slowly
from siegeworks.core.match import Match, begin, replay
from siegeworks.core.start import Start
from siegeworks.core.view import zones
from siegeworks.server import wire
from siegeworks.server.marks import heard
from siegeworks.server.tables import views
from siegeworks.store.records import effective

if TYPE_CHECKING:
    from siegeworks.server.tables.table import Table
    from siegeworks.store import Entry


def is_decision(journal: Journal, place: int) -> bool:
    """Whether somebody chose at a place of a journal."""
    return 0 <= place < len(journal) and not journal[place].is_luck


def place_of(rows: Sequence["Entry"], sequence: int) -> int:
    """How far a journal had come at a sequence, as far as it was not taken back since."""
    then, now = effective(rows[:sequence]), effective(rows)
    common = 0
    while common < min(len(then), len(now)) and then[common].seq == now[common].seq:
        common += 1
    return common


def frames(start: Start, journal: Journal, place: int, eyes: int | None) -> wire.Frames:
    """What somebody saw change with each line told, from a place to the journal's end.

    The lines of one step of the rules are told at once: what the step changed comes with the last.
    """
    match = replay(start, journal, place)
    first = last = _zones(match, eyes)
    told = len(match.scribe.events)
    number = heard(match.scribe.events, eyes)
    steps: list[wire.FrameStep] = []
    for _ in slowly(match.state, journal):
        lines = heard(match.scribe.events[told:], eyes)
        told = len(match.scribe.events)
        if lines:
            now = _zones(match, eyes)
            changed = {name: zone for name, zone in now.items() if zone != last[name]}
            steps += [wire.FrameStep(number + n, {}) for n in range(lines - 1)]
            number += lines
            steps.append(wire.FrameStep(number - 1, changed))
            last = now
    return wire.Frames(first, steps)


def _zones(match: Match, eyes: int | None) -> dict[str, wire.Zone]:
    return cast(dict[str, wire.Zone], zones(match.lexicon, match.state, eyes))


def turns(
    start: Start, journal: Journal, eyes: int | None, language: str, open_to: Sequence[int]
) -> list[wire.Turn]:
    """All decisions; of seats that are not in ``open_to`` only that there was one."""
    match = begin(start, given=True)
    found: list[wire.Turn] = []
    for place, entry in enumerate(journal):
        if entry.seat is not None:
            rule = words = text = ""
            if entry.seat in open_to:
                option = match.option_of(entry.code)
                rule, words = match.state.agenda[-1].rule, option.words(language)
                text = option.text
            lines = heard(match.scribe.events, eyes)
            found.append(wire.Turn(place, entry.seat, rule, words, lines, text))
        play_on(match.state, journal, place + 1)
    return found


def view_at(table: "Table", journal: Journal, place: int, who: views.Onlooker) -> wire.View:
    """The table as it was at a place, for reading: nothing can be taken back."""
    if place != len(journal) and not is_decision(journal, place):
        raise UndoRefused("rewind-place", found=place)
    match = replay(table.match.start, journal, place)
    log = views.log(match, who.eyes, 0, 0, who.language)
    outlook = views.outlook(match, who.eyes, who.language)
    return views.view(table, match, who, views.Seen(_zones(match, who.eyes), outlook, 0, log))
