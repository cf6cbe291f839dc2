"""Lessons: guided games on real rules, each a script in ``lessons/<key>.toml`` of its game.

A script names a seed, the options and a list of steps, in the order they are said. It begins at
the set-up, or at a situation in the words of the rules. The words of a step are those of its game
under ``lesson-<key>-<step's key>``. Where several play, the script also has what the others choose.
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
    zones, or parts of them, as they are when it is said. ``others`` is what the other seats choose
    before it is said, one after the other.
    """

    say: str
    point: list[str] = []
    choose: str | list[str] = ""
    rule: str = ""
    seen: dict[str, Any] = {}
    others: list[str] = []

    @property
    def choices(self) -> list[str]:
        """The options that will do."""
        if isinstance(self.choose, list):
            return self.choose
        return [self.choose] if self.choose else []


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as it is written down.

    ``situation`` has the facts it begins with; without any, it begins at the set-up. One that
    ``wins`` ends with the game; any other ends while the game goes on. ``player`` is the number of
    who is taught, from 1; for all others the script answers, and a bot for whoever leaves it.
    """

    seed: int
    seats: int
    minutes: int
    steps: list[ScriptStep]
    options: dict[str, str] = {}
    situation: dict[str, Any] = {}
    wins: bool = False
    player: int = 1

    @property
    def seat(self) -> int:
        """The seat of who is taught."""
        return self.player - 1

    @property
    def asking(self) -> list[ScriptStep]:
        """The steps that ask for something."""
        return [step for step in self.steps if step.choices]

    @property
    def played(self) -> list[str]:
        """All that the others choose."""
        return [choice for step in self.steps for choice in step.others]


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


def find_lesson(match: Match) -> Script | None:
    """The lesson that a match was begun for; no two of a game have the same seed."""
    start = match.start
    for file in find_scripts(match.game).values():
        script = read(file)
        if (script.seed, script.seats) == (start.seed, start.seats):
            return script
    return None


def list_bots(game: Game, script: Script) -> dict[int, str]:
    """Who answers on the other seats once the player does: the weakest level there is."""
    weakest = next(iter(game.levels), "random")
    return {seat: weakest for seat in range(script.seats) if seat != script.seat}


def list_chosen(match: Match, script: Script) -> list[str]:
    """The choices that the player made, in their order."""
    own = [entry for entry in match.journal if entry.seat == script.seat]
    return [str(match.option_of(entry.code)) for entry in own]


def is_followed(match: Match, script: Script) -> bool:
    """Whether the player chose nothing but what was asked for."""
    chosen, asking = list_chosen(match, script), script.asking
    return len(chosen) <= len(asking) and all(
        text in step.choices for text, step in zip(chosen, asking, strict=False)
    )


def find_answer(match: Match, script: Script) -> str | None:
    """What a seat that is not taught chooses now; None if the lesson was left, or is over."""
    made = sum(entry.seat not in (None, script.seat) for entry in match.journal)
    if made >= len(script.played) or not is_followed(match, script):
        return None
    wanted = script.played[made]
    return wanted if wanted in {str(option) for option in match.options()} else None


def name_lesson(game: Game, key: str, language: str) -> str:
    """What a lesson is called."""
    return tell_lesson(game, key, "title", language)


def tell_lesson(game: Game, key: str, what: str, language: str) -> str:
    """Something that a lesson says."""
    return wording.say(language, game.key, f"lesson-{key}-{what}", {})
