"""Where a round stands: the card at hand, and in the assault the list of its steps."""

from typing import Final

from siegeworks.core.steps import Step
from siegeworks.games.stronghold.rules import assault, melee, ranged
from siegeworks.games.stronghold.rules import pieces as n
from siegeworks.games.stronghold.rules.round import find_card
from siegeworks.games.stronghold.rules.state import Castle
from siegeworks.parts.board import Seen
from siegeworks.parts.board.telling import tell

# The steps of the assault that have names, in their order
STEPS: Final[tuple[tuple[str, Step[Castle]], ...]] = (
    ("cannons", ranged.AIM_CANNONS),
    ("machines", ranged.AIM_MACHINES),
    ("marksmen", ranged.AIM_MARKSMEN),
    ("poison", melee.POISON_STEP),
    ("cauldrons", melee.CAULDRONS),
    ("poles", melee.POLES),
    ("orders", melee.WORK_ORDERS),
    ("strength", melee.STRENGTHS[0]),
)


def tell_card(seen: Seen[Castle]) -> str:
    """5.1: which of the nine cards is at hand."""
    g = seen.state
    if g.slot == n.ASSAULT_SLOT or not g.round:
        return tell(seen, "card-assault" if g.round else "card-none")
    return tell(seen, "card", place=g.slot + 1, card=seen.noun("card", find_card(g, g.slot)))


def tell_assault(seen: Seen[Castle]) -> str:
    """20.1: the steps of the assault, the one that is carried out now marked; none outside it."""
    if seen.state.slot != n.ASSAULT_SLOT or seen.is_over:
        return ""
    now = find_step(seen.state)
    names = [tell(seen, f"step-{name}") for name, _ in STEPS]
    return " · ".join(f"▸{name}" if place == now else name for place, name in enumerate(names))


def find_step(g: Castle) -> int:
    """The step of the assault that is under way: the last that is no longer to come."""
    waiting = [step for step in assault.SEQUENCE if step in g.agenda]
    coming = [place for place, (_, step) in enumerate(STEPS) if step in waiting]
    return max(0, coming[0] - 1) if coming else len(STEPS) - 1
