"""Whose fault it is: the rows of the user's own that bring tables of ours to be refused."""

from collections.abc import Callable

from siegeworks.core.errors import ContentError
from siegeworks.core.wording import Phrase
from siegeworks.parts.content.reader import OwnRow

MOST = 40  # rows that are left out one by one, to see whether the rest is good
NAMED = 3  # rows that a sentence names at most


def blame_own(
    error: ContentError, own: list[OwnRow], can_do_without: Callable[[OwnRow], bool]
) -> ContentError:
    """The refusal with the rows of the user's own without which there would be none."""
    guilty = [row for row in own[:MOST] if can_do_without(row)] or own
    if not guilty or _is_named(error, own):
        return error
    return ContentError("content-own", own=_name(guilty), why=error)


def _is_named(error: ContentError, own: list[OwnRow]) -> bool:
    """Whether the refusal speaks of a file of the user's own by itself."""
    return str(error.facts.get("file", "")) in {str(row.file) for row in own}


def _name(rows: list[OwnRow]) -> Phrase:
    """The places of rows in a sentence."""
    places = [Phrase("content-row", place=str(row.file), row=row.id) for row in rows[:NAMED]]
    found = places[0]
    for place in places[1:]:
        found = Phrase("content-and", one=found, other=place)
    more = len(rows) - len(places)
    return Phrase("content-and-more", one=found, more=more) if more else found
