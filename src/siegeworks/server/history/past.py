"""A table looked back at: what each line changed, all decisions, and how any of them looked.

All of it plays the game again, so it is done in another process, which answers with text.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, cast

import msgspec

from siegeworks.core.errors import UndoRefused
from siegeworks.core.journal import Journal, play_on, play_slowly
from siegeworks.core.match import begin, replay
from siegeworks.core.view import SeenZones
from siegeworks.server import wire
from siegeworks.server.history.replays import Played
from siegeworks.server.tables import views
from siegeworks.server.tables.views import Onlooker, count_heard
from siegeworks.store.records import list_effective

if TYPE_CHECKING:
    from siegeworks.store import Entry, TableRow

ENCODER: Final = msgspec.json.Encoder()


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


def show_frames(played: Played, place: int, who: Onlooker) -> bytes:
    """What somebody saw change with each line told, from a place to the journal's end."""
    journal = played.list_entries()
    match = replay(played.make_start(), journal, place)
    events = match.scribe.events
    known, number = len(events), count_heard(events, who.eyes)
    seen = SeenZones(match.lexicon, who.eyes)
    zones = cast(views.Zones, seen.look(match.state))
    outlook = views.show_standing(match, match.state, who)
    moments = ((len(events), match.state) for _ in play_slowly(match.state, journal))
    steps = views.show_steps(match, seen, match.state, moments, known, number, who)
    return ENCODER.encode(wire.Frames(zones, list(steps), outlook))


def show_turns(played: Played, eyes: int | None, language: str, open_to: Sequence[int]) -> bytes:
    """All decisions; of seats that are not in ``open_to`` only that there was one."""
    return ENCODER.encode(list_turns(played, eyes, language, open_to))


def list_turns(
    played: Played, eyes: int | None, language: str, open_to: Sequence[int]
) -> list[wire.Turn]:
    """As ``show_turns``; each line of the log is counted once."""
    journal = played.list_entries()
    match = begin(played.make_start(), given=True)
    found: list[wire.Turn] = []
    known = lines = 0
    for place, entry in enumerate(journal):
        if entry.seat is not None:
            rule = words = text = ""
            if entry.seat in open_to:
                option = match.option_of(entry.code)
                rule, words = match.state.agenda[-1].rule, option.words(language)
                text = option.text
            events = match.scribe.events
            lines += count_heard(events[known:], eyes)
            known = len(events)
            found.append(wire.Turn(place, entry.seat, rule, words, lines, text))
        play_on(match.state, journal, place + 1)
    return found


def show_moments(played: Played, language: str) -> bytes:
    """The decisions of a solo game so far, for the practice rewind."""
    found = list_turns(played, 0, language, (0,))
    return ENCODER.encode([wire.Moment(t.place, t.log, t.rule, t.words) for t in found])


@dataclass(frozen=True)
class TableThen:
    """What a view of the past says of its table as it is now."""

    row: "TableRow"
    sequence: int
    seats: list[wire.Seat]
    takeovers: list[wire.Takeover]

    def seat_facts(self) -> list[wire.Seat]:
        """Who sits where."""
        return self.seats

    def takeover_facts(self) -> list[wire.Takeover]:
        """Which seats were taken from others."""
        return self.takeovers


def show_at(table: TableThen, played: Played, place: int, who: Onlooker) -> bytes:
    """The table as it was at a place, for reading: nothing can be taken back."""
    journal = played.list_entries()
    if place != len(journal) and not is_decision(journal, place):
        raise UndoRefused("rewind-place", found=place)
    match = replay(played.make_start(), journal, place)
    log = views.show_log(match, who.eyes, 0, who.language)
    asked = match.decision_of(who.eyes)
    outlook = views.show_outlook(match, who.eyes, who.language, asked)
    shown = views.Shown(views.show_zones(match, match.state, who.eyes), outlook, 0, log, asked)
    return ENCODER.encode(views.show_table(table, match, who, shown))
