"""A full disk: a typed refusal, nothing by halves, and on as soon as there is room."""

import contextlib
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from siegeworks import store
from siegeworks.store import Entry, StoreError, StoreFull
from siegeworks.store.database import Store
from tests.store.conftest import move, pig

LONG = "x" * 2000


def fill(games: Store, table_id: str) -> StoreError:
    """Append until it is refused; afterwards the journal has whole moves only."""
    length = games.table(table_id).length
    for _ in range(10_000):
        try:
            games.append(table_id, length, [Entry("luck", LONG), Entry("luck", LONG)]).result()
        except StoreError as error:
            assert games.table(table_id).length == length
            assert [entry.seq for entry in games.journal(table_id)] == list(range(length))
            return error
        length += 2
    raise AssertionError("it never became full")


def check_goes_on(games: Store, table_id: str) -> None:
    length = games.table(table_id).length
    games.append(table_id, length, move("6")).result()
    assert [entry.text for entry in games.journal(table_id, length)] == ["roll", "6"]


def test_a_database_that_may_not_grow(sqlite_games: Store) -> None:
    games, row = sqlite_games, pig()
    games.create(row)
    most = [60]

    @event.listens_for(games._engine, "checkout")
    def limit(raw: Any, record: object, proxy: object) -> None:
        raw.execute(f"PRAGMA max_page_count = {most[0]}")

    error = fill(games, row.id)
    assert isinstance(error, StoreFull)
    assert "no room left" in str(error)
    most[0] = 100_000
    check_goes_on(games, row.id)


def test_small_moves_go_on_beside_one_that_is_too_big(sqlite_games: Store) -> None:
    games, rows = sqlite_games, [pig(), pig()]
    for row in rows:
        games.create(row)

    @event.listens_for(games._engine, "checkout")
    def limit(raw: Any, record: object, proxy: object) -> None:
        raw.execute("PRAGMA max_page_count = 60")

    for length in range(10):
        big = games.append(rows[0].id, 0, [Entry("luck", LONG * 500)])
        small = games.append(rows[1].id, length, [Entry("luck", "6")])
        assert isinstance(big.exception(), StoreFull)
        small.result()
    assert games.table(rows[0].id).length == 0


@contextlib.contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """A disk of one megabyte, where one can be had."""
    disk = folder / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(disk)]
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("no disk may be mounted here")
    try:
        yield disk
    finally:
        subprocess.run(["umount", "--lazy", str(disk)], check=True)


def test_a_disk_without_room(tmp_path: Path) -> None:
    with small_disk(tmp_path) as disk:
        row = pig()
        filler = disk / "filler"
        filler.write_bytes(b"x" * 300_000)
        with store.open(disk / "games.db") as games:
            games.create(row)
            assert isinstance(fill(games, row.id), StoreFull)
            filler.unlink()
            check_goes_on(games, row.id)
        with store.open(disk / "games.db") as games:
            check_goes_on(games, row.id)


def test_a_disk_without_room_for_a_new_store(tmp_path: Path) -> None:
    with small_disk(tmp_path) as disk:
        (disk / "filler").write_bytes(b"x" * 1_040_000)
        with pytest.raises(StoreError) as caught:
            store.open(disk / "games.db")
        assert caught.value.code in ("store-full", "store-disk")
        (disk / "filler").unlink()
        store.open(disk / "games.db").close()


def test_a_server_whose_disk_is_full(postgres_url: str) -> None:
    row = pig()
    full = """
        CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION USING ERRCODE = 'disk_full'; END $$
    """
    with store.open(postgres_url) as games:
        games.create(row)
        with games._engine.begin() as connection:
            connection.exec_driver_sql(full)
            connection.exec_driver_sql(
                "CREATE TRIGGER full_disk AFTER INSERT ON journal EXECUTE FUNCTION full_disk()"
            )
        assert isinstance(fill(games, row.id), StoreFull)
        with games._engine.begin() as connection:
            connection.exec_driver_sql("DROP TRIGGER full_disk ON journal")
        check_goes_on(games, row.id)
