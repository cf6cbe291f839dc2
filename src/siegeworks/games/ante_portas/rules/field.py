"""2.8 and 15.15 Who stands on a hex, and how Units come off the board."""

from siegeworks.games.ante_portas.rules import vocabulary
from siegeworks.games.ante_portas.rules.pieces import (
    ALL_DEAD,
    BASIC,
    CATAPULT,
    CITIZEN,
    COOP,
    ELITE,
    FARMER,
    FIRST_MINE,
    HEXES,
    KINDS,
    NONE,
    STRONG_OFF,
    TRAP,
    WORKS,
)
from siegeworks.games.ante_portas.rules.state import WON, Realm

# Soldiers


def count_soldiers(g: Realm, at: int, kind: int) -> int:
    """Soldiers of a kind on a hex, upright or exhausted."""
    if kind == FARMER:
        return g.farmers[at] + g.tired_farmers[at]
    return g.citizens[at] + g.tired_citizens[at]


def has_soldiers(g: Realm, at: int) -> bool:
    """Whether a Soldier stands or lies on a hex."""
    return g.farmers[at] + g.tired_farmers[at] + g.citizens[at] + g.tired_citizens[at] > 0


def sum_soldiers(g: Realm, at: int) -> int:
    """15.2: the Strength of the Soldiers on a hex."""
    farmers = count_soldiers(g, at, FARMER) * g.tables.strength[FARMER]
    return farmers + count_soldiers(g, at, CITIZEN) * g.tables.strength[CITIZEN]


def has_upright(g: Realm, at: int) -> bool:
    """Whether a Soldier on a hex is not exhausted."""
    return g.farmers[at] + g.citizens[at] > 0


def list_upright(g: Realm, kind: int) -> list[int]:
    """The upright Soldiers of a kind, by hex."""
    return g.farmers if kind == FARMER else g.citizens


def list_tired(g: Realm, kind: int) -> list[int]:
    """The exhausted Soldiers of a kind, by hex."""
    return g.tired_farmers if kind == FARMER else g.tired_citizens


def tire(g: Realm, at: int, kind: int) -> None:
    """16.1: a Soldier lies down."""
    list_upright(g, kind)[at] -= 1
    list_tired(g, kind)[at] += 1


def stand_up(g: Realm, at: int, kind: int) -> None:
    """12.10: an exhausted Soldier stands up."""
    list_tired(g, kind)[at] -= 1
    list_upright(g, kind)[at] += 1
    g.tell(vocabulary.STANDS_UP, kind, at)


def stand_all_up(g: Realm, team: int) -> None:
    """14.12 and 23.8: the exhausted Soldiers of a team stand up free."""
    is_any = False
    for at in range(HEXES):
        if g.army[at] == team and g.tired_farmers[at] + g.tired_citizens[at]:
            is_any = True
            for kind in range(KINDS):
                tired = list_tired(g, kind)
                list_upright(g, kind)[at] += tired[at]
                tired[at] = 0
    if is_any:
        g.tell(vocabulary.ALL_STAND_UP)


def wound(g: Realm, at: int, kind: int, count: int) -> None:
    """15.15: Soldiers go to the Sickbay of their team, the exhausted ones first.

    Against each other the upright ones go first, as the other team chooses (23.18).
    """
    if count == 0:
        return
    upright, tired = list_upright(g, kind), list_tired(g, kind)
    first, then = (tired, upright) if g.mode == COOP else (upright, tired)
    chosen = first[at] if first[at] < count else count
    first[at] -= chosen
    then[at] -= count - chosen
    g.sickbay[g.army[at] * KINDS + kind] += count
    for _ in range(count):
        g.tell(vocabulary.SOLDIER_WOUNDED, kind, at)
    leave_hex(g, at)


def leave_hex(g: Realm, at: int) -> None:
    """A hex without Soldiers belongs to no army."""
    if not has_soldiers(g, at):
        g.army[at] = 0


# Works


def is_building(work: int) -> bool:
    """Whether a Work is a Building of war, in which Soldiers can act."""
    return NONE < work < FIRST_MINE


def is_indirect(work: int) -> bool:
    """16.12: whether a Building fires over what lies between; such fire hurts who flies (19.7)."""
    return work >= CATAPULT


def is_mine(work: int) -> bool:
    """Whether a Work is a Mine of any type."""
    return FIRST_MINE <= work < TRAP


def lay_work(g: Realm, at: int, work: int, team: int) -> None:
    """A tile is laid on a hex; a Building faces up until somebody says otherwise."""
    g.work[at] = work
    g.facing[at] = 0 if is_building(work) else NONE
    g.owner[at] = team
    g.tell(vocabulary.WORK_LAID, work, at)


def remove_work(g: Realm, at: int) -> None:
    """15.15: a tile goes back to its pool."""
    g.tell(vocabulary.WORK_LOST, g.work[at], at)
    take_work(g, at)


def take_work(g: Realm, at: int) -> None:
    """A tile leaves its hex."""
    g.work[at] = NONE
    g.facing[at] = NONE
    g.owner[at] = 0


def count_laid(g: Realm, work: int) -> int:
    """How many tiles of a type lie on the board."""
    count = 0
    for at in range(HEXES):
        if g.work[at] == work:
            count += 1
        if g.bound_work[at] == work:
            count += 1
    return count


def count_left(g: Realm, work: int) -> int:
    """2.4 to 2.6: how many tiles of a type can still be laid: its pool, and the faces of a Mine."""
    t = g.tables
    pool = t.work_pool[work]
    left = t.pool_size[pool]
    for other in range(WORKS):
        if t.work_pool[other] == pool:
            left -= count_laid(g, other)
    if is_mine(work):
        faces = t.mine_faces - count_laid(g, work)
        return faces if faces < left else left
    return left


def has_works(g: Realm, at: int, first: int, last: int) -> bool:
    """Whether a Work from one type to another lies on a hex."""
    return first <= g.work[at] <= last


def has_units(g: Realm, at: int) -> bool:
    """2.8: whether Units of the players are on a hex; Traps and Bombs are Units, too."""
    return g.work[at] != NONE or has_soldiers(g, at)


# Invaders


def find_strength(g: Realm, kind: int) -> int:
    """15.1 and 22.3: the Strength of an Invader."""
    return g.tables.strength[kind] if g.strong == STRONG_OFF else g.tables.strong_strength[kind]


def count_basic(g: Realm, at: int, moving: int) -> int:
    """Basic Units of the marching troop, or of those that stand on a hex."""
    return g.troop_basic if moving else g.basic[at]


def count_elite(g: Realm, at: int, moving: int) -> int:
    """Elite Units of the marching troop, or of those that stand on a hex."""
    return g.troop_elite if moving else g.elite[at]


def has_invaders(g: Realm, at: int) -> bool:
    """Whether Invaders stand on a hex or march over it."""
    return g.basic[at] + g.elite[at] > 0 or (g.troop_at == at and has_troop(g))


def has_troop(g: Realm) -> bool:
    """Whether anybody of the marching troop is left."""
    return g.troop_basic + g.troop_elite > 0


def fell(g: Realm, at: int, moving: int, basic: int, elite: int) -> None:
    """15.15: Invaders go to the supply, or with All Dead out of the game (22.1)."""
    if moving:
        g.troop_basic -= basic
        g.troop_elite -= elite
    else:
        g.basic[at] -= basic
        g.elite[at] -= elite
    is_final = g.wave_round > 0 and g.wave == ALL_DEAD
    rest = g.gone if is_final else g.supply
    rest[BASIC] += basic
    rest[ELITE] += elite
    for _ in range(basic):
        g.tell(vocabulary.INVADER_FALLS, BASIC, at)
    for _ in range(elite):
        g.tell(vocabulary.INVADER_FALLS, ELITE, at)
    check_victory(g)


def check_victory(g: Realm) -> None:
    """21.7: with no Invader left and none to come in the Final Wave, all win at once; but first
    all explosions are carried out (17.4)."""
    if g.wave_over and g.lit == 0 and is_beaten(g):
        g.ending = WON


def sum_invaders(g: Realm, at: int) -> int:
    """15.3: the Strength of the Invaders who stand on a hex."""
    return g.basic[at] * find_strength(g, BASIC) + g.elite[at] * find_strength(g, ELITE)


def is_beaten(g: Realm) -> bool:
    """Whether no Invader is on the board."""
    if has_troop(g):
        return False
    return not any(g.basic) and not any(g.elite)
