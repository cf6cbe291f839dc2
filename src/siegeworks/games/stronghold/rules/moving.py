"""15 Moving: units and heroes of the defender go, and swap, for an hourglass."""

from typing import ClassVar, Final

from siegeworks.core.steps import DONE, NOUN, Reason, Steps
from siegeworks.games.stronghold.rules import ground, rituals, vocabulary
from siegeworks.games.stronghold.rules.asking import QuietQuestion
from siegeworks.games.stronghold.rules.pieces import (
    DEFENDER,
    FIRST_BUILDING,
    FIRST_TOWER,
    HERO_COURTYARD,
    KINDS,
    MARKSMAN,
    OFFICER,
    RITUAL_GALE,
    SECTIONS,
    STOCK,
    WARRIOR,
)
from siegeworks.games.stronghold.rules.state import Castle

# The posts that people can be sent to: sections, towers, and these buildings (15.2)
OPEN_BUILDINGS: Final[tuple[int, ...]] = (
    ground.COURTYARD_POST,
    ground.BARRACKS_POST,
    ground.GUARDS_POST,
)
GOALS: Final[tuple[int, ...]] = (*range(FIRST_BUILDING), *OPEN_BUILDINGS)

NOBODY_HERE: Final = Reason("nobody-here", "15.1", 1, 0)
NOWHERE_TO_GO: Final = Reason("nowhere-to-go", "15.1", 1, 0)
CLOSED_BUILDING: Final = Reason("closed-building", "15.2")
NOT_CONNECTED: Final = Reason("not-connected", "15.1")
ALREADY_THERE: Final = Reason("already-there", "15.1")
MARKSMEN_ONLY: Final = Reason("marksmen-only", "15.4")
SAME_KIND: Final = Reason("same-kind", "15.7")
HERO_THERE: Final = Reason("hero-there", "2.5")
NOT_ADJACENT: Final = Reason("not-adjacent", "15.7")
IN_HOSPITAL: Final = Reason("in-hospital", "15.3")
NO_SPACE_OF_KIND: Final = Reason("no-space-of-kind", "15.4", 1, 0)
NO_ROOM: Final = Reason("no-room", "15.1", 1, 0)


# 15.1 to 15.4: where a unit may go


def is_connected(g: Castle, post: int, other: int) -> bool:
    """15.1: sections across a tower, and a section with the towers beside it (23.31)."""
    if post >= FIRST_TOWER:
        return other in g.tables.tower_sections[post - FIRST_TOWER]
    if other >= FIRST_TOWER:
        return post in g.tables.tower_sections[other - FIRST_TOWER]
    return ground.is_next_section(g, post, other)


def can_reach(g: Castle, post: int, other: int) -> bool:
    """15.1 to 15.3: whether one move leads from a post to another, room apart."""
    if post == other:
        return False
    if other >= FIRST_BUILDING:
        return other in OPEN_BUILDINGS
    return post >= FIRST_BUILDING or is_connected(g, post, other)


def why_not_to(g: Castle, post: int, kind: int, other: int) -> Reason | None:
    """15.1 to 15.4: why a unit cannot go from a post to another, or None."""
    if post == other:
        return ALREADY_THERE
    if not can_reach(g, post, other):
        return CLOSED_BUILDING if other >= FIRST_BUILDING else NOT_CONNECTED
    if ground.count_defender_room(g, other, kind) > 0:
        return None
    if FIRST_TOWER <= other < FIRST_BUILDING and kind:
        return MARKSMEN_ONLY
    return NO_ROOM


def has_space_for_swap(g: Castle, post: int, kind: int) -> bool:
    """15.4 and 15.7: whether a unit of a kind fits in for one of another kind that leaves."""
    if FIRST_TOWER <= post < FIRST_BUILDING:
        return kind == MARKSMAN
    if post in (ground.BARRACKS_POST, ground.GUARDS_POST):  # spaces have types
        return ground.count_defender_room(g, post, kind) > 0
    return True


def why_no_swap(g: Castle, place: int, other: int) -> Reason | None:
    """15.7: why two units cannot swap, or None; both are given as post and kind."""
    post, kind = divmod(place, KINDS)
    there, their_kind = divmod(other, KINDS)
    if not g.garrison[other]:
        return NOBODY_HERE
    if kind == their_kind:
        return SAME_KIND
    if not (can_reach(g, post, there) and can_reach(g, there, post)):
        return NOT_ADJACENT
    fits = has_space_for_swap(g, there, kind) and has_space_for_swap(g, post, their_kind)
    return None if fits else NO_SPACE_OF_KIND


def why_stuck(g: Castle, place: int) -> Reason | None:
    """15.1: why a unit at a post cannot be picked up, or None."""
    if not g.garrison[place]:
        return NOBODY_HERE
    post, kind = divmod(place, KINDS)
    if post == ground.HOSPITAL_POST:
        return IN_HOSPITAL
    if post != ground.COURTYARD_POST:
        return None  # the Courtyard has room for all
    for other in GOALS:
        if why_not_to(g, post, kind, other) is None:
            return None
    for other in range(STOCK * KINDS):
        if why_no_swap(g, place, other) is None:
            return None
    return NOWHERE_TO_GO


def add_movers(g: Castle, found: list[int]) -> None:
    """15.1: everybody who can be picked up; only in the Courtyard somebody may be stuck."""
    garrison = g.garrison
    for place in range(STOCK * KINDS):
        if garrison[place]:
            post = place // KINDS
            is_free = post != ground.COURTYARD_POST and post != ground.HOSPITAL_POST
            if is_free or why_stuck(g, place) is None:
                found.append(vocabulary.PICK_UP + place)


class PutDown(QuietQuestion):
    """A unit that was picked up goes where it can, or swaps with another."""

    rule = "15.1"
    who = DEFENDER
    takes = ("place:post-unit",)

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def advance(self, g: Castle) -> bool:
        return False  # one goal alone is asked for, too: the hourglass is not spent yet

    def options(self, g: Castle) -> list[int]:
        post, kind = divmod(self.place, KINDS)
        found = [vocabulary.PUT + o for o in GOALS if why_not_to(g, post, kind, o) is None]
        for other in range(STOCK * KINDS):
            if g.garrison[other] and why_no_swap(g, self.place, other) is None:
                found.append(vocabulary.SWAP + other)
        return found

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [
            *(vocabulary.PUT + post for post in range(STOCK)),
            *(vocabulary.SWAP + other for other in range(STOCK * KINDS) if g.garrison[other]),
        ]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        if option & ~NOUN == vocabulary.SWAP:
            return why_no_swap(g, self.place, option & NOUN)
        post, kind = divmod(self.place, KINDS)
        return why_not_to(g, post, kind, option & NOUN)

    def choose(self, g: Castle, option: int) -> Steps:
        noun = option & NOUN
        if option - noun == vocabulary.SWAP:
            gale = has_gale(g, self.place // KINDS, noun // KINDS)
            return (PayGale(self.place, noun, 1),) if gale else swap(g, self.place, noun)
        gale = has_gale(g, self.place // KINDS, noun)
        return (PayGale(self.place, noun, 0),) if gale else put_down(g, self.place, noun)


def put_down(g: Castle, place: int, post: int) -> Steps:
    """15.1 and 14.8: a unit moves for an hourglass, which goes back to the box."""
    g.sand -= 1
    move_unit(g, place, post)
    return DONE


def move_unit(g: Castle, place: int, post: int) -> None:
    """A unit goes to another post."""
    kind = place % KINDS
    g.garrison[place] -= 1
    g.garrison[post * KINDS + kind] += 1
    g.tell(vocabulary.UNIT_MOVES, place, post)


def swap(g: Castle, place: int, other: int) -> Steps:
    """15.7: two units swap for an hourglass."""
    post, kind = divmod(place, KINDS)
    there, their_kind = divmod(other, KINDS)
    g.sand -= 1
    g.garrison[place] -= 1
    g.garrison[other] -= 1
    g.garrison[there * KINDS + kind] += 1
    g.garrison[post * KINDS + their_kind] += 1
    g.tell(vocabulary.UNITS_SWAP, place, other)
    return DONE


# 15.5 and 15.8: heroes


def why_not_hero(g: Castle, hero: int, goal: int) -> Reason | None:
    """15.5: why a hero cannot go to a section or the Courtyard, or None."""
    start = g.hero_at[hero]
    if start == goal:
        return ALREADY_THERE
    is_inside = start == HERO_COURTYARD or goal == HERO_COURTYARD
    if not is_inside and not ground.is_next_section(g, start, goal):
        return NOT_CONNECTED
    has_hero = goal != HERO_COURTYARD and g.hero_at[1 - hero] == goal
    return HERO_THERE if has_hero else None


def why_no_hero_swap(g: Castle) -> Reason | None:
    """15.8: why the two heroes cannot swap, or None (23.60)."""
    one, other = g.hero_at[OFFICER], g.hero_at[WARRIOR]
    if one == other:
        return ALREADY_THERE
    is_inside = HERO_COURTYARD in (one, other)
    return None if is_inside or ground.is_next_section(g, one, other) else NOT_ADJACENT


class PutHero(QuietQuestion):
    """A hero goes to a section or the Courtyard, or swaps with the other hero."""

    rule = "15.5"
    who = DEFENDER
    takes = ("hero",)

    def __init__(self, hero: int) -> None:
        self.hero: Final = hero

    def universe(self, g: Castle, seat: int) -> list[int]:
        goals = [vocabulary.PUT_HERO + goal for goal in range(HERO_COURTYARD + 1)]
        return [*goals, vocabulary.SWAP_HEROES]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        if option == vocabulary.SWAP_HEROES:
            return why_no_hero_swap(g)
        return why_not_hero(g, self.hero, option & NOUN)

    def choose(self, g: Castle, option: int) -> Steps:
        is_swap = 1 if option == vocabulary.SWAP_HEROES else 0
        goal = g.hero_at[1 - self.hero] if is_swap else option & NOUN
        if has_gale(g, g.hero_at[self.hero], goal):
            return (PayHeroGale(self.hero, goal, is_swap),)
        return put_hero(g, self.hero, goal, is_swap)


def put_hero(g: Castle, hero: int, goal: int, is_swap: int) -> Steps:
    """15.5 and 15.8: a hero moves for an hourglass, or both swap."""
    g.sand -= 1
    start = g.hero_at[hero]
    other = 1 - hero
    if is_swap:
        g.hero_at[other] = start
        g.tell(vocabulary.HERO_MOVES, other, start)
    g.hero_at[hero] = goal
    g.tell(vocabulary.HERO_MOVES, hero, goal)
    return DONE


# 11.6 and 11.7: the Gale


def has_gale(g: Castle, start: int, goal: int) -> bool:
    """11.6: a move is announced; whether the Gale is where it leaves or enters."""
    has_target = False
    if start < SECTIONS:
        has_target = rituals.turn(g, rituals.find_mark(RITUAL_GALE, start))
    if goal < SECTIONS:
        has_target = rituals.turn(g, rituals.find_mark(RITUAL_GALE, goal)) or has_target
    return has_target


def is_gale_open(g: Castle, start: int, goal: int) -> bool:
    """11.6: whether everybody sees a Gale where a move leaves or enters."""
    for place in (start, goal):
        if place < SECTIONS and rituals.is_open(g, rituals.find_mark(RITUAL_GALE, place)):
            return True
    return False


def count_gale_price(g: Castle, price: int) -> int:
    """11.7 and 23.52: what a move costs through the Gale, with its own price."""
    return price + g.tables.gale_hourglasses


class GaleQuestion(QuietQuestion):
    """11.7: through the Gale a move costs one hourglass more; who cannot or will not pay stays."""

    who = DEFENDER
    price: ClassVar[int] = 1  # hourglasses of the move itself

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [vocabulary.PAY_GALE, vocabulary.CALL_OFF]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        need = count_gale_price(g, self.price)
        if option == vocabulary.CALL_OFF or g.sand >= need:
            return None
        return Reason("too-little-sand", "11.7", need, g.sand)

    def choose(self, g: Castle, option: int) -> Steps:
        if option == vocabulary.CALL_OFF:
            g.tell(vocabulary.MOVE_CALLED_OFF)
            return DONE
        g.sand -= g.tables.gale_hourglasses
        g.tell(vocabulary.GALE_PAID, g.tables.gale_hourglasses)
        return self.go(g)

    def go(self, g: Castle) -> Steps:
        """What was announced is carried out."""
        raise NotImplementedError


class PayGale(GaleQuestion):
    """A unit goes or swaps through the Gale."""

    rule = "11.7"
    takes = ("place:post-unit", "goal:count", "is-swap:yes-no")

    def __init__(self, place: int, goal: int, is_swap: int) -> None:
        self.place: Final = place
        self.goal: Final = goal
        self.is_swap: Final = is_swap

    def go(self, g: Castle) -> Steps:
        if self.is_swap:
            return swap(g, self.place, self.goal)
        return put_down(g, self.place, self.goal)


class PayHeroGale(GaleQuestion):
    """As for units, so for heroes."""

    rule = "11.7"
    takes = ("hero", "goal:hero-post", "is-swap:yes-no")

    def __init__(self, hero: int, goal: int, is_swap: int) -> None:
        self.hero: Final = hero
        self.goal: Final = goal
        self.is_swap: Final = is_swap

    def go(self, g: Castle) -> Steps:
        return put_hero(g, self.hero, self.goal, self.is_swap)
