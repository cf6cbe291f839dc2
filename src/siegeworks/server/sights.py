"""What is made of a table's position once for all who see the same."""

from typing import TYPE_CHECKING, cast

import msgspec

from siegeworks.server import wire
from siegeworks.server.tables import views
from siegeworks.server.tables.views import Onlooker

if TYPE_CHECKING:
    from siegeworks.server.tables.table import Table

Glance = tuple[Onlooker, int | None]  # who looks, and since which sequence
ENCODER = msgspec.json.Encoder()


class Sights:
    """Views of a table, with those parts kept that others ask for as well until it changes."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._frames: dict[Glance, str] = {}
        self._zones: dict[int | None, msgspec.Raw] = {}
        self._outlooks: dict[tuple[int | None, str], wire.Outlook | None] = {}

    def clear(self) -> None:
        """Forget everything: the table has changed."""
        self._frames.clear()
        self._zones.clear()
        self._outlooks.clear()

    def view(self, who: Onlooker, since: int | None) -> wire.View:
        """The table as a seat or a spectator sees it, with the log since a sequence."""
        table, match = self._table, self._table.match
        known = table.marks.count(since)
        first = table.marks.first_line(match, who.eyes, known)
        log = views.log(match, who.eyes, known, first, who.language)
        seen = views.Seen(
            self._zones_of(who.eyes), self._outlook(who.eyes, who.language), first, log
        )
        return views.view(table, match, who, seen)

    def frame(self, who: Onlooker, since: int | None) -> str:
        """A view as the socket sends it."""
        glance = (who, since)
        text = self._frames.get(glance)
        if text is None:
            frame = wire.Frame(self.view(who, since))
            text = self._frames[glance] = ENCODER.encode(frame).decode()
        return text

    def _outlook(self, eyes: int | None, language: str) -> wire.Outlook | None:
        """What the game says of the position."""
        key = (eyes, language)
        if key not in self._outlooks:
            self._outlooks[key] = views.outlook(self._table.match, eyes, language)
        return self._outlooks[key]

    def _zones_of(self, eyes: int | None) -> dict[str, wire.Zone]:
        """The zones as somebody sees them, encoded."""
        match = self._table.match
        sight = eyes if match.game.has_secrets else None
        if sight not in self._zones:
            self._zones[sight] = msgspec.Raw(ENCODER.encode(match.view(sight)["zones"]))
        return cast(dict[str, wire.Zone], self._zones[sight])
