"""Running an experiment into a folder, part by part, so that a run broken off can go on."""

import contextlib
import json
import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from siegeworks.lab.errors import LabError, need
from siegeworks.lab.experiment import Experiment, make_fingerprint
from siegeworks.lab.rows import PARTS, is_whole
from siegeworks.lab.workers import Part, Workers, start_workers

NOTES = "experiment.json"
FORMAT = 2
Show = Callable[[int], None]
Facts = dict[str, object]


@dataclass(frozen=True)
class Run:
    """A folder with the results of an experiment."""

    folder: Path
    games: int  # that are in it
    total: int  # that the experiment wants

    @property
    def is_complete(self) -> bool:
        """Whether nothing is left to play."""
        return self.games == self.total


def list_parts(experiment: Experiment, stages: Sequence[int] = ()) -> Iterator[Part]:
    """The parts of an experiment, in order: early games of all arrangements before later ones.

    ``stages`` are the numbers of games it had before it was made longer: each ends its parts.
    """
    number = begin = 0
    for end in (*stages, experiment.games):
        first = [begin] * len(experiment.arrangements)
        while min(first) < end:
            for index, arrangement in enumerate(experiment.arrangements):
                count = min(experiment.batch_of(arrangement), end - first[index])
                if count > 0:
                    yield Part(number, index, arrangement, experiment.seed, first[index], count)
                    first[index] += count
                    number += 1
        begin = end


def run(
    experiment: Experiment,
    folder: Path,
    processes: int = 1,
    workers: Workers | None = None,
    show: Show | None = None,
) -> Run:
    """Play what is still to be played; ``show`` is told how many games there are by now.

    ``workers`` are already at work; else so many processes of this machine are started.
    """
    prepare(experiment, folder)
    done = count_kept(experiment, folder)
    tell = show or (lambda games: None)
    tell(done)
    if done < experiment.total:
        with contextlib.nullcontext(workers) if workers else start_workers(processes) as at_work:
            for part, rows in at_work.play(find_missing_parts(experiment, folder)):
                save(folder / PARTS / part.file, rows)
                done += part.count
                tell(done)
    return Run(folder, done, experiment.total)


def find_missing_parts(experiment: Experiment, folder: Path) -> Iterator[Part]:
    """The parts that are not in the folder yet; found one by one, however many there are."""
    parts = list_parts(experiment, _read_stages(folder))
    return (part for part in parts if not is_whole(folder / PARTS / part.file))


def count_kept(experiment: Experiment, folder: Path) -> int:
    """How many games are in the folder."""
    parts = list_parts(experiment, _read_stages(folder))
    return sum(part.count for part in parts if is_whole(folder / PARTS / part.file))


def _read_stages(folder: Path) -> list[int]:
    """How many games an experiment had before it was made longer, each time that it was."""
    stages: Any = read_notes(folder).get("stages", []) if (folder / NOTES).is_file() else []
    return list(stages)


def prepare(experiment: Experiment, folder: Path) -> None:
    """Have the folder hold the notes of this experiment; refuse one that holds another's."""
    need("duckdb")
    if (folder / NOTES).is_file():
        _make_longer(experiment, folder)
    else:
        claim(folder, NOTES, PARTS, experiment.fingerprint(), experiment.facts())


def _make_longer(experiment: Experiment, folder: Path) -> None:
    """Let the notes of an experiment wish for as many games as are wished now."""
    notes: dict[str, Any] = read_notes(folder)
    if make_fingerprint(notes) != experiment.fingerprint():
        raise LabError("lab-other", path=str(folder))
    before = notes["games"]
    if before > experiment.games:
        raise LabError("lab-fewer", path=str(folder), games=before, found=experiment.games)
    if before < experiment.games:
        stages = [*notes.get("stages", []), before]
        _write_notes(folder / NOTES, {**notes, "games": experiment.games, "stages": stages})


def claim(folder: Path, notes: str, inside: str, fingerprint: str, facts: Facts) -> None:
    """Make a folder one's own by notes in it; refuse a folder of others, and leave it as it is."""
    if (folder / notes).is_file():
        if read_notes(folder, notes).get("fingerprint") != fingerprint:
            raise LabError("lab-other", path=str(folder))
        return
    with guard_writing(folder):
        if _list_names(folder) not in ([], [inside]) or _list_names(folder / inside):
            raise LabError("lab-not-empty", path=str(folder))
        (folder / inside).mkdir(parents=True, exist_ok=True)
    _write_notes(folder / notes, {"format": FORMAT, "fingerprint": fingerprint, **facts})


def _write_notes(path: Path, notes: Facts) -> None:
    save(path, (json.dumps(notes, indent=1, ensure_ascii=False) + "\n").encode())


def _list_names(folder: Path) -> list[str]:
    """What lies in a folder, if there is one; drafts and what systems hide there do not count."""
    there = folder.iterdir() if folder.exists() else ()
    return [path.name for path in there if not path.name.startswith(".")]


def read_notes(folder: Path, name: str = NOTES) -> Facts:
    """The notes beside the results of a run."""
    try:
        notes = json.loads((folder / name).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise LabError("lab-no-run", path=str(folder)) from error
    if not isinstance(notes, dict) or notes.get("format") != FORMAT:
        raise LabError("lab-no-run", path=str(folder))
    return notes


def save(path: Path, data: bytes) -> None:
    """Write a file wholly or not at all."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    with guard_writing(path):
        try:
            with draft.open("wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            draft.replace(path)
        except BaseException:
            draft.unlink(missing_ok=True)
            raise


@contextlib.contextmanager
def guard_writing(path: Path) -> Iterator[None]:
    """Put what the disk refuses into a sentence."""
    try:
        yield
    except OSError as error:
        why = error.strerror or str(error)
        raise LabError("lab-disk", path=str(path), why=why) from error
