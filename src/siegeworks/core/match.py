"""A match: one game being played, with its journal, its log and its undo."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from siegeworks.core import engine, journal, luck, parcel, view
from siegeworks.core.decision import CHANCE, Asking, Event, Option, Possible
from siegeworks.core.errors import BadSettings, IllegalChoice, IllegalOutcome, UndoRefused
from siegeworks.core.game import Outcome
from siegeworks.core.journal import Entry, History, Journal
from siegeworks.core.notation import dump, position, record
from siegeworks.core.start import Start, choose_seed
from siegeworks.core.steps import Choice, Scribe, State, Telling
from siegeworks.core.wording import list_names
from siegeworks.core.zones import list_contents

REDRAWS: Final = 3  # ways that hidden things may lie, looked at before a warning


def make_first_state(start: Start) -> State:
    """The state before the first step, with its luck."""
    if start.position:
        g = position.read_state(start)
    else:
        g = start.game.set_up(start.seats, start.settings, start.tables)
    g.low, g.high = luck.make_keys(choose_seed(start.seed))
    return g


def begin(start: Start, given: bool, listening: bool = True) -> "Match":
    """A match at its first decision."""
    match = Match(start, make_first_state(start), given, listening)
    engine.advance(match.state)
    return match


def replay(start: Start, answers: Journal, place: int) -> "Match":
    """The match as it was at a place of its journal; nothing in it can be taken back."""
    match = begin(start, given=True)
    journal.play_on(match.state, answers, place)
    return match


def _unpack(start: Start, state: tuple[Any, ...], *rest: tuple[Any, ...]) -> "Match":
    """A match that comes from another process."""
    scribe, history = rest
    g = parcel.unpack_state(start, state)
    match = Match(start, g, g.given, False)
    match.scribe = g.scribe = parcel.unpack_scribe(scribe)
    match.history = parcel.unpack_history(start, history)
    return match


class Match(Asking):
    """A game in play, made by ``game.start``, ``load``, ``from_position`` or ``read``."""

    def __init__(self, start: Start, state: State, given: bool, listening: bool) -> None:
        self.start = start
        self.state = state
        self.scribe = Scribe(listening)
        state.given = given
        state.scribe = self.scribe
        self.history = History([], [])
        self.on_step: Callable[[], object] | None = None  # called after each step of a choice
        self._windows: dict[int | None, view.Window] = {}  # what each seat saw last

    def fatal_options(self, seat: int) -> dict[str, str]:
        """The options that lose a seat the game before luck or anybody has a say: how it ends.

        Counted where only what the seat knows is sure, so that no warning tells a secret.
        """
        step, _ = self._question(seat)
        codes = [] if step is None else step.options_for(self.state, seat)
        ways = [self.imagine(seat, n) for n in range(REDRAWS)] if self.game.has_secrets else [self]
        found: dict[str, str] = {}
        for code in codes:
            ends = [way.state.clone() for way in ways]
            if all(self._is_fatal(g, seat, code) for g in ends):
                found[self.lexicon.option(code)] = self.game.outcome(ends[0]).ending
        return found

    def _is_fatal(self, g: State, seat: int, code: int) -> bool:
        """Whether a choice, carried out up to luck or the next question, loses the game."""
        g.scribe = None
        g.given = True
        engine.take(g, seat, code)
        engine.advance(g)
        return self._is_lost(g, seat)

    def _is_lost(self, g: State, seat: int) -> bool:
        return bool(g.ending) and seat not in self.game.winners(g)

    # Answering

    def choose(self, option: Option | str, seat: int | None = None) -> None:
        """Take an option; raises IllegalChoice, and changes nothing, if it was not offered."""
        who = self._chooser(seat)
        own = option if isinstance(option, Option) and self._is_own(option) else None
        if own is None or not self._take(who, own.code):
            self._take(who, self._find_code(option, who))

    def _is_own(self, option: Option) -> bool:
        """Whether an option is one of this match's words, so that its code means the same here."""
        return option.lexicon is self.start.lexicon

    def _take(self, seat: int, code: int) -> bool:
        """Carry out a new choice; False, and nothing changed, if it was not offered."""
        undone, self.history.undone = self.history.undone, []
        if self._answer(seat, code):
            return True
        self.history.undone = undone
        return False

    def find_option(self, option: Option | str, seat: int | None = None) -> Option:
        """The option of this text; raises IllegalChoice, with the reason, if it is not offered."""
        return self.option_of(self._find_code(option, self._chooser(seat)), self.state)

    def _find_code(self, option: Option | str, seat: int) -> int:
        step = self.state.agenda[-1]
        assert isinstance(step, Choice)
        codes = step.options_for(self.state, seat)
        offered = {self.lexicon.option(code): code for code in codes}
        text = " ".join(str(option).split())
        if text not in offered:
            raise self._illegal(text, seat, offered)
        return offered[text]

    def _chooser(self, seat: int | None) -> int:
        mover = engine.find_mover(self.state)
        if mover is None:
            raise IllegalChoice("over")
        if mover == CHANCE:
            raise IllegalChoice("luck-first")
        if seat is None:
            return mover
        if seat not in self.asked:
            raise IllegalChoice("not-asked", seat=seat, asked=", ".join(map(str, self.asked)))
        return seat

    def _illegal(self, text: str, seat: int, offered: Iterable[str]) -> IllegalChoice:
        step = self.state.agenda[-1]
        assert isinstance(step, Choice)
        for refused in (*self.refusals(seat), *self.quiet_refusals(seat)):
            if str(refused.option) == text:
                return IllegalChoice("refused", choice=text, why=refused, rule=refused.rule)
        return IllegalChoice(
            "not-offered", choice=text[:60], rule=step.rule, offered=list_names(offered)
        )

    def _answer(self, seat: int, code: int) -> bool:
        """Carry out a choice; False, and nothing changed, if it was not offered."""
        before = self.history.before(self.state, self.scribe, seat)
        try:
            if not self._run(seat, code):
                return False
        except Exception as error:
            # Only an edited position can bring rules to where they were not written for.
            if not self.start.position:
                raise
            self.state = self.history.restore(before, self.scribe)
            raise IllegalChoice("broken-position") from error
        self.history.note(before, self.scribe)
        return True

    def _run(self, seat: int, code: int) -> bool:
        """Carry out a choice, at once or with a call after each step; False if not offered."""
        if self.on_step is None:
            return engine.answer(self.state, seat, code)
        if not engine.take(self.state, seat, code):
            return False
        self.on_step()
        while engine.advance_once(self.state):
            self.on_step()
        return True

    def happen(self, outcome: Possible | str) -> None:
        """Let luck fall as given; raises IllegalOutcome if it cannot."""
        possible = {str(p): p for p in self.outcomes()}
        text = str(outcome)
        if text not in possible:
            code = "outcome" if possible else "no-luck"
            raise IllegalOutcome(code, found=text[:60], expected=list_names(possible))
        self.history.forget()
        engine.happen(self.state, possible[text].code)

    # Undo

    @property
    def last_chooser(self) -> int | None:
        """The seat whose choice was the latest that could be taken back, or was taken back."""
        seat = self.undo_seat
        return self.redo_seat if seat is None else seat

    @property
    def undo_seat(self) -> int | None:
        """Whose choice is the latest that can be taken back."""
        return self.history.undo_seat()

    @property
    def redo_seat(self) -> int | None:
        """Whose choice is the latest that was taken back."""
        return self.history.redo_seat()

    def option_at(self, place: int) -> Option:
        """The choice at a place of the journal."""
        return self.option_of(self.scribe.codes[place])

    def undo(self, to: int | None = None) -> Option:
        """Take back the latest choice, or all down to the journal's place ``to``; says which."""
        allowed = self.undoable
        if not allowed:
            raise UndoRefused("no-undo")
        place = allowed[0] if to is None else to
        if place not in allowed:
            raise UndoRefused("undo-place", found=place, expected=", ".join(map(str, allowed)))
        taken = self.option_at(place)
        self.state = self.history.go_back(self.scribe, place)
        return taken

    def redo(self) -> Option:
        """Take the choice again that was taken back last; says which."""
        if not self.history.undone:
            raise UndoRefused("no-redo")
        entry = self.history.undone.pop()
        assert entry.seat is not None
        self._answer(entry.seat, entry.code)
        return self.option_of(entry.code)

    @property
    def redoable(self) -> bool:
        """Whether a choice that was taken back can be taken again."""
        return bool(self.history.undone)

    @property
    def redo_option(self) -> Option | None:
        """The choice that a redo would take again, if there is one."""
        undone = self.history.undone
        return self.option_of(undone[-1].code) if undone else None

    def clone(self, for_seat: int | None = None, seed: int | None = None) -> "Match":
        """A copy to play on in.

        With ``for_seat``: what that seat cannot see is drawn anew, and luck is fresh, so that
        nothing can be learnt from the copy that the seat could not know. With a ``seed`` beside
        it, that is always done alike at this place of the game.
        """
        seat = self._eyes(for_seat)
        if seat is None:
            twin = Match(self.start, self.state.clone(), self.state.given, self.scribe.listening)
            twin.scribe = twin.state.scribe = self.scribe.copy()
            twin.history = self.history.copy()
            return twin
        g = self.state.clone()
        # Other luck than the game's own, even if somebody gives the seed of the game.
        fresh = luck.make_seed() if seed is None else f"copy {self.length} {choose_seed(seed)}"
        g.low, g.high = luck.make_keys(fresh)
        g.drawn = [0] * len(g.drawn)
        g.redraw(seat)
        twin = Match(self.start, g, self.state.given, False)
        # The copy begins here: neither the seed nor what lay where at the start comes along.
        twin.start = self.start.at(position.write(self.start, g))
        return twin

    def imagine(self, seat: int, number: int = 0) -> "Match":
        """A copy as ``clone`` makes it for a seat: one of many, and always the same of a number.

        What is worked out from it does not flicker when it is asked for again. Only whoever knows
        the seed of the game could make it, too.
        """
        seed = self.start.seed
        return self.clone(seat, None if seed is None else choose_seed(seed) + number)

    def __copy__(self) -> "Match":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> "Match":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: the whole match, secrets and luck to come included."""
        data = (
            parcel.pack_state(self.start, self.state),
            parcel.pack_scribe(self.scribe),
            parcel.pack_history(self.start, self.history),
        )
        return _unpack, (self.start, *data)

    # What there is to see

    @property
    def result(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return self.game.outcome(self.state) if self.state.ending else None

    def is_lost_for(self, seat: int) -> bool:
        """Whether the game is over, and a seat has not won it."""
        return self._is_lost(self.state, seat)

    def _eyes(self, seat: int | None) -> int | None:
        """A seat of this game, or nobody's."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.start.seats):
            raise BadSettings("seat", found=str(seat)[:20], last=self.start.seats - 1)
        return seat

    def view(self, seat: int | None = None) -> dict[str, object]:
        """What a seat may see, as plain data; without a seat, what a spectator may see."""
        seat = self._eyes(seat)
        window = self._windows.get(seat)
        if window is None:
            window = self._windows[seat] = view.Window(self.start, seat)
        return window.look(self.state)

    def log(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """What happened, from event number ``since`` on, as far as the seat may hear it."""
        seat = self._eyes(seat)
        heard = [telling for telling in self.scribe.events if telling.is_heard_by(seat)]
        # Counted among what the seat hears, so that gaps tell nothing.
        return [self.event_of(heard[number], number) for number in range(since, len(heard))]

    def event_of(self, telling: Telling, number: int = 0) -> Event:
        """A line of the log, with its number there."""
        told, numbers = self.game.told[telling.kind], (telling.first, telling.second)
        return Event(
            number, told.name, told.kinds, numbers, telling.rule, self.lexicon, telling.kind
        )

    # What is written down

    @property
    def journal(self) -> list[Entry]:
        """Every answer since the start, of seats and of luck."""
        return journal.list_entries(self.scribe)

    @property
    def length(self) -> int:
        """How many answers were given since the start."""
        return len(self.scribe.codes)

    def entries(self, since: int = 0) -> list[record.Answer]:
        """The journal from a place on, in words: who answered what; luck is nobody."""
        return [self._answer_of(entry) for entry in self._listened(since)]

    def _listened(self, since: int) -> list[Entry]:
        """The journal; if nobody listened, it is played again to hear what luck brought."""
        if self.scribe.listening:
            return journal.list_entries(self.scribe, since)
        answers = self.journal
        return replay(self.start, answers, len(answers)).journal[since:]

    def _answer_of(self, entry: Entry) -> record.Answer:
        if entry.is_luck:
            return record.Answer(None, str(self.lexicon.nouns.name(entry.kind, entry.code)))
        return record.Answer(entry.seat, self.lexicon.option(entry.code))

    def dump(self) -> dict[str, object]:
        """The whole position as plain data in the words of the rules, secrets and luck too."""
        return dump.write(self.start, self.state)

    def position(self) -> str:
        """The whole position in one line, without its luck."""
        return position.write(self.start, self.state)

    def record(self, seed: bool = True) -> str:
        """The game as the text of a ``.siege`` file; without the seed, if it is to be shared."""
        ending = None if self.result is None else self.result.ending
        head = record.make_head(self.start, self.state.given, seed)
        return record.write(head, self.entries(), ending)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match) or self.game is not other.game:
            return NotImplemented if not isinstance(other, Match) else False
        return self._all() == other._all()

    def _all(self) -> tuple[object, ...]:
        g = self.state
        luck_keys = (int(g.low), int(g.high), g.drawn, g.given)
        zones = list_contents(g, self.game.zones)
        return zones, g.agenda, g.ending, g.seats, self.start.settings, luck_keys

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<{self.game.key} match, {self.length} journal entries>"
