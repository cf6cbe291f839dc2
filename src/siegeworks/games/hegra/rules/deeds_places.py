"""21.2, 21.4 to 21.6: deeds that concern tracks, the fortress, the enemy and the cards."""

from siegeworks.core.steps import DONE, Steps
from siegeworks.games.hegra.rules import deeds as d
from siegeworks.games.hegra.rules import (
    guns,
    hearts,
    hits,
    infantry,
    log,
    maintenance,
    mobilisation,
    patrols,
    possible,
    shots,
    snow,
    tracks,
)
from siegeworks.games.hegra.rules.injuries import Wound
from siegeworks.games.hegra.rules.pieces import ARTILLERY, GUN_TILES, JAMMED, MISS, PIECES, READY
from siegeworks.games.hegra.rules.state import Fortress, total


def on_tracks(g: Fortress, deed: int, amount: int) -> Steps:
    """21.2: markers move."""
    if deed == d.MORALE_UP:
        return (tracks.MoraleUp(amount),)
    if deed == d.MORALE_DOWN:
        return (tracks.MoraleDown(amount),)
    if deed == d.SUSPICION_UP:
        return (tracks.SuspicionUp(amount),)
    if deed == d.DEFENCE_DOWN:
        return (tracks.DefenceDown(amount),)
    if deed == d.SNOW_UP:
        return (tracks.SnowRight(amount),)
    if deed == d.SNOW_DOWN:
        return (tracks.SnowLeft(amount),)
    if deed == d.SURRENDER_UP:
        return (tracks.SurrenderUp(amount),)
    move_quietly(g, deed, amount)
    return DONE


def move_quietly(g: Fortress, deed: int, amount: int) -> None:
    """Markers whose move brings nothing else."""
    if deed == d.SUPPLY_UP:
        tracks.gain_supplies(g, amount)
    elif deed == d.SUPPLY_DOWN:
        tracks.gain_supplies(g, -amount)
    elif deed == d.SUSPICION_DOWN:
        tracks.lower_suspicion(g, amount)
    elif deed == d.DEFENCE_UP:
        tracks.raise_defence(g, amount)
    elif deed == d.SURRENDER_DOWN:
        tracks.lower_surrender(g, amount)
    elif deed == d.FEAR_UP:
        mobilisation.move_fear(g, amount)
    elif deed == d.FEAR_DOWN:
        mobilisation.move_fear(g, -amount)
    elif deed == d.DOUBT_UP:
        mobilisation.move_doubt(g, amount)
    else:
        mobilisation.move_doubt(g, -amount)


def on_places(g: Fortress, deed: int, amount: int) -> Steps:
    """21.4: the fortress; the rest is passed on."""
    if deed == d.REPAIR:
        return (maintenance.Repair(amount),)
    if deed == d.DAMAGE:
        return damage(g, amount)
    if deed == d.JAM:
        for _ in range(amount):
            jam(g)
        return DONE
    if deed == d.AIR:
        return (hits.AirStack(),) * amount
    if deed == d.HIT:
        return (hits.Salvo(amount),)
    if deed == d.REVEAL:
        return (snow.Reveal(),) * amount
    if deed <= d.ARTILLERY_OUT:
        change_hit_bag(g, deed, amount)
        return DONE
    return on_enemy(g, deed, amount)


def change_hit_bag(g: Fortress, deed: int, amount: int) -> None:
    """Miss and Artillery tiles go into the Hit bag or out of it."""
    if deed == d.MISS_IN:
        add_miss(g, amount)
    elif deed == d.MISS_OUT:
        g.tiles[MISS] -= min(amount, g.tiles[MISS])
    elif deed == d.ARTILLERY_IN:
        g.tiles[ARTILLERY] += min(amount, g.spare_artillery())
    else:
        g.tiles[ARTILLERY] -= min(amount, g.tiles[ARTILLERY])


def add_miss(g: Fortress, amount: int) -> None:
    """Miss tiles go from the Reserve into the Hit bag."""
    count = min(amount, g.spare_miss())
    if count:
        g.tiles[MISS] += count
        g.tell(log.MISS_ADDED, count)


def damage(g: Fortress, amount: int) -> Steps:
    """The rightmost repaired positions are damaged; their holders are injured."""
    found: list[Wound] = []
    for _ in range(amount):
        position = possible.last_whole_position(g)
        # A tile that was drawn and waits to be resolved cannot be found in the bag.
        if position == 0 or g.tiles[position - 1] == 0:
            break
        g.tiles[position - 1] -= 1
        who = g.post[position]
        g.post[position] = -1
        hits.place_damage(g, position - 1)
        if who >= 0:
            found.append(Wound(who))
    return tuple(found)


def jam(g: Fortress) -> None:
    """The machine gun jams, or else the gun that shows most icons."""
    if g.machine_gun == READY:
        g.machine_gun = JAMMED
        g.tell(log.MACHINE_GUN_JAMS)
        return
    gun = 1 if g.icons(1) > g.icons(0) else 0
    jam_gun(g, gun)


def jam_gun(g: Fortress, gun: int) -> None:
    """12.6: the rightmost tile that is open and shows an icon is turned to its jammed side."""
    for slot in range(GUN_TILES - g.gun_damage[gun] - 1, 0, -1):
        if not g.gun_jam[gun] >> slot & 1:
            g.gun_jam[gun] |= 1 << slot
            g.tell(log.GUN_JAMS, gun)
            return


def on_enemy(g: Fortress, deed: int, amount: int) -> Steps:
    """21.5: patrols, infantry, artillery pieces, depots; and 21.6: cards."""
    if deed == d.PATROL_ON:
        return (patrols.NewPatrol(),) * amount
    if deed == d.PATROL_OFF:
        return (patrols.TakePatrol(),) * amount
    if deed == d.KILL:
        return (shots.Cull(),) * min(amount, total(g.standing) + total(g.lying))
    if deed == d.PIN:
        return (shots.PinAny(),) * min(amount, total(g.standing))
    if deed == d.GUN_OFF:
        return (guns.TakePiece(),) * min(amount, g.pieces_out())
    if deed == d.ROUTE:
        return (mobilisation.OpenRoute(),) * amount
    if deed == d.HOPE:
        return hearts.add_hope(g, amount)
    if deed == d.DESPAIR:
        return hearts.add_despair(g, amount)
    if deed == d.INFANTRY:
        infantry.add_infantry(g, amount)
    elif deed == d.GUN_ON:
        for _ in range(min(amount, PIECES - g.pieces_out())):
            hits.place_piece(g)
    else:
        for _ in range(amount):
            tracks.lose_token(g)
    return DONE
