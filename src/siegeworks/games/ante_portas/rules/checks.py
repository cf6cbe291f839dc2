"""What is impossible in a position: pieces are conserved, and places hold what they can."""

from collections.abc import Iterator, Mapping

from siegeworks.games.ante_portas.rules import people, stores
from siegeworks.games.ante_portas.rules import pieces as n
from siegeworks.games.ante_portas.rules.state import Realm

Problem = tuple[str, Mapping[str, object]]


def find_problems(g: Realm) -> list[Problem]:
    """All that cannot be, each with its facts."""
    return [
        *_find_invaders(g),
        *_find_works(g),
        *_find_people(g),
        *_find_stores(g),
        *_find_places(g),
        *_find_cards(g),
    ]


def _find_invaders(g: Realm) -> Iterator[Problem]:
    """2.3: no Invader comes from nowhere or is lost."""
    t = g.tables
    for kind, board, troop, most in (
        (n.BASIC, g.basic, g.troop_basic, t.basic_units),
        (n.ELITE, g.elite, g.troop_elite, t.elite_units),
    ):
        have = troop + g.supply[kind] + g.gone[kind]
        for count in board:
            have += count
        if have != most:
            yield "invaders", {"what": n.INVADER_NAMES[kind], "have": have, "most": most}
    if g.mode != n.COOP and any((*g.basic, *g.elite)):
        yield "no-invaders", {}


def _find_works(g: Realm) -> Iterator[Problem]:
    """2.4 to 2.6 and 13.5: no more tiles than there are, and none among Invaders."""
    t = g.tables
    laid = [*g.work, *g.bound_work]
    for pool, most in enumerate(t.pool_size):
        have = sum(1 for work in laid if work != n.NONE and t.work_pool[work] == pool)
        if have > most:
            yield "tiles", {"what": n.POOL_NAMES[pool], "have": have, "most": most}
    for mine in range(n.FIRST_MINE, n.TRAP):
        if laid.count(mine) > t.mine_faces:
            yield "tiles", {
                "what": n.WORK_NAMES[mine], "have": laid.count(mine), "most": t.mine_faces
            }  # fmt: skip


def _find_people(g: Realm) -> Iterator[Problem]:
    """2.1, 7.3 and 7.4: homes for all, no more workers than work, no more people than there are."""
    t = g.tables
    for kind, most in ((n.FARMER, t.farmers), (n.CITIZEN, t.citizens)):
        have = people.count_people(g, kind)
        if have > most:
            yield "people", {"what": n.KIND_NAMES[kind], "have": have, "most": most}
        for seat in range(g.seats):
            if people.count_free(g, seat, kind) < 0:
                most = people.count_places(g, seat, kind)
                have = most - people.count_free(g, seat, kind)
                yield "homes", {"what": n.KIND_NAMES[kind], "have": have, "most": most}
    for seat in range(g.seats):
        for job in range(n.JOBS):
            if people.count_vacancies(g, seat, job) < 0 or (
                g.workers[seat * n.JOBS + job]
                and job < n.BUILDINGS
                and t.building_worker[job] == n.NONE
            ):
                yield "workers", {"what": n.JOB_NAMES[job]}


def _find_stores(g: Realm) -> Iterator[Problem]:
    """6.1 and 8.2: nobody has more Buildings, or in the Warehouse more, than fits."""
    t = g.tables
    for seat in range(g.seats):
        for good in range(n.GOODS):
            if stores.count_warehouse_room(g, seat, good) < 0:
                yield "warehouse", {"what": n.GOOD_NAMES[good]}
        for building in range(n.BUILDINGS):
            most = t.building_limit[building]
            have = g.buildings[seat * n.BUILDINGS + building]
            if most and have > most:
                yield "buildings", {"what": n.BUILDING_NAMES[building], "most": most}


def _find_places(g: Realm) -> Iterator[Problem]:
    """3.1: each Place lies once; Stewards stand on laid ones."""
    laid = [place for place in g.spots if place != n.NONE]
    if len(set(laid)) < len(laid):
        yield "places", {}
    for spot in g.steward:
        if spot != n.NONE and g.spots[spot] == n.NONE:
            yield "steward", {"place": n.SPOT_NAMES[spot]}


def _find_cards(g: Realm) -> Iterator[Problem]:
    """11: no more Improvements than there are."""
    t = g.tables
    for card in range(n.IMPROVEMENTS):
        most = sum(t.improvement_copies[era][card] for era in range(2))
        have = sum(g.hand[card :: n.IMPROVEMENTS]) + sum(g.owned[card :: n.IMPROVEMENTS])
        if have > most:
            yield "improvements", {"what": n.IMPROVEMENT_NAMES[card], "have": have, "most": most}
