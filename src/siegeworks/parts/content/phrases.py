"""What is wrong in a content table, in pieces that can be put into the words of any language."""

import reprlib
from pathlib import Path

from siegeworks.core.errors import ContentError
from siegeworks.core.wording import Phrase

Words = Phrase | str


def refuse_field(
    file: Path | str, row: str | int | None, field: str | None, found: Words, expected: Words
) -> ContentError:
    """The refusal of a field of a row in a file; a row without an id is known by its number."""
    place: Words = str(file)
    if row is not None:
        key = "content-row" if isinstance(row, str) else "content-row-number"
        place = Phrase(key, place=place, row=row)
    if field is not None:
        place = Phrase("content-field", place=place, field=field)
    return ContentError("content", place=place, found=found, expected=expected, file=str(file))


def show_value(value: object) -> Words:
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


def list_choices(names: tuple[str, ...]) -> Words:
    """A choice of names, as an error lists them."""
    if len(names) == 1:
        return names[0]
    return Phrase("content-one-of", names=", ".join(names))
