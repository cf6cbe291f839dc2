"""The refusal of a situation."""

from collections.abc import Iterable
from difflib import get_close_matches

from siegeworks.core.errors import BadDump
from siegeworks.core.wording import Phrase, list_names
from siegeworks.core.zones import show_data


class BadSituation(BadDump):
    """A fact about a situation is not understood, or some of them cannot be true together."""


def list_nearest(found: object, known: Iterable[str]) -> str | Phrase:
    """What can be said instead of a word that is not known, the likeliest first."""
    words = list(known)
    return list_names(get_close_matches(show_data(found), words, len(words), cutoff=0))
