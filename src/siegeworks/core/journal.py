"""The journal of a game: every answer, of seats and of luck, and playing them again."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

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


def entries(scribe: Scribe, since: int = 0) -> list[Entry]:
    """What a scribe has written down, from a place of the journal on."""
    seats, codes = scribe.seats[since:], scribe.codes[since:]
    kinds = scribe.kinds[since:] if scribe.listening else [""] * len(codes)
    return [
        Entry(None if seat == LUCK else seat, code, kind)
        for seat, code, kind in zip(seats, codes, kinds, strict=True)
    ]


def give(g: State, entry: Entry) -> bool:
    """Give an answer, and run what follows; False, and nothing changed, if it does not fit."""
    if not _take(g, entry):
        return False
    engine.advance(g)
    return True


def _take(g: State, entry: Entry) -> bool:
    if entry.seat is not None:
        return engine.take(g, entry.seat, entry.code)
    if not isinstance(engine.waiting(g), Chance):
        return False
    engine.fall(g, entry.code)
    return True


def play_on(g: State, journal: Journal, place: int) -> None:
    """Give the answers of a journal, from where the game is up to a place."""
    for entry in journal[_place(g) : place]:
        give(g, entry)


def slowly(g: State, journal: Journal) -> Iterator[None]:
    """As ``play_on`` to the journal's end, with a pause after every step of the rules."""
    for entry in journal[_place(g) :]:
        _take(g, entry)
        yield
        while engine.advance_once(g):
            yield


def _place(g: State) -> int:
    """How far the journal of a game in play has come."""
    assert g.scribe is not None
    return len(g.scribe.codes)
