"""How well each bot decides: its games judged, and what luck and decisions came to."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from multiprocessing import get_context
from statistics import fmean, pstdev
from typing import Final

from siegeworks import bots, registry
from siegeworks.analysis import analyse
from siegeworks.analysis.figures import Figures, Strength
from siegeworks.analysis.statistics import mean
from siegeworks.core.match import Match
from siegeworks.lab.calibration.plan import Plan, list_cells
from siegeworks.lab.experiment import make_bot_seed, make_game_seed

SEED: Final = 30_261
FALLS: Final = 6


@dataclass(frozen=True)
class Case:
    """A game of a bot, to be judged."""

    game: str
    bot: str
    number: int
    seats: int
    options: tuple[tuple[str, str], ...]
    figures: Figures


Result = tuple[str, float, float, float]  # the bot, points a stretch, all decisions, luck


def measure_case(case: Case) -> Result:
    """Play a game by one bot on all seats, and judge it for the first of them."""
    match = play_case(case)
    found = analyse(match, seed=case.number, worst=0, falls=FALLS, figures=case.figures)
    return case.bot, found.per_stretch or 0.0, found.skill or 0.0, found.luck or 0.0


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
    cases: list[Case], processes: int, show: Callable[[int], None]
) -> Iterator[Strength]:
    """What each bot's decisions and luck came to, from the weakest bot to the strongest."""
    results: list[Result] = []
    with get_context("spawn").Pool(processes) as pool:
        for result in pool.imap_unordered(measure_case, cases):
            results.append(result)
            show(len(results))
    results.sort()
    for bot in dict.fromkeys(case.bot for case in cases):
        points = [found[1] for found in results if found[0] == bot]
        luck = mean([found[3] for found in results if found[0] == bot])
        decisions = [found[2] for found in results if found[0] == bot]
        yield Strength(bot, len(points), fmean(points), pstdev(points), luck, pstdev(decisions))
