"""Adjusting numbers of a content table until win rates are what they should be, by Optuna."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from siegeworks.analysis.statistics import Interval, wilson
from siegeworks.core.errors import ContentError
from siegeworks.lab import experiment_file
from siegeworks.lab.content_files import write_files
from siegeworks.lab.content_numbers import ContentNumber, override, read_number
from siegeworks.lab.errors import LabError, need, phrase
from siegeworks.lab.experiment import (
    Arrangement,
    Experiment,
    arrange,
    find_first_game,
    make_game_seed,
)
from siegeworks.lab.rows import connect
from siegeworks.lab.run_folder import Show, claim, guard_writing, run
from siegeworks.lab.workers import Workers

TUNE_FIELDS = ("trials", "numbers", "targets")
TARGET_FIELDS = ("rate", "seats", "options", "bots")
NOTES = "tuning.json"
TRIALS = "trials"
IMPOSSIBLE = 10.0  # the loss of numbers that the game's own checks refuse


@dataclass(frozen=True)
class Target:
    """A win rate that one way to play should have."""

    arrangement: Arrangement  # with the game's own content
    rate: float


@dataclass(frozen=True)
class Trial:
    """Numbers that were tried, and what came of them."""

    number: int
    values: dict[str, int]
    rates: list[Interval]  # none: the game refuses these numbers
    loss: float

    def facts(self) -> dict[str, Any]:
        """As plain data."""
        rates = [rate.facts() for rate in self.rates]
        loss = round(self.loss, 8)
        return {"number": self.number, "values": self.values, "rates": rates, "loss": loss}


@dataclass
class Tuning:
    """Numbers, targets, and the trials so far."""

    game: str
    numbers: list[ContentNumber]
    targets: list[Target]
    games: int
    trials: int
    seed: int
    done: list[Trial] = field(default_factory=list)
    refusal: object = ""  # why the game refused the latest numbers it refused
    fresh: list[Interval] = field(default_factory=list)  # the best, on games that did not choose it

    def best(self) -> Trial:
        """The numbers that come nearest to the targets."""
        return min(self.done, key=lambda trial: (trial.loss, trial.number))

    def facts(self) -> dict[str, Any]:
        """All of it as plain data."""
        return {
            "game": self.game,
            "games": self.games,
            "numbers": [{"name": k.name, "low": k.low, "high": k.high} for k in self.numbers],
            "targets": [{"label": t.arrangement.label, "rate": t.rate} for t in self.targets],
            "before": next((t.facts() for t in self.done if t.values == self.present()), None),
            "best": self.best().facts(),
            "fresh": [rate.facts() for rate in self.fresh],
            "trials": [trial.facts() for trial in self.done],
        }

    def identity(self) -> dict[str, object]:
        """All that decides its trials but how many there are: more of them may be wished later."""
        return {
            "game": self.game,
            "games": self.games,
            "seed": self.seed,
            "numbers": [f"{number.name} = {number.low}..{number.high}" for number in self.numbers],
            "targets": [{**t.arrangement.facts(), "rate": t.rate} for t in self.targets],
        }

    def present(self) -> dict[str, int]:
        """The numbers as they are."""
        return {number.name: number.present for number in self.numbers}


def read(path: Path, **instead: Any) -> Tuning:
    """A tuning from the file of an experiment with a ``[tune]`` table."""
    return build(experiment_file.load(path) | instead)


def build(data: Mapping[str, Any]) -> Tuning:
    """A tuning of plain fields, as they are in a file."""
    wishes = data.get("tune", {})
    if not isinstance(wishes, dict):
        raise experiment_file.refuse_value("tune", wishes, "lab-a-table")
    experiment_file.refuse_unknown(wishes, TUNE_FIELDS)
    keys = experiment_file.read_texts(data, "game", find_first_game())
    if len(keys) != 1 or experiment_file.read_texts(data, "content", ("",)) != ("",):
        raise LabError("lab-tune-one")
    numbers = [
        read_number(keys[0], text) for text in experiment_file.read_texts(wishes, "numbers", ())
    ]
    targets = [
        _read_target(keys[0], data, wish) for wish in _check_targets(wishes.get("targets", []))
    ]
    if not numbers or not targets:
        raise LabError("lab-tune-empty")
    _check_each_once([one.name for one in numbers])
    return Tuning(
        game=keys[0],
        numbers=numbers,
        targets=targets,
        games=experiment_file.read_number(data, "games", experiment_file.DEFAULT_GAMES, least=1),
        trials=experiment_file.read_number(wishes, "trials", 40, least=1, most=100_000),
        seed=experiment_file.read_number(data, "seed", 0),
    )


def _check_each_once(names: list[str]) -> None:
    for name in names:
        if names.count(name) > 1:
            raise LabError("lab-number-twice", found=name)


def _check_targets(wishes: object) -> list[dict[str, Any]]:
    if not isinstance(wishes, list) or not all(isinstance(wish, dict) for wish in wishes):
        raise experiment_file.refuse_value("targets", wishes, "lab-a-table")
    return wishes


def _read_target(key: str, data: Mapping[str, Any], wish: Mapping[str, Any]) -> Target:
    """A target; what it does not say is as in the experiment."""
    experiment_file.refuse_unknown(wish, TARGET_FIELDS)
    rate = wish.get("rate")
    if isinstance(rate, bool) or not isinstance(rate, int | float) or not 0 <= rate <= 1:
        raise experiment_file.refuse_value("rate", rate, "lab-a-rate")
    one = experiment_file.build(
        {**data, **{k: v for k, v in wish.items() if k != "rate"}, "tune": {}}
    )
    if len(one.arrangements) != 1:
        raise LabError("lab-tune-target", found=len(one.arrangements))
    return Target(one.arrangements[0], float(rate))


def tune(tuning: Tuning, folder: Path, workers: Workers, show: Show | None = None) -> Trial:
    """Try numbers, nearer to the targets as it goes on; the best are in ``folder/content``.

    Trials are kept and follow from the seed, so a tuning that was broken off goes on.
    """
    need("optuna")
    need("duckdb")
    import optuna

    facts = tuning.identity()
    fingerprint = hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()
    claim(folder, NOTES, TRIALS, fingerprint, facts)
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    study = optuna.create_study(sampler=optuna.samplers.TPESampler(seed=tuning.seed % (1 << 32)))
    if all(k.low <= k.present <= k.high for k in tuning.numbers):
        study.enqueue_trial(tuning.present())
    for turn in range(tuning.trials):
        asked = study.ask()
        values = {k.name: asked.suggest_int(k.name, k.low, k.high) for k in tuning.numbers}
        trial = _try(tuning, turn, values, folder, workers)
        study.tell(asked, trial.loss)
        tuning.done.append(trial)
        if show is not None:
            show(turn + 1)
    best = tuning.best()
    if not best.rates:
        raise LabError("lab-tune-refused", count=len(tuning.done), why=tuning.refusal)
    _lay_out(tuning, best.values, folder / "content")
    tuning.fresh = _play_rates(
        tuning, best.values, folder / "fresh", workers, make_game_seed(tuning.seed, -1)
    )
    return best


def _try(
    tuning: Tuning, number: int, values: dict[str, int], folder: Path, workers: Workers
) -> Trial:
    """Play the targets with these numbers, always on the same seeds; same numbers, same games."""
    try:
        rates = _play_rates(tuning, values, folder / TRIALS, workers, tuning.seed)
    except ContentError as error:
        tuning.refusal = phrase(error)
        return Trial(number, values, [], IMPOSSIBLE)
    wished = [target.rate for target in tuning.targets]
    loss = sum((rate.value - wish) ** 2 for rate, wish in zip(rates, wished, strict=True))
    return Trial(number, values, rates, loss)


def _play_rates(
    tuning: Tuning, values: dict[str, int], folder: Path, workers: Workers, seed: int
) -> list[Interval]:
    """The win rates of numbers over the games of a seed."""
    place = folder / "_".join(str(values[number.name]) for number in tuning.numbers)
    _lay_out(tuning, values, place / "content")
    arrangements = [
        _put_content(target.arrangement, place / "content") for target in tuning.targets
    ]
    run(Experiment(tuple(arrangements), tuning.games, seed), place / "games", workers=workers)
    return _read_rates(place / "games", len(arrangements), tuning.games)


def _lay_out(tuning: Tuning, values: dict[str, int], content: Path) -> None:
    with guard_writing(content):
        write_files(content, override(tuning.numbers, values).items())


def _put_content(arrangement: Arrangement, content: Path) -> Arrangement:
    return arrange(
        arrangement.game,
        arrangement.seats,
        dict(arrangement.options),
        arrangement.bots,
        str(content),
    )


def _read_rates(folder: Path, count: int, games: int) -> list[Interval]:
    """How often the first seat was among the winners; together with all others, if they are."""
    with connect(folder) as rows:
        found = dict(
            rows.execute(
                "SELECT arrangement, sum(list_contains(winners, 0)::INTEGER) FROM games0 GROUP BY 1"
            ).fetchall()
        )
    return [wilson(int(found.get(index, 0)), games) for index in range(count)]
