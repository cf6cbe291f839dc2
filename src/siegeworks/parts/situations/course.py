"""What is still to be done when a question is asked: looked up in a game that is played to it."""

import re
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, Final

from siegeworks.core.decision import CHANCE
from siegeworks.core.game import Game
from siegeworks.core.match import Match
from siegeworks.core.steps import Choice, Step, list_kinds
from siegeworks.core.zones import show_data
from siegeworks.parts.situations.errors import BadSituation, list_nearest

GAMES: Final = 12  # that are played to find a question
ANSWERS: Final = 2_000  # in each of them
BREAKS: Final = re.compile(r"[\s(),]+")
HUMPS: Final = re.compile(r"(?<=[a-z])(?=[A-Z])")
Question = tuple[str, tuple[str, ...]]  # a step, and the names of its numbers if they are said


def read_question(game: Game, text: object) -> Question:
    """The step that a text such as ``act 2``, ``day phase`` or ``Act(2)`` names."""
    words = [word for word in BREAKS.split(text if isinstance(text, str) else "") if word]
    known = {name.lower(): name for name in game.steps}
    for length in range(len(words), 0, -1):
        name = "".join(words[:length]).replace("-", "").lower()
        if name in known:
            return known[name], tuple(words[length:])
    expected = list_nearest(text, _list_questions(game))
    raise BadSituation("situation-question", found=show_data(text), expected=expected)


def _list_questions(game: Game) -> list[str]:
    """The questions of a game as people write them: ``day phase``, not ``DayPhase``."""
    questions = (name for name, step in game.steps.items() if issubclass(step, Choice))
    return [HUMPS.sub(" ", name).lower() for name in questions]


def find_course(start: Match, text: object, usual: str, fixed: Mapping[str, str]) -> list[str]:
    """All that is still to be done from a question on, next step first.

    What does not come up by itself, such as the effect of a card, is asked before the usual
    question; then all its numbers must be said.
    """
    found = _look_up(start, read_question(start.game, text), fixed)
    if found:
        return list(found)
    name, numbers = read_question(start.game, text)
    takes = list_kinds(start.game.steps[name].takes)
    if len(numbers) != len(takes) or not usual:
        expected = f"{name}({', '.join(takes)})"
        raise BadSituation("situation-not-met", found=show_data(text), expected=expected)
    after = _look_up(start, read_question(start.game, usual), fixed)
    return [f"{name}({', '.join(numbers)})", *after]


def _look_up(start: Match, question: Question, fixed: Mapping[str, str]) -> tuple[str, ...]:
    options = tuple(start.game.name_settings(start.start.settings).items())
    return _play_to(start.game, start.start.seats, options, question, tuple(fixed.items()))


@cache
def _play_to(
    game: Game,
    seats: int,
    options: tuple[tuple[str, str], ...],
    question: Question,
    fixed: tuple[tuple[str, str], ...],
) -> tuple[str, ...]:
    """The agenda from the question on, in the first game in which it comes up."""
    for seed in range(GAMES):
        match = game.start(seats, dict(options), seed, luck="given", listening=False)
        player = Random(seed)
        for _ in range(ANSWERS):
            found = _find_upcoming(match, question, dict(fixed))
            if found or match.to_move is None:
                break
            _go_on(match, player)
        if found:
            return found
    return ()


def _go_on(match: Match, player: Random) -> None:
    """Answer whatever is asked, or let luck fall, at random."""
    if match.to_move == CHANCE:
        match.happen(player.choice(match.outcomes()))
    else:
        seat = match.asked[match.length % len(match.asked)]  # now this one is first, now that
        match.choose(player.choice(match.options(seat)), seat)


def _find_upcoming(match: Match, question: Question, fixed: Mapping[str, str]) -> tuple[str, ...]:
    """The agenda from the question on, if it is on the agenda."""
    steps = match.state.agenda[::-1]
    texts = [match.lexicon.step(step) for step in steps]
    name, numbers = question
    for place, text in enumerate(texts):
        asked = text == f"{name}({', '.join(numbers)})" if numbers else text.startswith(f"{name}(")
        if asked and _name_nouns(match, steps[place:], fixed) == set(fixed.items()):
            return tuple(texts[place:])
    return ()


def _name_nouns(
    match: Match, steps: Sequence[Step[Any]], kinds: Collection[str]
) -> set[tuple[str, str]]:
    """The nouns of some kinds that steps speak of, by kind and name."""
    nouns = match.lexicon.nouns
    return {
        (kind, str(nouns.name(kind, number)))
        for step in steps
        for kind, number in zip(step.kinds(), step.numbers(), strict=True)
        if kind in kinds
    }
