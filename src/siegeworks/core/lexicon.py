"""From the integers of a running game to its names and its words."""

from collections.abc import Iterable
from typing import Any, Final

from siegeworks.core import wording
from siegeworks.core.game import Game
from siegeworks.core.nouns import Names
from siegeworks.core.steps import NONE, NOUN, Step


class Lexicon:
    """The names and words of one game under one set of tables; see ``find_lexicon``."""

    def __init__(self, game: Game, tables: Any) -> None:
        self.game = game
        self.tables = tables
        self.nouns = game.nouns(tables)
        self.texts: Final[dict[int, str]] = {}  # of the options that were told, by their codes
        self.plain_options: Final[dict[int, Any]] = {}  # those without numbers, by their codes
        self._speaker = wording.find_speaker()
        self._said: dict[tuple[str, str, int], str] = {}  # nouns, as this speaker says them

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: tables travel as their game packs them."""
        return _unpack, (self.game, self.game.pack_tables(self.tables))

    def __deepcopy__(self, memo: dict[int, object]) -> "Lexicon":
        return self  # nobody ever changes one

    def say(self, language: str, key: str, facts: wording.Facts) -> str:
        """The words of one of the game's keys."""
        return wording.say(language, self.game.key, key, facts)

    def noun(self, language: str, kind: str, value: int) -> object:
        """The words of a noun; a plain number stays a number, so that words can count."""
        if kind == "seat":
            return wording.say(language, "", "seat", {"number": value + 1})
        if not isinstance(self.nouns.kinds[kind], Names):
            return value
        if self._speaker is not wording.find_speaker():
            self._said, self._speaker = {}, wording.find_speaker()
        words = self._said.get((language, kind, value))
        if words is None:
            words = self._said[language, kind, value] = self._say_noun(language, kind, value)
        return words

    def _say_noun(self, language: str, kind: str, value: int) -> str:
        name = str(self.nouns.name(kind, value))
        key, facts = self.game.noun_words(self.tables, kind, value, name)
        return self.say(language, key, self._spoken(language, facts))

    def facts(
        self, language: str, kinds: Iterable[str], values: Iterable[int]
    ) -> dict[str, object]:
        """The facts of a sentence: each noun under its kind, a second of a kind with a 2."""
        found: dict[str, object] = {}
        for kind, value in zip(kinds, values, strict=False):
            name = kind if kind not in found else f"{kind}2"
            found[name] = self.noun(language, kind, value) if value != NONE else ""
        return found

    def list_parts(self, language: str, kind: str, value: int) -> dict[str, object]:
        """What the words of a noun are put together from, such as a unit and its place."""
        if not isinstance(self.nouns.kinds[kind], Names):
            return {}
        name = str(self.nouns.name(kind, value))
        return self._spoken(language, self.game.noun_words(self.tables, kind, value, name)[1])

    def _spoken(self, language: str, facts: dict[str, object]) -> dict[str, object]:
        """Facts given as (kind, value) are nouns themselves: put them into words."""
        return {
            name: self.noun(language, fact[0], fact[1]) if isinstance(fact, tuple) else fact
            for name, fact in facts.items()
        }

    def option(self, code: int) -> str:
        """The short stable text of an option."""
        text = self.texts.get(code)
        if text is None:
            text = self.texts[code] = self._make_option_text(code)
        return text

    def _make_option_text(self, code: int) -> str:
        verb = self.game.verbs[code & ~NOUN]
        return f"{verb.word} {self.nouns.name(verb.kind, code & NOUN)}" if verb.kind else verb.word

    def step(self, step: Step[Any]) -> str:
        """A step as text: its class and the names of its numbers, such as ``Strike(A, 2)``."""
        taken = zip(step.kinds(), step.numbers(), strict=True)
        named = [str(self.nouns.name(kind, number)) for kind, number in taken]
        return f"{type(step).__name__}({', '.join(named)})"


_OWN: Final[dict[str, Lexicon]] = {}  # of the games' own tables, by the games' keys


def find_lexicon(game: Game, tables: Any) -> Lexicon:
    """The lexicon of a match: one for all that are played with the game's own tables."""
    if tables is not game.tables():
        return Lexicon(game, tables)
    known = _OWN.get(game.key)
    if known is None or known.game is not game or known.tables is not tables:
        known = _OWN[game.key] = Lexicon(game, tables)
    return known


def _unpack(game: Game, tables: Any) -> Lexicon:
    """A lexicon that comes from another process."""
    return find_lexicon(game, game.unpack_tables(tables))
