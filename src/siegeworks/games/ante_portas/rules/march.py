"""14 The march: Invaders spawn, and each troop follows a card, arrow by arrow."""

from typing import Final

from siegeworks.core.steps import DONE, Rule, Steps
from siegeworks.games.ante_portas.rules import field, improvements, powers, reactions, vocabulary
from siegeworks.games.ante_portas.rules.asking import CommonQuestion, Drawing
from siegeworks.games.ante_portas.rules.hexes import ARROW, OFF, bend
from siegeworks.games.ante_portas.rules.pieces import (
    BASIC,
    DECK_CARDS,
    DESTROY_TRAP,
    DIRECTIONS,
    DODGE,
    DOWN,
    DRAGONS,
    FIRE,
    HEXES,
    IMPROVEMENTS,
    INCREASE,
    LEFT_DOWN,
    MERGE,
    NONE,
    PRESS_AHEAD,
    REGROUP,
    RIGHT_DOWN,
    SHOOT,
    SPLIT,
    STORM_BELL,
    STRONG_ON,
    TRAP,
)
from siegeworks.games.ante_portas.rules.state import CARD_LUCK, LOST, Realm

ALL_DRAWN: Final = (1 << DECK_CARDS) - 1
FIRST_POWERS: Final = (REGROUP, INCREASE, MERGE, SHOOT, FIRE, SPLIT)  # before the first arrow


def list_cards(g: Realm) -> list[int]:
    """2.9: the cards that may come next."""
    first = g.deck * DECK_CARDS
    return [first + i for i in range(DECK_CARDS) if not g.cards_drawn >> i & 1]


def list_deck(g: Realm) -> list[tuple[int, int]]:
    """2.9: the same cards, each as likely as the others."""
    return [(card, 1) for card in list_cards(g)]


def discard(g: Realm, card: int) -> None:
    """2.9: a card goes to the discards; after the last of them all lie in the deck again."""
    g.cards_drawn |= 1 << card % DECK_CARDS
    if g.cards_drawn == ALL_DRAWN:
        g.cards_drawn = 0


# 4.3 to 4.5: Invaders spawn


def count_spawns(g: Realm) -> int:
    """4.3 and 22.3: how many cards are drawn."""
    return 1 if g.strong == STRONG_ON else g.tables.spawn_cards[g.seats - 1]


class Spawn(Rule[Realm]):
    """Cards are drawn, and the Units on their tops appear; a Storm Bell may hold one back."""

    rule = "4.3"

    def run(self, g: Realm) -> Steps:
        return spawn(g, count_spawns(g))


def spawn(g: Realm, cards: int) -> Steps:
    """4.3 and 11.6: so many cards, or one fewer if somebody rings the Storm Bell."""
    if improvements.has_any(g, 0, STORM_BELL):
        return (RingBell(cards),)
    return (SPAWN_CARD,) * cards


class RingBell(CommonQuestion):
    """A Storm Bell holds one card of this spawn back, once."""

    rule = "11.6"
    takes = ("cards:count",)

    def __init__(self, cards: int) -> None:
        self.cards: Final = cards

    def options(self, g: Realm) -> list[int]:
        return [vocabulary.PASS, vocabulary.RING_BELL]

    def choose(self, g: Realm, option: int) -> Steps:
        if option == vocabulary.PASS:
            return (SPAWN_CARD,) * self.cards
        for seat in range(g.seats):
            if g.owned[seat * IMPROVEMENTS + STORM_BELL]:
                g.owned[seat * IMPROVEMENTS + STORM_BELL] -= 1
                break
        g.tell(vocabulary.BELL_RUNG)
        return (SPAWN_CARD,) * (self.cards - 1)


class SpawnCard(Drawing):
    """A card is drawn for its top: its Units come from the supply, as far as there are any."""

    rule = "4.3"
    stream = CARD_LUCK
    noun = "card"

    def list_left(self, g: Realm) -> list[int]:
        return list_cards(g)

    def resolve(self, g: Realm, outcome: int) -> Steps:
        discard(g, outcome)
        g.tell(vocabulary.INVADERS_SPAWN, outcome)
        met: list[int] = []
        for at, kind in g.tables.card_top[outcome]:
            if g.supply[kind]:
                g.supply[kind] -= 1
                (g.basic if kind == BASIC else g.elite)[at] += 1
                g.tell(vocabulary.INVADER_SPAWNS, kind, at)
                if at not in met:
                    met.append(at)
        return tuple([reactions.Clash(at, 0) for at in met])


# 14.1, 14.2 and 14.12: the Battle Phase


class BattlePhase(Rule[Realm]):
    """All troops march, by the numbers of their hexes."""

    rule = "14.1"

    def run(self, g: Realm) -> Steps:
        g.whetted = g.drilled = g.lull = 0
        return (MarchFrom(0),)


class MarchFrom(Rule[Realm]):
    """The next hex with Invaders, by number, gets one card; hexes passed are not revisited."""

    rule = "14.2"
    takes = ("hex",)

    def __init__(self, hex: int) -> None:
        self.hex: Final = hex

    def run(self, g: Realm) -> Steps:
        for at in range(self.hex, HEXES):
            if g.basic[at] + g.elite[at]:
                last = at + 1 == HEXES
                return (TurnCard(at), END_PHASE if last else MarchFrom(at + 1))
        return (END_PHASE,)


class EndPhase(Rule[Realm]):
    """All exhausted Soldiers stand up, but not in the Final Wave."""

    rule = "14.12"

    def run(self, g: Realm) -> Steps:
        g.lull = 0
        if g.wave_round == 0:
            field.stand_all_up(g, 0)
        return DONE


def has_followers(g: Realm) -> bool:
    """14.2: whether other troops still get a card in this Battle Phase."""
    for step in g.agenda:
        if isinstance(step, MarchFrom):
            return any(g.basic[at] + g.elite[at] for at in range(step.hex, HEXES))
    return False


# 14.3: one card


class TurnCard(Drawing):
    """A troop gets a card: powers that say so first, then its arrows."""

    rule = "14.3"
    takes = ("hex",)
    stream = CARD_LUCK
    noun = "card"

    def __init__(self, hex: int) -> None:
        self.hex: Final = hex

    def list_left(self, g: Realm) -> list[int]:
        return list_cards(g)

    def resolve(self, g: Realm, outcome: int) -> Steps:
        discard(g, outcome)
        g.tell(vocabulary.CARD_TURNED, outcome, self.hex)
        g.card = outcome
        g.embers = g.hushed = 0
        lift(g, self.hex, g.basic[self.hex], g.elite[self.hex], 0)
        g.paces = count_paces(g)
        return begin_card(g)


def lift(g: Realm, at: int, basic: int, elite: int, arrow: int) -> None:
    """Units of a hex become the marching troop; so far they stand on the ground (E60)."""
    g.basic[at] -= basic
    g.elite[at] -= elite
    g.troop_at = at
    g.troop_basic, g.troop_elite = basic, elite
    g.arrow = arrow
    g.aloft = 0


def count_paces(g: Realm) -> int:
    """How many steps the card has; Press Ahead counts the Units (18.9)."""
    power = g.tables.card_power[g.card]
    if power == PRESS_AHEAD:
        return max(0, 5 - g.troop_basic - g.troop_elite)
    if power == DODGE:
        return len(g.tables.card_groups[g.card])
    if power == SPLIT:
        return 1
    return len(g.tables.card_arrows[g.card])


def begin_card(g: Realm) -> Steps:
    """14.3: what the card does before its first arrow, then the march of its troop."""
    at = g.troop_at
    power = g.tables.card_power[g.card]
    if power in FIRST_POWERS:
        return (reactions.React(at, 1, 0), ACT_FIRST, END_CARD)
    if power == DESTROY_TRAP:
        powers.destroy_trap(g, at)
    return (Hold(at), END_CARD)


class ActFirst(Rule[Realm]):
    """After a window the powers that come before moving, for those of the troop who are left."""

    rule = "14.3"

    def run(self, g: Realm) -> Steps:
        if not field.has_troop(g):
            return DONE
        power = g.tables.card_power[g.card]
        if power == SPLIT:
            return split(g)
        if power == MERGE:
            return (MERGE_TROOPS, PACE)
        return (*powers.act_before(g), Hold(g.troop_at))


class MergeTroops(Rule[Realm]):
    """The troop goes to the smallest-numbered other troop, without any arrow."""

    rule = "18.4"

    def run(self, g: Realm) -> Steps:
        powers.merge(g)
        return DONE


def split(g: Realm) -> Steps:
    """19.9: half of the troop, rounded up, goes left, Elite Units first; the rest goes right.

    Those whom a Trap holds lose their only step and stay (14.10).
    """
    at = g.troop_at
    held_basic, held_elite = count_held(g, at)
    if held_basic + held_elite:
        g.tell(vocabulary.TROOP_HELD, at, held_basic + held_elite)
        leave_behind(g, held_basic, held_elite)
    left = (g.troop_basic + g.troop_elite + 1) // 2
    elite = max(0, g.troop_elite - left)
    basic = g.troop_basic - (left - (g.troop_elite - elite))
    if left:
        g.tell(vocabulary.POWER_WORKS, SPLIT, at)
    leave_behind(g, basic, elite)
    right = Resume(at, basic, elite, 1, 2)
    return (PACE, right, Resume(at, held_basic, held_elite, 1, 1))


def count_held(g: Realm, at: int) -> tuple[int, int]:
    """14.8: how many of the troop the Trap of a hex holds, Basic Units first."""
    if g.work[at] != TRAP:
        return 0, 0
    basic = min(g.troop_basic, g.tables.trap_holds)
    return basic, min(g.troop_elite, g.tables.trap_holds - basic)


def leave_behind(g: Realm, basic: int, elite: int) -> None:
    """A part of the troop stays where it is for now."""
    g.troop_basic -= basic
    g.troop_elite -= elite
    g.basic[g.troop_at] += basic
    g.elite[g.troop_at] += elite


class Resume(Rule[Realm]):
    """The other part of a divided troop goes on with the card, as far as it is still there."""

    rule = "14.9"
    takes = ("hex", "basic:count", "elite:count", "arrow:count", "paces:count")

    def __init__(self, hex: int, basic: int, elite: int, arrow: int, paces: int) -> None:
        self.hex: Final = hex
        self.basic: Final = basic
        self.elite: Final = elite
        self.arrow: Final = arrow
        self.paces: Final = paces

    def run(self, g: Realm) -> Steps:
        at = self.hex
        basic = min(self.basic, g.basic[at])
        elite = min(self.elite, g.elite[at])
        if basic + elite == 0:
            return DONE
        lift(g, at, basic, elite, self.arrow)
        g.paces = self.paces
        return (PACE,)


class Pace(Rule[Realm]):
    """A window, then the next arrow; after the last one a window, and the troop halts."""

    rule = "14.3"

    def run(self, g: Realm) -> Steps:
        if not field.has_troop(g):
            return DONE
        if g.arrow >= g.paces:
            g.aloft = 0
            return (reactions.React(g.troop_at, 1, 0), HALT)
        return (reactions.React(g.troop_at, 1, 0), ADVANCE)


def find_direction(g: Realm) -> int:
    """Where the next arrow points, or NONE for a step that is not taken (19.13)."""
    power = g.tables.card_power[g.card]
    if power == PRESS_AHEAD:
        return DOWN
    if power == SPLIT:
        return RIGHT_DOWN if g.arrow else LEFT_DOWN
    if power == DODGE:
        return powers.find_dodge(g, g.tables.card_groups[g.card][g.arrow])
    return g.tables.card_arrows[g.card][g.arrow]


def is_leaving(g: Realm) -> bool:
    """14.6: whether the next step of the troop leads off the board."""
    if g.card == NONE or g.arrow >= g.paces:
        return False
    direction = find_direction(g)
    if direction == NONE:
        return False
    target = ARROW[g.troop_at * DIRECTIONS + direction]
    while target != OFF and powers.can_sneak(g, target):
        target = ARROW[target * DIRECTIONS + direction]
    return target == OFF


class Advance(Rule[Realm]):
    """One arrow: fire on its hex if it flames, then the troop enters (14.7, 19.4)."""

    rule = "14.4"

    def run(self, g: Realm) -> Steps:
        if not field.has_troop(g):
            return DONE
        direction = find_direction(g)
        is_flaming = g.tables.card_flames[g.card] >> g.arrow & 1
        g.arrow += 1
        if g.arrow >= g.paces:
            g.aloft = 0  # 19.2: the last hex is fought on the ground
        if direction == NONE:
            g.tell(vocabulary.DODGES)
            return (PACE,)
        if g.arrow < g.paces and g.scenario == DRAGONS:
            g.aloft = 1  # E60: they take off with their first step
        target = ARROW[g.troop_at * DIRECTIONS + direction]
        if is_flaming and target != OFF:
            return (powers.Breath(target, 1), Enter(direction), PACE)
        return (Enter(direction), PACE)


class Enter(Rule[Realm]):
    """A troop enters the next hex, in the order of what may happen there; or breaks through."""

    rule = "14.6"
    takes = ("direction",)

    def __init__(self, direction: int) -> None:
        self.direction: Final = direction

    def run(self, g: Realm) -> Steps:
        if not field.has_troop(g):
            return DONE
        last = g.troop_at
        target = ARROW[last * DIRECTIONS + self.direction]
        while target != OFF and powers.can_sneak(g, target):
            g.tell(vocabulary.STEALTHY, target)
            last = target
            target = ARROW[last * DIRECTIONS + self.direction]
        if target == OFF:
            g.tell(vocabulary.BREAKTHROUGH, g.troop_at)
            g.ending = LOST
            return DONE
        g.troop_at = target
        g.tell(vocabulary.TROOP_GOES, bend(last, self.direction), target)
        powers.act_on_entering(g, target)
        return (reactions.Clash(target, 1), Caught(target))


# 14.8 to 14.10: Traps


class Hold(Rule[Realm]):
    """A troop that starts on a Trap is held by it, Dragons, too (19.3)."""

    rule = "14.10"
    takes = ("hex",)

    def __init__(self, hex: int) -> None:
        self.hex: Final = hex

    def run(self, g: Realm) -> Steps:
        return (*hold(g, self.hex, PACE), PACE) if g.paces else (PACE,)


class Caught(Rule[Realm]):
    """A troop on the ground that enters a Trap with arrows left is held by it."""

    rule = "14.8"
    takes = ("hex",)

    def __init__(self, hex: int) -> None:
        self.hex: Final = hex

    def run(self, g: Realm) -> Steps:
        return DONE if g.aloft else hold(g, self.hex, PACE)


def hold(g: Realm, at: int, pace: "Pace") -> Steps:
    """14.8 and 14.9: up to three Units, Basic ones first, lose the next arrow; the others go on,
    and those held follow when the others are done."""
    if not field.has_troop(g) or g.work[at] != TRAP or g.arrow >= g.paces:
        return DONE
    basic, elite = count_held(g, at)
    g.tell(vocabulary.TROOP_HELD, at, basic + elite)
    arrow, paces = g.arrow + 1, g.paces
    if basic == g.troop_basic and elite == g.troop_elite:
        g.arrow = arrow
        return DONE
    leave_behind(g, basic, elite)
    return (pace, Resume(at, basic, elite, arrow, paces))


class Halt(Rule[Realm]):
    """A troop ends its card, and joins whoever stands there."""

    rule = "14.5"

    def run(self, g: Realm) -> Steps:
        at = g.troop_at
        if field.has_troop(g):
            g.tell(vocabulary.TROOP_HALTS, at)
        leave_behind(g, g.troop_basic, g.troop_elite)
        g.aloft = 0
        return DONE


class EndCard(Rule[Realm]):
    """The card is done."""

    rule = "14.2"

    def run(self, g: Realm) -> Steps:
        g.card = g.troop_at = NONE
        g.arrow = g.paces = g.aloft = g.embers = g.hushed = 0
        return DONE


SPAWN: Final = Spawn()
SPAWN_CARD: Final = SpawnCard()
BATTLE_PHASE: Final = BattlePhase()
END_PHASE: Final = EndPhase()
ACT_FIRST: Final = ActFirst()
MERGE_TROOPS: Final = MergeTroops()
PACE: Final = Pace()
ADVANCE: Final = Advance()
HALT: Final = Halt()
END_CARD: Final = EndCard()
