"""What an option brings or costs, as facts for its words: of cards, missions, advanced events."""

from functools import lru_cache
from typing import Final

from siegeworks.core.steps import NOUN
from siegeworks.core.wording import Phrase, Phrases
from siegeworks.games.hegra.rules import (
    effects,
    maintenance,
    morale,
    morning,
    scripts,
    variants,
    vocabulary,
)
from siegeworks.games.hegra.rules.pieces import (
    CLEAR_NAMES,
    FIRST_DEPOT,
    SPACE_NAMES,
    SPACES,
)
from siegeworks.games.hegra.rules.state import Fortress, total

Script = tuple[int, ...]
GAME: Final = "hegra"
BRINGS_NOTHING: Final[dict[str, object]] = {"told": 0, "price": "", "says": ""}
UNTOLD: Final[dict[int, dict[str, object]]] = {
    vocabulary.CHOOSE: BRINGS_NOTHING,
    vocabulary.ACT: BRINGS_NOTHING,
    vocabulary.CLAIM: BRINGS_NOTHING,
    vocabulary.PAY: {"how": "", "amount": 0},
    vocabulary.DONE: {"idle": 0, "unspent": 0, "vain": ""},
    vocabulary.GO: {"stock": ""},
}


def list_option_facts(option: int, g: Fortress | None) -> dict[str, object]:
    """What the words of an option may tell before it is taken; away from its question, nothing."""
    told = {} if g is None else _list_told(option, g)
    return told or UNTOLD.get(option & ~NOUN, {})


def _list_told(option: int, g: Fortress) -> dict[str, object]:
    t, card = g.tables, option & NOUN
    match option & ~NOUN:
        case vocabulary.CHOOSE if t.card_line[card * 3 + g.stage]:
            fallback = morale.is_fallback_due(g, card)
            return _list_brought(
                t.card_otherwise[card] if fallback else t.card_line[card * 3 + g.stage]
            )
        case vocabulary.ACT:
            asking = g.agenda[-1]
            assert isinstance(asking, morale.Heart)
            heart = asking.card
            return _list_brought(t.card_gain[heart], t.card_price[heart])
        case vocabulary.CLAIM:
            return _list_brought(variants.find_reward_today(g))
        case vocabulary.PAY:
            return {"how": CLEAR_NAMES[t.event_clear[card]], "amount": t.event_amount[card]}
        case vocabulary.DONE if isinstance(g.agenda[-1], morning.Placement):
            vain = list_vain(g)
            return {"idle": total(g.ready), "unspent": len(vain), "vain": tell_vain(g, vain)}
        case vocabulary.GO if card >= FIRST_DEPOT:
            return {"stock": "" if g.depot_count[card - FIRST_DEPOT] else "empty"}
    return {}


def _list_brought(script: Script, price: Script = ()) -> dict[str, object]:
    """Effects to be told, and what must be paid for them first, if anything."""
    return {"told": 2 if price else 1, "price": tell_effects(price), "says": tell_effects(script)}


@lru_cache(1000)
def tell_effects(script: Script) -> Phrases:
    """Effects of a card or mission with their amounts, one after the other."""
    return Phrases(map(_phrase_effect, script))


def list_vain(g: Fortress) -> list[int]:
    """9.6: the action spaces where people stand and nothing will come of it, as things stand."""
    return [space for space in range(SPACES) if maintenance.why_vain(g, space) is not None]


def tell_vain(g: Fortress, spaces: list[int]) -> Phrases:
    """Action spaces where people stand in vain, each with what is lacking."""
    return Phrases([_phrase_vain(g, space) for space in spaces])


def _phrase_vain(g: Fortress, space: int) -> Phrase:
    why = maintenance.why_vain(g, space)
    assert why is not None, "only of spaces where people stand in vain"
    name = Phrase(f"space-{SPACE_NAMES[space]}", GAME)
    return Phrase(f"vain-{why.key}", GAME, space=name, lacking=max(0, why.need - why.have))


def _phrase_effect(code: int) -> Phrase:
    deed = Phrase(f"deed-{effects.NAMES[code >> scripts.AMOUNT_BITS]}", GAME)
    return Phrase("amount-of-deed", GAME, deed=deed, amount=code & scripts.AMOUNT_MASK)
