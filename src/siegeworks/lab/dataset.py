"""Games of any bots as numbers for learners: what was seen, what could be done, what was done."""

import io
import json
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import numpy as np

from siegeworks.core.results import rate_result
from siegeworks.core.start import Start
from siegeworks.core.steps import State
from siegeworks.core.vectors.batch import Batch
from siegeworks.core.vectors.schema import Schema, find_schema
from siegeworks.core.vectors.writing import make_batch
from siegeworks.lab.errors import LabError
from siegeworks.lab.experiment import Arrangement, Experiment, make_game_seed
from siegeworks.lab.play import PreparedGame, open_players, prepare_game
from siegeworks.lab.run_folder import save

NOTES: Final = "dataset.json"
FORMAT: Final = 1
GAMES: Final = 20  # of a part
Show = Callable[[int], None]
Columns = dict[str, list[Any]]
KINDS: Final = {  # the arrays of a part: one row for each decision
    "observations": np.uint8,
    "masks": np.uint8,
    "actions": np.int32,
    "seats": np.uint8,
    "games": np.int64,  # the number of the game
    "arrangements": np.int32,  # the number of its arrangement in the notes
    "results": np.float32,  # of the seat: 1 won, -1 lost against opponents, else 0
    "scores": np.float32,  # of the seat, where the game counts one
}


@dataclass(frozen=True)
class DataPart:
    """Some games of one arrangement, written down together."""

    number: int
    index: int
    arrangement: Arrangement
    seed: int
    first: int
    count: int
    history: int

    @property
    def file(self) -> str:
        """Where it goes; a shorter last part has another name than the whole one after it."""
        return f"{self.index:03}-{self.first:07}-{self.count:03}.npz"


def list_parts(experiment: Experiment, history: int) -> Iterator[DataPart]:
    """All parts, in order; a longer dataset begins with the parts of a shorter one."""
    number = 0
    for first in range(0, experiment.games, GAMES):
        count = min(GAMES, experiment.games - first)
        for index, arrangement in enumerate(experiment.arrangements):
            yield DataPart(number, index, arrangement, experiment.seed, first, count, history)
            number += 1


def write_dataset(
    experiment: Experiment, folder: Path, history: int, processes: int, show: Show
) -> int:
    """Play what is missing; how many games are in the folder then."""
    games = {arrangement.game for arrangement in experiment.arrangements}
    if len(games) != 1:
        raise LabError("lab-dataset-games", found=", ".join(sorted(games)))
    folder.mkdir(parents=True, exist_ok=True)
    _write_notes(experiment, folder, history)
    parts = list(list_parts(experiment, history))
    missing = [part for part in parts if not (folder / part.file).exists()]
    show(sum(part.count for part in parts) - sum(part.count for part in missing))
    for part, data in _play_parts(missing, processes):
        save(folder / part.file, data)
        show(part.count)
    kept = {part.file for part in parts}
    for path in folder.glob("*.npz"):  # shorter last parts of a dataset that was made longer
        if path.name not in kept:
            path.unlink()
    return sum(part.count for part in parts)


def _write_notes(experiment: Experiment, folder: Path, history: int) -> None:
    """What the numbers mean; refuses a folder with other games."""
    prepared = prepare_game(experiment.arrangements[0])
    notes = {
        "siegeworks-dataset": FORMAT,
        "fingerprint": experiment.fingerprint(),
        "seed": experiment.seed,
        "history": history,
        "arrangements": [arrangement.facts() for arrangement in experiment.arrangements],
        "schema": find_schema_of(prepared).save(),
    }
    path = folder / NOTES
    if path.exists():
        known = json.loads(path.read_text(encoding="utf-8"))
        same = ("fingerprint", "history", "siegeworks-dataset")
        if any(known.get(name) != notes[name] for name in same):
            raise LabError("lab-other", path=folder)
        return
    if any(folder.iterdir()):
        raise LabError("lab-other", path=folder)
    save(path, (json.dumps(notes, indent=1, ensure_ascii=False) + "\n").encode())


def _play_parts(parts: list[DataPart], processes: int) -> Iterator[tuple[DataPart, bytes]]:
    if processes == 1 or len(parts) < 2:
        for part in parts:
            yield part, play_part(part)
        return
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        waiting = {pool.submit(play_part, part): part for part in parts}
        try:
            for done in as_completed(waiting):
                yield waiting[done], done.result()
        finally:
            pool.shutdown(cancel_futures=True)


def find_schema_of(prepared: PreparedGame) -> Schema:
    """The schema of a game under its tables."""
    if prepared.content is prepared.game.tables():
        return find_schema(prepared.game)
    return Schema(prepared.game, prepared.content)


def play_part(part: DataPart) -> bytes:
    """Play the games of a part; the same part always gives the same bytes."""
    prepared = prepare_game(part.arrangement)
    schema = find_schema_of(prepared)
    seats = part.arrangement.seats
    start = Start(prepared.game, seats, prepared.settings, None, prepared.content)
    batch = make_batch(schema, start, 1, part.history)
    columns: Columns = {name: [] for name in KINDS}
    for number in range(part.first, part.first + part.count):
        play_game(prepared, batch, make_game_seed(part.seed, number), columns)
        added = len(columns["actions"]) - len(columns["games"])
        columns["games"] += [number] * added
        columns["arrangements"] += [part.index] * added
    return pack_columns(columns)


def play_game(prepared: PreparedGame, batch: Batch, seed: int, columns: Columns) -> None:
    """One game on a seed: a row for each decision, through the eyes of the seat that made it."""
    players = open_players(prepared, seed)
    ids = batch.plan.ids
    begun = len(columns["actions"])
    try:
        g = players.state
        made = 0
        while g.agenda and not g.ending and made < prepared.game.limit:
            scribe = g.scribe
            assert scribe is not None
            batch.put(0, g)
            batch.show(0, int(batch.mover[0]))
            columns["observations"].append(bytes(batch.obs))
            columns["masks"].append(bytes(batch.mask))
            place = len(scribe.codes)
            players.answer(made)
            columns["actions"].append(ids[scribe.codes[place]])
            columns["seats"].append(scribe.seats[place])
            made += 1
    finally:
        players.close()
    seats = columns["seats"][begun:]
    results, scores = rate_seats(prepared, g)
    columns["results"] += [results[seat] for seat in seats]
    columns["scores"] += [scores[seat] for seat in seats]


def rate_seats(prepared: PreparedGame, g: State) -> tuple[list[float], list[float]]:
    """The result and the score of each seat; nothing if the game came to no end."""
    seats = range(g.seats)
    if not g.ending:
        return [0.0 for _ in seats], [0.0 for _ in seats]
    score = prepared.game.outcome(g).score
    results = [rate_result(prepared.game, g, seat) for seat in seats]
    return results, [float(score.get(seat, 0)) for seat in seats]


def pack_columns(columns: Columns) -> bytes:
    """Columns as a compressed file of arrays."""
    arrays: dict[str, Any] = {}
    for name, kind in KINDS.items():
        rows = columns[name]
        if name in ("observations", "masks"):
            arrays[name] = np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1)
        else:
            arrays[name] = np.array(rows, kind)
    file = io.BytesIO()
    np.savez_compressed(file, **arrays)
    return file.getvalue()
