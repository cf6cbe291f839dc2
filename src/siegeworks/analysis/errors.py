"""What goes wrong when a game is analysed."""

from siegeworks.core.errors import SiegeError


class AnalysisError(SiegeError):
    """The game cannot be looked at like that."""
