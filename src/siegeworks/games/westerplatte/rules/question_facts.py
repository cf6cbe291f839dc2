"""What the words of questions and options tell of the position, as plain facts."""

from siegeworks.core.steps import NOUN, Step
from siegeworks.games.westerplatte.rules.attack import JoinFire
from siegeworks.games.westerplatte.rules.morale import find_batch
from siegeworks.games.westerplatte.rules.pieces import LANE_NAMES
from siegeworks.games.westerplatte.rules.state import Fort
from siegeworks.games.westerplatte.rules.turn import count_unspent
from siegeworks.games.westerplatte.rules.vocabulary import END, GAIN, LOSE
from siegeworks.games.westerplatte.rules.zones import OFFICER_NAMES


def list_prompt_facts(g: Fort, step: Step[Fort]) -> dict[str, object]:
    """What is left to do; where fire is joined, who attacks which lane and what it still takes."""
    facts: dict[str, object] = {"moves": g.moves, "actions": g.actions}
    if isinstance(step, JoinFire):
        lane = g.post[g.active]
        facts["asker"] = OFFICER_NAMES[g.active]
        facts["lane"] = LANE_NAMES[lane]
        facts["missing"] = g.tables.health[g.card[lane]] - g.wounds[lane] - g.shots
    return facts


def list_option_facts(option: int, g: Fort | None) -> dict[str, object]:
    """What an option speaks of: away from the question, that is not known.

    10.3 and 10.7: how many pieces come or go. 4.3: how many actions are given up.
    """
    verb, supply = option & ~NOUN, option & NOUN
    if verb == END:
        return {"unspent": 0 if g is None else count_unspent(g)}
    if verb not in (GAIN, LOSE):
        return {}
    if g is None:
        return {"amount": 0, "stock": 0}
    room = g.slots(supply) - g.stock[supply] if verb == GAIN else g.stock[supply]
    return {"amount": min(room, find_batch(g, supply)), "stock": g.stock[supply]}
