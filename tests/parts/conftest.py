"""Folders of small content tables."""

from pathlib import Path

import pytest

from siegeworks.core import wording
from siegeworks.words import Fluent
from tests.parts.toys import NUMBERS, PLACES, UNITS, write


@pytest.fixture(autouse=True)
def fluent() -> None:
    wording.use(Fluent())


@pytest.fixture
def standard(tmp_path: Path) -> Path:
    return write(tmp_path / "standard", units=UNITS, places=PLACES, numbers=NUMBERS)


@pytest.fixture
def own(tmp_path: Path) -> Path:
    return write(tmp_path / "own")
