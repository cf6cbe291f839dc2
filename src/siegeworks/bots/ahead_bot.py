"""The bot that thinks in whole plans: it plays the likely ones to the end and takes the best."""

from typing import Any, Final

from siegeworks.bots.elimination import Elimination
from siegeworks.bots.observation import Observation
from siegeworks.bots.rollout import Dice, try_line
from siegeworks.bots.thinker import Thinker, Thought
from siegeworks.bots.tree import find_asked_first
from siegeworks.core.game import Game

DOUBT: Final = 1.0  # how many standard errors better than habit is clearly better


class AheadBot(Thinker):
    """Plays lines of options on by habit, drops the worse ones, and does what is left.

    The lines are the game's own (``Judge.lines``). One that was chosen is followed for as long as
    everything happens as it foresaw, without another thought.
    """

    def __init__(self, game: Game, tries: int, lines: int, depth: int, seed: int | None) -> None:
        super().__init__(game, seed)
        self.tries = tries  # of each line, at most
        self.lines = lines  # how many are looked at
        self.depth = depth  # choices played on by habit before the position is judged
        self._rest: list[int] = []  # of the line that is followed
        self._prompt = ""  # what was asked when it was chosen
        self._foreseen: dict[str, object] = {}  # how things should look at its next option

    def choose(self, observation: Observation) -> str:
        """The next option of the line that is followed, or the first of the best line."""
        texts = {option.code: str(option) for option in observation.decision.options}
        if self._rest and self._rest[0] in texts and self._is_as_foreseen(observation):
            choice = texts[self._rest.pop(0)]
            self.simulations = 0
        else:
            self._rest = []
            choice = super().choose(observation)
        if self._rest:
            twin = observation.match.clone()
            twin.choose(choice, observation.seat)
            self._foreseen = twin.view(observation.seat)
            self._prompt = observation.decision.prompt
        return choice

    def _is_as_foreseen(self, observation: Observation) -> bool:
        """Whether the same is asked still, and all is as the line leads one to expect."""
        same = observation.decision.prompt == self._prompt
        return same and observation.view == self._foreseen

    def think(self, observation: Observation) -> list[Thought]:
        """The first option of each line, the best line first."""
        dice, start, seat = self.dice(), observation.match.state, observation.seat
        texts = {option.code: str(option) for option in observation.decision.options}
        lines = self._lines(observation, dice)

        def attempt(way: int, number: int) -> float:
            return try_line(dice, start, number, seat, lines[way], self.judge, self.depth)

        contest = Elimination(len(lines), attempt)
        best = contest.run(self.tries, DOUBT)
        self._rest = lines[best][1:]
        ways = sorted(range(len(lines)), key=lambda way: (way != best, -contest.worth(way)))
        self.simulations = sum(map(contest.tries, ways))
        return _keep_first_of_each(
            [Thought(texts[lines[way][0]], contest.tries(way), contest.worth(way)) for way in ways]
        )

    def _lines(self, observation: Observation, dice: Dice) -> list[list[int]]:
        """The lines to try, what habit would do first."""
        seat = observation.seat
        codes = [option.code for option in observation.decision.options]
        g: Any = dice.copy_of(observation.match.state, 0, seat, True)
        if seat != find_asked_first(g):  # habit is asked for one seat at a time
            return [[code] for code in codes][: self.lines]
        lines = self.judge.lines(g, codes, dice.bits(0), self.lines)
        return [line for line in lines if line[0] in codes][: self.lines]


def _keep_first_of_each(thoughts: list[Thought]) -> list[Thought]:
    """Several lines may begin alike; the better one speaks for the option."""
    found: dict[str, Thought] = {}
    for thought in thoughts:
        found.setdefault(thought.option, thought)
    return list(found.values())
