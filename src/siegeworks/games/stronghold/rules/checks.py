"""What is impossible in a position: pieces are conserved, and places hold what they can."""

from collections.abc import Iterator, Mapping
from typing import Final

from siegeworks.games.stronghold.rules import equipment, ground, machines, objectives, training
from siegeworks.games.stronghold.rules import pieces as n
from siegeworks.games.stronghold.rules.state import (
    Castle,
    count_kinds,
    count_order_stock,
    count_trap_stock,
)

Problem = tuple[str, Mapping[str, object]]

EQUIPMENT_ON_SECTIONS: Final = sum(1 << (c - n.BANNER) for c in objectives.SECTION_EQUIPMENT)
RAMPART_TRAINING: Final = sum(
    1 << (card - n.ARTILLERYMAN) for card in (n.QUARTERMASTER, n.TRENCH_MASTER)
)


def find_problems(g: Castle) -> list[Problem]:
    """All that cannot be, each with its facts."""
    return [
        *_find_lost_units(g),
        *_find_crowds(g),
        *_find_works(g),
        *_find_machines(g),
        *_find_cards(g),
        *_find_secrets(g),
    ]


def _find_lost_units(g: Castle) -> Iterator[Problem]:
    """3.1 and 3.2: no unit comes from nowhere or is lost."""
    for kind in range(n.KINDS):
        have = sum(g.horde[kind :: n.KINDS]) + sum(g.sent[kind :: n.KINDS])
        have += sum(1 for ride in g.rides if ride != n.NONE and ride % n.KINDS == kind)
        if have != g.tables.horde_count[kind]:
            yield "horde", {"kind": kind, "have": have, "most": g.tables.horde_count[kind]}
        have = sum(g.garrison[kind :: n.KINDS])
        if have != g.tables.garrison_count[kind]:
            yield "garrison", {"kind": kind, "have": have, "most": g.tables.garrison_count[kind]}


def _find_crowds(g: Castle) -> Iterator[Problem]:
    """2.2, 2.3 and 2.5: no more units anywhere than there are spaces."""
    for camp in range(n.MARAUDERS):
        if ground.count_invader_room(g, camp) < 0:
            most = ground.count_invader_spaces(g, camp)
            yield "crowded", {"place": n.CAMP_NAMES[camp], "most": most}
    for post in range(n.STOCK):
        for kind in range(n.KINDS):
            held = g.garrison[post * n.KINDS + kind]
            if held and ground.count_defender_room(g, post, kind) < 0:
                yield "crowded", {"place": n.POST_NAMES[post], "most": 0}
    for tower in range(n.TOWERS):
        post = n.FIRST_TOWER + tower
        if count_kinds(g.garrison, post) > g.garrison[post * n.KINDS + n.MARKSMAN]:
            yield "tower-unit", {"place": n.TOWER_NAMES[tower]}


def _find_works(g: Castle) -> Iterator[Problem]:
    """3.4: walls, items and hourglasses are limited."""
    t = g.tables
    if sum(g.walls) > t.walls:
        yield "walls", {"have": sum(g.walls), "most": t.walls}
    if g.toppled != n.NONE and g.walls[g.toppled]:
        yield "toppled", {"place": n.SECTION_NAMES[g.toppled]}
    for item, action in ((0, n.CANNON), (1, n.POLE), (2, n.BAY_WINDOW)):
        if g.tower_item.count(item) > t.action_tiles[action]:
            yield "tiles", {"what": n.ITEM_NAMES[item], "most": t.action_tiles[action]}
    for kind in range(n.KINDS):
        action = n.FIRST_CAULDRON + kind
        if g.cauldron.count(kind) > t.action_tiles[action]:
            yield "tiles", {"what": n.ACTION_NAMES[action], "most": t.action_tiles[action]}
    if g.platforms.bit_count() > t.action_tiles[n.PLATFORM]:
        yield "tiles", {"what": "platform", "most": t.action_tiles[n.PLATFORM]}
    if g.hero_at[0] == g.hero_at[1] != n.HERO_COURTYARD:
        yield "heroes", {"place": n.SECTION_NAMES[g.hero_at[0]]}


def _find_machines(g: Castle) -> Iterator[Problem]:
    """8 to 10: machines, equipment and training stand where they may, and there are enough."""
    t = g.tables
    for card in range(n.BALLISTA, n.ARTILLERYMAN):
        left = machines.count_tiles(g, card) if card < n.BANNER else equipment.count_tiles(g, card)
        if left < 0:
            yield "tiles", {"what": n.CARD_NAMES[card], "most": t.card_tiles[card]}
    for card in (n.QUARTERMASTER, n.SABOTEUR, n.TRENCH_MASTER):
        if training.count_tiles(g, card) < 0:
            yield "tiles", {"what": n.CARD_NAMES[card], "most": t.card_tiles[card]}
    if machines.count_barrage(g) > t.barrage_limit:
        yield "barrage", {"have": machines.count_barrage(g), "most": t.barrage_limit}
    for gun, card in enumerate(g.barrage):
        place = n.GUN_NAMES[gun]
        if card == n.NONE:
            if g.hits[gun] or g.misses[gun]:
                yield "deck", {"place": place}
        elif not machines.is_barrage(card) or not ground.is_barrage_place(gun, card):
            yield "machine", {"place": place}
    if sum(g.hits) > t.hit_cards or sum(g.misses) > t.miss_cards:
        yield "deck-cards", {"hits": sum(g.hits), "misses": sum(g.misses)}
    yield from _find_tokens(g)


def _find_tokens(g: Castle) -> Iterator[Problem]:
    for section in range(n.SECTIONS):
        most = g.tables.equipment_spaces
        bits = g.equipment[section]
        if bits & ~EQUIPMENT_ON_SECTIONS or equipment.count_on_section(g, section) > most:
            yield "equipment", {"place": n.SECTION_NAMES[section], "most": most}
    for rampart in range(n.RAMPARTS):
        if g.training[rampart] & ~RAMPART_TRAINING:
            yield "training", {"place": n.RAMPART_NAMES[rampart]}
    walled = [camp for camp in g.siege_tower if n.NONE < camp < n.SECTIONS]
    if len(set(walled)) < len(walled) or any(
        n.MARAUDERS <= camp < n.CAMPS for camp in g.siege_tower
    ):
        yield "siege-towers", {}
    for building in range(n.BUILDINGS):
        if g.saboteurs >> building & 1 and not g.tables.actions_of_building[building]:
            yield "saboteur", {"place": n.BUILDING_NAMES[building]}


def _find_cards(g: Castle) -> Iterator[Problem]:
    """4.2, 7.2 and 7.4: each card is once in the line or the reserve, and the line is sorted."""
    t = g.tables
    cards = [*g.line, *g.reserve, *g.swapped]
    if len(set(cards)) < len(cards) or any(t.card_phase[card] in (1, n.PHASES) for card in cards):
        yield "cards", {}
    phases = [t.card_phase[card] for card in g.line]
    if not g.swapped and phases != sorted(phases):
        yield "line", {}
    if g.spies.bit_count() > t.action_tiles[n.SPY]:
        yield "tiles", {"what": "spy", "most": t.action_tiles[n.SPY]}
    if any(g.spies >> card & 1 and card not in g.line for card in range(n.CARDS)):
        yield "spy", {}
    if g.wood + g.wood_paid > t.wood:
        yield "wood", {"have": g.wood + g.wood_paid, "most": t.wood}
    for name in ("objectives", "objectives_drawn", "plans", "plans_drawn", "reserve"):
        held = getattr(g, name)
        if held != sorted(set(held)):
            yield "sorted", {"zone": name}


def _find_secrets(g: Castle) -> Iterator[Problem]:
    """3.6: tokens that lie face down are among those there are."""
    for order in range(n.ORDERS):
        if count_order_stock(g, order) < 0:
            yield "tiles", {"what": n.ORDER_NAMES[order], "most": g.tables.order_tiles[order]}
    for trap in range(n.TRAPS):
        if count_trap_stock(g, trap) < 0:
            yield "tiles", {"what": n.TRAP_NAMES[trap], "most": g.tables.trap_tiles[trap]}
    for path in range(n.PATHS):
        if g.paths[path] != n.NONE and not g.tables.path_traps[path]:
            yield "path", {"place": n.PATH_NAMES[path]}
    for ritual in range(n.RITUALS):
        laid = g.roles[n.FIRST_MARK[ritual] : n.FIRST_MARK[ritual + 1]]
        targets = laid.count(n.TARGET) + laid.count(n.OPEN_TARGET)
        feints = laid.count(n.FEINT) + g.feints_turned[ritual]
        if targets > 1 or feints > g.tables.ritual_bluffs:
            yield "ritual", {"what": n.RITUAL_NAMES[ritual]}
    for plan in g.plans:
        if g.plans_played >> plan & 1:
            yield "plan", {}
    if any(
        g.orders[section] != n.NONE and not g.orders_worked >> section & 1
        and count_kinds(g.horde, section) == 0
        for section in range(n.SECTIONS)
    ):  # fmt: skip
        yield "order", {}
