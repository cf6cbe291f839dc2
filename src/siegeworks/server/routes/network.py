"""The door to the local network: opened and closed from the machine itself, and nowhere else."""

from litestar import delete, get, post

from siegeworks.server import wire
from siegeworks.server.http.doors import is_at_this_machine
from siegeworks.server.http.errors import Forbidden
from siegeworks.server.http.network_door import NetworkDoor
from siegeworks.server.routes.common import Client, list_refusals
from siegeworks.server.tables.context import Context


@get("/network", responses=list_refusals(), summary="The local network", tags=["server"])
async def show_network(request: Client, context: Context) -> wire.Network:
    """Whether friends on the local network can come in; where, only this machine is told."""
    if context.network is None or not is_at_this_machine(request.scope):
        return wire.Network(mine=False, open=False, addresses=[])
    return _describe_door(context.network)


@post(
    "/network",
    status_code=200,
    responses=list_refusals(),
    summary="Let friends in",
    tags=["server"],
)
async def open_network(request: Client, context: Context) -> wire.Network:
    """Open a second door for the local network, under the rules of a public server.

    There links are needed, and nobody sees the list of tables. It closes with the server.
    """
    door = _find_own_door(request, context)
    server = request.scope["server"]
    await door.open((server and server[1]) or context.config.port)
    return _describe_door(door)


@delete(
    "/network",
    status_code=200,
    responses=list_refusals(),
    summary="Let nobody in",
    tags=["server"],
)
async def close_network(request: Client, context: Context) -> wire.Network:
    """Close the door to the local network; who came in by it is out until it opens again."""
    door = _find_own_door(request, context)
    await door.close()
    return _describe_door(door)


def _find_own_door(request: Client, context: Context) -> NetworkDoor:
    if context.network is None or not is_at_this_machine(request.scope):
        raise Forbidden("not-this-machine")
    return context.network


def _describe_door(door: NetworkDoor) -> wire.Network:
    return wire.Network(mine=True, open=door.is_open, addresses=door.origins)


ROUTES = (show_network, open_network, close_network)
