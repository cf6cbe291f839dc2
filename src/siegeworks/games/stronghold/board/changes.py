"""What an option does to the margins: how much the invader lacks for a breach at each section."""

from collections.abc import Iterator
from typing import Final

from siegeworks.core.steps import NOUN
from siegeworks.games.stronghold.board import outlook, strength
from siegeworks.games.stronghold.rules import pieces as n
from siegeworks.games.stronghold.rules import vocabulary
from siegeworks.games.stronghold.rules.state import Castle
from siegeworks.parts.board import Seen
from siegeworks.parts.board.records import Change

Margins = tuple[int, int]  # of a section: as it stands, and at its worst
KINDS: Final = ("now", "worst")


def tell_changes(seen: Seen[Castle], old: list[Margins], new: list[Margins]) -> list[Change]:
    """21.9: the sections whose margin is another, now or at its worst; the narrowest first."""
    key = "now" if any(was[0] != now[0] for was, now in zip(old, new, strict=True)) else "worst"
    sections = sorted(range(n.SECTIONS), key=lambda section: min(new[section]))
    return [c for s in sections for c in tell_section(seen, s, old[s], new[s], key)]


def list_margins(g: Castle) -> list[Margins]:
    """21.9: what the invader lacks once all have arrived who are on their way, and at worst."""
    arrived = strength.foretell_arrivals(g)
    return [
        (balance.margin, strength.foretell_worst(g, balance.section).margin)
        for balance in strength.list_balances(arrived)
    ]


def tell_section(
    seen: Seen[Castle], section: int, old: Margins, new: Margins, key: str
) -> Iterator[Change]:
    """What has changed at a section, if anything has; shortly only of the kind that matters."""
    name, side = seen.noun("section", section), outlook.name_side(seen)
    told, short = [], ""
    for kind, was, now in zip(KINDS, old, new, strict=True):
        facts = {"section": name, "old": max(0, was), "new": max(0, now), "side": side}
        if facts["old"] != facts["new"]:
            told.append(seen.say(f"change-{kind}", **facts))
            if kind == key and is_worth_telling(seen, kind, was, now):
                short = seen.say(f"change-{kind}.short", **facts)
    if told:
        yield Change(short, "; ".join(told))


def is_worth_telling(seen: Seen[Castle], kind: str, was: int, now: int) -> bool:
    """Where an invader can no longer come is told in sentences only; he cannot be everywhere."""
    return kind == "now" or seen.seat != n.INVADER or now < was


def foretell_departure(g: Castle, option: int) -> Castle | None:
    """15.1 and 15.5: whoever is picked up is judged as gone; None: nobody is."""
    verb, noun = option & ~NOUN, option & NOUN
    if verb not in (vocabulary.PICK_UP, vocabulary.PICK_HERO):
        return None
    after = g.clone()
    if verb == vocabulary.PICK_UP:
        after.garrison[noun] -= 1
    else:
        after.hero_at[noun] = n.HERO_COURTYARD
    return after
