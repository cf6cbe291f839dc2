"""How the store fares: one server at a time, troubles told once, no move into a lost file."""

from pathlib import Path

import pytest
from sqlalchemy import event

from siegeworks import store
from siegeworks.store import StoreBusy, StoreError, StoreFull, StoreUnavailable
from siegeworks.store.database import Store
from tests.store.conftest import move, pig
from tests.store.test_full import fill


def test_one_server_at_a_time(games: Store, where: str) -> None:
    games.claim()
    with store.open(where) as second:
        assert second.count() == 0, "others may look"
        with pytest.raises(StoreBusy) as refused:
            second.claim()
        assert refused.value.code == "store-served"
    games.close()
    with store.open(where) as third:
        third.claim()


def test_no_move_is_taken_for_a_file_that_is_gone(sqlite_games: Store, tmp_path: Path) -> None:
    row = pig()
    sqlite_games.create(row)
    sqlite_games.check()
    (tmp_path / "games.db").rename(tmp_path / "elsewhere.db")
    for _ in range(2):
        with pytest.raises(StoreUnavailable) as refused:
            sqlite_games.append(row.id, 0, move("6")).result()
        assert refused.value.code == "store-vanished"
    with pytest.raises(StoreUnavailable):
        sqlite_games.check()
    (tmp_path / "elsewhere.db").rename(tmp_path / "games.db")
    sqlite_games.check()
    sqlite_games.append(row.id, 0, move("6")).result()


def test_trouble_is_told_once_and_so_is_its_end(sqlite_games: Store) -> None:
    told: list[str] = []

    def tell(trouble: StoreError | None) -> None:
        told.append("well" if trouble is None else trouble.code)

    games, row, most = sqlite_games, pig(), [60]
    games.create(row)
    games.condition.on_change = tell

    @event.listens_for(games._engine, "checkout")
    def limit(raw: object, record: object, proxy: object) -> None:
        raw.execute(f"PRAGMA max_page_count = {most[0]}")  # type: ignore[attr-defined]

    assert isinstance(fill(games, row.id), StoreFull)
    more = [store.Entry("luck", "x" * 2000)] * 20
    again = games.append(row.id, games.table(row.id).length, more)
    with pytest.raises(StoreFull):
        again.result()
    assert told == ["store-full"]
    assert games.condition.trouble is not None
    most[0] = 100_000
    games.check()
    assert told == ["store-full", "well"]
    games.append(row.id, games.table(row.id).length, move("6")).result()
    assert told == ["store-full", "well"]


def test_what_players_do_wrong_is_no_trouble(games: Store) -> None:
    told: list[object] = []
    games.condition.on_change = told.append
    row = pig()
    games.create(row)
    with pytest.raises(StoreError):
        games.append(row.id, 7, move("6")).result()
    with pytest.raises(StoreError):
        games.table("nothing")
    assert told == []
    games.check()


def test_a_damaged_database_is_told_from_what_is_none(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with store.open(path) as games:
        for _ in range(50):
            games.create(pig("x" * 100))
    whole = path.read_bytes()
    path.write_bytes(whole[:4096] + bytes(range(256)) * ((len(whole) - 4096) // 256))
    with pytest.raises(StoreError) as damaged, store.open(path) as games:
        games.tables()
    assert damaged.value.code == "store-damaged"
    path.write_bytes(b"no database at all, but long enough to be looked at" * 100)
    with pytest.raises(StoreError) as other:
        store.open(path)
    assert other.value.code == "store-not-a-database"
