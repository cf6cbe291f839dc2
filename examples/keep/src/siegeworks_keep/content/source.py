"""How the TOML tables become the ``Tables`` that the rules read."""

from siegeworks.core.wording import Phrase
from siegeworks.parts.content.reader import Content
from siegeworks.parts.content.source import Source

from siegeworks_keep.content.schema import SCHEMA
from siegeworks_keep.content.tables import Tables
from siegeworks_keep.rules.pieces import WALL_NAMES

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
    rows = content.rows["cards"]
    cards = {
        "card_names": tuple(row["id"] for row in rows),
        "wall": tuple(WALL_NAMES.index(row["wall"]) for row in rows),
        "ladders": tuple(row["ladders"] for row in rows),
    }
    return Tables({"content_hash": content.hash, **cards, **content.numbers("numbers")})


SOURCE = Source("siegeworks_keep.content", SCHEMA, check, make)
