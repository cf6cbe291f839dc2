"""What the analysis of a game finds out, and the same as plain data."""

from dataclasses import dataclass
from typing import Any

from siegeworks.analysis.statistics import Interval
from siegeworks.core.decision import Option
from siegeworks.core.errors import SiegeError


class AnalysisError(SiegeError):
    """The game cannot be looked at like that."""


@dataclass(frozen=True)
class Point:
    """The chance to win just before a decision."""

    place: int  # in the journal
    seat: int  # whose decision it was
    chosen: Option
    chance: Interval


@dataclass(frozen=True)
class Mistake:
    """A decision that cost something, and what was better."""

    place: int
    seat: int
    rule: str
    chosen: Option
    better: Option
    cost: Interval  # of the chance to win


@dataclass(frozen=True)
class Analysis:
    """What was found out about a game, for one seat."""

    game: str
    seat: int
    rollouts: int
    curve: list[Point]
    worst: list[Mistake]
    result: float  # 1 won, 0 lost; of a game that goes on, the chance to win now
    opening: Interval  # the chance to win before the first decision
    same_luck: Interval | None  # other decisions under the game's own luck, if that is known
    again: Interval  # the same decisions under other luck
    repeated: float  # the share of the decisions that could be taken again then

    @property
    def luck(self) -> float | None:
        """What this luck is worth to whoever plays by habit, against any other luck."""
        return None if self.same_luck is None else self.same_luck.value - self.opening.value

    @property
    def skill(self) -> float | None:
        """What the decisions brought beyond those of habit under the very same luck."""
        return None if self.same_luck is None else self.result - self.same_luck.value

    def facts(self, language: str = "en") -> dict[str, Any]:
        """All of it as plain data."""
        return {
            "game": self.game,
            "seat": self.seat,
            "rollouts": self.rollouts,
            "curve": [_describe_point(point) for point in self.curve],
            "worst": [_describe_mistake(mistake, language) for mistake in self.worst],
            "result": round(self.result, 6),
            "opening": self.opening.facts(),
            "same_luck_other_decisions": None if self.same_luck is None else self.same_luck.facts(),
            "same_decisions_other_luck": self.again.facts(),
            "repeated": round(self.repeated, 4),
            "skill": _round(self.skill),
            "luck": _round(self.luck),
        }


def _round(share: float | None) -> float | None:
    return None if share is None else round(share, 6)


def _describe_point(point: Point) -> dict[str, Any]:
    chosen = str(point.chosen)
    return {"entry": point.place, "seat": point.seat, "chosen": chosen, **point.chance.facts()}


def _describe_mistake(mistake: Mistake, language: str) -> dict[str, Any]:
    return {
        "entry": mistake.place,
        "seat": mistake.seat,
        "rule": mistake.rule,
        "chosen": str(mistake.chosen),
        "chosen_words": mistake.chosen.words(language),
        "better": str(mistake.better),
        "better_words": mistake.better.words(language),
        "cost": mistake.cost.facts(),
    }
