"""What people ask in their own words: how to win, what a turn is, how to take something back.

Which words mean which topic is said in the words of the program, ``cli-topic-<topic>``, and what a
game says of itself in its own, ``play-<topic>``.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from siegeworks.core.game import Game, Line
from siegeworks.text.lines import WIDTH, set_entry
from siegeworks.text.speaker import Speaker
from siegeworks.text.typed import fold

GOALS: Final = ("win", "lose", "turn", "score")  # what is said of a game
SCORE: Final = "points"  # the words of a game that say what is counted
DEEDS: Final = ("undo", "save", "log", "odds", "why", "look", "quit", "several", "about")
TOPICS: Final = (*GOALS, "how", *DEEDS)
LABEL: Final = 12  # columns for what a line is about


@dataclass(frozen=True)
class Topics:
    """Finds and tells what is said of a game as a whole, and of what can be typed."""

    game: Game
    speaker: Speaker

    def find(self, typed: str) -> list[Line]:
        """What is said of the typed words; nothing if they name no topic."""
        found = [topic for topic in TOPICS if self._is_meant(topic, typed)]
        return [line for topic in found[:1] for line in self._tell(topic)]

    def goals(self, topics: tuple[str, ...] = GOALS, width: int = WIDTH) -> list[Line]:
        """How the game is won and lost, how a turn goes, and what is counted."""
        return [line for topic in topics for line in self._tell_goal(topic, width)]

    def _tell(self, topic: str) -> Iterator[Line]:
        if topic == "how":
            yield from self.goals()
        elif topic in ("win", "lose"):
            yield from self.goals(("win", "lose"))
        elif topic in GOALS:
            yield from self._tell_goal(topic)
        else:
            keys, _, meaning = self.speaker.say(f"help-{topic}").partition(" = ")
            yield from set_entry([(f"{keys}  ", "number"), (meaning, "")])

    def _tell_goal(self, topic: str, width: int = WIDTH) -> list[Line]:
        words = self.speaker.of(self.game, SCORE if topic == "score" else f"play-{topic}")
        label = self.speaker.say(f"goal-{topic}")
        return set_entry([(f" {label:<{LABEL}}", "bold"), (words, "")], width) if words else []

    def _is_meant(self, topic: str, typed: str) -> bool:
        """Whether the typed words name a topic, apart from words that all questions have."""
        names = {fold(name) for name in self.speaker.say(f"topic-{topic}").split(",")}
        asked = fold(typed.replace("?", " "))
        small = fold(self.speaker.say("topic-small-words")).split()
        bare = " ".join(word for word in asked.split() if word not in small)
        return asked in names or bare in names
