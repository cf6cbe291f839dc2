"""What a bot gets to see, and what it gives back."""

from dataclasses import dataclass
from functools import cached_property
from typing import Protocol

from siegeworks.core.decision import Decision
from siegeworks.core.match import Match


@dataclass(frozen=True)
class Observation:
    """A decision as its seat knows it.

    ``match`` is a copy in which everything the seat cannot see was drawn anew, with luck of its
    own: a bot may play on in clones of it as it likes and learns nothing it should not.
    """

    seat: int
    decision: Decision
    match: Match

    @cached_property
    def view(self) -> dict[str, object]:
        """What the seat sees; made when a bot asks for it, as most of them never do."""
        return self.match.view(self.seat)


class Bot(Protocol):
    """Anything that answers an observation with the text of an option."""

    def choose(self, observation: Observation) -> str:
        """The text of one of the options of the decision."""
        ...


def close(bot: Bot) -> None:
    """Let a bot that holds something, such as a program of its own, let go of it."""
    end = getattr(bot, "close", None)
    if callable(end):
        end()


def observe(match: Match, seat: int, seed: int | None = None) -> Observation | None:
    """What a seat observes, or None if nothing is asked of it; with a seed, always alike."""
    decision = match.decision_of(seat)
    if decision is None:
        return None
    return Observation(seat, decision, match.clone(seat, seed))
