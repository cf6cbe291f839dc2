"""What the games of one combination say, and how such figures are written."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from siegeworks.analysis.statistics import Interval, wilson
from siegeworks.core import wording
from siegeworks.lab.balance.plan import Band, Column, Plan
from siegeworks.lab.errors import LabError

LANGUAGE = "en"  # of the pages


def say(key: str, **facts: object) -> str:
    """Words of the pages that are the same for all games."""
    return wording.say(LANGUAGE, "", f"lab-balance-{key}", facts)


def fill(text: str, facts: Mapping[str, object]) -> str:
    """A text of the plan with its facts filled in."""
    try:
        return text.format_map(dict(facts))
    except (KeyError, IndexError, ValueError, AttributeError, TypeError) as error:
        known = ", ".join(facts)
        raise LabError("lab-balance-text", found=text[:80], expected=known) from error


def say_yes_or_no(answer: bool) -> str:
    """An answer in a word."""
    return say("yes") if answer else say("no")


def tell_between(found: Interval, digits: int = 0) -> str:
    """A share with its interval, told in per cent."""
    value, low, high = (f"{100 * x:.{digits}f}" for x in (found.value, found.low, found.high))
    return say("share", value=value, low=low, high=high)


def tell_points(found: Interval) -> str:
    """A difference of shares with its interval, told in points."""
    value, low, high = (f"{100 * x:.0f}" for x in (found.value, found.low, found.high))
    return say("points", value=value, low=low, high=high)


def tell_percent(share: float) -> str:
    """A share without an interval."""
    return say("percent", value=f"{100 * share:.1f}")


@dataclass(frozen=True)
class Cell:
    """The games of one combination of seats and options."""

    facts: dict[str, Any]  # as the summary of a run has them
    seat: int = 0  # whose wins count

    @property
    def seats(self) -> int:
        """How many seats there were."""
        return int(self.facts["seats"])

    @property
    def options(self) -> dict[str, str]:
        """All options of the game."""
        return dict(self.facts["options"])

    @property
    def games(self) -> int:
        """How many were played."""
        return int(self.facts["games"])

    def wins(self, seat: int | None = None) -> int:
        """How many of them a seat won, together with others or alone."""
        return int(self.facts["wins"][self.seat if seat is None else seat]["wins"])

    def share(self) -> Interval:
        """The share that the seat won whose wins count."""
        return wilson(self.wins(), self.games)

    def wanted(self, plan: Plan) -> Band | None:
        """The share that is wanted, in per cent."""
        for option, bands in plan.wanted.items():
            if self.options[option] in bands:
                return bands[self.options[option]]
        return None

    def place(self, plan: Plan) -> tuple[int, ...]:
        """Where it stands among others: by the options in their order, then by seats."""
        found = (
            values.index(self.options[option]) if self.options[option] in values else len(values)
            for option, values in plan.order.items()
        )
        return (*found, self.seats)

    def show(self, column: Column, plan: Plan) -> str:
        """What stands in a column."""
        facts, name = self.facts, column.names[0]
        match column.value:
            case "option":
                return self.options[name]
            case "seats":
                return str(self.seats)
            case "games":
                return str(self.games)
            case "wins":
                return str(self.wins())
            case "share":
                return tell_between(self.share())
            case "wanted" | "within":
                return self._show_wanted(column.value, self.wanted(plan))
            case "decisions":
                return f"{facts['decisions']['mean']:.0f}"
            case "mean":
                return f"{facts['final'][name]['mean']:.0f}"
            case "least" | "most":
                return str(facts["final"][name][column.value])
            case "ending":
                return str(facts["endings"].get(name, 0))
            case "endings":
                return self._show_endings(column.names)
            case "bots":
                return ", ".join(f"`{bot}`" for bot in dict.fromkeys(facts["bots"]))
            case "by-ending":
                return self._show_finals(*column.names)

    def _show_wanted(self, value: str, band: Band | None) -> str:
        if band is None:
            return "-"
        low, high = band
        if value == "within":
            return say_yes_or_no(low <= 100 * self.share().value <= high)
        return say("band", low=f"{low:.0f}", high=f"{high:.0f}")

    def _show_finals(self, name: str, ending: str) -> str:
        """Where a number stood at the end of the games that ended so, and how often."""
        counts = self.facts["final_by_ending"].get(ending, {}).get(name, {})
        return ", ".join(f"{value}: {counts[value]}" for value in sorted(counts)) or "-"

    def _show_endings(self, names: list[str]) -> str:
        counts = {name: self.facts["endings"].get(name, 0) for name in names}
        listed = [f"{name} {count}" for name, count in counts.items() if count]
        return ", ".join(listed) or "-"
