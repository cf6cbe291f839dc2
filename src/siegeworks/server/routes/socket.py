"""The socket of a table: one for each seat or spectator."""

from collections.abc import Hashable
from contextlib import suppress
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import parse_qs

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException

from siegeworks.core.errors import SiegeError
from siegeworks.server import replies
from siegeworks.server.http import rate_limits
from siegeworks.server.http.errors import TooMany
from siegeworks.server.http.languages import header, language_of
from siegeworks.server.http.middleware import address
from siegeworks.server.tables.access import COOKIE
from siegeworks.server.tables.connection import Connection
from siegeworks.server.tables.context import Desk

GONE = (OSError, WebSocketException)  # what a client that has left is noticed by
Heads = list[tuple[rate_limits.Heads, Hashable]]  # what a client is counted in


@websocket("/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], desk: Desk) -> None:
    """Admit a client or refuse it with a sentence; then talk until it has gone."""
    heads: Heads = []
    try:
        connection = await _admit(desk, socket.scope, heads)
        await socket.accept()
    except SiegeError as error:
        _leave(heads)
        with suppress(*GONE):
            await replies.refuse(socket.scope, socket.send, error)
        return
    except GONE:
        _leave(heads)
        return
    desk.metrics.socket(1)
    try:
        with suppress(*GONE):
            await connection.run(socket.receive, socket.send)
    finally:
        desk.metrics.socket(-1)
        _leave(heads)


async def _admit(desk: Desk, scope: Any, heads: Heads) -> Connection:
    """A connection for a client, if it may come in; counted in ``heads``."""
    _count(desk.sockets, address(scope), heads)
    table = await desk.hall.table(str(scope["path_params"]["table_id"]))
    cookie = _cookie(scope)
    visitor = await desk.access.visitor(table.id, cookie)
    query = parse_qs(scope["query_string"].decode("latin-1"))
    connection = Connection(desk, table, visitor, cookie, language_of(scope))
    connection.look(_number(query, "seat"), _number(query, "since"))
    for seat in connection.seats[:1]:
        _count(desk.seat_sockets, (table.id, seat), heads)
    return connection


def _count(counter: rate_limits.Heads, key: Hashable, heads: Heads) -> None:
    if not counter.enter(key):
        raise TooMany("too-many-sockets", most=counter.most, seconds=30)
    heads.append((counter, key))


def _leave(heads: Heads) -> None:
    for counter, key in heads:
        counter.leave(key)
    heads.clear()


def _cookie(scope: Any) -> str | None:
    try:
        found = SimpleCookie(header(scope, b"cookie")).get(COOKIE)
    except CookieError:
        return None
    return None if found is None else found.value


def _number(query: dict[str, list[str]], name: str) -> int | None:
    text = query.get(name, [""])[0]
    if not text:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise SiegeError("bad-request", place=name)
    return int(text)


ROUTES = (table_socket,)
