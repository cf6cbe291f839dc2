"""Plant blunders in games of strong bots, and count how often the analysis finds them.

    python tools/plant_blunders.py GAME [GAMES] [--folder FOLDER] [--effort] [--processes N]

A game is played by the level ``hard``. From some decision on, early enough to matter, the option
that a search likes least is tried out: it and what ``hard`` wishes are played on many times under
the same luck, by a bot that is not the value games are judged by. Where that shows that the option
costs at least ``LEAST`` of the chance to win, surely more than nothing, it is taken: that is a
blunder. Options that the tries show to do less harm are passed over and counted, before any game is
judged; a game with many of them is given up. The turn of the blunder should be among the three
dearest that the analysis names.

Everything found is kept in the folder, so a run that was broken off, or one with more games, goes
on. With --effort it is also said whether four times the effort ranks the turns of a game alike.
"""

import time
from argparse import ArgumentParser
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import correlation, fmean
from typing import Any, Final

import siegeworks
from siegeworks import bots
from siegeworks.analysis import analyse
from siegeworks.analysis.figures import read_figures
from siegeworks.analysis.rollouts import make_policy
from siegeworks.analysis.statistics import Interval, mean, wilson
from siegeworks.bots.rollout import Dice, take
from siegeworks.bots.tree import Plan, Tree
from siegeworks.core.match import Match
from siegeworks.lab.calibration.kept import work_off
from siegeworks.lab.calibration.plan import list_cells, read_plan

SEARCH: Final = 100  # simulations that say what is worst
SEEN: Final = 0.06  # that it is worse than the best, to be worth a try
GLANCE: Final = 16  # games played on from each of both options, to see whether it is worth more
TRIES: Final = 60  # other games that say what the blunder costs
PATIENCE: Final = 15  # options that are passed over before a game is given up
LEAST: Final = 0.10  # of the chance to win that a blunder costs by them
WINDOW: Final = range(5, 60)  # free decisions before it
JUDGES: Final = {"westerplatte": "mcts:simulations=16,depth=8"}  # who plays on; others by habit

Found = dict[str, Any]


@dataclass(frozen=True)
class Planting:
    """A game to be played with one blunder."""

    game: str
    number: int

    @property
    def name(self) -> str:
        """What tells it from all others of the same game."""
        return str(self.number)


@dataclass(frozen=True)
class Judging:
    """A game with a blunder, to be judged."""

    game: str
    planted: Found
    effort: bool

    @property
    def name(self) -> str:
        """What tells it from all others of the same game."""
        return str(self.planted["name"])


def plant(work: Planting) -> Found:
    """Play a game with one blunder; without a record if there was no room for one."""
    game, number = siegeworks.game(work.game), work.number
    cell = list_cells(game, read_plan(game))[0]
    match = game.start(cell.seats, cell.options, seed=7000 + number)
    players = [bots.make("hard", game, 10 * number + seat) for seat in range(cell.seats)]
    wanted = Random(number).choice(WINDOW)
    found: Found = {"name": work.name, "passed": 0}
    made = 0
    while (seat := match.to_move) is not None:
        observation = bots.observe(match, seat)
        assert observation is not None
        free = len(observation.decision.options) > 1
        made += free
        wish = match.find_option(players[seat].choose(observation), seat)
        if free and made >= wanted and "place" not in found:
            worst = find_worst(match, number)
            loss = None if worst is None else find_loss(match, worst, wish.code, number)
            if worst is None or loss is None:
                found["passed"] += 1
                if found["passed"] == PATIENCE:
                    return found
            else:
                found |= {"place": match.length, "worst": worst, "best": wish.code}
                found |= {"cost": loss.value, "cost_low": loss.low, "cost_high": loss.high}
                wish = match.option_of(worst)
        match.choose(wish, seat)
    return found | ({"record": match.record()} if "place" in found else {})


def find_worst(match: Match, seed: int) -> int | None:
    """The option that a search likes least, if it sees a difference."""
    worths = weigh_options(match, seed)
    worst = min(worths, key=lambda option: worths[option])
    return worst if max(worths.values()) - worths[worst] >= SEEN else None


def weigh_options(match: Match, seed: int) -> dict[int, float]:
    """What a search thinks of each option."""
    game, seat = match.game, match.to_move
    assert seat is not None
    plan = Plan(True, read_figures(game).depth, 1.0, game.has_secrets, game.limit)
    tree = Tree(match.state, seat, game.judge(), Dice(seed, 17), plan)
    tree.grow(SEARCH)
    return {option: worth for option, _, worth in tree.found()}


def find_loss(match: Match, worst: int, best: int, seed: int) -> Interval | None:
    """What an option costs against another, if it is a blunder by the rule above."""
    if worst == best or try_out(match, worst, best, seed, range(GLANCE)).value < LEAST / 2:
        return None
    loss = try_out(match, worst, best, seed, range(GLANCE, GLANCE + TRIES))
    return loss if loss.value >= LEAST and loss.low > 0 else None


def try_out(match: Match, worst: int, best: int, seed: int, numbers: range) -> Interval:
    """What an option costs: it and another played on to the end, under the same luck."""
    game, seat = match.game, match.to_move
    assert seat is not None
    policy, judge = make_policy(JUDGES.get(game.key, "habit"), match.start), game.judge()
    dice = Dice(seed, 99)
    gaps: list[float] = []
    for number in numbers:
        results: list[float] = []
        for option in (best, worst):
            twin = dice.copy_of(match.state, number, seat, redraw=True)
            take(twin, seat, option)
            policy.finish(twin, dice.bits(number))
            results.append(judge.evaluate(twin, seat))
        gaps.append(results[0] - results[1])
    return mean(gaps)


def judge_game(work: Judging) -> Found:
    """What the analysis says of the game, and of the turn with the blunder."""
    planted = work.planted
    match = siegeworks.game(work.game).read(planted["record"])
    number, place = int(planted["name"]), planted["place"]
    begun = time.perf_counter()
    first: list[float] = []
    told = analyse(
        match,
        seed=number,
        show=lambda done, total, known: first.append(time.perf_counter() - begun),
    )
    turn = max(j.stretch.place for j in told.judged if j.stretch.place <= place)
    costs = {j.stretch.place: j.decision for j in told.judged}
    found: Found = {
        "name": work.name,
        "turn": turn,
        "first": first[0],
        "seconds": time.perf_counter() - begun,
        "found": turn in [dear.judged.stretch.place for dear in told.dearest],
        "rank": sorted(costs.values()).index(costs[turn]) + 1,
        "decision": costs[turn],
        "luck": told.luck,
        "costs": list(costs.items()),
        "curve": [round(j.before, 4) for j in told.judged],
    }
    if work.effort:
        longer = analyse(match, seed=number + 1, effort=4, worst=0)
        found["alike"] = correlation([j.decision for j in longer.judged], list(costs.values()))
    return found


def tell(game: str, planted: list[Found], judged: list[Found]) -> None:
    """Game by game, and all together."""
    told = {found["name"]: found for found in judged}
    for one in planted:
        found = told[one["name"]]
        print(
            f"{one['name']}: {'found ' if found['found'] else 'missed'}, "
            f"{found['rank'] - 1} dearer, {100 * found['decision']:+.0f} points; played on "
            f"{-100 * one['cost']:+.0f} ({-100 * one['cost_high']:+.0f} to "
            f"{-100 * one['cost_low']:+.0f}); {found['seconds']:.1f} s"
        )
    hits, count = sum(found["found"] for found in judged), len(planted)
    share = wilson(hits, count)
    print(
        f"{game}: {hits} of {count} planted blunders among the three dearest turns, "
        f"{100 * share.value:.0f} % ({100 * share.low:.0f} to {100 * share.high:.0f}); "
        f"{sum(one['passed'] for one in planted)} options passed over"
    )
    lucks = mean([found["luck"] for found in judged])
    print(f"luck {100 * lucks.value:+.1f} ({100 * lucks.low:+.1f} to {100 * lucks.high:+.1f})")
    alike = [found["alike"] for found in judged if "alike" in found]
    if alike:
        print(f"four times the effort: correlation {fmean(alike):.3f}, least {min(alike):.2f}")


def main() -> None:
    """Plant and look."""
    asked = ArgumentParser(description="Plant blunders and count how many are found.")
    asked.add_argument("game")
    asked.add_argument("games", type=int, nargs="?", default=10)
    asked.add_argument("--folder", type=Path, default=Path("blunders"))
    asked.add_argument("--judged", default="judged", help="name of the file with what was found")
    asked.add_argument("--effort", action="store_true")
    asked.add_argument("--processes", type=int, default=2)
    told = asked.parse_args()
    plantings = [Planting(told.game, number) for number in range(told.games)]
    file = told.folder / f"planted-{told.game}.jsonl"
    planted = work_off(plantings, plant, file, told.processes, lambda done: None)
    planted = [found for found in planted if "record" in found]
    judgings = [Judging(told.game, found, told.effort) for found in planted]
    file = told.folder / f"{told.judged}-{told.game}.jsonl"
    judged = work_off(judgings, judge_game, file, told.processes, lambda done: None)
    tell(told.game, planted, judged)


if __name__ == "__main__":
    main()
