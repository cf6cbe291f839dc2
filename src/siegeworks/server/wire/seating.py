"""Links to seats, and what a client is at a table."""

from typing import Literal

import msgspec

from siegeworks.server.wire.fields import PersonName, SeatNumber, Secret
from siegeworks.server.wire.view import Role


class LinkWish(msgspec.Struct, forbid_unknown_fields=True):
    """A link to be made: to a seat, to watch, or to look into a hand of one's own."""

    role: Role
    seat: SeatNumber | None = None


class LinkAddress(msgspec.Struct, frozen=True):
    """A link as others can follow it, with a code for the cameras of their phones."""

    url: str
    size: int  # of the code, in dots a side
    code: str  # its dark dots, as the data of an SVG path


class Link(msgspec.Struct, frozen=True):
    """A link; its secret is shown this once and kept nowhere."""

    role: Role
    seat: int | None
    secret: str
    path: str  # for the browser; what follows the # is never sent to a server
    addresses: list[LinkAddress] = []  # by which others reach it; none: only from this machine


class LinkSecret(msgspec.Struct, forbid_unknown_fields=True):
    """A link that somebody has, to be looked at without following it."""

    link: Secret


class LinkFacts(msgspec.Struct, frozen=True):
    """A link as its table knows it."""

    role: Role | Literal["host"]
    seat: int | None
    used: bool
    revoked: bool
    created: float


class Closed(msgspec.Struct, frozen=True):
    """How many links were closed; nobody comes or stays in by them."""

    closed: int


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """A link to be exchanged for a cookie. On a local server, none is needed."""

    link: Secret = ""
    name: PersonName = ""


class Me(msgspec.Struct, frozen=True):
    """What a client is at a table."""

    host: bool  # may rename and delete the table, seat people and bots, make links
    seats: list[int]  # answers for these; several on one screen is hot-seat
    hands: list[int]  # sees the hands of these
    watch: bool  # sees what everyone sees
