"""21.4 Effects of cards on the fortress, its guns and the Hit bag."""

from siegeworks.core.steps import DONE, Steps
from siegeworks.games.hegra.rules import guns, hit_bag, injuries, maintenance, vocabulary
from siegeworks.games.hegra.rules.pieces import (
    ARTILLERY,
    JAMMED,
    MISS,
    NONE,
    POSITIONS,
    READY,
)
from siegeworks.games.hegra.rules.scripts import Effect
from siegeworks.games.hegra.rules.state import Fortress


class RepairThings(Effect):
    """Things of your choice are repaired."""

    word = "repair"
    cost = -4

    def can_happen(self, g: Fortress, amount: int) -> bool:
        return len(maintenance.list_mendable(g)) > 0

    def do(self, g: Fortress, amount: int) -> Steps:
        return (maintenance.Repair(amount),)


class DamagePositions(Effect):
    """The rightmost repaired positions are damaged; their holders are injured."""

    word = "damage"
    cost = 4

    def can_happen(self, g: Fortress, amount: int) -> bool:
        return find_rightmost_whole(g) != NONE

    def do(self, g: Fortress, amount: int) -> Steps:
        found: list[injuries.Wound] = []
        for _ in range(amount):
            position = find_rightmost_whole(g)
            # A tile that was drawn and waits to be resolved cannot be found in the bag.
            if position == NONE or g.tiles[position - 1] == 0:
                break
            g.tiles[position - 1] -= 1
            who = g.post[position]
            g.post[position] = NONE
            hit_bag.place_damage(g, position - 1)
            if who != NONE:
                found.append(injuries.Wound(who))
        return tuple(found)


def find_rightmost_whole(g: Fortress) -> int:
    """The rightmost of the positions A, B, C that is not damaged, or NONE."""
    for position in range(POSITIONS - 1, 0, -1):
        if not g.damaged[position]:
            return position
    return NONE


class Jam(Effect):
    """The machine gun jams, or else the gun that shows most icons."""

    word = "jam"
    cost = 3

    def can_happen(self, g: Fortress, amount: int) -> bool:
        return g.machine_gun == READY or g.icons(0) + g.icons(1) > 0

    def do(self, g: Fortress, amount: int) -> Steps:
        for _ in range(amount):
            if g.machine_gun == READY:
                g.machine_gun = JAMMED
                g.tell(vocabulary.MACHINE_GUN_JAMS)
            else:
                guns.jam_gun(g, 1 if g.icons(1) > g.icons(0) else 0)
        return DONE


class AddMisses(Effect):
    """Miss tiles go into the Hit bag."""

    word = "miss"
    cost = -2

    def can_happen(self, g: Fortress, amount: int) -> bool:
        return g.spare_miss() > 0

    def do(self, g: Fortress, amount: int) -> Steps:
        hit_bag.add_miss(g, amount)
        return DONE


class TakeMisses(Effect):
    """Miss tiles leave the Hit bag."""

    word = "miss"
    is_less = True
    cost = 2

    def can_happen(self, g: Fortress, amount: int) -> bool:
        return g.tiles[MISS] > 0

    def do(self, g: Fortress, amount: int) -> Steps:
        g.tiles[MISS] -= min(amount, g.tiles[MISS])
        return DONE


class AddArtillery(Effect):
    """Artillery tiles go into the Hit bag."""

    word = "artillery"
    cost = 3

    def can_happen(self, g: Fortress, amount: int) -> bool:
        return g.spare_artillery() > 0

    def do(self, g: Fortress, amount: int) -> Steps:
        g.tiles[ARTILLERY] += min(amount, g.spare_artillery())
        return DONE


class TakeArtillery(Effect):
    """Artillery tiles leave the Hit bag."""

    word = "artillery"
    is_less = True
    cost = -3

    def can_happen(self, g: Fortress, amount: int) -> bool:
        return g.tiles[ARTILLERY] > 0

    def do(self, g: Fortress, amount: int) -> Steps:
        g.tiles[ARTILLERY] -= min(amount, g.tiles[ARTILLERY])
        return DONE


class AddAirStacks(Effect):
    """Air stacks go into the Hit bag."""

    word = "air"
    cost = 4

    def can_happen(self, g: Fortress, amount: int) -> bool:
        return len(g.air_stacks) > 0

    def do(self, g: Fortress, amount: int) -> Steps:
        return (hit_bag.AirStack(),) * amount


class DrawTiles(Effect):
    """Tiles are drawn from the Hit bag and resolved."""

    word = "hit"
    cost = 3

    def do(self, g: Fortress, amount: int) -> Steps:
        return (hit_bag.Salvo(amount),)


class RevealFinds(Effect):
    """Finds are turned over."""

    word = "reveal"
    cost = -5

    def can_happen(self, g: Fortress, amount: int) -> bool:
        return len(g.snow_deck) + len(g.snow_top) > 0

    def do(self, g: Fortress, amount: int) -> Steps:
        return (maintenance.Reveal(),) * amount
