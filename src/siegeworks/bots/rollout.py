"""Playing a copy of the game on: with luck of its own, by the game's habits or at random."""

from typing import Any, Final

from mypy_extensions import i64

from siegeworks.core import luck
from siegeworks.core.engine import advance, choose_at
from siegeworks.core.judge import Judge
from siegeworks.core.steps import Choice, State, put

# Streams of a search's own luck
KEYS: Final = 0
CHOICES: Final = 1


class Dice:
    """The luck of one search: everything random in it follows from two keys."""

    def __init__(self, low: int, high: int) -> None:
        self.low: Final = low
        self.high: Final = high

    def bits(self, number: int, stream: int = KEYS) -> int:
        """The 32 random bits that stand at a place of a stream."""
        return luck.draw_bits(self.low, self.high, stream, number)

    def copy_of(self, start: State, number: int, seat: int, redraw: bool) -> State:
        """A copy to play on in, with the luck of that number; what is hidden drawn anew."""
        g = start.clone()
        g.new_luck(self.bits(number), self.high)
        g.given = False
        if redraw:
            g.redraw(seat)
        return g


def take(g: State, seat: int, option: int) -> None:
    """Let a seat take an option that it was offered."""
    step = g.agenda.pop()
    assert isinstance(step, Choice)
    put(g, step.choose_for(g, seat, option))
    advance(g)


def follow(g: State, seat: int, line: list[int]) -> None:
    """Take the options of a line, as long as the same is asked and they are on offer."""
    kind = type(g.agenda[-1])
    for option in line:
        if g.ending or not g.agenda or type(g.agenda[-1]) is not kind:
            return
        step = g.agenda[-1]
        assert isinstance(step, Choice)
        if option not in step.options_for(g, seat):
            return
        take(g, seat, option)


def play_on(g: State, judge: Judge | None, key: int, limit: int) -> int:
    """Play on by the judge's habits, or at random without one; how many choices were made."""
    made = 0
    low: i64 = key & luck.MASK
    agenda: list[Any] = g.agenda  # Any: one look at the type is enough
    while agenda and not g.ending and made < limit:
        step = agenda[-1]
        assert isinstance(step, Choice)
        offered = g.listed
        if offered is None:
            offered = step.options(g)
        place = 0
        if len(offered) > 1:
            number: i64 = made
            bits: i64 = luck.draw_bits(low, 0, CHOICES, number)
            if judge is None:
                count: i64 = len(offered)
                place = (bits * count) >> 32
            else:
                place = judge.pick(g, offered, bits)
        choose_at(g, step, offered[place])
        made += 1
    return made


def try_line(
    dice: Dice, start: State, number: int, seat: int, line: list[int], judge: Judge, depth: int
) -> float:
    """What a line of options brings its seat, once: judged after so many more choices by habit.

    The same number means the same luck, whatever the line: they are compared fairly.
    """
    g = dice.copy_of(start, number, seat, True)
    follow(g, seat, line)
    play_on(g, judge, dice.bits(number), depth)
    return judge.evaluate(g, seat)
