"""12 Fire the guns."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Reason, Rule, Steps
from siegeworks.games.hegra.rules import hit_bag, morale, surrender, variants, vocabulary, walls
from siegeworks.games.hegra.rules.pieces import (
    FIRST_NUMBERED,
    GUNS,
    NUMBERED,
    ROW_LENGTH,
    SECTORS,
    STRIKE_AIR,
    STRIKE_MISS,
    STRIKE_MORALE,
    TARGET_AIRFIELD,
    TARGET_ROW,
)
from siegeworks.games.hegra.rules.state import Command, Die, Fortress, Leave, QuietCommand

STRIKES: Final = 4

# Why something cannot be done
NO_TROOPS: Final = Reason("no-troops", "12.3")
NO_ENEMIES: Final = Reason("no-enemies", "12.4")
STRUCK_TODAY: Final = Reason("struck-today", "12.5")
OTHER_ROW: Final = Reason("other-row", "12.4")


class FireGuns(Rule[Fortress]):
    """Once a day (23.1), if manned, each gun that shows an icon picks one target."""

    rule = "12.1"

    def run(self, g: Fortress) -> Steps:
        g.airfield = 0
        if g.uses(GUNS) == 0:
            g.leave(GUNS)
            return DONE
        if has_like_guns(g) or not (g.icons(0) and g.icons(1)):
            return (Aim(0), Aim(1), Leave(GUNS))
        return (FirstGun(), Leave(GUNS))


def has_like_guns(g: Fortress) -> bool:
    """12.1: whether both guns are in the same state, so that it is all one which fires first."""
    return g.gun_damage[0] == g.gun_damage[1] and g.gun_jam[0] == g.gun_jam[1]


class FirstGun(Command):
    """Which of two different guns fires first: how its shot ends may decide what the other does."""

    rule = "12.1"

    def options(self, g: Fortress) -> list[int]:
        return [vocabulary.FIRE, vocabulary.FIRE + 1]

    def choose(self, g: Fortress, option: int) -> Steps:
        gun = option & NOUN
        return (Aim(gun), Aim(1 - gun))


class Aim(Command):
    """A sector with infantry, a row of the map with enemies, the airfield; or hold fire."""

    rule = "12.2"
    takes = ("gun",)

    def __init__(self, gun: int) -> None:
        self.gun: Final = gun

    def universe(self, g: Fortress, seat: int) -> list[int]:
        # 23.5: a gun that shows no icon gives no shot.
        aims = [*range(g.sectors()), *range(TARGET_ROW, TARGET_AIRFIELD + 1)]
        found = [vocabulary.AIM + aim for aim in aims] if g.icons(self.gun) else []
        return [*found, vocabulary.HOLD]

    def why_not(self, g: Fortress, option: int) -> Reason | None:
        target = option & NOUN
        if option == vocabulary.HOLD or target == TARGET_AIRFIELD:
            return None
        if target < TARGET_ROW:
            return None if g.troops(target) else NO_TROOPS
        return None if has_enemies(g, target - TARGET_ROW) else NO_ENEMIES

    def choose(self, g: Fortress, option: int) -> Steps:
        if option == vocabulary.HOLD:
            return DONE
        target = option & NOUN
        icons = g.icons(self.gun)
        die = GunDie(self.gun, find_criterion(g, target))
        g.tell(vocabulary.GUN_FIRES, self.gun, target)
        if target < TARGET_ROW:
            return (Shell(target, icons), die)
        if target == TARGET_AIRFIELD:
            return (Strike(icons), die)
        return (ShootRow(target - TARGET_ROW, icons), die)


def find_criterion(g: Fortress, target: int) -> int:
    """12.6: what the die must show at least after a shot at a target."""
    t = g.tables
    if target < TARGET_ROW:
        return t.criterion[g.sector_row(target)]
    if target == TARGET_AIRFIELD:
        return t.airfield_criterion
    return t.row_criterion[target - TARGET_ROW]


def has_enemies(g: Fortress, row: int) -> bool:
    """Whether a patrol or an artillery piece stands in a row of the map."""
    for field in range(row * ROW_LENGTH, (row + 1) * ROW_LENGTH):
        if g.patrols[field] or g.pieces[field]:
            return True
    return False


class Shell(Rule[Fortress]):
    """Two infantry for each icon are removed, the others in the sector are suppressed (23.14)."""

    rule = "12.3"
    takes = ("sector", "amount")

    def __init__(self, sector: int, amount: int) -> None:
        self.sector: Final = sector
        self.amount: Final = amount

    def run(self, g: Fortress) -> Steps:
        sector = self.sector
        for _ in range(min(g.troops(sector), self.amount * g.tables.gun_hits)):
            walls.remove(g, sector if g.standing[sector] else SECTORS + sector)
        while walls.can_pin(g, sector):
            walls.pin(g, sector)
        variants.silence(g, sector)
        return DONE


class ShootRow(QuietCommand):
    """For each icon a patrol or an artillery piece of the row may be removed."""

    rule = "12.4"
    takes = ("row:map-row", "amount")

    def __init__(self, row: int, amount: int) -> None:
        self.row: Final = row
        self.amount: Final = amount

    def universe(self, g: Fortress, seat: int) -> list[int]:
        return [*list_pieces(g), vocabulary.DONE]

    def why_not(self, g: Fortress, option: int) -> Reason | None:
        if option == vocabulary.DONE:
            return None
        row = (option & NOUN) % NUMBERED // ROW_LENGTH
        return None if row == self.row else OTHER_ROW

    def options(self, g: Fortress) -> list[int]:
        return super().options(g) if self.amount else [vocabulary.DONE]

    def choose(self, g: Fortress, option: int) -> Steps:
        if option == vocabulary.DONE:
            return DONE
        piece = option & NOUN
        take(g, piece)
        rest = ShootRow(self.row, self.amount - 1)
        # 23.9: each piece that is taken from a runner's space costs Morale.
        if FIRST_NUMBERED + piece % NUMBERED in g.runner_at:
            return (morale.MoraleDown(1), rest)
        return (rest,)


def list_pieces(g: Fortress) -> list[int]:
    """The patrols and artillery pieces on the map, as options."""
    found = [vocabulary.TAKE + field for field in range(NUMBERED) if g.patrols[field]]
    return found + [vocabulary.TAKE + NUMBERED + f for f in range(NUMBERED) if g.pieces[f]]


def take(g: Fortress, piece: int) -> None:
    """A patrol goes back into its bag, an artillery piece to its track."""
    if piece < NUMBERED:
        remove_patrol(g, piece)
    else:
        hit_bag.take_piece(g, piece - NUMBERED)


class Strike(Command):
    """For each icon one of the airfield's four options, each once a day."""

    rule = "12.5"
    takes = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def universe(self, g: Fortress, seat: int) -> list[int]:
        if self.amount == 0:
            return []
        return [*(vocabulary.STRIKE + strike for strike in range(STRIKES)), vocabulary.DONE]

    def why_not(self, g: Fortress, option: int) -> Reason | None:
        is_struck = option != vocabulary.DONE and g.airfield >> (option & NOUN) & 1
        return STRUCK_TODAY if is_struck else None

    def choose(self, g: Fortress, option: int) -> Steps:
        if option == vocabulary.DONE:
            return DONE
        strike = option & NOUN
        g.airfield |= 1 << strike
        g.tell(vocabulary.AIRFIELD_HIT, strike)
        rest = Strike(self.amount - 1)
        if strike == STRIKE_MORALE:
            return (morale.MoraleUp(2), rest)
        if strike == STRIKE_AIR:
            return (DropStack(), rest)
        if strike == STRIKE_MISS:
            hit_bag.add_miss(g, 2)
        else:
            surrender.lower_surrender(g, 1)
        return (rest,)


class DropStack(Command):
    """An air stack of your choice goes to the Reserve."""

    rule = "12.5"

    def options(self, g: Fortress) -> list[int]:
        return [vocabulary.DROP + stack for stack in range(len(g.air_stacks) // 2)]

    def choose(self, g: Fortress, option: int) -> Steps:
        stack = option & NOUN
        g.air_stacks = g.air_stacks[: 2 * stack] + g.air_stacks[2 * stack + 2 :]
        g.tell(vocabulary.AIR_STACK_DROPPED, len(g.air_stacks) // 2)
        return DONE


class GunDie(Die):
    """Below the hit criterion of the target the rightmost open status tile jams."""

    rule = "12.6"
    takes = ("gun", "amount")

    def __init__(self, gun: int, amount: int) -> None:
        self.gun: Final = gun
        self.amount: Final = amount

    def is_jam(self, die: int) -> bool:
        """Whether the gun jams at what the die shows."""
        return die < self.amount

    def resolve(self, g: Fortress, outcome: int) -> Steps:
        if self.is_jam(outcome):
            jam_gun(g, self.gun)
        else:
            g.tell(vocabulary.GUN_HOLDS, self.gun)
        return DONE


def remove_patrol(g: Fortress, field: int) -> None:
    """A patrol token goes back into its bag."""
    g.patrols[field] -= 1
    g.patrol_bag[field % ROW_LENGTH] += 1
    g.tell(vocabulary.PATROL_REMOVED, field)


def jam_gun(g: Fortress, gun: int) -> None:
    """12.6: the rightmost tile that is open and shows an icon is turned to its jammed side."""
    for slot in range(g.whole_tiles(gun) - 1, 0, -1):
        if not g.gun_jam[gun] >> slot & 1:
            g.gun_jam[gun] |= 1 << slot
            g.tell(vocabulary.GUN_JAMS, gun)
            return
