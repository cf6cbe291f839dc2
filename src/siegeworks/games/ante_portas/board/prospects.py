"""What an option brings: goods and people who come and go, prices, and why a way would be in vain.

Everything is asked of the rules, on copies of what the seat sees.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from siegeworks.core import engine
from siegeworks.core.steps import NOUN, Refusal
from siegeworks.games.ante_portas.board import battles, foresight
from siegeworks.games.ante_portas.board.wares import tell_bundle, tell_count
from siegeworks.games.ante_portas.rules import (
    battle,
    field,
    laying,
    places,
    reactions,
    sight,
    stores,
    vocabulary,
)
from siegeworks.games.ante_portas.rules import pieces as n
from siegeworks.games.ante_portas.rules.asking import Question
from siegeworks.games.ante_portas.rules.hexes import NEIGHBOUR, OFF
from siegeworks.games.ante_portas.rules.state import LOST, Realm
from siegeworks.parts.board import Seen
from siegeworks.parts.board.records import Change

MINUS: Final = "\u2212"
TOLD: Final = ("lack", "pool", "no-room", "box", "storage")  # beginnings of reasons that tell most
STEPS: Final = {vocabulary.MOVE_TO, vocabulary.OVER_TO, vocabulary.PUSH_TO}


class Figures(NamedTuple):
    """What options are compared by."""

    purse: tuple[int, ...]  # seat by seat, all goods wherever they lie, Tools and Dollars
    surplus: int  # goods for which there is no room
    people: tuple[int, ...]  # Farmers and Citizens at home, over all seats
    invaders: tuple[int, ...]
    wounded: tuple[int, ...]
    works: tuple[int, ...]  # of each kind


def count_figures(g: Realm) -> Figures:
    """All that a choice may change at once."""
    moving = int(field.has_troop(g))
    seats = range(g.seats)
    return Figures(
        tuple(stores.count_have(g, seat, what) for seat in seats for what in range(n.RESOURCES)),
        sum(max(0, -stores.count_room(g, seat)) for seat in seats),
        tuple(sum(g.at_home[kind :: n.KINDS]) for kind in range(n.KINDS)),
        (
            sum(g.basic) + moving * g.troop_basic,
            sum(g.elite) + moving * g.troop_elite,
        ),
        tuple(sum(g.sickbay[kind :: n.KINDS]) for kind in range(n.KINDS)),
        tuple(g.work.count(work) for work in range(len(n.WORK_NAMES))),
    )


# What comes and goes


def tell_differences(seen: Seen[Realm], old: Figures, new: Figures) -> list[Change]:
    """All differences in one line: +2 Wood, -1 Tool."""
    told = [*tell_purse(seen, old, new), *tell_units(seen, old, new)]
    words = ", ".join(told)
    return [Change(words, words)] if told else []


def tell_purse(seen: Seen[Realm], old: Figures, new: Figures) -> Iterator[str]:
    """What the community has more or less; several seats are told together."""
    for resource in range(n.RESOURCES):
        change = sum_up(new, resource) - sum_up(old, resource)
        if change:
            sign = "+" if change > 0 else MINUS
            yield f"{sign}{tell_count(resource, abs(change)).words(seen.language)}"
    if new.surplus > old.surplus:
        yield seen.say("change-surplus", count=new.surplus - old.surplus)


def sum_up(figures: Figures, resource: int) -> int:
    """All that there is of something."""
    return sum(figures.purse[resource :: n.RESOURCES])


def tell_units(seen: Seen[Realm], old: Figures, new: Figures) -> Iterator[str]:
    """Who moves in, who falls, what is lost."""
    for kind in range(n.KINDS):
        change = new.people[kind] - old.people[kind]
        if change:
            sign = "+" if change > 0 else MINUS
            yield seen.say(f"change-people-{n.KIND_NAMES[kind]}", sign=sign, count=abs(change))
        hurt = new.wounded[kind] - old.wounded[kind]
        if hurt > 0:
            yield seen.say(f"change-wounded-{n.KIND_NAMES[kind]}", count=hurt)
    for kind in range(len(n.INVADER_NAMES)):
        change = new.invaders[kind] - old.invaders[kind]
        if change:
            sign = "+" if change > 0 else MINUS
            name = n.INVADER_NAMES[kind]
            yield seen.say(f"change-invaders-{name}", sign=sign, count=abs(change))
    for work in range(len(n.WORK_NAMES)):
        if new.works[work] < old.works[work]:
            change = new.works[work] - old.works[work]
            yield from tell_signed(seen, "work", work, change)


def tell_signed(seen: Seen[Realm], kind: str, value: int, change: int) -> Iterator[str]:
    """A difference with its sign, if there is one."""
    if change:
        sign = "+" if change > 0 else MINUS
        yield f"{sign}{abs(change)} {seen.noun(kind, value)}"


# What is to be known before it is chosen


def tell_prospect(seen: Seen[Realm], option: int) -> list[Change]:
    """The price or the vanity of a way, where a step ends, what a Building would see."""
    verb, noun = option & ~NOUN, option & NOUN
    if verb == vocabulary.GO:
        return tell_place(seen, noun)
    if verb == vocabulary.PUT_PLACE:
        return tell_neighbours(seen, noun)
    step = engine.find_waiting(seen.state)
    if isinstance(step, (reactions.React, reactions.Salvo)):
        return tell_shot(seen, step, option)
    if isinstance(step, laying.Face):
        return tell_facing(seen, step.hex, noun)
    fought = battles.tell_gathering(seen, option) if isinstance(step, battles.GATHERINGS) else []
    found = find_hex(seen, option)
    if found is None:
        return fought
    words = seen.say("change-hex", hex=seen.noun("hex", found))
    return [Change(words, words), *fought]


def tell_place(seen: Seen[Realm], place: int) -> list[Change]:
    """What a Place costs, or why nothing could be done there now."""
    g, seat = seen.state, seen.seat
    if seat is None:
        return []
    why = find_vanity(g, seat, place)
    if why is not None:
        reason = seen.say(f"why-{why.reason}", need=why.need, have=why.have)
        words = seen.say("change-vain", reason=reason)
        return [Change(seen.say("change-vain.short", reason=reason), words, is_vain=True)]
    price = find_price(g, seat, place)
    if price is None:
        return []
    words = tell_bundle(price).words(seen.language)
    return [Change(words, seen.say("change-price", price=words))]


def tell_neighbours(seen: Seen[Realm], spot: int) -> list[Change]:
    """4.7: the Places beside a free spot of the Command Center."""
    g = seen.state
    beside = [g.spots[other] for other in g.tables.spot_neighbours[spot]]
    places = ", ".join(str(seen.noun("place", place)) for place in beside if place != n.NONE)
    words = seen.say("change-beside", places=places)
    return [Change(words, words)]


def find_vanity(g: Realm, seat: int, place: int) -> Refusal | None:
    """5.4: the reason that speaks most for itself, if nothing at all could be done at a Place."""
    twin = g.clone()
    twin.scribe = None
    twin.given = True
    steps = places.act_at(twin, seat, place)
    if steps and isinstance(steps[0], stores.Surplus) and is_all_lost(g, twin, steps[0]):
        return Refusal(vocabulary.GO + place, "no-room", "6.6")
    asked = [step for step in steps if isinstance(step, Question)]
    if len(asked) != len(steps) or count_figures(twin) != count_figures(g):
        return None
    whys: list[Refusal] = []
    for step in asked:
        if any(option != vocabulary.DONE for option in step.options(twin)):
            return None
        whys += step.list_refused(twin, seat)
    return min(whys, key=weigh_reason, default=None)


def is_all_lost(g: Realm, twin: Realm, step: stores.Surplus) -> bool:
    """6.6: whether as much is lost as was received, and of nothing else."""
    received = sum(count_figures(twin).purse) - sum(count_figures(g).purse)
    return received == -stores.count_room(twin, step.who) and len(step.options(twin)) == 1


def weigh_reason(why: Refusal) -> int:
    """What is lacking tells more than where nobody looks."""
    return 0 if why.reason.startswith(TOLD) else 1


def find_price(g: Realm, seat: int, place: int) -> Sequence[int] | None:
    """What is paid for a Building or a Work that is built at a Place."""
    t = g.tables
    if place >= n.FIRST_MARKET:
        return None
    if place < n.FIRST_CENTER:
        ways = [way for way in t.place_ways[place] if t.way_building[way] != n.NONE]
        return t.bundles[t.way_price[ways[0]]] if ways else None
    steps = places.act_at(g.clone(), seat, place)
    lays = [step for step in steps if isinstance(step, laying.Lay)]
    return laying.find_price(g, seat, lays[0].work, 0) if lays else None


# Shots and Battles


def tell_shot(
    seen: Seen[Realm], step: reactions.React | reactions.Salvo, option: int
) -> list[Change]:
    """15.4 and 16.10: how a Battle stands after an answer, or what a salvo deals."""
    verb, at = option & ~NOUN, step.hex
    end = tell_end(seen) if verb in foresight.QUIET else []
    if isinstance(step, reactions.React) and step.battle:
        return [*battles.tell_window(seen, step, option), *end]
    twin = seen.state.clone()
    twin.scribe = None
    if verb == vocabulary.SHOOT_FROM:
        reactions.shoot(twin, option & NOUN, at)
    elif verb != vocabulary.LOOSE:
        return end
    theirs = battle.sum_theirs(twin, at, step.moving)
    facts = {"damage": twin.cover[at] + twin.soft_cover[at], "theirs": theirs}
    return [Change(seen.say("change-salvo.short", **facts), seen.say("change-salvo", **facts))]


def tell_end(seen: Seen[Realm]) -> list[Change]:
    """14.3: what becomes of the troop with the rest of its card, if nobody acts any more."""
    g = seen.state
    if g.card == n.NONE:
        return []
    twin = foresight.play_on(g)
    goal = foresight.find_end(g, twin, n.NONE)
    facts: dict[str, object] = {}
    if twin.ending == LOST:
        key = "change-breaks"
    elif goal == n.NONE:
        key = "change-falls"
    else:
        key, facts = "change-ends", {"hex": seen.noun("hex", goal)}
    return [Change(seen.say(f"{key}.short", **facts), seen.say(key, **facts))]


# Buildings of war


def tell_facing(seen: Seen[Realm], at: int, direction: int) -> list[Change]:
    """13.1: the hexes that a manned Building sees when it faces a way."""
    twin = seen.state.clone()
    twin.facing[at] = direction
    lit = sight.see_from(twin, at)
    names = [str(seen.noun("hex", hex)) for hex in range(n.HEXES) if lit >> hex & 1]
    if not names:
        words = seen.say("change-blind")
        return [Change(words, words)]
    hexes = ", ".join(names)
    return [
        Change(seen.say("change-face.short", hexes=hexes), seen.say("change-face", hexes=hexes))
    ]


# Where an option is chosen on the board


def find_hex(seen: Seen[Realm], option: int) -> int | None:
    """The hex that a direction leads to; of a Building, the one that it would face."""
    verb, direction = option & ~NOUN, option & NOUN
    step = engine.find_waiting(seen.state)
    at = getattr(step, "hex", None)
    if at is None or (verb not in STEPS and verb != vocabulary.FACE):
        return None
    if verb == vocabulary.OVER_TO:
        at = NEIGHBOUR[at * n.DIRECTIONS + step.direction]  # type: ignore[union-attr]
    goal = NEIGHBOUR[at * n.DIRECTIONS + direction]
    return None if goal == OFF else int(goal)
