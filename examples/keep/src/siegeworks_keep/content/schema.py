"""The tables: their rows, their columns, and what those may hold."""

from siegeworks.parts.content.schema import Column, OneOf, Table, Whole, numbers

from siegeworks_keep.rules.pieces import WALL_NAMES

SCHEMA = (
    Table(
        "cards",
        (Column("wall", OneOf(WALL_NAMES)), Column("ladders", Whole(1, 3))),
        open=True,
    ),
    numbers(
        "numbers",
        {"stones": (1, 9), "oil": (0, 9), "nights": (1, 20), "cards": (1, 4), "actions": (1, 4)},
    ),
)
