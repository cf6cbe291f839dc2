"""12.10 The Army Doctor: who is healed, and who is set upright."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Reason, Steps
from siegeworks.games.ante_portas.rules import field, improvements, people, stores, vocabulary
from siegeworks.games.ante_portas.rules.asking import Deeds
from siegeworks.games.ante_portas.rules.pieces import (
    CITIZEN,
    DOLLAR,
    FARMER,
    FIELD_HOSPITAL,
    FIELD_KITCHEN,
    FOOD,
    HEXES,
    KINDS,
    RESOURCES,
    USED_KITCHEN,
)
from siegeworks.games.ante_portas.rules.state import Realm

KITCHEN_MEALS: Final = 2  # Farmers whom a Field Kitchen serves in a Year


# What it costs


def count_served(g: Realm, seat: int) -> int:
    """11.6: how many Farmers the Field Kitchen of a seat has served this Year."""
    return g.used[seat] >> USED_KITCHEN


def is_served(g: Realm, seat: int, kind: int) -> bool:
    """11.6: whether a Field Kitchen makes the next treatment free."""
    if kind != FARMER or not improvements.has_card(g, seat, FIELD_KITCHEN):
        return False
    return count_served(g, seat) < KITCHEN_MEALS


def find_price(g: Realm, seat: int, kind: int) -> tuple[int, ...]:
    """12.10: the price of healing a colonist or setting one upright."""
    price = [0] * RESOURCES
    if kind == CITIZEN:
        rebate = 1 if improvements.has_card(g, seat, FIELD_HOSPITAL) else 0
        price[DOLLAR] = max(0, g.tables.heal_dollars - rebate)
    elif not is_served(g, seat, kind):
        price[FOOD] = g.tables.heal_food
    return tuple(price)


def pay(g: Realm, seat: int, kind: int) -> None:
    """12.10: the seat at turn pays; a Field Kitchen serves first."""
    stores.pay(g, seat, find_price(g, seat, kind))
    if is_served(g, seat, kind):
        g.used[seat] += 1 << USED_KITCHEN


# What may be done


def list_heals(g: Realm, team: int) -> list[int]:
    """12.10: whom one could heal, and into whose Residences, each as an option."""
    found: list[int] = []
    for kind in range(KINDS):
        if g.sickbay[team * KINDS + kind]:
            verb = vocabulary.HEAL_FARMER if kind == FARMER else vocabulary.HEAL_CITIZEN
            found += [verb + seat for seat in range(g.seats) if g.team(seat) == team]
    return found


def list_raises(g: Realm, team: int) -> list[int]:
    """12.10: the exhausted of a team, each hex and kind as an option."""
    found: list[int] = []
    for at in range(HEXES):
        if g.army[at] == team:
            if g.tired_farmers[at]:
                found.append(vocabulary.RAISE_FARMER + at)
            if g.tired_citizens[at]:
                found.append(vocabulary.RAISE_CITIZEN + at)
    return found


def find_kind(option: int) -> int:
    """The kind of colonist whom an option treats."""
    verb = option & ~NOUN
    return CITIZEN if verb in (vocabulary.HEAL_CITIZEN, vocabulary.RAISE_CITIZEN) else FARMER


def why_no_home(g: Realm, option: int) -> Reason | None:
    """7.3: whether a healed colonist finds a free Residence there."""
    if people.count_free(g, option & NOUN, find_kind(option)) > 0:
        return None
    return Reason("no-free-home", "12.10", 1, 0)


def treat(g: Realm, team: int, option: int) -> None:
    """A colonist leaves the Sickbay, or an exhausted Soldier stands up."""
    kind = find_kind(option)
    if option >= vocabulary.RAISE_FARMER:
        field.stand_up(g, option & NOUN, kind)
        return
    g.sickbay[team * KINDS + kind] -= 1
    people.bring_home(g, option & NOUN, kind)
    g.tell(vocabulary.HEALED, kind, option & NOUN)


class Treatment(Deeds):
    """12.10: one after the other, and the seat at turn pays for each."""

    def why_no_deed(self, g: Realm, option: int) -> Reason | None:
        seat = self.seat(g)
        return stores.why_no_pay(g, seat, find_price(g, seat, find_kind(option)))

    def choose(self, g: Realm, option: int) -> Steps:
        if option == vocabulary.DONE:
            return DONE
        seat = self.seat(g)
        pay(g, seat, find_kind(option))
        treat(g, g.team(seat), option)
        return (self,)


class Heal(Treatment):
    """Any from the Sickbay come into free Residences of anybody; the seat at turn pays."""

    rule = "12.10"

    def list_deeds(self, g: Realm) -> list[int]:
        return list_heals(g, g.team(self.seat(g)))

    def why_no_deed(self, g: Realm, option: int) -> Reason | None:
        return why_no_home(g, option) or super().why_no_deed(g, option)


class SetUpright(Treatment):
    """Any exhausted Soldiers stand up; the seat at turn pays as for healing."""

    rule = "12.10"

    def list_deeds(self, g: Realm) -> list[int]:
        return list_raises(g, g.team(self.seat(g)))


class Care(Deeds):
    """In the Final Wave a Market sets one exhausted Soldier upright or heals somebody, free."""

    rule = "21.1"
    takes = ("heals:yes-no",)

    def __init__(self, heals: int) -> None:
        self.heals: Final = heals

    def list_deeds(self, g: Realm) -> list[int]:
        team = g.team(self.seat(g))
        raises = list_raises(g, team)
        return list_heals(g, team) + raises if self.heals else raises

    def why_no_deed(self, g: Realm, option: int) -> Reason | None:
        return None if option >= vocabulary.RAISE_FARMER else why_no_home(g, option)

    def choose(self, g: Realm, option: int) -> Steps:
        if option != vocabulary.DONE:
            treat(g, g.team(self.seat(g)), option)
        return DONE
