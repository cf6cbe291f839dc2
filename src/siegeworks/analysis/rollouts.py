"""Playing copies of a position to the end, to see how often a seat wins from it."""

from collections import Counter, deque
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from siegeworks import bots
from siegeworks.bots.rollout import Dice, play_on, take
from siegeworks.core import engine, luck
from siegeworks.core.game import Game
from siegeworks.core.journal import give
from siegeworks.core.judge import Judge
from siegeworks.core.match import Match, make_first_state
from siegeworks.core.start import Start
from siegeworks.core.steps import Choice, State

HABIT = "habit"
RANDOM = "random"


class Policy(Protocol):
    """Whoever plays a copy on."""

    def finish(self, g: State, key: int) -> None:
        """Play to the end; the same key, the same choices."""
        ...

    def pick(self, g: State, seat: int, key: int) -> int:
        """The option taken here."""
        ...


class Habit:
    """Plays by the game's habits, or at random without a judge; at the speed of the engine."""

    def __init__(self, judge: Judge | None, limit: int) -> None:
        self._judge = judge
        self._limit = limit

    def finish(self, g: State, key: int) -> None:
        """Play to the end."""
        play_on(g, self._judge, key, self._limit)

    def pick(self, g: State, seat: int, key: int) -> int:
        """The option taken here."""
        offered = engine.list_options(g)
        number = int(luck.draw_bits(key & luck.MASK, 0, 2, len(g.agenda) + sum(g.drawn)))
        if self._judge is None:
            return offered[number * len(offered) >> 32]
        return offered[self._judge.pick(g, offered, number)]


class Thinking:
    """Plays by a bot that is asked for every choice: slow, and as good as the bot."""

    def __init__(self, spec: str, start: Start) -> None:
        self._spec = spec
        self._start = start

    def finish(self, g: State, key: int) -> None:
        """Play to the end."""
        match = Match(self._start, g, given=False, listening=False)
        bot = bots.make(self._spec, self._start.game, key)
        try:
            for _ in range(self._start.game.limit):
                if match.to_move is None:
                    return
                match.choose(_answer(bot, match, match.to_move))
        finally:
            bots.close(bot)

    def pick(self, g: State, seat: int, key: int) -> int:
        """The option taken here."""
        match = Match(self._start, g, given=False, listening=False)
        bot = bots.make(self._spec, self._start.game, key)
        try:
            answer = _answer(bot, match, seat)
        finally:
            bots.close(bot)
            g.scribe = None
        return next(option.code for option in match.options(seat) if str(option) == answer)


def _answer(bot: bots.Bot, match: Match, seat: int) -> str:
    observation = bots.observe(match, seat)
    assert observation is not None
    return bot.choose(observation)


def make_policy(spec: str, start: Start) -> Policy:
    """Who plays on, by the name of a bot; habits and chance need no observations."""
    game = start.game
    if spec == HABIT:
        return Habit(game.judge(), game.limit)
    if spec == RANDOM:
        return Habit(None, game.limit)
    bots.make(spec, game, 0)  # a wrong name is said at once
    return Thinking(spec, start)


@dataclass(frozen=True)
class Rollouts:
    """Games played on from positions, with luck that follows from a seed."""

    game: Game
    judge: Judge
    policy: Policy
    dice: Dice

    def worth(self, g: State, seat: int, number: int, option: tuple[int, int] | None) -> float:
        """What a position brings a seat, once; ``option`` is who takes what first.

        The same number means the same luck, so that options are compared fairly.
        """
        mover = seat if option is None else option[0]
        twin = self.dice.copy_of(g, number, mover, redraw=True)
        key = int(twin.low)
        if option is not None:
            take(twin, *option)
        else:
            engine.advance(twin)
        self.policy.finish(twin, key)
        return self.judge.evaluate(twin, seat)

    def same_luck(self, start: State, seat: int, number: int) -> float:
        """Other decisions under the luck that the game had: what they bring, once."""
        g = start.clone()
        g.given = False
        engine.advance(g)
        self.policy.finish(g, self.dice.bits(number))
        return self.judge.evaluate(g, seat)

    def again(self, start: State, script: "Script", seat: int, number: int) -> tuple[float, float]:
        """The same decisions under other luck: what it brings, and how many could be taken."""
        g = self.dice.copy_of(start, number, seat, redraw=False)
        key = int(g.low)
        left = {kind: deque(codes) for kind, codes in script.codes.items()}
        taken = asked = 0
        engine.advance(g)
        while (step := engine.find_waiting(g)) is not None and asked < self.game.limit:
            assert isinstance(step, Choice)
            who = step.seat(g)
            offered = step.options_for(g, who)
            wished = _take_next(left.get((type(step).__name__, who)))
            if wished in offered:
                taken += 1
                take(g, who, wished)
            else:
                take(g, who, self.policy.pick(g, who, key + asked))
            asked += 1
        return self.judge.evaluate(g, seat), taken / max(1, asked)


def _take_next(codes: deque[int] | None) -> int:
    return codes.popleft() if codes else -1


@dataclass(frozen=True)
class Script:
    """The choices of a game, each under the question and the seat it answered, in order."""

    codes: dict[tuple[str, int], tuple[int, ...]]


@dataclass(frozen=True)
class Moment:
    """A choice that was made: where, by whom, between what, and what was taken."""

    place: int  # in the journal
    seat: int
    state: State  # before it
    step: Choice[State]
    options: tuple[int, ...]
    taken: int


def find_moments(match: Match) -> tuple[list[Moment], Script]:
    """The choices of a match with more than one option, and all choices as a script."""
    g = make_first_state(match.start)
    g.given = True
    engine.advance(g)
    found: list[Moment] = []
    script: dict[tuple[str, int], list[int]] = {}
    for place, entry in enumerate(match.journal):
        step, seat = engine.find_waiting(g), entry.seat
        if seat is not None and isinstance(step, Choice):
            offered = tuple(step.options_for(g, seat))
            script.setdefault((type(step).__name__, seat), []).append(entry.code)
            if len(offered) > 1:
                found.append(Moment(place, seat, g.clone(), step, offered, entry.code))
        give(g, entry)
    return found, Script({kind: tuple(codes) for kind, codes in script.items()})


def average(values: Iterable[float]) -> float:
    """The mean of results."""
    counts = Counter(values)
    return sum(value * count for value, count in counts.items()) / max(1, counts.total())
