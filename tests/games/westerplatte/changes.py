"""Content of a user's own, as a folder of files."""

from pathlib import Path


def write(folder: Path, table: str, rows: str) -> Path:
    (folder / f"{table}.toml").write_text(f"row = [ {rows} ]\n", encoding="utf-8")
    return folder
