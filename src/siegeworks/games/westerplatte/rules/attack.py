"""5 Firing from a forward space."""

from typing import Final

from mypy_extensions import mypyc_attr

from siegeworks.core.steps import DONE, Choice, Refusal, Rule, Steps
from siegeworks.games.westerplatte.rules import vocabulary
from siegeworks.games.westerplatte.rules.days import file_card
from siegeworks.games.westerplatte.rules.pieces import LANES, NONE
from siegeworks.games.westerplatte.rules.state import Fort


def add_fire_options(g: Fort, officer: int, found: list[int]) -> None:
    """5.1: the ways an officer on a forward space can open fire on the lane opposite.

    Who has a round may keep it and let the others fire (14.51).
    """
    if g.card[g.post[officer]] == NONE:
        return
    if g.ammo[officer] > 0:
        found.append(vocabulary.FIRE)
    if find_next_gunner(g, officer, 0) != NONE:
        found.append(vocabulary.ORDER_FIRE)


def list_fire_universe() -> list[int]:
    """5.1, 5.3: what an officer on a forward space may try."""
    return [vocabulary.FIRE, vocabulary.ORDER_FIRE]


def refuse_fire(g: Fort, officer: int) -> list[Refusal]:
    """5.1 to 5.3: why an officer on a forward space cannot fire, or order the others to."""
    if g.card[g.post[officer]] == NONE:
        return [Refusal(option, "lane-empty", "5.1") for option in list_fire_universe()]
    found: list[Refusal] = []
    if g.ammo[officer] == 0:
        found.append(Refusal(vocabulary.FIRE, "no-ammunition", "5.2", 1, 0))
    if find_next_gunner(g, officer, 0) == NONE:
        found.append(Refusal(vocabulary.ORDER_FIRE, "nobody-to-order", "5.3", 1, 0))
    return found


def list_lanes_elsewhere(g: Fort, officer: int) -> list[int]:
    """5.1: the lanes with a troop that the officer does not stand opposite to."""
    return [lane for lane in range(LANES) if g.card[lane] != NONE and lane != g.post[officer]]


def refuse_lanes_elsewhere(g: Fort, officer: int) -> list[Refusal]:
    """5.1: why the troops there cannot be fired at from here."""
    away = list_lanes_elsewhere(g, officer)
    return [Refusal(vocabulary.FIRE_AT + lane, "lane-elsewhere", "5.1") for lane in away]


def can_join(g: Fort, other: int, officer: int, lane: int) -> bool:
    """5.3: whether another officer has a round for the fire from a space (14.20)."""
    return other != officer and g.post[other] == lane and g.ammo[other] > 0


def find_next_gunner(g: Fort, officer: int, first: int) -> int:
    """The next other officer on the same space with ammunition, however long there."""
    for other in range(first, len(g.post)):
        if can_join(g, other, officer, g.post[officer]):
            return other
    return NONE


def count_health(g: Fort, lane: int) -> int:
    """5.3: how many wounds the troop on a lane still bears, the last of which kills it."""
    return g.tables.health[g.card[lane]] - g.wounds[lane]


@mypyc_attr(free_list_len=1)
class OpenFire(Rule[Fort]):
    """The active officer spends a round of its own, or only gives the order."""

    rule = "5.2"
    takes = ("officer", "own-round")

    def __init__(self, officer: int, own_round: int) -> None:
        self.officer: Final = officer
        self.own_round: Final = own_round

    def run(self, g: Fort) -> Steps:
        g.shots = self.own_round
        if self.own_round:
            g.ammo[self.officer] -= 1
            g.tell(vocabulary.OFFICER_FIRES, self.officer, g.post[self.officer])
        else:
            g.tell(vocabulary.OFFICER_ORDERS_FIRE, self.officer, g.post[self.officer])
        return (AskGunners(0),)


@mypyc_attr(free_list_len=1)
class AskGunners(Rule[Fort]):
    """The other officers on the space, all of them (14.19), are asked until the health is met."""

    rule = "5.3"
    takes = ("first:asked",)

    def __init__(self, first: int) -> None:
        self.first: Final = first

    def run(self, g: Fort) -> Steps:
        lane = g.post[g.active]
        gunner = find_next_gunner(g, g.active, self.first)
        if g.shots >= count_health(g, lane) or gunner == NONE:
            return (Volley(),)
        return (JoinFire(gunner), AskGunners(gunner + 1))


class JoinFire(Choice[Fort]):
    """An officer on the same space may add a round of its own; its player decides (14.32)."""

    rule = "5.3"
    takes = ("officer",)

    def __init__(self, officer: int) -> None:
        self.officer: Final = officer

    def seat(self, g: Fort) -> int:
        return g.seat_of(self.officer)

    def options(self, g: Fort) -> list[int]:
        return [vocabulary.JOIN, vocabulary.HOLD_FIRE]

    def universe(self, g: Fort, seat: int) -> list[int]:
        return self.options(g)

    def choose(self, g: Fort, option: int) -> Steps:
        if option == vocabulary.JOIN:
            g.ammo[self.officer] -= 1
            g.shots += 1
            g.tell(vocabulary.OFFICER_JOINS, self.officer)
        else:
            g.tell(vocabulary.OFFICER_HOLDS, self.officer)
        return DONE


@mypyc_attr(free_list_len=1)
class Volley(Rule[Fort]):
    """All rounds hit the one troop on the lane."""

    rule = "5.3"

    def run(self, g: Fort) -> Steps:
        shots = g.shots
        g.shots = 0
        if shots == 0:  # the action is spent all the same: 14.33
            g.tell(vocabulary.NOBODY_FIRES)
            return DONE
        return (Wound(g.post[g.active], shots),)


@mypyc_attr(free_list_len=1)
class Wound(Rule[Fort]):
    """Wounds stay on the card; as many as its health destroy the troop, and its card is filed."""

    rule = "5.4"
    takes = ("lane", "rounds")

    def __init__(self, lane: int, rounds: int) -> None:
        self.lane: Final = lane
        self.rounds: Final = rounds

    def run(self, g: Fort) -> Steps:
        lane = self.lane
        card = g.card[lane]
        g.wounds[lane] += self.rounds
        if g.wounds[lane] < g.tables.health[card]:
            g.tell(vocabulary.TROOP_WOUNDED, lane, g.tables.health[card] - g.wounds[lane])
            return DONE
        g.remove_troop(lane)
        file_card(g)
        g.tell(vocabulary.TROOP_DESTROYED, lane, card)
        return DONE
