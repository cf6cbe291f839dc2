"""Text mode: a table in words, played by typed lines."""

from litestar import get

from siegeworks.server import wire
from siegeworks.server.http.doors import find_door
from siegeworks.server.routes.common import (
    Client,
    Language,
    SeatQuery,
    changing,
    find_table,
    list_refusals,
    read_language,
    weigh,
)
from siegeworks.server.tables import text_mode
from siegeworks.server.tables.access import check_pace
from siegeworks.server.tables.context import Context
from siegeworks.server.tables.views import Onlooker


@get("/tables/{table_id:str}/text", responses=list_refusals(404), summary="As text", tags=["text"])
async def show_text(
    request: Client,
    context: Context,
    table_id: str,
    seat: SeatQuery = None,
    language: Language = None,
    narrow: bool = False,
) -> wire.TextPage:
    """The table as lines of text: the board, what is asked, and the numbered options.

    On a narrow screen the board is told in sentences.
    Of several at one screen with secrets, only whom it waits for, until one is named.
    """
    table, visitor = await find_table(context, request, table_id)
    if visitor.is_covered(seat, table):
        async with table.hold():
            return text_mode.show_curtain(table, visitor.seats, read_language(request))
    eyes, role = visitor.eyes(seat, table.match.asked)
    async with table.hold():
        who = Onlooker(eyes, role, read_language(request))
        return text_mode.show_page(table, who, is_narrow=narrow)


@changing("/tables/{table_id:str}/line", summary="Type a line", tags=["text"])
async def type_line(
    request: Client, context: Context, table_id: str, data: wire.Typed, language: Language = None
) -> wire.TextPage:
    """Do what a typed line says, as in the terminal: an option, or a command such as ``help``.

    After a choice, what happened and the whole position come back; else the answer to the command.
    Of several at one screen with secrets, one must be named.
    """
    table, visitor = await find_table(context, request, table_id)
    if visitor.is_covered(data.seat, table):
        async with table.hold():
            return text_mode.show_curtain(table, visitor.seats, read_language(request))
    eyes, role = visitor.eyes(data.seat, table.match.asked)
    who = Onlooker(eyes, role, read_language(request))
    async with table.hold():
        question, sequence = text_mode.ask_odds(table, who, data), table.sequence
    if question is not None:
        check_pace(find_door(request.scope).moves, table, eyes)
        return wire.TextPage(await weigh(request, context, text_mode.tell_odds, question), sequence)
    async with table.hold():
        wish, page = text_mode.read_line(table, who, data)
        known = text_mode.count_lines(table.match, who)
    if wish is not None:
        await context.access.act(table, visitor, find_door(request.scope).moves, *wish)
    if page is None:
        async with table.hold():
            page = text_mode.show_page(table, who, known, data.narrow)
    return page


ROUTES = (show_text, type_line)
