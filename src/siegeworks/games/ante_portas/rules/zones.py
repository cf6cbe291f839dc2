"""How the zones of Ante Portas are named and bounded, and how its nouns are spoken of."""

from siegeworks.core.nouns import Kind, Names, Nouns, Numbers
from siegeworks.core.zones import number, row
from siegeworks.games.ante_portas.content.tables import Tables
from siegeworks.games.ante_portas.rules import pieces as n

Words = tuple[str, dict[str, object]]  # a key, and its facts

SEATS = tuple(str(seat) for seat in range(n.MOST_SEATS))
LETTERS = "abcdefgh"  # the resources of a bundle in words, one after the other

ZONES = (
    # The calendar
    number("era", "era"),
    number("year", "year"),
    number("season", "season"),
    number("start", "seat"),
    number("claim", "seat", empty=True),
    number("active", "seat", empty=True),
    number("turn", "turn"),
    number("market", "market", empty=True),
    number("markets_seen", "market-set"),
    # The march and the Battle
    number("deck", "deck"),
    number("cards_drawn", "card-set"),
    number("card", "card", empty=True),
    number("arrow", "count"),
    number("troop_at", "hex", empty=True),
    number("troop_basic", "units"),
    number("troop_elite", "units"),
    number("embers", "hex-set"),
    number("hushed", "yes-no"),
    number("lull", "yes-no"),
    number("paces", "count"),
    number("aloft", "yes-no"),
    number("lit", "hex-set"),
    number("spent", "hex-set"),
    number("knocked", "hex-set"),
    number("palisades", "hex-set"),
    number("whetted", "yes-no"),
    number("drilled", "yes-no"),
    number("wave_round", "wave-round"),
    number("wave_over", "yes-no"),
    # Of each seat
    row("storage", "seat-good", "goods"),
    row("warehouse", "seat-good", "goods"),
    row("buffer", "seat-source", "goods"),
    row("tools", "seat", "money"),
    row("dollars", "seat", "money"),
    row("buildings", "seat-building", "count"),
    row("workers", "seat-job", "count"),
    row("at_home", "seat-kind", "count"),
    row("fed", "seat", "count"),
    row("steward", "seat-steward", "spot", empty=True),
    row("hand", "seat-improvement", "copies"),
    row("owned", "seat-improvement", "copies"),
    row("used", "seat", "used-set"),
    # Common
    row("improvements", "improvement", "copies"),
    row("spots", "spot", "place", empty=True),
    # The Battleground
    row("basic", "hex", "units"),
    row("elite", "hex", "units"),
    row("farmers", "hex", "soldiers"),
    row("citizens", "hex", "soldiers"),
    row("tired_farmers", "hex", "soldiers"),
    row("tired_citizens", "hex", "soldiers"),
    row("work", "hex", "work", empty=True),
    row("facing", "hex", "direction", empty=True),
    row("owner", "hex", "team"),
    row("army", "hex", "team"),
    row("cover", "hex", "count"),
    row("soft_cover", "hex", "count"),
    row("bound_farmers", "hex", "soldiers"),
    row("bound_citizens", "hex", "soldiers"),
    row("bound_work", "hex", "work", empty=True),
    row("bound_facing", "hex", "direction", empty=True),
    row("bound_crew", "hex", "crew"),
    row("moved_farmers", "hex", "soldiers"),
    row("moved_citizens", "hex", "soldiers"),
    row("sickbay", "ward", "soldiers"),
    row("supply", "invader", "units"),
    row("gone", "invader", "units"),
)


def make_nouns(t: Tables) -> Nouns:
    """The kinds of noun under these tables."""
    return Nouns(_make_names(t) | _make_pairs() | _make_numbers())


def _make_names(t: Tables) -> dict[str, Kind]:
    return {
        "mode": Names(n.MODE_NAMES),
        "scenario": Names(n.SCENARIO_NAMES),
        "wave": Names(n.WAVE_NAMES),
        "strong": Names(n.STRONG_NAMES),
        "map": Names(n.MAP_NAMES),
        "season": Names(n.SEASON_NAMES),
        "good": Names(n.GOOD_NAMES),
        "resource": Names(n.RESOURCE_NAMES),
        "piece": Names(n.RESOURCE_NAMES),  # a single one, as it is spoken of
        "kind": Names(n.KIND_NAMES),
        "invader": Names(n.INVADER_NAMES),
        "building": Names(n.BUILDING_NAMES),
        "job": Names(n.JOB_NAMES),
        "source": Names(n.SOURCE_NAMES),
        "improvement": Names(n.IMPROVEMENT_NAMES),
        "place": Names(n.PLACE_NAMES),
        "spot": Names(n.SPOT_NAMES),
        "market": Names(n.MARKET_NAMES),
        "hex": Names(n.HEX_NAMES),
        "direction": Names(n.DIRECTION_NAMES),
        "work": Names(n.WORK_NAMES),
        "card": Names(n.CARD_NAMES),
        "deck": Names(n.DECK_NAMES),
        "power": Names(n.POWER_NAMES),
        "team": Names(n.TEAM_NAMES),
        "steward": Names(n.STEWARD_NAMES),
        "yes-no": Names(("no", "yes")),
        "guise": Names(("ground", "flight", "elite-flight")),
        "order": Names(n.ORDER_NAMES),
        "crew": Names(n.CREW_NAMES),
        "bundle": Names(t.bundle_names),
        "recipe": Names(t.recipe_names),
    }


def _pair(first: tuple[str, ...], second: tuple[str, ...]) -> Names:
    return Names(tuple(f"{a}-{b}" for a in first for b in second))


def _make_pairs() -> dict[str, Kind]:
    """Rows that are counted by two things at once."""
    gifts = _pair(tuple(f"{a}-to-{b}" for a in SEATS for b in SEATS), n.RESOURCE_NAMES)
    return {
        "seat-good": _pair(SEATS, n.GOOD_NAMES),
        "seat-source": _pair(SEATS, n.SOURCE_NAMES),
        "seat-building": _pair(SEATS, n.BUILDING_NAMES),
        "seat-job": _pair(SEATS, n.JOB_NAMES),
        "seat-kind": _pair(SEATS, n.KIND_NAMES),
        "seat-steward": _pair(SEATS, n.STEWARD_NAMES),
        "seat-improvement": _pair(SEATS, n.IMPROVEMENT_NAMES),
        "ward": _pair(n.TEAM_NAMES, n.KIND_NAMES),
        "gift": gifts,
    }


def _make_numbers() -> dict[str, Kind]:
    return {
        "seat": Numbers(0, n.MOST_SEATS - 1),
        "seats": Numbers(0, (1 << n.MOST_SEATS) - 1),
        "era": Numbers(0, 2),
        "year": Numbers(0, 10),
        "turn": Numbers(0, 9),
        "way": Numbers(0, 255),
        "job-place": Numbers(0, n.JOBS),
        "wave-round": Numbers(0, 999),
        "count": Numbers(0, 999),
        "goods": Numbers(0, 99),
        "money": Numbers(0, 9999),
        "copies": Numbers(0, 9),
        "units": Numbers(0, 99),
        "soldiers": Numbers(0, 99),
        "used-set": Numbers(0, 7),
        "hex-set": Numbers(0, (1 << n.HEXES) - 1),
        "card-set": Numbers(0, (1 << n.DECK_CARDS) - 1),
        "market-set": Numbers(0, (1 << len(n.MARKET_NAMES)) - 1),
    }


def find_noun_words(t: Tables, kind: str, value: int, name: str) -> Words:
    """The key and facts of a noun; pairs are put together from the words of their parts."""
    if kind == "bundle":
        return _find_bundle_words(t.bundles[value])
    if kind == "recipe":
        sides: dict[str, object] = {
            "cost": ("bundle", t.recipe_cost[value]),
            "gain": ("bundle", t.recipe_gain[value]),
        }
        return "recipe-turns" if t.recipe_cost[value] else "recipe-gives", sides
    if kind == "gift":
        pair, resource = divmod(value, n.RESOURCES)
        giver, taker = divmod(pair, n.MOST_SEATS)
        gift: dict[str, object] = {
            "giver": ("seat", giver),
            "taker": ("seat", taker),
            "resource": ("piece", resource),
        }
        return "gift-from", gift
    if kind == "place":
        return f"place-{name}", _describe_place(name)
    if kind == "card":
        return _find_card_words(name, t.card_power[value])
    if kind in SEAT_PAIRS:
        other, size = SEAT_PAIRS[kind]
        seat, value = divmod(value, size)
        parts: dict[str, object] = {"seat": ("seat", seat), "what": (other, value)}
        return "of-seat", parts
    if kind == "ward":
        team, person = divmod(value, n.KINDS)
        bed: dict[str, object] = {"team": ("team", team), "kind": ("kind", person)}
        return "ward-of", bed
    return f"{kind}-{name}", {}


SEAT_PAIRS = {
    "seat-good": ("good", n.GOODS),
    "seat-source": ("source", n.SOURCES),
    "seat-building": ("building", n.BUILDINGS),
    "seat-job": ("job", n.JOBS),
    "seat-kind": ("kind", n.KINDS),
    "seat-steward": ("steward", n.STEWARDS),
    "seat-improvement": ("improvement", n.IMPROVEMENTS),
}


def _find_card_words(name: str, power: int) -> Words:
    """18 and 19: a Movement card is called by its code, and spoken of with its power."""
    facts: dict[str, object] = {"card": name}
    if power == n.NONE:
        return "card-plain", facts
    return "card-with-power", facts | {"power": ("power", power)}


CRAFTS = ("joiner", "clayburner", "loamburner", "blacksmith")
OFFICES = ("developer", "librarian", "head-official")


def _describe_place(name: str) -> dict[str, object]:
    """Below which heading a list of Places has one, and what is built there."""
    _, _, built = name.partition("builder-")
    if built in n.BUILDING_NAMES:
        return {"use": "build", "built": ("building", n.BUILDING_NAMES.index(built))}
    place = n.PLACE_NAMES.index(name)
    if place >= n.FIRST_MARKET:
        use = "market"
    elif place >= n.FIRST_CENTER:
        use = "war"
    elif name.startswith(CRAFTS):
        use = "craft"
    else:
        use = "office" if name in OFFICES else "gather"
    return {"use": use, "built": ""}


def _find_bundle_words(bundle: tuple[int, ...]) -> Words:
    """As many pieces as there are different resources in it."""
    facts: dict[str, object] = {}
    parts = 0
    for resource in (n.TOOL, *range(n.GOODS), n.DOLLAR):
        if bundle[resource]:
            facts[f"{LETTERS[parts]}-count"] = bundle[resource]
            kind = "piece" if bundle[resource] == 1 else "resource"
            facts[LETTERS[parts]] = (kind, resource)
            parts += 1
    return f"bundle-{parts}", facts
