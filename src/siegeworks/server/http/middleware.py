"""What every request passes before any route sees it, and every answer on its way out."""

import asyncio
import logging
import time
from typing import Any, Final
from urllib.parse import urlsplit

from siegeworks.core.errors import SiegeError
from siegeworks.server.http import errors
from siegeworks.server.http.doors import KEY, Door
from siegeworks.server.http.errors import (
    Forbidden,
    NoMethod,
    NotFound,
    TooMany,
    TooSlow,
    Unavailable,
)
from siegeworks.server.http.languages import choose_language, read_header
from siegeworks.server.http.logs import LOG, write_line
from siegeworks.server.http.metrics import Metrics
from siegeworks.server.http.own_addresses import is_near
from siegeworks.server.http.rate_limits import find_network
from siegeworks.server.http.settings import Config

QUIET: Final = ("/healthz", "/metrics")  # routes that are asked for again and again

# Headers: run nothing but ours, tell nobody, stay in no frame.
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
ALWAYS: Final[tuple[tuple[bytes, bytes], ...]] = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"x-frame-options", b"DENY"),
)
# On a local network there is no https, and browsers complain of what they ignore without it.
SAFE_PLACES_ONLY: Final = (b"cross-origin-opener-policy",)
HTTPS_ONLY: Final = ((b"strict-transport-security", b"max-age=31536000"),)
NOT_CACHED: Final = ((b"cache-control", b"no-store"),)  # unless an answer says otherwise

# Origins
SAFE: Final = ("GET", "HEAD")
OURS: Final = ("same-origin", "none")  # Sec-Fetch-Site; none: typed or bookmarked by the user


class Middleware:
    """Wraps the application at a door: origins, rates, headers, unexpected errors, log, figures."""

    def __init__(self, app: Any, door: Door, metrics: Metrics) -> None:
        self.app = app
        self._door = door
        self._config = door.config
        self._metrics = metrics
        self._headers = _choose_headers(door.config)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        scope[KEY] = self._door
        exchange = _Exchange(scope, send, self._headers)
        if scope["type"] == "http":
            receive = _Body(receive, self._config.limits.deadline).receive
        refused = refuse_origin(scope, self._config) or self._refuse_rate(scope)
        try:
            if refused is None:
                await self.app(scope, receive, exchange.send)
            else:
                await errors.send_refusal(scope, exchange.send, refused)
        except Exception as error:
            if not (scope["type"] == "websocket" and isinstance(error, OSError)):
                await self._answer_unexpected(scope, exchange, error)  # else a client has gone
        finally:
            self._note(scope, exchange)

    def _refuse_rate(self, scope: Any) -> TooMany | None:
        wait = self._door.requests.take(find_address(scope))
        return TooMany("too-fast", seconds=wait) if wait else None

    async def _answer_unexpected(self, scope: Any, exchange: "_Exchange", error: Exception) -> None:
        problem = errors.log_unexpected(error, choose_language(scope))
        if not exchange.status:
            await errors.send_problem(scope, exchange.send, 500, problem)

    def _note(self, scope: Any, exchange: "_Exchange") -> None:
        seconds = time.perf_counter() - exchange.start
        method = scope.get("method", "SOCKET")
        route = scope.get("path_template") or "-"
        self._metrics.count_request(method, route, exchange.status, seconds)
        if LOG.isEnabledFor(logging.INFO) and route not in QUIET:
            ms = round(seconds * 1000, 1)
            write_line("request", method=method, route=route, status=exchange.status, ms=ms)


def _choose_headers(config: Config) -> tuple[tuple[bytes, bytes], ...]:
    """What every answer at a door says."""
    if config.network:
        return tuple(header for header in ALWAYS if header[0] not in SAFE_PLACES_ONLY)
    return (*ALWAYS, *(HTTPS_ONLY if config.is_secure else ()))


class _Body:
    """The body of a request, which must be there in time."""

    def __init__(self, receive: Any, seconds: float) -> None:
        self._receive = receive
        self._late = time.monotonic() + seconds
        self._whole = False

    async def receive(self) -> Any:
        """The next piece; TooSlow if it does not come, Unavailable if its sender has gone."""
        if self._whole:
            return await self._receive()
        try:
            async with asyncio.timeout(max(0.0, self._late - time.monotonic())):
                message = await self._receive()
        except TimeoutError as error:
            raise TooSlow("too-slow") from error
        if message["type"] == "http.disconnect":
            raise Unavailable("nobody-waits")
        self._whole = not message.get("more_body", False)
        return message


class _Exchange:
    """One request and its answer, under way."""

    def __init__(self, scope: Any, send: Any, extra: errors.Headers) -> None:
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
                there += NOT_CACHED
            message["headers"] = [*there, *self._extra]
        elif kind == "websocket.accept":
            self.status = 101
        elif kind == "websocket.close" and not self.status:  # no route was found
            await errors.send_refusal(self._scope, self.send, NotFound("no-page"))
            return
        await self._send(message)


def find_address(scope: Any) -> str:
    """Where a request comes from; a whole IPv6 network counts as one."""
    client = scope.get("client")
    return find_network(client[0] if client else "")


def refuse_origin(scope: Any, config: Config) -> SiegeError | None:
    """Why a request is refused for where it comes from; None if it is not.

    It may come from our own pages, or from no page at all.
    """
    host = read_header(scope, b"host")
    if not _is_our_name(scope, host, config):
        return Forbidden("host")  # another name that was made to point here
    if config.network and not is_near(find_address(scope)):
        return Forbidden("not-near")  # a door to the local network is none to the world
    if scope["type"] == "http" and scope["method"] == "OPTIONS":
        return NoMethod("no-method")  # only foreign pages ask first, and they are refused
    if scope["type"] == "http" and scope["method"] in SAFE:
        return None
    origin = read_header(scope, b"origin").lower()
    if origin:
        allowed = origin in config.origins or urlsplit(origin).netloc == host.lower()
        return None if allowed else Forbidden("origin")
    site = read_header(scope, b"sec-fetch-site")
    return Forbidden("origin") if site and site not in OURS else None


def _is_our_name(scope: Any, host: str, config: Config) -> bool:
    """Whether a Host header calls the server as it may be called at this door."""
    if config.network:  # by that address of the machine to which the request came
        own, port = scope["server"]
        return host == f"{own}:{port}"
    return not config.hosts or _read_host_name(host) in config.hosts


def _read_host_name(host: str) -> str:
    """The name in a Host header, without the port."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""
