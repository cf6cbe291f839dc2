"""What an option is good for, said where it is chosen: cards, prices, maneuvers and orders."""

from collections.abc import Iterator
from typing import Final

from siegeworks.core.steps import NOUN
from siegeworks.games.stronghold.board.card_facts import list_numbers
from siegeworks.games.stronghold.rules import hourglasses, melee, vocabulary
from siegeworks.games.stronghold.rules import pieces as n
from siegeworks.games.stronghold.rules.round import ActionCard
from siegeworks.games.stronghold.rules.state import Castle
from siegeworks.parts.board import Seen
from siegeworks.parts.board.records import Change

CARDS: Final = (vocabulary.PUT_NEXT, vocabulary.SWAP_OUT, vocabulary.SWAP_IN, vocabulary.SPY_ON)
ORDERS: Final = (vocabulary.LAY_OPEN, vocabulary.LAY_SECRET)


def tell_prospect(seen: Seen[Castle], option: int) -> Iterator[Change]:
    """What an option does, in few words; nothing if its own words say it."""
    g, noun, asked = seen.state, option & NOUN, seen.state.agenda[-1]
    t = g.tables
    match option & ~NOUN:
        case vocabulary.USE if isinstance(asked, ActionCard):
            yield tell_card(seen, asked.find_card(g))
        case verb if verb in CARDS:
            yield tell_card(seen, noun)
        case vocabulary.GIVE_UP:
            yield tell(seen, "deed-give-up", wood=t.wood_for[noun])
        case vocabulary.PERFORM:
            sand = t.maneuver_hourglasses[noun]
            yield tell(seen, "deed-perform", units=t.maneuver_units[noun], sand=sand)
        case vocabulary.FINISH:
            missing = hourglasses.count_missing(g, noun)
            short = seen.say("deed-finish.short", count=missing)
            yield Change(short, seen.say("deed-finish", count=missing, sand=g.sand), is_luck=True)
        case vocabulary.HEROIC:
            yield tell(seen, f"deed-heroic-{n.HEROIC_NAMES[noun % len(n.HEROIC_NAMES)]}")
        case verb if verb in ORDERS:
            yield tell_order(seen, *divmod(noun, n.SECTIONS))
        case vocabulary.ORDER_OPENLY:
            yield tell(seen, "deed-order-openly")


def tell_card(seen: Seen[Castle], card: int) -> Change:
    """What an action card brings."""
    return tell(seen, f"deed-card-{n.CARD_NAMES[card]}", **list_numbers(seen.state.tables))


def tell_order(seen: Seen[Castle], order: int, section: int) -> Change:
    """13.5 to 13.9: what an order does; shortly, what a fury adds to those who stand there."""
    g = seen.state
    goblins = g.horde[section * n.KINDS + n.GOBLIN] if order == n.FURY else 0
    gain = melee.count_fury_bonus(g, goblins)
    short = seen.say("deed-fury-gain", gain=gain) if gain else ""
    words = seen.say(f"deed-order-{n.ORDER_NAMES[order]}", fury=g.tables.fury_strength)
    return Change(short, words, is_luck=True)


def tell(seen: Seen[Castle], key: str, **facts: object) -> Change:
    """The same words shortly and as a sentence."""
    words = seen.say(key, **facts)
    return Change(words, words, is_luck=True)
