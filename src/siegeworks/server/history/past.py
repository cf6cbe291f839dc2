"""A table looked back at: what each line changed, all decisions, and how any of them looked."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from siegeworks.core.errors import UndoRefused
from siegeworks.core.journal import Journal, play_on, play_slowly
from siegeworks.core.match import begin, replay
from siegeworks.core.start import Start
from siegeworks.server import wire
from siegeworks.server.tables import views
from siegeworks.server.tables.views import Onlooker, count_heard
from siegeworks.store.records import list_effective

if TYPE_CHECKING:
    from siegeworks.server.tables.table import Table
    from siegeworks.store import Entry


def is_decision(journal: Journal, place: int) -> bool:
    """Whether somebody chose at a place of a journal."""
    return 0 <= place < len(journal) and not journal[place].is_luck


def find_place(rows: Sequence["Entry"], sequence: int) -> int:
    """How far a journal had come at a sequence, as far as it was not taken back since."""
    then, now = list_effective(rows[:sequence]), list_effective(rows)
    common = 0
    while common < min(len(then), len(now)) and then[common].seq == now[common].seq:
        common += 1
    return common


def show_frames(start: Start, journal: Journal, place: int, who: Onlooker) -> wire.Frames:
    """What somebody saw change with each line told, from a place to the journal's end."""
    match = replay(start, journal, place)
    events = match.scribe.events
    known, number = len(events), count_heard(events, who.eyes)
    zones = views.show_zones(match, match.state, who.eyes)
    outlook = views.show_standing(match, match.state, who)
    moments = ((len(events), match.state) for _ in play_slowly(match.state, journal))
    steps = views.show_steps(match, match.state, moments, known, number, who)
    return wire.Frames(zones, list(steps), outlook)


def list_turns(
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
            lines = count_heard(match.scribe.events, eyes)
            found.append(wire.Turn(place, entry.seat, rule, words, lines, text))
        play_on(match.state, journal, place + 1)
    return found


def list_moments(start: Start, journal: Journal, language: str) -> list[wire.Moment]:
    """The decisions of a solo game so far, for the practice rewind."""
    found = list_turns(start, journal, 0, language, (0,))
    return [wire.Moment(turn.place, turn.log, turn.rule, turn.words) for turn in found]


def show_at(table: "Table", journal: Journal, place: int, who: Onlooker) -> wire.View:
    """The table as it was at a place, for reading: nothing can be taken back."""
    if place != len(journal) and not is_decision(journal, place):
        raise UndoRefused("rewind-place", found=place)
    match = replay(table.match.start, journal, place)
    log = views.show_log(match, who.eyes, 0, who.language)
    outlook = views.show_outlook(match, who.eyes, who.language)
    shown = views.Shown(views.show_zones(match, match.state, who.eyes), outlook, 0, log)
    return views.show_table(table, match, who, shown)
