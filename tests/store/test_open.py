"""Opening: good places open, everything else is one sentence."""

import contextlib
import os
import socket
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from siegeworks import store
from siegeworks.store import BadStore, StoreBusy, StoreError, StoreUnavailable
from siegeworks.store.database import Store
from siegeworks.store.database_engine import make_file
from tests.store.conftest import move, pig


def test_a_store_is_there_again_when_it_is_opened_again(where: str) -> None:
    row = pig("kept")
    with store.open(where) as games:
        games.create(row)
        games.append(row.id, 0, move("4")).result()
    with store.open(where, create=False) as games:
        assert games.table(row.id).length == 2


def test_two_programs_may_open_the_same_store(where: str) -> None:
    row = pig()
    with store.open(where) as one, store.open(where) as two:
        one.create(row)
        two.append(row.id, 0, move("4")).result()
        with pytest.raises(store.StaleSequence):
            one.append(row.id, 0, move("5")).result()
        assert one.journal(row.id) == two.journal(row.id)


def test_paths_and_addresses_name_the_same_file(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "games.db"
    for where in (path, str(path), f"sqlite:///{path}"):
        with store.open(where) as games:
            games.create(pig())
            assert games.place == str(path)
    with store.open(path) as games:
        assert games.count() == 3


def test_the_users_own_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIEGEWORKS_DATA", str(tmp_path / "data"))
    assert store.find_default_path() == tmp_path / "data" / "siegeworks.db"
    store.open().close()
    assert store.find_default_path().is_file()
    monkeypatch.delenv("SIEGEWORKS_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    assert store.find_default_path() == tmp_path / "share" / "siegeworks" / "siegeworks.db"


def test_sqlite_keeps_what_it_has_committed(sqlite_games: Store) -> None:
    names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
    with sqlite_games._engine.connect() as connection:
        settings = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]
    assert settings == ["wal", 2, 1, 5000]


def refusal(where: str | Path, *, patience: float = 5.0) -> StoreError:
    with pytest.raises(StoreError) as caught:
        store.open(where, patience=patience)
    assert "error-" not in str(caught.value), "there is a sentence"
    return caught.value


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Sir or Madam, " * 100)
    error = refusal(path)
    assert isinstance(error, BadStore)
    assert error.code == "store-not-a-database"
    assert path.read_text() == "Dear Sir or Madam, " * 100


def test_a_database_of_another_program(tmp_path: Path) -> None:
    path = tmp_path / "music.db"
    with contextlib.closing(sqlite3.connect(path)) as raw:
        raw.execute("CREATE TABLE songs (name)")
    assert refusal(path).code == "store-foreign"


@pytest.mark.parametrize("has_log", [False, True])
def test_an_empty_file_is_told_from_a_new_database(tmp_path: Path, has_log: bool) -> None:
    path, log = tmp_path / "games.db", tmp_path / "games.db-wal"
    path.touch()
    if has_log:
        log.write_bytes(b"all that is left")
    error = refusal(path)
    assert isinstance(error, BadStore)
    assert error.code == "store-empty"
    assert path.read_bytes() == b""
    assert not has_log or log.read_bytes() == b"all that is left"


def test_who_deletes_an_empty_file_begins_anew(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    path.touch()
    refusal(path)
    path.unlink()
    with store.open(path) as games:
        assert games.count() == 0
    assert [file.name for file in tmp_path.iterdir()] == ["games.db"]


def test_a_database_that_was_just_begun_is_gone_on_with(tmp_path: Path) -> None:
    """Whoever is killed while making one leaves no file, or one that can be opened."""
    path = tmp_path / "games.db"
    make_file(path)
    assert path.stat().st_size
    store.open(path).close()
    make_file(path)
    with store.open(path) as games:
        assert games.count() == 0, "it was there already"


def test_several_programs_may_begin_a_database_at_once(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with ThreadPoolExecutor(8) as crowd:
        opened = list(crowd.map(lambda _: store.open(path), range(8)))
    for number, games in enumerate(opened):
        games.create(pig(str(number)))
    assert {games.count() for games in opened} == {8}
    for games in opened:
        games.close()


def test_a_folder(tmp_path: Path) -> None:
    assert refusal(tmp_path).code == "store-folder"


def test_a_path_through_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert refusal(tmp_path / "file" / "games.db").code == "store-closed-file"


@pytest.fixture
def closed_folder(tmp_path: Path) -> Path:
    """A folder in which nothing can be made; to the superuser few are closed."""
    if os.geteuid() == 0:
        return Path("/proc")
    folder = tmp_path / "closed"
    folder.mkdir(mode=0o500)
    return folder


def test_a_folder_without_permission(closed_folder: Path) -> None:
    assert refusal(closed_folder / "games.db").code == "store-closed-file"
    assert refusal(closed_folder / "deeper" / "games.db").code == "store-closed-file"


@pytest.mark.parametrize(
    ("library", "where", "extra"),
    [
        ("sqlalchemy", "games.db", "siegeworks[server]"),
        ("psycopg", "postgresql://host/games", "siegeworks[postgres]"),
    ],
)
def test_a_library_that_is_not_installed(library: str, where: str, extra: str) -> None:
    refuse_without(library, where, extra)


def test_an_older_database_needs_a_library_more(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    store.open(path).close()
    with contextlib.closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE siegeworks_version SET version_num = '0002'")
    refuse_without("alembic", str(path), "siegeworks[server]")


def refuse_without(library: str, where: str, extra: str) -> None:
    """See that whoever lacks a library is told which one, and how to get it."""
    hidden = f"import sys; sys.modules[{library!r}] = None; from siegeworks.cli.app import run; "
    command = f"sys.exit(run(['replay', '--verify', '--db', {where!r}]))"
    done = subprocess.run(
        [sys.executable, "-c", hidden + command],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path), "SIEGEWORKS_LANGUAGE": "en"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert f'need "{library}"' in done.stderr
    assert extra in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("where", "code"),
    [
        ("mysql://root:secret@host/games", "store-scheme"),
        ("http://example.org/games.db", "store-scheme"),
        ("postgresql+asyncpg://user:secret@host/games", "store-scheme"),
        ("postgresql://user:secret@host:port:port/games", "store-url"),
        ("://", "store-url"),
        ("sqlite://", "store-url"),
        ("sqlite:///:memory:", "store-url"),
        ("sqlite:///file:x?mode=ro&uri=true", "store-url"),
    ],
)
def test_addresses_that_lead_nowhere(where: str, code: str) -> None:
    error = refusal(where)
    assert isinstance(error, BadStore)
    assert error.code == code
    assert "secret" not in str(error)


def test_a_server_that_does_not_answer() -> None:
    with contextlib.closing(socket.socket()) as free:
        free.bind(("127.0.0.1", 0))
        error = refusal(f"postgresql://user:secret@127.0.0.1:{free.getsockname()[1]}/games")
    assert isinstance(error, StoreUnavailable)
    assert error.code == "store-unreachable"
    assert "secret" not in str(error)


def test_a_server_without_that_database(postgres_url: str) -> None:
    error = refusal(postgres_url.replace("/games", "/no-games"))
    assert error.code == "store-refused"
    assert "does not exist" in str(error)
    assert "\n" not in str(error)


def test_a_database_locked_by_another_program(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    row = pig()
    with store.open(path, patience=0.1) as games:
        games.create(row)
        with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreBusy, match="locked by another program"):
                games.append(row.id, 0, move("4")).result()
            assert games.journal(row.id) == [], "reading goes on"
            other.execute("ROLLBACK")
        games.append(row.id, 0, move("4")).result()


def test_a_new_database_locked_by_another_program(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    make_file(path)
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert isinstance(refusal(path, patience=0.1), StoreBusy)


def test_a_row_locked_by_another_program(postgres_url: str) -> None:
    row = pig()
    with store.open(postgres_url, patience=0.1) as games:
        games.create(row)
        with games._engine.begin() as other:
            other.exec_driver_sql("SELECT * FROM tables FOR UPDATE")
            with pytest.raises(StoreBusy):
                games.append(row.id, 0, move("4")).result()
        games.append(row.id, 0, move("4")).result()


def test_connections_that_were_cut_are_made_anew(postgres_url: str) -> None:
    row = pig()
    with store.open(postgres_url) as games, store.open(postgres_url) as other:
        games.create(row)
        with other._engine.connect() as connection:
            connection.exec_driver_sql(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        games.append(row.id, 0, move("4")).result()
        assert games.table(row.id).length == 2


def test_alembic_is_imported_for_older_databases_only(tmp_path: Path) -> None:
    code = (
        "import sys; from siegeworks import store\n"
        f"for _ in range(2): store.open({str(tmp_path / 'games.db')!r}).close()\n"
        "assert 'alembic' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
