"""Adjusting numbers of a content table until win rates are what they should be, by Optuna."""

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from siegeworks import registry
from siegeworks.analysis.statistics import Interval, wilson
from siegeworks.core.errors import ContentError
from siegeworks.lab import sheet
from siegeworks.lab.crews import Crew
from siegeworks.lab.errors import LabError
from siegeworks.lab.experiment import Arrangement, Experiment, arrange
from siegeworks.lab.folders import write
from siegeworks.lab.libraries import need
from siegeworks.lab.rows import connect
from siegeworks.lab.runs import Show, run

TUNE_FIELDS = ("trials", "numbers", "targets")
TARGET_FIELDS = ("rate", "seats", "options", "bots")
KNOB = re.compile(r"([\w-]+)\.([\w-]+)\.([\w-]+)\s*=\s*(-?\d{1,9})\s*\.\.\s*(-?\d{1,9})")
IMPOSSIBLE = 10.0  # the loss of numbers that the game's own checks refuse


@dataclass(frozen=True)
class Knob:
    """A number of a content table, and how far it may be turned."""

    table: str
    row: str
    field: str
    low: int
    high: int
    present: int

    @property
    def name(self) -> str:
        return f"{self.table}.{self.row}.{self.field}"


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
    """Knobs, targets, and the trials so far."""

    game: str
    knobs: list[Knob]
    targets: list[Target]
    games: int
    trials: int
    seed: int
    done: list[Trial] = field(default_factory=list)

    def best(self) -> Trial:
        """The numbers that come nearest to the targets."""
        return min(self.done, key=lambda trial: (trial.loss, trial.number))

    def facts(self) -> dict[str, Any]:
        """All of it as plain data."""
        return {
            "game": self.game,
            "games": self.games,
            "numbers": [{"name": k.name, "low": k.low, "high": k.high} for k in self.knobs],
            "targets": [{"label": t.arrangement.label, "rate": t.rate} for t in self.targets],
            "before": next((t.facts() for t in self.done if t.values == self.present()), None),
            "best": self.best().facts(),
            "trials": [trial.facts() for trial in self.done],
        }

    def present(self) -> dict[str, int]:
        """The numbers as they are."""
        return {knob.name: knob.present for knob in self.knobs}


def read(path: Path, **instead: Any) -> Tuning:
    """A tuning from the file of an experiment with a ``[tune]`` table."""
    return build(sheet.load(path) | instead)


def build(data: Mapping[str, Any]) -> Tuning:
    """A tuning of plain fields, as they are in a file."""
    wishes = data.get("tune", {})
    if not isinstance(wishes, dict):
        raise sheet.wrong("tune", wishes, "lab-a-table")
    sheet.known_only(wishes, TUNE_FIELDS)
    keys = sheet.texts(data, "game", ("westerplatte",))
    if len(keys) != 1 or sheet.texts(data, "content", ("",)) != ("",):
        raise LabError("lab-tune-one")
    knobs = [knob(keys[0], text) for text in sheet.texts(wishes, "numbers", ())]
    targets = [_target(keys[0], data, wish) for wish in _tables(wishes.get("targets", []))]
    if not knobs or not targets:
        raise LabError("lab-tune-empty")
    return Tuning(
        game=keys[0],
        knobs=knobs,
        targets=targets,
        games=sheet.number(data, "games", sheet.DEFAULT_GAMES, least=1),
        trials=sheet.number(wishes, "trials", 40, least=1, most=100_000),
        seed=sheet.number(data, "seed", 0),
    )


def _tables(wishes: object) -> list[dict[str, Any]]:
    if not isinstance(wishes, list) or not all(isinstance(wish, dict) for wish in wishes):
        raise sheet.wrong("targets", wishes, "lab-a-table")
    return wishes


def _target(key: str, data: Mapping[str, Any], wish: Mapping[str, Any]) -> Target:
    """A target; what it does not say is as in the experiment."""
    sheet.known_only(wish, TARGET_FIELDS)
    rate = wish.get("rate")
    if not isinstance(rate, int | float) or not 0 <= rate <= 1:
        raise sheet.wrong("rate", rate, "lab-a-rate")
    one = sheet.build({**data, **{k: v for k, v in wish.items() if k != "rate"}, "tune": {}})
    if len(one.arrangements) != 1:
        raise LabError("lab-tune-target", found=len(one.arrangements))
    return Target(one.arrangements[0], float(rate))


def knob(key: str, text: str) -> Knob:
    """A knob from its text, such as ``numbers.mortar-damage.value = 1..4``."""
    found = KNOB.fullmatch(text.strip())
    if found is None or int(found[4]) >= int(found[5]):
        raise LabError("lab-knob", found=text[:80])
    table, row, column = found[1], found[2], found[3]
    folder = registry.game(key).folder / "content"
    names = sorted(path.stem for path in folder.glob("*.toml"))
    _known(table, names)
    rows = tomllib.loads((folder / f"{table}.toml").read_text(encoding="utf-8"))["row"]
    by_id = {one["id"]: one for one in rows}
    _known(row, by_id)
    whole = {name: value for name, value in by_id[row].items() if type(value) is int}
    _known(column, whole)
    return Knob(table, row, column, int(found[4]), int(found[5]), whole[column])


def _known(name: str, known: Iterable[str]) -> None:
    names = list(known)
    if name not in names:
        more = ", ..." if len(names) > 20 else ""
        raise LabError("lab-tune-name", found=name, expected=(", ".join(names[:20]) or "-") + more)


def override(knobs: Iterable[Knob], values: Mapping[str, int]) -> dict[str, str]:
    """The files of a content folder with these numbers."""
    rows: dict[str, dict[str, list[str]]] = {}
    for one in knobs:
        lines = rows.setdefault(one.table, {}).setdefault(one.row, [f'id = "{one.row}"'])
        lines.append(f"{one.field} = {values[one.name]}")
    return {
        f"{table}.toml": "\n".join("[[row]]\n" + "\n".join(lines) + "\n" for lines in each.values())
        for table, each in rows.items()
    }


def tune(tuning: Tuning, folder: Path, hands: Crew, show: Show | None = None) -> Trial:
    """Try numbers, nearer to the targets as it goes on; the best are in ``folder/content``.

    Trials are kept and follow from the seed, so a tuning that was broken off goes on.
    """
    need("optuna")
    import optuna

    optuna.logging.set_verbosity(optuna.logging.WARNING)
    study = optuna.create_study(sampler=optuna.samplers.TPESampler(seed=tuning.seed % (1 << 32)))
    if all(k.low <= k.present <= k.high for k in tuning.knobs):
        study.enqueue_trial(tuning.present())
    for number in range(tuning.trials):
        asked = study.ask()
        values = {k.name: asked.suggest_int(k.name, k.low, k.high) for k in tuning.knobs}
        trial = _try(tuning, number, values, folder, hands)
        study.tell(asked, trial.loss)
        tuning.done.append(trial)
        if show is not None:
            show(number + 1)
    best = tuning.best()
    write(folder / "content", override(tuning.knobs, best.values).items())
    return best


def _try(tuning: Tuning, number: int, values: dict[str, int], folder: Path, hands: Crew) -> Trial:
    """Play the targets with these numbers, always on the same seeds; same numbers, same games."""
    name = "_".join(str(values[knob.name]) for knob in tuning.knobs)
    place = folder / "trials" / name
    content = place / "content"
    write(content, override(tuning.knobs, values).items())
    try:
        arrangements = [_with(target.arrangement, content) for target in tuning.targets]
    except ContentError:
        return Trial(number, values, [], IMPOSSIBLE)
    experiment = Experiment(tuple(arrangements), tuning.games, tuning.seed)
    run(experiment, place / "games", hands=hands)
    rates = _rates(place / "games", len(arrangements), tuning.games)
    wished = [target.rate for target in tuning.targets]
    loss = sum((rate.value - wish) ** 2 for rate, wish in zip(rates, wished, strict=True))
    return Trial(number, values, rates, loss)


def _with(arrangement: Arrangement, content: Path) -> Arrangement:
    return arrange(
        arrangement.game,
        arrangement.seats,
        dict(arrangement.options),
        arrangement.bots,
        str(content),
    )


def _rates(folder: Path, count: int, games: int) -> list[Interval]:
    """How often the first seat was among the winners; together with all others, if they are."""
    with connect(folder) as rows:
        found = dict(
            rows.execute(
                "SELECT arrangement, sum(list_contains(winners, 0)::INTEGER) FROM games0 GROUP BY 1"
            ).fetchall()
        )
    return [wilson(int(found.get(index, 0)), games) for index in range(count)]
