"""What comes: how far Invaders are from the exit, what their next card does, who appears where.

All of it is asked of the rules, on copies of what the seat sees; nobody of ours acts in them.
"""

from collections import Counter
from fractions import Fraction
from typing import Final, NamedTuple

from siegeworks.core import engine
from siegeworks.core.steps import Chance, Choice
from siegeworks.games.ante_portas.rules import (
    calendar,
    field,
    march,
    reactions,
    stores,
    vocabulary,
    year_end,
)
from siegeworks.games.ante_portas.rules import pieces as n
from siegeworks.games.ante_portas.rules.hexes import ARROW, FORWARDS, OFF
from siegeworks.games.ante_portas.rules.state import LOST, Realm
from siegeworks.parts.board.promises import find_quiet

NEAR: Final = 4  # arrows: no card of a troop farther away is looked at
MOST_CARDS: Final = 2  # that are weighed together
# Answers that leave things as they are
QUIET: Final = (vocabulary.PASS, vocabulary.DONE, vocabulary.HOLD_FIRE, vocabulary.HOLD_ALL)


def count_ways_out() -> tuple[int, ...]:
    """By hex, how many arrows lead out at least; every step down has a smaller number."""
    counts: list[int] = []
    for at in range(n.HEXES):
        goals = [ARROW[at * n.DIRECTIONS + step] for step in FORWARDS]
        counts.append(1 + min(0 if goal == OFF else counts[goal] for goal in goals))
    return tuple(counts)


ARROWS_OUT: Final = count_ways_out()


def list_troops(g: Realm) -> list[int]:
    """The hexes where Invaders stand."""
    return [at for at in range(n.HEXES) if g.basic[at] + g.elite[at]]


def find_nearest(g: Realm) -> int:
    """The hex of the Invaders who have the fewest arrows to go, or NONE."""
    there = list_troops(g)
    if field.has_troop(g):
        there.append(g.troop_at)
    return min(there, key=lambda at: ARROWS_OUT[at], default=n.NONE)


class Fates(NamedTuple):
    """What becomes of a troop with its next card, if no Soldier acts: how likely each."""

    breaks: Fraction  # it leaves the board
    falls: Fraction  # nobody of it is left, or it joins others without a trace
    ends: dict[int, Fraction]  # by hex, where most of it stands then


def weigh_fates(g: Realm, at: int) -> Fates:
    """1.2 and 14.3: every card of the deck, played on a copy for the troop of a hex."""
    cards = march.list_deck(g)
    whole = sum(weight for _, weight in cards)
    breaks = falls = 0
    ends: Counter[int] = Counter()
    for card, weight in cards:
        twin = play_card(g, at, card)
        goal = find_end(g, twin, at)
        if twin.ending == LOST:
            breaks += weight
        elif goal == n.NONE:
            falls += weight
        else:
            ends[goal] += weight
    shares = {hex: Fraction(weight, whole) for hex, weight in ends.most_common()}
    return Fates(Fraction(breaks, whole), Fraction(falls, whole), shares)


def find_end(g: Realm, twin: Realm, at: int) -> int:
    """Where a troop stands after its card: the hex with most Invaders who were not there before."""
    most, found = 0, n.NONE
    for hex in range(n.HEXES):
        before = 0 if hex == at else g.basic[hex] + g.elite[hex]
        come = twin.basic[hex] + twin.elite[hex] - before
        if come > most:
            most, found = come, hex
    return found


def play_card(g: Realm, at: int, card: int) -> Realm:
    """A copy in which the troop of a hex has got a card, and nobody has interfered."""
    twin = g.clone()
    twin.scribe = None
    twin.agenda = [march.TurnCard(at)]
    twin.given = True
    engine.fall(twin, card)
    while engine.find_waiting(twin) is not None:
        if engine.advance_once(twin):
            continue
        step = twin.agenda[-1]
        if isinstance(step, Chance):
            engine.fall(twin, step.outcomes(twin)[0][0])
        else:
            leave_things(twin)
    return twin


def play_on(g: Realm) -> Realm:
    """14.3: a copy in which the card under way is done, and nobody has interfered."""
    twin = g.clone()
    twin.scribe = None
    while twin.card != n.NONE and engine.find_waiting(twin) is not None:
        if engine.advance_once(twin):
            continue
        leave_things(twin)
    return twin


def leave_things(g: Realm) -> None:
    """Whoever is asked leaves things as they are."""
    step = g.agenda[-1]
    assert isinstance(step, Choice)
    options = step.options(g)
    engine.take(g, step.seat(g), find_quiet(options, QUIET) or options[0])


def foretell_harvest(g: Realm, seat: int) -> list[int]:
    """20.6: what a community makes at the Year's end as it works now, without what is lost."""
    twin = g.clone()
    twin.scribe = None
    year_end.produce(twin, seat)
    return [
        stores.count_have(twin, seat, what) - stores.count_have(g, seat, what)
        for what in range(n.RESOURCES)
    ]


def sum_guns(g: Realm, at: int) -> int:
    """16.10: how much damage all who can fire on a hex could deal it now."""
    twin = g.clone()
    before = twin.cover[at] + twin.soft_cover[at]
    shooters = reactions.list_shots(twin, at, 0, 0)
    while shooters:
        reactions.shoot(twin, shooters[0], at)
        shooters = reactions.list_shots(twin, at, 0, 0)
    return twin.cover[at] + twin.soft_cover[at] - before


# 4.3: new Invaders


def can_weigh_spawn(g: Realm) -> bool:
    """Whether nothing but the deck decides who appears: enough wait, and all of this deck."""
    cards = march.count_spawns(g)
    most = max(len(shown) for shown in g.tables.card_top)
    is_enough = min(g.supply) >= most * cards
    return cards <= MOST_CARDS and is_enough and not calendar.is_new_deck_next(g)


def weigh_spawns(g: Realm) -> dict[int, Fraction]:
    """4.3: how likely Invaders appear on each hex with the cards of one spawn."""
    draws = list_draws(g, march.count_spawns(g))
    whole = sum(weight for _, weight in draws)
    found: dict[int, Fraction] = {}
    for at in range(n.FIRST_SPAWN_HEX, n.HEXES):
        share = sum(
            weight for cards, weight in draws if any(has_spawn_at(g, card, at) for card in cards)
        )
        found[at] = Fraction(share, whole)
    return found


def list_draws(g: Realm, cards: int) -> list[tuple[tuple[int, ...], int]]:
    """2.9: the cards that may be drawn one after the other, each with its weight."""
    if not cards:
        return [((), 1)]
    found: list[tuple[tuple[int, ...], int]] = []
    for card, weight in march.list_deck(g):
        after = g.clone()
        march.discard(after, card)
        rest = list_draws(after, cards - 1)
        found += [((card, *others), weight * likely) for others, likely in rest]
    return found


def has_spawn_at(g: Realm, card: int, at: int) -> bool:
    """Whether the top of a card shows a hex."""
    return any(place == at for place, _ in g.tables.card_top[card])
