"""5 A turn: a Steward goes somewhere and acts there; what one may do besides."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Reason, Refusal, Rule, Step, Steps
from siegeworks.games.ante_portas.rules import (
    bugle,
    command,
    fees,
    field,
    improvements,
    people,
    places,
    reactions,
    skirmish,
    stores,
    teams,
    trade,
    vocabulary,
)
from siegeworks.games.ante_portas.rules.asking import Question, QuietQuestion
from siegeworks.games.ante_portas.rules.pieces import (
    BUGLE,
    COOP,
    FIRST_CENTER,
    FIRST_MARKET,
    GOODS,
    JOBS,
    MARKET_SPOTS,
    NONE,
    RECRUIT_DRUM,
    SMALL_SPOT,
    STEWARDS,
    USED_DOLLY,
)
from siegeworks.games.ante_portas.rules.state import Realm

FAR: Final = "5.1"  # where a Steward may go at all


class SeatTurns(Rule[Realm]):
    """A seat takes its turns of the Half-Year one after the other."""

    rule = "4.8"
    takes = ("who:seat",)

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def run(self, g: Realm) -> Steps:
        who = self.who
        g.active = who
        g.turn = 0
        first: Steps = DONE
        if g.steward[who * STEWARDS] == NONE:
            first = (FirstMarket(who), FirstGoods(who))
        turns: Steps = (BeginTurn(who),) * count_turns(g)
        last: Steps = (Afterwards(who), EndTurns(who))
        if g.mode == COOP:
            return first + turns + last
        return first + teams.begin_turns(g, who) + turns + last


def count_turns(g: Realm) -> int:
    """4.8 and 22.5: turns of each seat in a Half-Year."""
    return g.tables.turns[0] if g.strong == 2 else g.tables.turns[g.seats - 1]


class EndTurns(Rule[Realm]):
    """The turns of a seat in this Half-Year are over."""

    rule = "4.8"
    takes = ("who:seat",)

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def run(self, g: Realm) -> Steps:
        steps = DONE if g.mode == COOP else teams.end_turns(g, self.who)
        return (*steps, LEAVE_TABLE)


class LeaveTable(Rule[Realm]):
    """Nobody is at turn."""

    rule = "4.8"

    def run(self, g: Realm) -> Steps:
        g.active = NONE
        g.turn = 0
        return DONE


class BeginTurn(Rule[Realm]):
    """A turn: with two Stewards, first which of them moves."""

    rule = "5.7"
    takes = ("who:seat",)

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def run(self, g: Realm) -> Steps:
        g.turn += 1
        g.used[self.who] &= ~(1 << USED_DOLLY)
        if g.steward[self.who * STEWARDS + 1] == NONE:
            return (Turn(self.who, 0),)
        return (PickSteward(self.who),)


class PickSteward(QuietQuestion):
    """Which of two Stewards moves in this turn."""

    rule = "5.7"
    takes = ("who:seat",)

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def seat(self, g: Realm) -> int:
        return self.who

    def universe(self, g: Realm, seat: int) -> list[int]:
        return [vocabulary.USE_STEWARD, vocabulary.USE_STEWARD + 1]

    def choose(self, g: Realm, option: int) -> Steps:
        return (Turn(self.who, option & NOUN),)


# 3.5 and 3.7: the first turn


class FirstMarket(QuietQuestion):
    """A Steward begins on a Market of its owner's choice."""

    rule = "3.7"
    takes = ("who:seat",)

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def seat(self, g: Realm) -> int:
        return self.who

    def universe(self, g: Realm, seat: int) -> list[int]:
        return [vocabulary.START_AT + g.spots[spot] for spot in list_markets(g)]

    def choose(self, g: Realm, option: int) -> Steps:
        place = option & NOUN
        g.steward[self.who * STEWARDS] = g.spots.index(place)
        g.tell(vocabulary.BEGAN_AT, self.who, place)
        return DONE


def list_markets(g: Realm) -> list[int]:
    """The spots of all Markets that are open."""
    if g.wave_round:  # 21.1
        return [SMALL_SPOT]
    return [spot for spot in MARKET_SPOTS if g.spots[spot] != NONE]


class FirstGoods(QuietQuestion):
    """At one's first turn three goods, Wood and Clay as one likes."""

    rule = "3.5"
    takes = ("who:seat",)

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def seat(self, g: Realm) -> int:
        return self.who

    def universe(self, g: Realm, seat: int) -> list[int]:
        return [vocabulary.TAKE + bundle for bundle in g.tables.first_goods]

    def choose(self, g: Realm, option: int) -> Steps:
        bundle = option & NOUN
        g.tell(vocabulary.RECEIVED, self.who, bundle)
        return stores.receive(g, self.who, g.tables.bundles[bundle])


# 5.1 to 5.4: moving and acting


def can_reach(g: Realm, spot: int, goal: int) -> bool:
    """5.1 and 5.2: walk, jump to a Market, or slide on from one."""
    return goal != spot and goal in list_goals(g, spot)


def list_goals(g: Realm, spot: int) -> list[int]:
    """5.1 and 21.1: the spots with a Place where a Steward could go from one, Fees apart."""
    reach = g.tables.spot_reach[g.era - 1][spot]
    least = SMALL_SPOT if g.wave_round else 0
    return [goal for goal in reach if goal >= least and g.spots[goal] != NONE]


def count_turns_to(g: Realm, spot: int, goal: int) -> int:
    """5.1 and 5.2: how many turns a Steward needs from one spot to another."""
    turns = 0
    reached = [spot]
    while goal not in reached:
        turns += 1
        further = [other for here in reached for other in list_goals(g, here)]
        fresh = [other for other in dict.fromkeys(further) if other not in reached]
        if not fresh:
            return 0
        reached += fresh
    return turns


class Turn(Question):
    """Where the Steward goes; before that, whatever may be done besides."""

    rule = "5.1"
    takes = ("who:seat", "steward")

    def __init__(self, who: int, steward: int) -> None:
        self.who: Final = who
        self.steward: Final = steward

    def seat(self, g: Realm) -> int:
        return self.who

    def universe(self, g: Realm, seat: int) -> list[int]:
        found = [vocabulary.GO + place for place in g.spots if place != NONE]
        return found + list_besides(g, self.who)

    def options(self, g: Realm) -> list[int]:
        found: list[int] = []
        here = g.steward[self.who * STEWARDS + self.steward]
        for spot in list_goals(g, here):
            if g.mode == COOP or fees.why_no_entry(g, self.who, spot) is None:
                found.append(vocabulary.GO + g.spots[spot])
        return found + list_open_besides(g, self.who)

    def why_not(self, g: Realm, option: int) -> Reason | None:
        if option & ~NOUN != vocabulary.GO:
            return why_not_besides(g, self.who, option)
        goal = g.spots.index(option & NOUN)
        here = g.steward[self.who * STEWARDS + self.steward]
        if goal == here:
            return Reason("must-move", "5.1")
        if g.wave_round and goal < SMALL_SPOT:
            return Reason("only-command-center", "21.1")
        if not can_reach(g, here, goal):
            return Reason("too-far", "5.1", count_turns_to(g, here, goal), 1)
        return None if g.mode == COOP else fees.why_no_entry(g, self.who, goal)

    def refusals(self, g: Realm, seat: int) -> list[Refusal]:
        """What is refused for another reason than its distance is worth a look."""
        return [why for why in self.list_refused(g, seat) if not is_quiet(why)]

    def quiet_refusals(self, g: Realm, seat: int) -> list[Refusal]:
        return [why for why in self.list_refused(g, seat) if is_quiet(why)]

    def choose(self, g: Realm, option: int) -> Steps:
        if option & ~NOUN == vocabulary.GO:
            return self.go(g, option & NOUN)
        return do_besides(g, self.who, option, self)

    def go(self, g: Realm, place: int) -> Steps:
        """5.4: the Steward arrives, and acts there."""
        spot = g.spots.index(place)
        fee = DONE if g.mode == COOP else fees.list_fees(g, self.who, spot)
        g.steward[self.who * STEWARDS + self.steward] = spot
        g.tell(vocabulary.WENT, self.who, place)
        if g.seats > 1 and trade.can_trade(g, self.who):  # 5.9: before acting, too
            return (*fee, trade.Trade(self.who), Arrive(self.who, place))
        if fee:
            return (*fee, Arrive(self.who, place))
        return arrive(g, self.who, place)


def is_quiet(why: Refusal) -> bool:
    """What is too far, and Soldiers who cannot act, are explained only when somebody tries."""
    return why.rule == FAR or why.option == vocabulary.ACT


class Arrive(Rule[Realm]):
    """The Fee is paid, and those who met have traded; now the Steward acts."""

    rule = "5.4"
    takes = ("who:seat", "place")

    def __init__(self, who: int, place: int) -> None:
        self.who: Final = who
        self.place: Final = place

    def run(self, g: Realm) -> Steps:
        return arrive(g, self.who, self.place)


def arrive(g: Realm, seat: int, place: int) -> Steps:
    """5.4 and 11.6: act at a Place; a drum calls before a Market's action, a bugle after one."""
    if place >= FIRST_MARKET:
        if improvements.has_card(g, seat, RECRUIT_DRUM):
            return command.drum(g, seat) + places.act_at(g, seat, place)
    elif place >= FIRST_CENTER and improvements.has_card(g, seat, BUGLE):
        return (*places.act_at(g, seat, place), bugle.Bugle())
    return places.act_at(g, seat, place)


# 5.8: what may be done besides


def list_besides(g: Realm, who: int) -> list[int]:
    """5.8: what one might think of before moving, or between two of the same."""
    found: list[int] = []
    for job in range(JOBS):
        if people.count_vacancies(g, who, job) > 0:
            found.append(vocabulary.EMPLOY + job)
    behind = stores.find_behind(g, who)
    for good in range(GOODS):
        if behind >> good & 1:
            found.append(vocabulary.SHIFT + good)
    if stores.can_throw(g, who):
        for good in range(GOODS):
            if g.storage[who * GOODS + good]:
                found.append(vocabulary.THROW + good)
    if g.seats > 1:
        found.append(vocabulary.TRADE)
    if any(field.is_building(work) for work in g.work):
        found.append(vocabulary.ACT)
    return found


def why_not_besides(g: Realm, who: int, option: int) -> Reason | None:
    """5.8: why one of them is impossible, or None."""
    verb = option & ~NOUN
    if verb == vocabulary.EMPLOY:
        return people.why_no_employ(g, who, option & NOUN)
    if verb == vocabulary.SHIFT:
        return stores.why_no_shift(g, who, option & NOUN)
    if verb == vocabulary.TRADE and not trade.can_trade(g, who):
        return Reason("nobody-here", "5.9", 1, 0)
    if verb == vocabulary.ACT and not can_soldiers_act(g, who):
        return reactions.why_no_act(g)
    return None


def list_open_besides(g: Realm, who: int) -> list[int]:
    """5.8: those that are possible; as the two above, quicker."""
    found = [vocabulary.EMPLOY + job for job in people.list_jobs(g, who)]
    behind = stores.find_behind(g, who)
    if behind and stores.count_room(g, who) > 0:
        for good in range(GOODS):
            if behind >> good & 1:
                found.append(vocabulary.SHIFT + good)
    if behind and stores.can_throw(g, who):
        for good in range(GOODS):
            if g.storage[who * GOODS + good]:
                found.append(vocabulary.THROW + good)
    if g.seats > 1 and trade.can_trade(g, who):
        found.append(vocabulary.TRADE)
    if can_soldiers_act(g, who):
        found.append(vocabulary.ACT)
    return found


def can_soldiers_act(g: Realm, who: int) -> bool:
    """5.8: whether a Soldier could act now."""
    return reactions.can_act(g) if g.mode == COOP else skirmish.can_act(g, g.team(who))


def do_besides(g: Realm, who: int, option: int, again: Step[Realm]) -> Steps:
    """5.8: do one of them; then the same question."""
    verb = option & ~NOUN
    if verb == vocabulary.EMPLOY:
        return (*people.employ(g, who, option & NOUN), again)
    if verb == vocabulary.SHIFT:
        stores.shift(g, who, option & NOUN)
        return (again,)
    if verb == vocabulary.THROW:
        stores.throw(g, who, option & NOUN)
        return (again,)
    if verb == vocabulary.TRADE:
        return (trade.Trade(who), again)
    if g.mode == COOP:
        return (reactions.SOLDIER_ACTIONS, again)
    return (skirmish.TeamActs(g.team(who)), again)


class Afterwards(QuietQuestion):
    """After the last turn of a Half-Year one may still do what may be done besides."""

    rule = "5.8"
    takes = ("who:seat",)

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def seat(self, g: Realm) -> int:
        return self.who

    def universe(self, g: Realm, seat: int) -> list[int]:
        return [vocabulary.DONE, *list_besides(g, self.who)]

    def why_not(self, g: Realm, option: int) -> Reason | None:
        return None if option == vocabulary.DONE else why_not_besides(g, self.who, option)

    def options(self, g: Realm) -> list[int]:
        """What lies in the stores is not worth a question of its own."""
        besides = list_open_besides(g, self.who)
        for option in besides:
            verb = option & ~NOUN
            if verb != vocabulary.SHIFT and verb != vocabulary.THROW:
                return [vocabulary.DONE, *besides]
        return [vocabulary.DONE]

    def choose(self, g: Realm, option: int) -> Steps:
        if option == vocabulary.DONE:
            return DONE
        return do_besides(g, self.who, option, self)


# 8.10: the second Steward


class NewSteward(QuietQuestion):
    """A second Steward is set on a Market."""

    rule = "8.10"
    takes = ("who:seat",)

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def seat(self, g: Realm) -> int:
        return self.who

    def universe(self, g: Realm, seat: int) -> list[int]:
        return [vocabulary.STEWARD_TO + g.spots[spot] for spot in list_markets(g)]

    def choose(self, g: Realm, option: int) -> Steps:
        g.steward[self.who * STEWARDS + 1] = g.spots.index(option & NOUN)
        g.tell(vocabulary.STEWARD_COMES, self.who)
        return DONE


def remove_steward(g: Realm, seat: int) -> None:
    """8.10: without its two Farmers the Institute loses the second Steward."""
    if g.steward[seat * STEWARDS + 1] != NONE:
        g.steward[seat * STEWARDS + 1] = NONE
        g.tell(vocabulary.STEWARD_LEAVES, seat)


LEAVE_TABLE: Final = LeaveTable()
