"""What is coming: the next stage, what it will ask for, and what it usually costs."""

from typing import Any, Final

from siegeworks.games.hegra.rules import pieces as n
from siegeworks.games.hegra.rules.state import Fortress
from siegeworks.parts.board import Seen
from siegeworks.parts.board.telling import tell
from siegeworks.parts.measured import read_losses

FIRST_SIEGE_DAY: Final = 7  # at the usual difficulty; what was measured begins there


def tell_ahead(seen: Seen[Fortress]) -> str:
    """18.3, 18.5, 19.1: which stage comes next, and when; in time to do something about it."""
    g = seen.state
    if g.stage == n.MOBILISATION:
        return tell(seen, "ahead-coup", days=g.tables.coup_day[g.difficulty] - g.day)
    facts: dict[str, Any] = {"need": g.needed(), **find_losses(seen)}
    if g.stage == n.ATTACK:
        return tell(seen, "ahead-siege", days=g.tables.retreat_day[g.difficulty] - g.day, **facts)
    return tell(seen, "ahead-last-stand", days=n.DAYS - g.day, **facts)


def find_losses(seen: Seen[Fortress]) -> dict[str, int]:
    """How many healthy defenders measured games lost from this day of the siege to the end."""
    measured = read_losses(seen.lexicon.game)
    day = min(max(seen.state.day, FIRST_SIEGE_DAY), n.DAYS)
    found = measured[str(day)]
    return {"usual": found["usual"], "most": found["most"]}
