"""What a position says beside its pieces: how close a breakthrough is, what matters, what comes.

Everything is counted by the rules from what the seat sees.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from siegeworks.core import engine
from siegeworks.games.ante_portas.board import battles, foresight
from siegeworks.games.ante_portas.board.wares import tell_bundle, tell_offers
from siegeworks.games.ante_portas.rules import (
    battle,
    calendar,
    duel,
    field,
    march,
    sight,
    stores,
    teams,
    turn,
    wave,
    year_end,
)
from siegeworks.games.ante_portas.rules import pieces as n
from siegeworks.games.ante_portas.rules.state import Realm
from siegeworks.parts.board import Seen
from siegeworks.parts.board.records import Gauge, Mark, Outlook, Status
from siegeworks.parts.board.telling import round_off, share_hundred, tell, tell_fact

FAR: Final = 7  # arrows to the exit: so far away nobody is a danger
FALLS: Final = -2  # ends of a troop beside hexes
BREAKS: Final = -1
DANGERS: Final = {1: 3, 2: 2, 3: 2, 4: 1}  # by arrows to the exit
SIGNS: Final = {
    "calendar": "season-summer",
    "wave": "wave",
    "spawn": "raider-basic",
    "deck": "deck",
    "score": "start",
    "market": "dollar",
    "tiles": "trench",
    "hand": "improvement-gain",
    "stores": "storage-shed",
    "harvest": "foresters-house",
}


def make_outlook(seen: Seen[Realm]) -> Outlook:
    """Gauge, facts, and marks of what comes."""
    return Outlook(make_gauge(seen), list(tell_status(seen)), list(list_marks(seen)))


def make_standing(seen: Seen[Realm]) -> Outlook:
    """The same without marks."""
    return Outlook(make_gauge(seen), list(tell_status(seen)), [])


# How close the end is


def make_gauge(seen: Seen[Realm]) -> Gauge | None:
    """1.2: how many arrows the nearest Invader has to go; against each other there is none."""
    g = seen.state
    if g.mode != n.COOP:
        return None
    at = foresight.find_nearest(g)
    if at == n.NONE:
        return Gauge(tell(seen, "gauge-none"), 0, FAR, danger=0)
    arrows = foresight.ARROWS_OUT[at]
    words = tell(seen, "gauge", hex=seen.noun("hex", at), arrows=arrows)
    return Gauge(words, FAR - arrows, FAR, alarm=arrows == 1, danger=DANGERS.get(arrows, 0))


# Facts


def tell_status(seen: Seen[Realm]) -> Iterator[Status]:
    """The facts that are always wanted; what stands on the board is not told again."""
    yield tell_calendar(seen)
    if seen.state.mode == n.COOP:
        yield tell_spawn(seen)
    else:
        yield tell_sign(seen, "score", tell_score(seen))
    if seen.seat is not None:
        yield tell_stores(seen, seen.seat)
        if not seen.state.wave_round:  # 21: no Year ends any more
            yield tell_harvest(seen, seen.seat)
        hand = tell_hand(seen, seen.seat)
        if hand:
            yield tell_sign(seen, "hand", hand)


def tell_stock(seen: Seen[Realm]) -> Iterator[Status]:
    """What the browser draws, and the terminal tells: the deck, the Market card, tiles left."""
    if seen.state.mode == n.COOP:
        left = len(march.list_deck(seen.state))
        yield tell_sign(seen, "deck", tell(seen, "deck", left=left, cards=n.DECK_CARDS))
    yield tell_sign(seen, "market", tell_market(seen))
    yield tell_sign(seen, "tiles", tell_tiles(seen))


def tell_sign(seen: Seen[Realm], key: str, value: str, short: str = "") -> Status:
    """A fact with its sign."""
    return tell_fact(seen, key, value, symbol=SIGNS[key], short=short)


def tell_calendar(seen: Seen[Realm]) -> Status:
    """4.1: Era, Year and Half-Year; in the Final Wave its Round."""
    g = seen.state
    if g.wave_round:
        value = tell(seen, "wave", round=g.wave_round)
        return tell_sign(seen, "wave", value, short=tell(seen, "round", round=g.wave_round))
    season = seen.noun("season", g.season)
    value = tell(seen, "calendar", era=g.era, year=g.year, years=g.tables.years, season=season)
    return tell_sign(seen, "calendar", value, short=f"{g.year}/{g.tables.years}")


def tell_spawn(seen: Seen[Realm]) -> Status:
    """4.3 and 21.3: whether Invaders come next, and how many cards are turned."""
    key, cards = find_spawn(seen.state)
    value = tell(seen, f"spawn-{key}", cards=cards)
    return tell_sign(seen, "spawn", value, short=tell(seen, "spawn-cards", cards=cards))


def find_spawn(g: Realm) -> tuple[str, int]:
    """When Invaders come next, and with how many cards."""
    if g.wave_round:
        if g.wave_over or wave.is_last_spawn(g):
            return "over", 0
        return "round", wave.count_cards(g, g.wave_round + 1)
    if calendar.is_new_deck_next(g) and g.era >= g.eras:
        return "wave", march.count_spawns(g)
    return ("next", march.count_spawns(g)) if calendar.is_spawn_next(g) else ("none", 0)


def tell_stores(seen: Seen[Realm], seat: int) -> Status:
    """6.1: how full the Storage of a community is, and its Warehouse."""
    g = seen.state
    stored, spaces = stores.count_stored(g.storage, seat), stores.count_storage(g, seat)
    ware = stores.count_stored(g.warehouse, seat)
    shelves = ware + sum(stores.measure_warehouse(g, seat))
    value = tell(seen, "stores", stored=stored, spaces=spaces, ware=ware, shelves=shelves)
    return tell_sign(seen, "stores", value, short=f"{stored}/{spaces}")


def tell_harvest(seen: Seen[Realm], seat: int) -> Status:
    """20.3 and 20.6: what the Year's end brings a community, and whom all have to feed."""
    g = seen.state
    made = tell_things(seen, foresight.foretell_harvest(g, seat))
    team = g.team(seat)
    food, eaters = year_end.count_food(g, team), year_end.count_eaters(g, team)
    value = tell(seen, "harvest", made=made, eaters=eaters, food=food)
    return tell_sign(seen, "harvest", value, short=made)


def tell_things(seen: Seen[Realm], counts: Sequence[int]) -> str:
    """Goods, Tools and Dollars with how many there are."""
    return tell_bundle(counts).words(seen.language)


def tell_score(seen: Seen[Realm]) -> str:
    """23.2 and 23.3: how the teams stand."""
    g = seen.state
    if g.mode == n.FLAG:
        south, north = (teams.find_front(rows) for rows in teams.count_rows(g))
        return tell(seen, "score-rows", south=south, north=north)
    south, north = (count[0] for count in teams.count_areas(g))
    return tell(seen, "score-areas", south=south, north=north)


def tell_market(seen: Seen[Realm]) -> str:
    """10.1: what the Market card offers."""
    g = seen.state
    if g.market == n.NONE:
        return tell(seen, "nothing")
    return tell_offers(g.tables, g.market).words(seen.language)


def tell_tiles(seen: Seen[Realm]) -> str:
    """2.4 to 2.6: the tiles of war that can still be laid."""
    left = {
        name: field.count_left(seen.state, work)
        for name, work in (
            *(("trenches", n.TRENCH), ("guards", n.GUARD_POST), ("engines", n.CATAPULT)),
            *(("mines", n.PRESSURE_MINE), ("traps", n.TRAP)),
        )
    }
    return tell(seen, "tiles", **left)


def tell_hand(seen: Seen[Realm], seat: int) -> str:
    """11.1: the Improvements that a seat holds."""
    g = seen.state
    held = [card for card in range(n.IMPROVEMENTS) if g.hand[seat * n.IMPROVEMENTS + card]]
    return ", ".join(str(seen.noun("improvement", card)) for card in held)


# Marks: one on each hex at most


def list_marks(seen: Seen[Realm]) -> Iterator[Mark]:
    """Battles under way, troops and how far they have to go, where new ones come, what is seen."""
    g = seen.state
    yield from mark_turns(seen)
    if g.mode != n.COOP:
        yield from mark_sides(seen)
    if g.mode != n.COOP or seen.is_over:
        return
    lit = sight.see(g, 0)
    taken: set[int] = set()
    for mark, at in (*mark_battles(seen), *mark_troops(seen, lit)):
        if at not in taken:
            taken.add(at)
            yield mark
    for mark, at in mark_spawns(seen):
        if at not in taken:
            taken.add(at)
            yield mark
    yield mark_sight(seen, lit, taken)


def mark_turns(seen: Seen[Realm]) -> Iterator[Mark]:
    """5.1: the Places that the Steward who is asked about does not reach yet, by turns."""
    g = seen.state
    far: dict[int, list[int]] = {}
    for spot, needed in count_turns(seen).items():
        if needed > 1:
            far.setdefault(needed, []).append(spot)
    for needed, spots in sorted(far.items()):
        places = ", ".join(str(seen.noun("place", g.spots[spot])) for spot in spots)
        nouns = [seen.named("spot", spot) for spot in spots]
        words = tell(seen, "turns", count=needed, places=places)
        yield Mark("turns", nouns, words, "5.1", f"{needed}")


def count_turns(seen: Seen[Realm]) -> dict[int, int]:
    """5.1: how many turns the Steward who is asked about needs to each Place that he can reach."""
    g = seen.state
    step = engine.find_waiting(g)
    if not isinstance(step, turn.Turn) or step.who != seen.seat:
        return {}
    here = g.steward[step.who * n.STEWARDS + step.steward]
    laid = [spot for spot, place in enumerate(g.spots) if place != n.NONE and spot != here]
    found = {spot: turn.count_turns_to(g, here, spot) for spot in laid}
    return {spot: needed for spot, needed in found.items() if needed}


def mark_battles(seen: Seen[Realm]) -> Iterator[tuple[Mark, int]]:
    """15.4: both sums wherever a Battle is under way, or Units are on their way into one.

    That is also where somebody enlists, or is knocked back, among those of the other side.
    """
    g = seen.state
    for at in range(n.HEXES):
        moving = int(g.troop_at == at and field.has_troop(g))
        twin = land(g, at)
        is_coming = g.bound_farmers[at] + g.bound_citizens[at] > 0
        has_foe = field.count_basic(g, at, moving) + field.count_elite(g, at, moving) > 0
        if not has_foe or not (moving or is_coming or battles.is_pending(g, at)):
            continue
        if battle.is_fought(twin, at, battle.find_guise(twin, moving)):
            ours, theirs = battle.sum_ours(twin, at, moving), battle.sum_theirs(twin, at, moving)
            key = "battle-won" if battle.is_won(ours, theirs) else "battle-lost"
            words = tell(seen, key, hex=seen.noun("hex", at), ours=ours, theirs=theirs)
            yield Mark(key, [seen.named("hex", at)], words, "15.4", f"{ours}:{theirs}"), at


def land(g: Realm, at: int) -> Realm:
    """12.5: the position with those on a hex who are on their way to it."""
    twin = g.clone()
    twin.scribe = None
    duel.place_units(twin, at, 0, False)
    return twin


def mark_troops(seen: Seen[Realm], lit: int) -> Iterator[tuple[Mark, int]]:
    """1.2: how likely each troop that is near breaks through; how far the others have to go."""
    g = seen.state
    for at in foresight.list_troops(g):
        arrows = foresight.ARROWS_OUT[at]
        fates = foresight.weigh_fates(g, at) if arrows <= foresight.NEAR else None
        ends = tell_ends(seen, fates) if fates else ""
        facts: dict[str, object] = {
            "hex": seen.noun("hex", at),
            "basic": g.basic[at],
            "elite": g.elite[at],
            "strength": battle.sum_theirs(g, at, 0),
            "arrows": arrows,
            "guns": foresight.sum_guns(g, at),
        }
        end = "-seen" if lit >> at & 1 else ""
        nouns = [seen.named("hex", at)]
        if fates and fates.breaks:
            percent = share_fates(fates)[BREAKS]
            words = f"{tell(seen, 'break', **facts, percent=percent)}. {ends}"
            yield Mark(f"break{end}", nouns, words, "14.6", f"{percent}%", float(fates.breaks)), at
        else:
            words = ". ".join(filter(None, (tell(seen, "march", **facts), ends)))
            yield Mark(f"march{end}", nouns, words, "14.2", f"{arrows}"), at


def tell_ends(seen: Seen[Realm], fates: foresight.Fates) -> str:
    """14.3: all that may become of a troop with its card; the shares make 100."""
    percents = share_fates(fates)
    told = [tell(seen, "end", hex=seen.noun("hex", at), percent=percents[at]) for at in fates.ends]
    for key, end in (("end-falls", FALLS), ("end-breaks", BREAKS)):
        if end in percents:
            told.append(tell(seen, key, percent=percents[end]))
    return tell(seen, "ends", ends=", ".join(told))


def share_fates(fates: foresight.Fates) -> dict[int, int]:
    """The same in percent, by hex, or by one of the two other ends."""
    shares = fates.ends | {FALLS: fates.falls, BREAKS: fates.breaks}
    likely = {end: share for end, share in shares.items() if share}
    return dict(zip(likely, share_hundred(list(likely.values())), strict=True))


def mark_spawns(seen: Seen[Realm]) -> Iterator[tuple[Mark, int]]:
    """4.3: how likely new Invaders appear on each hex of the Spawn Area, if any come next.

    Where they most likely do, the law of what is foretold tries it; the others are counted alike.
    """
    g = seen.state
    if g.wave_round or not calendar.is_spawn_next(g) or not foresight.can_weigh_spawn(g):
        return
    shares = foresight.weigh_spawns(g)
    likeliest = max(shares, key=lambda at: shares[at])
    for at, share in shares.items():
        if share:
            percent = round_off(share)
            words = tell(seen, "spawn", hex=seen.noun("hex", at), percent=percent)
            nouns = [seen.named("hex", at)]
            claim = float(share) if at == likeliest else None
            yield Mark("spawn", nouns, words, "4.3", f"{percent}%", claim), at


def mark_sight(seen: Seen[Realm], lit: int, taken: set[int]) -> Mark:
    """13.1: the hexes in sight; on those with another mark its own light shows it."""
    there = [at for at in range(n.HEXES) if lit >> at & 1]
    names = ", ".join(str(seen.noun("hex", at)) for at in there)
    nouns = [seen.named("hex", at) for at in there if at not in taken]
    return Mark("sight", nouns, tell(seen, "sight", hexes=names), "13.1")


def mark_sides(seen: Seen[Realm]) -> Iterator[Mark]:
    """23.19: whose Units are where."""
    g = seen.state
    for team, name in enumerate(n.TEAM_NAMES):
        there = [at for at in range(n.HEXES) if teams.find_side(g, at) == team]
        if there:
            hexes = ", ".join(str(seen.noun("hex", at)) for at in there)
            nouns = [seen.named("hex", at) for at in there]
            yield Mark(name, nouns, tell(seen, f"side-{name}", hexes=hexes), "23.19")
