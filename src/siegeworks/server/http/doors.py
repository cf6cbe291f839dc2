"""The doors of a server. By which one a request came says how far its client is trusted.

A server has the door that it was started with, and may open a second one for the local network.
Which it was is noted by the door itself, and by nothing that a client sends.
"""

from typing import Any, Final

from siegeworks.server.http.errors import TooMany
from siegeworks.server.http.rate_limits import OpenLimit, RateLimiter
from siegeworks.server.http.settings import LOOPBACK, Config

HOUR: Final = 3600.0
KEY: Final = "siegeworks.door"  # where a request carries its door


class Door:
    """Where clients come in, with what they may do there and how much of it."""

    def __init__(self, config: Config) -> None:
        limits = config.limits
        self.config = config
        self.requests = RateLimiter(limits.requests, limits.burst)
        self.moves = RateLimiter(limits.moves, limits.moves_burst)
        self.sockets = OpenLimit(limits.sockets)
        self.seat_sockets = OpenLimit(limits.seat_sockets)
        self._openings = RateLimiter(limits.tables / HOUR, limits.tables)  # of new tables

    def check_opening(self, address: str) -> None:
        """Refuse an address that opens too many tables."""
        wait = self._openings.take(address)
        if wait:
            raise TooMany("too-many-tables", seconds=wait)


def find_door(scope: Any) -> Door:
    """The door that a request came by."""
    door = scope[KEY]
    assert isinstance(door, Door)
    return door


def is_at_this_machine(scope: Any) -> bool:
    """Whether a client sits at the machine that the server runs on.

    That is a matter of the door: of one that only this machine reaches, and only if nobody is
    known to hand on the requests of others.
    """
    config, client = find_door(scope).config, scope.get("client")
    if config.public or config.proxies or config.origins:
        return False
    return bool(client) and client[0] in LOOPBACK
