"""What an environment refuses, as the libraries know it and in our words."""

import gymnasium.error

from siegeworks.core.errors import SiegeError


class IllegalAction(SiegeError, gymnasium.error.InvalidAction):
    """The action was not offered, or is none; nothing has changed."""


class NotRunning(SiegeError, gymnasium.error.ResetNeeded):
    """The game is over or has not begun."""
