"""The short signs of the drawing in the terminal."""

from collections.abc import Sequence
from typing import Final

from siegeworks.games.hegra.rules import pieces as n
from siegeworks.games.hegra.rules.state import Fortress, find_level
from siegeworks.parts.board import Seen

LEGEND: Final = (
    ("9/10", "healthy"),
    ("S3", "discs"),
    ("S4", "patient"),
    ("■□", "need"),
    ("O×2", "doubled"),
    ("2×", "uses"),
    ("?2", "doubt"),
    ("●○", "infantry"),
    ("4!", "red"),
    ("hit56", "dice"),
    ("► 42%", "hits"),
    ("2pG", "map"),
    ("[S3]", "depot"),
    ("×", "damage"),
    ("□◆!", "guns"),
)
NO_LETTER: Final = {n.MEDIC: "+", n.GERMAN: "*"}  # types without a letter of their own


class Drawing:
    """A position while it is drawn: what is lit, and the words and signs for what there is."""

    def __init__(self, seen: Seen[Fortress]) -> None:
        self.seen = seen
        self.g = seen.state
        options = () if seen.decision is None else seen.decision.options
        names = [str(option).split()[1] for option in options if " " in str(option)]
        # A space is named with a type behind it, a field of the map by itself.
        self.lit = {*names, *(name.rpartition("-")[0] for name in names)}

    def say(self, key: str, **facts: object) -> str:
        """A label of the board."""
        return self.seen.say(f"board-{key}", **facts)

    def letter(self, who: int) -> str:
        """The sign of a type."""
        return NO_LETTER.get(who) or self.seen.say(f"look-letter-{n.BODY_NAMES[who]}")

    def discs(self, row: Sequence[int]) -> str:
        """People by type, such as S3 V2."""
        found = (f"{self.letter(who)}{many}" for who, many in enumerate(row) if many)
        return " ".join(found) or "-"

    def patient(self, patient: int) -> str:
        """A patient with his level, such as S4; nobody in an empty bed."""
        if patient == n.NONE:
            return "_"
        return f"{self.letter(patient // n.LEVELS)}{find_level(patient)}"

    def runners(self, node: int) -> str:
        """Who of the supply runs stands on a space."""
        here = zip(self.g.runner_who, self.g.runner_at, strict=True)
        return "".join(self.letter(who) for who, at in here if at == node)
