"""What all routes share: the store, the tables in memory, who is who, and how much of what."""

from typing import TYPE_CHECKING, Final

from siegeworks.server.history.analysis_jobs import AnalysisJobs
from siegeworks.server.http.errors import TooMany
from siegeworks.server.http.metrics import Metrics
from siegeworks.server.http.rate_limits import OpenLimit, RateLimiter
from siegeworks.server.http.settings import Config
from siegeworks.server.tables.access import Access
from siegeworks.server.tables.live_tables import LiveTables

if TYPE_CHECKING:
    from siegeworks.store.database import Store

HOUR: Final = 3600.0


class Context:
    """What belongs to one running server."""

    def __init__(self, config: Config, store: "Store") -> None:
        limits = config.limits
        self.config = config
        self.store = store
        self.metrics = Metrics()
        self.access = Access(store, limits, self.metrics)
        self.live_tables = LiveTables(store, limits.idle, self.metrics)
        self.analysis_jobs = AnalysisJobs()
        self.opening_rate = RateLimiter(limits.tables / HOUR, limits.tables)  # of new tables
        self.open_sockets = OpenLimit(limits.sockets)
        self.open_seat_sockets = OpenLimit(limits.seat_sockets)
        lobby = self.live_tables.lobby
        self.metrics.watch(lambda: len(self.live_tables), lambda: len(lobby.queues))

    def check_opening(self, address: str) -> None:
        """Refuse an address that opens too many tables."""
        wait = self.opening_rate.take(address)
        if wait:
            raise TooMany("too-many-tables", seconds=wait)

    async def close(self) -> None:
        """Let what is under way come to its end, then stop everything."""
        self.live_tables.lobby.close()
        await self.live_tables.close()
        self.analysis_jobs.close()
