"""The games and their rules."""

import msgspec


class SettingFacts(msgspec.Struct, frozen=True):
    """An option of a game: its values, the first of them the default."""

    name: str
    values: list[str]


class GameFacts(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    key: str
    title: str
    blurb: str
    seats: list[int]
    options: list[SettingFacts]
    teaching: bool
    rules: int
    bots: list[str]


class Paragraph(msgspec.Struct, frozen=True):
    """A numbered paragraph of the rules reference, in Markdown."""

    number: str
    title: str
    text: str
