"""Lessons: guided games on real rules, each a script in ``lessons/<key>.toml`` of its game.

A script names a seed, the options and a list of steps, in the order they are said. It begins at
the set-up, or at a situation in the words of the rules. The words of a step are those of its game
under ``lesson-<key>-<step's key>``.
"""

import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import msgspec

from siegeworks.core import wording
from siegeworks.core.game import Game
from siegeworks.core.match import Match, begin
from siegeworks.parts.forms import Form
from siegeworks.parts.situations.build import situation


class ScriptStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that is said, and perhaps asked for.

    ``choose`` is an option, or several of which any will do. ``seen`` is what the words count on:
    zones, or parts of them, as they are when it is said.
    """

    say: str
    point: list[str] = []
    choose: str | list[str] = ""
    rule: str = ""
    seen: dict[str, Any] = {}

    @property
    def choices(self) -> list[str]:
        """The options that will do."""
        if isinstance(self.choose, list):
            return self.choose
        return [self.choose] if self.choose else []


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as it is written down.

    ``situation`` has the facts it begins with; without any, it begins at the set-up. One that
    ``wins`` ends with the game; any other ends while the game goes on.
    """

    seed: int
    seats: int
    minutes: int
    steps: list[ScriptStep]
    options: dict[str, str] = {}
    situation: dict[str, Any] = {}
    wins: bool = False


SCRIPT: Final = Form(Script)


def find_scripts(game: Game) -> dict[str, Path]:
    """The files of a game's lessons by their keys, in the order they are meant to be taken."""
    return {file.stem: file for file in sorted((game.folder / "lessons").glob("*.toml"))}


def read(file: Path) -> Script:
    """A script from its file."""
    return SCRIPT.fill(tomllib.loads(file.read_text(encoding="utf-8")))


def begin_lesson(game: Game, script: Script) -> Match:
    """The match that a lesson is given in. Its luck is that of the seed, wherever it begins."""
    if not script.situation:
        return game.start(script.seats, script.options, script.seed)
    facts = {"seats": script.seats, "options": script.options, "luck": "given", **script.situation}
    return begin(replace(situation(game, facts).start, seed=script.seed), given=False)


def name_lesson(game: Game, key: str, language: str) -> str:
    """What a lesson is called."""
    return tell_lesson(game, key, "title", language)


def tell_lesson(game: Game, key: str, what: str, language: str) -> str:
    """Something that a lesson says."""
    return wording.say(language, game.key, f"lesson-{key}-{what}", {})
