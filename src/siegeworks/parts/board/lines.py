"""Lines of a drawing in the terminal, put together piece by piece."""

from typing import Final

from siegeworks.core.game import Line
from siegeworks.core.lexicon import Lexicon

WIDTH: Final = 80
Signs = tuple[tuple[str, str], ...]  # each with the key of its words


class Row:
    """One line in the making."""

    def __init__(self) -> None:
        self.line: Line = []
        self.width = 0

    def put(self, text: str, style: str = "") -> "Row":
        """Add text, as far as there is room for it."""
        text = text[: WIDTH - self.width]
        if text:
            self.line.append((text, style))
            self.width += len(text)
        return self

    def at(self, column: int) -> "Row":
        """Go on at a column."""
        return self.put(" " * (column - self.width))


def draw_legend(signs: Signs, lexicon: Lexicon, language: str) -> list[Line]:
    """The signs of a drawing and what they mean, one to a line."""
    width = max(len(sign) for sign, _ in signs) + 2
    return [
        [(f"  {sign:<{width}}", "bold"), (lexicon.say(language, f"board-legend-{key}", {}), "")]
        for sign, key in signs
    ]
