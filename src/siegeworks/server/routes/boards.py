"""How a game looks: its board for a table, and the files that a game draws it with."""

import asyncio
from typing import Final

from litestar import Response, get

from siegeworks import registry
from siegeworks.parts.board import board_of
from siegeworks.server import wire
from siegeworks.server.games import boards
from siegeworks.server.games.catalogue import hash_version
from siegeworks.server.http.errors import NotFound
from siegeworks.server.routes.common import (
    Client,
    Language,
    find_table,
    list_refusals,
    read_language,
)
from siegeworks.server.tables.context import Context

TYPES: Final = {".svg": "image/svg+xml", ".css": "text/css; charset=utf-8"}
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"


@get(
    "/tables/{table_id:str}/board", responses=list_refusals(404), summary="The board", tags=["play"]
)
async def show_board(
    request: Client, context: Context, table_id: str, language: Language = None
) -> wire.Board:
    """How this table is drawn: areas, slots, pieces and words. It stays the same for a whole game.

    Without a layout the zones of a view are to be shown plainly.
    """
    table, visitor = await find_table(context, request, table_id)
    visitor.refuse_stranger()
    return await asyncio.to_thread(boards.describe_board, table.match.start, read_language(request))


@get("/look/{game:str}/{name:str}", include_in_schema=False, sync_to_thread=True)
def show_art(request: Client, game: str, name: str) -> Response[bytes]:
    """A drawing or style sheet of a game; only files that lie in its folder ``look`` are known."""
    file = board_of(registry.game(game)).art().get(name)
    if file is None:
        raise NotFound("no-page")
    data = file.read_bytes()
    kept = request.query_params.get("v") == hash_version(data)
    headers = {"cache-control": FOR_EVER if kept else ASK_AGAIN}
    return Response(data, media_type=TYPES[file.suffix], headers=headers)


ROUTES = (show_board,)
FILES = (show_art,)
