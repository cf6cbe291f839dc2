"""What is wrong in a content table, in pieces that can be put into the words of any language."""

import reprlib
from pathlib import Path

from siegeworks.core import wording
from siegeworks.core.errors import ContentError


class Phrase:
    """A piece of a sentence: a key of the words and its facts, which may be phrases themselves."""

    def __init__(self, key: str, game: str = "", **facts: object) -> None:
        self.key = key
        self.game = game
        self.facts = facts

    def words(self, language: str = "en") -> str:
        """The phrase in a language."""
        return wording.say(language, self.game, self.key, spoken(language, self.facts))

    def __str__(self) -> str:
        return self.words()


Words = Phrase | str


def spoken(language: str, facts: wording.Facts) -> dict[str, object]:
    """Facts ready for a sentence: phrases among them put into words."""
    return {
        name: fact.words(language) if isinstance(fact, Phrase) else fact
        for name, fact in facts.items()
    }


class TableError(ContentError):
    """The refusal of one place in one file, with what was found there and what was expected."""

    def text(self, language: str = "en") -> str:
        return wording.say(language, "", f"error-{self.code}", spoken(language, self.facts))


def problem(
    file: Path | str, row: str | int | None, field: str | None, found: Words, expected: Words
) -> TableError:
    """The refusal of a field of a row in a file; a row without an id is known by its number."""
    place: Words = str(file)
    if row is not None:
        key = "content-row" if isinstance(row, str) else "content-row-number"
        place = Phrase(key, place=place, row=row)
    if field is not None:
        place = Phrase("content-field", place=place, field=field)
    return TableError("content", place=place, found=found, expected=expected)


def shown(value: object) -> Words:
    """A value as an error names it: short, on one line, whatever it is."""
    if value is None:
        return Phrase("content-nothing")
    if isinstance(value, bool):
        return str(value).lower()
    short = reprlib.Repr()
    short.maxstring = short.maxother = short.maxlong = 60
    short.maxlevel = 3
    try:
        return short.repr(value).replace("'", '"')
    except ValueError:  # Python refuses to write out a number of thousands of digits
        return Phrase("content-long-number")


def one_of(names: tuple[str, ...]) -> Words:
    """A choice of names, as an error lists them."""
    if len(names) == 1:
        return names[0]
    return Phrase("content-one-of", names=", ".join(names))
