"""The journal of a game: every answer of seats and luck; playing them again, taking them back."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from siegeworks.core import engine
from siegeworks.core.steps import LUCK, Chance, Scribe, State


class Entry(NamedTuple):
    """One answer: what a seat chose or, without a seat, what luck did."""

    seat: int | None
    code: int
    kind: str = ""  # of noun, if luck answered and somebody listened

    @property
    def is_luck(self) -> bool:
        """Whether nobody chose this."""
        return self.seat is None


Journal = Sequence[Entry]
Written = tuple[int, int, str]  # a seat or LUCK, a code and a kind: an entry in a scribe's hand


def list_entries(scribe: Scribe, since: int = 0) -> list[Entry]:
    """What a scribe has written down, from a place of the journal on."""
    return [read_entry(written) for written in _list_written(scribe, since)]


def count_written(scribe: Scribe) -> Counter[Written]:
    """How often a scribe has written down each answer, as it was written: for many games."""
    return Counter(_list_written(scribe, 0))


def read_entry(written: Written) -> Entry:
    """What a scribe has written down as an entry."""
    seat, code, kind = written
    return Entry(None if seat == LUCK else seat, code, kind)


def _list_written(scribe: Scribe, since: int) -> Iterator[Written]:
    seats, codes = scribe.seats[since:], scribe.codes[since:]
    kinds = scribe.kinds[since:] if scribe.listening else [""] * len(codes)
    return zip(seats, codes, kinds, strict=True)


def give(g: State, entry: Entry) -> bool:
    """Give an answer, and run what follows; False, and nothing changed, if it does not fit."""
    if not _take(g, entry):
        return False
    engine.advance(g)
    return True


def _take(g: State, entry: Entry) -> bool:
    if entry.seat is not None:
        return engine.take(g, entry.seat, entry.code)
    if not isinstance(engine.find_waiting(g), Chance):
        return False
    engine.fall(g, entry.code)
    return True


def play_on(g: State, journal: Journal, place: int) -> None:
    """Give the answers of a journal, from where the game is up to a place."""
    for entry in journal[_find_place(g) : place]:
        give(g, entry)


def play_slowly(g: State, journal: Journal) -> Iterator[None]:
    """As ``play_on`` to the journal's end, with a pause after every step of the rules."""
    for entry in journal[_find_place(g) :]:
        _take(g, entry)
        yield
        while engine.advance_once(g):
            yield


def _find_place(g: State) -> int:
    """How far the journal of a game in play has come."""
    assert g.scribe is not None
    return len(g.scribe.codes)


# Undo: back to any earlier choice of the same seat, never past luck, a reveal or another seat


class Before:
    """How things were before a choice."""

    def __init__(self, state: State, seat: int, answers: int, events: int, reveals: int) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.answers: Final = answers
        self.events: Final = events
        self.reveals: Final = reveals


class History:
    """The choices that can be taken back, and those that were."""

    def __init__(self, past: list[Before], undone: list[Entry]) -> None:
        self.past = past
        self.undone = undone

    def before(self, state: State, scribe: Scribe, seat: int) -> Before:
        """Keep how things are, just before a seat chooses."""
        answers, events = len(scribe.codes), len(scribe.events)
        return Before(state.clone(), seat, answers, events, scribe.reveals)

    def note(self, before: Before, scribe: Scribe) -> None:
        """After the choice: it can be taken back, unless luck or a reveal came of it."""
        if scribe.reveals != before.reveals or _has_luck(scribe, before.answers):
            self.past.clear()
        else:
            self.past.append(before)

    def forget(self) -> None:
        """Luck has fallen: nothing before it can be taken back or taken again."""
        self.past.clear()
        self.undone.clear()

    def places(self) -> list[int]:
        """Where in the journal the choices stand that may be taken back, latest first."""
        found: list[int] = []
        for before in reversed(self.past):
            if before.seat != self.past[-1].seat:
                break
            found.append(before.answers)
        return found

    def set_luck(self, given: bool) -> None:
        """Let luck wait for the caller, or not, in everything that can be gone back to."""
        for before in self.past:
            before.state.given = given

    def undo_seat(self) -> int | None:
        """Whose choice is the latest that can be taken back."""
        return self.past[-1].seat if self.past else None

    def redo_seat(self) -> int | None:
        """Whose choice is the latest that was taken back."""
        return self.undone[-1].seat if self.undone else None

    def go_back(self, scribe: Scribe, place: int) -> State:
        """Take back all choices down to a place of the journal; the state as it was then."""
        while True:
            before = self.past.pop()
            self.undone.append(list_entries(scribe, before.answers)[0])
            state = self.restore(before, scribe)
            if before.answers == place:
                return state

    def restore(self, before: Before, scribe: Scribe) -> State:
        """Things as they were before a choice."""
        scribe.cut(before.answers, before.events)
        before.state.scribe = scribe
        return before.state

    def copy(self) -> "History":
        """A history for a clone; the states in it are never played on, only gone back to once."""
        return History([replace_state(before) for before in self.past], list(self.undone))


def _has_luck(scribe: Scribe, place: int) -> bool:
    """Whether luck has answered from a place of the journal on."""
    seats = scribe.seats
    return any(seats[number] == LUCK for number in range(place, len(seats)))


def replace_state(before: Before) -> Before:
    """The same moment with a state of its own."""
    return Before(before.state.clone(), before.seat, before.answers, before.events, before.reveals)
