"""How the zones of Stronghold are named and bounded, and who sees what is hidden."""

from siegeworks.core.nouns import Kind, Names, Nouns, Numbers
from siegeworks.core.zones import Sight, Zone, number, pile, row
from siegeworks.games.stronghold.content.tables import Tables
from siegeworks.games.stronghold.rules import objectives
from siegeworks.games.stronghold.rules import pieces as n
from siegeworks.games.stronghold.rules.state import Castle

PRICE_LETTERS = "abc"  # the ways to pay for a card

Words = tuple[str, dict[str, object]]  # a key, and its facts

ZONES = (
    number("round", "round"),
    number("slot", "slot"),
    number("used", "slot-set"),
    number("maneuvers", "maneuver-set"),
    row("horde", "camp-unit", "units"),
    row("garrison", "post-unit", "units"),
    row("sent", "path-unit", "units"),
    row("rides", "rampart", "ride", empty=True),
    row("walls", "section", "walls"),
    row("cauldron", "section", "horde-kind", empty=True),
    row("equipment", "section", "equipment-set"),
    number("platforms", "section-set"),
    row("tower_item", "tower", "item", empty=True),
    number("toppled", "section", empty=True),
    row("barrage", "gun", "card", empty=True),
    row("hits", "gun", "cards"),
    row("misses", "gun", "cards"),
    row("siege_tower", "siege-tower", "tower-place", empty=True),
    number("mantelets", "rampart-set"),
    row("training", "rampart", "training-set"),
    number("saboteurs", "building-set"),
    row("paths", "path", "load", empty=True, sight=Sight.RULE),
    pile("line", "card", order=True, most=6),
    pile("reserve", "card"),
    pile("swapped", "card"),
    number("spies", "card-set"),
    number("wood", "wood"),
    number("wood_paid", "wood"),
    number("sand", "sand"),
    row("laid", "action", "sand"),
    number("finished", "action-set"),
    row("hero_at", "hero", "hero-post"),
    number("hero_used", "hero-set"),
    number("heroic_used", "heroic-set"),
    number("heroic_gone", "heroic-set"),
    number("oath", "yes-no"),
    number("glare", "section", empty=True),
    number("blessing", "side", empty=True),
    number("malfunction", "gun", empty=True),
    row("orders", "section", "laid-order", empty=True, sight=Sight.RULE),
    number("orders_worked", "section-set"),
    row("orders_gone", "order", "tokens"),
    pile("mixed", "order", Sight.OWNER, n.INVADER),
    row("roles", "mark", "token", empty=True, sight=Sight.RULE),
    row("feints_turned", "ritual", "tokens"),
    number("rituals_done", "ritual-set"),
    number("targets_turned", "count"),
    pile("objectives", "objective"),
    pile("objectives_drawn", "objective", Sight.OWNER, n.INVADER),
    number("objectives_met", "objective-set"),
    number("joins", "count"),
    pile("plans", "plan", Sight.OWNER, n.DEFENDER),
    pile("plans_drawn", "plan", Sight.OWNER, n.DEFENDER),
    number("plans_played", "plan-set"),
    row("aim", "gunner", "camp", empty=True),
    row("volley", "rampart", "count"),
    row("struck", "section", "count"),
    number("hits_drawn", "hit-set"),
)


def can_see(g: Castle, zone: Zone, place: int, seat: int | None) -> bool:
    """3.6: traps are the defender's secret, orders and rituals the invader's, till they turn."""
    if zone.name == "paths":
        return seat == n.DEFENDER or g.paths[place] >= n.OPEN_TRAP
    if zone.name == "orders":
        return seat == n.INVADER or g.orders[place] >= n.OPEN_ORDER
    return seat == n.INVADER or g.roles[place] == n.OPEN_TARGET


def make_nouns(t: Tables) -> Nouns:
    """The kinds of noun under these tables."""
    return Nouns(_make_names(t) | _make_sets() | _make_numbers(t))


def name_prices(t: Tables) -> tuple[str, ...]:
    """A name for each way to pay: the card and a letter."""
    names = [""] * len(t.price)
    for card, prices in enumerate(t.card_prices):
        for way, price in enumerate(prices):
            names[price] = f"{n.CARD_NAMES[card]}-{PRICE_LETTERS[way]}"
    return tuple(names)


def name_fittings() -> tuple[str, ...]:
    """A name for each token of equipment and place where it could lie."""
    kinds = [n.CARD_NAMES[card] for card in objectives.SECTION_EQUIPMENT]
    return (
        *(f"{kind}-{section}" for kind in kinds for section in n.SECTION_NAMES),
        *(f"bridge-{path}" for path in n.PATH_NAMES),
    )


def _make_pairs(places: tuple[str, ...], kinds: tuple[str, ...]) -> Names:
    return Names(tuple(f"{place}-{kind}" for place in places for kind in kinds))


def _make_names(t: Tables) -> dict[str, Kind]:
    return {
        "horde-kind": Names(n.HORDE_NAMES),
        "garrison-kind": Names(n.GARRISON_NAMES),
        "hero": Names(n.HERO_NAMES),
        "side": Names(n.SIDE_NAMES),
        "section": Names(n.SECTION_NAMES),
        "tower": Names(n.TOWER_NAMES),
        "rampart": Names(n.RAMPART_NAMES),
        "gun": Names(n.GUN_NAMES),
        "gunner": Names(n.GUNNER_NAMES),
        "building": Names(n.BUILDING_NAMES),
        "camp": Names(n.CAMP_NAMES),
        "post": Names(n.POST_NAMES),
        "hero-post": Names(n.HERO_POST_NAMES),
        "camp-unit": _make_pairs(n.CAMP_NAMES, n.HORDE_NAMES),
        "post-unit": _make_pairs(n.POST_NAMES, n.GARRISON_NAMES),
        "path": Names(n.PATH_NAMES),
        "path-unit": _make_pairs(n.PATH_NAMES, n.HORDE_NAMES),
        "march": Names(n.MARCH_NAMES),
        "tower-place": Names(n.TOWER_PLACE_NAMES),
        "order-at": Names(n.ORDER_AT_NAMES),
        "trap-at": Names(n.TRAP_AT_NAMES),
        "hero-order": Names(n.HERO_ORDER_NAMES),
        "ride": _make_pairs(n.SECTION_NAMES, n.HORDE_NAMES),
        "load": Names(n.PATH_LOAD_NAMES),
        "trap": Names(n.TRAP_NAMES),
        "card": Names(n.CARD_NAMES),
        "price": Names(name_prices(t)),
        "fitting": Names(name_fittings()),
        "siege-tower": Names(tuple(str(i + 1) for i in range(t.card_tiles[n.SIEGE_TOWER]))),
        "maneuver": Names(n.MANEUVER_NAMES),
        "order": Names(n.ORDER_NAMES),
        "laid-order": Names(n.LAID_ORDER_NAMES),
        "ritual": Names(n.RITUAL_NAMES),
        "token": Names(n.ROLE_NAMES),
        "mark": Names(n.MARK_NAMES),
        "heroic": Names(n.HEROIC_NAMES),
        "action": Names(n.ACTION_NAMES),
        "gun-or-none": Names((*n.GUN_NAMES, "none")),
        "action-or-none": Names((*n.ACTION_NAMES, "none")),
        "item": Names(n.ITEM_NAMES),
        "hit-card": Names(n.HIT_CARD_NAMES),
        "shot": Names(n.SHOT_NAMES),
        "objective": Names(n.OBJECTIVE_NAMES),
        "plan": Names(n.PLAN_NAMES),
        "obstacle": Names(n.OBSTACLE_NAMES),
    }


def _make_sets() -> dict[str, Kind]:
    """Sets of things as bits."""
    sizes = {
        "slot": 9,
        "maneuver": 2,
        "section": n.SECTIONS,
        "rampart": n.RAMPARTS,
        "building": n.BUILDINGS,
        "card": n.CARDS,
        "action": n.ACTIONS,
        "hero": n.HEROES,
        "heroic": n.HEROIC_ORDERS,
        "ritual": n.RITUALS,
        "objective": n.OBJECTIVES,
        "plan": n.PLANS,
        "hit": n.HIT_CARDS,
        "equipment": n.PHASE_CARDS,
        "training": n.PHASE_CARDS,
    }
    return {f"{name}-set": Numbers(0, (1 << size) - 1) for name, size in sizes.items()}


def _make_numbers(t: Tables) -> dict[str, Kind]:
    return {
        "round": Numbers(0, t.rounds),
        "slot": Numbers(0, 9),
        "line-slot": Numbers(0, 6),
        "phase": Numbers(1, n.PHASES),
        "next-path": Numbers(0, n.PATHS),
        "next-mark": Numbers(0, n.MARKS - 1),
        "units": Numbers(0, sum(t.horde_count)),
        "walls": Numbers(0, t.walls),
        "cards": Numbers(0, t.hit_cards + t.miss_cards),
        "wood": Numbers(0, t.wood),
        "sand": Numbers(0, 255),
        "tokens": Numbers(0, 9),
        "count": Numbers(0, 255),
        "points": Numbers(0, 255),
        "yes-no": Numbers(0, 1),
        "seat": Numbers(0, 1),
    }


def find_noun_words(t: Tables, kind: str, value: int, name: str) -> Words:
    """The key and facts of a noun; pairs are put together from the words of their parts."""
    if kind == "tower-place" and value >= n.CAMPS:
        return find_noun_words(t, "path", value - n.CAMPS, name)
    if kind in ("action-or-none", "gun-or-none"):
        plain = kind.removesuffix("-or-none")
        return _say("nothing-chosen") if name == "none" else find_noun_words(t, plain, value, name)
    if kind in ("camp", "gun", "tower-place"):
        return _find_camp_words(value + n.FIRST_GUN if kind == "gun" else value)
    if kind == "post":
        return _find_post_words(value)
    if kind in ("camp-unit", "post-unit", "path-unit", "ride"):
        return _find_unit_words(kind, value)
    if kind == "path":
        ends: dict[str, object] = {
            "from": ("camp", t.path_from[value]),
            "to": ("camp", t.path_to[value]),
        }
        return "path-between", ends
    if kind == "price":
        return _find_price_words(t, value)
    if kind in ("march", "order-at", "trap-at", "hero-order"):
        return _find_pair_words(kind, value)
    if kind == "mark":
        return _find_mark_words(value)
    if kind == "action":
        return f"action-{name}", {"building": ("building", t.action_building[value])}
    return _find_other_words(kind, value, name)


def _say(key: str, facts: dict[str, object] | None = None) -> Words:
    return key, facts or {}


def _find_camp_words(camp: int) -> Words:
    if camp < n.FIRST_GUN:
        return _say(f"section-{n.CAMP_NAMES[camp]}")
    if camp < n.FIRST_FOREGROUND:
        return _say(f"rampart-{n.CAMP_NAMES[camp]}")
    if camp < n.MARAUDERS:
        return _say(f"foreground-{n.SIDE_NAMES[camp - n.FIRST_FOREGROUND]}")
    return _say(f"camp-{n.CAMP_NAMES[camp]}")


def _find_post_words(post: int) -> Words:
    if post < n.FIRST_TOWER:
        return _say(f"section-{n.POST_NAMES[post]}")
    if post < n.FIRST_BUILDING:
        return _say(f"tower-{n.POST_NAMES[post]}")
    kind = "building" if post < n.STOCK else "post"
    return _say(f"{kind}-{n.POST_NAMES[post]}")


def _find_unit_words(kind: str, value: int) -> Words:
    place, unit = divmod(value, n.KINDS)
    if kind == "ride":
        return _say("ride-to", {"horde-kind": ("horde-kind", unit), "section": ("section", place)})
    side = "garrison-kind" if kind == "post-unit" else "horde-kind"
    return _say("unit-in", {"unit": (side, unit), "place": (kind.partition("-")[0], place)})


def _find_pair_words(kind: str, value: int) -> Words:
    if kind == "march":
        path, unit = divmod(value, n.KINDS)
        who: dict[str, object] = {"horde-kind": ("horde-kind", unit)}
        if path >= n.FIRST_SUPPLY_PATH:
            side = path - n.FIRST_SUPPLY_PATH
            goal = ("camp", n.FIRST_FOREGROUND + side)
            return _say("march-muster", who | {"side": ("side", side), "way": goal})
        return "march-over", who | {"path": ("path", path), "way": ("path", path)}
    if kind == "order-at":
        order, section = divmod(value, n.SECTIONS)
        return _say("order-at", {"order": ("order", order), "section": ("section", section)})
    if kind == "trap-at":
        path, trap = divmod(value, n.TRAPS)
        return _say("trap-on", {"trap": ("trap", trap), "path": ("path", path)})
    hero, heroic = divmod(value, n.HEROIC_ORDERS)
    return _say("hero-gives", {"hero": ("hero", hero), "heroic": ("heroic", heroic)})


def _find_price_words(t: Tables, price: int) -> Words:
    card = next(card for card, prices in enumerate(t.card_prices) if price in prices)
    goblins, orcs, trolls = t.price[price]
    facts: dict[str, object] = {
        "card": ("card", card),
        "goblins": goblins,
        "orcs": orcs,
        "trolls": trolls,
        "wood": t.card_wood[card],
        "sand": t.price_units[price] + t.card_hourglasses[card],
    }
    return "price-of", facts


def _find_mark_words(mark: int) -> Words:
    ritual = 0
    while mark >= n.FIRST_MARK[ritual + 1]:
        ritual += 1
    place = mark - n.FIRST_MARK[ritual]
    key, kind = (
        ("mark-gun", "gun"),
        ("mark-building", "building"),
        ("mark-gale", "section"),
        ("mark-heroic", "heroic"),
        ("mark-specter", "section"),
    )[ritual]
    return key, {kind: (kind, place)}


def _find_other_words(kind: str, value: int, name: str) -> Words:
    if kind == "fitting":
        card, place = objectives.split_fitting(value)
        if card == n.BRIDGE:
            return _say("fitting-bridge", {"path": ("path", place)})
        return _say("fitting-at", {"card": ("card", card), "section": ("section", place)})
    if kind == "hero-post":
        return _say(f"section-{name}" if value < n.SECTIONS else "building-courtyard")
    if kind == "gunner":
        if value < n.TOWERS:
            return _say("gunner-cannon", {"tower": ("tower", value)})
        return _say("gunner-machine", {"gun": ("gun", value - n.TOWERS)})
    if kind == "laid-order" and value < n.OPEN_ORDER:
        return _say(f"order-{name}")
    if kind == "laid-order":
        return _say("order-open", {"order": ("order", value - n.OPEN_ORDER)})
    if kind == "siege-tower":
        return _say("siege-tower-number", {"number": value + 1})
    return _say(f"{kind}-{name}")
