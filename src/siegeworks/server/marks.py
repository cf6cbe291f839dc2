"""How far the log was at each sequence, so that a client gets only the lines it lacks."""

from collections.abc import Iterable

from siegeworks.core.match import Match
from siegeworks.core.steps import Telling


class Marks:
    """Remembers, for each sequence, how many events of then are still true now."""

    def __init__(self, sequence: int, match: Match) -> None:
        self._counts = {sequence: len(match.scribe.events)}
        self._heard: dict[int | None, list[int]] = {}  # of the first n events, how many one hears

    def note(self, sequence: int, match: Match, cut: int | None = None) -> None:
        """The table is at a sequence now; ``cut``: events beyond this number were taken back."""
        if cut is not None:
            self._counts = {seen: min(count, cut) for seen, count in self._counts.items()}
            for sums in self._heard.values():
                del sums[cut + 1 :]
        self._counts[sequence] = len(match.scribe.events)

    def count(self, since: int | None) -> int:
        """How many events a client rightly has that has seen a sequence."""
        return 0 if since is None else self._counts.get(since, 0)

    def first_line(self, match: Match, eyes: int | None, count: int) -> int:
        """How many of the first ``count`` events somebody hears: the number of the next line."""
        sums = self._heard.setdefault(eyes, [0])
        for event in match.scribe.events[len(sums) - 1 : count]:
            sums.append(sums[-1] + event.is_heard_by(eyes))
        return sums[count]


def heard(events: Iterable[Telling], eyes: int | None) -> int:
    """How many of these events somebody hears."""
    return sum(event.is_heard_by(eyes) for event in events)
