"""Undo: back to any earlier choice of the same seat, never past luck, a reveal or another seat."""

from dataclasses import dataclass, field

from siegeworks.core.journal import Entry, entries
from siegeworks.core.steps import LUCK, Scribe, State


@dataclass(frozen=True)
class Before:
    """How things were before a choice."""

    state: State
    seat: int
    answers: int
    events: int
    reveals: int


@dataclass
class History:
    """The choices that can be taken back, and those that were."""

    past: list[Before] = field(default_factory=list)
    undone: list[Entry] = field(default_factory=list)

    def before(self, state: State, scribe: Scribe, seat: int) -> Before:
        """Keep how things are, just before a seat chooses."""
        answers, events = len(scribe.codes), len(scribe.events)
        return Before(state.clone(), seat, answers, events, scribe.reveals)

    def note(self, before: Before, scribe: Scribe) -> None:
        """After the choice: it can be taken back, unless luck or a reveal came of it."""
        by_luck = LUCK in scribe.seats[before.answers :]
        if by_luck or scribe.reveals != before.reveals:
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
            self.undone.append(entries(scribe, before.answers)[0])
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


def replace_state(before: Before) -> Before:
    """The same moment with a state of its own."""
    return Before(before.state.clone(), before.seat, before.answers, before.events, before.reveals)
