"""What if: a table of one's own that goes on from an earlier decision of another."""

from dataclasses import replace

from siegeworks.core import luck
from siegeworks.core.errors import UndoRefused
from siegeworks.core.match import Match, begin, replay
from siegeworks.core.start import Start
from siegeworks.core.wording import say
from siegeworks.server.history import past
from siegeworks.server.history.replays import Played


def find_position(played: Played, place: int, seat: int | None) -> str:
    """The position at a decision, or where the game is now.

    With a seat, what that seat cannot see is drawn anew; without one, the game is over, and
    everybody may know how things lay.
    """
    journal = played.list_entries()
    here = seat is not None and place == len(journal)
    if not here and not past.is_decision(journal, place):
        raise UndoRefused("rewind-place", found=place)
    match = replay(played.make_start(), journal, place)
    if seat is not None:
        match = match.clone(for_seat=seat)
    return match.position()


def begin_branch(start: Start, position: str) -> Match:
    """A match that goes on from a position of another, with fresh luck."""
    return begin(replace(start, seed=luck.make_seed(), position=position), given=False)


def name_branch(of: str, language: str) -> str:
    """What the table is called, if nobody says."""
    return say(language, "", "branch-title", {"title": of})[:120]
