"""Refusals as answers, to a request or to the opening of a socket."""

from collections.abc import Sequence
from typing import Any

import msgspec

from siegeworks.core.errors import SiegeError
from siegeworks.server import wire
from siegeworks.server.http import errors
from siegeworks.server.http.errors import TooMany
from siegeworks.server.http.languages import language_of

Headers = Sequence[tuple[bytes, bytes]]


async def refuse(scope: Any, send: Any, error: SiegeError, headers: Headers = ()) -> int:
    """Answer with a refusal; its status."""
    status = errors.status(error)
    more: list[tuple[bytes, bytes]] = list(headers)
    if isinstance(error, TooMany):
        more.append((b"retry-after", str(error.wait).encode()))
    await answer(scope, send, status, errors.problem(error, language_of(scope)), more)
    return status


async def answer(
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
