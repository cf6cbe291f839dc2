"""What the server refuses, the status of every refusal, and how a client is told of it."""

import logging
import secrets
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from siegeworks.core.decision import Refused
from siegeworks.core.errors import IllegalChoice, SiegeError, UndoRefused, UnknownGame
from siegeworks.server import wire
from siegeworks.server.http.languages import choose_language
from siegeworks.server.http.logs import find_place, write_line
from siegeworks.store import KeyUsed, NoTable, StaleSequence, StoreError

Headers = Sequence[tuple[bytes, bytes]]


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


class TooSlow(SiegeError):
    """The request did not come in time."""


class Unavailable(SiegeError):
    """The server cannot do it at the moment."""


STATUSES: Final[tuple[tuple[type[SiegeError], int], ...]] = (
    (Forbidden, 403),
    (NotFound, 404),
    (NoTable, 404),
    (UnknownGame, 404),
    (NoMethod, 405),
    (TooSlow, 408),
    (Conflict, 409),
    (StaleSequence, 409),
    (KeyUsed, 409),
    (TooMany, 429),
    (Unavailable, 503),
    (IllegalChoice, 422),
    (UndoRefused, 422),
)
DAMAGED: Final = "store-damaged"  # waiting does not help
TEXT: Final = "store-text"  # the one fault of a store that lies with the client


def find_status(error: SiegeError) -> int:
    """The HTTP status of a refusal."""
    for kind, number in STATUSES:
        if isinstance(error, kind):
            return number
    if isinstance(error, StoreError) and error.code != TEXT:
        return 503
    return 422


def describe_problem(error: SiegeError, language: str) -> wire.Problem:
    """A refusal as it crosses the wire."""
    public = _leave_out_places(error)
    why = public.facts.get("why")
    refused = why if isinstance(why, Refused) else None
    return wire.Problem(
        code=public.code,
        words=public.words(language),
        sequence=public.present if isinstance(public, StaleSequence) else None,
        rule=str(public.facts.get("rule", "")) if isinstance(public, IllegalChoice) else "",
        reason="" if refused is None else refused.reason,
        need=None if refused is None else refused.need,
        have=None if refused is None else refused.have,
    )


def _leave_out_places(error: SiegeError) -> SiegeError:
    """The refusal as a client may hear it: what a store says may name files of the machine."""
    if find_status(error) == 503 and not isinstance(error, Unavailable):
        return Unavailable("damaged-store" if error.code == DAMAGED else "no-store")
    return error


def log_unexpected(error: BaseException, language: str) -> wire.Problem:
    """Write an error that nobody foresaw into the log; what the client is told of it.

    The client gets a neutral sentence, and a number by which the line of the log is found.
    """
    number = secrets.token_hex(8)
    write_line("unexpected error", logging.ERROR, id=number, **find_place(error))
    neutral = SiegeError("unexpected", id=number)
    return wire.Problem(neutral.code, neutral.words(language), id=number)


async def send_refusal(scope: Any, send: Any, error: SiegeError) -> None:
    """Answer a request, or the opening of a socket, with a refusal."""
    wait = [(b"retry-after", str(error.wait).encode())] if isinstance(error, TooMany) else []
    problem = describe_problem(error, choose_language(scope))
    await send_problem(scope, send, find_status(error), problem, wait)


async def send_problem(
    scope: Any, send: Any, status: int, problem: wire.Problem, headers: Headers = ()
) -> None:
    """Answer with a problem."""
    body = msgspec.json.encode(problem)
    prefix = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    await send(
        {
            "type": f"{prefix}.start",
            "status": status,
            "headers": [
                (b"content-type", b"application/json"),
                (b"content-length", str(len(body)).encode()),
                *headers,
            ],
        }
    )
    await send({"type": f"{prefix}.body", "body": body})
