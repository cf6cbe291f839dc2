"""From read numbers to a match: what the readers of dumps and positions share."""

from collections.abc import Sequence
from typing import Any

from siegeworks.core import match, positions
from siegeworks.core.engine import advance, options, waiting
from siegeworks.core.errors import BadDump
from siegeworks.core.steps import Choice, State, Step
from siegeworks.core.wording import Phrase
from siegeworks.core.zones import Contents


def restore(
    start: "match.Start", found: Contents, agenda: Sequence[Step[Any]], ending: int
) -> State:
    """A state with these contents, if they are possible together."""
    g = start.game.set_up(start.seats, start.settings, start.tables)
    for name, content in found.items():
        setattr(g, name, content)
    g.agenda = list(agenda)
    g.ending = ending
    for problem, facts in start.game.check(g):
        raise BadDump("impossible", why=Phrase(f"check-{problem}", start.game.key, **facts))
    if not ending and not agenda:
        raise BadDump("dump-no-agenda")
    return g


def loaded(start: "match.Start", g: State) -> "match.Match":
    """A match that begins at a restored state; it remembers that state as its start."""
    given = g.given
    m = match.Match(start, g, True, True)
    try:
        advance(g)
        stuck = isinstance(waiting(g), Choice) and not options(g)
    except (IndexError, AssertionError) as error:
        raise BadDump("dump-agenda") from error
    if stuck or (not g.ending and not g.agenda):
        raise BadDump("dump-agenda")
    g.given = given
    m.start = match.Start(
        start.game, start.seats, start.settings, None, start.tables, positions.write(m)
    )
    advance(g)
    return m
