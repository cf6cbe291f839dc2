"""The lessons of a game."""

import asyncio

from litestar import Response, get, post

from siegeworks import registry
from siegeworks.server import wire
from siegeworks.server.games import lessons
from siegeworks.server.http.doors import find_door
from siegeworks.server.routes.common import (
    Client,
    Language,
    list_refusals,
    read_address,
    read_language,
)
from siegeworks.server.routes.tables import host
from siegeworks.server.tables.context import Context
from siegeworks.store import SeatRow


@get(
    "/games/{game:str}/lessons/{key:str}",
    responses=list_refusals(404),
    summary="A lesson",
    tags=["games"],
    sync_to_thread=True,
)
def one_lesson(request: Client, game: str, key: str, language: Language = None) -> wire.Lesson:
    """A guided game: what is said at which decision, and what is asked for."""
    return lessons.describe_lesson(registry.game(game), key, read_language(request))


@post(
    "/games/{game:str}/lessons/{key:str}",
    responses=list_refusals(404, 413, 422),
    summary="Open a lesson",
    tags=["games"],
)
async def open_lesson(
    request: Client,
    context: Context,
    game: str,
    key: str,
    data: wire.LessonTable,
    language: Language = None,
) -> Response[wire.Welcome]:
    """Open the table of a lesson. You are its host, and sit on the seat that is taught.

    Bots sit on the others, and do what the lesson has for them as long as you follow it. One that
    begins in the middle of a game counts as assisted.
    """
    taught = registry.game(game)
    script = await asyncio.to_thread(lessons.find_script, taught, key)
    find_door(request.scope).check_opening(read_address(request))
    match = await asyncio.to_thread(lessons.begin_lesson, taught, script)
    title = data.title.strip() or lessons.name_lesson(taught, key, read_language(request))
    bots = lessons.list_bots(taught, script)
    seats = [_make_seat(seat, bots.get(seat, "")) for seat in range(script.seats)]
    begun = bool(script.situation)
    table = await context.live_tables.open_match(
        match, seats, title[:120], assisted=begun, luck_from="lesson"
    )
    return await host(request, context, table)


def _make_seat(seat: int, bot: str) -> SeatRow:
    return SeatRow(seat, "bot" if bot else "human", bot=bot)


ROUTES = (one_lesson, open_lesson)
