"""A game cut into stretches: turns, days or single decisions, as the game is judged by."""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from siegeworks.analysis.figures import Figures
from siegeworks.bots.rollout import Dice, take
from siegeworks.core import engine
from siegeworks.core.journal import give
from siegeworks.core.judge import Judge
from siegeworks.core.match import Match, make_first_state
from siegeworks.core.steps import Choice, Simultaneous, State

LONGEST: Final = 400  # choices of a stretch that is played again


@dataclass(frozen=True)
class Answer:
    """A choice that was made: where in the journal, to which question, by whom, and what."""

    place: int
    kind: str
    seat: int
    code: int
    is_free: bool  # there was something else to choose


@dataclass(frozen=True)
class Stretch:
    """A part of a game from a choice to the first choice of the next part, or to the end."""

    number: int  # as the game counts them
    place: int  # of its first choice in the journal
    state: State  # before it
    makers: int  # bit mask of the seats that its decisions count for
    answers: tuple[Answer, ...]
    after: State  # how things were at the end of it

    @property
    def is_free(self) -> bool:
        """Whether anything was to be decided in it."""
        return any(answer.is_free for answer in self.answers)


@dataclass(frozen=True)
class Unit:
    """How a game is cut."""

    zone: str  # whose number tells the stretches; empty: each decision is one

    def mark(self, g: State) -> int:
        """What all choices of a stretch have in common."""
        return int(getattr(g, self.zone)) if self.zone else 0

    def is_next(self, g: State, mark: int, taken: int) -> bool:
        """Whether a new stretch begins with the choice that waits, after so many free ones."""
        if self.zone:
            return self.mark(g) != mark
        return taken > 0 and is_free(g)


def is_free(g: State) -> bool:
    """Whether the seat that is asked has more than one option."""
    return len(engine.list_options(g)) > 1


def find_makers(g: State, step: Choice[Any], seat: int) -> int:
    """For whom a choice counts: all who are asked to answer as one, or whoever answers."""
    return 1 << seat if isinstance(step, Simultaneous) else step.seats(g)


def find_stretches(match: Match, figures: Figures) -> list[Stretch]:
    """The stretches of a match, with its journal's own luck."""
    unit = Unit(figures.unit)
    g = make_first_state(match.start)
    g.given = True
    engine.advance(g)
    cut: list[_Open] = []
    for place, entry in enumerate(match.journal):
        step = engine.find_waiting(g)
        if entry.seat is not None and isinstance(step, Choice):
            if not cut or unit.is_next(g, cut[-1].mark, cut[-1].free):
                if cut:
                    cut[-1].after = g.clone()
                cut.append(_Open(place, g.clone(), unit.mark(g)))
            cut[-1].add(g, step, Answer(place, type(step).__name__, entry.seat, entry.code, False))
        give(g, entry)
    if cut:
        cut[-1].after = g.clone()
    return [part.close(number, figures) for number, part in enumerate(cut, 1)]


class _Open:
    """A stretch that is being put together."""

    def __init__(self, place: int, state: State, mark: int) -> None:
        self.place, self.state, self.mark = place, state, mark
        self.answers: list[Answer] = []
        self.free = 0
        self.makers = 0
        self.after = state

    def add(self, g: State, step: Choice[Any], answer: Answer) -> None:
        """Take an answer in; the first free choice says for whom the stretch counts."""
        free = len(step.options_for(g, answer.seat)) > 1
        if (free and not self.free) or not self.makers:
            self.makers = find_makers(g, step, answer.seat)
        self.free += free
        self.answers.append(Answer(answer.place, answer.kind, answer.seat, answer.code, free))

    def close(self, number: int, figures: Figures) -> Stretch:
        """The finished stretch."""
        told = self.mark if figures.unit else number
        return Stretch(told, self.place, self.state, self.makers, tuple(self.answers), self.after)


class Player:
    """Plays stretches again under other luck: answers given where they fit, habit elsewhere."""

    def __init__(self, judge: Judge, unit: Unit) -> None:
        self.judge, self.unit = judge, unit

    def play(self, g: State, answers: Iterable[Answer], dice: Dice, number: int) -> None:
        """On to the next stretch; ``g`` is a copy at a choice of the stretch, with fresh luck."""
        left = _Script(answers)
        mark, taken = self.unit.mark(g), 0
        for asked in range(LONGEST):
            step = engine.find_waiting(g)
            if not isinstance(step, Choice) or self.unit.is_next(g, mark, taken):
                return
            free = is_free(g)
            seat, code = left.find(g, step) or self._follow_habit(g, step, dice, number, asked)
            taken += free
            take(g, seat, code)

    def _follow_habit(
        self, g: State, step: Choice[Any], dice: Dice, number: int, asked: int
    ) -> tuple[int, int]:
        offered = step.options(g)
        place = 0
        if len(offered) > 1:
            place = self.judge.pick(g, offered, dice.bits(number * LONGEST + asked, stream=3))
        return step.seat(g), offered[place]


class _Script:
    """Answers to give again, each to the same question to the same seat, in their order."""

    def __init__(self, answers: Iterable[Answer]) -> None:
        self._left: dict[tuple[str, int], deque[int]] = {}
        for answer in answers:
            self._left.setdefault((answer.kind, answer.seat), deque()).append(answer.code)

    def find(self, g: State, step: Choice[Any]) -> tuple[int, int] | None:
        """Who gives which answer now, if one is left and fits; one that does not is dropped."""
        mask = step.seats(g)
        for seat in range(g.seats):
            codes = self._left.get((type(step).__name__, seat)) if mask >> seat & 1 else None
            if codes:
                code = codes.popleft()
                if code in step.options_for(g, seat):
                    return seat, code
        return None
