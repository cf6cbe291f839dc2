"""How what the outlook foretells comes true."""

from siegeworks.games.westerplatte.rules import vocabulary
from siegeworks.games.westerplatte.rules.cards import DrawCard
from siegeworks.games.westerplatte.rules.movement import TroopMovement
from siegeworks.games.westerplatte.rules.pieces import FIELD_NAMES, LANE_NAMES
from siegeworks.games.westerplatte.rules.state import Fort
from siegeworks.games.westerplatte.rules.walls import GermanFire
from siegeworks.parts.board import Moment, Promise


def has_fired(moment: Moment[Fort]) -> bool:
    """Whether the troop on the lane took bricks: from the wall or, if it is bare, from behind."""
    lane = find_marked_lane(moment)
    linked = [FIELD_NAMES[field] for field in moment.before.tables.linked[lane]]
    wall = count_hits(moment, vocabulary.BRICKS_LOST, [FIELD_NAMES[lane]])
    return wall + count_hits(moment, vocabulary.GUARDHOUSE_HIT, linked) > 0


def has_overflown(moment: Moment[Fort]) -> bool:
    """Whether the guardhouses took as many hits as foretold, or more."""
    fields = [noun.removeprefix("field:") for noun in moment.mark.nouns]
    return count_hits(moment, vocabulary.GUARDHOUSE_HIT, fields) >= int(moment.mark.text)


def has_advanced(moment: Moment[Fort]) -> bool:
    """Whether the unit stands elsewhere on its lane."""
    lane = find_marked_lane(moment)
    return moment.after.space[lane] != moment.before.space[lane]


def has_morale_moved(moment: Moment[Fort]) -> bool:
    """Whether the marker of morale went anywhere."""
    return any(event.code == vocabulary.MORALE_MOVES for event in moment.told)


def find_marked_lane(moment: Moment[Fort]) -> int:
    """The lane that a mark stands on."""
    return LANE_NAMES.index(moment.mark.nouns[0].removeprefix("lane:"))


def count_hits(moment: Moment[Fort], code: int, fields: list[str]) -> int:
    """How many lines of the log speak of a hit on one of some fields."""
    return sum(event.code == code and event.about["field"] in fields for event in moment.told)


PROMISES = {
    "fires": Promise(until=GermanFire, happened=has_fired),
    "overflow": Promise(until=GermanFire, happened=has_overflown, since=GermanFire),
    "advances": Promise(until=TroopMovement, happened=has_advanced, since=DrawCard),
    "falls": Promise(until=TroopMovement, happened=has_morale_moved, since=DrawCard),
    "full": Promise(until=TroopMovement, happened=has_morale_moved, since=DrawCard),
}
