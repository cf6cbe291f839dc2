"""What the analysis of a game finds out, and the same as plain data."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import hypot
from typing import Any

from siegeworks.analysis.figures import Figures, Strength
from siegeworks.analysis.ledger import Judged
from siegeworks.analysis.statistics import Interval
from siegeworks.core import wording
from siegeworks.core.decision import Event, Option
from siegeworks.core.errors import SiegeError
from siegeworks.core.lexicon import Lexicon


class AnalysisError(SiegeError):
    """The game cannot be looked at like that."""


@dataclass(frozen=True)
class Point:
    """The chance to win at the beginning of a stretch."""

    place: int  # in the journal
    seat: int  # whose decision it was
    chosen: Option
    chance: Interval


@dataclass(frozen=True)
class Reason:
    """A figure of the game, and what a better choice would have gained in it."""

    names: Mapping[str, str]  # what the figure is called, by language
    noun: str  # where it lies on the board, if anywhere
    chosen: float
    better: float


@dataclass(frozen=True)
class Mistake:
    """A decision that cost something, and what was better."""

    place: int
    seat: int
    rule: str
    chosen: Option
    better: Option
    cost: Interval  # of the chance to win
    chances: tuple[float, float] = (0.0, 0.0)  # after what was chosen, and after the better one
    reasons: list[Reason] = field(default_factory=list)

    @property
    def is_clear(self) -> bool:
        """Whether what was better was really better, as far as that was measured."""
        return self.cost.value > 0 and self.cost.low >= 0

    @property
    def nouns(self) -> list[str]:
        """Where on the board it was about: what both options touch, and what came of it."""
        touched = [f"{o.kind}:{o.noun}" for o in (self.chosen, self.better) if o.kind]
        at = [reason.noun for reason in self.reasons if reason.noun]
        return list(dict.fromkeys((*touched, *at)))

    @property
    def is_certain(self) -> bool:
        """Whether nothing was left to luck: all games played on were one and the same."""
        return self.cost.low == self.cost.high


@dataclass(frozen=True)
class Dear:
    """A stretch that cost much, and its dearest decision, if one stands out."""

    judged: Judged
    mistake: Mistake | None


@dataclass(frozen=True)
class Draw:
    """What luck brought at a place of the journal, and what that was worth."""

    place: int
    number: int  # of the stretch
    stream: str  # of luck
    kind: str  # of noun
    code: int
    worth: float
    own: bool = True  # whether it fell in a stretch of the seat's own
    doubt: float = 0.0  # half the width of the worth's interval, where few games were played on
    told: Event | None = None  # the line of the log that told it


@dataclass(frozen=True)
class Doubts:
    """How far off the sums may be: half the widths of their intervals."""

    luck: float
    skill: float
    others: float

    def facts(self) -> dict[str, float]:
        """As plain data."""
        return {name: round(getattr(self, name), 6) for name in ("luck", "skill", "others")}


@dataclass(frozen=True)
class Analysis:
    """What was found out about a game, for one seat."""

    game: str
    seat: int
    figures: Figures
    lexicon: Lexicon = field(repr=False, compare=False)
    opening: Interval  # the chance to win before anything was drawn or decided
    result: float  # 1 won, 0 lost; of a game that goes on, the chance to win now
    curve: list[Point]
    judged: list[Judged] = field(default_factory=list)  # stretch by stretch, when all are known
    dearest: list[Dear] = field(default_factory=list)
    draws: list[Draw] = field(default_factory=list)  # the luckiest first, the unluckiest last
    looks: int = 1  # that say what a position is worth

    @property
    def worst(self) -> list[Mistake]:
        """The dearest decisions of the dearest stretches."""
        return [dear.mistake for dear in self.dearest if dear.mistake is not None]

    def is_own(self, judged: Judged) -> bool:
        """Whether the decisions of a stretch are this seat's."""
        return bool(judged.stretch.makers >> self.seat & 1)

    def doubt_of(self, judged: Judged) -> float:
        """How far off the worth of a decision may be, where nobody has measured the value."""
        return 0.0 if self.figures.is_calibrated else judged.doubt

    @property
    def skill(self) -> float | None:
        """What the seat's own decisions brought."""
        if not self.judged:
            return None
        return sum(judged.decision for judged in self.judged if self.is_own(judged))

    @property
    def others(self) -> float | None:
        """What the decisions of others brought."""
        if not self.judged:
            return None
        return sum(judged.decision for judged in self.judged if not self.is_own(judged))

    @property
    def luck(self) -> float | None:
        """What luck brought, the set-up included."""
        if not self.judged:
            return None
        first = self.judged[0].before - self.opening.value
        return first + sum(judged.luck for judged in self.judged)

    @property
    def doubts(self) -> Doubts | None:
        """How far off luck and decisions may be because only so many games were played on.

        None: what positions are worth was measured, and one game says little anyway.
        """
        if self.figures.is_calibrated or not self.judged:
            return None
        skill = hypot(*(j.doubt for j in self.judged if self.is_own(j)))
        others = hypot(*(j.doubt for j in self.judged if not self.is_own(j)))
        opening = (self.opening.high - self.opening.low) / 2
        is_over = self.result in (0.0, 1.0)
        now = 0.0 if is_over else self.figures.measure_doubt(self.result, self.looks)
        return Doubts(hypot(skill, others, opening, now), skill, others)

    @property
    def per_stretch(self) -> float | None:
        """What a stretch of the seat's own cost or brought, on average."""
        skill = self.skill
        own = sum(j.stretch.is_free and self.is_own(j) for j in self.judged)
        return None if skill is None or not own else skill / own

    @property
    def between(self) -> tuple[Strength | None, Strength | None] | None:
        """The bots next to it by what a stretch costs them: the weaker and the stronger one."""
        found, known = self.per_stretch, self.figures.strengths
        if found is None or not known:
            return None
        ranked = sorted(known, key=lambda strength: strength.points)
        below = [strength for strength in ranked if strength.points <= found]
        above = [strength for strength in ranked if strength.points > found]
        return (below[-1] if below else None, above[0] if above else None)

    @property
    def same_luck(self) -> Interval | None:
        """What strong play would have come to under this luck, as far as that can be said."""
        luck = self.luck
        if luck is None:
            return None
        value = min(1.0, max(0.0, self.opening.value + luck))
        doubts = self.doubts
        wide = hypot(doubts.skill, doubts.others) if doubts else 0.0
        return Interval(value, max(0.0, value - wide), min(1.0, value + wide))

    def facts(self, language: str = "en") -> dict[str, Any]:
        """All of it as plain data."""
        same, between, doubts = self.same_luck, self.between, self.doubts
        return {
            "game": self.game,
            "seat": self.seat,
            "rollouts": self.figures.effort,
            "method": self.figures.method,
            "calibrated": self.figures.is_calibrated,
            "calibrated_words": self.tell_trust(language),
            "curve": [_describe_point(point) for point in self.curve],
            "turns": [self._describe_judged(judged, language) for judged in self.judged],
            "worst": [_describe_mistake(mistake, language) for mistake in self.worst],
            "dearest": [self._describe_dear(dear, language) for dear in self.dearest],
            "draws": [self._describe_draw(draw, language) for draw in self.draws],
            "result": round(self.result, 6),
            "opening": self.opening.facts(),
            "same_luck_other_decisions": None if same is None else same.facts(),
            "skill": _round(self.skill),
            "others": _round(self.others),
            "luck": _round(self.luck),
            "doubt": None if doubts is None else doubts.facts(),
            "per_turn": _round(self.per_stretch),
            "between": None if between is None else [bot and bot.bot for bot in between],
            "between_words": self.tell_standing(language),
            "spread": round(self.figures.spread, 6),
        }

    def name_stretch(self, number: int, language: str) -> str:
        """What the game calls a stretch, such as a turn with its number."""
        return self.lexicon.say(language, self._unit, {"number": number})

    @property
    def _unit(self) -> str:
        """The key of the words for a stretch."""
        return f"stretch-{self.figures.unit}" if self.figures.unit else "stretch"

    def name_draw(self, draw: Draw, language: str) -> str:
        """What luck brought, as the log told it; else what it was drawn for, and what came."""
        if draw.told is not None:
            return draw.told.words(language)
        found = self.lexicon.noun(language, draw.kind, draw.code)
        purpose = self.lexicon.say(language, f"fortune-{draw.stream}", {})
        return f"{purpose}: {found}"

    def tell_trust(self, language: str) -> str:
        """Where the chances come from."""
        key = "calibrated" if self.figures.is_calibrated else "not-calibrated"
        return wording.say(language, "", f"judged-{key}", {"games": self.figures.games})

    def tell_standing(self, language: str) -> str:
        """Which bots decide about as well, and how little one game says."""
        between, found = self.between, self.per_stretch
        if between is None or found is None:
            return ""
        below, above = between
        key = "between" if below and above else ("best" if below else "least")
        facts = {
            "points": write_points(100 * found, language),
            "each": self.lexicon.say(language, f"{self._unit}-each", {}),
            "below": _name_bot(below, language),
            "above": _name_bot(above, language),
            "spread": round(100 * self.figures.spread),
        }
        return wording.say(language, "", f"judged-{key}", facts)

    def _describe_judged(self, judged: Judged, language: str) -> dict[str, Any]:
        stretch = judged.stretch
        return {
            "number": stretch.number,
            "words": self.name_stretch(stretch.number, language),
            "entry": stretch.place,
            "own": self.is_own(judged),
            "before": round(judged.before, 6),
            "decision": round(judged.decision, 6),
            "luck": round(judged.luck, 6),
            "after": round(judged.after, 6),
        }

    def _describe_dear(self, dear: Dear, language: str) -> dict[str, Any]:
        found = self._describe_judged(dear.judged, language)
        mistake = dear.mistake
        found["mistake"] = None if mistake is None else _describe_mistake(mistake, language)
        return found

    def _describe_draw(self, draw: Draw, language: str) -> dict[str, Any]:
        return {
            "entry": draw.place,
            "stretch": self.name_stretch(draw.number, language),
            "noun": f"{draw.kind}:{self.lexicon.nouns.name(draw.kind, draw.code)}",
            "words": self.name_draw(draw, language),
            "worth": round(draw.worth, 6),
            "own": draw.own,
        }


def _round(share: float | None) -> float | None:
    return None if share is None else round(share, 6)


def write_points(points: float, language: str) -> str:
    """Points of the chance to win, with their sign."""
    text = f"{points:+.1f}".replace("-", "−")
    return text.replace(".", ",") if language == "de" else text


def _name_bot(bot: Strength | None, language: str) -> str:
    return "" if bot is None else wording.say(language, "", "judged-bot", {"bot": bot.bot})


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
        "certain": mistake.is_certain,
        "nouns": mistake.nouns,
        "why": tell_why(mistake, language),
    }


def tell_why(mistake: Mistake, language: str) -> str:
    """Why something else was better, in a sentence."""
    chosen, better = (round(100 * chance) for chance in mistake.chances)
    facts: dict[str, object] = {"chosen": chosen, "better": better}
    if not mistake.reasons:
        return wording.say(language, "", "judged-why", facts)
    facts["gains"] = "; ".join(_tell_gain(reason, language) for reason in mistake.reasons)
    return wording.say(language, "", "judged-why-gains", facts)


def _tell_gain(reason: Reason, language: str) -> str:
    """A figure as it would have been, and as it was."""
    facts: dict[str, object] = {
        "figure": reason.names[language],
        "had": write_number(reason.chosen, language),
        "would": write_number(reason.better, language),
    }
    return wording.say(language, "", "judged-gain", facts)


def write_number(number: float, language: str) -> str:
    """A mean, with one decimal where it needs one."""
    text = f"{number:.1f}".removesuffix(".0")
    return text.replace(".", ",") if language == "de" else text
