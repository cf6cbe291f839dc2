"""How fast experiments are played: by independent processes, by two workers, by Ray."""

import tempfile
import time
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.synchronize import Barrier
from pathlib import Path
from typing import Any

from siegeworks.lab.cluster import LOCAL, Cluster
from siegeworks.lab.experiment import Experiment, design
from siegeworks.lab.run_folder import run
from siegeworks.lab.workers import LocalProcesses, ThisProcess, Workers

WORKERS = 2
ROUNDS = 3
WORKER_TIMEOUT = 600  # seconds that one process waits for the other
WARM = 4000  # games at most before the clock runs
USUAL_SIZE = 100_000  # games: an experiment as people run them


def measure(games: int, ray: bool) -> dict[str, float]:
    """Random games of the first game a second, rows written; starting up does not count.

    The best of several rounds that take turns: other work on a machine only ever slows down.
    """
    ways: dict[str, Callable[[Path], float]] = {
        "independent": lambda folder: _measure_independent(games // WORKERS, folder),
        "two_workers": lambda folder: _measure_workers(LocalProcesses(WORKERS), games, folder),
    }
    if ray:
        ways["ray"] = lambda folder: _measure_workers(Cluster(LOCAL, WORKERS), games, folder)
    rates = dict.fromkeys(ways, 0.0)
    for _ in range(ROUNDS):
        for way, play in ways.items():
            with tempfile.TemporaryDirectory(prefix="siegeworks-bench-") as name:
                rates[way] = max(rates[way], play(Path(name)))
    figures: dict[str, float] = {"games": games}
    figures |= {f"{way}_games_per_second": round(rate) for way, rate in rates.items()}
    figures[f"two_workers_seconds_for_{USUAL_SIZE}"] = round(USUAL_SIZE / rates["two_workers"], 1)
    shares = {way: rate / rates["independent"] for way, rate in rates.items()}
    return figures | {
        f"{way}_share": round(s, 3) for way, s in shares.items() if way != "independent"
    }


def _make_experiment(games: int, seed: int) -> Experiment:
    return design(games, seats=[2], seed=seed)


def _measure_workers(workers: Workers, games: int, folder: Path) -> float:
    """The rate of workers that have played a little before."""
    with workers as at_work:
        run(_make_experiment(min(games, WARM), 1), folder / "warm", workers=at_work)
        began = time.perf_counter()
        run(_make_experiment(games, 0), folder / "run", workers=at_work)
        return games / (time.perf_counter() - began)


def _measure_independent(games: int, folder: Path) -> float:
    """The rate of two processes that know nothing of each other, but start together."""
    context = get_context("spawn")
    start = context.Barrier(WORKERS)
    times = context.Queue()
    workers = [
        context.Process(target=_play_alone, args=(games, folder / str(number), start, times))
        for number in range(WORKERS)
    ]
    for worker in workers:
        worker.start()
    spans = [times.get(timeout=WORKER_TIMEOUT) for _ in workers]
    for worker in workers:
        worker.join()
    return float(sum(games / span for span in spans))


def _play_alone(games: int, folder: Path, start: Barrier, times: Any) -> None:
    run(_make_experiment(min(games, WARM) // WORKERS, 1), folder / "warm", workers=ThisProcess())
    start.wait(WORKER_TIMEOUT)
    began = time.perf_counter()
    run(_make_experiment(games, 0), folder / "run", workers=ThisProcess())
    times.put(time.perf_counter() - began)
