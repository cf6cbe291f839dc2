"""How well each bot decides: its games judged, and what luck and decisions came to."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, pstdev
from typing import Final

from siegeworks import bots, registry
from siegeworks.analysis import analyse
from siegeworks.analysis.figures import Figures, Strength
from siegeworks.analysis.statistics import mean
from siegeworks.core.match import Match
from siegeworks.lab.calibration.kept import Found, work_off
from siegeworks.lab.calibration.plan import Plan, list_cells
from siegeworks.lab.experiment import make_bot_seed, make_game_seed

SEED: Final = 30_261
FALLS: Final = 4


@dataclass(frozen=True)
class Case:
    """A game of a bot, to be judged."""

    game: str
    bot: str
    number: int
    seats: int
    options: tuple[tuple[str, str], ...]
    figures: Figures

    @property
    def name(self) -> str:
        """What tells it from all others; another curve is another case."""
        weights = (*self.figures.curve, *self.figures.draws)
        curve = ",".join(f"{weight:.4f}" for weight in weights)
        return f"{self.bot}/{self.number}/{self.figures.method}/{curve}"


def measure_case(case: Case) -> Found:
    """Play a game by one bot on all seats, and judge it for the first of them."""
    match = play_case(case)
    found = analyse(match, seed=case.number, worst=0, falls=FALLS, figures=case.figures)
    return {
        "name": case.name,
        "bot": case.bot,
        "points": found.per_stretch or 0.0,
        "decisions": found.skill or 0.0,
        "luck": found.luck or 0.0,
    }


def play_case(case: Case) -> Match:
    """The game, from the beginning to its end."""
    game, seed = registry.game(case.game), make_game_seed(SEED, case.number)
    match = game.start(case.seats, dict(case.options), seed=seed, listening=False)
    players = [bots.make(case.bot, game, make_bot_seed(seed, seat)) for seat in range(case.seats)]
    for _ in range(game.limit):
        if match.to_move is None:
            break
        observation = bots.observe(match, match.to_move)
        assert observation is not None
        match.choose(players[match.to_move].choose(observation))
    return match


def list_cases(game: str, plan: Plan, figures: Figures, most: int = 0) -> list[Case]:
    """The games to judge, all on the first combination of the plan."""
    cell = list_cells(registry.game(game), plan)[0]
    count = min(plan.judged, most) if most else plan.judged
    chosen = tuple(cell.options.items())
    return [
        Case(game, bot, number, cell.seats, chosen, figures)
        for number in range(count)
        for bot in plan.bots
    ]


def measure_strengths(
    cases: list[Case], file: Path, processes: int, show: Callable[[int], None]
) -> Iterator[Strength]:
    """What each bot's decisions and luck came to, in the order of the plan."""
    results = work_off(cases, measure_case, file, processes, show)
    for bot in dict.fromkeys(case.bot for case in cases):
        points, decisions, lucks = (
            [found[name] for found in results if found["bot"] == bot]
            for name in ("points", "decisions", "luck")
        )
        yield Strength(
            bot, len(points), fmean(points), pstdev(points), mean(lucks), pstdev(decisions)
        )
