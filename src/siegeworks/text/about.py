"""Finds by words what explains a thing of the board."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from siegeworks.core.game import Line
from siegeworks.core.match import Match
from siegeworks.parts.board import board_of, find_scenery, look
from siegeworks.parts.board.records import About
from siegeworks.text.lines import set_sentence
from siegeworks.text.painting import tell_sentence
from siegeworks.text.rulebook import has_words

FEW: Final = 5  # explanations that are told at once


@dataclass(frozen=True)
class Told:
    """An explanation, with all that it is called."""

    names: tuple[str, ...]
    words: str
    rule: str

    @property
    def title(self) -> str:
        """What the thing is called; things alike are named together, but not for each place."""
        ends = tuple(f": {name}" for name in self.names)
        return ", ".join(name for name in self.names if not name.endswith(ends))


def list_told(match: Match, seat: int | None, language: str) -> list[Told]:
    """All explanations of a game, each once; facts and marks are named as the seat sees them."""
    outlook = board_of(match.game).outlook(look(match, seat, language))
    shown = {} if outlook is None else {f"status:{s.key}": s.name for s in outlook.status}
    names: dict[str, dict[str, None]] = {}  # of each explanation, each once, in order
    first: dict[str, About] = {}
    for key, about in find_scenery(match.start, language).about.items():
        name = about.name or shown.get(key, "")
        words = _tell_typed(match, key, language) or about.words
        first.setdefault(words, about)
        names.setdefault(words, {}).update({name: None} if name else {})
    return [Told(tuple(names[words]), words, about.rule) for words, about in first.items()]


def _tell_typed(match: Match, key: str, language: str) -> str:
    """What explains a thing to those who see it in letters, if there are other words for them."""
    wanted = f"about-{key.replace(':', '-')}.typed"
    words = match.lexicon.say(language, wanted, {})
    return "" if words == wanted else words


def find_about(typed: str, all_told: Iterable[Told]) -> Sequence[Told]:
    """The first few that are meant: called so exactly, else called so, else explained so."""
    asked, listed = typed.lower().split(), list(all_told)
    spoken = [told for told in listed if has_words(asked, told.words)]
    return (find_named(typed, listed) or spoken)[:FEW]


def find_named(typed: str, all_told: Iterable[Told]) -> list[Told]:
    """Those that are called so exactly, else those that are called so."""
    asked, listed = typed.lower().split(), list(all_told)
    exact = [told for told in listed if typed.lower() in (name.lower() for name in told.names)]
    named = [told for told in listed if any(has_words(asked, name) for name in told.names)]
    return exact or named


def set_told(told: Told) -> list[Line]:
    """An explanation as lines: what it is called, and what it is."""
    head = set_sentence(told.title, "bold") if told.names else []
    return [*head, *set_sentence(tell_sentence(told.words, told.rule), indent=" ")]
