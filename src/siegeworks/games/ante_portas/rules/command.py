"""12 The Command Center: what its Places offer, and who goes to war or comes home."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Reason, Steps
from siegeworks.games.ante_portas.rules import (
    deploy,
    doctor,
    field,
    laying,
    people,
    sight,
    skirmish,
    stores,
    vocabulary,
)
from siegeworks.games.ante_portas.rules.asking import Deeds, QuietQuestion
from siegeworks.games.ante_portas.rules.pieces import (
    ARMY_DOCTOR,
    BLAST,
    BOMB,
    BOUNDING_MINE,
    BUILDER_BUNKER,
    BUILDER_CATAPULT,
    BUILDER_GUARD_POST,
    BUILDER_GUARD_TOWER,
    BUILDER_HOWITZER,
    BUILDER_TRENCH,
    BUNKER,
    CATAPULT,
    CITIZEN,
    COMBAT_ENGINEER,
    COMMANDER,
    COOP,
    DEPLOY,
    DISCHARGE,
    DUMMY_MINE,
    ENLIST,
    FARMER,
    FOOD,
    GUARD_POST,
    GUARD_TOWER,
    HEAL,
    HEXES,
    HOWITZER,
    KINDS,
    KNOCKBACK,
    LAY,
    MINELAYER_BOUNDING,
    MINELAYER_DUMMY,
    MINELAYER_PRESSURE,
    PRESSURE_MINE,
    RECRUITING_OFFICER,
    ROTATE,
    SUPREME_COMMANDER,
    TRAP,
    TRAPPER,
    TRENCH,
    UPRIGHT,
)
from siegeworks.games.ante_portas.rules.reactions import Clash
from siegeworks.games.ante_portas.rules.state import Realm

# What each Place of the Command Center offers: exactly one of its orders (5.5)
ORDERS: Final[dict[int, tuple[int, ...]]] = {
    RECRUITING_OFFICER: (ENLIST, DISCHARGE),
    COMMANDER: (DEPLOY, ROTATE),
    SUPREME_COMMANDER: (DEPLOY, ROTATE),
    ARMY_DOCTOR: (HEAL, UPRIGHT),
    TRAPPER: (LAY, KNOCKBACK),
    COMBAT_ENGINEER: (LAY, BLAST),
}
# What is laid or built at a Place
WORK_THERE: Final[dict[int, int]] = {
    MINELAYER_PRESSURE: PRESSURE_MINE,
    MINELAYER_BOUNDING: BOUNDING_MINE,
    MINELAYER_DUMMY: DUMMY_MINE,
    TRAPPER: TRAP,
    COMBAT_ENGINEER: BOMB,
    BUILDER_TRENCH: TRENCH,
    BUILDER_BUNKER: BUNKER,
    BUILDER_GUARD_POST: GUARD_POST,
    BUILDER_GUARD_TOWER: GUARD_TOWER,
    BUILDER_CATAPULT: CATAPULT,
    BUILDER_HOWITZER: HOWITZER,
}


def act_at(g: Realm, place: int) -> Steps:
    """5.4 and 5.5: what is done at a Place of the Command Center."""
    if place in ORDERS:
        return (Order(place),)
    return (laying.Lay(WORK_THERE[place], 0),)


def begin_order(g: Realm, place: int, order: int) -> Deeds:
    """The question that carries an order out."""
    is_supreme = int(place == SUPREME_COMMANDER)
    if order == ENLIST:
        return Enlist()
    if order == DISCHARGE:
        return Discharge()
    if order == DEPLOY:
        return deploy.Deploy(is_supreme)
    if order == ROTATE:
        return laying.Rotate(0, 1 + is_supreme)
    if order == HEAL:
        return doctor.Heal()
    if order == UPRIGHT:
        return doctor.SetUpright()
    if order == LAY:
        return laying.Lay(WORK_THERE[place], 0)
    return laying.KnockTraps() if order == KNOCKBACK else laying.FireBombs()


class Order(QuietQuestion):
    """A Place with two orders: exactly one of them."""

    rule = "5.5"
    takes = ("place",)

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def universe(self, g: Realm, seat: int) -> list[int]:
        return [vocabulary.ORDER + order for order in ORDERS[self.place]]

    def why_not(self, g: Realm, option: int) -> Reason | None:
        return begin_order(g, self.place, option & NOUN).find_obstacle(g)

    def choose(self, g: Realm, option: int) -> Steps:
        order = option & NOUN
        g.spent = g.knocked = 0
        return (begin_order(g, self.place, order),)


# 12.1 and 12.2: to war


def find_meal(g: Realm, kind: int) -> int:
    """12.1 and 21.6: the Food that an enlisted colonist eats; none in the Final Wave."""
    return g.tables.citizen_meal if kind == CITIZEN and g.wave_round == 0 else 0


def why_no_enlist(g: Realm, seat: int, kind: int) -> Reason | None:
    """12.1: why nobody of a kind can be enlisted now, or None."""
    if g.at_home[seat * KINDS + kind] == 0:
        return Reason("nobody-unemployed", "12.1", 1, 0)
    team = g.team(seat)
    at = sight.find_spawn_point(g, team)
    if g.mode != COOP and deploy.count_room(g, at, team) <= 0:
        return Reason("hex-full", "23.12", deploy.find_most(g), 0)
    meal = find_meal(g, kind)
    food = stores.count_have(g, seat, FOOD) if meal else 0
    return Reason("lack-food", "12.1", meal, food) if food < meal else None


def enlist(g: Realm, seat: int, kind: int) -> None:
    """12.1: an unemployed colonist becomes a Soldier on the Spawn Point."""
    meal = find_meal(g, kind)
    if meal:
        stores.take_any(g, seat, FOOD, meal)
    people.leave_home(g, seat, kind)
    team = g.team(seat)
    at = sight.find_spawn_point(g, team)
    field.list_upright(g, kind)[at] += 1
    g.army[at] = team
    g.tell(vocabulary.ENLISTED, kind)


class Enlist(Deeds):
    """Any of one's own unemployed colonists; those who enlist together fight together."""

    rule = "12.1"

    def list_deeds(self, g: Realm) -> list[int]:
        return [vocabulary.ENLIST + FARMER, vocabulary.ENLIST + CITIZEN]

    def why_no_deed(self, g: Realm, option: int) -> Reason | None:
        return why_no_enlist(g, self.seat(g), option & NOUN)

    def choose(self, g: Realm, option: int) -> Steps:
        seat = self.seat(g)
        if option == vocabulary.DONE:
            return meet(g, g.team(seat))
        enlist(g, seat, option & NOUN)
        return (self,)


def meet(g: Realm, team: int) -> Steps:
    """12.2: new Soldiers meet the Invaders on their Spawn Point, or may be answered (23.20)."""
    if g.mode != COOP:
        return (skirmish.Answer(1 - team),)
    return (Clash(sight.find_spawn_point(g, team), 0),)


class Drum(Deeds):
    """A Recruit Drum calls one unemployed Farmer before a Market's action."""

    rule = "11.6"

    def list_deeds(self, g: Realm) -> list[int]:
        return [vocabulary.ENLIST + FARMER]

    def why_no_deed(self, g: Realm, option: int) -> Reason | None:
        return why_no_enlist(g, self.seat(g), FARMER)

    def choose(self, g: Realm, option: int) -> Steps:
        if option == vocabulary.DONE:
            return DONE
        seat = self.seat(g)
        enlist(g, seat, FARMER)
        return meet(g, g.team(seat))


def drum(g: Realm, seat: int) -> Steps:
    """11.6: what a Recruit Drum adds before a Market's action."""
    return (Drum(),)


# 12.3: home again


class Discharge(Deeds):
    """Upright Soldiers from anywhere come into one's own free Residences."""

    rule = "12.3"

    def list_deeds(self, g: Realm) -> list[int]:
        team = g.team(self.seat(g))
        found: list[int] = []
        for at in range(HEXES):
            if g.army[at] == team:
                if field.count_soldiers(g, at, FARMER):
                    found.append(vocabulary.DISCHARGE_FARMER + at)
                if field.count_soldiers(g, at, CITIZEN):
                    found.append(vocabulary.DISCHARGE_CITIZEN + at)
        return found

    def why_no_deed(self, g: Realm, option: int) -> Reason | None:
        kind = FARMER if option < vocabulary.DISCHARGE_CITIZEN else CITIZEN
        if field.list_upright(g, kind)[option & NOUN] == 0:
            return Reason("exhausted", "16.3")
        if people.count_free(g, self.seat(g), kind) <= 0:
            return Reason("no-free-home", "12.3", 1, 0)
        return None

    def choose(self, g: Realm, option: int) -> Steps:
        if option == vocabulary.DONE:
            return DONE
        at = option & NOUN
        kind = FARMER if option < vocabulary.DISCHARGE_CITIZEN else CITIZEN
        field.list_upright(g, kind)[at] -= 1
        field.leave_hex(g, at)
        people.bring_home(g, self.seat(g), kind)
        g.tell(vocabulary.DISCHARGED, kind, at)
        return (self,)


# 11.6: other Improvements of war


def free_care(g: Realm, can_heal: bool) -> Steps:
    """11.6: what the Market cards of the Final Wave offer for nothing."""
    return (doctor.Care(int(can_heal)),)


class Palisade(QuietQuestion):
    """A hex in sight without Invaders gets a palisade: Strength +1 there until a Battle is lost."""

    rule = "11.6"
    takes = ("who:seat",)

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def seat(self, g: Realm) -> int:
        return self.who

    def universe(self, g: Realm, seat: int) -> list[int]:
        return [vocabulary.FENCE + at for at in range(HEXES)]

    def why_not(self, g: Realm, option: int) -> Reason | None:
        at = option & NOUN
        team = g.team(self.who)
        if not sight.see(g, team) >> at & 1:
            return sight.UNSEEN
        if sight.is_hostile(g, at, team):
            return sight.INVADERS if g.mode == COOP else sight.ENEMIES
        return Reason("tile-there", "11.6", 0, 1) if g.palisades >> at & 1 else None

    def choose(self, g: Realm, option: int) -> Steps:
        at = option & NOUN
        g.palisades |= 1 << at
        g.tell(vocabulary.FENCED, at)
        return DONE
