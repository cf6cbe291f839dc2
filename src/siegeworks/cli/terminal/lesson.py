"""A lesson at the terminal: what is said when, and whether the player follows."""

from dataclasses import dataclass, field
from typing import Final

from siegeworks.cli.terminal.terminal_game import tell_command
from siegeworks.core import wording
from siegeworks.core.game import Game, Line
from siegeworks.core.match import Match
from siegeworks.parts.lessons.scripts import (
    Script,
    ScriptStep,
    begin_lesson,
    find_scripts,
    name_lesson,
    read,
    tell_lesson,
)
from siegeworks.text.lines import set_sentence
from siegeworks.text.painting import tell_sentence
from siegeworks.text.speaker import Speaker
from siegeworks.text.typed import Thing

OWN_GAME: Final = "game"  # chosen instead of a lesson


@dataclass
class Lesson:
    """A lesson as far as it was told; where it is follows from the choices made."""

    game: Game
    key: str
    told: int = 0  # steps that were said
    script: Script = field(init=False)

    def __post_init__(self) -> None:
        self.script = read(find_scripts(self.game)[self.key])

    def begin(self) -> Match:
        """The match that it is given in."""
        return begin_lesson(self.game, self.script)

    def catch_up(self, match: Match) -> None:
        """Go on in a game that was left off: what was said before the last choice stays said."""
        asking = [n for n, step in enumerate(self.script.steps) if step.choices]
        made = min(len(list_chosen(match)), len(asking))
        self.told = asking[made - 1] + 1 if made else 0

    def tell_next(self, match: Match, speaker: Speaker) -> list[list[Line]]:
        """What is to be said now, a page each; the last one goes with the question."""
        chosen = list_chosen(match)
        asking = [step for step in self.script.steps if step.choices]
        left = [n for n, c in enumerate(chosen[: len(asking)]) if c not in asking[n].choices]
        if left or len(chosen) > len(asking):
            just = bool(left) and left[0] == len(chosen) - 1
            return [set_sentence(speaker.say("lesson-left"), "lesson", " ")] if just else []
        until = self._find_place(len(chosen))
        steps = self.script.steps[min(self.told, until) : until + 1]
        self.told = until + 1
        pages = [self._tell_step(step, match, speaker) for step in steps]
        return pages if self._is_asking(until) else [*pages[:-1], self._close(pages, speaker)]

    def _is_asking(self, place: int) -> bool:
        return bool(self.script.steps[place].choices)

    def _close(self, pages: list[list[Line]], speaker: Speaker) -> list[Line]:
        """The last page: what was reached, and what comes after it."""
        later = self.find_later()
        more = set_sentence(tell_command(self.game.key, "--lesson", later), "prompt", "   ")
        won = tell_lesson(self.game, self.key, "won", speaker.language)
        head = set_sentence(won, "good", " ")
        key = "lesson-over" if later else "lessons-over"
        end = set_sentence(speaker.say(key), "prompt", " ")
        return [*head, *(pages[-1] if pages else []), *end, *(more if later else [])]

    def find_later(self) -> str:
        """The lesson after this one; empty if it is the last."""
        return next((key for key in find_scripts(self.game) if key > self.key), "")

    def _find_place(self, chosen: int) -> int:
        """The step that asks for the next choice; the last one if none does."""
        asking = [n for n, step in enumerate(self.script.steps) if step.choices]
        return asking[chosen] if chosen < len(asking) else len(self.script.steps) - 1

    def _tell_step(self, step: ScriptStep, match: Match, speaker: Speaker) -> list[Line]:
        place = self.script.steps.index(step) + 1
        title = name_lesson(self.game, self.key, speaker.language)
        facts = {"title": title, "step": place, "steps": len(self.script.steps)}
        head = set_sentence(speaker.say("lesson", **facts), "heading", " ")
        words = self._tell_words(step.say, speaker.language)
        first, *more = words.split("\n")
        lines = [*head, *set_sentence(tell_sentence(first, step.rule), "lesson", " ")]
        lines += [line for part in more for line in set_sentence(f"· {part}", "lesson", "  ")]
        asked = [o.words(speaker.language) for o in match.options() if str(o) in step.choices]
        if asked:
            choice = speaker.say("lesson-do", choice=" / ".join(asked))
            lines += set_sentence(choice, "prompt", " ")
        return lines

    def _tell_words(self, say: str, language: str) -> str:
        """The words for those who type, if there are others for them."""
        key = f"lesson-{self.key}-{say}.typed"
        typed = wording.say(language, self.game.key, key, {})
        return tell_lesson(self.game, self.key, say, language) if typed == key else typed


def list_chosen(match: Match) -> list[str]:
    """All choices that were made, in their order."""
    return [str(match.option_of(entry.code)) for entry in match.journal if not entry.is_luck]


def list_choices(game: Game, speaker: Speaker) -> list[Thing]:
    """The lessons of a game, and a game of one's own, as things to choose from."""
    lessons = [Thing(key, name_lesson(game, key, speaker.language)) for key in find_scripts(game)]
    return [*lessons, Thing(OWN_GAME, speaker.say("own-game"))]
