"""``siegeworks lab compare``."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import typer

from siegeworks.cli.lab.flags import ExperimentFlags, read_folder, read_lineup
from siegeworks.cli.lab.run import WorkerFlags, find_folder, watch_run
from siegeworks.cli.output import choose_language, print_json, say
from siegeworks.lab import experiment_file, sprt
from siegeworks.lab.compare import (
    MEASURES,
    Comparison,
    Duel,
    compare_folders,
    refuse_mirrors,
    seat_at_one_table,
)
from siegeworks.lab.errors import LabError
from siegeworks.lab.experiment import Arrangement, Experiment
from siegeworks.lab.html_page import write_decimals
from siegeworks.lab.report import tell_percent
from siegeworks.lab.run_folder import read_notes
from siegeworks.lab.summaries import write_label

MINUS = "\N{MINUS SIGN}"
CHECK = 20  # pairs of games between two looks at a sequential test


@dataclass(frozen=True)
class How:
    """What is compared, and when it is enough."""

    measure: str
    seat: int
    versus: bool
    stop: str
    alpha: float
    beta: float

    def test(self) -> sprt.Test | None:
        """The sequential test of ``--stop LOW:HIGH``: win rates apart, or Elo at one table."""
        if not self.stop:
            return None
        low, _, high = self.stop.partition(":")
        try:
            bounds = float(low), float(high)
        except ValueError:
            raise LabError("lab-stop", found=self.stop[:40]) from None
        most = 2000 if self.versus else 1
        if not -most < bounds[0] < bounds[1] < most or self.measure != "win":
            raise LabError("lab-stop", found=self.stop[:40])
        make = sprt.make_elo_test if self.versus else sprt.make_difference_test
        return make(*bounds, self.alpha, self.beta)


def compare(
    a: str,
    b: str,
    flags: ExperimentFlags,
    how: How,
    out: Path | None,
    workers: WorkerFlags,
    json: bool,
) -> int:
    """Compare two runs, or play two variants on the same luck."""
    if how.measure not in MEASURES:
        raise LabError("lab-measure", found=how.measure[:40], expected=", ".join(MEASURES))
    test = how.test()
    sides = (_read_folder(a), _read_folder(b))
    if sides[0] is not None and sides[1] is not None:
        if how.stop or how.versus:
            raise LabError("lab-played-already")
        result = _compare_played(sides[0], sides[1], how)
    elif sides[0] is not None or sides[1] is not None:
        played, other = (a, b) if sides[0] is not None else (b, a)
        raise LabError("lab-mixed", found=played[:80], other=other[:80])
    else:
        result = _play(a, b, flags, how, test, out, workers)
    if json:
        print_json(result.facts())
    else:
        _tell(result)
    return 0


def _read_folder(text: str) -> tuple[Path, int] | None:
    """A folder of results, with the number of an arrangement after an @."""
    name, _, index = text.rpartition("@") if "@" in text else (text, "", "0")
    return (Path(name), int(index)) if index.isdecimal() and Path(name).is_dir() else None


def _compare_played(a: tuple[Path, int], b: tuple[Path, int], how: How) -> Comparison:
    labels: list[str] = []
    ways: list[dict[str, Any]] = []
    for path, index in (a, b):
        notes: Any = read_notes(path)["arrangements"]
        if index >= len(notes):
            raise LabError("lab-arrangement", path=str(path), found=index, count=len(notes))
        if how.seat >= notes[index]["seats"]:
            raise LabError("lab-seat", found=how.seat + 1, seats=notes[index]["seats"])
        labels.append(f"{path}@{index} ({write_label(notes[index])})")
        ways.append(notes[index])
    if ways[0]["game"] == ways[1]["game"]:
        refuse_mirrors(ways[0]["game"], (ways[0]["bots"], ways[1]["bots"]), how.measure)
    return compare_folders(a, b, (labels[0], labels[1]), how.measure, how.seat)


def _play(
    a: str,
    b: str,
    flags: ExperimentFlags,
    how: How,
    test: sprt.Test | None,
    out: Path | None,
    workers: WorkerFlags,
) -> Comparison:
    one, other = _read_side(a, flags), _read_side(b, flags)
    pair = (one.arrangements[0], other.arrangements[0])
    if pair[0].game != pair[1].game:
        raise LabError("lab-unpaired")
    for arrangement in pair:
        if how.seat >= arrangement.seats:
            raise LabError("lab-seat", found=how.seat + 1, seats=arrangement.seats)
    if how.versus:
        pair = seat_at_one_table(*pair)
    else:
        refuse_mirrors(pair[0].game, (list(pair[0].bots), list(pair[1].bots)), how.measure)
    batch = CHECK if test is not None and not _is_fast(pair) else 0
    experiment = Experiment(pair, one.games, one.seed, "compare", batch)
    path = out or find_folder(experiment)
    duel = Duel(experiment, path, (a, b), how.measure, how.seat, how.versus, test)
    with watch_run(path, experiment) as show, workers.start() as at_work:
        return duel.play(workers=at_work, show=show)


def _is_fast(pair: tuple[Arrangement, Arrangement]) -> bool:
    return all(arrangement.is_random for arrangement in pair)


def _read_side(text: str, flags: ExperimentFlags) -> Experiment:
    """One side: the file of an experiment with one arrangement, or changes to the flags."""
    if text.endswith(".toml"):
        found = experiment_file.read(Path(text), **flags.fields())
    else:
        found = experiment_file.build(_change(flags.fields(), text))
    if len(found.arrangements) != 1:
        raise LabError("lab-one-side", found=text[:80], count=len(found.arrangements))
    return found


def _change(fields: dict[str, Any], text: str) -> dict[str, Any]:
    """The fields with the changes of a side: ``bots=hard``, ``level=easy; seats=2`` and so on."""
    changed = dict(fields)
    for part in filter(None, (part.strip() for part in text.split(";"))):
        name, equals, value = (piece.strip() for piece in part.partition("="))
        if not equals:
            raise LabError("lab-side", found=part[:80])
        if name == "bots":
            changed["bots"] = [read_lineup(value)]
        elif name == "content":
            changed["content"] = [read_folder(value)]
        elif name == "seats" and value.isdecimal():
            changed["seats"] = [int(value)]
        else:
            changed["options"] = {**changed.get("options", {}), name: [value]}
    return changed


def _tell(result: Comparison) -> None:
    facts = result.facts()
    for side in ("a", "b"):
        mean = facts[f"{side}_mean"]["value"]
        told = tell_percent(mean, choose_language()) if result.is_share else f"{mean:.4g}"
        name = {"side": side.upper(), "label": facts[side]}
        typer.echo(say("lab-side", **name, measure=result.measure, mean=told))
    typer.echo(tell_gain(facts["games_saved_factor"]))
    if "test" in facts:
        found = {name: f"{value:.4g}" for name, value in facts["difference"].items()}
        key = "lab-score" if result.versus else "lab-difference"
        typer.echo(say(key, pairs=facts["pairs"], **found))
        test = facts["test"]
        low, high = test["bounds"]
        ratio = f"{test['llr']:.2f}"
        verdict = test["verdict"] or "open"
        typer.echo(say("lab-test", ratio=ratio, low=low, high=high, verdict=verdict))
    else:  # a test that may stop at any game says itself how sure it is; an interval would not know
        typer.echo(tell_verdict(result))


def tell_gain(gain: float | None) -> str:
    """What it brought that both sides had the same luck, for good or ill."""
    if gain is None:
        return say("lab-same")
    return say("lab-gain" if gain >= 1 else "lab-no-gain", factor=f"{gain:.2f}")


def tell_verdict(result: Comparison, language: str = "") -> str:
    """The comparison in a sentence: how far A is ahead, and whether that is sure."""
    language = choose_language(language)
    ahead, missing = result.ahead(), result.count_missing()
    bounds = sorted((ahead.low, ahead.high) if ahead.value >= 0 else (-ahead.low, -ahead.high))
    even = 0.5 if result.versus else 0.0  # at one table it is told what share of games was won
    told = [_write(even + number, result) for number in (abs(ahead.value), *bounds)]
    numbers = {
        name: write_decimals(text, language)
        for name, text in zip(("value", "low", "high"), told, strict=True)
    }
    return say(
        "lab-verdict",
        language,
        unit="won" if result.versus else "points" if result.is_share else result.measure,
        sure="sure" if missing == 0 else "none" if missing is None else "open",
        who="a" if ahead.value >= 0 else "b",
        pairs=_group(len(result.pairs), language),
        more=_group(_round(missing or 0), language),
        **numbers,
    )


def _write(number: float, result: Comparison) -> str:
    """A difference as people read it: shares in points of a hundred."""
    return f"{100 * number if result.is_share else number:.1f}".replace("-", MINUS)


def _round(number: int) -> int:
    """A number to two digits, upwards: nobody knows it better."""
    step: int = 10 ** max(0, len(str(number)) - 2)
    return -(-number // step) * step


def _group(number: int, language: str) -> str:
    return f"{number:,}".replace(",", "." if language == "de" else ",")
