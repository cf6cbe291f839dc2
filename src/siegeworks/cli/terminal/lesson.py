"""A lesson at the terminal: what is said when, and whether the player follows."""

from dataclasses import dataclass, field
from typing import Final

from siegeworks.cli.terminal.opponents import Opponents
from siegeworks.cli.terminal.terminal_game import tell_command
from siegeworks.core import wording
from siegeworks.core.game import Game, Line
from siegeworks.core.match import Match
from siegeworks.parts.lessons.scripts import (
    Script,
    ScriptStep,
    begin_lesson,
    find_scripts,
    is_followed,
    list_bots,
    list_chosen,
    name_lesson,
    read,
    tell_lesson,
)
from siegeworks.text.lines import set_sentence
from siegeworks.text.painting import tell_sentence
from siegeworks.text.speaker import Speaker
from siegeworks.text.typed import Thing

OWN_GAME: Final = "game"  # chosen instead of a lesson
MOST_NAMED: Final = 3  # of the choices that will do


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
        made = min(len(list_chosen(match, self.script)), len(asking))
        self.told = asking[made - 1] + 1 if made else 0

    def seat_opponents(self) -> Opponents:
        """Who plays on the seats that are not taught."""
        return Opponents(list_bots(self.game, self.script), self.script)

    def tell_next(self, match: Match, speaker: Speaker) -> list[list[Line]]:
        """What is to be said now, a page each; the last one goes with the question."""
        chosen, asking = list_chosen(match, self.script), self.script.asking
        if not is_followed(match, self.script):
            left = [n for n, c in enumerate(chosen[: len(asking)]) if c not in asking[n].choices]
            just = bool(left) and left[0] == len(chosen) - 1
            return [set_sentence(speaker.say("lesson-left"), "lesson", " ")] if just else []
        until = self._find_place(len(chosen))
        if self.is_over and not self._is_asking(until):
            return []  # who plays on from the end has read it
        steps = self.script.steps[min(self.told, until) : until + 1]
        self.told = until + 1
        pages = [self._tell_step(step, match, speaker) for step in steps]
        if self._is_asking(until):
            return pages
        return [*pages[:-1], self._close(pages, match.result is not None, speaker)]

    def list_wanted(self, match: Match) -> list[str]:
        """What is asked for now; nothing if the lesson was left, or is over."""
        made, asking = len(list_chosen(match, self.script)), self.script.asking
        if not is_followed(match, self.script) or made >= len(asking):
            return []
        return asking[made].choices

    def _is_asking(self, place: int) -> bool:
        return bool(self.script.steps[place].choices)

    def _close(self, pages: list[list[Line]], ended: bool, speaker: Speaker) -> list[Line]:
        """The last page: what was reached, and what comes after it; the game may be over, too."""
        later = self.find_later()
        more = set_sentence(tell_command(self.game.key, "--lesson", later), "prompt", "   ")
        won = tell_lesson(self.game, self.key, "won", speaker.language)
        head = set_sentence(won, "good", " ")
        key = "lesson" if later else "lessons"
        end = set_sentence(speaker.say(f"{key}-{'ended' if ended else 'over'}"), "prompt", " ")
        return [*head, *(pages[-1] if pages else []), *end, *(more if later else [])]

    @property
    def is_over(self) -> bool:
        """Whether all of it was said."""
        return self.told >= len(self.script.steps)

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
            some = asked if len(asked) <= MOST_NAMED else [*asked[:MOST_NAMED], "…"]
            choice = speaker.say("lesson-do", choice=" / ".join(some))
            lines += set_sentence(choice, "prompt", " ")
        return lines

    def _tell_words(self, say: str, language: str) -> str:
        """The words for those who type, if there are others for them."""
        key = f"lesson-{self.key}-{say}.typed"
        typed = wording.say(language, self.game.key, key, {})
        return tell_lesson(self.game, self.key, say, language) if typed == key else typed


def list_choices(game: Game, speaker: Speaker) -> list[Thing]:
    """The lessons of a game, and a game of one's own, as things to choose from."""
    lessons = [Thing(key, name_lesson(game, key, speaker.language)) for key in find_scripts(game)]
    return [*lessons, Thing(OWN_GAME, speaker.say("own-game"))]
