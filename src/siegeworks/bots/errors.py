"""What can be wrong with a bot."""

from siegeworks.core.errors import SiegeError


class BotError(SiegeError):
    """There is no such bot, it cannot be set like that, or it does not answer as it must."""
