"""What the server itself refuses, and the HTTP status of every refusal."""

from typing import Final

from siegeworks.core.decision import Refused
from siegeworks.core.errors import IllegalChoice, SiegeError, UndoRefused, UnknownGame
from siegeworks.server import wire
from siegeworks.store import KeyUsed, NoTable, StaleSequence, StoreError


class Forbidden(SiegeError):
    """This client may not do that here."""


class NotFound(SiegeError):
    """There is no such thing."""


class NoMethod(SiegeError):
    """Nothing here is asked for in that way."""


class Conflict(SiegeError):
    """Not as things stand now."""


class TooMany(SiegeError):
    """More than one client may ask for; says after how many seconds to try again."""

    @property
    def wait(self) -> int:
        """Whole seconds to wait."""
        return int(str(self.facts.get("seconds", 1)))


class Unavailable(SiegeError):
    """The server cannot do it at the moment."""


STATUSES: Final[tuple[tuple[type[SiegeError], int], ...]] = (
    (Forbidden, 403),
    (NotFound, 404),
    (NoTable, 404),
    (UnknownGame, 404),
    (NoMethod, 405),
    (Conflict, 409),
    (StaleSequence, 409),
    (KeyUsed, 409),
    (TooMany, 429),
    (Unavailable, 503),
    (IllegalChoice, 422),
    (UndoRefused, 422),
)
TEXT: Final = "store-text"  # the one fault of a store that lies with the client


def shown(error: SiegeError) -> SiegeError:
    """The refusal as a client may hear it: what a store says may name files of the machine."""
    if status(error) == 503 and not isinstance(error, Unavailable):
        return Unavailable("no-store")
    return error


def status(error: SiegeError) -> int:
    """The HTTP status of a refusal."""
    for kind, number in STATUSES:
        if isinstance(error, kind):
            return number
    if isinstance(error, StoreError) and error.code != TEXT:
        return 503
    return 422


def problem(error: SiegeError, language: str) -> wire.Problem:
    """A refusal as it crosses the wire."""
    told = shown(error)
    why = told.facts.get("why")
    refused = why if isinstance(why, Refused) else None
    return wire.Problem(
        code=told.code,
        words=told.words(language),
        sequence=told.present if isinstance(told, StaleSequence) else None,
        rule=str(told.facts.get("rule", "")) if isinstance(told, IllegalChoice) else "",
        reason="" if refused is None else refused.reason,
        need=None if refused is None else refused.need,
        have=None if refused is None else refused.have,
    )
