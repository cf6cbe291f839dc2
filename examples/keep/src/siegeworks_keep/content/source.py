"""How the TOML tables become the ``Tables`` that the rules read."""

from siegeworks.core.wording import Phrase
from siegeworks.parts.content.reader import Content
from siegeworks.parts.content.source import Source

from siegeworks_keep.content.schema import SCHEMA
from siegeworks_keep.content.tables import WALL_NAMES, Tables

MOST_CARDS = 200  # an option has eight bits to say which card it means


def check(content: Content) -> None:
    """1.2 and 2.1: there are cards for all nights."""
    numbers, have = content.numbers("numbers"), len(content.rows["cards"])
    need = numbers["nights"] * numbers["cards"]
    if not need <= have <= MOST_CARDS:
        nights = content.row("numbers", "nights")
        expected = Phrase("content-cards", "keep", need=need, have=have, most=MOST_CARDS)
        raise content.problem("numbers", nights, "value", expected)


def make(content: Content) -> Tables:
    tables = Tables()
    rows = content.rows["cards"]
    tables.content_hash = content.hash
    tables.card_names = tuple(row["id"] for row in rows)
    tables.wall = tuple(WALL_NAMES.index(row["wall"]) for row in rows)
    tables.ladders = tuple(row["ladders"] for row in rows)
    for name, value in content.numbers("numbers").items():
        setattr(tables, name, value)
    return tables


SOURCE = Source("siegeworks_keep.content", SCHEMA, check, make)
