"""What routes share: parameters, documented refusals, the client at a table, its cookie."""

import asyncio
import re
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Annotated, Any, Final, Literal, TypeVar

from litestar import Request, Response, post
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from siegeworks.server import wire
from siegeworks.server.http.doors import find_door
from siegeworks.server.http.errors import Unavailable
from siegeworks.server.http.languages import choose_language, read_header
from siegeworks.server.http.link_codes import list_link_addresses
from siegeworks.server.http.middleware import find_address
from siegeworks.server.tables.access import COOKIE, Visitor, extend_cookie
from siegeworks.server.tables.context import Context
from siegeworks.server.tables.table import Table
from siegeworks.server.wire.view import Role

Client = Request[Any, Any, Any]
Result = TypeVar("Result")
LanguageName = Literal["en", "de"]
Language = Annotated[
    LanguageName | None,
    Parameter(description="Of all words in the answer; else as Accept-Language says."),
]
FROM_0: Final = {"minimum": 0}  # the framework leaves a bound of 0 out of its schema
SeatQuery = Annotated[
    int | None,
    Parameter(
        ge=0,
        le=30,
        schema_extra=FROM_0,
        description="Which seat, if there are several at this screen.",
    ),
]
Since = Annotated[
    int | None,
    Parameter(
        ge=0,
        le=2**31 - 1,
        schema_extra=FROM_0,
        description="The last sequence seen: only later log lines come.",
    ),
]
Covered = Annotated[
    bool,
    Parameter(
        description="Several at this screen have secrets: what everybody sees until one is named."
    ),
]
At = Annotated[
    int | None,
    Parameter(
        ge=0,
        le=2**31 - 1,
        schema_extra=FROM_0,
        description="The sequence that it is about; if the table has gone on, that is the answer.",
    ),
]
HOST: Final = re.compile(r"[\w.:\[\]-]{1,255}", re.ASCII)
COOKIE_AGE: Final = 400 * 24 * 3600


def list_refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals that a route can answer with, for the schema."""
    spec = {
        400: "The request cannot be understood.",
        403: "This client may not do that.",
        404: "There is no such thing.",
        408: "The body of the request did not come in time.",
        409: "Not as things stand now.",
        413: "The request is too large.",
        415: "The body of the request is not JSON.",
        422: "The rules, or the form of the request, do not allow it.",
        429: "Too much at once; try again later.",
        503: "The store cannot be used at the moment; nothing has happened.",
    }
    always = (400, 403, 408, 429, 503, *((415,) if 413 in statuses else ()))
    always += (409,) if 404 in statuses else ()  # a table that is there may not be playable
    return {
        status: ResponseSpec(wire.Problem, description=spec[status], generate_examples=False)
        for status in sorted({*always, *statuses})
    }


# A route that changes a table, with the refusals that all of them have.
changing = partial(post, status_code=200, responses=list_refusals(404, 409, 413, 422))


async def find_table(context: Context, request: Client, table_id: str) -> tuple[Table, Visitor]:
    """A table, and what the client is there."""
    table = await context.live_tables.get(table_id)
    return table, await context.access.visitor(table_id, request.cookies.get(COOKIE))


def read_language(request: Client) -> str:
    """The language of a request."""
    return choose_language(request.scope)


def read_address(request: Client) -> str:
    """The address of a client."""
    return find_address(request.scope)


async def replay(
    request: Client, context: Context, work: Callable[..., Result], *facts: object
) -> Result:
    """Let a process play a game again for a client, for as long as the client waits for it."""
    return await _run_while_wanted(
        request, context.replays.run(read_address(request), work, *facts)
    )


async def weigh(
    request: Client, context: Context, work: Callable[..., Result], *facts: object
) -> Result:
    """Let a process weigh odds for a client, for as long as the client waits for them."""
    return await _run_while_wanted(
        request, context.odds_desk.run(read_address(request), work, *facts)
    )


async def _run_while_wanted(request: Client, run: Coroutine[Any, Any, Result]) -> Result:
    job = asyncio.create_task(run)
    leaving = asyncio.create_task(_watch_leaving(request))
    try:
        await asyncio.wait({job, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not job.done():
            raise Unavailable("nobody-waits")
        return job.result()
    finally:
        leaving.cancel()
        job.cancel()


async def _watch_leaving(request: Client) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def send_text(text: bytes) -> Response[Any]:
    """JSON that was made elsewhere."""
    return Response(text, media_type="application/json")


def list_reachable_origins(context: Context, request: Client) -> list[str]:
    """Where others reach this server, the likeliest first; none if only this machine does."""
    config = find_door(request.scope).config
    if config.origins:
        return list(config.origins)
    if config.public:  # as this client found it
        host = read_header(request.scope, b"host")
        return [f"{request.scope['scheme']}://{host}"] if HOST.fullmatch(host) else []
    return [] if context.network is None else context.network.origins


async def show_link(
    context: Context, request: Client, table: Table, role: Role, seat: int | None, secret: str
) -> wire.Link:
    """A link, with the addresses that others can follow it by."""
    path = f"/join/{table.id}#{secret}"
    origins = list_reachable_origins(context, request)
    addresses = await asyncio.to_thread(list_link_addresses, origins, path)
    return wire.Link(role, seat, secret, path, addresses)


def welcome(
    request: Client,
    table: Table,
    visitor: Visitor,
    secrets: list[str],
    links: list[wire.Link] | None = None,
    status: int = 200,
) -> Response[wire.Welcome]:
    """An answer that makes a client what it is at a table."""
    response = Response(
        wire.Welcome(table.facts(), visitor.facts(), links or []), status_code=status
    )
    if secrets:
        response.set_cookie(
            Cookie(
                key=COOKIE,
                value=extend_cookie(request.cookies.get(COOKIE), secrets),
                path=f"{wire.API}/tables/{table.id}",
                httponly=True,
                secure=find_door(request.scope).config.is_secure,
                samesite="strict",
                max_age=COOKIE_AGE,
            )
        )
    return response
