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
from siegeworks.server.http.errors import TooMany, TooSlow
from siegeworks.server.http.middleware import Middleware
from siegeworks.server.http.network_door import NetworkDoor
from siegeworks.server.http.settings import Config
from siegeworks.server.http.strict_json import StrictRequest
from siegeworks.server.pages.schema_page import SchemaFile, SchemaPage
from siegeworks.server.routes import (
    boards,
    games,
    history,
    lessons,
    lobby,
    network,
    pages,
    play,
    seating,
    socket,
    tables,
    text,
)
from siegeworks.server.routes.common import Client, read_language
from siegeworks.server.tables.context import Context

if TYPE_CHECKING:
    from siegeworks.store.database import Store

TITLE = "Siegeworks"
ABOUT = (
    "Tables, seats and games over HTTP. The socket of a table, "
    f"{wire.API}/tables/{{id}}/socket, and its messages are described in the documentation."
)


def make_app(config: Config, store: "Store") -> tuple[Middleware, Context]:
    """The application for a server, and what its routes share."""
    context = Context(config, store)
    modules = (games, lessons, tables, seating, play, boards, history, text, lobby, network, socket)
    routes: list[ControllerRouterHandler] = [route for m in modules for route in m.ROUTES]
    api = Router(path=wire.API, route_handlers=routes)

    @contextlib.asynccontextmanager
    async def run_tables(app: Litestar) -> AsyncIterator[None]:
        unloading = asyncio.create_task(context.live_tables.unload_for_ever())
        yield
        unloading.cancel()
        try:
            await door.close()
        finally:
            await context.close()

    app = Litestar(
        route_handlers=[api, *boards.FILES, *pages.ROUTES],
        dependencies={"context": Provide(lambda: context, sync_to_thread=False)},
        exception_handlers={
            SiegeError: _answer_refusal,
            HTTPException: _answer_http_error,
            Exception: _answer_unexpected,
        },
        lifespan=[run_tables],
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
    door = NetworkDoor(app, config, context.metrics, context.live_tables.lobby)
    if not config.public:
        context.network = door
    return Middleware(app, context.door, context.metrics), context


def _answer_refusal(request: Client, error: SiegeError) -> Response[wire.Problem]:
    headers = {"retry-after": str(error.wait)} if isinstance(error, TooMany) else {}
    if isinstance(error, TooSlow):
        headers["connection"] = "close"  # what would still come belongs to nothing
    problem = errors.describe_problem(error, read_language(request))
    return Response(
        problem,
        status_code=errors.find_status(error),
        headers=headers,
        media_type="application/json",
    )


def _answer_http_error(request: Client, error: HTTPException) -> Response[Any]:
    """What the framework refuses, in our words."""
    if error.status_code >= 500:
        return _answer_unexpected(request, error)
    if error.status_code == 404 and (page := pages.answer_not_found(request)):
        return page
    refusal = _put_in_our_words(error)
    return Response(
        errors.describe_problem(refusal, read_language(request)),
        status_code=error.status_code,
        headers=error.headers,
        media_type="application/json",
    )


def _put_in_our_words(error: HTTPException) -> SiegeError:
    if error.status_code == 404:
        return SiegeError("no-page")
    if error.status_code == 405:
        return SiegeError("no-method")
    if error.status_code == 413:
        return SiegeError("too-large")
    if error.status_code == 415:
        return SiegeError("not-json")
    return SiegeError("bad-request", place=_find_place(error))


def _answer_unexpected(request: Client, error: Exception) -> Response[wire.Problem]:
    problem = errors.log_unexpected(error, read_language(request))
    return Response(problem, status_code=500, media_type="application/json")


def _find_place(error: HTTPException) -> str:
    """Which field of a request is wrong, if it is known."""
    extra: Any = error.extra if isinstance(error, ValidationException) else None
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return str(extra[0].get("key", "")) or "body"
    return "body"
