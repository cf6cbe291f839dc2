"""12.7 and 12.11 to 12.16 Works: what is laid where and faces where, and what fires."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Reason, Steps
from siegeworks.games.ante_portas.rules import (
    bombs,
    field,
    improvements,
    knockback,
    sight,
    skirmish,
    stores,
    vocabulary,
)
from siegeworks.games.ante_portas.rules.asking import Deeds, QuietQuestion
from siegeworks.games.ante_portas.rules.pieces import (
    BOMB,
    COOP,
    DIRECTIONS,
    HEXES,
    ORE,
    POWDER_STORE,
    RESOURCES,
    SAPPERS,
    SNARES,
    TOOL,
    TRAP,
)
from siegeworks.games.ante_portas.rules.state import Realm

ALL_WAYS: Final = 3  # turns either way that reach every direction


# 12.11, 12.12, 12.15 and 12.16: laying tiles


def find_price(g: Realm, seat: int, work: int, laid: int) -> tuple[int, ...]:
    """What a Work costs a seat that has laid so many in this action, with its Improvements."""
    price = g.tables.bundles[g.tables.work_cost[work]]
    if field.is_mine(work) and laid == 0 and improvements.has_card(g, seat, SAPPERS):
        return (0,) * RESOURCES
    if work == TRAP and laid == 0 and improvements.has_card(g, seat, SNARES):
        return lower(price, TOOL, 1)
    if work == BOMB and improvements.has_card(g, seat, POWDER_STORE):
        return lower(price, ORE, price[ORE])
    return price


def lower(price: tuple[int, ...], resource: int, rebate: int) -> tuple[int, ...]:
    """A price with so much less of one resource."""
    lowered = list(price)
    lowered[resource] = max(0, lowered[resource] - rebate)
    return tuple(lowered)


class Lay(Deeds):
    """Any number of tiles of one type, on hexes in sight, each for its price."""

    rule = "13.5"
    takes = ("work", "laid:count")

    def __init__(self, work: int, laid: int) -> None:
        self.work: Final = work
        self.laid: Final = laid

    def list_deeds(self, g: Realm) -> list[int]:
        return [vocabulary.LAY_AT + at for at in range(HEXES)]

    def why_none(self, g: Realm) -> Reason | None:
        """2.4 and 6.2: why no hex at all could get a tile: none is left, or it is too dear."""
        if field.count_left(g, self.work) <= 0:
            return Reason("pool-empty", "2.4", 1, 0)
        seat = self.seat(g)
        return stores.why_no_pay(g, seat, find_price(g, seat, self.work, self.laid))

    def why_no_deed(self, g: Realm, option: int) -> Reason | None:
        team = g.team(self.seat(g))
        why = sight.why_no_tile(g, option & NOUN, sight.see_for_tiles(g, team), team)
        return why or self.why_none(g)

    def options(self, g: Realm) -> list[int]:
        found = [vocabulary.DONE]
        if self.why_none(g) is None:
            team = g.team(self.seat(g))
            seen = sight.see_for_tiles(g, team)
            for at in range(HEXES):
                if sight.why_no_tile(g, at, seen, team) is None:
                    found.append(vocabulary.LAY_AT + at)
        return found

    def choose(self, g: Realm, option: int) -> Steps:
        if option == vocabulary.DONE:
            return DONE
        seat = self.seat(g)
        at = option & NOUN
        stores.pay(g, seat, find_price(g, seat, self.work, self.laid))
        field.lay_work(g, at, self.work, g.team(seat))
        again = Lay(self.work, self.laid + 1)
        return (Face(at, ALL_WAYS), again) if field.is_building(self.work) else (again,)


class Face(QuietQuestion):
    """Where a Building faces: up to so many turns of 60 degrees either way."""

    rule = "12.16"
    takes = ("hex", "turns:count")

    def __init__(self, hex: int, turns: int) -> None:
        self.hex: Final = hex
        self.turns: Final = turns

    def universe(self, g: Realm, seat: int) -> list[int]:
        facing = g.facing[self.hex]
        if self.turns >= ALL_WAYS:
            return [vocabulary.FACE + direction for direction in range(DIRECTIONS)]
        turns = [*range(-self.turns, 0), *range(1, self.turns + 1)]
        return [vocabulary.FACE + (facing + turn) % DIRECTIONS for turn in turns]

    def choose(self, g: Realm, option: int) -> Steps:
        g.facing[self.hex] = option & NOUN
        g.tell(vocabulary.TURNED_TO, self.hex, option & NOUN)
        return DONE


# 12.7: Rotate


class Rotate(Deeds):
    """Buildings turn, by the numbers of their hexes."""

    rule = "12.7"
    takes = ("hex", "turns:count")

    def __init__(self, hex: int, turns: int) -> None:
        self.hex: Final = hex
        self.turns: Final = turns

    def list_deeds(self, g: Realm) -> list[int]:
        return [vocabulary.TURN_AT + at for at in range(HEXES) if field.is_building(g.work[at])]

    def why_no_deed(self, g: Realm, option: int) -> Reason | None:
        at = option & NOUN
        if g.owner[at] != g.team(self.seat(g)):
            return Reason("not-yours", "23.19")
        return Reason("passed-by", "12.7") if at < self.hex else None

    def choose(self, g: Realm, option: int) -> Steps:
        if option == vocabulary.DONE:
            return DONE
        at = option & NOUN
        face = Face(at, self.turns)
        return (face, Rotate(at + 1, self.turns)) if at + 1 < HEXES else (face,)


# 12.13: Knockback from any Traps


class KnockTraps(Deeds):
    """From each Trap some Invaders go back, once."""

    rule = "12.13"

    def list_deeds(self, g: Realm) -> list[int]:
        team = g.team(self.seat(g))
        traps = [at for at in range(HEXES) if g.work[at] == TRAP and g.owner[at] == team]
        return [vocabulary.KNOCK + at for at in traps]

    def why_no_deed(self, g: Realm, option: int) -> Reason | None:
        at = option & NOUN
        if g.knocked >> at & 1:
            return Reason("trap-used", "12.13")
        team = g.team(self.seat(g))
        if g.mode == COOP:
            is_empty = g.basic[at] + g.elite[at] == 0
            can_push = knockback.can_push(at)
        else:
            is_empty = not skirmish.has_prisoners(g, at, team)
            can_push = len(skirmish.list_ways_back(g, at, team)) > 0
        if is_empty:
            return Reason("trap-empty", "12.13", 1, 0)
        return None if can_push else Reason("no-way-back", "12.14")

    def choose(self, g: Realm, option: int) -> Steps:
        if option == vocabulary.DONE:
            g.knocked = 0
            return DONE
        at = option & NOUN
        g.knocked |= 1 << at
        if g.mode == COOP:
            return (knockback.PushElites(at, 0), self)
        return (skirmish.PushDirection(g.team(self.seat(g)), at), self)


# 12.15: firing Bombs


class FireBombs(Deeds):
    """Any Bombs explode, one after the other."""

    rule = "12.15"

    def list_deeds(self, g: Realm) -> list[int]:
        team = g.team(self.seat(g))
        laid = [at for at in range(HEXES) if g.work[at] == BOMB and g.owner[at] == team]
        return [vocabulary.BLAST + at for at in laid]

    def why_no_deed(self, g: Realm, option: int) -> Reason | None:
        return None

    def choose(self, g: Realm, option: int) -> Steps:
        if option == vocabulary.DONE:
            return DONE
        return (bombs.Explode(option & NOUN), self)
