"""The page on situations lists every fact that may be said of each game, and no others."""

import re
from importlib import import_module

import pytest

import siegeworks
from siegeworks.parts.situations.build import Common
from tests.docs.pages import DOCS

PAGE = (DOCS / "situations.md").read_text(encoding="utf-8")


def find_facts(heading: str) -> list[str]:
    """The facts that the first column below a heading names."""
    part = PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (`[^|]*) \|", part, flags=re.MULTILINE)
    return [fact for row in rows for fact in re.findall(r"`(\w+)`", row)]


def test_what_may_be_said_of_any_game_is_listed() -> None:
    assert sorted(find_facts("Any game")) == sorted(Common.__annotations__)


@pytest.mark.parametrize("game", siegeworks.games(), ids=lambda game: game.key)
def test_what_may_be_said_of_a_game_is_listed(game: siegeworks.Game) -> None:
    facts = import_module(f"{type(game).__module__}.situations").Facts.__annotations__
    own = [fact for fact in facts if fact not in Common.__annotations__]
    assert sorted(find_facts(game.title())) == sorted(own)
