"""The application: routes, refusals, schema, and what starts and stops with it."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any

from litestar import Litestar, Response, Router
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from litestar.types import ControllerRouterHandler

from siegeworks.core.errors import SiegeError
from siegeworks.server import wire
from siegeworks.server.http import errors
from siegeworks.server.http.errors import TooMany
from siegeworks.server.http.middleware import Guard
from siegeworks.server.http.settings import Config
from siegeworks.server.http.strict_json import StrictRequest
from siegeworks.server.pages.schema_page import SchemaFile, SchemaPage
from siegeworks.server.routes import (
    boards,
    games,
    history,
    lessons,
    lobby,
    pages,
    play,
    seating,
    socket,
    tables,
    text,
)
from siegeworks.server.routes.common import Client, tongue
from siegeworks.server.tables.context import Desk
from siegeworks.server.unexpected import unexpected

if TYPE_CHECKING:
    from siegeworks.store.database import Store

TITLE = "Siegeworks"
ABOUT = (
    "Tables, seats and games over HTTP. The socket of a table, "
    f"{wire.API}/tables/{{id}}/socket, and its messages are described in the documentation."
)


def make_app(config: Config, store: "Store") -> tuple[Guard, Desk]:
    """The application for a server, and its desk."""
    desk = Desk(config, store)
    modules = (games, lessons, tables, seating, play, boards, history, text, lobby, socket)
    routes: list[ControllerRouterHandler] = [route for m in modules for route in m.ROUTES]
    api = Router(path=wire.API, route_handlers=routes)

    @contextlib.asynccontextmanager
    async def open_doors(app: Litestar) -> AsyncIterator[None]:
        sweeping = asyncio.create_task(desk.hall.sweep_for_ever())
        yield
        sweeping.cancel()
        desk.hall.announcer.close()
        await desk.hall.close()

    app = Litestar(
        route_handlers=[api, *boards.FILES, *pages.ROUTES],
        dependencies={"desk": Provide(lambda: desk, sync_to_thread=False)},
        exception_handlers={
            SiegeError: _refused,
            HTTPException: _http,
            Exception: _unexpected,
        },
        lifespan=[open_doors],
        openapi_config=OpenAPIConfig(
            title=TITLE,
            version=str(wire.VERSION),
            description=ABOUT,
            path="/schema",
            use_handler_docstrings=True,
            render_plugins=[SchemaPage(), SchemaFile()],
        ),
        request_class=StrictRequest,
        request_max_body_size=config.limits.body,
        logging_config=None,
        debug=False,
    )
    return Guard(app, config, desk.metrics), desk


def _refused(request: Client, error: SiegeError) -> Response[wire.Problem]:
    headers = {"retry-after": str(error.wait)} if isinstance(error, TooMany) else {}
    problem = errors.problem(error, tongue(request))
    return Response(
        problem,
        status_code=errors.status(error),
        headers=headers,
        media_type="application/json",
    )


def _http(request: Client, error: HTTPException) -> Response[Any]:
    """What the framework refuses, in our words."""
    if error.status_code >= 500:
        return _unexpected(request, error)
    if error.status_code == 404 and (page := pages.lost(request)):
        return page
    told = _in_our_words(error)
    return Response(
        errors.problem(told, tongue(request)),
        status_code=error.status_code,
        headers=error.headers,
        media_type="application/json",
    )


def _in_our_words(error: HTTPException) -> SiegeError:
    if error.status_code == 404:
        return SiegeError("no-page")
    if error.status_code == 405:
        return SiegeError("no-method")
    if error.status_code == 413:
        return SiegeError("too-large")
    if error.status_code == 415:
        return SiegeError("not-json")
    return SiegeError("bad-request", place=_place(error))


def _unexpected(request: Client, error: Exception) -> Response[wire.Problem]:
    problem = unexpected(error, tongue(request))
    return Response(problem, status_code=500, media_type="application/json")


def _place(error: HTTPException) -> str:
    """Which field of a request is wrong, if it is known."""
    extra: Any = error.extra if isinstance(error, ValidationException) else None
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return str(extra[0].get("key", "")) or "body"
    return "body"
