"""Whether stored games would still be played the same."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from siegeworks.core.errors import SiegeError
from siegeworks.store import records
from siegeworks.store.errors import StoreError
from siegeworks.store.records import GameOf
from siegeworks.store.rows import Entry, TableRow


class Verdict(NamedTuple):
    """What came of playing a stored game again."""

    table_id: str
    ok: bool
    sentence: str  # what differs; empty if nothing does


def find_trouble(
    row: TableRow, journal: Sequence[Entry], game_of: GameOf, content: Path | None
) -> SiegeError | None:
    """What the present rules would do differently, None if nothing."""
    try:
        if len(journal) != row.length:
            return StoreError("store-gap", seq=min(len(journal), row.length))
        text = records.write_text(row, records.list_effective(journal), seed=True)
        match = game_of(row.game).read(text, content)
    except SiegeError as error:
        return error
    ending = None if match.result is None else match.result.ending
    if ending != row.ending:
        return StoreError("store-ending", found=row.ending or "-", expected=ending or "-")
    return None if match.record() == text else StoreError("store-differs")
