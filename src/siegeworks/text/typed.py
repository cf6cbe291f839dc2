"""What was typed: a command of the terminal, or one of several things to choose from."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

COMMANDS: Final = {
    "?": "rule",
    "rule": "rule",
    "h": "help",
    "help": "help",
    "u": "undo",
    "undo": "undo",
    "r": "redo",
    "redo": "redo",
    "l": "log",
    "log": "log",
    "s": "save",
    "save": "save",
    "o": "odds",
    "odds": "odds",
    "v": "look",
    "look": "look",
    "w": "why",
    "why": "why",
    "q": "quit",
    "quit": "quit",
}


@dataclass(frozen=True)
class Command:
    """A command and what was typed after it."""

    name: str
    rest: str


def read_command(text: str) -> Command | None:
    """The command that was typed, if it is one; ``?7.3`` needs no space."""
    if text.startswith("?"):
        return Command("rule", text[1:].strip())
    word, _, rest = text.partition(" ")
    name = COMMANDS.get(word.lower())
    if name is None or (rest and name not in ("rule", "log", "save", "odds", "look")):
        return None
    return Command(name, rest.strip())


@dataclass(frozen=True)
class Thing:
    """Something to choose: its stable text and its words."""

    text: str
    words: str

    def is_begun_by(self, typed: str) -> bool:
        """Whether one of its texts begins as typed."""
        return self.text.lower().startswith(typed) or self.words.lower().startswith(typed)

    def has_words(self, typed: str) -> bool:
        """Whether each typed word begins one of its words."""
        own = f"{self.text} {self.words}".lower().replace("-", " ").split()
        asked = typed.replace("-", " ").split()
        if not any(letter.isalpha() for letter in typed):
            return False  # a mistyped number must not pick what has that number in its words
        return all(any(word.startswith(part) for word in own) for part in asked)


def find(typed: str, things: Sequence[Thing]) -> list[int]:
    """The places of what was meant: by number, else exactly, else by beginning, else by words."""
    typed = typed.lower()
    exact = [
        i for i, thing in enumerate(things) if typed in (thing.text.lower(), thing.words.lower())
    ]
    if exact:
        return exact[:1]
    if typed.isascii() and typed.isdecimal():
        place = int(typed[:9]) - 1
        return [place] if 0 <= place < len(things) else []
    if not typed:
        return []
    return [i for i, thing in enumerate(things) if thing.is_begun_by(typed)] or [
        i for i, thing in enumerate(things) if thing.has_words(typed)
    ]
