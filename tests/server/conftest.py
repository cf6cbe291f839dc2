"""One server for the tests that leave it as it was; others start their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Client, Running, running
from tests.store.conftest import postgres_folder, postgres_url

__all__ = ["folder", "guest", "host", "postgres_folder", "postgres_url", "server"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def host(server: Running) -> Iterator[Client]:
    with Client(server) as client:
        yield client


@pytest.fixture
def guest(server: Running) -> Iterator[Client]:
    with Client(server) as client:
        yield client


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path
