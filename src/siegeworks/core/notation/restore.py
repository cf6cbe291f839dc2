"""From read numbers to a state: what the readers of dumps and positions share."""

from collections.abc import Sequence
from typing import Any, Final

from siegeworks.core.engine import advance
from siegeworks.core.errors import BadDump
from siegeworks.core.playout import play_out
from siegeworks.core.start import Start
from siegeworks.core.steps import State, Step
from siegeworks.core.wording import Phrase
from siegeworks.core.zones import Contents, Shape, check_content, count_places

REHEARSALS: Final = 4
ANSWERS: Final = 6  # more in each rehearsal


def restore(start: Start, found: Contents, agenda: Sequence[Step[Any]], ending: int) -> State:
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
    _check_steps(start, found, agenda)
    return g


def _check_steps(start: Start, found: Contents, agenda: Sequence[Step[Any]]) -> None:
    """Steps speak only of seats, officers and the like that this game has rows for."""
    nouns = start.lexicon.nouns
    most = {"seat": start.seats}
    for zone in start.game.zones:
        if zone.shape is Shape.ROW:
            most[zone.by] = count_places(found[zone.name])
    for step in agenda:
        for kind, value in zip(step.kinds(), step.numbers(), strict=True):
            if value >= most.get(kind, value + 1):
                names = [str(nouns.name(kind, n)) for n in range(most[kind])]
                name = nouns.name(kind, value)
                raise BadDump("dump-value", place="agenda", found=name, expected=", ".join(names))


def can_go_on(start: Start, g: State) -> bool:
    """Whether the steps can be carried out: copies are played on a little, to see."""
    if not _is_possible(start, g):
        return False
    for key in range(REHEARSALS):
        copy = g.clone()
        copy.given = False
        copy.new_luck(key, REHEARSALS)
        advance(copy)
        play_out(copy, key, key * ANSWERS)
        if not _is_possible(start, copy):
            return False
    return True


def _is_possible(start: Start, g: State) -> bool:
    """Whether a position could be written down and read again."""
    nouns = start.lexicon.nouns
    for zone in start.game.zones:
        content = getattr(g, zone.name)
        check_content(zone, content, count_places(content), nouns)
    for step in g.agenda:
        for kind, value in zip(step.kinds(), step.numbers(), strict=True):
            if not nouns.has_value(kind, value):
                return False
    return bool(g.ending or g.agenda) and not start.game.check(g)
