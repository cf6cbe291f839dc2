"""The lessons of a game, as a client gets to know them."""

from siegeworks.core.game import Game
from siegeworks.parts.lessons.scripts import (
    Script,
    ScriptStep,
    begin_lesson,
    find_answer,
    find_lesson,
    find_scripts,
    list_bots,
    name_lesson,
    read,
    tell_lesson,
)
from siegeworks.server import wire
from siegeworks.server.http.errors import NotFound

__all__ = [
    "Script",
    "ScriptStep",
    "begin_lesson",
    "describe_lesson",
    "find_answer",
    "find_lesson",
    "find_script",
    "find_scripts",
    "list_bots",
    "list_lessons",
    "name_lesson",
    "read",
]


def find_script(game: Game, key: str) -> Script:
    """A lesson of a game; NotFound if it has none of that key."""
    file = find_scripts(game).get(key)
    if file is None:
        raise NotFound("no-lesson", game=game.key, found=key[:20])
    return read(file)


def list_lessons(game: Game, language: str) -> list[wire.LessonFacts]:
    """The lessons of a game, as they are offered."""
    return [
        wire.LessonFacts(
            key,
            name_lesson(game, key, language),
            tell_lesson(game, key, "blurb", language),
            read(file).minutes,
        )
        for key, file in find_scripts(game).items()
    ]


def describe_lesson(game: Game, key: str, language: str) -> wire.Lesson:
    """A lesson of a game, in words."""
    script = find_script(game, key)
    later = [lesson for lesson in list_lessons(game, language) if lesson.key > key]
    return wire.Lesson(
        key=key,
        title=name_lesson(game, key, language),
        game=game.key,
        seats=script.seats,
        seat=script.seat,
        options=script.options,
        seed=str(script.seed),
        steps=_describe_steps(game, key, script, language),
        won=tell_lesson(game, key, "won", language),
        next=later[0] if later else None,
    )


def _describe_steps(game: Game, key: str, script: Script, language: str) -> list[wire.LessonStep]:
    """What is said, each with how many decisions of the player come before it."""
    steps: list[wire.LessonStep] = []
    turn = 0
    for step in script.steps:
        words, choices = tell_lesson(game, key, step.say, language), step.choices
        first = choices[0] if choices else ""
        steps.append(wire.LessonStep(turn, words, step.point, first, step.rule, choices))
        turn += bool(choices)
    return steps
