"""Situations of Gatehouse, with luck in the test's hands."""

from typing import Any

import siegeworks
from siegeworks import Match

GATEHOUSE = siegeworks.game("gatehouse")
INVADER, DEFENDER = 0, 1
DECK = ("oil", "oil", "stones", "stones", "stones", "rumour", "rumour")


def start(card: str = "stones") -> Match:
    """The first round, the defender's card drawn."""
    match = GATEHOUSE.start(seed=1, luck="given")
    match.happen(card)
    return match


def orders(match: Match, storm: str = "left", guard: str = "right") -> Match:
    """Both orders given."""
    match.choose(f"name {storm}", INVADER)
    match.choose(f"name {guard}", DEFENDER)
    return match


def answering(
    hand: tuple[str, ...] = ("oil", "stones"),
    token: str = "ram",
    storm: str = "left",
    guard: str = "right",
    shields: int = 1,
    gate: int = 4,
    last: bool = False,
) -> Match:
    """The defender is asked for an answer to a token at a gate."""
    data: dict[str, Any] = start().dump()
    zones = data["zones"]
    zones["hand"] = sorted(hand, key=("oil", "stones", "rumour").index)
    zones["deck"] = list(DECK)
    for card in hand:
        zones["deck"].remove(card)
    zones["round"] = 4 if last else 1
    zones["shields"] = shields
    zones["gate"][storm] = gate
    match = orders(GATEHOUSE.load(data), storm, guard)
    match.choose(f"place {token}")
    return match


def without_rams() -> Match:
    """The third round; both rams are spent."""
    data: dict[str, Any] = start().dump()
    data["zones"] |= {"stock": ["feint", "ladder", "ladder"], "round": 3}
    return GATEHOUSE.load(data)


def zones(match: Match) -> Any:
    """All zones, secrets too."""
    return match.dump()["zones"]


def seen(match: Match, seat: int | None) -> Any:
    """The zones as a seat sees them."""
    return match.view(seat)["zones"]


def heard(match: Match, seat: int | None) -> list[str]:
    """The kinds of all events a seat has heard."""
    return [event.kind for event in match.log(seat)]


def texts(match: Match, seat: int | None = None) -> list[str]:
    """The options of a seat."""
    return [str(option) for option in match.options(seat)]


def asked(match: Match) -> tuple[str, int]:
    """The question, and whom it is put to."""
    assert match.decision is not None
    return match.decision.prompt, match.decision.seat
