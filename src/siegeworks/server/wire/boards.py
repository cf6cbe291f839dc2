"""What a client needs to draw the tables of a game; the records themselves are the platform's."""

import msgspec

from siegeworks.parts.board.records import About, Layout, Piece
from siegeworks.parts.board.story import Card, Story


class ZoneKinds(msgspec.Struct, frozen=True):
    """The kind of noun that a zone holds, and the one that a row is counted by."""

    holds: str
    by: str = ""


class Gallery(msgspec.Struct, frozen=True):
    """All cards of a game, kind by kind, and the addresses of the drawings on them."""

    game: str
    cards: list[Card]
    art: dict[str, str]


class Board(msgspec.Struct, frozen=True):
    """What a client needs to draw the tables of one game and its options.

    ``art`` are addresses: ``board`` (an SVG to be put below the pieces), ``pieces`` (an SVG of
    symbols), ``style`` (a style sheet); none of a game that is drawn plainly. ``words`` are those
    of the layout's keys in the language asked for; ``names`` those of nouns, by ``kind:name``, and
    ``pieces`` are found in the same way. ``zones`` says of which kind the names in a zone are.
    ``about`` explains what is drawn, by ``area:<id>``, ``zone:<name>``, ``status:<key>``,
    ``mark:<kind>``, ``gauge`` and ``piece:<kind>:<name>``. ``people`` are the nouns that each seat
    leads, such as ``officer:1``: the style sheet gives their names a colour. ``story`` has the
    cards, and says how lines of the log are shown and heard.
    """

    game: str
    layout: Layout | None
    art: dict[str, str]
    pieces: dict[str, Piece]
    words: dict[str, str]
    names: dict[str, str]
    zones: dict[str, ZoneKinds] = {}
    about: dict[str, About] = {}
    people: list[list[str]] = []
    story: Story | None = None
