"""What is to be played to measure Hegra, and where the games lie."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from siegeworks.lab import Experiment, design, run, summary

Facts = dict[str, Any]
STEPS = ("easiest", "easier", "normal", "harder", "hardest")
SLOW_BATCH, QUICK_BATCH = 5, 100  # games that are lost at most when a run is broken off


@dataclass(frozen=True)
class Wish:
    """How much is to be played, by whom, and where it is kept."""

    strong: str
    bot: str  # the quick one
    games: int  # of the strong one
    default: int  # of the strong one on the default step
    dear: int  # of the strong one with a space forbidden that the quick one can hardly miss
    many: int  # of the quick one
    forbidden: int
    chance: int
    seed: int
    processes: int
    out: Path
    quick: bool

    def play(self, name: str, experiment: Experiment) -> list[Facts]:
        """Play what is missing of an experiment; what its games say."""
        played = run(experiment, self.out / name, self.processes, show=lambda k: print(name, k))
        found: list[Facts] = summary(played.folder)["arrangements"]
        return found

    def design(self, games: int, options: Mapping[str, Sequence[str]], **more: Any) -> Experiment:
        """An experiment with Hegra, all on the same seeds."""
        more = {"tables": [self.bot], "batch": QUICK_BATCH, **more}
        return design(games, game=("hegra",), options=options, seed=self.seed, **more)
