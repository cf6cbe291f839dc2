"""21.1: whether a deed could do anything now."""

from siegeworks.games.hegra.rules import deeds as d
from siegeworks.games.hegra.rules import infirmary, maintenance, openings
from siegeworks.games.hegra.rules.pieces import (
    ARTILLERY,
    GERMAN,
    HIDDEN,
    HUNTER,
    LEVELS,
    MEDIC,
    MISS,
    MOBILISATION,
    PIECES,
    READY,
    SOLDIER,
    VOLUNTEER,
)
from siegeworks.games.hegra.rules.state import DOUBT_DISCS, Fortress, total


def affordable(g: Fortress, script: tuple[int, ...]) -> bool:
    """Whether every deed of a price can be done in full."""
    return all(possible(g, code >> d.AMOUNT_BITS, code & d.AMOUNT_MASK) for code in script)


def possible(g: Fortress, deed: int, amount: int) -> bool:
    """Whether a deed can be done, ``amount`` being what a price asks for."""
    if deed < d.INJURE:
        return track_can_move(g, deed, amount)
    if deed < d.REPAIR:
        return people_there(g, deed, amount)
    return things_there(g, deed)


def track_can_move(g: Fortress, deed: int, amount: int) -> bool:
    """The tracks."""
    t = g.tables
    if deed == d.MORALE_DOWN:
        return amount == 1 or g.morale >= amount
    if deed == d.SUPPLY_DOWN:
        return g.supplies >= amount
    if deed == d.SUSPICION_DOWN:
        return g.suspicion > t.suspicion_floor
    if deed == d.DEFENCE_UP:
        return g.defence < t.defence_top
    if deed == d.SURRENDER_DOWN:
        return g.surrender > 0
    if d.FEAR_UP <= deed <= d.DOUBT_DOWN:
        return g.stage == MOBILISATION and tracks_of_the_people(g, deed)
    return True


def tracks_of_the_people(g: Fortress, deed: int) -> bool:
    """Fear and Doubt."""
    if deed == d.FEAR_UP:
        return g.fear < g.tables.fear_top
    if deed == d.FEAR_DOWN:
        return g.fear > 0
    if deed == d.DOUBT_UP:
        return g.doubt < len(g.tables.doubt_discs) - 1
    return g.doubt > 0


def people_there(g: Fortress, deed: int, amount: int) -> bool:
    """Defenders, in one area or another."""
    if deed == d.INJURE or deed == d.LOSE:
        return total(g.tired) + total(g.ready) >= amount
    if deed == d.INJURE_POST:
        return g.manned() >= amount
    if deed == d.TIRE:
        return total(g.ready) >= amount
    if deed == d.WAKE or deed == d.REST:
        return total(g.tired) >= amount
    if deed == d.RECRUIT or deed == d.DESERT:
        return total(g.bag) > 0
    if deed == d.BAG_DOUBT_IN:
        return g.bag_doubt < DOUBT_DISCS
    if deed == d.BURY:
        return total(g.morgue) > 0
    if deed == d.TREAT:
        return infirmary.occupied(g)
    if deed == d.RELAPSE:
        return len(g.waiting) > 0
    if deed == d.GERMAN:
        return not german_here(g)
    return g.reserve[reserve_type(deed)] >= amount


def reserve_type(deed: int) -> int:
    """Which type a deed takes out of the Reserve."""
    if deed == d.VOLUNTEER or deed == d.BAG_VOLUNTEER:
        return VOLUNTEER
    if deed == d.MEDIC:
        return MEDIC
    return HUNTER if deed == d.HUNTER else SOLDIER


def german_here(g: Fortress) -> bool:
    """Whether the frozen German is in the infirmary or the Morgue."""
    if g.morgue[GERMAN]:
        return True
    for patient in g.beds:
        if patient >= GERMAN * LEVELS:
            return True
    return any(patient >= GERMAN * LEVELS for patient in g.waiting)


def things_there(g: Fortress, deed: int) -> bool:
    """The fortress, the enemy and the cards."""
    if deed == d.REPAIR:
        return len(maintenance.mendable(g)) > 0
    if deed == d.DAMAGE:
        return last_whole_position(g) > 0
    if deed == d.JAM:
        return g.machine_gun == READY or g.icons(0) + g.icons(1) > 0
    if deed == d.MISS_IN:
        return g.spare_miss() > 0
    if deed == d.MISS_OUT:
        return g.tiles[MISS] > 0
    if deed == d.ARTILLERY_IN:
        return g.spare_artillery() > 0
    if deed == d.ARTILLERY_OUT:
        return g.tiles[ARTILLERY] > 0
    if deed == d.AIR:
        return len(g.air_stacks) > 0
    if deed == d.REVEAL:
        return len(g.snow_deck) + len(g.snow_top) > 0
    return enemies_there(g, deed)


def enemies_there(g: Fortress, deed: int) -> bool:
    """Patrols, infantry, artillery pieces, depots, cards."""
    if deed == d.PATROL_OFF:
        return total(g.patrols) > 0
    if deed == d.INFANTRY:
        return g.stage != MOBILISATION and g.spare_infantry() > 0
    if deed == d.KILL:
        return total(g.standing) + total(g.lying) > 0
    if deed == d.PIN:
        return total(g.standing) > 0
    if deed == d.GUN_ON:
        return g.pieces_out() < PIECES
    if deed == d.GUN_OFF:
        return g.pieces_out() > 0
    if deed == d.ROUTE:
        return openings.routes_left(g)
    if deed == d.TOKEN_LOST:
        return total(g.depot_count) > 0
    if deed == d.HOPE:
        return len(g.hope) > 0
    return deed != d.DESPAIR or len(g.despair) > 0


def last_whole_position(g: Fortress) -> int:
    """The rightmost of the positions C, B, A that is not damaged; 0 if there is none."""
    for position in (3, 2, 1):
        if not g.damaged[position]:
            return position
    return HIDDEN
