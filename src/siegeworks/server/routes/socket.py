"""The socket of a table: one for each seat or spectator."""

from collections.abc import Hashable
from contextlib import suppress
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import parse_qs

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException

from siegeworks.core.errors import SiegeError
from siegeworks.server.http.doors import find_door
from siegeworks.server.http.errors import send_refusal
from siegeworks.server.http.languages import choose_language, read_header
from siegeworks.server.http.middleware import find_address
from siegeworks.server.http.rate_limits import OpenLimit
from siegeworks.server.tables.access import COOKIE
from siegeworks.server.tables.connection import Connection
from siegeworks.server.tables.context import Context

GONE = (OSError, WebSocketException)  # what a client that has left is noticed by
Counted = list[tuple[OpenLimit, Hashable]]  # where a client is counted


@websocket("/tables/{table_id:str}/socket")
async def serve_table_socket(socket: WebSocket[Any, Any, Any], context: Context) -> None:
    """Admit a client or refuse it with a sentence; then talk until it has gone."""
    counted: Counted = []
    try:
        connection = await _admit(context, socket.scope, counted)
        await socket.accept()
    except SiegeError as error:
        _leave(counted)
        with suppress(*GONE):
            await send_refusal(socket.scope, socket.send, error)
        return
    except GONE:
        _leave(counted)
        return
    context.metrics.sockets.inc()
    try:
        with suppress(*GONE):
            await connection.run(socket.receive, socket.send)
    finally:
        context.metrics.sockets.dec()
        _leave(counted)


async def _admit(context: Context, scope: Any, counted: Counted) -> Connection:
    """A connection for a client, if it may come in; noted in ``counted``."""
    door = find_door(scope)
    _count(door.sockets, find_address(scope), counted)
    table = await context.live_tables.get(str(scope["path_params"]["table_id"]))
    cookie = _read_cookie(scope)
    visitor = await context.access.visitor(table.id, cookie)
    query = parse_qs(scope["query_string"].decode("latin-1"))
    connection = Connection(context, door, table, visitor, cookie, choose_language(scope))
    connection.look(_read_number(query, "seat"), _read_number(query, "since"))
    for seat in connection.seats[:1]:
        _count(door.seat_sockets, (table.id, seat), counted)
    return connection


def _count(limit: OpenLimit, key: Hashable, counted: Counted) -> None:
    limit.open(key)
    counted.append((limit, key))


def _leave(counted: Counted) -> None:
    for limit, key in counted:
        limit.close(key)
    counted.clear()


def _read_cookie(scope: Any) -> str | None:
    try:
        found = SimpleCookie(read_header(scope, b"cookie")).get(COOKIE)
    except CookieError:
        return None
    return None if found is None else found.value


def _read_number(query: dict[str, list[str]], name: str) -> int | None:
    text = query.get(name, [""])[0]
    if not text:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise SiegeError("bad-request", place=name)
    return int(text)


ROUTES = (serve_table_socket,)
