"""What the pieces are: names, and the attributes by which they are drawn."""

from collections.abc import Callable
from functools import partial
from typing import Final

from siegeworks.core.lexicon import Lexicon
from siegeworks.core.nouns import Names
from siegeworks.games.ante_portas.content.tables import Tables
from siegeworks.games.ante_portas.rules import pieces as n
from siegeworks.parts.board.records import Piece

Attributes = dict[str, str | int]
CARD_PLACES: Final = ("first", "second", "third")
PICTURES: Final = {
    "ore-pit": "ore",
    "army-doctor": "hospital",
    "trapper": "trap",
    "combat-engineer": "bomb",
}
ROWS: Final = {
    "riverbank-grove": "wood-2",
    "grove": "wood-2",
    "riverbank-forest": "wood-3",
    "clay-delve": "clay-2",
    "clay-pocket": "clay-2",
    "baker": "food-2",
    "grand-baker": "food-3",
    "day-laborer": "laborer",
    "joiner": "joiner",
    "clayburner": "clayburner",
    "loamburner": "loamburner",
    "blacksmith": "blacksmith",
    "developer": "developer",
    "librarian": "librarian",
    "head-official": "official",
    "recruiting-officer": "recruiter",
    "commander": "command-1",
    "supreme-commander": "command-2",
}
PAIRS: Final = (
    *("seat-good", "seat-source", "seat-building", "seat-job", "seat-kind", "seat-steward"),
    *("seat-improvement", "ward", "invader"),
)


def make_pieces(lexicon: Lexicon, language: str) -> dict[str, Piece]:
    """What rows count by two things at once, and the Movement cards with their arrows."""
    t: Tables = lexicon.tables
    found: dict[str, Piece] = {}
    for kind in PAIRS:
        found |= make_kind(lexicon, language, kind, partial(describe, t, kind))
    # Whose Units are where is told by marks, and nobody comes along with most engines.
    found |= make_kind(lexicon, language, "place", describe_place)
    found |= make_kind(lexicon, language, "market", partial(describe_market, t))
    silent = [f"team:{name}" for name in n.TEAM_NAMES] + [f"crew:{n.CREW_NAMES[n.NO_CREW]}"]
    found |= dict.fromkeys(silent, Piece("", "", {}))
    return found | make_kind(lexicon, language, "card", partial(describe_card, t))


def make_kind(
    lexicon: Lexicon, language: str, kind: str, tell: Callable[[str], Attributes]
) -> dict[str, Piece]:
    """All pieces of a kind of noun."""
    known = lexicon.nouns.kinds[kind]
    assert isinstance(known, Names)
    found: dict[str, Piece] = {}
    for value, name in enumerate(known.names):
        words = str(lexicon.noun(language, kind, value))
        found[f"{kind}:{name}"] = Piece(words, words[:1].upper(), tell(name))
    return found


def describe(t: Tables, kind: str, name: str) -> Attributes:
    """By what a counted thing is drawn: whose it is, what it is, how an Improvement works."""
    owner, _, what = name.partition("-")
    attributes: Attributes = {"seat": owner, "what": what}
    if kind == "seat-source":
        attributes["good"] = n.GOOD_NAMES[n.SOURCE_GOOD[n.SOURCE_NAMES.index(what)]]
    if kind == "seat-improvement":
        attributes["look"] = find_look(t, n.IMPROVEMENT_NAMES.index(what))
    return attributes


def find_look(t: Tables, improvement: int) -> str:
    """Which of the pictures of Improvements one has: by what it does."""
    if improvement in n.WAR_IMPROVEMENTS:
        return "war"
    if n.IMPROVEMENT_NAMES[improvement].startswith("contract"):
        return "contract"
    if t.improvement_house_farmers[improvement] or t.improvement_house_citizens[improvement]:
        return "home"
    if improvement in t.yearly_improvements:
        return "yearly"
    if t.improvement_lasting[improvement]:
        return "bonus"
    way = t.improvement_ways[improvement]
    return "make" if t.way_recipes[way] else "gain"


def describe_place(name: str) -> Attributes:
    """What is painted on a Place: one picture, or several things in a row."""
    if name.endswith("market"):
        return {"picture": "market-stall"}
    if name.startswith(("builder-", "minelayer-")):
        _, _, what = name.partition("-")
        return {"picture": f"{what}-mine" if name.startswith("minelayer") else what}
    if name in PICTURES:
        return {"picture": PICTURES[name]}
    return {"row": f"place-{ROWS.get(name) or ROWS[name.rstrip('-123')]}"}


def describe_market(t: Tables, name: str) -> Attributes:
    """10.2: what a Market card shows, good by good: lines to sell, what is given, the offer."""
    attributes: Attributes = {}
    lines = gifts = 0
    for way in t.market_ways[n.MARKET_NAMES.index(name)]:
        recipes = t.way_recipes[way]
        if t.way_building[way] != n.NONE:
            attributes["offer"] = n.BUILDING_NAMES[t.way_building[way]]
        elif t.way_care[way]:
            attributes["offer"] = "hospital"
        elif t.way_official[way]:
            attributes["offer"] = "start"
        elif t.way_draw[way]:
            attributes["offer"] = "improvement-gain"
        elif recipes and lines:
            attributes["offer"] = list_things(t, t.recipe_gain[recipes[0]])[0]
        for recipe in recipes if not lines or not recipes else ():
            attributes |= name_places(f"pay-{lines + 1}", list_things(t, t.recipe_cost[recipe]))
            attributes |= name_places(f"get-{lines + 1}", list_things(t, t.recipe_gain[recipe]))
            attributes[f"sells-{lines + 1}"] = "sells"
            lines += 1
        if t.way_gain[way] and "offer" not in attributes:
            attributes |= name_places(f"gift-{gifts + 1}", list_things(t, t.way_gain[way]))
            gifts += 1
    return {key.replace("-", "_"): value for key, value in attributes.items()}


def name_places(name: str, things: list[str]) -> Attributes:
    """Things side by side, each under a number of its own."""
    return {f"{name}-{place + 1}": thing for place, thing in enumerate(things)}


def list_things(t: Tables, bundle: int) -> list[str]:
    """The pieces of a bundle, one by one."""
    counts = zip(n.RESOURCE_NAMES, t.bundles[bundle], strict=True)
    return [name for name, count in counts for _ in range(count)]


def describe_card(t: Tables, name: str) -> Attributes:
    """The arrows of a Movement card, and whether it has a power."""
    card = n.CARD_NAMES.index(name)
    attributes: Attributes = {}
    for place, direction in zip(CARD_PLACES, t.card_arrows[card], strict=False):
        flame = t.card_flames[card] >> CARD_PLACES.index(place) & 1
        arrow = "flame" if flame else "arrow"
        attributes[place] = f"{arrow}-{n.DIRECTION_NAMES[direction]}"
    if t.card_power[card] != n.NONE:
        attributes["power"] = "power"
    return attributes
