"""What every part of the drawing needs: a line in the making, and the facts of a view."""

from collections.abc import Mapping
from typing import Any, Final

from siegeworks.core.lexicon import Lexicon
from siegeworks.games.westerplatte.content.tables import Tables
from siegeworks.games.westerplatte.rules.pieces import (
    EVENT_BURNT,
    FIELDS,
    HOWITZER,
    LEVEL_NAMES,
    SPACE_NAMES,
)

PLACES: Final = {"move", "stand", "hit", "rebuild", "brick"}  # options that touch a field
ROWS: Final = {"mortar", "lay-mine", "push-back"}  # options that touch a lane


class Board:
    """What the drawing needs to know of a view."""

    def __init__(self, view: Mapping[str, Any], lexicon: Lexicon, language: str) -> None:
        self.zones: Mapping[str, Any] = view["zones"]
        self.t: Tables = lexicon.tables
        self.lexicon = lexicon
        self.language = language
        self.level: str = view["options"]["level"]
        self.level_code = LEVEL_NAMES.index(self.level)
        self.side = self.t.side[self.level_code]
        self.over: bool = view["result"] is not None
        choices = [choice.split() for choice in view["choices"]]
        self.lit_fields = {c[1] for c in choices if c[0] in PLACES}
        self.lit_lanes = {c[1] for c in choices if c[0] in ROWS}
        self.closed = self._closed()

    def say(self, key: str, **facts: object) -> str:
        """A label of the board."""
        return self.lexicon.say(self.language, f"board-{key}", facts)

    def card(self, lane: str) -> int | None:
        """The number of the card on a lane."""
        return self.lexicon.nouns.value("card", self.zones["card"][lane])

    def fires(self, lane: str) -> bool:
        """Whether the troop on a lane fires next."""
        card = self.card(lane)
        if card is None:
            return False
        return self.t.kind[card] == HOWITZER or self.zones["space"][lane] == SPACE_NAMES[-1]

    def joined(self, one: int, other: int) -> str:
        """Whether a path joins two fields: open, burnt or not at all."""
        if one * FIELDS + other in self.closed:
            return "burnt"
        return "open" if other in self.t.paths[one] else ""

    def _closed(self) -> tuple[int, ...]:
        burnt = self.lexicon.nouns.value("event", self.zones["burnt"])
        if burnt is None or self.t.event_kind[burnt] != EVENT_BURNT:
            return ()
        return self.t.event_paths[burnt]
