"""What all routes share: the store, the tables in memory, who is who, and how much of what."""

from typing import TYPE_CHECKING

from siegeworks.server.history.analysis_jobs import AnalysisJobs
from siegeworks.server.history.odds_desk import OddsDesk
from siegeworks.server.history.replays import Replays
from siegeworks.server.http.doors import Door
from siegeworks.server.http.metrics import Metrics
from siegeworks.server.http.settings import Config
from siegeworks.server.tables.access import Access
from siegeworks.server.tables.live_tables import LiveTables

if TYPE_CHECKING:
    from siegeworks.server.http.network_door import NetworkDoor
    from siegeworks.store.database import Store


class Context:
    """What belongs to one running server."""

    def __init__(self, config: Config, store: "Store") -> None:
        self.config = config
        self.door = Door(config)  # that the server was started with
        self.network: NetworkDoor | None = None  # for friends; a public server needs none
        self.store = store
        self.metrics = Metrics()
        self.access = Access(store, self.metrics)
        self.live_tables = LiveTables(store, config.limits, self.metrics)
        self.analysis_jobs = AnalysisJobs()
        self.replays = Replays()
        self.odds_desk = OddsDesk()
        lobby = self.live_tables.lobby
        self.metrics.watch(lambda: len(self.live_tables), lambda: len(lobby.queues))

    async def close(self) -> None:
        """Let what is under way come to its end, then stop everything."""
        self.live_tables.lobby.close()
        await self.live_tables.close()
        self.analysis_jobs.close()
        self.replays.close()
        self.odds_desk.close()
