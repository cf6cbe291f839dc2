"""Text mode: a table in words, played by typed lines."""

from litestar import get

from siegeworks.server import wire
from siegeworks.server.routes.common import (
    Client,
    Language,
    SeatQuery,
    changing,
    met,
    refusals,
    tongue,
)
from siegeworks.server.tables import text_mode
from siegeworks.server.tables.context import Desk
from siegeworks.server.tables.views import Onlooker


@get("/tables/{table_id:str}/text", responses=refusals(404), summary="As text", tags=["text"])
async def show_text(
    request: Client,
    desk: Desk,
    table_id: str,
    seat: SeatQuery = None,
    language: Language = None,
) -> wire.TextPage:
    """The table as lines of text: the board, what is asked, and the numbered options."""
    table, visitor = await met(desk, request, table_id)
    eyes, role = visitor.looks(seat, table.match.asked)
    async with table.steady():
        return text_mode.page(table, Onlooker(eyes, role, tongue(request)))


@changing("/tables/{table_id:str}/line", summary="Type a line", tags=["text"])
async def type_line(
    request: Client, desk: Desk, table_id: str, data: wire.Typed, language: Language = None
) -> wire.TextPage:
    """Do what a typed line says, as in the terminal: an option, or a command such as ``help``.

    After a choice, what happened and the whole position come back; else the answer to the command.
    """
    table, visitor = await met(desk, request, table_id)
    eyes, role = visitor.looks(data.seat, table.match.asked)
    who = Onlooker(eyes, role, tongue(request))
    async with table.steady():
        wish, page = text_mode.read(table, who, data)
        known = text_mode.heard(table.match, who)
    if wish is not None:
        await desk.act(table, visitor, *wish)
    if page is None:
        async with table.steady():
            page = text_mode.page(table, who, known)
    return page


ROUTES = (show_text, type_line)
