"""12 Fire the guns."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Rule, Steps
from siegeworks.games.hegra.rules import deeds_places, hits, log, markers, patrols, shots, tracks
from siegeworks.games.hegra.rules.injuries import Die
from siegeworks.games.hegra.rules.pieces import (
    EDITION_2023,
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
from siegeworks.games.hegra.rules.state import Command, Fortress

STRIKES = 4
ROWS = 3


class FireGuns(Rule[Fortress]):
    """Once a day, if manned, each gun that shows an icon picks one target."""

    rule = "12.1"

    def run(self, g: Fortress) -> Steps:
        g.airfield = 0
        manned = g.uses(GUNS)
        g.leave(GUNS)
        if manned == 0:
            return DONE
        return (Aim(0), Aim(1))


class Aim(Command):
    """A sector with infantry, a row of the map with enemies, the airfield; or hold fire."""

    rule = "12.2"
    takes = ("gun",)

    def __init__(self, gun: int) -> None:
        self.gun: Final = gun

    def options(self, g: Fortress) -> list[int]:
        if g.icons(self.gun) == 0:
            return [log.HOLD]
        found = [log.AIM + s for s in range(g.sectors()) if g.troops(s)]
        found += [log.AIM + TARGET_ROW + row for row in range(ROWS) if enemies_in_row(g, row)]
        return [*found, log.AIM + TARGET_AIRFIELD, log.HOLD]

    def choose(self, g: Fortress, option: int) -> Steps:
        if option == log.HOLD:
            return DONE
        target = option & NOUN
        icons = g.icons(self.gun)
        g.tell(log.GUN_FIRES, self.gun, target)
        if target < TARGET_ROW:
            criterion = g.tables.criterion[g.sector_row(target)]
            return (Shell(target, icons), GunDie(self.gun, criterion))
        if target == TARGET_AIRFIELD:
            return (Strike(icons), GunDie(self.gun, g.tables.airfield_criterion))
        row = target - TARGET_ROW
        return (
            *friendly_fire(g, row),
            ShootRow(row, icons),
            GunDie(self.gun, g.tables.row_criterion[row]),
        )


def enemies_in_row(g: Fortress, row: int) -> bool:
    """Whether a patrol or an artillery piece stands in a row of the map."""
    for field in range(row * ROW_LENGTH, (row + 1) * ROW_LENGTH):
        if g.patrols[field] or g.pieces[field]:
            return True
    return False


class Shell(Rule[Fortress]):
    """Two infantry for each icon are removed, the others in the sector are suppressed."""

    rule = "12.3"
    takes = ("sector", "amount")

    def __init__(self, sector: int, amount: int) -> None:
        self.sector: Final = sector
        self.amount: Final = amount

    def run(self, g: Fortress) -> Steps:
        sector = self.sector
        for _ in range(min(g.troops(sector), self.amount * g.tables.gun_hits)):
            shots.remove(g, sector if g.standing[sector] else SECTORS + sector)
        while shots.can_pin(g, sector):
            shots.pin(g, sector)
        markers.silence(g, sector)
        return DONE


def friendly_fire(g: Fortress, row: int) -> Steps:
    """12.4: in the 2023 edition a runner anywhere in the row costs Morale."""
    if g.edition != EDITION_2023:
        return DONE
    first = FIRST_NUMBERED + row * ROW_LENGTH
    for node in g.runner_at:
        if first <= node < first + ROW_LENGTH:
            return (tracks.MoraleDown(1),)
    return DONE


class ShootRow(Command):
    """For each icon a patrol or an artillery piece of the row may be removed."""

    rule = "12.4"
    takes = ("row:map-row", "amount")

    def __init__(self, row: int, amount: int) -> None:
        self.row: Final = row
        self.amount: Final = amount

    def options(self, g: Fortress) -> list[int]:
        found = pieces_between(g, self.row * ROW_LENGTH, (self.row + 1) * ROW_LENGTH)
        return [*found, log.DONE] if self.amount else [log.DONE]

    def choose(self, g: Fortress, option: int) -> Steps:
        if option == log.DONE:
            return DONE
        piece = option & NOUN
        take(g, piece)
        rest = ShootRow(self.row, self.amount - 1)
        if g.edition != EDITION_2023 and FIRST_NUMBERED + piece % NUMBERED in g.runner_at:
            return (tracks.MoraleDown(1), rest)
        return (rest,)


def pieces_between(g: Fortress, first: int, end: int) -> list[int]:
    """The patrols and artillery pieces on some fields, as options."""
    found = [log.TAKE + field for field in range(first, end) if g.patrols[field]]
    return found + [log.TAKE + NUMBERED + f for f in range(first, end) if g.pieces[f]]


def take(g: Fortress, piece: int) -> None:
    """A patrol goes back into its bag, an artillery piece to its track."""
    if piece < NUMBERED:
        patrols.remove_patrol(g, piece)
    else:
        hits.take_piece(g, piece - NUMBERED)


class TakePiece(Command):
    """A card sends an artillery piece of your choice back to its track."""

    rule = "21.5"

    def options(self, g: Fortress) -> list[int]:
        return [log.TAKE + NUMBERED + field for field in range(NUMBERED) if g.pieces[field]]

    def choose(self, g: Fortress, option: int) -> Steps:
        take(g, option & NOUN)
        return DONE


class Strike(Command):
    """For each icon one of the airfield's four options, each once a day."""

    rule = "12.5"
    takes = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def options(self, g: Fortress) -> list[int]:
        if self.amount == 0:
            return []
        found = [log.STRIKE + s for s in range(STRIKES) if not g.airfield >> s & 1]
        return [*found, log.DONE]

    def choose(self, g: Fortress, option: int) -> Steps:
        if option == log.DONE:
            return DONE
        strike = option & NOUN
        g.airfield |= 1 << strike
        g.tell(log.AIRFIELD_HIT, strike)
        rest = Strike(self.amount - 1)
        if strike == STRIKE_MORALE:
            return (tracks.MoraleUp(2), rest)
        if strike == STRIKE_AIR:
            return (DropStack(), rest)
        if strike == STRIKE_MISS:
            deeds_places.add_miss(g, 2)
        else:
            tracks.lower_surrender(g, 1)
        return (rest,)


class DropStack(Command):
    """An air stack of your choice goes to the Reserve."""

    rule = "12.5"

    def options(self, g: Fortress) -> list[int]:
        return [log.DROP + stack for stack in range(len(g.air_stacks) // 2)]

    def choose(self, g: Fortress, option: int) -> Steps:
        stack = option & NOUN
        g.air_stacks = g.air_stacks[: 2 * stack] + g.air_stacks[2 * stack + 2 :]
        g.tell(log.AIR_STACK_DROPPED, len(g.air_stacks) // 2)
        return DONE


class GunDie(Die):
    """Below the hit criterion of the target the rightmost open status tile jams."""

    rule = "12.6"
    takes = ("gun", "amount")

    def __init__(self, gun: int, amount: int) -> None:
        self.gun: Final = gun
        self.amount: Final = amount

    def resolve(self, g: Fortress, outcome: int) -> Steps:
        if outcome < self.amount:
            deeds_places.jam_gun(g, self.gun)
        else:
            g.tell(log.GUN_HOLDS, self.gun)
        return DONE
