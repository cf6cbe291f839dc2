"""Rows as Parquet: written by the workers, read back by DuckDB."""

import glob
import json
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from siegeworks.lab.errors import LabError, need, phrase
from siegeworks.lab.play import Row

if TYPE_CHECKING:
    import duckdb

COLUMNS = {
    "arrangement": "INTEGER",
    "number": "INTEGER",
    "seed": "BIGINT",
    "game": "VARCHAR",
    "seats": "TINYINT",
    "options": "VARCHAR",
    "bots": "VARCHAR",
    "content": "VARCHAR",
    "ending": "VARCHAR",
    "winners": "TINYINT[]",
    "score": "INTEGER[]",
    "decisions": "INTEGER",
    "forced": "INTEGER",
    "chances": "INTEGER",
    "final": "MAP(VARCHAR, INTEGER)",
    "uses": "MAP(VARCHAR, INTEGER)",
    "luck": "MAP(VARCHAR, INTEGER)",
    "steps": "MAP(VARCHAR, INTEGER)",
    "choices": "MAP(VARCHAR, INTEGER)",
    "levels": "MAP(VARCHAR, INTEGER)",
}
MAGIC = b"PAR1"  # the first and the last bytes of a whole Parquet file
PARTS = "parts"


def encode(rows: Iterable[Row]) -> bytes:
    """Rows as the bytes of a Parquet file."""
    import duckdb

    with tempfile.TemporaryDirectory(prefix="siegeworks-lab-") as name:
        lines, made = Path(name, "rows.jsonl"), Path(name, "rows.parquet")
        columns = ", ".join(f"{column}: '{kind}'" for column, kind in COLUMNS.items())
        source = f"read_json({_quote(lines)}, format='newline_delimited', columns={{{columns}}})"
        try:
            with lines.open("w", encoding="utf-8") as file:
                file.writelines(json.dumps(row) + "\n" for row in rows)
            with duckdb.connect(config={"threads": 1}) as database:
                database.execute(
                    f"COPY (SELECT * FROM {source}) TO {_quote(made)} "
                    "(FORMAT parquet, COMPRESSION zstd)"
                )
            return made.read_bytes()
        except (OSError, duckdb.Error) as error:
            raise LabError("lab-scratch", path=tempfile.gettempdir(), why=phrase(error)) from error


def is_whole(path: Path) -> bool:
    """Whether a part was written to its end."""
    try:
        with path.open("rb") as file:
            head = file.read(len(MAGIC))
            file.seek(-len(MAGIC), 2)
            return head == MAGIC and file.read() == MAGIC and path.stat().st_size > 2 * len(MAGIC)
    except OSError:
        return False


def connect(*folders: Path) -> "duckdb.DuckDBPyConnection":
    """A database with the rows of runs as tables ``games0``, ``games1`` ... read as needed."""
    need("duckdb")
    import duckdb

    database = duckdb.connect()
    for number, folder in enumerate(folders):
        files = Path(glob.escape(str(folder)), PARTS, "*.parquet")
        try:
            database.execute(f"CREATE VIEW games{number} AS FROM read_parquet({_quote(files)})")
        except duckdb.Error as error:
            database.close()
            raise LabError("lab-no-rows", path=str(folder)) from error
    return database


def _quote(path: Path) -> str:
    """A path as a text of SQL."""
    return "'" + str(path).replace("'", "''") + "'"
