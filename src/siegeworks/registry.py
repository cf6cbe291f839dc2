"""Finds the games by looking into the games folder: adding a game edits no list."""

import importlib
import pkgutil
from functools import cache
from pathlib import Path

from siegeworks import games as games_folder
from siegeworks import words
from siegeworks.core import wording
from siegeworks.core.errors import BadRecord, UnknownGame
from siegeworks.core.game import Game
from siegeworks.core.match import Match
from siegeworks.core.notation import record


@cache
def _found() -> dict[str, Game]:
    wording.use(words.Fluent())
    found: dict[str, Game] = {}
    for module in pkgutil.iter_modules(games_folder.__path__):
        game = importlib.import_module(f"{games_folder.__name__}.{module.name}").GAME
        assert isinstance(game, Game)
        words.add_folder(game.key, game.folder / "words")
        found[game.key] = game
    return dict(sorted(found.items(), key=lambda item: (item[1].teaching, item[1].rank, item[0])))


def games() -> list[Game]:
    """The registered games, teaching games last."""
    return list(_found().values())


def game(key: str) -> Game:
    """The game with that key."""
    found = _found()
    if key not in found:
        raise UnknownGame("unknown-game", found=str(key)[:40], expected=", ".join(found))
    return found[key]


def read(path: str | Path, content: Path | None = None) -> Match:
    """A match from a ``.siege`` file."""
    _found()
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise BadRecord("no-file", path=str(path), why=error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise BadRecord("not-text", path=str(path)) from error
    return game(record.game_of(text)).read(text, content)
