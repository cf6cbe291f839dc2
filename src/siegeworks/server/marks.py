"""How far the log was at each sequence, so that a client gets only the lines it lacks."""

from collections.abc import Sequence

from siegeworks.core.match import Match
from siegeworks.core.steps import EVERYONE


class Marks:
    """Remembers, for each sequence, how many events of then are still true now."""

    def __init__(self, sequence: int, match: Match) -> None:
        self._counts = {sequence: len(match.scribe.events)}

    def note(self, sequence: int, match: Match, cut: int | None = None) -> None:
        """The table is at a sequence now; ``cut``: events beyond this number were taken back."""
        if cut is not None:
            self._counts = {seen: min(count, cut) for seen, count in self._counts.items()}
        self._counts[sequence] = len(match.scribe.events)

    def first_line(self, match: Match, eyes: int | None, since: int | None) -> int:
        """The number of the first log line that a client lacks which was there at ``since``."""
        count = 0 if since is None else self._counts.get(since, 0)
        return heard(match.scribe.events[:count], eyes)


def heard(events: Sequence[tuple[int, int, int, int, str]], eyes: int | None) -> int:
    """How many of these events somebody hears."""
    if eyes is None:
        return sum(audience == EVERYONE for _, _, _, audience, _ in events)
    return sum(audience == EVERYONE or bool(audience >> eyes & 1) for *_, audience, _ in events)
