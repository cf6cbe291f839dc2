"""A match: one game being played, with its journal, its log and its undo."""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, Final

from siegeworks.core import engine, journal, luck, parcel, view
from siegeworks.core.decision import (
    Decision,
    Event,
    Option,
    Possible,
    Refused,
    find_plain_option,
    find_refused,
)
from siegeworks.core.errors import BadSettings, IllegalChoice, IllegalOutcome, UndoRefused
from siegeworks.core.game import Game, Outcome
from siegeworks.core.journal import Entry, History, Journal
from siegeworks.core.lexicon import Lexicon
from siegeworks.core.notation import dump, position, record
from siegeworks.core.start import Start, choose_seed
from siegeworks.core.steps import Chance, Choice, Refusal, Scribe, Simultaneous, State, Telling
from siegeworks.core.wording import list_names
from siegeworks.core.zones import Sight, list_contents

CHANCE: Final = -1
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


@cache
def list_seats(mask: int, count: int) -> tuple[int, ...]:
    """Those of so many seats that are in a bit mask."""
    return tuple(seat for seat in range(count) if mask >> seat & 1)


class Match:
    """A game in play, made by ``game.start``, ``load``, ``from_position`` or ``read``."""

    def __init__(self, start: Start, state: State, given: bool, listening: bool) -> None:
        self.start = start
        self.state = state
        self.scribe = Scribe(listening)
        state.given = given
        state.scribe = self.scribe
        self.history = History()
        self.on_step: Callable[[], object] | None = None  # called after each step of a choice
        self._looks: dict[int | None, view.SeenZones] = {}  # what each seat saw last

    # Who must answer what

    @property
    def game(self) -> Game:
        """The game being played."""
        return self.start.game

    @property
    def lexicon(self) -> Lexicon:
        """The names and words of this match."""
        return self.start.lexicon

    @property
    def to_move(self) -> int | None:
        """The seat that is asked, ``CHANCE`` when luck is, None when the game is over."""
        step = engine.find_waiting(self.state)
        if step is None:
            return None
        return step.seat(self.state) if isinstance(step, Choice) else CHANCE

    @property
    def asked(self) -> tuple[int, ...]:
        """All seats that may answer now."""
        step = engine.find_waiting(self.state)
        if not isinstance(step, Choice):
            return ()
        return list_seats(step.seats(self.state), self.start.seats)

    @property
    def shared(self) -> bool:
        """Whether several seats are asked of whom one answers for all."""
        step = engine.find_waiting(self.state)
        return len(self.asked) > 1 and not isinstance(step, Simultaneous)

    @property
    def can_seats_differ(self) -> bool:
        """Whether seats may see different things, so that none may look over another's shoulder."""
        unlike = (Sight.OWNER, Sight.RULE)
        return self.start.seats > 1 and any(zone.sight in unlike for zone in self.game.zones)

    @property
    def decision(self) -> Decision | None:
        """What is asked of the seat to move, or None."""
        return self.decision_of(self.to_move)

    def decision_of(self, seat: int | None) -> Decision | None:
        """What is asked of a seat, or None if nothing is."""
        step = engine.find_waiting(self.state)
        asked = self.asked
        if seat is None or not isinstance(step, Choice) or seat not in asked:
            return None
        return Decision(
            seat=seat,
            seats=asked,
            prompt=type(step).__name__,
            rule=step.rule,
            options=tuple(self._list_options(step, seat)),
            undoable=bool(self.undoable),
            takes=tuple(step.kinds()),
            numbers=tuple(step.numbers()),
            lexicon=self.lexicon,
            facts=self.game.prompt_facts(self.state, step),
        )

    def options(self, seat: int | None = None) -> list[Option]:
        """What the seat (by default the one to move) may choose; empty if it is not asked."""
        step, who = self._question(seat)
        return [] if step is None else self._list_options(step, who)

    def _list_options(self, step: Choice[Any], seat: int) -> list[Option]:
        g, lexicon, find_facts = self.state, self.lexicon, self.game.option_facts
        found: list[Option] = []
        for code in step.options_for(g, seat):
            facts = find_facts(code, g)
            if facts:
                found.append(Option(code, lexicon.option(code), lexicon, facts))
            else:
                found.append(find_plain_option(lexicon, code))
        return found

    def _question(self, seat: int | None) -> tuple[Choice[Any] | None, int]:
        """What the seat (by default the one to move) is asked, and the seat; None if nothing."""
        step = engine.find_waiting(self.state)
        if not isinstance(step, Choice):
            return None, CHANCE
        who = step.seat(self.state) if seat is None else seat
        is_asked = 0 <= who < self.start.seats and step.seats(self.state) >> who & 1
        return (step if is_asked else None), who

    def option_of(self, code: int, asked: State | None = None) -> Option:
        """The option that a code stands for, where it is asked for or at any time."""
        facts = self.game.option_facts(code, asked)
        if not facts:
            return find_plain_option(self.lexicon, code)
        return Option(code, self.lexicon.option(code), self.lexicon, facts)

    def refusals(self, seat: int | None = None) -> list[Refused]:
        """Notable options that are not available now, each with the reason."""
        step, who = self._question(seat)
        if step is None:
            return []
        return [self._refused(refusal) for refusal in step.refusals(self.state, who)]

    def quiet_refusals(self, seat: int | None = None) -> list[Refused]:
        """What else somebody may try that is not available now, each with the reason."""
        step, who = self._question(seat)
        if step is None:
            return []
        return [self._refused(refusal) for refusal in step.quiet_refusals(self.state, who)]

    def _refused(self, refusal: Refusal) -> Refused:
        code, reason, rule = refusal.option, refusal.reason, refusal.rule
        return find_refused(self.lexicon, code, reason, rule, refusal.need, refusal.have)

    def outcomes(self) -> list[Possible]:
        """What luck may do now, with its weights; empty unless luck is waited for."""
        step = engine.find_waiting(self.state)
        if not isinstance(step, Chance):
            return []
        return [
            Possible(
                code, str(self.lexicon.nouns.name(step.noun, code)), weight, step.noun, self.lexicon
            )
            for code, weight in step.outcomes(self.state)
            if weight
        ]

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

    @property
    def undoable(self) -> list[int]:
        """The decisions that may be taken back now, by their place in the journal, latest first."""
        return self.history.places()

    # Answering

    def choose(self, option: Option | str, seat: int | None = None) -> None:
        """Take an option; raises IllegalChoice, and changes nothing, if it was not offered."""
        who = self._chooser(seat)
        code = self._find_code(option, who)
        self.history.undone.clear()
        self._answer(who, code)

    def find_option(self, option: Option | str, seat: int | None = None) -> Option:
        """The option of this text; raises IllegalChoice, with the reason, if it is not offered."""
        return self.option_of(self._find_code(option, self._chooser(seat)), self.state)

    def _find_code(self, option: Option | str, seat: int) -> int:
        step = self.state.agenda[-1]
        assert isinstance(step, Choice)
        codes = step.options_for(self.state, seat)
        if isinstance(option, Option) and option.lexicon is self.lexicon and option.code in codes:
            return option.code
        offered = {self.lexicon.option(code): code for code in codes}
        text = " ".join(str(option).split())
        if text not in offered:
            raise self._illegal(text, seat, offered)
        return offered[text]

    def _chooser(self, seat: int | None) -> int:
        step = engine.find_waiting(self.state)
        if step is None:
            raise IllegalChoice("over")
        if not isinstance(step, Choice):
            raise IllegalChoice("luck-first")
        if seat is None:
            return step.seat(self.state)
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

    def _answer(self, seat: int, code: int) -> None:
        before = self.history.before(self.state, self.scribe, seat)
        try:
            self._run(seat, code)
        except Exception as error:
            # Only an edited position can bring rules to where they were not written for.
            if not self.start.position:
                raise
            self.state = self.history.restore(before, self.scribe)
            raise IllegalChoice("broken-position") from error
        self.history.note(before, self.scribe)

    def _run(self, seat: int, code: int) -> None:
        """Carry out a choice, at once or with a call after each step."""
        if self.on_step is None:
            engine.answer(self.state, seat, code)
            return
        engine.take(self.state, seat, code)
        self.on_step()
        while engine.advance_once(self.state):
            self.on_step()

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
        g, start = self.state, self.start
        step = engine.find_waiting(g)
        asked: tuple[int, ...] = ()
        mover = None if step is None else CHANCE
        prompt = rule = None
        choices: list[str] = []
        if isinstance(step, Choice):
            asked, mover = list_seats(step.seats(g), start.seats), step.seat(g)
            if seat is not None and seat in asked:
                prompt, rule = type(step).__name__, step.rule
                choices = self.lexicon.list_options(step.options_for(g, seat))
        return {
            "game": start.game.key,
            "seat": seat,
            "seats": start.seats,
            "options": start.options.copy(),
            "zones": self._look(seat),
            "to_move": mover,
            "asked": list(asked),
            "prompt": prompt,
            "rule": rule,
            "choices": choices,
            "result": start.game.outcome(g).ending if g.ending else None,
        }

    def _look(self, seat: int | None) -> dict[str, object]:
        """The zones as a seat sees them; from one look to the next, little is named anew."""
        seen = self._looks.get(seat)
        if seen is None:
            seen = self._looks[seat] = view.SeenZones(self.lexicon, seat)
        seen.look(self.state)
        return seen.copy()

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
