"""What was typed: a command of the terminal, or one of several things to choose from."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache
from typing import Final

COMMANDS: Final = {
    "?": "rule",
    "rule": "rule",
    "rules": "rule",
    "h": "help",
    "help": "help",
    "hilfe": "help",
    "u": "undo",
    "undo": "undo",
    "r": "redo",
    "redo": "redo",
    "l": "log",
    "log": "log",
    "n": "news",
    "news": "news",
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
    "exit": "quit",
}
WITH_MORE: Final = ("rule", "log", "save", "odds", "look", "why")  # that words may follow
CLOSE: Final = 0.72  # how alike a mistyped word is to the one that was meant
SHORTEST: Final = 3  # letters of a word that may be mistyped


@dataclass(frozen=True)
class Command:
    """A command and what was typed after it."""

    name: str
    rest: str


def read_command(text: str) -> Command | None:
    """The command that was typed, if it is one; ``?7.3`` needs no space, and ``3?`` asks of 3."""
    if text.startswith("?"):
        return Command("rule", text[1:].strip())
    if text.endswith("?"):
        return Command("ask", text.rstrip("? "))
    word, _, rest = text.partition(" ")
    name = COMMANDS.get(word.lower())
    if name is None or (rest and name not in WITH_MORE):
        return None
    return Command(name, rest.strip())


@lru_cache(maxsize=8192)  # the options of a question are compared with whatever is typed
def fold(text: str) -> str:
    """A text as it is compared: without case, accents, hyphens, commas and double spaces."""
    spread = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(letter for letter in spread if not unicodedata.combining(letter))
    return " ".join(re.sub(r"(?<=\w)-(?=\w)|[,:;]", " ", bare).split())


@dataclass(frozen=True)
class Thing:
    """Something to choose: its stable text, its words, and its number if it has one of its own."""

    text: str
    words: str
    number: int = 0  # 0: by its place among the others
    group: str = ""  # the heading that it stands below in a long list,
    short: str = ""  # and its words there;
    stack: str = ""  # of what it takes one or several,
    pick: str = ""  # and how many
    change: str = ""  # what it does to what is counted

    def is_begun_by(self, typed: str) -> bool:
        """Whether one of its texts begins as typed."""
        return fold(self.text).startswith(typed) or fold(self.words).startswith(typed)

    def list_words(self) -> list[str]:
        """All its words, as they are compared."""
        return fold(f"{self.text} {self.words}").split()

    def has_words(self, asked: Sequence[str], whole: bool) -> bool:
        """Whether each typed word is, or begins, one of its words."""
        own = self.list_words()
        if whole:
            return all(part in own for part in asked)
        return all(any(word.startswith(part) for word in own) for part in asked)


def list_numbers(things: Sequence[Thing]) -> list[int]:
    """Under which number each thing is offered."""
    return [thing.number or place for place, thing in enumerate(things, start=1)]


def find(typed: str, things: Sequence[Thing]) -> list[int]:
    """The places of what was meant: by number, else exactly, else by beginning, else by words."""
    asked = fold(typed)
    exact = [i for i, thing in enumerate(things) if asked in (fold(thing.text), fold(thing.words))]
    if exact:
        return exact[:1]
    if asked.isascii() and asked.isdecimal():
        return [i for i, number in enumerate(list_numbers(things)) if number == int(asked[:9])]
    if not any(letter.isalpha() for letter in asked):
        return []  # a mistyped number must not pick what has that number in its words
    begun = [i for i, thing in enumerate(things) if thing.is_begun_by(asked)]
    whole = [i for i, thing in enumerate(things) if thing.has_words(asked.split(), whole=True)]
    if len(asked) == 1:  # where a place is called E, e means that place and not "end"
        begun, whole = whole, begun
    return (
        begun
        or whole
        or [i for i, thing in enumerate(things) if thing.has_words(asked.split(), whole=False)]
    )


def find_near(typed: str, things: Sequence[Thing]) -> list[int]:
    """The places of what was meant if some words are mistyped; none if they are too far off."""
    known = {word for thing in things for word in thing.list_words()}
    corrected = [find_word(word, known) for word in fold(typed).split()]
    if not all(corrected) or corrected == fold(typed).split():
        return []
    return find(" ".join(corrected), things)


def find_word(word: str, known: Iterable[str]) -> str:
    """The known word that a typed one begins or is close to; empty if there is none."""
    listed = sorted(known)
    if any(other.startswith(word) for other in listed):
        return word
    if len(word) < SHORTEST:
        return ""
    return next(iter(get_close_matches(word, listed, 1, CLOSE)), "")
