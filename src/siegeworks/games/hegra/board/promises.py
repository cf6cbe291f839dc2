"""What an option brings or costs, as facts for its words: of cards, missions, advanced events."""

from typing import Final

from siegeworks.core.steps import NOUN
from siegeworks.games.hegra.board import missions
from siegeworks.games.hegra.board.telling import Effects, Script
from siegeworks.games.hegra.rules import morale, vocabulary
from siegeworks.games.hegra.rules.pieces import CLEAR_NAMES
from siegeworks.games.hegra.rules.state import Fortress

UNTOLD: Final[dict[int, dict[str, object]]] = {
    **{
        code: {"told": 0, "price": "", "says": ""}
        for code in (vocabulary.CHOOSE, vocabulary.ACT, vocabulary.CLAIM)
    },
    vocabulary.PAY: {"how": "", "amount": 0},
}


def facts(option: int, g: Fortress | None) -> dict[str, object]:
    """What the words of an option may tell before it is taken; away from its question, nothing."""
    told = {} if g is None else _told(option, g)
    return told or UNTOLD.get(option & ~NOUN, {})


def _told(option: int, g: Fortress) -> dict[str, object]:
    t, card = g.tables, option & NOUN
    match option & ~NOUN:
        case vocabulary.CHOOSE if t.card_line[card * 3 + g.stage]:
            fallback = morale.is_fallback_due(g, card)
            return brings(t.card_otherwise[card] if fallback else t.card_line[card * 3 + g.stage])
        case vocabulary.ACT:
            asking = g.agenda[-1]
            assert isinstance(asking, morale.Heart)
            heart = asking.card
            return brings(t.card_gain[heart], t.card_price[heart])
        case vocabulary.CLAIM:
            day = min(g.day, missions.ROUNDS)
            return brings(t.mission_reward[g.mission * missions.ROUNDS + day - 1])
        case vocabulary.PAY:
            return {"how": CLEAR_NAMES[t.event_clear[card]], "amount": t.event_amount[card]}
    return {}


def brings(script: Script, price: Script = ()) -> dict[str, object]:
    """Effects to be told, and what must be paid for them first, if anything."""
    return {"told": 2 if price else 1, "price": Effects(price), "says": Effects(script)}
