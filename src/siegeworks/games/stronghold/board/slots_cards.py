"""What is drawn of cards: the road of nine, the reserve, and the hit cards."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from siegeworks.games.stronghold.board.plan import draw_always
from siegeworks.games.stronghold.rules import pieces as n
from siegeworks.parts.board.records import Point, Slot

GROUND: Final = -1
FIRST: Final = (39.0, 27.0)
STEP: Final = 61.0
RESERVE: Final = (652.0, 21.0)
RESERVE_STEP: Final = 49.0
RESERVE_CARDS: Final = 6
HITS: Final = (718.0, 610.0)
FIXED: Final = {0: "briefing", 1: "resources", n.MANEUVER_SLOT: "maneuver"}


def lay_out_slots() -> Iterator[Slot]:
    """Cards and what became of them."""
    for number, (x, y) in enumerate(list_card_spots()[: n.SLOTS]):
        card = draw_always("card", x, y, width=58, height=42, layer=GROUND)
        yield card
        if number in FIXED:
            yield draw_always(FIXED[number], x - 9, y - 2, width=28, height=28, layer=GROUND)
        used = Slot("used", "flag", x + 17, y + 13, symbol="card-used", bit=number)
        yield replace(used, width=17, height=13, area=name_card_area(number), words="look-used")
    for x, y in list_reserve_spots():
        yield draw_always("reserve", x, y, width=44, height=36, layer=GROUND)
    yield from lay_out_hit_cards()


def list_card_spots() -> list[Point]:
    """The middles of the nine cards, and of the assault behind them."""
    return [(FIRST[0] + STEP * number, FIRST[1]) for number in range(n.SLOTS + 1)]


def list_reserve_spots() -> list[Point]:
    """The middles of the cards of the reserve."""
    return [(RESERVE[0] + RESERVE_STEP * number, RESERVE[1]) for number in range(RESERVE_CARDS)]


def name_card_area(number: int) -> str:
    """The area of one of the nine cards; those of the line are numbered by themselves."""
    if number == n.SLOTS:
        return "assault"
    return FIXED.get(number) or f"line-{number - 1}"


def name_reserve_area(number: int) -> str:
    """The area of one of the cards of the reserve."""
    return f"reserve-{number + 1}"


def lay_out_hit_cards() -> Iterator[Slot]:
    """20.3: the hit cards, and which of them were turned in this assault."""
    for card in range(n.HIT_CARDS):
        x, y = HITS[0] + 22 * card, HITS[1]
        back = draw_always("hit-card", x, y, width=18, height=23, layer=GROUND)
        yield back
        turned = Slot("hits_drawn", "flag", x, y, symbol="hit-turned", bit=card)
        yield replace(turned, width=18, height=23, words="look-hit-turned")
