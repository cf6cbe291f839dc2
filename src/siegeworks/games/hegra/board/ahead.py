"""What is coming: the next stage, what it will ask for, and what it usually costs."""

from typing import Final

from siegeworks.games.hegra.rules import pieces as n
from siegeworks.games.hegra.rules import turn_track
from siegeworks.games.hegra.rules.state import Fortress
from siegeworks.parts.board import Seen
from siegeworks.parts.board.records import Status
from siegeworks.parts.board.telling import tell, tell_fact
from siegeworks.parts.measured import read_losses

FIRST_SIEGE_DAY: Final = 7  # at the usual difficulty; what was measured begins there


def tell_next_stage(seen: Seen[Fortress]) -> Status:
    """What must be held until, and for how long: in short, and with all that is known of it."""
    g = seen.state
    days = turn_track.find_last_day(g) - g.day
    if g.stage == n.SIEGE:
        heading = tell(seen, "last-stand")
    else:  # the next stage begins on the morning after
        heading, days = str(seen.noun("stage", g.stage + 1)), days + 1
    when = tell(seen, "in-days", days=days)
    return tell_fact(seen, "ahead", tell_ahead(seen), short=when, heading=heading)


def tell_ahead(seen: Seen[Fortress]) -> str:
    """18.3, 18.5, 19.1: which stage comes next, and when; in time to do something about it."""
    g = seen.state
    days = turn_track.find_last_day(g) - g.day
    if g.stage == n.MOBILISATION:
        return tell(seen, "ahead-coup", days=days)
    key = "ahead-siege" if g.stage == n.ATTACK else "ahead-last-stand"
    return tell(seen, key, days=days, need=g.needed(), **find_losses(seen))


def find_losses(seen: Seen[Fortress]) -> dict[str, int]:
    """How many healthy defenders measured games lost from this day of the siege to the end."""
    measured = read_losses(seen.lexicon.game)
    day = min(max(seen.state.day, FIRST_SIEGE_DAY), n.DAYS)
    found = measured[str(day)]
    return {"usual": found["usual"], "most": found["most"]}
