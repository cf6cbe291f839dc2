"""Looking back at a table, and going on from there."""

import asyncio
from typing import Annotated, NamedTuple

from litestar import Response, get, post
from litestar.params import Parameter

from siegeworks.server import wire
from siegeworks.server.history import analysis_jobs, luck_history, past, what_if
from siegeworks.server.history.replays import Played, note_played
from siegeworks.server.http.doors import find_door
from siegeworks.server.http.errors import Conflict, Forbidden
from siegeworks.server.routes.common import (
    Client,
    Language,
    SeatQuery,
    find_table,
    list_refusals,
    read_address,
    read_language,
    replay,
    send_text,
)
from siegeworks.server.routes.tables import host
from siegeworks.server.tables.access import Visitor
from siegeworks.server.tables.context import Context
from siegeworks.server.tables.table import Table
from siegeworks.server.tables.views import Onlooker
from siegeworks.store import SeatRow

Place = Annotated[int, Parameter(ge=0, le=2**31 - 1, description="Of the journal.")]
Sequence = Annotated[int, Parameter(ge=0, le=2**31 - 1, description="Of a view seen before.")]


def find_onlooker_of_past(
    table: Table, visitor: Visitor, seat: int | None, language: str
) -> Onlooker:
    """With whose eyes a client looks back: its own, or anybody's when the game is over."""
    if seat is not None and seat < table.match.start.seats and table.row.ending is not None:
        visitor.refuse_stranger()
        return Onlooker(seat, "seat", language)
    eyes, role = visitor.eyes(seat, table.match.asked)
    return Onlooker(eyes, role, language)


class Back(NamedTuple):
    """A table, who looks back at it, and its game as it is on disk."""

    table: Table
    visitor: Visitor
    who: Onlooker
    played: Played


async def _look_back(request: Client, context: Context, table_id: str, seat: int | None) -> Back:
    table, visitor = await find_table(context, request, table_id)
    who = find_onlooker_of_past(table, visitor, seat, read_language(request))
    return Back(table, visitor, who, await read_game(table))


async def read_game(table: Table) -> Played:
    """The game as it is on disk."""
    async with table.hold():
        return note_played(table.match)


@get(
    "/tables/{table_id:str}/frames", responses=list_refusals(404), summary="In steps", tags=["past"]
)
async def show_frames(
    request: Client,
    context: Context,
    table_id: str,
    since: Sequence,
    seat: SeatQuery = None,
    language: Language = None,
) -> Response[wire.Frames]:
    """What changed with each line of the log since a sequence, as you see it.

    What was taken back since then is left out.
    """
    table, _, who, played = await _look_back(request, context, table_id, seat)
    rows = await asyncio.to_thread(context.store.journal, table.id)
    place = past.find_place(rows, since)
    return send_text(await replay(request, context, past.show_frames, played, place, who))


@get(
    "/tables/{table_id:str}/turns", responses=list_refusals(404), summary="Decisions", tags=["past"]
)
async def list_turns(
    request: Client,
    context: Context,
    table_id: str,
    seat: SeatQuery = None,
    language: Language = None,
) -> Response[list[wire.Turn]]:
    """All decisions so far. Of a game with secrets, others' have no words until it is over."""
    table, visitor, who, played = await _look_back(request, context, table_id, seat)
    everyone = range(table.match.start.seats)
    known = everyone if _is_all_open(table) else _list_known_seats(table, visitor, who)
    facts = (played, who.eyes, who.language, known)
    return send_text(await replay(request, context, past.show_turns, *facts))


def _list_known_seats(table: Table, visitor: Visitor, who: Onlooker) -> tuple[int, ...]:
    """Whose choices somebody may know; of several seats at a screen with secrets, one looks."""
    if table.match.can_seats_differ:
        return () if who.eyes is None else (who.eyes,)
    return (*visitor.seats, *visitor.hands)


def _is_all_open(table: Table) -> bool:
    return table.row.ending is not None or not table.match.game.has_secrets


@get(
    "/tables/{table_id:str}/at/{place:int}",
    responses=list_refusals(404, 422),
    summary="An earlier view",
    tags=["past"],
)
async def show_past(
    request: Client,
    context: Context,
    table_id: str,
    place: Place,
    seat: SeatQuery = None,
    language: Language = None,
) -> Response[wire.View]:
    """The table as you saw it at a decision; when the game is over, as any seat saw it.

    The journal's length as the place is the game as it is now.
    """
    table, _, who, played = await _look_back(request, context, table_id, seat)
    then = past.TableThen(table.row, table.sequence, table.seat_facts(), table.takeover_facts())
    return send_text(await replay(request, context, past.show_at, then, played, place, who))


@get("/tables/{table_id:str}/luck", responses=list_refusals(404), summary="Luck", tags=["past"])
async def show_luck(
    request: Client, context: Context, table_id: str, language: Language = None
) -> Response[list[wire.LuckStream]]:
    """What luck did so far against expectation, counted over the draws that everybody saw."""
    table, visitor = await find_table(context, request, table_id)
    visitor.refuse_stranger()
    facts = (await read_game(table), read_language(request))
    return send_text(await replay(request, context, luck_history.show_luck, *facts))


@get(
    "/tables/{table_id:str}/analysis",
    responses=list_refusals(404, 409),
    summary="Judged",
    tags=["past"],
)
async def show_analysis(
    request: Client,
    context: Context,
    table_id: str,
    seat: SeatQuery = None,
    language: Language = None,
) -> wire.Analysis:
    """A finished game judged, for a seat: the chances at each decision, what cost most, luck.

    It answers at once with how far it is; ask again until ``done`` is ``total`` and not 0.
    """
    table, visitor = await find_table(context, request, table_id)
    if table.row.ending is None:
        raise Conflict("analysis-over")
    who = find_onlooker_of_past(table, visitor, seat, read_language(request))
    address = read_address(request)
    job = context.analysis_jobs.find_or_begin(table.id, table.match, who.seat or 0, address)
    return analysis_jobs.describe_analysis(job, who.language)


@post(
    "/tables/{table_id:str}/branch",
    responses=list_refusals(404, 409, 413, 422),
    summary="What if",
    tags=["past"],
)
async def branch(
    request: Client, context: Context, table_id: str, data: wire.Branch, language: Language = None
) -> Response[wire.Welcome]:
    """Open a table that goes on from an earlier decision, with fresh luck; it counts as assisted.

    All seats of people are yours there. While the game goes on, only whoever plays alone may, and
    what their seat cannot see lies anew.
    """
    table, visitor = await find_table(context, request, table_id)
    played = await read_game(table)
    eyes = _find_branching_seat(table, visitor)
    find_door(request.scope).check_opening(read_address(request))
    facts = (played, data.place, eyes)
    position = await replay(request, context, what_if.find_position, *facts)
    match = await asyncio.to_thread(what_if.begin_branch, table.match.start, position)
    seats = [s if s.kind == "bot" else SeatRow(s.seat, "human", s.name) for s in table.seats]
    title = data.title.strip() or what_if.name_branch(table.row.title, read_language(request))
    opened = await context.live_tables.open_match(match, seats, title, assisted=True)
    return await host(request, context, opened)


def _find_branching_seat(table: Table, visitor: Visitor) -> int | None:
    """Whose eyes a what-if is for; nobody's when the game is over. Forbidden if it must wait."""
    visitor.refuse_stranger()
    if table.row.ending is not None:
        return None
    people = {seat.seat for seat in table.seats if seat.kind != "bot"}
    if not visitor.seats or people - set(visitor.seats):
        raise Forbidden("branch-others")
    return visitor.answering_seat(None, table.match.asked)


ROUTES = (show_frames, list_turns, show_past, show_luck, show_analysis, branch)
