"""What every request passes before any route sees it, and every answer on its way out."""

import logging
import time
from typing import Any

from siegeworks.server import headers, origins, replies
from siegeworks.server.http.errors import NotFound, TooMany
from siegeworks.server.http.languages import language_of
from siegeworks.server.http.logs import LOG, say
from siegeworks.server.http.metrics import Metrics
from siegeworks.server.http.rate_limits import Buckets
from siegeworks.server.http.settings import Config
from siegeworks.server.unexpected import unexpected

QUIET = ("/healthz", "/metrics")


class Guard:
    """Wraps the application: origins, rates, headers, unexpected errors, log and figures."""

    def __init__(self, app: Any, config: Config, metrics: Metrics) -> None:
        self.app = app
        self._config = config
        self._metrics = metrics
        self._headers = headers.all_headers(config.secure)
        self._rates = Buckets(config.limits.requests, config.limits.burst)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        visit = _Visit(scope, send, self._headers)
        refused = origins.refusal(scope, self._config) or self._too_fast(scope)
        try:
            if refused is None:
                await self.app(scope, receive, visit.send)
            else:
                await replies.refuse(scope, visit.send, refused)
        except Exception as error:
            if not (scope["type"] == "websocket" and isinstance(error, OSError)):
                await self._unexpected(scope, visit, error)  # else a client has gone, no more
        finally:
            self._note(scope, visit)

    def _too_fast(self, scope: Any) -> TooMany | None:
        wait = self._rates.take(address(scope))
        return TooMany("too-fast", seconds=int(wait) + 1) if wait else None

    async def _unexpected(self, scope: Any, visit: "_Visit", error: Exception) -> None:
        problem = unexpected(error, language_of(scope))
        if not visit.status:
            await replies.answer(scope, visit.send, 500, problem)

    def _note(self, scope: Any, visit: "_Visit") -> None:
        seconds = time.perf_counter() - visit.start
        method = scope.get("method", "SOCKET")
        route = scope.get("path_template") or "-"
        self._metrics.request(method, route, visit.status, seconds)
        if LOG.isEnabledFor(logging.INFO) and route not in QUIET:
            ms = round(seconds * 1000, 1)
            say("request", method=method, route=route, status=visit.status, ms=ms)


class _Visit:
    """One request under way."""

    def __init__(self, scope: Any, send: Any, extra: replies.Headers) -> None:
        self._scope = scope
        self.status = 0
        self.start = time.perf_counter()
        self._send = send
        self._extra = extra

    async def send(self, message: Any) -> None:
        """Pass a message on; the first of an answer gets our headers."""
        kind = message["type"]
        if kind in ("http.response.start", "websocket.http.response.start"):
            self.status = message["status"]
            there = list(message.get("headers", ()))
            if not any(name.lower() == b"cache-control" for name, _ in there):
                there += headers.UNKEPT
            message["headers"] = [*there, *self._extra]
        elif kind == "websocket.accept":
            self.status = 101
        elif kind == "websocket.close" and not self.status:  # no route was found
            await replies.refuse(self._scope, self.send, NotFound("no-page"))
            return
        await self._send(message)


def address(scope: Any) -> str:
    """Where a request comes from; a whole IPv6 network counts as one."""
    client = scope.get("client")
    host: str = client[0] if client else ""
    return ":".join(host.split(":")[:4]) if ":" in host and not host.startswith("::") else host
