"""The refusal of a situation."""

from collections.abc import Iterable
from difflib import get_close_matches

from siegeworks.core.errors import BadDump
from siegeworks.core.wording import Phrase, listed
from siegeworks.core.zones import shown


class BadSituation(BadDump):
    """A fact about a situation is not understood, or some of them cannot be true together."""


def list_nearest(found: object, known: Iterable[str]) -> str | Phrase:
    """What can be said instead of a word that is not known, the likeliest first."""
    words = list(known)
    return listed(get_close_matches(shown(found), words, len(words), cutoff=0))
