"""10 Phase 4: training. Quartermasters act in chapter 12, trench masters in chapter 20."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Reason, Steps
from siegeworks.games.stronghold.rules import ground, vocabulary
from siegeworks.games.stronghold.rules.asking import NO_TILE, Question, QuietQuestion
from siegeworks.games.stronghold.rules.pieces import (
    ARTILLERYMAN,
    BAG,
    BUILDINGS,
    FIRST_FOREGROUND,
    GUNS,
    KINDS,
    NONE,
    RAMPARTS,
    SABOTEUR,
    SIDES,
    TRAINER,
    TROLL,
)
from siegeworks.games.stronghold.rules.state import Castle

SAME_TRAINING: Final = Reason("same-training", "10.1")
NO_MACHINE: Final = Reason("no-machine", "10.2", 1, 0)
NO_MISS: Final = Reason("no-miss", "10.2", 1, 0)
SABOTEUR_THERE: Final = Reason("saboteur-there", "10.4")
NO_ACTIONS: Final = Reason("no-actions", "10.4")
NO_ROOM: Final = Reason("no-room", "2.3", 1, 0)
NO_TROLL: Final = Reason("no-troll", "10.5", 1, 0)
NO_PLACE: Final = Reason("no-place", "6.6")


def count_tiles(g: Castle, card: int) -> int:
    """3.4: tokens of a training that are not on the board."""
    used = 0
    if card == SABOTEUR:
        for building in range(BUILDINGS):
            used += g.saboteurs >> building & 1
    else:
        for rampart in range(RAMPARTS):
            used += g.training[rampart] >> (card - ARTILLERYMAN) & 1
    return g.tables.card_tiles[card] - used


def why_not(g: Castle, card: int) -> Reason | None:
    """6.6: why a training cannot be done at all, or None."""
    if card == TRAINER:
        return why_no_troll(g)
    if card != ARTILLERYMAN and count_tiles(g, card) <= 0:
        return NO_TILE
    places = GUNS if card == ARTILLERYMAN else BUILDINGS if card == SABOTEUR else RAMPARTS
    for place in range(places):
        if why_not_at(g, card, place) is None:
            return None
    return NO_PLACE


def why_not_at(g: Castle, card: int, place: int) -> Reason | None:
    """10.1, 10.2 and 10.4: why a training cannot be done at a place, or None."""
    if card == ARTILLERYMAN:
        if g.barrage[place] == NONE:
            return NO_MACHINE
        return None if g.misses[place] else NO_MISS
    if card == SABOTEUR:
        if not g.tables.actions_of_building[place]:
            return NO_ACTIONS
        return SABOTEUR_THERE if g.saboteurs >> place & 1 else None
    return SAME_TRAINING if ground.has_training(g, place, card) else None


def why_no_troll(g: Castle) -> Reason | None:
    """10.5: why no troll can come from the bag, or None."""
    if not g.horde[BAG * KINDS + TROLL]:
        return NO_TROLL
    for side in range(SIDES):
        if ground.count_invader_room(g, FIRST_FOREGROUND + side):
            return None
    return NO_ROOM


def carry_out(g: Castle, card: int) -> Steps:
    """10.1 to 10.6: choose whom or where."""
    if card == ARTILLERYMAN:
        return (TRAIN_CREW,)
    if card == SABOTEUR:
        return (SEND_SABOTEUR,)
    if card == TRAINER:
        return (TrollComes(g.tables.trainer_trolls),)
    return (TrainAt(card),)


class TrainAt(Question):
    """A quartermaster or a trench master goes to a rampart; two different ones fit."""

    rule = "10.1"
    takes = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [vocabulary.TRAIN_AT + rampart for rampart in range(RAMPARTS)]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        return why_not_at(g, self.card, option & NOUN)

    def choose(self, g: Castle, option: int) -> Steps:
        rampart = option & NOUN
        g.training[rampart] |= 1 << (self.card - ARTILLERYMAN)
        g.tell(vocabulary.TRAINED, self.card, rampart)
        return DONE


class TrainCrew(Question):
    """An artilleryman takes one miss out of the deck of a machine."""

    rule = "10.2"

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [vocabulary.TRAIN_CREW + gun for gun in range(GUNS)]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        return why_not_at(g, ARTILLERYMAN, option & NOUN)

    def choose(self, g: Castle, option: int) -> Steps:
        gun = option & NOUN
        g.misses[gun] -= 1
        g.tell(vocabulary.CREW_TRAINED, gun)
        return DONE


class SendSaboteur(Question):
    """A saboteur goes to a building; its actions cost one hourglass more."""

    rule = "10.4"

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [vocabulary.SABOTAGE + building for building in range(BUILDINGS)]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        return why_not_at(g, SABOTEUR, option & NOUN)

    def choose(self, g: Castle, option: int) -> Steps:
        building = option & NOUN
        g.saboteurs |= 1 << building
        g.tell(vocabulary.SABOTEUR_SENT, building)
        return DONE


class TrollComes(QuietQuestion):
    """Trolls out of the bag go to free spaces of the foregrounds."""

    rule = "10.5"
    takes = ("count",)

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [vocabulary.TROLL_TO + side for side in range(SIDES)]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        if not g.horde[BAG * KINDS + TROLL]:
            return NO_TROLL
        room = ground.count_invader_room(g, FIRST_FOREGROUND + (option & NOUN))
        return None if room else NO_ROOM

    def choose(self, g: Castle, option: int) -> Steps:
        side = option & NOUN
        g.horde[BAG * KINDS + TROLL] -= 1
        g.horde[(FIRST_FOREGROUND + side) * KINDS + TROLL] += 1
        g.tell(vocabulary.TROLL_COMES, side)
        return (TrollComes(self.count - 1),) if self.count > 1 else DONE


TRAIN_CREW: Final = TrainCrew()
SEND_SABOTEUR: Final = SendSaboteur()
