"""Positions that the strongest level played on from, each with what is seen of it and the result.

In some games somebody weaker, or chance, plays first: so that lost positions are known as well.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from siegeworks import bots, registry
from siegeworks.analysis.stretches import Unit
from siegeworks.analysis.value import Look
from siegeworks.bots.rollout import Dice
from siegeworks.core.match import Match
from siegeworks.lab.calibration.kept import Found, work_off
from siegeworks.lab.calibration.plan import Cell, Plan, list_cells, list_methods
from siegeworks.lab.experiment import make_bot_seed, make_game_seed

SEED = 20_261


@dataclass(frozen=True)
class Task:
    """A game to be played."""

    game: str
    plan: Plan
    cell: Cell
    number: int

    @property
    def name(self) -> str:
        """What tells it from all others of the same plan."""
        chosen = ",".join(f"{name}={value}" for name, value in self.cell.options.items())
        return f"{self.cell.seats}/{chosen}/{self.number}"


Sample = Found  # a game with its positions


def play_task(task: Task) -> Sample:
    """Play a game: who played before, the positions since then, and what each seat got."""
    game = registry.game(task.game)
    plan = task.plan
    seed = make_game_seed(SEED, task.number)
    match = game.start(task.cell.seats, task.cell.options, seed=seed, listening=False)
    chance = Random(seed)
    before = plan.before[task.number % len(plan.before)]
    until = 1 - 0.8 * chance.random() ** 2 if before != plan.bot else 2.0
    rows = list(_play_and_look(match, plan, before, until, seed))
    judge = game.judge()
    results = [judge.evaluate(match.state, seat) for seat in range(task.cell.seats)]
    return {
        "name": task.name,
        "seats": task.cell.seats,
        "options": task.cell.options,
        "before": before,
        "results": results,
        "rows": rows,
    }


def _play_and_look(
    match: Match, plan: Plan, before: str, until: float, seed: int
) -> Iterator[dict[str, Any]]:
    """Play to the end; every few stretches, once the strongest level plays, look."""
    game, unit = match.game, Unit(plan.unit)
    looks = {
        method: Look(match.start, game.judge(), method, *how)
        for method, how in list_methods(game, plan).items()
    }
    dice = Dice(seed & 0xFFFFFFFF, seed >> 32 & 0xFFFFFFFF)
    spec = before if until < 1 else plan.bot
    players = _seat_players(match, spec, seed)
    mark, met, made = -1, seed % plan.every, 0
    while (seat := match.to_move) is not None and made < game.limit:
        g = match.state
        now = unit.mark(g) if plan.unit else made
        if now != mark:
            mark = now
            if spec != plan.bot and plan.clock.to_go(g) <= until:
                spec = plan.bot
                players = _seat_players(match, spec, seed + 1)
            met += 1
            if spec == plan.bot and met % plan.every == 0:
                eyes = met // plan.every % match.start.seats
                worths = {name: look.measure(g, eyes, dice) for name, look in looks.items()}
                yield {"seat": eyes, "to_go": plan.clock.to_go(g), "worths": worths}
        observation = bots.observe(match, seat)
        assert observation is not None
        match.choose(players[seat].choose(observation), seat)
        made += 1


def _seat_players(match: Match, spec: str, seed: int) -> list[bots.Bot]:
    seats = range(match.start.seats)
    return [bots.make(spec, match.game, make_bot_seed(seed, seat)) for seat in seats]


def gather_samples(
    game: str, plan: Plan, file: Path, processes: int, show: Callable[[int], None], most: int = 0
) -> list[Sample]:
    """All games of a plan: those that a file holds, and the missing ones, added as they end."""
    cells = list_cells(registry.game(game), plan)
    count = min(plan.games, most) if most else plan.games
    tasks = [Task(game, plan, cell, number) for number in range(count) for cell in cells]
    return work_off(tasks, play_task, file, processes, show)
