"""The pages that say what the numbers of a game mean are those of the games as they are."""

import pytest

import siegeworks
from siegeworks.core.game import Game
from siegeworks.core.vectors.schema import find_schema
from tools import env_pages

WRITTEN = [game for game in siegeworks.games() if env_pages.find_page(game).exists()]


@pytest.mark.parametrize("game", WRITTEN, ids=lambda game: game.key)
def test_a_page_says_what_the_numbers_mean(game: Game) -> None:
    found = env_pages.find_page(game).read_text(encoding="utf-8")
    assert found == env_pages.write_page(game), "run python tools/env_pages.py"


def test_our_games_have_such_a_page() -> None:
    assert {"westerplatte", "hegra", "stronghold", "ante-portas"} <= {game.key for game in WRITTEN}


@pytest.mark.parametrize("game", WRITTEN, ids=lambda game: game.key)
def test_the_table_of_versions_says_by_which_rules(game: Game) -> None:
    page = (env_pages.DOCS / "envs.md").read_text(encoding="utf-8")
    row = f"| `siegeworks/{game.key}-v{find_schema(game).version}` | {game.version} |"
    assert row in page
    assert f"]({env_pages.find_page(game).name})" in page
