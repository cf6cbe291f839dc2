"""How many moves a second a store commits: ``python -m siegeworks.store.bench [URL]``."""

import json
import sys
import tempfile
import threading
import time
from pathlib import Path

from siegeworks import store
from siegeworks.store.database import Store
from siegeworks.store.rows import Entry, TableRow


def measure_appends_per_second(games: Store, writers: int, seconds: float) -> float:
    """Moves of two entries, each writer at a game of its own, waiting for every commit."""
    counts = [0] * writers
    stop = threading.Event()

    def play(number: int, table_id: str) -> None:
        while not stop.is_set():
            length = 2 * counts[number]
            move = [Entry("choice", "move", 0, f"{table_id}-{length}"), Entry("luck", "6")]
            games.append(table_id, length, move).result()
            counts[number] += 1

    rows = [TableRow(game="any", rules=1, content="none", seats=2) for _ in range(writers)]
    for row in rows:
        games.create(row)
    threads = [
        threading.Thread(target=play, args=(number, row.id)) for number, row in enumerate(rows)
    ]
    start = time.perf_counter()
    for thread in threads:
        thread.start()
    time.sleep(seconds)
    stop.set()
    for thread in threads:
        thread.join()
    return sum(counts) / (time.perf_counter() - start)


def measure(where: str | Path, seconds: float = 3.0) -> dict[str, float]:
    """Moves a second with one writer and with 200."""
    with store.open(where) as games:
        return {
            f"appends_per_second_{writers}": round(
                measure_appends_per_second(games, writers, seconds)
            )
            for writers in (1, 200)
        }


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        where = sys.argv[1] if len(sys.argv) > 1 else Path(folder) / "bench.db"
        print(json.dumps(measure(where)))
