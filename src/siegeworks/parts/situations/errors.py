"""The refusal of a situation."""

from siegeworks.core.errors import BadDump


class BadSituation(BadDump):
    """A fact about a situation is not understood, or some of them cannot be true together."""
