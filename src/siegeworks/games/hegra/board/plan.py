"""What ``layout.toml`` says: a layout, and the spots of all that there are many of."""

from typing import NamedTuple

import msgspec

from siegeworks.parts.board.records import Area, Layout, Point, Slot, VerbPlace


class Box(NamedTuple):
    """Upper left corner and size of an area."""

    x: float
    y: float
    width: float
    height: float


class Quarter(msgspec.Struct, frozen=True):
    """A row of cells for the five types: where it begins, how far apart they are, their pieces."""

    cell: float
    step: float
    size: float


class Track(msgspec.Struct, frozen=True):
    """Spaces side by side: the middle of the first, and how far apart they are."""

    x: float
    y: float
    step: float

    def point(self, place: int) -> Point:
        """The middle of a space."""
        return self.x + self.step * place, self.y


class Spots(msgspec.Struct, frozen=True):
    """Where action spaces, positions, sectors and spaces of the map and of tracks lie, by name."""

    quarters: dict[str, Quarter]
    spaces: dict[str, Point]
    positions: dict[str, Point]
    sectors: dict[str, Point]
    nodes: dict[str, Point]
    days: Track
    missions: Track
    levels: Track
    morale: Track
    surrender: Track
    ration: Track
    doubt: Track


class Each(msgspec.Struct, frozen=True):
    """The slots that each spot of a kind has, seen from the spot; ``@`` is its name."""

    positions: list[Slot]
    sectors: list[Slot]
    fields: list[Slot]
    depots: list[Slot]


class MissionRoom(msgspec.Struct, frozen=True):
    """What the board also has if there are missions."""

    areas: list[Area]
    verbs: list[VerbPlace]
    slots: list[Slot]


class Plan(Layout, frozen=True, kw_only=True):
    """The whole file."""

    spots: Spots
    each: Each
    missions: MissionRoom
