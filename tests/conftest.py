"""Settings of all tests."""

import pytest
from hypothesis import settings

from tests.skipping import pytest_make_collect_report, pytest_runtest_makereport

__all__ = ["pytest_make_collect_report", "pytest_runtest_makereport"]

# No test asserts a time: a busy machine must not make one fail.
settings.register_profile("siegeworks", deadline=None)
settings.load_profile("siegeworks")


def pytest_addoption(parser: pytest.Parser) -> None:
    """What all tests can be told."""
    parser.addoption("--kills", type=int, help="how often to kill what must lose nothing")
    parser.addoption(
        "--positions", type=int, help="positions of each game under the laws of secrecy"
    )
    parser.addoption("--clicks", type=int, help="decisions of a long game that are clicked")


@pytest.fixture
def clicks(request: pytest.FixtureRequest) -> int | None:
    """How many decisions of a long game are clicked, if somebody says."""
    found: int | None = request.config.getoption("--clicks")
    return found


@pytest.fixture
def kills(request: pytest.FixtureRequest) -> int | None:
    """How often to kill what must lose nothing, if somebody says; each test has a small number."""
    found: int | None = request.config.getoption("--kills")
    return found


@pytest.fixture
def positions(request: pytest.FixtureRequest) -> int | None:
    """How many positions to try under the laws of secrecy, if somebody says."""
    found: int | None = request.config.getoption("--positions")
    return found
