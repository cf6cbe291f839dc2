"""The numbers in the explanations of cards: what each costs, needs, gives and takes."""

from typing import Final

from siegeworks.core.wording import Phrase
from siegeworks.games.stronghold.content.tables import Tables
from siegeworks.games.stronghold.rules import pieces as n

CARD: Final = "piece:card:"
OBJECTIVE: Final = "piece:objective:"
PLAN: Final = "piece:plan:"


def list_card_facts(key: str, t: Tables) -> dict[str, object]:
    """What the words of an action card, an objective or a plan speak of; nothing otherwise."""
    name = key.rpartition(":")[2]
    if key.startswith(CARD):
        return list_numbers(t) | tell_cost(t, n.CARD_NAMES.index(name))
    if key.startswith(OBJECTIVE):
        objective = n.OBJECTIVE_NAMES.index(name)
        return {"need": t.objective_need[objective], "give": t.objective_give[objective]}
    if key.startswith(PLAN):
        plan = n.PLAN_NAMES.index(name)
        return {"give": t.plan_give[plan], "take": t.plan_take[plan]}
    return {}


def tell_cost(t: Tables, card: int) -> dict[str, object]:
    """6.2: the price of a card in words; a card without one has none."""
    ways = [tell_units(t, price) for price in t.card_prices[card]]
    if not ways:
        return {}
    units = ways[0]
    for way in ways[1:]:
        units = Phrase("cost-or", game="stronghold", one=units, other=way)
    cost = {"units": units, "wood": t.card_wood[card], "sand": t.card_hourglasses[card]}
    return {"cost": Phrase("cost-of", game="stronghold", **cost)}


def tell_units(t: Tables, price: int) -> Phrase:
    """6.3: the units of one way to pay."""
    goblins, orcs, trolls = t.price[price]
    kinds = {"goblins": goblins, "orcs": orcs, "trolls": trolls}
    return Phrase("cost-units", game="stronghold", count=t.price_units[price], **kinds)


def list_numbers(t: Tables) -> dict[str, object]:
    """The numbers of the tables that action cards name."""
    goblin, orc, troll = t.wood_for
    return {
        "briefing-units": t.briefing_units,
        "briefing-wood": t.briefing_wood,
        "exchange-hourglasses": t.exchange_hourglasses,
        "goblin-wood": goblin,
        "orc-wood": orc,
        "troll-wood": troll,
        "deck-hits": t.deck_hits,
        "deck-misses": t.deck_misses,
        "barrage-limit": t.barrage_limit,
        "equipment-spaces": t.equipment_spaces,
        "saboteur-hourglasses": t.saboteur_hourglasses,
        "trainer-trolls": t.trainer_trolls,
        "gale-hourglasses": t.gale_hourglasses,
        "minor-units": t.maneuver_units[n.MINOR],
        "minor-hourglasses": t.maneuver_hourglasses[n.MINOR],
        "major-units": t.maneuver_units[n.MAJOR],
        "major-hourglasses": t.maneuver_hourglasses[n.MAJOR],
        "secret-hourglasses": t.secret_hourglasses,
    }
