"""Goods, Tools and Dollars in words: prices, gains, recipes, what a Market card offers."""

from collections.abc import Iterator, Sequence
from typing import Final

from siegeworks.core.wording import Phrase, Phrases
from siegeworks.games.ante_portas.content.tables import Tables
from siegeworks.games.ante_portas.rules import pieces as n

GAME: Final = "ante-portas"
ORDER: Final = (n.TOOL, *range(n.GOODS), n.DOLLAR)


def tell_name(kind: str, name: str) -> Phrase:
    """What a thing is called."""
    return Phrase(f"{kind}-{name}", game=GAME)


def tell_bundle(bundle: Sequence[int]) -> Phrase | Phrases:
    """How many of each: 1 Tool, 2 Wood."""
    found = [tell_count(what, bundle[what]) for what in ORDER if bundle[what]]
    return Phrases(found) if found else Phrase("bundle-0", game=GAME)


def tell_count(resource: int, count: int) -> Phrase:
    """So many of one resource: 1 Tool, 2 Tools."""
    return Phrase(f"count-{n.RESOURCE_NAMES[resource]}", game=GAME, count=count)


def tell_recipe(t: Tables, recipe: int) -> Phrase:
    """What is turned into what."""
    cost, gain = t.bundles[t.recipe_cost[recipe]], t.bundles[t.recipe_gain[recipe]]
    return Phrase("recipe-turns", game=GAME, cost=tell_bundle(cost), gain=tell_bundle(gain))


def tell_offers(t: Tables, market: int) -> Phrases:
    """10.1 and 10.2: what a Market card offers, of which one is chosen."""
    ways = t.market_ways[market]
    return Phrases([tell_way(t, way, place == 0) for place, way in enumerate(ways)], "; ")


def tell_way(t: Tables, way: int, is_sale: bool) -> Phrase:
    """One of the offers; the first is always to sell."""
    recipes = [tell_recipe(t, recipe) for recipe in t.way_recipes[way]]
    key = "offer-sale" if is_sale else "offer"
    return Phrase(key, game=GAME, parts=Phrases([*recipes, *list_parts(t, way)]))


def list_parts(t: Tables, way: int) -> Iterator[Phrase]:
    """What an offer gives, builds and does."""
    if t.way_gain[way]:
        yield Phrase("offer-gain", game=GAME, gain=tell_bundle(t.bundles[t.way_gain[way]]))
    if t.way_building[way] != n.NONE:
        building = n.BUILDING_NAMES[t.way_building[way]]
        yield Phrase("offer-build", game=GAME, building=tell_name("building", building))
    if t.way_official[way]:
        yield Phrase("offer-official", game=GAME)
    if t.way_draw[way]:
        yield Phrase("offer-draw", game=GAME, count=t.way_draw[way])
    if t.way_care[way]:
        yield Phrase("offer-heal" if t.way_care[way] > 1 else "offer-upright", game=GAME)
