"""Tables: open, list, rename, delete, play again, take in."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated

import msgspec
from litestar import Response, delete, get, patch, post
from litestar.params import Parameter

from siegeworks.server import wire
from siegeworks.server.http.doors import find_door
from siegeworks.server.http.errors import Conflict, Forbidden
from siegeworks.server.routes.common import (
    Client,
    Language,
    find_table,
    list_refusals,
    read_address,
    read_language,
    replay,
    show_link,
    welcome,
)
from siegeworks.server.tables.access import COOKIE, Visitor
from siegeworks.server.tables.context import Context
from siegeworks.server.tables.importing import read_record
from siegeworks.server.tables.loading import find_obstacle
from siegeworks.server.tables.table import Table, describe_table
from siegeworks.server.tables.views import name_sides
from siegeworks.store import NoTable, SeatRow, TableRow

PAGE = 50
Ids = Annotated[
    str | None, Parameter(max_length=1200, description="Only these, divided by commas.")
]
Limit = Annotated[int, Parameter(ge=1, le=PAGE)]


@get("/tables", responses=list_refusals(404), summary="The tables", tags=["lobby"])
async def list_tables(
    request: Client,
    context: Context,
    limit: Limit = PAGE,
    before: Annotated[str | None, Parameter(max_length=60)] = None,
    game: Annotated[str | None, Parameter(max_length=60)] = None,
    finished: bool | None = None,
    ids: Ids = None,
) -> wire.Lobby:
    """Tables, newest first. Where the list is private, only those whose ids you know."""
    if ids is not None:
        wanted = [part for part in ids.split(",") if part][:PAGE]
        return wire.Lobby(await asyncio.to_thread(_list_known, context, wanted), None)
    if not find_door(request.scope).config.lobby:
        return wire.Lobby([], None)
    rows = await asyncio.to_thread(context.store.tables, limit, before, game, finished)
    tables = await asyncio.to_thread(_describe_tables, context, rows)
    return wire.Lobby(tables, rows[-1].id if len(rows) == limit else None)


def _list_known(context: Context, ids: Sequence[str]) -> list[wire.TableFacts]:
    rows: list[TableRow] = []
    for table_id in ids:
        with suppress(NoTable):
            rows.append(context.store.table(table_id))
    return _describe_tables(context, rows)


def _describe_tables(context: Context, rows: Sequence[TableRow]) -> list[wire.TableFacts]:
    found: list[wire.TableFacts] = []
    for row in rows:
        table = context.live_tables.find(row.id)
        if table is not None:
            found.append(table.facts())
        else:
            seats = [wire.Seat(s.seat, s.kind, s.name, s.bot) for s in context.store.seats(row.id)]
            takeovers = context.store.takeovers(row.id)
            found.append(describe_table(row, seats, takeovers=takeovers))
    return found


@post(
    "/tables", responses=list_refusals(404, 409, 413, 422), summary="Open a table", tags=["lobby"]
)
async def open_table(
    request: Client, context: Context, data: wire.NewTable
) -> Response[wire.Welcome]:
    """Open a table. You are its host, and sit on all seats of kind ``human``.

    With a seed, everybody is told so, and a game with secrets cannot have open seats.
    """
    find_door(request.scope).check_opening(read_address(request))
    seed = None if data.seed is None else int(data.seed)
    table = await context.live_tables.open_table(
        data.game, data.options, make_seat_rows(data.seats), data.title.strip(), seed
    )
    return await host(request, context, table)


@post(
    "/tables/import",
    responses=list_refusals(404, 409, 413, 422),
    summary="Take in",
    tags=["lobby"],
)
async def import_table(
    request: Client, context: Context, data: wire.Import
) -> Response[wire.Welcome]:
    """Open a table with the game of a ``.siege`` record, as everybody is told there.

    A game with secrets cannot have open seats then.
    """
    find_door(request.scope).check_opening(read_address(request))
    most = context.live_tables.most_entries
    imported = await replay(request, context, read_record, data.record, most)
    table = await context.live_tables.open_imported(
        imported, data.title.strip(), make_seat_rows(data.seats)
    )
    return await host(request, context, table)


async def host(request: Client, context: Context, table: Table) -> Response[wire.Welcome]:
    """Make a client the host of a new table, and make links to its open seats."""
    table.opened_from = read_address(request)
    mine = [seat.seat for seat in table.seats if seat.kind == "human"]
    secrets = await context.access.make_sessions(table.id, mine, host=True)
    links: list[wire.Link] = []
    for seat in table.seats:
        if seat.kind == "open":
            secret = await context.access.make_link(table.id, "seat", seat.seat)
            links.append(await show_link(context, request, table, "seat", seat.seat, secret))
    visitor = Visitor(is_host=True, seats=tuple(mine))
    return welcome(request, table, visitor, secrets, links, 201)


def make_seat_rows(wishes: Sequence[wire.SeatWish]) -> list[SeatRow]:
    """Who is to sit where."""
    return [
        SeatRow(number, wish.kind, wish.name.strip(), find_bot(wish))
        for number, wish in enumerate(wishes)
    ]


def find_bot(wish: wire.SeatWish) -> str:
    """The bot of a bot seat; the random one if none is named."""
    return (wish.bot or "random") if wish.kind == "bot" else ""


@get("/tables/{table_id:str}", responses=list_refusals(404), summary="A table", tags=["lobby"])
async def table_facts(
    request: Client, context: Context, table_id: str, language: Language = None
) -> wire.Welcome:
    """What everybody may know of a table, and what you are there."""
    table, visitor = await find_table(context, request, table_id)
    facts = table.facts()
    named = name_sides(facts.seats, table.match.game, read_language(request))
    return wire.Welcome(msgspec.structs.replace(facts, seats=named), visitor.facts(), [])


@patch(
    "/tables/{table_id:str}",
    responses=list_refusals(404, 413, 422),
    summary="Rename",
    tags=["lobby"],
)
async def rename_table(
    request: Client, context: Context, table_id: str, data: wire.Rename
) -> wire.TableFacts:
    """Give a table another title. Only its host may."""
    table, visitor = await find_table(context, request, table_id)
    visitor.refuse_guest()
    await table.rename(data.title.strip())
    return table.facts()


@delete(
    "/tables/{table_id:str}",
    responses=list_refusals(404, 409, 422),
    summary="Delete",
    tags=["lobby"],
)
async def delete_table(
    request: Client,
    context: Context,
    table_id: str,
    title: Annotated[str, Parameter(max_length=120, description="Its title, to be sure.")],
) -> None:
    """Delete a table with its game for good. Only its host may, by repeating its title.

    On a local server, whoever is at the machine may also delete what cannot be played on.
    """
    row = await asyncio.to_thread(context.store.table, table_id)
    visitor = await context.access.visitor(table_id, request.cookies.get(COOKIE))
    is_outdated = bool(find_obstacle(row))
    if find_door(request.scope).config.public or not is_outdated:
        visitor.refuse_guest()
    if title != row.title:
        raise Conflict("delete-title", title=row.title)
    if is_outdated:
        await context.live_tables.delete_outdated(table_id)
    else:
        await context.live_tables.delete_table(table_id)


@post(
    "/tables/{table_id:str}/rematch",
    responses=list_refusals(404, 409, 413, 422),
    summary="Play again",
    tags=["lobby"],
)
async def rematch(
    request: Client, context: Context, table_id: str, data: wire.Rematch
) -> Response[wire.Welcome]:
    """Open a table for the same game and the same seats; those of others are open there."""
    old, visitor = await find_table(context, request, table_id)
    if not (visitor.is_host or visitor.seats):
        raise Forbidden("no-seat")
    if old.row.position:
        raise Conflict("rematch-position")
    seed = _find_same_seed(old) if data.luck == "same" else None
    find_door(request.scope).check_opening(read_address(request))
    seats = [_seat_again(seat, visitor) for seat in old.seats]
    title = old.row.title if data.title is None else data.title.strip()
    options = dict(old.row.settings)
    table = await context.live_tables.open_table(old.row.game, options, seats, title, seed, old.id)
    return await host(request, context, table)


def _find_same_seed(old: Table) -> int:
    """The seed of a game; nobody may try out its luck before it is over."""
    if old.row.ending is None or old.row.seed is None:
        raise Conflict("rematch-luck")
    return int(old.row.seed)


def _seat_again(seat: SeatRow, visitor: Visitor) -> SeatRow:
    if seat.kind == "human" and seat.seat not in visitor.seats:
        return SeatRow(seat.seat, "open")
    return seat


ROUTES = (
    list_tables,
    open_table,
    import_table,
    table_facts,
    rename_table,
    delete_table,
    rematch,
)
