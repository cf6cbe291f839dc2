"""Looking at a table and answering."""

import asyncio
from typing import Annotated

from litestar import Response, get
from litestar.params import Parameter

from siegeworks.core.errors import UndoRefused
from siegeworks.server import wire
from siegeworks.server.history import odds, past
from siegeworks.server.history.replays import note_played
from siegeworks.server.http.doors import find_door
from siegeworks.server.http.errors import Forbidden
from siegeworks.server.routes.common import (
    At,
    Client,
    Covered,
    Language,
    SeatQuery,
    Since,
    changing,
    find_table,
    list_refusals,
    read_language,
    replay,
    send_text,
    weigh,
)
from siegeworks.server.tables.access import ActKind, Visitor, check_pace
from siegeworks.server.tables.context import Context
from siegeworks.server.tables.prompts import show_refused
from siegeworks.server.tables.table import Table
from siegeworks.server.tables.views import WATCH, Onlooker


@get("/tables/{table_id:str}/view", responses=list_refusals(404), summary="Look", tags=["play"])
async def view(
    request: Client,
    context: Context,
    table_id: str,
    seat: SeatQuery = None,
    since: Since = None,
    covered: Covered = False,
    language: Language = None,
) -> wire.View:
    """The table as you see it: all that is needed to draw it and to answer."""
    table, visitor = await find_table(context, request, table_id)
    if covered and visitor.is_covered(seat, table):
        return await table.look(Onlooker(None, WATCH, read_language(request)), since)
    who = visitor.onlooker(seat, read_language(request), table)
    return await table.look(who, since)


async def _act(
    request: Client,
    context: Context,
    table_id: str,
    kind: ActKind,
    wish: wire.Answer | wire.TakeBack,
) -> wire.Receipt:
    table, visitor = await find_table(context, request, table_id)
    pace = find_door(request.scope).moves
    return await context.access.act(table, visitor, pace, kind, wish)


@changing("/tables/{table_id:str}/choice", summary="Choose", tags=["play"])
async def choose(
    request: Client, context: Context, table_id: str, data: wire.Answer
) -> wire.Receipt:
    """Take an option. When the answer comes, the choice is on disk.

    With a key it is safe to send the same choice again: it counts once.
    """
    return await _act(request, context, table_id, "choice", data)


@changing("/tables/{table_id:str}/undo", summary="Take back", tags=["play"])
async def undo(
    request: Client, context: Context, table_id: str, data: wire.TakeBack
) -> wire.Receipt:
    """Take back your latest choice, or all down to a place that the view names."""
    return await _act(request, context, table_id, "undo", data)


@changing("/tables/{table_id:str}/redo", summary="Take again", tags=["play"])
async def redo(
    request: Client, context: Context, table_id: str, data: wire.TakeBack
) -> wire.Receipt:
    """Take the choice again that you took back last."""
    return await _act(request, context, table_id, "redo", data)


@changing("/tables/{table_id:str}/rewind", summary="Practice", tags=["play"])
async def rewind(
    request: Client, context: Context, table_id: str, data: wire.TakeBack
) -> wire.Receipt:
    """In a solo game, go back to any earlier decision; the game counts as assisted from then on."""
    return await _act(request, context, table_id, "rewind", data)


@get(
    "/tables/{table_id:str}/moments",
    responses=list_refusals(404, 422),
    summary="Earlier decisions",
    tags=["play"],
)
async def list_moments(
    request: Client, context: Context, table_id: str, language: Language = None
) -> Response[list[wire.Moment]]:
    """The decisions of a solo game so far, for the practice rewind."""
    table, visitor = await find_table(context, request, table_id)
    visitor.answering_seat(None, ())
    async with table.hold():
        if table.match.start.seats != 1:
            raise UndoRefused("rewind-solo")
        played = note_played(table.match)
    language_of = read_language(request)
    return send_text(await replay(request, context, past.show_moments, played, language_of))


@get(
    "/tables/{table_id:str}/odds", responses=list_refusals(404, 422), summary="Odds", tags=["play"]
)
async def show_odds(
    request: Client,
    context: Context,
    table_id: str,
    option: Annotated[str, Parameter(max_length=200)],
    seat: SeatQuery = None,
    sequence: At = None,
    language: Language = None,
) -> Response[wire.Odds]:
    """What luck may do next if you take an option: counted, or simulated if things are hidden."""
    table, visitor = await find_table(context, request, table_id)
    who = visitor.answering_seat(seat, table.match.asked)
    check_pace(find_door(request.scope).moves, table, who)
    async with table.hold():
        if sequence is not None and sequence != table.sequence:
            return Response(wire.Odds(option, "passed", 0, []))
        question = odds.ask_odds(table.match, who, option, read_language(request))
    return send_text(await weigh(request, context, odds.show_odds, question))


@get(
    "/tables/{table_id:str}/reasons",
    responses=list_refusals(404, 422),
    summary="Why not",
    tags=["play"],
)
async def show_reasons(
    request: Client,
    context: Context,
    table_id: str,
    seat: SeatQuery = None,
    language: Language = None,
) -> wire.Reasons:
    """Everything that you may try now and that is not possible, with the reason of each."""
    table, visitor = await find_table(context, request, table_id)
    who = visitor.answering_seat(seat, table.match.asked)
    check_pace(find_door(request.scope).moves, table, who)
    async with table.hold():
        refused = [*table.match.refusals(who), *table.match.quiet_refusals(who)]
        words = read_language(request)
        return wire.Reasons(table.sequence, [show_refused(one, words) for one in refused])


@get(
    "/tables/{table_id:str}/record",
    media_type="text/plain",
    responses=list_refusals(404),
    summary="Save",
    tags=["play"],
)
async def save(request: Client, context: Context, table_id: str) -> Response[str]:
    """The game as a ``.siege`` file, with the seed once it is over.

    Before that, in a game with secrets, only whoever plays all seats gets it.
    """
    table, visitor = await find_table(context, request, table_id)
    over = table.row.ending is not None
    _check_reader(table, visitor, over)
    text = await asyncio.to_thread(context.store.record_text, table.id, over)
    name = f"{table.row.game}-{table.id[:8]}.siege"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain", headers=headers)


def _check_reader(table: Table, visitor: Visitor, over: bool) -> None:
    visitor.refuse_stranger()
    if table.match.game.has_secrets and not over and len(visitor.seats) < table.match.start.seats:
        raise Forbidden("record-secret")


ROUTES = (view, choose, undo, redo, rewind, list_moments, show_odds, show_reasons, save)
