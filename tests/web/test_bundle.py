"""What is handed to browsers: nothing that would lead them elsewhere, and not much of it."""

import re

import pytest

import siegeworks
from siegeworks._web.place import HERE

NAMESPACES = ("http://www.w3.org/",)  # names of languages, which nobody fetches
ADDRESS = re.compile(r"\b(?:https?|wss?)://[\w.-]+[^\s\"'`<>)]*")
LARGEST = 288_000  # bytes of the whole client: it is there at once, also on a phone


def foreign(text: str) -> list[str]:
    return [found for found in ADDRESS.findall(text) if not found.startswith(NAMESPACES)]


def test_the_client_names_no_other_host(client_is_built: None) -> None:
    files = [path for path in HERE.app.iterdir() if path.suffix in (".js", ".css", ".html")]
    assert len(files) >= 3
    for path in files:
        assert foreign(path.read_text(encoding="utf-8")) == [], path.name


def test_the_client_is_small(client_is_built: None) -> None:
    page = (HERE.app / "index.html").read_text(encoding="utf-8")
    used = [HERE.app / name for name in re.findall(r"/app/([\w.-]+)", page)]
    assert len(used) == 2
    assert sum(path.stat().st_size for path in used) < LARGEST


@pytest.mark.parametrize("game", [game.key for game in siegeworks.games()])
def test_drawings_name_no_other_host(game: str) -> None:
    for path in (siegeworks.game(game).folder / "board").glob("*.*"):
        assert foreign(path.read_text(encoding="utf-8")) == [], path.name
