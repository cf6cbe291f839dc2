"""What a position says beside its pieces: how close the end is, and what comes next.

Everything is asked of the rules. What the evening brings is told until it comes, and is certain
unless something is done about it; the next attack is reckoned from the weights of its dice.
``promises`` says how all that comes true.
"""

import dataclasses
from collections.abc import Iterator

from msgspec.structs import replace

from siegeworks.core.steps import NOUN
from siegeworks.games.hegra.board import ahead, danger, missions, odds
from siegeworks.games.hegra.rules import (
    hit_bag,
    infantry,
    infirmary,
    last_stand,
    maintenance,
    morale,
    option_facts,
    surrender,
    turn_track,
    variants,
    vocabulary,
)
from siegeworks.games.hegra.rules import pieces as n
from siegeworks.games.hegra.rules.day import is_to_come
from siegeworks.games.hegra.rules.state import TOO_FEW, UNCONDITIONAL, Fortress, total
from siegeworks.parts.board import Seen
from siegeworks.parts.board.records import Change, Gauge, Mark, Outlook, Status
from siegeworks.parts.board.telling import round_off, tell, tell_fact

CERTAIN = 1.0


def make_outlook(seen: Seen[Fortress]) -> Outlook:
    """Gauge, status and marks."""
    made = (mark_task, mark_work, mark_attack, mark_evening, mark_tomorrow)
    marks = [] if seen.is_over else [mark for part in made for mark in part(seen)]
    return replace(make_standing(seen), marks=marks)


def make_standing(seen: Seen[Fortress]) -> Outlook:
    """Gauge and status."""
    return Outlook(make_gauge(seen), list(tell_status(seen)), [])


def make_gauge(seen: Seen[Fortress]) -> Gauge:
    """17.2: steps towards the skull; and in words the nearest way to get there, or too few."""
    g = seen.state
    if seen.is_over:
        return Gauge(tell_end(seen), g.surrender, n.SKULL)
    way = danger.find_nearest(seen)
    outcome = seen.noun("outcome", g.surrender)
    words = tell(seen, "gauge", outcome=outcome, steps=n.SKULL - g.surrender)
    if way is not None:
        words = tell(seen, "gauge-danger", danger=way.words, standing=words)
    return Gauge(words, g.surrender, n.SKULL, danger=way.grade if way else danger.HELD)


def tell_end(seen: Seen[Fortress]) -> str:
    """17.2, 17.3 and 19.3: how it ended, without anything that is still to come."""
    g = seen.state
    ending = "skull" if g.ending == UNCONDITIONAL else "too-few" if g.ending == TOO_FEW else "held"
    facts = {"ending": ending, "healthy": g.healthy(), "need": g.needed()}
    return tell(seen, "gauge-end", outcome=seen.noun("outcome", g.surrender), **facts)


# Status


def tell_status(seen: Seen[Fortress]) -> Iterator[Status]:
    """The facts that are always wanted."""
    g = seen.state
    stage = seen.noun("stage", g.stage)
    day = tell(seen, "day", day=g.day, days=n.DAYS, stage=stage)
    yield tell_fact(seen, "day", day, short=f"{g.day}/{n.DAYS}")
    ration = g.tables.ration[g.ration]
    supplies = tell(seen, "supplies", supplies=g.supplies, ration=ration)
    yield tell_fact(seen, "supplies", supplies, short=str(g.supplies))
    mood = seen.noun("mood", g.morale)
    spirits = tell(seen, "morale", mood=mood, cards=tell_cards(seen))
    yield tell_fact(seen, "morale", spirits, short=str(mood))
    yield ahead.tell_next_stage(seen)
    passes = round_off(odds.weigh_passing(g))
    yield tell_fact(seen, "suspicion", tell(seen, "suspicion", level=g.suspicion, percent=passes))
    yield tell_fact(seen, "defence", str(g.defence))
    yield tell_fact(seen, "bag", tell(seen, "bag", tiles=total(g.tiles), miss=g.tiles[n.MISS]))
    healthy = tell(seen, "healthy", healthy=g.healthy_this_evening(), need=g.needed())
    yield tell_fact(seen, "healthy", healthy)
    if seen.options["missions"] == "on":
        yield tell_fact(seen, "mission", tell_mission(seen))


def tell_mission(seen: Seen[Fortress]) -> str:
    """How far the mission is; after day 10 there is none in any case."""
    g = seen.state
    if g.mission == n.NONE:
        return tell(seen, "mission-over" if g.day == n.DAYS else "mission-done")
    have, need = missions.measure_goal(g)
    return tell(seen, "mission", have=have, need=need)


def tell_cards(seen: Seen[Fortress]) -> str:
    """16.3: what the level of Morale draws this evening."""
    t, mood = seen.state.tables, seen.state.morale
    facts = {"high": t.level_high[mood], "low": t.level_low[mood], "take": t.level_take[mood]}
    return tell(seen, "cards", **facts) if t.level_take[mood] else tell(seen, "no-cards")


# What comes of placing


def tell_prospect(seen: Seen[Fortress], option: int) -> list[Change]:
    """9.5: what comes of the end of placing, and where somebody would be put in vain."""
    if option == vocabulary.DONE:
        return [Change("", words) for words in tell_done(seen)]
    space = (option & NOUN) // n.TYPES
    why = maintenance.why_useless(seen.state, space) if space < n.SPACES else None
    if why is None:
        return []
    short = tell(seen, f"useless-{why.key}")
    return [Change(short, seen.say(f"why-{why.key}"), is_vain=True)]


def tell_done(seen: Seen[Fortress]) -> list[str]:
    """9.5: what is done in vain, what is done, who is idle, and what comes by tomorrow."""
    g = seen.state
    told = list(tell_work(seen))
    if total(g.ready):
        told.append(tell(seen, "idle", count=total(g.ready)))
    evening = dataclasses.replace(seen, state=danger.foretell_work(g))
    told.append(tell_mood(evening))
    marks = (*mark_patients(evening), *mark_outcome(evening), *mark_tomorrow(evening))
    return told + [mark.words for mark in marks]


def tell_work(seen: Seen[Fortress]) -> Iterator[str]:
    """9.6: where people stand in vain, and how often each action is carried out."""
    g = seen.state
    vain = option_facts.list_vain(g)
    if vain:
        yield tell(seen, "vain", vain=option_facts.tell_vain(g, vain))
    done = [space for space in range(n.SPACES) if g.uses(space) and space not in vain]
    if done:
        each = ", ".join(f"{seen.noun('space', space)} {g.uses(space)}×" for space in done)
        yield tell(seen, "work", each=each)


def tell_mood(seen: Seen[Fortress]) -> str:
    """16.1 and 16.2: where Morale ends, and how many leave because it cannot fall further."""
    mood = seen.noun("mood", morale.foretell_mood(seen.state))
    leaving = danger.foretell_evening(seen.state).leaving
    return tell(seen, "evening", mood=mood, leaving=leaving)


# Today


def mark_task(seen: Seen[Fortress]) -> Iterator[Mark]:
    """20.4: what the mission asks for, and what it brings."""
    g = seen.state
    if g.mission != n.NONE:
        have, need = missions.measure_goal(g)
        kind = "mission-met" if variants.is_fulfilled(g) else "mission"
        asks = tell(seen, "mission-asks", goal=missions.tell_goal(seen), have=have)
        words = f"{asks}. {missions.tell_prospect(seen)}"
        yield Mark(kind, [seen.named("mission", g.mission)], words, "20.4", f"{have}/{need}")


def mark_work(seen: Seen[Fortress]) -> Iterator[Mark]:
    """9.6: how often the discs on a space carry out its action, and how many do nothing there."""
    g = seen.state
    for space in range(n.SPACES):
        need, uses = g.tables.need[space], g.uses(space)
        left = g.strength(space) - uses * need
        if uses or left:
            words = tell(seen, "uses", uses=uses, lacking=need - left)
            if uses and left:
                words = tell(seen, "uses-more", words=words, lacking=need - left)
            text = f"{uses}×" if uses else f"{left}/{need}"
            kind = "short" if left else "uses"
            yield Mark(kind, [seen.named("space", space)], words, "9.6", text)


# The next attack


def mark_attack(seen: Seen[Fortress]) -> Iterator[Mark]:
    """7.2 to 7.8: how likely the infantry hits, and who breaks in."""
    g = seen.state
    for sector in range(0 if turn_track.is_moved_first(g) else g.sectors()):
        if g.standing[sector]:
            if infantry.is_undefended(g):
                yield from mark_undefended(seen, sector)
            elif not infantry.is_rolling(g, sector):
                yield from mark_dice(seen, sector)
    for event in g.ongoing:
        words = tell(seen, "ongoing", event=seen.noun("event", event))
        nouns = [seen.named("sector", g.tables.event_sector[event])]
        yield Mark("ongoing", nouns, words, "20.6", "!")


def mark_undefended(seen: Seen[Fortress], sector: int) -> Iterator[Mark]:
    """7.2: with nobody on the walls, all who stand go up, out of the top sector into the halls."""
    text = "100%" if sector == seen.state.sectors() - 1 else "+1"
    nouns = [seen.named("sector", sector)]
    yield Mark("breaks", nouns, tell(seen, "undefended"), "7.2", text, CERTAIN)


def mark_dice(seen: Seen[Fortress], sector: int) -> Iterator[Mark]:
    """7.3 and 7.8: how likely those who stand in a sector hit, and charge from the top one."""
    g, nouns = seen.state, [seen.named("sector", sector)]
    share = odds.weigh_attack(g, sector, infantry.HIT)
    facts = {"count": g.standing[sector], "percent": round_off(share), "defence": g.defence}
    words = tell(seen, "hits", **facts)
    yield Mark("hits", nouns, words, "7.3", f"{round_off(share)}%", float(share))
    if sector == g.sectors() - 1:
        share = odds.weigh_attack(g, sector, infantry.MOVE)
        words = tell(seen, "breaks", percent=round_off(share))
        yield Mark("breaks", nouns, words, "7.8", f"{round_off(share)}%", float(share))


# This evening


def mark_evening(seen: Seen[Fortress]) -> Iterator[Mark]:
    """15.4 to 17.3: patients, Morale and Surrender, as things stand."""
    g = seen.state
    yield from mark_patients(seen)
    change = morale.find_mood_change(g)
    if change and is_to_come(g, morale.Modifiers):
        nouns = [seen.named("mood", morale.foretell_mood(g))]
        yield Mark("mood", nouns, tell(seen, "mood", change=change), "16.1", f"{change:+}", CERTAIN)
    yield from mark_outcome(seen)


def mark_patients(seen: Seen[Fortress]) -> Iterator[Mark]:
    """15.4: who waits gets worse or dies."""
    g = seen.state
    if g.waiting and not infirmary.is_spared(g) and is_to_come(g, infirmary.PatientsChange):
        dying = sum(map(infirmary.is_dying, g.waiting))
        kind, count = ("dies", dying) if dying else ("worsens", len(g.waiting))
        words = tell(seen, kind, count=count)
        yield Mark(kind, [find_waiting_area(seen)], words, "15.4", str(count), CERTAIN)


def find_waiting_area(seen: Seen[Fortress]) -> str:
    """The waiting area stands for all patients; one who lies in no bed points there alone.

    If there is one among those who wait, he is named: first of all one who is dying.
    """
    g = seen.state
    waiting = sorted(g.waiting, key=infirmary.is_dying, reverse=True)
    known = (*waiting, *range(len(n.PATIENT_NAMES)))
    return seen.named("patient", next(p for p in known if p not in g.beds))


def mark_outcome(seen: Seen[Fortress]) -> Iterator[Mark]:
    """17.1 and 17.3: what pushes the marker, and whether enough are healthy where it then is."""
    g = seen.state.clone()
    reasons = surrender.list_reasons(g) if is_to_come(g, surrender.CheckSurrender) else []
    if reasons:
        surrender.SurrenderUp(len(reasons)).run(g)
        causes = ", ".join(str(seen.noun("cause", reason)) for reason in reasons)
        nouns, words = [seen.named("outcome", g.surrender)], tell(seen, "surrender", reasons=causes)
        yield Mark("surrenders", nouns, words, "17.1", f"+{len(reasons)}", CERTAIN)
    healthy = g.healthy_this_evening()
    is_counted = is_to_come(g, surrender.CheckSurrender) or is_to_come(g, last_stand.Outcome)
    if is_counted and g.surrender < n.SKULL and surrender.has_too_few(g, healthy):
        nouns = [seen.named("outcome", g.surrender)]
        words = tell(seen, "too-few", healthy=healthy, need=g.needed())
        yield Mark("surrenders", nouns, words, "17.3", str(healthy - g.needed()), CERTAIN)


# Tomorrow


def mark_tomorrow(seen: Seen[Fortress]) -> Iterator[Mark]:
    """6.1 and 18.1: tiles of the next siege day, and the patrols of this evening."""
    g = seen.state
    if turn_track.is_siege_next(g):
        yield mark_shells(seen)
    is_needed = g.day < n.DAYS  # after the last day nobody runs any more
    count = turn_track.count_patrols_due(g)
    if count and is_needed and is_to_come(g, turn_track.TurnTrack):
        row = g.tables.row_of[g.stage]
        words = tell(seen, "patrols", count=count, row=seen.noun("map-row", row))
        yield Mark("patrols", [seen.named("map-row", row)], words, "18.1", f"+{count}", CERTAIN)


def mark_shells(seen: Seen[Fortress]) -> Mark:
    """6.1, 6.6 and 18.6: how many tiles are drawn, and whether the bag has so many."""
    g, nouns = seen.state, [seen.named("tile", n.ARTILLERY)]
    drawn, bag = turn_track.count_tiles_next(g), hit_bag.count_tiles_by_then(g)
    if drawn > bag:
        return Mark("tiles", nouns, tell(seen, "empty", bag=bag), "6.6", f"{drawn}!", CERTAIN)
    words = tell(seen, "tiles", count=drawn, bag=bag)
    return Mark("tiles", nouns, words, "6.1", str(drawn), CERTAIN)
