"""Figures of the game in which positions differ: what something else would have left better."""

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
LEAST: Final = 0.25  # a deviation that is at least assumed


class Figure:
    """A number that everybody sees: a zone, or one place of it."""

    def __init__(self, zone: Zone, place: int) -> None:
        self.zone, self.place = zone, place  # place -1: the zone is one number

    def read(self, g: State) -> float:
        """Its value in a position."""
        value = getattr(g, self.zone.name)
        return float(value if self.place < 0 else value[self.place])

    def tell(self, lexicon: Lexicon, language: str) -> str:
        """What it is called."""
        words = lexicon.say(language, f"zone-{self.zone.name}", {})
        if self.place < 0:
            return words
        return f"{words} ({lexicon.noun(language, self.zone.by, self.place)})"

    def name_noun(self, lexicon: Lexicon) -> str:
        """The noun that it lies at, as records name it; empty if it lies nowhere."""
        if self.place < 0:
            return ""
        return f"{self.zone.by}:{lexicon.nouns.name(self.zone.by, self.place)}"


def find_clearest(
    lexicon: Lexicon, figures: Figures, ones: Sequence[State], others: Sequence[State]
) -> tuple[Figure, float, float] | None:
    """The figure that differs most clearly between two groups of positions, with both means."""
    best: tuple[Figure, float, float] | None = None
    clearest = CLEAR
    for figure in list_figures(lexicon, figures, ones[0]):
        had, would = [figure.read(g) for g in ones], [figure.read(g) for g in others]
        wide = sqrt((pvariance(had) + pvariance(would)) / 2)
        clear = abs(fmean(had) - fmean(would)) / max(wide, LEAST)
        if clear > clearest:
            clearest, best = clear, (figure, fmean(had), fmean(would))
    return best


def list_figures(lexicon: Lexicon, figures: Figures, g: State) -> Iterator[Figure]:
    """The open numbers of a game, but for those that count its course or are not told."""
    left_out = {figures.unit, figures.clock.zone, *board_of(lexicon.game).untold}
    for zone in lexicon.game.zones:
        is_number = isinstance(lexicon.nouns.kinds[zone.holds], Numbers)
        if zone.name in left_out or zone.sight is not Sight.ALL or not is_number:
            continue
        if zone.shape is Shape.NUMBER:
            yield Figure(zone, -1)
        elif zone.shape is Shape.ROW:
            for place in range(len(getattr(g, zone.name))):
                yield Figure(zone, place)
