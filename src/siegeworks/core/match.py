"""A match: one game being played, with its journal, its log and its undo."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from siegeworks.core import dumps, engine, luck, positions, record, view
from siegeworks.core.asking import CHANCE, Asking
from siegeworks.core.decision import Event, Option, Possible
from siegeworks.core.errors import BadSettings, IllegalChoice, IllegalOutcome, UndoRefused
from siegeworks.core.history import History
from siegeworks.core.lexicon import Lexicon
from siegeworks.core.steps import EVERYONE, SEAT_BITS, Scribe, State
from siegeworks.core.zones import contents, shown

if TYPE_CHECKING:
    from siegeworks.core.game import Game, Outcome


def new_seed(seed: int | None) -> int:
    """The seed asked for, if a record can hold it, or one that nobody can guess."""
    if seed is None:
        return luck.fresh_seed()
    if type(seed) is not int or abs(seed) >= 10**record.SEED_DIGITS:
        raise BadSettings("seed", found=shown(seed, 60), digits=record.SEED_DIGITS)
    return seed


@dataclass(frozen=True)
class Start:
    """The start record: with the journal it is the whole game."""

    game: "Game"
    seats: int
    settings: tuple[int, ...]
    seed: int | None  # None: not known here
    tables: Any
    position: str = ""  # where the match began, if not at the set-up

    @cached_property
    def lexicon(self) -> Lexicon:
        """The names and words of this match."""
        return Lexicon(self.game, self.tables)

    def state(self) -> State:
        """The state before the first step, with its luck."""
        if self.position:
            g = positions.state_of(self)
        else:
            g = self.game.set_up(self.seats, self.settings, self.tables)
        g.low, g.high = luck.keys(new_seed(self.seed))
        return g


def begin(start: Start, given: bool, listening: bool = True) -> "Match":
    """A match at its first decision."""
    match = Match(start, start.state(), given, listening)
    engine.advance(match.state)
    return match


class Match(Asking):
    """A game in play, made by ``game.start``, ``load``, ``from_position`` or ``read``."""

    def __init__(self, start: Start, state: State, given: bool, listening: bool) -> None:
        self.start = start
        self.state = state
        self.scribe = Scribe(listening)
        state.given = given
        state.scribe = self.scribe
        self.history = History()
        self.on_step: Callable[[], object] | None = None  # called after each step of a choice

    # Answering

    def choose(self, option: Option | str, seat: int | None = None) -> None:
        """Take an option; raises IllegalChoice, and changes nothing, if it was not offered."""
        who = self._chooser(seat)
        offered = {str(o): o for o in self.options(who)}
        text = " ".join(str(option).split())
        if text not in offered:
            raise self._illegal(text, who, offered)
        self.history.undone.clear()
        self._answer(who, offered[text].code)

    def _chooser(self, seat: int | None) -> int:
        mover = self.to_move
        if mover is None:
            raise IllegalChoice("over")
        if mover == CHANCE:
            raise IllegalChoice("luck-first")
        who = mover if seat is None else seat
        if who not in self.asked:
            raise IllegalChoice("not-asked", seat=who, asked=", ".join(map(str, self.asked)))
        return who

    def _illegal(
        self, text: str, seat: int, offered: Sequence[str] | dict[str, Option]
    ) -> IllegalChoice:
        for refused in self.refusals(seat):
            if str(refused.option) == text:
                return IllegalChoice("refused", choice=text, why=refused, rule=refused.rule)
        step = self.state.agenda[-1]
        shown = ", ".join(list(offered)[:12])
        return IllegalChoice("not-offered", choice=text[:60], rule=step.rule, offered=shown)

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
            shown = ", ".join(list(possible)[:12])
            raise IllegalOutcome(code, found=text[:60], expected=shown)
        self.history.forget()
        engine.happen(self.state, possible[text].code)

    # Undo

    @property
    def last_chooser(self) -> int | None:
        """The seat whose choice was the latest that could be taken back, or was taken back."""
        return self.history.last_seat()

    def option_at(self, place: int) -> Option:
        """The choice at a place of the journal."""
        return self.option_of(self.scribe.journal[place] >> SEAT_BITS)

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
        seat, code = self.history.undone.pop()
        self._answer(seat, code)
        return self.option_of(code)

    @property
    def redoable(self) -> bool:
        """Whether a choice that was taken back can be taken again."""
        return bool(self.history.undone)

    @property
    def redo_option(self) -> Option | None:
        """The choice that a redo would take again, if there is one."""
        undone = self.history.undone
        return self.option_of(undone[-1][1]) if undone else None

    def clone(self, for_seat: int | None = None) -> "Match":
        """A copy to play on in.

        With ``for_seat``: what that seat cannot see is drawn anew, and luck is fresh, so that
        nothing can be learnt from the copy that the seat could not know.
        """
        seat = self._eyes(for_seat)
        if seat is None:
            twin = Match(self.start, self.state.clone(), self.state.given, self.scribe.listening)
            twin.scribe.journal.extend(self.scribe.journal)
            twin.scribe.kinds.extend(self.scribe.kinds)
            twin.scribe.reveals = self.scribe.reveals
            twin.scribe.events.extend(self.scribe.events)
            twin.history = self.history.copy()
            return twin
        g = self.state.clone()
        g.low, g.high = luck.keys(luck.fresh_seed())
        g.drawn = [0] * len(g.drawn)
        g.redraw(seat)
        twin = Match(self.start, g, self.state.given, False)
        # The copy begins here: neither the seed nor what lay where at the start comes along.
        twin.start = replace(self.start, seed=None, position=positions.write(twin))
        return twin

    # What there is to see

    @property
    def result(self) -> "Outcome | None":
        """How the game ended, or None while it goes on."""
        return self.game.outcome(self.state) if self.state.ending else None

    def _eyes(self, seat: int | None) -> int | None:
        """A seat of this game, or nobody's."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.start.seats):
            raise BadSettings("seat", found=str(seat)[:20], last=self.start.seats - 1)
        return seat

    def view(self, seat: int | None = None) -> dict[str, object]:
        """What a seat may see, as plain data; without a seat, what a spectator may see."""
        return view.view(self, self._eyes(seat))

    def log(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """What happened, from event number ``since`` on, as far as the seat may hear it."""
        seat = self._eyes(seat)
        heard: list[Event] = []
        number = 0  # counted among what the seat hears, so that gaps tell nothing
        for code, a, b, audience, rule in self.scribe.events:
            if audience == EVERYONE or (seat is not None and audience >> seat & 1):
                told = self.game.told[code]
                if number >= since:
                    heard.append(Event(number, told.name, told.kinds, (a, b), rule, self.lexicon))
                number += 1
        return heard

    def entries(self, since: int = 0) -> list[record.Entry]:
        """The journal from a place on: who answered what; luck is nobody."""
        return record.entries(self, since)

    def dump(self) -> dict[str, object]:
        """The whole position as plain data in the words of the rules, secrets and luck too."""
        return dumps.write(self)

    def position(self) -> str:
        """The whole position in one line, without its luck."""
        return positions.write(self)

    def record(self, seed: bool = True) -> str:
        """The game as the text of a ``.siege`` file; without the seed, if it is to be shared."""
        return record.write(self, seed)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match) or self.game is not other.game:
            return NotImplemented if not isinstance(other, Match) else False
        return self._all() == other._all()

    def _all(self) -> tuple[object, ...]:
        g = self.state
        luck_keys = (int(g.low), int(g.high), g.drawn, g.given)
        zones = contents(g, self.game.zones)
        return zones, g.agenda, g.ending, g.seats, self.start.settings, luck_keys

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<{self.game.key} match, {len(self.scribe.journal)} journal entries>"
