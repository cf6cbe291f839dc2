"""What somebody sees of a table: made once for all who see the same, until the table changes."""

from bisect import bisect_left
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Protocol, cast

import msgspec

from siegeworks.core import view
from siegeworks.core.decision import Decision
from siegeworks.core.game import Game
from siegeworks.core.match import Match
from siegeworks.core.steps import LUCK, State, Telling
from siegeworks.core.view import SeenZones
from siegeworks.core.wording import keep_said, say
from siegeworks.parts.board import (
    Board,
    board_of,
    look_asked,
    look_passing,
)
from siegeworks.server import wire
from siegeworks.server.games.catalogue import tell_ending, tell_points, tell_side
from siegeworks.server.tables.prompts import is_shared, show_prompt
from siegeworks.server.wire.view import Role
from siegeworks.text.chronicle import Chronicle, LogEntry

if TYPE_CHECKING:
    from siegeworks.server.tables.table import Table
    from siegeworks.store import TableRow

SEAT: Final = "seat"  # plays
WATCH: Final = "watch"  # sees what everyone sees
HAND: Final = "hand"  # sees what one seat sees, and cannot answer
MOST_MOMENTS: Final = 8  # that are remembered of the latest moves; the last one always whole
WORTHWHILE: Final = 2  # lines of the log; one alone is not shown in steps
MOST_SHOWN: Final = 64  # views of one moment that are kept
ENCODER: Final = msgspec.json.Encoder()
Zones = dict[str, wire.Zone]
Moment = tuple[int, State]  # how many events were told by then, and the state as it was


@dataclass(frozen=True)
class Onlooker:
    """Somebody who looks at a table."""

    seat: int | None
    role: Role
    language: str
    mine: tuple[int, ...] = ()  # other seats at the same screen, whose choices are one's own, too

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats whose choices they may take back."""
        own = () if self.role != SEAT or self.seat is None else (self.seat,)
        return own + self.mine

    @property
    def eyes(self) -> int | None:
        """With whose eyes they see; None: with those of everyone."""
        return None if self.role == WATCH else self.seat


class LogCounts:
    """How many events there were at each sequence, so that a client gets only what it lacks."""

    def __init__(self, sequence: int, match: Match) -> None:
        self._counts = {sequence: len(match.scribe.events)}
        # Of each one's eyes: how many events were looked at, and which of them one does not hear.
        self._unheard: dict[int | None, tuple[int, list[int]]] = {}

    def note(self, sequence: int, match: Match, cut: int | None = None) -> None:
        """The table is at a sequence now; ``cut``: events beyond this number were taken back."""
        if cut is not None:
            self._counts = {seen: min(count, cut) for seen, count in self._counts.items()}
            for eyes, (looked, unheard) in self._unheard.items():
                self._unheard[eyes] = min(looked, cut), unheard[: bisect_left(unheard, cut)]
        self._counts[sequence] = len(match.scribe.events)

    def count(self, since: int | None) -> int:
        """How many events a client rightly has that has seen a sequence."""
        return 0 if since is None else self._counts.get(since, 0)

    def has_count(self, since: int | None) -> bool:
        """Whether it is known what there was at a sequence; else a client gets everything."""
        return since in self._counts

    def first_line(self, match: Match, eyes: int | None, count: int) -> int:
        """How many of the first ``count`` events somebody hears: the number of the next line."""
        return count - bisect_left(self._list_unheard(match, eyes), count)

    def list_heard(self, match: Match, eyes: int | None) -> Sequence[Telling]:
        """All that somebody hears."""
        events = match.scribe.events
        has_all = not self._list_unheard(match, eyes)
        return events if has_all else [event for event in events if event.is_heard_by(eyes)]

    def _list_unheard(self, match: Match, eyes: int | None) -> list[int]:
        """The places of events that somebody does not hear; only what is new is looked at."""
        events = match.scribe.events
        looked, unheard = self._unheard.get(eyes, (0, []))
        if looked < len(events):
            fresh = range(looked, len(events))
            unheard += [place for place in fresh if not events[place].is_heard_by(eyes)]
            self._unheard[eyes] = len(events), unheard
        return unheard


class StepRecorder:
    """How things stood after each step of the latest moves, so that a move can be shown in steps.

    It is filled while a move is carried out and read once the move is on disk.
    """

    def __init__(self) -> None:
        self._moves: deque[tuple[int, list[Moment]]] = deque()  # each with its sequence before
        self._total = 0

    def begin(self, match: Match, sequence: int) -> None:
        """A move is about to be carried out."""
        while self._moves and self._moves[-1][0] >= sequence:  # it was refused after all
            self._total -= len(self._moves.pop()[1])
        self._moves.append((sequence, []))
        self._keep(match)
        match.on_step = lambda: self._note(match)

    def end(self, match: Match) -> None:
        """The move was carried out, or refused."""
        match.on_step = None

    def _note(self, match: Match) -> None:
        """A step was run: keep how things stand if it told anything."""
        if self._moves and self._moves[-1][1][-1][0] != len(match.scribe.events):
            self._keep(match)

    def _keep(self, match: Match) -> None:
        self._moves[-1][1].append((len(match.scribe.events), match.state.clone()))
        self._total += 1
        while self._total > MOST_MOMENTS and len(self._moves) > 1:
            self._total -= len(self._moves.popleft()[1])

    def forget(self) -> None:
        """What was recorded does not lead to where the table is now."""
        self._moves.clear()
        self._total = 0

    def since(self, sequence: int | None) -> list[Moment]:
        """The moments from a sequence on, the first before anything happened; none: not known."""
        for place, (before, _) in enumerate(self._moves):
            if before == sequence:
                return [moment for _, moments in list(self._moves)[place:] for moment in moments]
        return []


class Views:
    """Views of a table, with those parts kept that others ask for as well until it changes."""

    def __init__(self, table: "Table", match: Match, sequence: int) -> None:
        self._table = table
        self._match = match
        self.log_counts = LogCounts(sequence, match)
        self.steps = StepRecorder()
        self._frames: dict[tuple[Onlooker, int | None], str] = {}
        self._views: dict[tuple[Onlooker, int | None], wire.View] = {}
        self._seen: dict[int | None, SeenZones] = {}  # what changes, changes there, too
        self._zones: dict[int | None, msgspec.Raw] = {}
        self._outlooks: dict[tuple[int | None, str], wire.Outlook | None] = {}

    def clear(self) -> None:
        """Forget what was made: the table has changed."""
        self._frames.clear()
        self._views.clear()
        self._zones.clear()
        self._outlooks.clear()

    def forget(self) -> None:
        """Nobody looks on any more: let go of all that can be made again."""
        self.clear()
        self._seen.clear()
        self.steps.forget()

    def frame(self, who: Onlooker, since: int | None) -> str:
        """A view as the socket sends it."""
        key = (who, since if self.log_counts.has_count(since) else None)
        text = self._frames.get(key)
        if text is None:
            shown = self._views.get(key) or self._make_view(*key)  # it is not asked for twice
            text = ENCODER.encode(wire.Frame(shown)).decode()
            self._keep_frame(key, text)
        return text

    def _keep_frame(self, key: tuple[Onlooker, int | None], text: str) -> None:
        """Keep a frame for others; whoever looks on alone has all there is, and will not ask."""
        if len(self._table.listeners) == 1:
            self.clear()
            self.steps.forget()
            return
        if len(self._frames) >= MOST_SHOWN:
            self._frames.clear()
        self._frames[key] = text

    def view(self, who: Onlooker, since: int | None) -> wire.View:
        """The table as a seat or a spectator sees it, with what was told since a sequence."""
        key = (who, since if self.log_counts.has_count(since) else None)
        if key not in self._views:
            if len(self._views) >= MOST_SHOWN:
                self._views.clear()
            self._views[key] = self._make_view(*key)
        return self._views[key]

    def _make_view(self, who: Onlooker, since: int | None) -> wire.View:
        eyes, match = who.eyes, self._match
        known = self.log_counts.count(since)
        first = self.log_counts.first_line(match, eyes, known)
        heard = self.log_counts.list_heard(match, eyes)
        log = show_log(match, eyes, first, who.language, heard)
        steps = self._show_steps(who, since, known, first) if len(log) >= WORTHWHILE else None
        asked = match.decision_of(eyes)
        outlook = self._show_outlook(eyes, who.language, asked)
        shown = Shown(self._show_zones(eyes), outlook, first, log, asked, steps)
        found = show_table(self._table, match, who, shown)
        return self._add_proposals(found, who) if found.prompt is not None else found

    def _add_proposals(self, found: wire.View, who: Onlooker) -> wire.View:
        """With what partners propose, where one answer of several people counts."""
        if not is_shared(self._match, found.seats) or found.prompt is None:
            return found
        table = self._table
        prompt = table.proposals.show(found.prompt, found.seats, table.sequence, who.language)
        return msgspec.structs.replace(found, prompt=prompt)

    def _show_zones(self, eyes: int | None) -> Zones:
        """The zones as somebody sees them, encoded."""
        sight = eyes if self._match.game.has_secrets else None
        if sight not in self._zones:
            seen = self._find_seen(eyes)
            seen.look(self._match.state)
            self._zones[sight] = msgspec.Raw(ENCODER.encode(seen.shown))
        return cast(Zones, self._zones[sight])

    def _find_seen(self, eyes: int | None) -> SeenZones:
        """The zones as somebody saw them last."""
        sight = eyes if self._match.game.has_secrets else None
        if sight not in self._seen:
            self._seen[sight] = SeenZones(self._match.lexicon, sight)
        return self._seen[sight]

    def _show_outlook(
        self, eyes: int | None, language: str, asked: Decision | None
    ) -> wire.Outlook | None:
        key = (eyes, language)
        if key not in self._outlooks:
            self._outlooks[key] = show_outlook(self._match, eyes, language, asked)
        return self._outlooks[key]

    def _show_steps(
        self, who: Onlooker, since: int | None, known: int, first: int
    ) -> list[wire.FrameStep] | None:
        """What somebody saw change since a sequence; None if it was not recorded."""
        moments = self.steps.since(since)
        if not moments or moments[0][0] != known:
            return None
        start = moments[0][1]
        seen = self._find_seen(who.eyes)
        return list(show_steps(self._match, seen, start, moments[1:], known, first, who))


# The parts of a view


@dataclass(frozen=True)
class Shown:
    """What can be made once for all who see the same."""

    zones: Zones
    outlook: wire.Outlook | None
    first: int  # the number of the first line of the log
    log: list[wire.LogLine]
    asked: Decision | None  # what is asked of the seat with whose eyes they look
    steps: list[wire.FrameStep] | None = None


class TableFacts(Protocol):
    """What a view says of a table beside its game."""

    @property
    def row(self) -> "TableRow":
        """As it is stored."""

    @property
    def sequence(self) -> int:
        """How far its journal has come."""

    def seat_facts(self) -> list[wire.Seat]:
        """Who sits where."""

    def takeover_facts(self) -> list[wire.Takeover]:
        """Which seats were taken from others."""


def show_table(table: TableFacts, match: Match, who: Onlooker, shown: Shown) -> wire.View:
    """A table as somebody sees it, with the match as it is now or as it was."""
    decision = shown.asked if who.role == SEAT else None
    return wire.View(
        version=wire.VERSION,
        table=table.row.id,
        title=table.row.title,
        game=table.row.game,
        options=dict(table.row.settings),
        sequence=table.sequence,
        seat=who.seat,
        role=who.role,
        seats=name_sides(table.seat_facts(), match.game, who.language),
        zones=shown.zones,
        to_move=match.to_move,
        asked=list(match.asked),
        prompt=None if decision is None else show_prompt(match, decision, who.language),
        undo=show_undo(match, who),
        log_from=shown.first,
        log=shown.log,
        result=show_result(match, who),
        assisted=table.row.assisted,
        outlook=shown.outlook,
        secrets=match.can_seats_differ,
        redo_words=show_redo(match, who),
        steps=shown.steps,
        fresh=match.scribe.seats.count(LUCK) == match.length,
        luck_from=table.row.luck_from,
        takeovers=table.takeover_facts(),
    )


def name_sides(seats: list[wire.Seat], game: Game, language: str) -> list[wire.Seat]:
    """The seats with what each of them plays, where they play different sides."""
    sides = _list_sides(game, len(seats), language)
    if not any(sides):
        return seats
    return [msgspec.structs.replace(s, side=sides[s.seat]) for s in seats]


@keep_said
def _list_sides(game: Game, seats: int, language: str) -> tuple[str, ...]:
    return tuple(tell_side(game, language, seat) for seat in range(seats))


def show_log(
    match: Match,
    eyes: int | None,
    first: int,
    language: str,
    heard: Sequence[Telling] | None = None,
) -> list[wire.LogLine]:
    """What somebody hears, from the line of that number on."""
    board = board_of(match.game)
    entries = Chronicle(match, eyes, language, heard).list_entries(first)
    return [_show_line(entry, _find_chapter(board, entry, language)) for entry in entries]


def _find_chapter(board: Board[Any], entry: LogEntry, language: str) -> wire.Chapter | None:
    """The title that is shown with a line, with what the line looks back upon."""
    chapter = board.find_chapter(entry.event, language)
    if chapter is None or not entry.review:
        return chapter
    return msgspec.structs.replace(chapter, review=list(entry.review))


def _show_line(entry: LogEntry, chapter: wire.Chapter | None) -> wire.LogLine:
    event = entry.event
    return wire.LogLine(
        number=event.number,
        event=event.kind,
        about=event.about,
        rule=event.rule,
        words=entry.words,
        level=entry.level,
        above=[wire.LogTitle(title.level, title.words) for title in entry.above],
        joins=entry.joins,
        summed=entry.summed,
        chapter=chapter,
    )


def show_result(match: Match, who: Onlooker) -> wire.Result | None:
    """How the game ended, for one who played or one who looked on; only then is the seed told."""
    outcome = match.result
    if outcome is None:
        return None
    game, language = match.game, who.language
    played = say(language, game.key, f"end-{outcome.ending}", {})
    return wire.Result(
        outcome.ending,
        list(outcome.winners),
        outcome.grade,
        {str(seat): score for seat, score in outcome.score.items()},
        played if who.role == SEAT else tell_ending(game, language, outcome.ending),
        "" if match.start.seed is None else str(match.start.seed),
        board_of(game).tell_epilogue(match, who.eyes, language),
        tell_points(game, language),
    )


def show_undo(match: Match, who: Onlooker) -> wire.Undo:
    """What somebody may take back, and whether they may take it again."""
    places = match.undoable if match.undo_seat in who.seats else []
    words = match.option_at(places[0]).words(who.language) if places else ""
    again = match.redo_seat in who.seats
    return wire.Undo(places, words, again, match.length if again else None)


def show_redo(match: Match, who: Onlooker) -> str:
    """What somebody would take again; nothing if there is nothing."""
    option = match.redo_option if match.redo_seat in who.seats else None
    return "" if option is None else option.words(who.language)


def show_zones(match: Match, state: State, eyes: int | None) -> Zones:
    """The zones of a match as somebody sees them, now or at another moment."""
    return cast(Zones, view.show_zones(match.lexicon, state, eyes))


def show_outlook(
    match: Match, eyes: int | None, language: str, asked: Decision | None
) -> wire.Outlook | None:
    """What the game says of the position beside its pieces, from what somebody sees."""
    return board_of(match.game).outlook(look_asked(match, eyes, language, asked))


def show_standing(match: Match, state: State, who: Onlooker) -> wire.Outlook | None:
    """How things stood in a state that was passed, as somebody saw it."""
    seen = look_passing(match, state, who.eyes, who.language)
    return board_of(match.game).standing(seen)


def show_steps(
    match: Match,
    seen: SeenZones,
    start: State,
    moments: Iterable[Moment],
    known: int,
    first: int,
    who: Onlooker,
) -> Iterator[wire.FrameStep]:
    """What somebody saw change with each line told after the first ``known`` events.

    The lines of one step of the rules are told at once: what the step changed comes with the last.
    How things stand is told with the first change, and then whenever it is something else.
    """
    seen.look(start)
    stood: wire.Outlook | None = None
    for count, state in moments:
        lines = count_heard(match.scribe.events[known:count], who.eyes)
        known = count
        if lines:
            changed = cast(Zones, seen.look(state))
            stands = show_standing(match, state, who) if changed else stood
            yield from (wire.FrameStep(first + n, {}) for n in range(lines - 1))
            first += lines
            yield wire.FrameStep(first - 1, changed, None if stands == stood else stands)
            stood = stands


def count_heard(events: Iterable[Telling], eyes: int | None) -> int:
    """How many of these events somebody hears."""
    return sum(event.is_heard_by(eyes) for event in events)
