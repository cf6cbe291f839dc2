"""Finds the games: those in the games folder, and those in packages of their own.

Adding a game edits no list. One from outside is named by the entry points of its package, in the
group ``siegeworks.games``, as ``key = "package:GAME"``. If it cannot be used, it is left out, and
``list_left_out`` says why; the other games never suffer from it.
"""

import importlib
import pkgutil
from copy import deepcopy
from os import PathLike
from pathlib import Path
from threading import RLock
from typing import Any

from siegeworks import _outside, words
from siegeworks import games as games_folder
from siegeworks.core import wording
from siegeworks.core.errors import BadRecord, UnknownGame, insist
from siegeworks.core.game import Game
from siegeworks.core.match import Match
from siegeworks.core.notation import record

_LONGEST = 200  # characters of somebody else's error that are shown


class BrokenGame(UnknownGame):
    """A game from outside that is left out, and why."""


class _Shelf:
    """The games; one of ours is imported when it is first asked for, the others with the list."""

    def __init__(self) -> None:
        modules = pkgutil.iter_modules(games_folder.__path__)
        self.ours = {module.name.replace("_", "-"): module.name for module in modules}
        self.games: dict[str, Game] = {}
        self.broken: dict[str, BrokenGame] = {}
        self.is_full = False
        self.lock = RLock()

    def find(self, key: str) -> Game | None:
        """A game by its key."""
        if key not in self.games and not self.is_full:
            with self.lock:
                if key in self.ours:
                    self._import(key)
                else:
                    self.fill()
        return self.games.get(key)

    def fill(self) -> None:
        """Find all games, and put them into their order."""
        with self.lock:
            if self.is_full:
                return
            for key in self.ours:
                self._import(key)
            for entry in _outside.find_entries():
                try:
                    self._add(_load(entry, self.games))
                except BrokenGame as error:
                    self.broken.setdefault(entry.key, error)
            games = self.games.values()
            ranked = sorted(games, key=lambda game: (game.teaching, game.rank, game.key))
            self.games = {game.key: game for game in ranked}
            self.is_full = True

    def _import(self, key: str) -> None:
        if key not in self.games:
            self._add(importlib.import_module(f"{games_folder.__name__}.{self.ours[key]}").GAME)

    def _add(self, game: Game) -> None:
        assert isinstance(game, Game)
        words.add_folder(game.key, game.folder / "words")
        self.games[game.key] = game


def _load(entry: _outside.Entry, known: dict[str, Game]) -> Game:
    """The game of an entry point, made sure that it can be shown and started."""
    key, package = entry.key, entry.distribution
    if key in known:
        raise BrokenGame("game-taken", game=key, package=package)
    try:
        game = getattr(importlib.import_module(entry.package), entry.attribute or "GAME")
        if not isinstance(game, Game):
            raise BrokenGame("game-none", game=key, package=package, found=entry.value)
        lacking = [name for name in Game.__annotations__ if not hasattr(game, name)]
        if lacking:
            raise BrokenGame("game-lacks", game=key, package=package, found=", ".join(lacking))
        if game.key != key:
            raise BrokenGame("game-key", game=key, package=package, found=str(game.key)[:40])
        game.nouns(game.tables())
        assert game.steps, "no steps"
    except BrokenGame:
        raise
    except (Exception, SystemExit) as error:  # whatever it is, it is not ours
        why = " ".join(f"{type(error).__name__}: {error}".split())
        raise BrokenGame("game-fails", game=key, package=package, why=why[:_LONGEST]) from error
    return game


_shelf = _Shelf()


words.find_games_by(_shelf.find)
wording.use(words.Fluent())


def games() -> list[Game]:
    """The games, teaching games last."""
    _shelf.fill()
    return list(_shelf.games.values())


def list_left_out() -> list[BrokenGame]:
    """The games from outside that cannot be used, each as the reason why."""
    _shelf.fill()
    return list(_shelf.broken.values())


def game(key: str) -> Game:
    """The game with that key."""
    name = str(key)  # a list, say, cannot be looked up
    found = _shelf.find(name)
    if found is not None:
        return found
    if name in _shelf.broken:
        raise _shelf.broken[name]
    raise UnknownGame("unknown-game", found=name[:40], expected=", ".join(_shelf.games))


def content(key: str | Game, folder: str | Path | None = None) -> dict[str, dict[str, Any]]:
    """What stands on a game's cards, tiles and tracks: by table, row and field, to keep.

    With ``folder``, tables of the user's own are laid over the game's. Raises ContentError if
    they are not as they must be.
    """
    from siegeworks.parts.content.values import read_values  # takes time, and is seldom needed

    found = read_values(key if isinstance(key, Game) else game(key), folder)
    return {name: deepcopy(dict(rows)) for name, rows in found.items()}


def situation(key: str | Game, /, **facts: Any) -> Match:
    """A match in a situation of which you say the few things that matter.

    The rest is as at the set-up, or follows. Raises BadSituation if a fact is not understood or
    some cannot be true together. Which facts there are, a game's module ``situations`` says.
    """
    from siegeworks.parts.situations import build  # takes time, and is seldom needed

    return build.situation(key if isinstance(key, Game) else game(key), facts)


def read(path: str | Path, content: Path | str | None = None) -> Match:
    """A match from a ``.siege`` file."""
    insist(BadRecord, "record-path", path, str, PathLike)
    if str(path).startswith("siegeworks record "):
        raise BadRecord("record-itself")
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise BadRecord("no-file", path=str(path), why=error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise BadRecord("not-text", path=str(path)) from error
    return game(record.find_game(text)).read(text, content)
