"""Pages for people, and answers for those who watch over the server."""

import asyncio
from pathlib import Path
from typing import Final

from litestar import Response, get

from siegeworks.server import wire
from siegeworks.server.http.doors import find_door
from siegeworks.server.http.errors import NotFound
from siegeworks.server.pages import client
from siegeworks.server.pages.index import write_index_page
from siegeworks.server.routes.common import Client, list_refusals, read_language
from siegeworks.server.routes.tables import list_tables
from siegeworks.server.tables.context import Context

STATIC: Final = Path(__file__).parents[1] / "static"
SCREENS: Final = [
    "/",
    "/new/{game:str}",
    "/t/{table_id:str}",
    "/t/{table_id:str}/replay",
    "/join/{table_id:str}",
    "/lesson/{game:str}/{lesson:str}",
    "/settings",
]


@get(SCREENS, include_in_schema=False, media_type="text/html")
async def show_screen(request: Client, context: Context) -> Response[str]:
    """The client, which shows what its address asks for; a plain list where it is not built."""
    page = client.read_start_page()
    if page is None:
        page = await _write_table_list(request, context)
    return Response(page, media_type="text/html", headers={"cache-control": "no-cache"})


def answer_not_found(request: Client) -> Response[str] | None:
    """For somebody who typed an address that leads nowhere; None for programs."""
    page = client.read_start_page()
    typed = "text/html" in request.headers.get("accept", "")
    if page is None or not typed or request.method != "GET":
        return None
    return Response(page, status_code=404, media_type="text/html")


@get("/tables", include_in_schema=False, media_type="text/html")
async def show_table_list(request: Client, context: Context) -> Response[str]:
    """The tables, for browsers that run no scripts."""
    return Response(await _write_table_list(request, context), media_type="text/html")


async def _write_table_list(request: Client, context: Context) -> str:
    lobby: wire.Lobby = await list_tables.fn(request, context)
    listed = find_door(request.scope).config.lobby
    return write_index_page(lobby.tables, listed, read_language(request))


@get("/app/{name:str}", include_in_schema=False, sync_to_thread=False)
def send_client_file(request: Client, name: str) -> Response[bytes]:
    """A file of the client; it may be kept for ever, as another one has another name."""
    found = client.find_file(name)
    if found is None:
        raise NotFound("no-page")
    headers = {"cache-control": "public, max-age=31536000, immutable", "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(found.packed, media_type=found.kind, headers=headers)
    return Response(found.plain, media_type=found.kind, headers=headers)


@get("/static/page.css", include_in_schema=False, sync_to_thread=False)
def send_style() -> Response[bytes]:
    """The style of our pages."""
    headers = {"cache-control": "public, max-age=3600"}
    return Response((STATIC / "page.css").read_bytes(), media_type="text/css", headers=headers)


@get("/favicon.ico", include_in_schema=False, sync_to_thread=False)
def send_icon() -> Response[bytes]:
    """The sign in a browser's tab."""
    return _send_drawing("icon.svg")


@get("/static/icon-turn.svg", include_in_schema=False, sync_to_thread=False)
def send_turn_icon() -> Response[bytes]:
    """The sign in the tab of somebody whose turn it is."""
    return _send_drawing("icon-turn.svg")


def _send_drawing(name: str) -> Response[bytes]:
    headers = {"cache-control": "public, max-age=86400"}
    return Response((STATIC / name).read_bytes(), media_type="image/svg+xml", headers=headers)


@get("/healthz", responses=list_refusals(), summary="Health", tags=["server"])
async def health(context: Context) -> dict[str, str]:
    """Whether the store lets the server write, by its lock, its file and the last write."""
    await asyncio.to_thread(context.store.check)
    return {"status": "well"}


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def show_metrics(context: Context) -> Response[bytes]:
    """Figures for Prometheus."""
    return Response(context.metrics.write(), media_type="text/plain; version=0.0.4; charset=utf-8")


ROUTES = (
    show_screen,
    show_table_list,
    send_client_file,
    send_style,
    send_icon,
    send_turn_icon,
    health,
    show_metrics,
)
