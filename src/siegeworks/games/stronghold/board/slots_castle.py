"""What is drawn inside the castle: buildings with their rows of hourglasses, heroic orders."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from siegeworks.games.stronghold.board.plan import Plan, draw_always
from siegeworks.games.stronghold.content.tables import Tables
from siegeworks.games.stronghold.rules import pieces as n
from siegeworks.parts.board.records import Point, Slot
from siegeworks.parts.board.spots import make_slots_at

GROUND: Final = -1
COURT: Final = (318.0, 626.0)  # between these lie the houses around the courtyard
WIDTH: Final = 150.0
ROW: Final = 18.0
GLASS: Final = (10.5, 14.0)
STEP: Final = 11.5  # from one hourglass to the next
EDGE: Final = 7.0
SABOTEUR: Final = (134.0, -10.0)
UNIT: Final = 18.0


def lay_out_slots(plan: Plan, t: Tables) -> Iterator[Slot]:
    """The buildings and the heroic orders."""
    for name, spot in plan.spots.houses.items():
        building = n.BUILDING_NAMES.index(name)
        if name in ("cathedral", "forge", "scouts", "workshop"):
            yield from make_slots_at(plan.each.houses, name, spot)
        elif name in ("barracks", "guards"):
            yield from make_slots_at(plan.each.houses[1:], name, spot)
        for row, action in enumerate(t.actions_of_building[building]):
            yield from lay_out_action(t, action, (spot[0], spot[1] + ROW * (row + 1)))
        if t.actions_of_building[building]:
            yield lay_out_saboteur(building, spot)
    yield from lay_out_quarters(plan.spots.houses, t)
    for name, spot in plan.spots.heroic.items():
        yield from lay_out_heroic_order(name, spot)
        yield from make_slots_at(plan.each.heroic, name, spot)


# Actions


def lay_out_action(t: Tables, action: int, corner: Point) -> Iterator[Slot]:
    """14.2 to 14.7: the hourglasses that an action needs, and one more for a saboteur."""
    name, need = n.ACTION_NAMES[action], t.action_hourglasses[action]
    x, y = corner[0] + WIDTH - EDGE, corner[1] + ROW / 2
    width, height = GLASS
    done = Slot("finished", "flag", corner[0] + WIDTH / 2, y, symbol="row-done", bit=action)
    yield replace(done, width=WIDTH, height=ROW, layer=GROUND)
    extra = Slot("saboteurs", "flag", x, y, symbol="hourglass-sabotage", layer=GROUND)
    yield replace(extra, bit=t.action_building[action], width=width, height=height)
    laid = Slot("laid", "pile", x - STEP * need, y, key=name, area=name, symbol="hourglass")
    laid = replace(laid, lost="hourglass-empty", most=need, many=need + 1, dx=STEP)
    yield replace(laid, width=width, height=height, words="look-laid")


def lay_out_saboteur(building: int, corner: Point) -> Slot:
    """10.4: the saboteur on the roof of a building."""
    x, y = corner[0] + SABOTEUR[0], corner[1] + SABOTEUR[1]
    slot = Slot("saboteurs", "flag", x, y, symbol="saboteur", bit=building, words="look-saboteur")
    return replace(slot, area=n.BUILDING_NAMES[building], width=16, height=16)


# People


def lay_out_quarters(houses: dict[str, Point], t: Tables) -> Iterator[Slot]:
    """15.4: the spaces of the Barracks and the Guards, by kind."""
    x, y = houses["barracks"]
    for kind, number in enumerate(t.barracks_spaces):
        left = x + 14 + UNIT * 2.7 * kind
        yield from lay_out_bunks("barracks", kind, number, (left, y + ROW * 4))
    x, y = houses["guards"]
    for kind, number in enumerate(t.guards_spaces):
        left = x + 14 + UNIT * 2.7 * kind
        yield from lay_out_bunks("guards", kind, number, (left, y + ROW * 2.5))


def lay_out_bunks(house: str, kind: int, number: int, at: Point) -> Iterator[Slot]:
    """Spaces for one kind of unit, and who is there."""
    name = n.GARRISON_NAMES[kind]
    for bunk in range(number):
        yield draw_always("seat", at[0] + 15 * bunk, at[1], width=15, height=15, layer=GROUND)
    keys = [f"{house}-{name}"]
    there = Slot("garrison", "tally", *at, keys=keys, symbol="{kind}", area=house, dx=15)
    yield replace(there, width=15, height=15)


# Heroic orders


def lay_out_heroic_order(name: str, spot: Point) -> Iterator[Slot]:
    """16.1: an order on its tile; ticked when given this round, gone when it left the game."""
    bit, (x, y) = n.HEROIC_NAMES.index(name), spot
    yield draw_always("heroic-tile", x, y, width=36, height=36, layer=GROUND)
    yield draw_always(name, x, y, width=26, height=26, layer=GROUND)
    used = Slot("heroic_used", "flag", x + 10, y + 10, symbol="order-used", bit=bit, area=name)
    yield replace(used, width=16, height=16, layer=1, words="look-heroic-used")
    gone = Slot("heroic_gone", "flag", x, y, symbol="heroic-gone", bit=bit, area=name)
    yield replace(gone, width=36, height=36, words="look-heroic-gone", layer=2)
