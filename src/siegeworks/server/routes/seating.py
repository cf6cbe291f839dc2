"""Seats and the links to them."""

import asyncio
from dataclasses import replace
from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import Parameter

from siegeworks.server import wire
from siegeworks.server.http.doors import find_door
from siegeworks.server.http.errors import Conflict, Forbidden, NotFound
from siegeworks.server.routes.common import (
    FROM_0,
    Client,
    find_table,
    list_refusals,
    show_link,
    welcome,
)
from siegeworks.server.routes.tables import find_bot
from siegeworks.server.tables.access import COOKIE, Visitor, extend_cookie
from siegeworks.server.tables.context import Context
from siegeworks.server.tables.live_tables import (
    check_bots,
    refuse_guest_on,
    refuse_guests,
    refuse_host_on,
)
from siegeworks.server.tables.table import Table
from siegeworks.server.wire.view import Role
from siegeworks.store import LinkRow, SeatRow

SeatPath = Annotated[int, Parameter(ge=0, le=30)]


@post(
    "/tables/{table_id:str}/join",
    status_code=200,
    responses=list_refusals(404, 413, 422),
    summary="Join",
    tags=["seats"],
)
async def join(
    request: Client, context: Context, table_id: str, data: wire.Join
) -> Response[wire.Welcome]:
    """Exchange a link, once, for a cookie that makes you what the link says.

    With that cookie you may follow the same link again, and sit where you sat. In a game with
    secrets whoever had the seat before is out then. On a local server no link is needed: whoever
    is at the machine is the host and has all seats of people; with secrets, not those that others
    came to by a link.
    """
    table = await context.live_tables.get(table_id)
    if data.link:
        secrets = await _enter_by_link(request, context, table, data)
    elif find_door(request.scope).config.public:
        raise Forbidden("link-needed")
    else:
        others = await context.access.list_guests(table) if table.match.can_seats_differ else ()
        people = [s.seat for s in table.seats if s.kind == "human" and s.seat not in others]
        secrets = await context.access.make_sessions(table.id, people, host=True)
    cookie = extend_cookie(request.cookies.get(COOKIE), secrets)
    visitor = await context.access.visitor(table.id, cookie)
    return welcome(request, table, visitor, secrets)


async def _enter_by_link(
    request: Client, context: Context, table: Table, data: wire.Join
) -> list[str]:
    access, cookie = context.access, request.cookies.get(COOKIE)
    link = await access.find_link(table.id, data.link, cookie)
    if link is None:
        raise Forbidden("link-closed")
    secrets: list[str] = []
    if not await access.has_followed(link, cookie):
        visitor = await access.visitor(table.id, cookie)
        session = await _follow(context, table, visitor, link, data.link)
        if session is None:
            raise Forbidden("link-closed")
        secrets = [session]
    if link.role == "seat" and link.seat is not None:
        await _sit(table, link.seat, data.name.strip())
    return secrets


async def _follow(
    context: Context, table: Table, visitor: Visitor, link: LinkRow, secret: str
) -> str | None:
    """Let somebody new come by a link; None if it is not good any more.

    Where everybody sees the same, a seat may be had on several devices. With secrets it has one
    holder: nobody can tell whether the other device is another person's.
    """
    if link.role != "seat" or link.seat is None or link.seat in visitor.seats:
        return await context.access.enter(secret)
    refuse_guest_on(table.row, table.seats, link.seat)
    seat = find_seat(table, link.seat)
    if table.match.can_seats_differ or seat.kind != "human":
        return await context.access.enter_alone(table, secret)
    return await context.access.enter(secret)


async def _sit(table: Table, number: int, name: str) -> None:
    """Let a person sit on a seat."""
    old = find_seat(table, number)
    new = replace(old, kind="human", name=name or old.name, bot="")
    if new != old:
        await table.set_seat(new)


def find_seat(table: Table, number: int) -> SeatRow:
    """A seat of a table."""
    found = next((seat for seat in table.seats if seat.seat == number), None)
    if found is None:
        raise NotFound("no-such-seat", seat=number)
    return found


@post(
    "/tables/{table_id:str}/leave",
    status_code=200,
    responses=list_refusals(404),
    summary="Leave",
    tags=["seats"],
)
async def leave(request: Client, context: Context, table_id: str) -> Response[wire.Me]:
    """Give back the cookie: this client is nobody at the table from now on."""
    table = await context.live_tables.get(table_id)
    await context.access.leave(request.cookies.get(COOKIE))
    table.check_links()
    response = Response(Visitor().facts())
    path = f"{wire.API}/tables/{table_id}"
    gone = Cookie(key=COOKIE, value="", path=path, max_age=0, httponly=True, samesite="strict")
    response.set_cookie(gone)
    return response


@get("/tables/{table_id:str}/links", responses=list_refusals(404), summary="Links", tags=["seats"])
async def list_links(request: Client, context: Context, table_id: str) -> list[wire.LinkFacts]:
    """The links of a table: the host sees all, others those of their seats."""
    table, visitor = await find_table(context, request, table_id)
    rows = await asyncio.to_thread(context.store.links, table.id)
    return [_describe_link(row) for row in rows if visitor.is_host or row.seat in visitor.seats]


def _describe_link(row: LinkRow) -> wire.LinkFacts:
    host = row.role == "seat" and row.seat is None
    role = "host" if host else row.role
    return wire.LinkFacts(role, row.seat, row.used, row.revoked, row.created)


@post(
    "/tables/{table_id:str}/links",
    responses=list_refusals(404, 409, 413, 422),
    summary="Make a link",
    tags=["seats"],
)
async def make_link(
    request: Client, context: Context, table_id: str, data: wire.LinkWish
) -> wire.Link:
    """A link to a seat that is open or your own, to your own hand, or for spectators.

    Whoever follows a link to a seat of a game with secrets is the only one to have it then.
    """
    table, visitor = await find_table(context, request, table_id)
    if data.role == "watch":
        if not (visitor.is_host or visitor.seats):
            raise Forbidden("no-seat")
        secret = await context.access.make_link(table.id, "watch", None)
        return await show_link(context, request, table, "watch", None, secret)
    if data.seat is None:
        raise Conflict("which-seat")
    seat = find_seat(table, data.seat)
    if seat.seat not in visitor.seats:
        if data.role == "hand" or not visitor.is_host:
            raise Forbidden("not-your-seat", seat=seat.seat)
        if seat.kind == "human":
            raise Conflict("seat-taken", seat=seat.seat)
        refuse_guests(table.row)
    if data.role == "seat":
        refuse_guest_on(table.row, table.seats, seat.seat)
    secret = await context.access.make_link(table.id, data.role, seat.seat)
    return await show_link(context, request, table, data.role, seat.seat, secret)


@post(
    "/tables/{table_id:str}/links/shown",
    status_code=200,
    responses=list_refusals(404, 413, 422),
    summary="Look at a link",
    tags=["seats"],
)
async def look_at_link(
    request: Client, context: Context, table_id: str, data: wire.LinkSecret
) -> wire.Link:
    """What a link opens, and by which addresses others can follow it now. It stays unused."""
    table = await context.live_tables.get(table_id)
    link = await context.access.find_link(table.id, data.link, request.cookies.get(COOKIE))
    if link is None:
        raise Forbidden("link-closed")
    return await show_link(context, request, table, link.role, link.seat, data.link)


@delete(
    "/tables/{table_id:str}/links",
    status_code=200,
    responses=list_refusals(404, 409, 422),
    summary="Close links",
    tags=["seats"],
)
async def close_links(
    request: Client,
    context: Context,
    table_id: str,
    role: Role,
    seat: Annotated[int | None, Parameter(ge=0, le=30, schema_extra=FROM_0)] = None,
) -> wire.Closed:
    """Close the links of spectators, to a seat or to a hand; who came in by them is out.

    The host may close all but those into hands, which are their players' own. A seat whose links
    are closed is open again, and nobody looks into its hand any more.
    """
    table, visitor = await find_table(context, request, table_id)
    if role != "watch" and seat is None:
        raise Conflict("which-seat")
    mine = seat is not None and seat in visitor.seats
    if not mine and (role == "hand" or not visitor.is_host):
        raise Forbidden("not-host" if seat is None else "not-your-seat", seat=seat)
    if role != "seat" or seat is None:
        return wire.Closed(await context.access.close_links(table, role, seat))
    number = await context.access.leave_seat(table, seat)
    await table.set_seat(replace(find_seat(table, seat), kind="open", bot=""))
    return wire.Closed(number)


@put(
    "/tables/{table_id:str}/seats/{seat:int}",
    responses=list_refusals(404, 409, 413, 422),
    summary="Change a seat",
    tags=["seats"],
)
async def change_seat(
    request: Client, context: Context, table_id: str, seat: SeatPath, data: wire.SeatWish
) -> Response[wire.Welcome]:
    """Start or stop a bot, take over an open seat or a bot's, or change your own name.

    A bot that is stopped leaves an open seat, which keeps the bot's name. The host may also let a
    bot play for somebody who is not connected; their link and their cookie stay good. Whoever had
    a seat that is taken over is out; in a game with secrets everybody is told. Whoever leaves a
    seat open, or in a game with secrets to a bot, has it no longer.
    """
    table, visitor = await find_table(context, request, table_id)
    old = find_seat(table, seat)
    mine = seat in visitor.seats
    if not mine:
        visitor.refuse_guest()
        _refuse_taking(table, old, data)
    bot = find_bot(data) or (old.bot if data.kind == "open" else "")
    new = SeatRow(seat, data.kind, data.name.strip() or old.name, bot)
    check_bots(table.match.game, [new])
    secrets: list[str] = []
    if new.kind == "human" and not mine:
        refuse_host_on(table.row, table.seats, visitor.seats, seat)
        secrets = [await context.access.take_seat(table, seat)]
        visitor = replace(visitor, seats=tuple(sorted((*visitor.seats, seat))))
    elif mine and _is_given_up(table, new):
        await context.access.leave_seat(table, seat)
        visitor = replace(visitor, seats=tuple(s for s in visitor.seats if s != seat))
    await table.set_seat(new)
    return welcome(request, table, visitor, secrets)


def _is_given_up(table: Table, new: SeatRow) -> bool:
    """Whether whoever has a seat has it no longer: it is open, or a bot has secrets there."""
    return new.kind == "open" or (new.kind == "bot" and table.match.can_seats_differ)


def _refuse_taking(table: Table, old: SeatRow, wish: wire.SeatWish) -> None:
    """Refuse to take a seat from a person; a bot may play for one who is not connected."""
    if old.kind != "human":
        return
    if wish.kind != "bot":
        raise Conflict("seat-taken", seat=old.seat)
    if old.seat in table.connected:
        raise Conflict("seat-here", seat=old.seat)


@post(
    "/tables/{table_id:str}/seats/{seat:int}/back",
    status_code=200,
    responses=list_refusals(404, 409, 422),
    summary="Give a seat back",
    tags=["seats"],
)
async def give_back(
    request: Client, context: Context, table_id: str, seat: SeatPath
) -> wire.TableFacts:
    """Let the person play again for whom a bot does. The host may, and the person."""
    table, visitor = await find_table(context, request, table_id)
    old = find_seat(table, seat)
    if seat not in visitor.seats:
        visitor.refuse_guest()
    links = await asyncio.to_thread(context.store.links, table.id)
    if not any(_is_way_to(link, seat) for link in links):
        raise Conflict("nobody-to-return", seat=seat)
    if old.kind != "human":
        await table.set_seat(replace(old, kind="human", bot=""))
    return table.facts()


def _is_way_to(link: LinkRow, seat: int) -> bool:
    """Whether somebody has come to a seat by a link that is still good."""
    return link.role == "seat" and link.seat == seat and link.used and not link.revoked


ROUTES = (
    join,
    leave,
    list_links,
    make_link,
    look_at_link,
    close_links,
    change_seat,
    give_back,
)
