"""Every test of the store runs on SQLite, and on PostgreSQL where its server can be started."""

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

import siegeworks
from siegeworks import store
from siegeworks.store.database import Store
from siegeworks.store.rows import Entry, TableRow
from tests.store import postgres

NUMBERS = itertools.count()


@pytest.fixture(scope="session")
def postgres_folder() -> Iterator[str]:
    """A PostgreSQL server; without one its tests are left out."""
    binaries = postgres.programs()
    if binaries is None:
        pytest.skip(postgres.REASON)
    with postgres.server(binaries) as folder:
        yield folder


@pytest.fixture
def postgres_url(postgres_folder: str) -> Iterator[str]:
    """A new PostgreSQL database."""
    name = f"games{next(NUMBERS)}"
    postgres.command(postgres_folder, f"CREATE DATABASE {name}")
    yield postgres.url(postgres_folder, name)
    postgres.command(postgres_folder, f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A place for a new store."""
    if request.param == "sqlite":
        return str(tmp_path / "games.db")
    return str(request.getfixturevalue("postgres_url"))


@pytest.fixture
def games(where: str) -> Iterator[Store]:
    """A new store."""
    with store.open(where) as opened:
        yield opened


@pytest.fixture
def sqlite_games(tmp_path: Path) -> Iterator[Store]:
    """A new store in a SQLite file."""
    with store.open(tmp_path / "games.db") as opened:
        yield opened


def pig(title: str = "") -> TableRow:
    """The row of a new game of Pig."""
    game = siegeworks.game("pig")
    return TableRow(game="pig", rules=game.version, content="none", seats=2, seed="7", title=title)


def move(*luck: str, key: str | None = None) -> list[Entry]:
    """A roll and what came of it."""
    return [Entry("choice", "roll", 0, key), *(Entry("luck", text) for text in luck)]


def texts(games: Store, table_id: str) -> list[str]:
    """The texts of a journal."""
    return [entry.text for entry in games.journal(table_id)]
