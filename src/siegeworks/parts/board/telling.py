"""What outlooks and odds of all games have in common: chances by the rules' own weights, facts."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from siegeworks.core import wording
from siegeworks.core.lexicon import Lexicon
from siegeworks.parts.board.records import Status
from siegeworks.parts.board.seen import Seen


def weigh_chance(outcomes: Sequence[tuple[int, int]], is_meant: Callable[[int], bool]) -> Fraction:
    """How likely one of the meant outcomes comes, by the weights of the chance step."""
    meant = whole = 0
    for outcome, weight in outcomes:
        whole += weight
        if is_meant(outcome):
            meant += weight
    return Fraction(meant, whole or 1)


def round_off(share: Fraction) -> int:
    """A share as it is written: rounded here and nowhere else."""
    return round(100 * share)


def share_hundred(shares: Sequence[Fraction]) -> list[int]:
    """Shares of one whole as percentages that make 100; none that can be is 0."""
    exact = [100 * share for share in shares]
    rounded = [max(1, int(share)) if share else 0 for share in exact]
    while sum(rounded) != 100:
        step = 1 if sum(rounded) < 100 else -1
        places = [place for place, share in enumerate(exact) if share and rounded[place] + step]
        rounded[max(places, key=lambda place: step * (exact[place] - rounded[place]))] += step
    return rounded


def tell(seen: Seen[Any], key: str, **facts: object) -> str:
    """A sentence of the outlook."""
    return seen.lexicon.say(seen.language, f"outlook-{key}", facts)


def tell_fact(
    seen: Seen[Any],
    key: str,
    value: str,
    symbol: str = "",
    short: str = "",
    heading: str = "",
    side: str = "",
) -> Status:
    """A fact that is always shown, with its sign and its name; large if it has a short form.

    With a ``side``, its name may say whose it is to somebody who is on another.
    """
    return _make_fact(seen.lexicon, seen.language, key, value, symbol, short, heading, side)


@wording.keep_said
def _make_fact(
    lexicon: Lexicon,
    language: str,
    key: str,
    value: str,
    symbol: str,
    short: str,
    heading: str,
    side: str,
) -> Status:
    name = lexicon.say(language, f"outlook-name-{key}", {"side": side} if side else {})
    return Status(key, symbol or f"status-{key}", name, value, short, heading)
