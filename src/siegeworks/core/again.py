"""A game played again from its journal: at once to a place, or slowly, one step at a time."""

from collections.abc import Iterator, Sequence

from siegeworks.core import engine
from siegeworks.core.match import Match, Start, begin
from siegeworks.core.steps import SEAT_BITS, SEAT_MASK


def play_again(start: Start, journal: Sequence[int], place: int) -> Match:
    """The match as it was at a place of its journal; nothing in it can be taken back."""
    match = begin(start, given=True)
    play_on(match, journal, place)
    return match


def play_on(match: Match, journal: Sequence[int], place: int) -> None:
    """Give the answers of a journal from where the match is up to a place."""
    for entry in journal[len(match.scribe.journal) : place]:
        if entry & SEAT_MASK:
            engine.answer(match.state, (entry & SEAT_MASK) - 1, entry >> SEAT_BITS)
        else:
            engine.happen(match.state, entry >> SEAT_BITS)


def slowly(match: Match, journal: Sequence[int]) -> Iterator[None]:
    """As ``play_on`` to the journal's end, with a pause after every step of the rules."""
    for entry in journal[len(match.scribe.journal) :]:
        if entry & SEAT_MASK:
            engine.take(match.state, (entry & SEAT_MASK) - 1, entry >> SEAT_BITS)
        else:
            engine.fall(match.state, entry >> SEAT_BITS)
        yield
        while engine.advance_once(match.state):
            yield
