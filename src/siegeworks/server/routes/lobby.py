"""The stream of the lobby."""

from collections.abc import AsyncIterator
from typing import Annotated

import msgspec
from litestar import get
from litestar.params import Parameter
from litestar.response import ServerSentEvent, ServerSentEventMessage

from siegeworks.server.http.doors import Door, find_door
from siegeworks.server.routes.common import Client, list_refusals, read_address
from siegeworks.server.tables.context import Context


@get(
    "/lobby",
    media_type="text/event-stream",
    responses=list_refusals(),
    summary="What happens to tables",
    tags=["lobby"],
)
async def lobby(
    request: Client,
    context: Context,
    ids: Annotated[str | None, Parameter(max_length=1200)] = None,
) -> ServerSentEvent:
    """Server-sent events: created, changed, finished, deleted, each with the table's facts.

    Where the list of tables is private, only of the tables whose ids you name.
    """
    address = read_address(request)
    wanted = None if ids is None else frozenset(ids.split(","))
    door = find_door(request.scope)
    if wanted is None and not door.config.lobby:
        wanted = frozenset()
    door.sockets.open(address)
    return ServerSentEvent(_send_messages(context, door, address, wanted))


async def _send_messages(
    context: Context, door: Door, address: str, wanted: frozenset[str] | None
) -> AsyncIterator[ServerSentEventMessage]:
    try:
        lobby = context.live_tables.lobby
        events = lobby.listen(lambda table: wanted is None or table in wanted, door)
        async for event in events:
            if event is None:
                yield ServerSentEventMessage(data=None, comment="here")
            else:
                data = msgspec.json.encode(event).decode()
                yield ServerSentEventMessage(data=data, event=event.event)
    finally:
        door.sockets.close(address)


ROUTES = (lobby,)
