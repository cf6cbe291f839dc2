"""What a position says beside its pieces: how close a breach is, what matters, and what comes.

Everything is counted by the rules from what the seat sees, so that no number tells a secret.
"""

from collections.abc import Iterator
from typing import Final

from siegeworks.games.stronghold.board import strength, timetable
from siegeworks.games.stronghold.board.strength import Balance
from siegeworks.games.stronghold.rules import pieces as n
from siegeworks.games.stronghold.rules.ranged import MachineShot
from siegeworks.games.stronghold.rules.state import Castle, count_kinds
from siegeworks.parts.board import Seen
from siegeworks.parts.board.records import Gauge, Mark, Outlook, Status
from siegeworks.parts.board.telling import round_off, tell, tell_fact, weigh_chance

FAR: Final = 8  # a margin of so much or more is no step towards a breach
CERTAIN: Final = 1.0


def make_outlook(seen: Seen[Castle]) -> Outlook:
    """Gauge, facts, the plates of all sections, and what is under way."""
    balances = strength.list_balances(seen.state)
    worst = [strength.foretell_worst(seen.state, section) for section in range(n.SECTIONS)]
    marks = [*mark_sections(seen, balances, worst), *mark_machines(seen), *mark_moves(seen)]
    gauge = make_gauge(seen, balances, worst)
    return Outlook(gauge, list(tell_status(seen)), [*marks, *mark_spies(seen)])


# How close the end is


def make_gauge(seen: Seen[Castle], balances: list[Balance], worst: list[Balance]) -> Gauge:
    """21.9: the smallest margin of all nine sections; and if one breaks at worst, which."""
    least = strength.find_weakest(balances, worst)
    words = tell_balance(seen, "gauge", least)
    danger = min(worst, key=lambda balance: balance.margin)
    if danger.margin <= 0 < least.margin:
        named = {"section": least.section, "worst": danger.section}
        facts = {name: seen.noun("section", section) for name, section in named.items()}
        words = tell(seen, "gauge-worst", **facts, margin=least.margin, side=name_side(seen))
    value = FAR - max(0, min(FAR, least.margin))
    return Gauge(words, value, FAR, alarm=danger.margin <= 0)


def tell_balance(seen: Seen[Castle], key: str, balance: Balance) -> str:
    """A section with its numbers, in words."""
    return tell(
        seen,
        key,
        section=seen.noun("section", balance.section),
        invader=balance.invader,
        defender=balance.defender,
        line=balance.line,
        margin=max(0, balance.margin),
        side=name_side(seen),
    )


def name_side(seen: Seen[Castle]) -> str:
    """Whose words are chosen: the invader hopes for what everybody else fears."""
    return "invader" if seen.seat == n.INVADER else "other"


# Facts


def tell_status(seen: Seen[Castle]) -> Iterator[Status]:
    """The facts that are always wanted."""
    g, t = seen.state, seen.state.tables
    number = max(1, g.round)  # whoever sets up is about to play the first
    yield tell_fact(seen, "round", f"{number} / {t.rounds}", short=f"{number}/{t.rounds}")
    side = "none" if seen.seat is None else n.SEAT_NAMES[seen.seat]
    yield tell_fact(seen, "sand", str(g.sand), short=str(g.sand), side=side)
    yield tell_fact(seen, "wood", str(g.wood), short=str(g.wood), side=side)
    yield tell_fact(seen, "supply", tell_supply(seen), side=side)
    yield tell_fact(seen, "card", timetable.tell_card(seen))
    yield tell_fact(seen, "hidden", tell_hidden(seen))
    step = timetable.tell_assault(seen)
    if step:
        yield tell_fact(seen, "step", step)


def tell_supply(seen: Seen[Castle]) -> str:
    """6.1: the units that cards are paid with, and that maneuvers bring onto the foregrounds."""
    g, first = seen.state, n.FIRST_SUPPLY
    goblins, orcs, trolls = g.horde[first : first + n.KINDS]
    return tell(seen, "supply", goblins=goblins, orcs=orcs, trolls=trolls)


def tell_hidden(seen: Seen[Castle]) -> str:
    """3.6: how much lies face down of each kind; that is open to all."""
    g = seen.state
    counts = {
        "traps": sum(is_face_down(load, n.OPEN_TRAP) for load in g.paths),
        "orders": sum(is_face_down(order, n.OPEN_ORDER) for order in g.orders),
        "tokens": sum(is_face_down(role, n.OPEN_TARGET) for role in g.roles),
        "plans": len(g.plans),
    }
    told = [tell(seen, f"hidden-{kind}", count=count) for kind, count in counts.items() if count]
    return ", ".join(told) or tell(seen, "hidden-nothing")


def is_face_down(value: int, first_open: int) -> bool:
    """Whether something lies there face down, known to the seat or not."""
    return value != n.NONE and value < first_open


# The sections


def mark_sections(
    seen: Seen[Castle], balances: list[Balance], worst_cases: list[Balance]
) -> Iterator[Mark]:
    """21.5 and 21.9: on each section its plate, and below it the worst case."""
    for balance, worst in zip(balances, worst_cases, strict=True):
        nouns = [seen.named("section", balance.section)]
        kind = choose_kind(balance)
        words, text = tell_balance(seen, kind, balance), tell_balance(seen, "plate", balance)
        share = CERTAIN if kind == "breaks" else None
        yield Mark(kind, nouns, words, "21.9", text, share, stands=True)
        kind = "worst-breaks" if worst.margin <= 0 else "worst-holds"
        text = tell_balance(seen, "plate-worst", worst)
        words = tell_balance(seen, kind, worst)
        yield Mark(kind, nouns, words, "21.9", text, stands=True)


def choose_kind(balance: Balance) -> str:
    """The plate that fits the margin."""
    if balance.margin <= 0:
        return "breaks"
    return "strained" if balance.margin <= strength.STRAINED else "holds"


# What is under way


def mark_machines(seen: Seen[Castle]) -> Iterator[Mark]:
    """20.6: how likely a machine hits that has aimed."""
    g = seen.state
    for gun in range(n.GUNS):
        section = g.aim[n.TOWERS + gun]
        if section != n.NONE:
            share = weigh_chance(MachineShot(gun).outcomes(g), lambda shot: shot == n.HIT)
            facts = {"gun": seen.noun("gun", gun), "section": seen.noun("section", section)}
            words = tell(seen, "aims", **facts, percent=round_off(share))
            nouns, text = [seen.named("gun", gun)], f"{round_off(share)}%"
            yield Mark("aims", nouns, words, "20.6", text, float(share), stands=True)


def mark_moves(seen: Seen[Castle]) -> Iterator[Mark]:
    """12.7: units that have set out and not arrived."""
    for path in range(n.PATHS):
        count = count_kinds(seen.state.sent, path)
        if count:
            words = tell(seen, "sent", count=count, path=seen.noun("path", path))
            nouns = [seen.named("path", path)]
            yield Mark("sent", nouns, words, "12.7", str(count), stands=True)


def mark_spies(seen: Seen[Castle]) -> Iterator[Mark]:
    """6.5: cards of the line that cost a unit more."""
    g = seen.state
    for place, card in enumerate(g.line):
        if g.spies >> card & 1:
            words = tell(seen, "spied", card=seen.noun("card", card))
            nouns = [seen.named("slot", n.FIRST_MIDDLE + place)]
            yield Mark("spied", nouns, words, "6.5", stands=True)
