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
