"""Where options are lit that speak of a kind of unit or of a card, not of the place where it is."""

from typing import Final

from siegeworks.core.steps import NOUN
from siegeworks.games.stronghold.board.slots_cards import name_card_area, name_reserve_area
from siegeworks.games.stronghold.rules import deaths, ground, ranged, vocabulary
from siegeworks.games.stronghold.rules import pieces as n
from siegeworks.games.stronghold.rules.moving import PutHero
from siegeworks.games.stronghold.rules.orders import Detonate
from siegeworks.games.stronghold.rules.state import Castle
from siegeworks.parts.board import Seen

CARDS: Final = (
    *(vocabulary.PUT_NEXT, vocabulary.SWAP_OUT, vocabulary.SWAP_IN),
    vocabulary.SPY_ON,
)


def find_place(seen: Seen[Castle], option: int) -> str:
    """The unit itself, the card in the line, the section where it happens; empty: as it says."""
    verb, noun, asked = option & ~NOUN, option & NOUN, seen.state.agenda[-1]
    if verb in CARDS:
        return find_card(seen.state, noun)
    match verb:
        case vocabulary.KILL_INVADER if isinstance(
            asked, deaths.KillInvaders | deaths.LoseInvaders | ranged.KillShown
        ):
            return name_unit(seen, "camp-unit", asked.camp, noun)
        case vocabulary.KILL_DEFENDER if isinstance(asked, deaths.KillDefenders):
            return name_unit(seen, "post-unit", asked.post, noun)
        case vocabulary.KILL_DEFENDER if isinstance(asked, deaths.LoseDefenders):
            return name_unit(seen, "post-unit", asked.section, noun)
        case vocabulary.SAP_UP:
            return name_unit(seen, "camp-unit", n.SUPPLY, noun)
        case vocabulary.JOIN:
            return name_unit(seen, "camp-unit", n.MARAUDERS, noun)
        case vocabulary.RECOVER:
            return name_unit(seen, "post-unit", ground.HOSPITAL_POST, noun)
        case vocabulary.REINFORCE_AT:
            return seen.named("section", noun // n.KINDS)
        case vocabulary.DETONATE if isinstance(asked, Detonate):
            return seen.named("section", asked.section)
        case vocabulary.SWAP_HEROES if isinstance(asked, PutHero):
            return seen.named("hero", 1 - asked.hero)
    return ""


def name_unit(seen: Seen[Castle], kind: str, place: int, unit: int) -> str:
    """Units of a kind at a camp or post."""
    return seen.named(kind, place * n.KINDS + unit)


def find_card(g: Castle, card: int) -> str:
    """5.1 and 7.2: the place of a card in the line or in the reserve."""
    if card in g.line:
        return f"area:{name_card_area(n.FIRST_MIDDLE + g.line.index(card))}"
    return f"area:{name_reserve_area(g.reserve.index(card))}" if card in g.reserve else ""
