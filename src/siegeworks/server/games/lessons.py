"""Lessons: guided games on real rules, each a script in ``lessons/<key>.toml`` of its game.

A script names a seed, the options and a list of steps, in the order they are said. The words of
a step are those of its game under ``lesson-<key>-<step's key>``.
"""

import tomllib
from pathlib import Path
from typing import Final

import msgspec

from siegeworks.core import wording
from siegeworks.core.game import Game
from siegeworks.parts.forms import Form
from siegeworks.server import wire
from siegeworks.server.http.errors import NotFound


class ScriptStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that is said, and perhaps asked for."""

    say: str
    point: list[str] = []
    choose: str = ""
    rule: str = ""


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as it is written down."""

    seed: int
    seats: int
    minutes: int
    steps: list[ScriptStep]
    options: dict[str, str] = {}


SCRIPT: Final = Form(Script)


def find_scripts(game: Game) -> dict[str, Path]:
    """The files of a game's lessons by their keys, in the order they are meant to be taken."""
    return {file.stem: file for file in sorted((game.folder / "lessons").glob("*.toml"))}


def read(file: Path) -> Script:
    """A script from its file."""
    return SCRIPT.fill(tomllib.loads(file.read_text(encoding="utf-8")))


def describe_lesson(game: Game, key: str, language: str) -> wire.Lesson:
    """A lesson of a game, in words."""
    file = find_scripts(game).get(key)
    if file is None:
        raise NotFound("no-lesson", game=game.key, found=key[:20])
    script = read(file)
    return wire.Lesson(
        key=key,
        title=wording.say(language, game.key, f"lesson-{key}-title", {}),
        game=game.key,
        seats=script.seats,
        options=script.options,
        seed=str(script.seed),
        steps=_describe_steps(game, key, script, language),
    )


def _describe_steps(game: Game, key: str, script: Script, language: str) -> list[wire.LessonStep]:
    """What is said, each with how many decisions come before it."""
    steps: list[wire.LessonStep] = []
    turn = 0
    for step in script.steps:
        words = wording.say(language, game.key, f"lesson-{key}-{step.say}", {})
        steps.append(wire.LessonStep(turn, words, step.point, step.choose, step.rule))
        turn += bool(step.choose)
    return steps
