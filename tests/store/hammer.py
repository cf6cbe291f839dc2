"""A process that appends as fast as it can, and says what it was promised: for killing."""

import os
import random
import threading
from multiprocessing.connection import Connection

from siegeworks import store
from siegeworks.store.database import Store
from siegeworks.store.rows import Entry
from tests.store.conftest import pig

WRITERS = 6


def play(games: Store, table_id: str, out: int) -> None:
    """Moves of one to five entries, each told by its place and its size."""
    length = games.table(table_id).length
    while True:
        size = random.randint(1, 5)
        entries = [Entry("luck", f"{place}/{size}") for place in range(size)]
        games.append(table_id, length, entries).result()
        length += size
        os.write(out, f"{table_id} {length}\n".encode())  # one write: lines of threads never mix


def hammer(where: str, out: Connection) -> None:
    """Play at six tables until killed."""
    random.seed()
    games = store.open(where)
    ids = [row.id for row in games.tables(WRITERS)]
    while len(ids) < WRITERS:
        row = pig()
        games.create(row)
        ids.append(row.id)
    for table_id in ids:
        threading.Thread(target=play, args=(games, table_id, out.fileno())).start()
