"""A real server in a process of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from siegeworks.cli.load.server_process import ServerProcess
from tests.server_load.surroundings import surroundings
from tests.store.conftest import postgres_folder, postgres_url, where

__all__ = ["postgres_folder", "postgres_url", "url", "where"]


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with a fresh store."""
    where = Path(tmp_path_factory.mktemp("server"), "games.db")
    with ServerProcess(str(where), surroundings()) as host:
        yield host.ready()
        assert host.stop() in (0, -15)
