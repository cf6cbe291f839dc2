"""``siegeworks bench``: figures, never assertions."""

import sys
import time
from collections.abc import Callable, Iterable
from importlib.util import find_spec

import typer

import siegeworks
from siegeworks import _overlay
from siegeworks.bots import TreeBot, make, observe
from siegeworks.cli.output import print_json, say
from siegeworks.core import engine
from siegeworks.core.game import Game
from siegeworks.core.playout import count_forced, play_out
from siegeworks.core.steps import Scribe, State
from siegeworks.core.zones import list_contents

ROUNDS = 3  # the best of so many is printed: other work on the machine only ever slows down
LAB_GAMES = 20_000  # of each of the laboratory's runs; source that is not compiled plays fewer


def command(key: str | None, seconds: float, lab: bool, json: bool) -> None:
    """Measure one game or all; with all of them also the laboratory, if it is wanted."""
    chosen = [siegeworks.game(key)] if key else siegeworks.games()
    status = _overlay.tell_status()
    games = {game.key: measure(game, seconds) for game in chosen}
    sections = {"lab": measure_laboratory(status.compiled)} if lab and not key else {}
    if json:
        print_json(
            {
                "compiled": status.compiled,
                "compile_seconds": status.build_seconds,
                "calibration": round(calibrate(), 2),
                "games": games,
                **sections,
            }
        )
        return
    typer.echo(say("bench-compiled" if status.compiled else "bench-interpreted"))
    for name, figures in (games | sections).items():
        typer.echo(f"\n{name}")
        for figure, value in figures.items():
            typer.echo(f"  {figure:<32} {value:>16,}")


def measure_laboratory(compiled: bool) -> dict[str, float]:
    """What two cores do together, and a local Ray if there is one."""
    from siegeworks.lab.bench import measure as measure_lab

    return measure_lab(LAB_GAMES if compiled else LAB_GAMES // 10, find_spec("ray") is not None)


def calibrate() -> float:
    """Million iterations a second of a fixed loop in plain Python: how fast this machine is."""
    best = 0.0
    for _ in range(ROUNDS):
        began = time.perf_counter()
        number = 1
        for i in range(1_000_000):
            number = (number * 5 + i) & 0xFFFF
        best = max(best, 1 / (time.perf_counter() - began))
    return best


def measure(game: Game, seconds: float) -> dict[str, float]:
    """The figures of one game, on one core."""
    seats = 2 if 2 in game.seats else game.seats[0]
    start = game.start(seats, seed=1, luck="given", listening=False).state
    start.given = False
    rates = max(_play(start, game.limit, seconds) for _ in range(ROUNDS))
    middle = _find_middle(start)
    return {
        "decisions_per_second": round(rates[0]),
        "events_per_second": round(rates[1]),
        "playouts_per_second": round(rates[2]),
        "decisions_per_playout": round(rates[0] / rates[2], 1),
        "forced_share": _measure_forced_share(start, game.limit),
        "clone_us": _measure_microseconds(middle.clone, seconds / 4),
        "options_us": _measure_microseconds(lambda: engine.list_options(middle), seconds / 4),
        "step_us": round(1e6 / rates[0], 3),
        "state_bytes": _count_bytes(game, middle),
        "flat_simulations_per_second": round(
            max(_measure_flat(middle, game.limit, seconds) for _ in range(2))
        ),
        "search_simulations_per_second": _search(game, seats, "random", seconds),
        "habit_simulations_per_second": _search(game, seats, "habit", seconds),
    }


def _prepare(start: State, number: int) -> State:
    """The start of a game with the luck of its own."""
    g = start.clone()
    g.low, g.high = number, 7
    g.scribe = Scribe(False)
    engine.advance(g)
    return g


def _play(start: State, limit: int, seconds: float) -> tuple[float, float, float]:
    """Decisions, journal entries (decisions and chance) and games a second, journal kept."""
    decisions = entries = games = 0
    began = time.perf_counter()
    while True:
        for _ in range(20):
            g = _prepare(start, games)
            decisions += play_out(g, games, limit)
            assert g.scribe is not None
            entries += len(g.scribe.codes)
            games += 1
        passed = time.perf_counter() - began
        if passed > seconds:
            return decisions / passed, entries / passed, games / passed


def _find_middle(start: State) -> State:
    """A position some way into a game."""
    g = _prepare(start, 3)
    play_out(g, 3, 12)
    g.scribe = None
    return g


def _measure_forced_share(start: State, limit: int) -> float:
    made = alone = 0
    for number in range(200):
        one, single = count_forced(_prepare(start, number), number, limit)
        made += one
        alone += single
    return round(alone / made, 3)


def _search(game: Game, seats: int, rollouts: str, seconds: float) -> int:
    """Simulations of the tree search from the opening, each played to the end of the game."""
    return round(max(_measure_simulations(game, seats, rollouts, seconds) for _ in range(ROUNDS)))


def _measure_simulations(game: Game, seats: int, rollouts: str, seconds: float) -> float:
    match = game.start(seats, seed=1)
    assert match.to_move is not None
    observation = observe(match, match.to_move)
    assert observation is not None
    bot = make(f"ismcts:milliseconds={round(seconds * 1000)},rollouts={rollouts}", game, seed=1)
    assert isinstance(bot, TreeBot)
    began = time.perf_counter()
    bot.think(observation)
    return bot.simulations / (time.perf_counter() - began)


def _measure_flat(start: State, limit: int, seconds: float) -> float:
    """From the middle of a game: clone, play to the end at random, again and again."""
    games = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        for _ in range(20):
            g = start.clone()
            g.low = games
            play_out(g, games, limit)
            games += 1
    return games / (time.perf_counter() - began)


def _measure_microseconds(what: Callable[[], object], seconds: float) -> float:
    best = float("inf")
    for _ in range(ROUNDS):
        count = 0
        began = time.perf_counter()
        while time.perf_counter() - began < seconds:
            for _ in range(1000):
                what()
            count += 1000
        best = min(best, (time.perf_counter() - began) * 1e6 / count)
    return round(best, 3)


def _count_bytes(game: Game, g: State) -> int:
    """The size of a state: the object, its lists, and the agenda; shared constants not counted."""
    lists: Iterable[object] = [g.agenda, g.drawn, *list_contents(g, game.zones).values()]
    return sys.getsizeof(g) + sum(sys.getsizeof(part) for part in lists if isinstance(part, list))
