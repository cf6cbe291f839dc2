"""What the drawn things of Ante Portas are: which share their words, and the numbers in them."""

from typing import Final

from siegeworks.games.ante_portas.board.wares import tell_bundle, tell_name, tell_offers
from siegeworks.games.ante_portas.content.tables import Tables
from siegeworks.games.ante_portas.rules import field, hexes
from siegeworks.games.ante_portas.rules import pieces as n

BUILDER: Final = "builder-"
HOUSES: Final = ("farm", "estate", "flat", "apartment")
STORES: Final = ("storage-shed", "storage-house")
SPECIAL_IMPROVEMENTS: Final = ("slaughtering-blocks", "dolly")
SPECIAL_PLACES: Final = (
    *("developer", "librarian", "head-official", "baker", "grand-baker", "recruiting-officer"),
    *("commander", "supreme-commander", "army-doctor", "trapper", "combat-engineer"),
)
PAIRED: Final = {"seat-building": "building", "seat-improvement": "improvement"}
SPAWN_AREAS: Final = n.HEX_NAMES[n.FIRST_SPAWN_HEX :]
EXIT_AREAS: Final = [n.HEX_NAMES[at] for at in hexes.EXITS]


def find_family(key: str) -> str:
    """The key under which things alike are explained."""
    what, _, name = key.partition(":")
    if what == "area":
        return f"area:{find_area_family(name)}"
    if what != "piece":
        return key
    kind, _, name = name.partition(":")
    if kind in PAIRED:
        kind, name = PAIRED[kind], name.partition("-")[2]
    find = {
        "place": find_place_family,
        "building": find_building_family,
        "work": find_work_family,
        "improvement": find_improvement_family,
    }.get(kind)
    if kind == "market":
        return f"piece:{kind}"
    return f"piece:{kind}:{find(name)}" if find else f"piece:{kind}:{name}"


def find_area_family(name: str) -> str:
    """Hexes by where they lie, spots by Mainland and Command Center, homes, Sickbays."""
    if name.startswith("hex-"):
        number = name.removeprefix("hex-")
        if number in SPAWN_AREAS:
            return "hex-spawn"
        return "hex-exit" if number in EXIT_AREAS else "hex"
    if name in n.SPOT_NAMES:
        return "center" if n.SPOT_NAMES.index(name) >= n.SMALL_SPOT else "land"
    return name.partition("-")[0] if name.startswith(("home-", "sickbay-")) else name


def find_place_family(name: str) -> str:
    """Places that do the same with other goods share their words."""
    if name in SPECIAL_PLACES:
        return name.removeprefix("grand-")
    if name.endswith("market"):
        return "market"
    if name.startswith("minelayer"):
        return "minelayer"
    if name.startswith(BUILDER):
        return "builder" if name.removeprefix(BUILDER) in n.BUILDING_NAMES else "war-builder"
    refines = name.startswith(("joiner", "clayburner", "loamburner", "blacksmith"))
    return "refine" if refines else "gather"


def find_building_family(name: str) -> str:
    """Residences, stores, producers, earners; three are alone."""
    if name in HOUSES:
        return "house"
    if name in STORES:
        return "store"
    if name in ("pub", "theater"):
        return "earner"
    return name if name in ("factory", "library", "institute") else "producer"


def find_work_family(name: str) -> str:
    """Works by what Soldiers do there."""
    if name in ("trench", "bunker"):
        return "gun"
    if name in ("catapult", "howitzer"):
        return "engine"
    return "guard" if name.startswith("guard") else name if name in ("trap", "bomb") else "mine"


def find_improvement_family(name: str) -> str:
    """Improvements by how they work; those of war, and a few more, are alone."""
    improvement = n.IMPROVEMENT_NAMES.index(name)
    if improvement in n.WAR_IMPROVEMENTS or name in SPECIAL_IMPROVEMENTS:
        return name
    if name.startswith("contract"):
        return "contract"
    for family, names in IMPROVEMENT_FAMILIES.items():
        if name in names:
            return family
    return "once"


IMPROVEMENT_FAMILIES: Final = {
    "bonus": ("axe", "spade", "iron-pickaxe"),
    "yearly": (*n.SOURCE_NAMES[n.BUILDING_SOURCES :], "workshop", "village-chapel"),
    "home": ("holiday-cabin", "holiday-flat", "cottage", "hostel"),
    "room": ("storehouse", "wood-warehouse", "clay-warehouse", "ore-warehouse", "food-warehouse"),
}


# Numbers


def list_facts(key: str, t: Tables) -> dict[str, object]:
    """What the words of a thing speak of: prices, gains, crews, all from the tables."""
    kind, _, name = key.removeprefix("piece:").partition(":")
    if kind in PAIRED:
        kind, name = PAIRED[kind], name.partition("-")[2]
    if kind == "place":
        return list_place_facts(name, t)
    if kind == "building":
        return list_building_facts(name, t)
    if kind == "work":
        return list_work_facts(n.WORK_NAMES.index(name), t)
    if kind == "market":
        return {"offers": tell_offers(t, n.MARKET_NAMES.index(name))}
    if kind == "improvement":
        return list_improvement_facts(n.IMPROVEMENT_NAMES.index(name), t)
    return list_numbers(t)


def list_numbers(t: Tables) -> dict[str, object]:
    """Single numbers of the rules."""
    return {
        "years": t.years,
        "smithy": t.smithy,
        "storage": t.basic_storage,
        "warehouse": t.basic_warehouse,
        "basic": t.basic_units,
        "elite": t.elite_units,
        "low": t.strength[n.BASIC],
        "high": t.strength[n.ELITE],
        "holds": t.trap_holds,
        "food": t.heal_food,
        "dollars": t.heal_dollars,
    }


def list_place_facts(name: str, t: Tables) -> dict[str, object]:
    """What a Place gives, turns in or builds."""
    found = list_numbers(t)
    if name.startswith("minelayer-"):
        return found | list_work_facts(
            n.WORK_NAMES.index(f"{name.removeprefix('minelayer-')}-mine"), t
        )
    built = name.removeprefix(BUILDER)
    if built in n.WORK_NAMES:
        return found | list_work_facts(n.WORK_NAMES.index(built), t)
    if name == "trapper":
        return found | list_work_facts(n.TRAP, t)
    if name == "combat-engineer":
        return found | list_work_facts(n.BOMB, t)
    if built in n.BUILDING_NAMES:
        return found | list_building_facts(built, t)
    place = n.PLACE_NAMES.index(name)
    for way in t.place_ways[place] if place < len(t.place_ways) else ():
        found |= list_way_facts(way, t)
    return found


def list_way_facts(way: int, t: Tables) -> dict[str, object]:
    """What one alternative gives, and what it turns into what."""
    found: dict[str, object] = {}
    if t.way_gain[way]:
        found["gain"] = tell_bundle(t.bundles[t.way_gain[way]])
    for recipe in t.way_recipes[way]:
        found["pay"] = tell_bundle(t.bundles[t.recipe_cost[recipe]])
        found["get"] = tell_bundle(t.bundles[t.recipe_gain[recipe]])
    return found


def list_building_facts(name: str, t: Tables) -> dict[str, object]:
    """The price of a Building, and what it gives."""
    building = n.BUILDING_NAMES.index(name)
    farmers, citizens = t.building_house_farmers[building], t.building_house_citizens[building]
    made = n.SOURCE_NAMES.index(name) if name in n.SOURCE_NAMES else 0
    return {
        "building": tell_name("building", name),
        "price": tell_bundle(t.bundles[t.building_cost[building]]),
        "farmers": farmers,
        "citizens": citizens,
        "storage": t.building_storage[building],
        "output": t.building_output[building],
        "good": tell_name("good", n.GOOD_NAMES[n.SOURCE_GOOD[made]]),
        "money": t.building_money[building],
        "reach": t.factory_reach,
        "worker": tell_name("kind", n.KIND_NAMES[max(0, t.building_worker[building])]),
    }


def list_work_facts(work: int, t: Tables) -> dict[str, object]:
    """The price of a Work, its Strength, and what its crew does."""
    found: dict[str, object] = {
        "work": tell_name("work", n.WORK_NAMES[work]),
        "price": tell_bundle(t.bundles[t.work_cost[work]]),
        "strength": t.work_strength[work],
        "holds": t.trap_holds,
        "bonus": t.trap_bonus,
        "bomb": t.bomb_damage,
        "splash": t.bomb_splash,
    }
    if field.is_building(work):
        found["crew"] = t.work_crew[work]
        found["kind"] = tell_name("kind", n.KIND_NAMES[t.work_crew_kind[work]])
        found["damage"] = t.work_damage[work]
        found["reach"] = max(arrow[1] for arrow in t.work_arrows[work])
    return found


def list_improvement_facts(improvement: int, t: Tables) -> dict[str, object]:
    """The price of an Improvement, and what it gives."""
    room = t.improvement_room_good[improvement]
    bonus = t.improvement_bonus[improvement]
    yearly = t.improvement_yearly[improvement]
    return list_numbers(t) | {
        "price": tell_bundle(t.bundles[t.improvement_cost[improvement]]),
        "farmers": t.improvement_house_farmers[improvement],
        "citizens": t.improvement_house_citizens[improvement],
        "room": t.improvement_room[improvement],
        "any": "yes" if room < 0 else "no",
        "good": tell_name("good", n.GOOD_NAMES[max(0, room, bonus)]),
        "get": tell_bundle(t.bundles[t.recipe_gain[yearly] if yearly >= 0 else 0]),
        "pay": tell_bundle(t.bundles[t.recipe_cost[yearly] if yearly >= 0 else 0]),
        "pays": 1 if yearly >= 0 and t.recipe_cost[yearly] else 0,
        "carries": t.dolly_goods,
        "bond": t.bond_dollars,
    }
