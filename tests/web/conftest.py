"""A real server with the built client, and real browsers in front of it."""

from collections.abc import Callable, Generator, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.running import Running, running
from tests.web.building import build_client
from tests.web.chromium import Chromium, is_here
from tests.web.watching import PATIENCE, Visitor

expect.set_options(timeout=PATIENCE)
CHROMIUM = Chromium()
Visit = Callable[..., Visitor]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Generator[None, None, None]:
    """After the last test of this folder, let other event loops run again."""
    yield
    if not is_here(nextitem):
        CHROMIUM.close()


@pytest.fixture(scope="session")
def client_is_built() -> None:
    build_client()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, client_is_built: None) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("web")) as server:
        yield server


@pytest.fixture
def browser() -> Browser:
    return CHROMIUM.browser()


@pytest.fixture
def visit(browser: Browser, server: Running) -> Iterator[Visit]:
    """Lets somebody come with a browser: size, language and more are theirs."""
    visitors: list[Visitor] = []

    def come(url: str | None = None, **more: Any) -> Visitor:
        visitors.append(Visitor(browser, url or server.url, **more))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.close()
    for visitor in visitors:
        visitor.check()


@pytest.fixture
def page(visit: Visit) -> Page:
    """An English laptop without motion."""
    return visit().page
