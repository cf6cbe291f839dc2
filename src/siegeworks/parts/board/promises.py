"""How what a board foretells comes true: said by each game, and tried by a law.

A mark of an outlook with a ``share`` is a claim about what comes. Its kind has a ``Promise``: by
the end of which step it has come true or not, and how one sees that. The law plays copies of a
match on with nobody interfering, over everything that luck may do, and compares.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from siegeworks.core.decision import Event
from siegeworks.core.steps import State, Step
from siegeworks.parts.board.records import Mark

S = TypeVar("S", bound=State)


def find_quiet(options: Sequence[int], quiet: Sequence[int]) -> int | None:
    """The first of the answers that leave things as they are, if one is offered."""
    return next((option for option in quiet if option in options), None)


@dataclass(frozen=True)
class Moment(Generic[S]):
    """What was foretold, and what came of it."""

    mark: Mark
    before: S  # when the mark was drawn
    after: S
    told: list[Event]  # all lines of the log since, whoever hears them


@dataclass(frozen=True)
class Promise(Generic[S]):
    """How marks of one kind come true.

    A claim "as things stand" names a step in ``since``: it is judged as the board draws it just
    before that step. Without one, it is judged from wherever it is drawn.
    """

    until: type[Step[Any]]  # by its end, with all that it led to, it has happened or has not
    happened: Callable[[Moment[S]], bool]
    since: type[Step[Any]] | None = None
    once: bool = False  # it counts as soon as it is seen, not only if it holds at the end
    is_meant: Callable[[Mark, Step[Any]], bool] | None = None  # which of several such steps
