"""What the next card may bring, counted from the cards nobody has seen."""

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Final

from siegeworks.core.game import Line
from siegeworks.games.westerplatte.content.tables import Tables
from siegeworks.games.westerplatte.rules.cards import (
    DrawCard,
    find_landing,
    is_blow_to_morale,
    list_unseen,
)
from siegeworks.games.westerplatte.rules.events import DrawEvent, is_good
from siegeworks.games.westerplatte.rules.movement import is_marked
from siegeworks.games.westerplatte.rules.pieces import AIR_RAID, LANE_NAMES, LANES
from siegeworks.games.westerplatte.rules.state import Fort
from siegeworks.parts.board import Seen
from siegeworks.parts.board.lines import Row
from siegeworks.parts.board.telling import round_off, weigh_chance

LABELS: Final = 16  # columns for the names of the rows
PILES: Final = 128  # of cards whose chances are remembered: a pile changes but once a turn

# What log lines are told as, among the results of an option: a lane matters, not the card; and that
# another turn follows is known
RESULTS: Final[dict[str, str]] = {"card-drawn": "", "lane-taken": "", "turn-begins": ""}


def tell_odds(seen: Seen[Fort]) -> list[Line]:
    """For each lane how likely a troop comes or is marked, then morale and the next event."""
    g, t = seen.state, seen.state.tables
    if not list_unseen(g):
        return [[(seen.say("board-odds-under"), "")], tell_event_odds(seen)]
    cards = DrawCard().outcomes(g)
    raids = round_off(weigh_chance(cards, lambda card: t.kind[card] == AIR_RAID))
    return [
        [(seen.say("board-odds-head", count=len(cards)), "")],
        Row().at(LABELS).put("".join(f"{name:>6}" for name in LANE_NAMES), "bold").line,
        tell_lane_odds(
            seen.say("board-odds-troop"), [weigh_troop(g, lane) for lane in range(LANES)]
        ),
        tell_lane_odds(seen.say("board-odds-advance"), weigh_advances(g)),
        [(f"  {seen.say('board-odds-morale', percent=round_off(weigh_fall(g)), raid=raids)}", "")],
        tell_event_odds(seen),
    ]


def weigh_troop(g: Fort, lane: int) -> Fraction:
    """8.2, 8.3: how likely the next card brings a troop to a lane."""
    return weigh_chance(DrawCard().outcomes(g), lambda card: find_landing(g, card) == lane)


def weigh_advances(g: Fort) -> list[Fraction]:
    """9.1: how likely the next card marks each lane."""
    return _weigh_marks(g.tables, tuple(DrawCard().outcomes(g)))


@lru_cache(PILES)
def _weigh_marks(t: Tables, cards: tuple[tuple[int, int], ...]) -> list[Fraction]:
    return [_weigh_mark(t, cards, lane) for lane in range(LANES)]


def _weigh_mark(t: Tables, cards: Sequence[tuple[int, int]], lane: int) -> Fraction:
    return weigh_chance(cards, lambda card: is_marked(t, card, lane))


def weigh_fall(g: Fort) -> Fraction:
    """8.5 to 8.7: how likely the next card lowers morale."""
    return weigh_chance(DrawCard().outcomes(g), lambda card: is_blow_to_morale(g, card))


def tell_lane_odds(label: str, shares: list[Fraction]) -> Line:
    """How likely something comes to each lane."""
    row = Row().put(f"  {label}").at(LABELS)
    for share in shares:
        row.put(f"{round_off(share):>4} %")
    return row.line


def tell_event_odds(seen: Seen[Fort]) -> Line:
    """Good and bad events left for the coming evenings."""
    t = seen.state.tables
    events = DrawEvent().outcomes(seen.state)
    if not events:
        return []
    good = round_off(weigh_chance(events, lambda event: is_good(t, event)))
    return [("  " + seen.say("board-odds-event", good=good, bad=100 - good), "")]
