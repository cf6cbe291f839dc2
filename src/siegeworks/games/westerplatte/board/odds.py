"""What the next card may bring, counted from the cards nobody has seen; and the map's legend."""

from collections.abc import Mapping
from typing import Any, Final

from siegeworks.core.game import Line
from siegeworks.core.lexicon import Lexicon
from siegeworks.games.westerplatte.board.sheet import Board
from siegeworks.games.westerplatte.rules.pieces import (
    AIR_RAID,
    LANE_NAMES,
    LANES,
    MORALE_LOSS,
    NONE,
)
from siegeworks.parts.board.lines import Row

LABELS: Final = 16  # columns for the names of the rows
SIGNS: Final = (
    ("[H]", "howitzer"),
    ("M>", "gun"),
    ("●○", "health"),
    ("► 2!", "fire"),
    ("»", "marked"),
    ("+", "new"),
    ("1*", "active"),
    ("×", "burnt"),
)


def odds(view: Mapping[str, Any], lexicon: Lexicon, language: str) -> list[Line]:
    """For each lane how likely a troop comes or is marked, then morale and the next event."""
    b = Board(view, lexicon, language)
    cards = next_cards(b)
    if not cards:
        return [[(b.say("odds-under"), "")], event_odds(b)]
    lands = [landing(b, card) for card in cards]
    marks = [lane for card in cards for lane in (b.t.mark1[card], b.t.mark2[card])]
    kinds = [b.t.kind[card] for card in cards]
    raids = kinds.count(AIR_RAID)
    full = sum(b.t.lane[c] != NONE for c, lane in zip(cards, lands, strict=True) if lane == NONE)
    falls = raids + kinds.count(MORALE_LOSS) + full
    bad = b.say("odds-morale", percent=share(falls, cards), raid=share(raids, cards))
    return [
        [(b.say("odds-head", count=len(cards)), "")],
        Row().at(LABELS).put("".join(f"{name:>6}" for name in LANE_NAMES), "bold").line,
        table_row(b.say("odds-troop"), lands, cards),
        table_row(b.say("odds-advance"), marks, cards),
        [(f"  {bad}", "")],
        event_odds(b),
    ]


def next_cards(b: Board) -> list[int]:
    """The cards that may lie on top of the pile."""
    rest = [b.lexicon.nouns.value("card", name) for name in b.zones["rest"]]
    unseen = [card for card in rest if card is not None]
    early = [card for card in unseen if card < b.t.first_phase]
    return early if len(early) > b.zones["buried"] else unseen[len(early) :]


def landing(b: Board, card: int) -> int:
    """The lane a card's troop would enter now, if any."""
    named = b.t.lane[card]
    for further in range(LANES if named != NONE else 0):
        lane = (named + further) % LANES
        if b.card(LANE_NAMES[lane]) is None:
            return lane
    return NONE


def table_row(label: str, lanes: list[int], cards: list[int]) -> Line:
    """The share of the cards that touch each lane."""
    row = Row().put(f"  {label}").at(LABELS)
    for lane in range(LANES):
        row.put(f"{share(lanes.count(lane), cards):>4} %")
    return row.line


def share(count: int, cards: list[int]) -> int:
    """Percent of the cards."""
    return round(100 * count / len(cards))


def event_odds(b: Board) -> Line:
    """Good and bad events left for the coming evenings."""
    good, bad = b.zones["good_left"], b.zones["bad_left"]
    if good + bad == 0:
        return []
    percent = round(100 * good / (good + bad))
    return [("  " + b.say("odds-event", good=percent, bad=100 - percent), "")]
