"""14 Hourglasses: what the defender gets, what they buy, and his phase."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Reason, Refusal, Rule, Steps
from siegeworks.games.stronghold.rules import (
    buildings,
    heroes,
    moving,
    plans,
    rituals,
    vocabulary,
)
from siegeworks.games.stronghold.rules.asking import QuietQuestion, SecretQuestion
from siegeworks.games.stronghold.rules.pieces import (
    ACTIONS,
    DEFENDER,
    FORGE,
    FORGE_BY_NIGHT,
    HEROES,
    HEROIC_ORDERS,
    KINDS,
    MASONS_SHIFT,
    PLANS,
    SCORCHED_GROUND,
    SCOUTS,
    STOCK,
    TRAIN_SOLDIER,
    TRAIN_VETERAN,
    WALL,
)
from siegeworks.games.stronghold.rules.state import Castle

DONE_THIS_ROUND: Final = Reason("action-done", "14.6")
ALL_LAID: Final = Reason("all-laid", "14.3", 0, 0)
LAY_INSTEAD: Final = Reason("one-missing", "14.3", 1, 1)


def give(g: Castle, count: int) -> None:
    """6.2: the defender gets hourglasses; told with how many he has now (23.35)."""
    if count:
        g.sand += count
        g.tell(vocabulary.SAND_GIVEN, count, g.sand)


# 14.3 to 14.7: what an action needs


def count_need(g: Castle, action: int) -> int:
    """14.3 and 14.7: the hourglasses of an action, with a saboteur and what plans left behind
    (23.20 and 23.51)."""
    t = g.tables
    building = t.action_building[action]
    need = t.action_hourglasses[action]
    if g.saboteurs >> building & 1:
        need += t.saboteur_hourglasses
    if g.plans_played:
        need += count_plan_price(g, action, building)
    return need


def count_plan_price(g: Castle, action: int, building: int) -> int:
    """18.3: hourglasses more, because of plans that were played."""
    more = 0
    if building == FORGE and plans.is_played(g, FORGE_BY_NIGHT):
        more += g.tables.plan_take[FORGE_BY_NIGHT]
    if building == SCOUTS and plans.is_played(g, SCORCHED_GROUND):
        more += g.tables.plan_take[SCORCHED_GROUND]
    if action == WALL and plans.is_played(g, MASONS_SHIFT):
        more += g.tables.plan_take[MASONS_SHIFT]
    return more


def count_missing(g: Castle, action: int) -> int:
    """14.5: how many hourglasses an action still needs."""
    return max(0, count_need(g, action) - g.laid[action])


def why_not_lay(g: Castle, action: int) -> Reason | None:
    """14.4 and 14.6: why no hourglass can be laid on an action, or None (23.50)."""
    if g.finished >> action & 1:
        return DONE_THIS_ROUND
    missing = count_missing(g, action)
    if missing == 0:
        return ALL_LAID
    return buildings.why_impossible(g, action) if missing == 1 else None


def why_not_finish(g: Castle, action: int) -> Reason | None:
    """14.3: why an action cannot be completed at once with several hourglasses, or None."""
    if g.finished >> action & 1:
        return DONE_THIS_ROUND
    missing = count_missing(g, action)
    if missing == 1:
        return LAY_INSTEAD
    if missing > g.sand:
        return Reason("too-little-sand", "14.3", missing, g.sand)
    return buildings.why_impossible(g, action)


def add_layings(g: Castle, action: int, found: list[int]) -> None:
    """14.3 and 14.4: what can be laid on an action that was not completed in this round."""
    missing = count_missing(g, action)
    if missing > 1:
        found.append(vocabulary.LAY + action)
    if missing <= g.sand and buildings.can_carry_out(g, action):
        found.append((vocabulary.LAY if missing == 1 else vocabulary.FINISH) + action)


def lay(g: Castle, action: int, count: int) -> Steps:
    """14.3: hourglasses are laid on an action; with the last one it happens."""
    g.laid[action] += count
    if count:
        g.tell(vocabulary.SAND_LAID, action, count)
    return complete(g, action) if count_missing(g, action) == 0 else DONE


def complete(g: Castle, action: int) -> Steps:
    """14.3 and 14.6: an action is completed: first the Demon (11.5), then what it does."""
    if action in (TRAIN_SOLDIER, TRAIN_VETERAN):
        g.laid[action] = 0
    else:
        g.finished |= 1 << action
    g.tell(vocabulary.ACTION_DONE, action)
    demon = rituals.wake_demon(g, g.tables.action_building[action])
    return (*demon, *buildings.list_effect(action))


class CompletePaid(QuietQuestion):
    """When a saboteur leaves, actions that have all they need now happen, in any order (23.51)."""

    rule = "14.7"
    who = DEFENDER

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [vocabulary.COMPLETE + action for action in range(ACTIONS) if g.laid[action]]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        action = option & NOUN
        if g.finished >> action & 1:
            return DONE_THIS_ROUND
        missing = count_missing(g, action)
        if missing:
            return Reason("hourglasses-missing", "14.5", missing, 0)
        return buildings.why_impossible(g, action)

    def choose(self, g: Castle, option: int) -> Steps:
        return (*complete(g, option & NOUN), self)


# 14.1 and 14.2: the phase


class DefenderPhase(Rule[Castle]):
    """Whenever hourglasses are there after a card, the defender spends them all (23.67)."""

    rule = "14.1"

    def run(self, g: Castle) -> Steps:
        return (SPEND,) if g.sand else DONE


class Spend(SecretQuestion):
    """The defender lays an hourglass, moves somebody, lets a hero order, or plays a plan."""

    rule = "14.2"
    who = DEFENDER

    def advance(self, g: Castle) -> bool:
        return g.sand == 0

    def options(self, g: Castle) -> list[int]:
        found: list[int] = []
        for action in range(ACTIONS):
            if not g.finished >> action & 1:
                add_layings(g, action, found)
        moving.add_movers(g, found)
        for hero in range(HEROES):  # always free to go, so no hourglass is without use (14.9, 23.9)
            found.append(vocabulary.PICK_HERO + hero)
        for way in range(HEROES * HEROIC_ORDERS):
            if heroes.why_not(g, way) is None:
                found.append(vocabulary.HEROIC + way)
        for plan in g.plans:
            if plans.why_not(g, plan) is None:
                found.append(vocabulary.PLAY + plan)
        return found

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [
            *(vocabulary.LAY + action for action in range(ACTIONS)),
            *(vocabulary.FINISH + action for action in range(ACTIONS)),
            *(vocabulary.PICK_UP + place for place in range(STOCK * KINDS)),
            *(vocabulary.PICK_HERO + hero for hero in range(HEROES)),
            *(vocabulary.HEROIC + way for way in range(HEROES * HEROIC_ORDERS)),
            *(vocabulary.PLAY + plan for plan in range(PLANS)),
        ]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        verb, noun = option & ~NOUN, option & NOUN
        if verb == vocabulary.LAY:
            return why_not_lay(g, noun)
        if verb == vocabulary.FINISH:
            return why_not_finish(g, noun)
        if verb == vocabulary.PICK_UP:
            return moving.why_stuck(g, noun)
        if verb == vocabulary.PICK_HERO:
            return None
        if verb == vocabulary.HEROIC:
            return heroes.why_not(g, noun)
        return plans.why_not(g, noun)

    def refusals(self, g: Castle, seat: int) -> list[Refusal]:
        """Actions and heroic orders; what else is not possible is told when it is tried."""
        found: list[Refusal] = []
        for action in range(ACTIONS):
            why = why_not_lay(g, action)
            if why is not None:
                found.append(why.refuse(vocabulary.LAY + action))
        for way in range(HEROES * HEROIC_ORDERS):
            why = heroes.why_not(g, way)
            if why is not None:
                found.append(why.refuse(vocabulary.HEROIC + way))
        return found

    def quiet_refusals(self, g: Castle, seat: int) -> list[Refusal]:
        listed = [refusal.option for refusal in self.refusals(g, seat)]
        return [r for r in super().quiet_refusals(g, seat) if r.option not in listed]

    def choose(self, g: Castle, option: int) -> Steps:
        verb, noun = option & ~NOUN, option & NOUN
        if verb == vocabulary.LAY:
            g.sand -= 1
            return (*lay(g, noun, 1), self)
        if verb == vocabulary.FINISH:
            missing = count_missing(g, noun)
            g.sand -= missing
            return (*lay(g, noun, missing), self)
        if verb == vocabulary.PICK_UP:
            return (moving.PutDown(noun), self)
        if verb == vocabulary.PICK_HERO:
            return (moving.PutHero(noun), self)
        if verb == vocabulary.HEROIC:
            return (*heroes.announce(g, noun), self)
        return (*plans.play(g, noun), self)


DEFENDER_PHASE: Final = DefenderPhase()
SPEND: Final = Spend()
COMPLETE_PAID: Final = CompletePaid()
