"""Random play at full speed, for searches, benchmarks and laws."""

from typing import Any

from mypy_extensions import i64

from siegeworks.core import luck
from siegeworks.core.engine import choose, choose_at, happen, list_options, list_outcomes
from siegeworks.core.steps import Chance, Choice, State, draw_weighted


def play_out(g: State, key: int, limit: int) -> int:
    """Play on by random choices, at most ``limit`` of them; how many were made.

    ``key`` decides the choices, the game's own streams decide its luck.
    """
    made = 0
    low: i64 = key & luck.MASK
    agenda: list[Any] = g.agenda  # Any: one look at the type is enough
    while agenda and not g.ending and made < limit:
        step = agenda[-1]
        assert isinstance(step, Choice)
        offered = g.listed
        if offered is None:
            offered = step.options(g)
        number: i64 = made
        count: i64 = len(offered)
        choose_at(g, step, offered[luck.pick(low, 0, 0, number, count)])
        made += 1
    return made


def count_forced(g: State, key: int, limit: int) -> tuple[int, int]:
    """As ``play_out``; how many choices were made, and how many of them had one option only."""
    made = 0
    alone = 0
    low: i64 = key & luck.MASK
    while g.agenda and not g.ending and made < limit:
        number: i64 = made
        offered = list_options(g)
        count: i64 = len(offered)
        if len(offered) == 1:
            alone += 1
        choose(g, offered[luck.pick(low, 0, 0, number, count)])
        made += 1
    return made, alone


def perft(g: State, depth: int) -> int:
    """How many lines of ``depth`` answers there are: choices and, with given luck, outcomes."""
    if depth == 0 or g.ending or not g.agenda:
        return 1
    total = 0
    if isinstance(g.agenda[-1], Chance):
        for outcome, _ in list_outcomes(g):
            twin = g.clone()
            happen(twin, outcome)
            total += perft(twin, depth - 1)
        return total
    for option in list_options(g):
        twin = g.clone()
        choose(twin, option)
        total += perft(twin, depth - 1)
    return total


def is_quick_draw_right(g: State) -> bool:
    """Whether a chance step's own quick draw gives what its list of outcomes would give."""
    step = g.agenda[-1]
    if not isinstance(step, Chance):
        return True
    quick = g.clone()
    listed = g.clone()
    return step.draw(quick) == draw_weighted(listed, step.stream, step.outcomes(listed))
