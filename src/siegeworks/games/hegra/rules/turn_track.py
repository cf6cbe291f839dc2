"""18 The turn track: patrols, the Coup, the Retreat."""

from typing import Final

from mypy_extensions import mypyc_attr

from siegeworks.core.steps import DONE, NOUN, Chance, Reason, Rule, Steps
from siegeworks.games.hegra.rules import hit_bag, infantry, morale, vocabulary
from siegeworks.games.hegra.rules.pieces import (
    ATTACK,
    DAYS,
    MOBILISATION,
    NONE,
    PIECES,
    POSITIONS,
    READY,
    ROOM,
    ROW_LENGTH,
    SECTORS,
    SIEGE,
    SOLDIER,
    SPACES,
    TYPES,
)
from siegeworks.games.hegra.rules.recruiting import Desert
from siegeworks.games.hegra.rules.state import PATROL_LUCK, Fortress, QuietCommand, total
from siegeworks.parts.counting import count_kinds, pick

# Why somebody cannot man a position
BARRED: Final = Reason("barred", "18.4")
NOBODY_THERE: Final = Reason("nobody-there", "18.4")
AREAS: Final = 3  # tired, resting, ready


class TurnTrack(Rule[Fortress]):
    """New patrols, then what the day brings."""

    rule = "18.1"

    def run(self, g: Fortress) -> Steps:
        new: Steps = (NewPatrol(),) * g.tables.day_patrols[g.day]
        if is_coup_day(g):
            return (*new, Coup())
        if is_retreat_day(g):
            return (*new, Retreat())
        return new


def find_last_day(g: Fortress) -> int:
    """18.3, 18.5 and 19.1: the day on whose evening the stage ends."""
    t = g.tables
    if g.stage == MOBILISATION:
        return t.coup_day[g.difficulty]
    return t.retreat_day[g.difficulty] if g.stage == ATTACK else DAYS


def is_coup_day(g: Fortress) -> bool:
    """18.3: whether the 1st Attack begins after this day."""
    return g.day == g.tables.coup_day[g.difficulty]


def is_retreat_day(g: Fortress) -> bool:
    """18.5: whether the siege begins after this day."""
    return g.day == g.tables.retreat_day[g.difficulty]


def is_siege_next(g: Fortress) -> bool:
    """18.5: whether the next event phase is one of the siege."""
    return g.stage == SIEGE or is_retreat_day(g)


class Coup(Rule[Fortress]):
    """Fear takes defenders out of the bag, supplies get scarcer, the positions are manned."""

    rule = "18.3"

    def run(self, g: Fortress) -> Steps:
        g.tell(vocabulary.COUP)
        leave = min(g.fear, total(g.bag))
        make_scarcer(g)
        man = tuple([ManPosition(p) for p in range(POSITIONS) if not g.damaged[p]])
        return (*((Desert(),) * leave), *man, FirstAttack())


def make_scarcer(g: Fortress) -> None:
    """The Supply marker goes one space to the right, if there is one."""
    g.ration = min(len(g.tables.ration) - 1, g.ration + 1)
    g.tell(vocabulary.RATION_NOW, g.tables.ration[g.ration])


class ManPosition(QuietCommand):
    """Each open position gets a defender who is tired, resting or ready."""

    rule = "18.4"
    takes = ("position",)

    def __init__(self, position: int) -> None:
        self.position: Final = position

    def universe(self, g: Fortress, seat: int) -> list[int]:
        return [vocabulary.MAN + source for source in range(AREAS * TYPES)]

    def why_not(self, g: Fortress, option: int) -> Reason | None:
        source = option & NOUN
        who = source % TYPES
        if g.tables.counts[who][SPACES] == 0:
            return BARRED
        return None if find_area(g, source)[who] else NOBODY_THERE

    def options(self, g: Fortress) -> list[int]:
        found: list[int] = []
        for source in range(AREAS * TYPES):
            # Most areas are empty of most types: those need not be asked about.
            if find_area(g, source)[source % TYPES]:
                option = vocabulary.MAN + source
                if self.why_not(g, option) is None:
                    found.append(option)
        return found

    def choose(self, g: Fortress, option: int) -> Steps:
        source = option & NOUN
        who = source % TYPES
        find_area(g, source)[who] -= 1
        g.post[self.position] = who
        g.tell(vocabulary.PLACED, (SPACES + self.position) * TYPES + who)
        return DONE


def find_area(g: Fortress, source: int) -> list[int]:
    """Where the defender comes from: the tired, the resting or the ready."""
    area = source // TYPES
    if area == 0:
        return g.tired
    return g.rest if area == 1 else g.ready


class FirstAttack(Rule[Fortress]):
    """Three soldiers in the positions give 1 Morale, four give 2; the first stage is over."""

    rule = "18.4"

    def run(self, g: Fortress) -> Steps:
        soldiers = 0
        for who in g.post:
            if who == SOLDIER:
                soldiers += 1
        g.stage = ATTACK
        g.fear = 0
        g.doubt = g.tables.doubt_start
        g.tell(vocabulary.FIRST_ATTACK)
        return (morale.MoraleUp(soldiers - 2),) if soldiers > 2 else DONE


class Retreat(Rule[Fortress]):
    """Supplies get scarcer, Defence falls, artillery takes the yellow row, the siege begins."""

    rule = "18.5"

    def run(self, g: Fortress) -> Steps:
        g.tell(vocabulary.RETREAT)
        make_scarcer(g)
        return (infantry.DefenceDown(1), Siege())


class Siege(Rule[Fortress]):
    """The infantry are moved to the main board, and the machine gun is set up."""

    rule = "18.6"

    def run(self, g: Fortress) -> Steps:
        for _ in range(count_pieces_to_come(g)):
            hit_bag.place_piece(g)
        move_board(g)
        g.machine_gun = READY
        g.tell(vocabulary.MACHINE_GUN_READY)
        g.stage = SIEGE
        return DONE


def count_pieces_to_come(g: Fortress) -> int:
    """18.6: the artillery pieces that the siege brings onto the free spaces of the yellow row."""
    free = 0
    for field in g.tables.gun_fields[: g.tables.yellow_guns]:
        if not g.pieces[field]:
            free += 1
    return min(free, PIECES - g.pieces_out())


def count_tiles_next(g: Fortress) -> int:
    """6.1: the tiles of the next bombardment, as things stand, with what the siege brings."""
    return hit_bag.count_tiles_due(g) + (0 if g.stage == SIEGE else count_pieces_to_come(g))


def count_tiles_missing(g: Fortress) -> int:
    """6.6: how many tiles the Hit bag lacks at the next bombardment, as things stand."""
    if not is_siege_next(g):
        return 0
    return max(0, count_tiles_next(g) - hit_bag.count_tiles_by_then(g))


def is_moved_first(g: Fortress) -> bool:
    """18.6: whether the infantry is moved to the main board before its next attack."""
    if g.stage == SIEGE or not is_siege_next(g):
        return False
    return not any(isinstance(step, infantry.InfantryAttack) for step in g.agenda)


def count_breaking_in(g: Fortress) -> int:
    """7.2: how many charge at the next attack because nobody holds a position."""
    if is_moved_first(g) or not infantry.is_undefended(g):
        return 0
    return g.standing[g.sectors() - 1]


def move_board(g: Fortress) -> None:
    """All infantry go to sector 1, the suppressed first and still so (23.1), or further up."""
    standing, lying = total(g.standing), total(g.lying)
    for sector in range(SECTORS):
        g.lying[sector] = min(lying, ROOM)
        lying -= g.lying[sector]
        g.standing[sector] = min(standing, ROOM - g.lying[sector])
        standing -= g.standing[sector]
        if g.troops(sector):
            g.tell(vocabulary.INFANTRY_STANDS, sector, g.troops(sector))


def count_patrols_due(g: Fortress) -> int:
    """18.1: the patrols of this evening; without tokens in the bag something else comes (18.2)."""
    return min(g.tables.day_patrols[g.day], total(g.patrol_bag))


@mypyc_attr(free_list_len=1)
class NewPatrol(Rule[Fortress]):
    """A patrol token is drawn; with none left, a delivery token is lost or a tile is drawn."""

    rule = "18.2"

    def run(self, g: Fortress) -> Steps:
        if total(g.patrol_bag):
            return (DrawPatrol(),)
        if total(g.depot_count) == 0:
            return (hit_bag.Salvo(1),)
        lose_token(g)
        return DONE


@mypyc_attr(free_list_len=1)
class DrawPatrol(Chance[Fortress]):
    """The token's number and the colour of the stage name its space."""

    rule = "18.1"
    stream = PATROL_LUCK
    noun = "patrol-number"

    def outcomes(self, g: Fortress) -> list[tuple[int, int]]:
        return count_kinds(g.patrol_bag)

    def draw(self, g: Fortress) -> int:
        return pick(g, PATROL_LUCK, g.patrol_bag)

    def resolve(self, g: Fortress, outcome: int) -> Steps:
        field = g.tables.row_of[g.stage] * ROW_LENGTH + outcome
        g.patrol_bag[outcome] -= 1
        g.patrols[field] += 1
        g.tell(vocabulary.PATROL_ADDED, field)
        return DONE


def lose_token(g: Fortress) -> None:
    """A delivery token of the leftmost stocked depot, if there is one, leaves the game."""
    for depot in range(len(g.depot_count)):
        if g.depot_count[depot]:
            token = g.depot_token[depot]
            g.depot_count[depot] -= 1
            if g.depot_count[depot] == 0:
                g.depot_token[depot] = NONE
            g.tell(vocabulary.TOKEN_LOST, token)
            return
