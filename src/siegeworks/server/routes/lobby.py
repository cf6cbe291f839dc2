"""The stream of the lobby."""

from collections.abc import AsyncIterator
from typing import Annotated

import msgspec
from litestar import get
from litestar.params import Parameter
from litestar.response import ServerSentEvent, ServerSentEventMessage

from siegeworks.server.http.errors import TooMany
from siegeworks.server.routes.common import Client, refusals, where_from
from siegeworks.server.tables.context import Desk


@get(
    "/lobby",
    media_type="text/event-stream",
    responses=refusals(),
    summary="What happens to tables",
    tags=["lobby"],
)
async def lobby(
    request: Client,
    desk: Desk,
    ids: Annotated[str | None, Parameter(max_length=1200)] = None,
) -> ServerSentEvent:
    """Server-sent events: created, changed, finished, deleted, each with the table's facts.

    Where the list of tables is private, only of the tables whose ids you name.
    """
    address = where_from(request)
    wanted = None if ids is None else frozenset(ids.split(","))
    if wanted is None and not desk.config.lobby:
        wanted = frozenset()
    if not desk.sockets.enter(address):
        raise TooMany("too-many-sockets", most=desk.sockets.most, seconds=30)
    return ServerSentEvent(_messages(desk, address, wanted))


async def _messages(
    desk: Desk, address: str, wanted: frozenset[str] | None
) -> AsyncIterator[ServerSentEventMessage]:
    try:
        told = desk.hall.announcer.listen(lambda table: wanted is None or table in wanted)
        async for event in told:
            if event is None:
                yield ServerSentEventMessage(data=None, comment="here")
            else:
                data = msgspec.json.encode(event).decode()
                yield ServerSentEventMessage(data=data, event=event.event)
    finally:
        desk.sockets.leave(address)


ROUTES = (lobby,)
