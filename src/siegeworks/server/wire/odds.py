"""The odds of an option that hangs on luck."""

from typing import Literal

import msgspec


class Chance(msgspec.Struct, frozen=True):
    """Something luck may do after an option is taken."""

    text: str
    words: str
    chance: float  # of 1
    rule: str
    log: list[str]  # what would be told of it; empty if simulated


class Consequence(msgspec.Struct, frozen=True):
    """Something that may come of an option; with all others it makes the whole."""

    words: list[str]  # none: nothing more than what is certain
    chance: float  # of 1
    rule: str
    percent: int = 0  # the chance as it is written: equal chances alike, else all make 100


class Odds(msgspec.Struct, frozen=True):
    """What luck may do next, if an option is taken.

    ``certain``: no luck follows before the next question. ``exact``: counted from all that can
    happen. ``simulated``: counted over so many ways that the hidden things may lie. ``passed``: the
    table has gone on from the sequence that was asked about, so there is nothing to tell.
    """

    option: str
    kind: Literal["certain", "exact", "simulated", "passed"]
    samples: int
    outcomes: list[Chance]
    effects: list[str] = []  # what happens in any case
    results: list[Consequence] = []  # what luck decides, all of it, the likeliest first
    defeat: float = 0  # how likely you lose at once, of 1
