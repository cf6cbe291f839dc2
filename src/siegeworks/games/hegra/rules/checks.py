"""What must always hold: pieces are conserved, tracks stay in range, the agenda makes sense."""

from collections.abc import Iterator, Mapping

from siegeworks.games.hegra.rules import pieces as n
from siegeworks.games.hegra.rules.day import Day, DayPhase, NextDay
from siegeworks.games.hegra.rules.injuries import ToBed, Wound
from siegeworks.games.hegra.rules.last_stand import LastStand, Outcome
from siegeworks.games.hegra.rules.setup import BAG, READY, RESERVE, SetUp
from siegeworks.games.hegra.rules.state import ARTILLERY_TILES, MISS_TILES, TOO_FEW, Fortress
from siegeworks.games.hegra.rules.variants import MissionFails

LAST = (SetUp, Day, DayPhase, NextDay, LastStand, Outcome)  # what a game that goes on does last
PATROLS = 2  # tokens of each number
STACK = 3  # delivery tokens of each kind

Problem = tuple[str, Mapping[str, object]]


def find_problems(g: Fortress) -> list[Problem]:
    """Every impossible thing in a position, as codes with facts."""
    parts = (
        check_defenders,
        check_tiles,
        check_guns,
        check_infantry,
        check_map,
        check_runners,
        check_cards,
        check_calendar,
    )
    return [problem for part in parts for problem in part(g)]


def check_defenders(g: Fortress) -> Iterator[Problem]:
    """Each type of defender has its number of discs, wherever they are."""
    hurt = [patient // n.LEVELS for patient in (*g.beds, *g.waiting) if patient != n.NONE]
    hurt += [step.body for step in g.agenda if isinstance(step, Wound)]
    hurt += [step.patient // n.LEVELS for step in g.agenda if isinstance(step, ToBed)]
    lists = (g.bag, g.reserve, g.recruits, g.ready, g.tired, g.rest, g.morgue)
    for who, name in enumerate(n.DEFENDER_NAMES):
        have = sum(area[who] for area in lists) + g.post.count(who) + hurt.count(who)
        have += g.runner_who.count(who) + sum(g.jobs[who :: n.TYPES])
        need = BAG[who] + READY[who] + RESERVE[who]
        if have != need:
            yield "discs", {"defender": name, "have": have, "need": need}
    if hurt.count(n.GERMAN) + g.morgue[n.GERMAN] > 1:
        yield "german", {}
    if g.waiting != sorted(g.waiting):
        yield "waiting", {}


def check_tiles(g: Fortress) -> Iterator[Problem]:
    """A damage tile lies on its space or in the Hit bag; Miss and Artillery are limited."""
    hidden = [g.facility[f] == n.HIDDEN for f in range(n.FACILITIES)]
    placed = [*g.damaged[1:], *g.gun_damage]
    placed += [int(g.facility[f] == n.DAMAGED) for f in range(n.FACILITIES - 1)]
    reserve = [0, 0, 0, 0, 0, *map(int, hidden[:5])]
    for tile, there in enumerate(n.DAMAGE_TILES):
        have = g.tiles[tile] + g.salvo[tile] + placed[tile] + reserve[tile]
        if have != there:
            yield "tile", {"tile": n.TILE_NAMES[tile], "have": have, "need": there}
    if g.spare_miss() < 0:
        yield "miss", {"most": MISS_TILES}
    if g.spare_artillery() < 0:
        yield "artillery-tiles", {"most": ARTILLERY_TILES}
    air = sum(g.tiles[n.AIR_INJURY : n.ARTILLERY]) + sum(g.salvo[n.AIR_INJURY : n.ARTILLERY])
    if air + len(g.air_stacks) > len(g.tables.air) or (
        len(g.air_stacks) % 2 and not is_setting_up(g)
    ):
        yield "air", {"most": len(g.tables.air)}


def is_setting_up(g: Fortress) -> bool:
    """Whether the first day has not begun."""
    return g.event == n.NONE


def check_guns(g: Fortress) -> Iterator[Problem]:
    """The first tile of a gun never jams; the hidden gun is as new; the front is never damaged."""
    if any(mask & 1 for mask in g.gun_jam):
        yield "gun-jam", {}
    if g.facility[n.FIND_GUN] == n.HIDDEN and (g.gun_damage[1] < n.GUN_TILES or g.gun_jam[1]):
        yield "gun-hidden", {}
    if g.facility[n.FIND_GUN] == n.WHOLE or g.damaged[0]:
        yield "front", {}
    if any(g.post[p] != n.NONE and g.damaged[p] for p in range(n.POSITIONS)):
        yield "post-damaged", {}
    if n.MEDIC in g.post:
        yield "post-medic", {}
    if (g.machine_gun == n.NO_MACHINE_GUN) != (g.stage != n.SIEGE):
        yield "machine-gun", {}


def check_infantry(g: Fortress) -> Iterator[Problem]:
    """Twenty-one infantry, five in a sector of the board in use at most."""
    for sector in range(n.SECTORS):
        if g.troops(sector) > (n.ROOM if sector < g.sectors() else 0):
            yield "sector", {"sector": sector + 1, "have": g.troops(sector)}
        if g.movers[sector] > g.standing[sector]:
            yield "movers", {"sector": sector + 1}
    if g.spare_infantry() < 0:
        yield "infantry", {"have": -g.spare_infantry()}


def check_map(g: Fortress) -> Iterator[Problem]:
    """Patrols, artillery pieces and delivery tokens are where they may be."""
    for number in range(n.ROW_LENGTH):
        have = g.patrol_bag[number] + sum(g.patrols[number :: n.ROW_LENGTH])
        if have != PATROLS:
            yield "patrols", {"number": number + 1, "have": have, "need": PATROLS}
    spaces = [field for field in range(n.NUMBERED) if g.pieces[field]]
    if any(field not in g.tables.gun_fields for field in spaces):
        yield "pieces", {}
    elif g.artillery >= g.first_piece():
        yield "artillery-marker", {"most": g.first_piece() - 1}
    for depot in range(n.DEPOTS):
        if not is_stocked_rightly(g, depot):
            yield "depot", {"depot": depot + 1}


def is_stocked_rightly(g: Fortress, depot: int) -> bool:
    """A depot is empty, or holds up to three tokens of a kind that belongs there."""
    token, count = g.depot_token[depot], g.depot_count[depot]
    if token == n.NONE:
        return count == 0
    return 0 < count <= STACK and min(token, n.DEPOTS - 1) == depot and not g.stacks[token]


def check_runners(g: Fortress) -> Iterator[Problem]:
    """Each runner has a place, and one alone stops on a space of the map."""
    who, at, load = len(g.runner_who), len(g.runner_at), len(g.runner_load)
    if not who == at == load or g.walkers > who:
        yield "runners", {}
        return
    if g.walkers == who and g.paces < 0:
        yield "paces", {}


def check_cards(g: Fortress) -> Iterator[Problem]:
    """Each card is in one place, in the order of its number; the day's event is drawn."""
    morale = (g.high_deck, g.low_deck, g.high_pile, g.low_pile, g.hope, g.despair, g.hand)
    snow = [*g.snow_deck, *g.snow_top]
    for pile in ([card for part in morale for card in part], g.events, snow, g.ongoing):
        if len(set(pile)) < len(pile):
            yield "card-twice", {}
    ordered = (*morale[:-1], g.events, g.snow_deck)
    for pile in ordered:
        if pile != sorted(pile):
            yield "card-order", {}
    if g.event in g.events or any(event in g.events for event in g.ongoing):
        yield "event", {}
    if any(g.tables.event_ongoing[event] == n.NONE for event in g.ongoing):
        yield "ongoing", {}


def check_calendar(g: Fortress) -> Iterator[Problem]:
    """The stage fits the day, and the ending the tracks."""
    t = g.tables
    coup, retreat = t.coup_day[g.difficulty], t.retreat_day[g.difficulty]
    earliest = (1, coup, retreat)[g.stage]
    latest = (coup, retreat, n.DAYS)[g.stage]
    if not earliest <= g.day <= latest:
        yield "stage", {"day": g.day}
    if not g.ending and g.surrender == n.SKULL and not is_skull_due(g):
        yield "skull", {}
    if g.ending and not has_ended_rightly(g):
        yield "ending", {}
    if not g.ending and g.agenda and not isinstance(g.agenda[0], LAST):
        yield "agenda", {}
    failing = any(isinstance(step, MissionFails) for step in g.agenda)
    if g.mission != n.NONE and g.day == n.DAYS and not failing:
        yield "mission", {}


def is_skull_due(g: Fortress) -> bool:
    """Whether the end on the skull is about to be told."""
    return any(type(step).__name__ == "Skull" for step in g.agenda)


def has_ended_rightly(g: Fortress) -> bool:
    """Whether the game is over in the way its ending says."""
    if g.ending <= n.SKULL:
        return g.day == n.DAYS and g.surrender == g.ending - 1
    if g.ending == TOO_FEW:
        return g.surrender < n.SKULL and g.healthy() < g.tables.needs[g.surrender]
    return g.surrender == n.SKULL
