"""What Ante Portas's tables must be together, so that a game can be played with them."""

from collections.abc import Sequence

from siegeworks.core.steps import NONE
from siegeworks.core.wording import Phrase
from siegeworks.games.ante_portas.content import reading
from siegeworks.games.ante_portas.content.reading import Action
from siegeworks.games.ante_portas.rules import pieces as p
from siegeworks.parts.content.reader import Content, Row

DECK_OF_ERA = 35  # Improvements
MOST_UNITS = 3  # on top of a card
FARTHEST = 3  # hexes that an arrow of a Work reaches
# What a card with a power says of it; whatever is not named here it leaves out.
NEEDS = {
    "regroup": ("take", "give"),
    "increase": ("give",),
    "weaker": ("value",),
    "stronger": ("value",),
    "temporarily-weaker": ("value",),
    "shoot": ("at",),
    "fire": ("at",),
    "dodge": ("groups",),
    "stealth": ("unit",),
    "destroy-building": ("unit",),
}
STANDS = ("split", "fire", "merge", "press-ahead", "dodge")  # powers that use no arrows
ERA_1_WORKS = ("trench", "guard-post", "catapult", "pressure-mine", "bounding-mine", "trap")
# What the rules say of Buildings: from which each is made, who works and who lives there
KINDS_OF_BUILDINGS = {
    "farm": (None, None, "farmer"),
    "estate": ("farm", None, "farmer"),
    "flat": ("farm", None, "citizen"),
    "apartment": ("flat", None, "citizen"),
    "storage-shed": (None, "farmer", None),
    "storage-house": ("storage-shed", "citizen", None),
    "foresters-house": (None, "farmer", None),
    "hunting-lodge": (None, "farmer", None),
    "hollow": (None, "farmer", None),
    "pub": (None, "farmer", None),
    "factory": (None, "farmer", None),
    "library": (None, None, None),
    "iron-mine": (None, "citizen", None),
    "theater": (None, "citizen", None),
    "institute": (None, "farmer", None),
}


def phrase(key: str, **facts: object) -> Phrase:
    """What a check finds or expects, in the words of this game."""
    return Phrase(f"content-{key}", game="ante-portas", **facts)


def check_all(content: Content) -> None:
    """Refuses tables that a game cannot be played with."""
    for row in content.rows["cards"]:
        _check_card(content, row)
    for row in content.rows["buildings"]:
        _check_building(content, row)
    for row in content.rows["works"]:
        _check_work(content, row)
    for row in content.rows["improvements"]:
        _check_improvement(content, row)
    _check_offers(content)
    for name in p.MAP_NAMES[: p.FIXED_MAPS]:
        _check_map(content, name)
    _check_dealt(content)
    _check_builders(content)
    _check_copies(content)
    _check_homes(content)


# Movement cards


def _check_card(content: Content, row: Row) -> None:
    if len(row["top"]) > MOST_UNITS:
        raise content.problem("cards", row, "top", phrase("top", most=MOST_UNITS))
    needs = NEEDS.get(row["power"] or "", ())
    for field in ("take", "give", "value", "at", "groups", "unit"):
        if bool(row[field]) != (field in needs):
            key = "power-needs" if field in needs else "power-leaves"
            raise content.problem("cards", row, field, phrase(key))
    if row["power"] in STANDS and row["arrows"]:
        raise content.problem("cards", row, "arrows", phrase("no-arrows"))
    unit = row["unit"]
    if row["power"] == "destroy-building" and not reading.UNITS[unit][0]:
        raise content.problem("cards", row, "unit", phrase("unit-building"))


# Buildings, Works and Improvements


def _check_building(content: Content, row: Row) -> None:
    """The rules know what each Building is for; the tables have its numbers."""
    made_from, worker, lives = KINDS_OF_BUILDINGS[row["id"]]
    if row["from"] != made_from:
        raise content.problem("buildings", row, "from", phrase("as-rules", what=made_from or "-"))
    if row["worker"] != worker:
        raise content.problem("buildings", row, "worker", phrase("as-rules", what=worker or "-"))
    housed = row["houses"].split()[0] if row["houses"] else None
    if housed != lives:
        raise content.problem("buildings", row, "houses", phrase("as-rules", what=lives or "-"))
    number = p.BUILDING_NAMES.index(row["id"])
    for field, those in (
        ("output", p.SOURCE_BUILDING),
        ("money", (p.PUB, p.THEATER)),
        ("storage", (p.STORAGE_SHED, p.STORAGE_HOUSE)),
    ):
        if row[field] and number not in those:
            raise content.problem("buildings", row, field, phrase("no-use"))


def _check_work(content: Content, row: Row) -> None:
    """Buildings of war have a crew and see; Mines, Traps and Bombs have and do not."""
    is_building = p.WORK_NAMES.index(row["id"]) < p.FIRST_MINE
    for field in ("crew", "arrows"):
        if bool(row[field]) != is_building:
            key = "work-needs" if is_building else "work-leaves"
            raise content.problem("works", row, field, phrase(key))
    if any(reading.read_look(text)[1] > FARTHEST for text in row["arrows"]):
        raise content.problem("works", row, "arrows", phrase("farthest", most=FARTHEST))
    if row["id"] in ERA_1_WORKS and _has_ore(reading.read_bundle(" ".join(row["cost"]).split())):
        raise content.problem("works", row, "cost", phrase("ore"))


def _check_improvement(content: Content, row: Row) -> None:
    """What lasts does not work once; what is made each Year has a Buffer; no Ore in Era I."""
    lasts = ("houses", "room", "bonus", "yearly")
    for field in ("actions",) if row["lasting"] else lasts:
        if row[field]:
            key = "works-on" if row["lasting"] else "works-once"
            raise content.problem("improvements", row, field, phrase(key))
    _check_way(content, "improvements", row, row["actions"])
    if row["yearly"]:
        _check_yearly(content, row)
    if row["copies"][0]:
        if row["cost"] and _has_ore(reading.read_bundle(" ".join(row["cost"]).split())):
            raise content.problem("improvements", row, "cost", phrase("ore"))
        if any(_has_ore(Action(text).gain) for text in row["actions"]):
            raise content.problem("improvements", row, "actions", phrase("ore"))


def _check_yearly(content: Content, row: Row) -> None:
    action = Action(row["yearly"])
    number = p.IMPROVEMENT_NAMES.index(row["id"])
    good = NONE
    if number in p.SOURCE_IMPROVEMENT:
        good = p.SOURCE_GOOD[p.SOURCE_IMPROVEMENT.index(number)]
    made = [resource for resource in range(p.RESOURCES) if action.gain[resource]]
    fits = [good] if good != NONE else [p.TOOL, p.DOLLAR]
    if not made or any(resource not in fits for resource in made):
        names = " / ".join(p.RESOURCE_NAMES[resource] for resource in fits)
        raise content.problem("improvements", row, "yearly", phrase("yearly", what=names))


def _has_ore(bundle: Sequence[int]) -> bool:
    return bundle[p.ORE] > 0


# Places and Markets


def _check_offers(content: Content) -> None:
    """What Places and Market cards offer can be carried out; Ore comes with Era II."""
    first = p.PLACE_NAMES[: p.FIRST_ERA_2]
    markets = p.MARKET_NAMES[: p.MARKETS_PER_ERA]
    for table, early in (("places", first), ("markets", markets)):
        for row in content.rows[table]:
            for way in row["actions"]:
                _check_way(content, table, row, way)
                if row["id"] in early and any(_has_ore(Action(text).gain) for text in way):
                    raise content.problem(table, row, "actions", phrase("ore"))


def _check_way(content: Content, table: str, row: Row, way: Sequence[str]) -> None:
    """Of an alternative one thing is gained at most, and one Building built."""
    verbs = [Action(text).verb for text in way]
    for verb in ("gain", "build"):
        if verbs.count(verb) > 1:
            raise content.problem(table, row, "actions", phrase("one-each"))


# The Mainland


def _check_map(content: Content, name: str) -> None:
    """Each Place lies once on each map, on a spot of its Era; the Forest comes to lie later."""
    seen: set[str] = set()
    for row in content.rows["spots"]:
        place = row[name]
        if place in seen:
            raise content.problem("spots", row, name, phrase("place-twice", place=place))
        seen.add(place)
        spot = p.SPOT_NAMES.index(row["id"])
        if spot in p.MARKET_SPOTS:
            market = p.PLACE_NAMES[p.FIRST_MARKET + p.MARKET_SPOTS.index(spot)]
            if place != market:
                raise content.problem("spots", row, name, phrase("as-rules", what=market))
        elif not _can_lie(p.PLACE_NAMES.index(place), spot):
            raise content.problem("spots", row, name, phrase("place-era"))


def _can_lie(place: int, spot: int) -> bool:
    """Rows F and G are for the Places of Era II but the Forest, the others for the rest."""
    if spot >= p.FIRST_SPOT_ERA_2:
        return p.RIVERBANK_FOREST < place < p.FIRST_CENTER
    return place < p.FIRST_ERA_2


def _check_dealt(content: Content) -> None:
    """On a shuffled map there is a spot for each Place of a set."""
    sets = (
        ("start", p.START_PLACES, False),
        ("era-1", p.FIRST_ERA_2 - p.START_PLACES, False),
        ("era-2", p.FIRST_CENTER - p.FIRST_ERA_2 - 1, True),
    )
    for row in content.rows["spots"]:
        spot = p.SPOT_NAMES.index(row["id"])
        for name, _, is_late in sets:
            is_here = spot not in p.MARKET_SPOTS and (spot >= p.FIRST_SPOT_ERA_2) == is_late
            if row["dealt"] == name and not is_here:
                raise content.problem("spots", row, "dealt", phrase("dealt-era"))
    for name, count, _ in sets:
        rows = [row for row in content.rows["spots"] if row["dealt"] == name]
        if len(rows) != count:
            row = rows[0] if rows else content.rows["spots"][0]
            raise content.problem("spots", row, "dealt", phrase("dealt", set=name, count=count))


# Together


def _check_builders(content: Content) -> None:
    """Every Building is built at some Place."""
    built = {
        action.building
        for row in content.rows["places"]
        for way in row["actions"]
        for action in map(Action, way)
    }
    for number, name in enumerate(p.BUILDING_NAMES):
        if number not in built:
            row = content.row("buildings", name)
            raise content.problem("buildings", row, "id", phrase("no-builder"))


def _check_copies(content: Content) -> None:
    """The deck of each Era has so many Improvements."""
    rows = content.rows["improvements"]
    for era in (0, 1):
        if sum(row["copies"][era] for row in rows) != DECK_OF_ERA:
            expected = phrase("copies", era=era + 1, count=DECK_OF_ERA)
            raise content.problem("improvements", rows[0], "copies", expected)


def _check_homes(content: Content) -> None:
    """Who is at home at the start has a Farm."""
    numbers = content.numbers("numbers")
    if numbers["start-farmers"] > numbers["start-farms"]:
        row = content.row("numbers", "start-farmers")
        most = phrase("start-homes", most=numbers["start-farms"])
        raise content.problem("numbers", row, "value", most)
