"""How what the outlook foretells comes true."""

from typing import Any

from siegeworks.core.steps import Step
from siegeworks.games.stronghold.rules import pieces as n
from siegeworks.games.stronghold.rules import vocabulary
from siegeworks.games.stronghold.rules.melee import Strength
from siegeworks.games.stronghold.rules.ranged import MachineShot
from siegeworks.games.stronghold.rules.state import BREACHED, Castle
from siegeworks.parts.board import Moment, Promise
from siegeworks.parts.board.records import Mark

# Answers that leave things as they are
QUIET = (vocabulary.DONE, vocabulary.PASS, vocabulary.KEEP_LINE, vocabulary.HOLD_FIRE)


def find_named(mark: Mark, names: tuple[str, ...]) -> int:
    """What a mark lies on, as a number."""
    return names.index(mark.nouns[0].partition(":")[2])


def is_its_shot(mark: Mark, step: Step[Any]) -> bool:
    """20.6: the shot of the machine."""
    return isinstance(step, MachineShot) and step.gun == find_named(mark, n.GUN_NAMES)


def has_hit(moment: Moment[Castle]) -> bool:
    """20.6: the machine turned a hit."""
    name = n.GUN_NAMES[find_named(moment.mark, n.GUN_NAMES)]
    hits = [event for event in moment.told if event.code == vocabulary.MACHINE_HITS]
    return any(event.about["gun"] == name for event in hits)


def is_its_melee(mark: Mark, step: Step[Any]) -> bool:
    """21.6: the sums at the section."""
    return isinstance(step, Strength) and step.section == find_named(mark, n.SECTION_NAMES)


def is_breached(moment: Moment[Castle]) -> bool:
    """21.9: the wall has fallen."""
    return moment.after.ending == BREACHED


PROMISES = {
    "aims": Promise(MachineShot, has_hit, since=MachineShot, is_meant=is_its_shot),
    "breaks": Promise(Strength, is_breached, since=Strength, once=True, is_meant=is_its_melee),
}
