"""How what the outlook foretells comes true."""

from typing import Any

from siegeworks.core.steps import Step
from siegeworks.games.ante_portas.rules import pieces as n
from siegeworks.games.ante_portas.rules import vocabulary
from siegeworks.games.ante_portas.rules.march import Spawn, TurnCard
from siegeworks.games.ante_portas.rules.state import LOST, Realm
from siegeworks.parts.board import Moment, Promise
from siegeworks.parts.board.records import Mark


def find_hex(mark: Mark) -> str:
    """The hex that a mark lies on."""
    return mark.nouns[0].partition(":")[2]


def is_its_card(mark: Mark, step: Step[Any]) -> bool:
    """14.3: the card of the troop on this hex."""
    return isinstance(step, TurnCard) and n.HEX_NAMES[step.hex] == find_hex(mark)


def has_broken(moment: Moment[Realm]) -> bool:
    """1.2: the troop has left the board."""
    return moment.after.ending == LOST


def has_spawned(moment: Moment[Realm]) -> bool:
    """4.3: an Invader appeared on the hex."""
    name = find_hex(moment.mark)
    comings = [event for event in moment.told if event.code == vocabulary.INVADER_SPAWNS]
    return any(event.about["hex"] == name for event in comings)


BREAK: Promise[Realm] = Promise(TurnCard, has_broken, since=TurnCard, is_meant=is_its_card)

PROMISES = {
    "break": BREAK,
    "break-seen": BREAK,
    "spawn": Promise(Spawn, has_spawned, since=Spawn),
}
