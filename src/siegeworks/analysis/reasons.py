"""Figures of the game in which positions differ: what something else would have gained."""

from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import fmean, pvariance
from typing import Final

from siegeworks.analysis.figures import Figures
from siegeworks.core.lexicon import Lexicon
from siegeworks.core.nouns import Numbers
from siegeworks.core.steps import State
from siegeworks.core.zones import Shape, Sight, Zone
from siegeworks.parts.board import board_of

CLEAR: Final = 1.0  # standard deviations that a figure must differ by to be a reason
CLEAR_GAIN: Final = 0.5  # enough for a figure of which it is known that more of it is good, or bad
LEAST: Final = 0.25  # a deviation that is at least assumed
MOST: Final = 2  # reasons that are told
WHOLE: Final = -1  # the place of a figure that is all of its zone

Difference = tuple["Figure", float, float]  # the means among the ones and among the others


class Figure:
    """A number that everybody sees: all that a zone holds, or one place of it."""

    def __init__(self, zone: Zone, place: int = WHOLE) -> None:
        self.zone, self.place = zone, place

    def read(self, g: State) -> float:
        """Its value in a position."""
        value = getattr(g, self.zone.name)
        if self.place != WHOLE:
            return float(value[self.place])
        if self.zone.shape is Shape.PILE:
            return float(len(value))
        return float(sum(value) if self.zone.shape is Shape.ROW else value)

    def tell(self, lexicon: Lexicon, language: str) -> str:
        """What it is called."""
        words = lexicon.say(language, f"zone-{self.zone.name}", {})
        if self.place == WHOLE:
            return words
        return f"{words} ({lexicon.noun(language, self.zone.by, self.place)})"

    def name_noun(self, lexicon: Lexicon) -> str:
        """The noun that it lies at, as records name it; empty if it lies nowhere."""
        if self.place == WHOLE:
            return ""
        return f"{self.zone.by}:{lexicon.nouns.name(self.zone.by, self.place)}"


def find_clearest(
    lexicon: Lexicon, figures: Figures, seat: int, ones: Sequence[State], others: Sequence[State]
) -> list[Difference]:
    """What the others have gained, the clearest first, each of another zone.

    Of a game that does not say what is good to have, it is the one figure that differs most.
    """
    board = board_of(lexicon.game)
    listed = list(list_figures(lexicon, figures, ones[0]))
    signs = {figure.zone.name: board.weigh_zone(figure.zone.name, seat) for figure in listed}
    has_signs = any(signs.values())
    found: dict[str, tuple[float, Difference]] = {}
    for figure in listed:
        had, would = [figure.read(g) for g in ones], [figure.read(g) for g in others]
        wide = sqrt((pvariance(had) + pvariance(would)) / 2)
        clear = (fmean(would) - fmean(had)) / max(wide, LEAST)
        clear = clear * signs[figure.zone.name] if has_signs else abs(clear)
        clearest = found[figure.zone.name][0] if figure.zone.name in found else 0.0
        if clear > max(clearest, CLEAR_GAIN if has_signs else CLEAR):
            found[figure.zone.name] = clear, (figure, fmean(had), fmean(would))
    ranked = sorted(found.values(), key=lambda one: -one[0])
    return [difference for _, difference in ranked[: MOST if has_signs else 1]]


def list_figures(lexicon: Lexicon, figures: Figures, g: State) -> Iterator[Figure]:
    """The open numbers of a game, but for those that count its course or are not told."""
    board = board_of(lexicon.game)
    weighed = {*board.gains, *board.losses}
    left_out = {figures.unit, figures.clock.zone, *board.untold} - weighed
    for zone in lexicon.game.zones:
        if zone.name in left_out or zone.sight is not Sight.ALL:
            continue
        is_weighed = zone.name in weighed
        is_number = isinstance(lexicon.nouns.kinds[zone.holds], Numbers)
        if is_weighed if zone.shape is Shape.PILE else is_number:
            yield from _list_in_zone(zone, g, is_weighed)


def _list_in_zone(zone: Zone, g: State, is_weighed: bool) -> Iterator[Figure]:
    """A zone as a whole, and each place of a row; what is not weighed counts by its places."""
    if zone.shape is not Shape.ROW or is_weighed:
        yield Figure(zone)
    if zone.shape is Shape.ROW:
        for place in range(len(getattr(g, zone.name))):
            yield Figure(zone, place)
