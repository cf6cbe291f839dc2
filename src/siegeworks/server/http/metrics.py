"""Figures for Prometheus."""

from collections.abc import Callable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "SOCKET")
BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """What is counted and measured, for one server."""

    def __init__(self) -> None:
        self._registry = r = CollectorRegistry()
        self._tables = Gauge("siegeworks_tables_live", "Tables in memory.", registry=r)
        self._lobby = Gauge("siegeworks_lobby_streams", "Open streams of the lobby.", registry=r)
        self.sockets = Gauge("siegeworks_sockets", "Open sockets.", registry=r)
        self.dropped = Counter(
            "siegeworks_sockets_dropped", "Sockets whose client was too slow.", registry=r
        )
        self.closed = Counter(
            "siegeworks_sockets_closed", "Sockets that sent too much rubbish.", registry=r
        )
        moves = Counter("siegeworks_moves", "Moves committed.", ["by"], registry=r)
        seconds = Histogram(
            "siegeworks_move_seconds",
            "From a move's arrival to its commit.",
            ["by"],
            buckets=BOUNDS,
            registry=r,
        )
        self.moves = {by: moves.labels(by) for by in ("human", "bot")}
        self.move_seconds = {by: seconds.labels(by) for by in ("human", "bot")}
        self._requests = Histogram(
            "siegeworks_request_seconds",
            "From a request to the end of its answer.",
            ["method", "route", "status"],
            buckets=BOUNDS,
            registry=r,
        )

    def watch(self, tables: Callable[[], int], streams: Callable[[], int]) -> None:
        """Say where to look up what is counted elsewhere."""
        self._tables.set_function(tables)
        self._lobby.set_function(streams)

    def count_request(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count a request that was answered."""
        known = method if method in METHODS else "OTHER"
        self._requests.labels(known, route, str(status)).observe(seconds)

    def write(self) -> bytes:
        """All figures in Prometheus's text format."""
        return generate_latest(self._registry)
