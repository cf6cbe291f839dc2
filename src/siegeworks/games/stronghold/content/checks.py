"""What Stronghold's tables must be together, so that a game can be played with them."""

from siegeworks.core.errors import ContentError
from siegeworks.core.wording import Phrase
from siegeworks.games.stronghold.rules import pieces as p
from siegeworks.parts.content.columns import Column
from siegeworks.parts.content.phrases import Words, refuse_field, show_value
from siegeworks.parts.content.reader import Content, Row

DECKS = 2  # that a plan or an objective changes at once
STAYS = ("barracks", "courtyard", "guards")  # buildings where units can be at first
PAID_PHASES = (2, 3, 4, 5)


def phrase(key: str, **facts: object) -> Phrase:
    """What a check finds or expects, in the words of this game."""
    return Phrase(f"content-{key}", game="stronghold", **facts)


def check_all(content: Content) -> None:
    """Refuses tables that a game cannot be played with."""
    for row in content.rows["units"]:
        if row["wood"] and row["id"] not in p.HORDE_NAMES:
            raise content.problem("units", row, "wood", phrase("no-wood"))
    for row in content.rows["sections"]:
        _check_section(content, row)
    _check_heroes(content)
    for row in content.rows["buildings"]:
        _check_building(content, row)
    _check_garrison(content)
    for row in content.rows["towers"]:
        _check_tower(content, row)
    for row in content.rows["ramparts"]:
        _check_rampart(content, row)
    for row in content.rows["cards"]:
        _check_card(content, row)
    _check_horde(content)
    _check_stock(content)
    _check_objectives(content)
    _check_plans(content)


def _refuse_number(content: Content, name: str, expected: Words) -> ContentError:
    return content.problem("numbers", content.row("numbers", name), "value", expected)


def _check_section(content: Content, row: Row) -> None:
    if len(row["garrison"]) > row["defenders"]:
        room = phrase("garrison-room", most=row["defenders"])
        raise content.problem("sections", row, "garrison", room)


def _check_heroes(content: Content) -> None:
    for hero in p.HERO_NAMES:
        places = [row["id"] for row in content.rows["sections"] if row["hero"] == hero]
        if len(places) != 1:
            found = show_value(places)
            raise refuse_field("sections.toml", None, "hero", found, phrase("hero", hero=hero))


def _check_building(content: Content, row: Row) -> None:
    if row["garrison"] and row["id"] not in STAYS:
        raise content.problem("buildings", row, "garrison", phrase("no-units"))
    spaces = count_typed_spaces(content).get(row["id"])
    if spaces is None:
        return
    for kind, name in enumerate(p.GARRISON_NAMES):
        if row["garrison"].count(name) > spaces[kind]:
            room = phrase("typed-room", most=spaces[kind], unit=name)
            raise content.problem("buildings", row, "garrison", room)


def _check_garrison(content: Content) -> None:
    for kind, left in enumerate(count_stock(content)):
        if left < 0:
            row = content.row("units", p.GARRISON_NAMES[kind])
            raise content.problem(
                "units", row, "count", phrase("garrison-units", least=row["count"] - left)
            )


def _check_tower(content: Content, row: Row) -> None:
    side = content.row("sections", row["left"])["side"]
    if any(content.row("ramparts", name)["side"] != side for name in row["opposite"]):
        raise content.problem("towers", row, "opposite", phrase("same-side", side=side))


def _check_rampart(content: Content, row: Row) -> None:
    for name in row["beside"]:
        other = content.row("ramparts", name)
        if name == row["id"] or other["side"] != row["side"]:
            raise content.problem("ramparts", row, "beside", phrase("same-side", side=row["side"]))
        if row["id"] not in other["beside"]:
            raise content.problem("ramparts", row, "beside", phrase("mutual", rampart=name))


def _check_card(content: Content, row: Row) -> None:
    if row["id"] == "resources":
        _check_resources(content, row)
    elif (row["phase"] in PAID_PHASES) != bool(row["prices"]):
        key = "price" if row["phase"] in PAID_PHASES else "no-price"
        raise content.problem("cards", row, "prices", phrase(key))
    most = content.numbers("numbers")["wood"] if row["phase"] in PAID_PHASES else 0
    if row["wood"] > most:
        raise content.problem("cards", row, "wood", phrase("wood", most=most))


def _check_resources(content: Content, row: Row) -> None:
    """One unit is turned into wood; which kinds, the prices say."""
    if not row["prices"] or any(len(paid) != 1 for paid in row["prices"]):
        raise content.problem("cards", row, "prices", phrase("one-unit"))


def _check_horde(content: Content) -> None:
    """The bag can give all that a game may draw from it."""
    number = content.numbers("numbers")
    horde = count_horde(content)[0]
    if sum(horde) > number["foreground-spaces"]:
        most = phrase("foreground-room", most=number["foreground-spaces"])
        raise _refuse_number(content, "start-orcs", most)
    bag = count_bag(content)
    need = _count_draws(content)
    for kind, left in enumerate(bag):
        row = content.row("units", p.HORDE_NAMES[kind])
        if left < 0:
            least = phrase("horde-units", least=row["count"] - left)
            raise content.problem("units", row, "count", least)
    if sum(bag) < need:
        row = content.row("units", "orc")
        least = phrase("bag", least=row["count"] + need - sum(bag), need=need)
        raise content.problem("units", row, "count", least)


def _count_draws(content: Content) -> int:
    """How many units leave the bag in a game at most."""
    number = content.numbers("numbers")
    give: dict[str, int] = {row["id"]: row["give"] for row in content.rows["objectives"]}
    marauders = number["marauder-goblins"] + number["marauder-orcs"]
    every_round = (
        number["briefing-units"]
        + give["hooded-choir"]
        + number["trainer-trolls"]
        + len(p.MANEUVER_NAMES) * marauders
    )
    return number["rounds"] * every_round + give["heavy-steps"] + 2 * give["outlaws-bargain"]


def _check_stock(content: Content) -> None:
    number = content.numbers("numbers")
    give: dict[str, int] = {row["id"]: row["give"] for row in content.rows["objectives"]}
    plans = {row["id"]: row["give"] for row in content.rows["plans"]}
    if number["start-wood"] > number["wood"]:
        raise _refuse_number(content, "start-wood", phrase("wood", most=number["wood"]))
    walls = content.row("tiles", "wall")
    if walls["count"] < p.SECTIONS * number["start-walls"]:
        least = phrase("walls", least=p.SECTIONS * number["start-walls"])
        raise content.problem("tiles", walls, "count", least)
    for item in ("cannon", "pole"):
        row = content.row("tiles", item)
        if row["count"] > p.HIT_CARDS:
            raise content.problem("tiles", row, "count", phrase("card-each", most=p.HIT_CARDS))
    cards = {
        "hit-cards": number["barrage-limit"] * number["deck-hits"] + DECKS * give["full-battery"],
        "miss-cards": number["barrage-limit"] * number["deck-misses"]
        + DECKS * plans["fouled-axles"],
    }
    for name, least in cards.items():
        if number[name] < least:
            raise _refuse_number(content, name, phrase("machine-cards", least=least))
    for name in ("objective", "plan"):
        if number[f"{name}-keep"] > number[f"{name}-deal"]:
            most = phrase("keep", most=number[f"{name}-deal"])
            raise _refuse_number(content, f"{name}-keep", most)


def _check_objectives(content: Content) -> None:
    """Every goal can be met."""
    number = content.numbers("numbers")
    tiles = {row["id"]: row["count"] for row in content.rows["tiles"]}
    most = {
        "full-battery": number["barrage-limit"],
        "crossed-fire": number["barrage-limit"],
        "timber-giant": tiles["siege-tower"],
        "outlaws-bargain": number["rounds"] * len(p.MANEUVER_NAMES),
        "signs-on-the-stone": sum(tiles[name] for name in ("banner", "ladder", "poison", "sap")),
        "drums-on-both-flanks": number["rampart-spaces"],
    }
    for name, high in most.items():
        row = content.row("objectives", name)
        if row["need"] > high:
            raise content.problem("objectives", row, "need", phrase("goal", most=high))


def _check_plans(content: Content) -> None:
    """No plan takes more than there is."""
    number = content.numbers("numbers")
    most = {
        "levy-of-the-town": number["round-hourglasses"],
        "open-wards": number["recovering"],
    }
    for name, high in most.items():
        row = content.row("plans", name)
        if row["take"] > high:
            raise content.problem("plans", row, "take", phrase("take", most=high))


def count_garrison(row: Row) -> Column:
    """The units that a row puts somewhere: marksmen, soldiers, veterans."""
    return tuple(row["garrison"].count(name) for name in p.GARRISON_NAMES)


def count_typed_spaces(content: Content) -> dict[str, Column]:
    """How many of each kind the Barracks and the Guards hold."""
    number = content.numbers("numbers")
    return {
        "barracks": (
            number["barracks-marksmen"],
            number["barracks-soldiers"],
            number["barracks-veterans"],
        ),
        "guards": (number["guards-marksmen"], 0, 0),
    }


def count_stock(content: Content) -> Column:
    """The defender's units that are left beside the board, by kind; below 0 if too few."""
    rows = [*content.rows["sections"], *content.rows["buildings"]]
    return tuple(
        content.row("units", name)["count"] - sum(row["garrison"].count(name) for row in rows)
        for name in p.GARRISON_NAMES
    )


def count_horde(content: Content) -> tuple[Column, Column]:
    """Goblins, orcs and trolls on each foreground, and among the marauders."""
    number = content.numbers("numbers")
    horde = (number["start-goblins"], number["start-orcs"], number["start-trolls"])
    return horde, (number["marauder-goblins"], number["marauder-orcs"], 0)


def count_bag(content: Content) -> Column:
    """What the bag holds after setting up, by kind; below 0 if there are too few."""
    horde, marauders = count_horde(content)
    return tuple(
        content.row("units", name)["count"] - p.FOREGROUNDS * horde[kind] - marauders[kind]
        for kind, name in enumerate(p.HORDE_NAMES)
    )
