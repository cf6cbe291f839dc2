"""What must always hold: pieces are conserved, tracks stay in range, lanes make sense."""

from collections.abc import Iterator, Mapping

from siegeworks.games.westerplatte.rules.attack import AskGunners, JoinFire, OpenFire, Volley
from siegeworks.games.westerplatte.rules.days import FileCard, NewDay
from siegeworks.games.westerplatte.rules.ending import is_lost
from siegeworks.games.westerplatte.rules.events import DrawEvent
from siegeworks.games.westerplatte.rules.morale import find_level
from siegeworks.games.westerplatte.rules.pieces import (
    BRICKS,
    EVENT_BURNT,
    FIELD_NAMES,
    FIRST_GUARDHOUSE,
    HIGH_3,
    HOWITZER,
    LANE_NAMES,
    LANES,
    LOW_3,
    MINES,
    NONE,
    SUPPLY_NAMES,
)
from siegeworks.games.westerplatte.rules.setup import DrawTile, FirstTurn, SetUp
from siegeworks.games.westerplatte.rules.state import (
    EXTRA_MOVE,
    FALLEN,
    HELD,
    LIMITED_MOVE,
    MARKERS,
    OFFICERS,
    STARVED,
    Fort,
)
from siegeworks.games.westerplatte.rules.turn import Act, NextOfficer, Turn

FIRING = (OpenFire, AskGunners, Volley)
LAST = (NextOfficer, FirstTurn, Turn, SetUp)  # what a game that goes on does last
Problem = tuple[str, Mapping[str, object]]


def find_problems(g: Fort) -> list[Problem]:
    """Every impossible thing in a position, as codes with facts."""
    parts = (
        check_bricks,
        check_supplies,
        check_officers,
        check_turn,
        check_lanes,
        check_cards,
        check_events,
        check_calendar,
        check_first_card,
    )
    return [problem for part in parts for problem in part(g)]


def check_bricks(g: Fort) -> Iterator[Problem]:
    """Walls, the rebuild tile and the bricks beside the board make up a fixed number."""
    if g.spare_bricks() < 0:
        whole = g.tables.bricks[g.tables.side[g.level]]
        yield "bricks", {"have": whole - g.spare_bricks(), "most": whole}
    if not g.ending and is_lost(g):
        fallen = [FIELD_NAMES[f] for f in range(FIRST_GUARDHOUSE, len(g.walls)) if g.walls[f] == 0]
        yield "already-fallen", {"fields": ", ".join(fallen)}


def check_supplies(g: Fort) -> Iterator[Problem]:
    """No tile holds more than its slots; mines on lanes keep theirs."""
    if g.slots(MINES) < 0:
        yield "mines", {"have": sum(g.mine), "most": sum(g.mine) + g.slots(MINES)}
        return
    for supply in range(BRICKS + 1):
        have, most = g.stock[supply], g.slots(supply)
        if have > most:
            yield "stock", {"supply": SUPPLY_NAMES[supply], "have": have, "most": most}


def check_officers(g: Fort) -> Iterator[Problem]:
    """Ammunition and markers are limited; an officer stands on the board once the game runs."""
    t = g.tables
    if g.pool() < 0:
        yield "ammunition", {"have": sum(g.ammo), "most": t.ammunition}
    limits = (t.extra_moves, t.extra_actions, t.limited_moves)
    for marker in range(MARKERS):
        held = g.markers[marker * OFFICERS : (marker + 1) * OFFICERS]
        if sum(held) > limits[marker] or any(held[len(g.post) :]):
            yield "markers", {"have": sum(held), "most": limits[marker]}
    for officer in range(len(g.post)):
        if g.held(EXTRA_MOVE, officer) and g.held(LIMITED_MOVE, officer):
            yield "markers-both", {"officer": officer + 1}
    if g.turn and NONE in g.post:
        yield "post", {}


def check_turn(g: Fort) -> Iterator[Problem]:
    """One officer of those in play has the turn, and rounds are fired in an attack only."""
    if max([g.active, *list_officers_named(g)]) >= len(g.post):
        yield "active", {}
    if any(isinstance(step, Act | NextOfficer) and step.officer != g.active for step in g.agenda):
        yield "active-other", {"officer": g.active + 1}
    firing = [at for at, step in enumerate(g.agenda) if isinstance(step, FIRING)]
    if (g.shots and not firing) or (firing and not is_attacking(g, firing)):
        yield "shots", {}
    if not g.ending and g.agenda and not isinstance(g.agenda[0], LAST):
        yield "agenda", {}


def is_attacking(g: Fort, firing: list[int]) -> bool:
    """Whether the attack goes on now and not later, and there is something to fire at."""
    last = len(g.agenda) - isinstance(g.agenda[-1], JoinFire) - 1
    lane = g.post[g.active] if g.active < len(g.post) else NONE
    return firing == [last] and 0 <= lane < LANES and g.card[lane] != NONE


def list_officers_named(g: Fort) -> Iterator[int]:
    """The officers that the agenda speaks of."""
    for step in g.agenda:
        for kind, value in zip(step.kinds(), step.numbers(), strict=True):
            if kind == "officer":
                yield value


def check_lanes(g: Fort) -> Iterator[Problem]:
    """A troop stands on a space with fewer wounds than health; an empty lane has neither."""
    for lane in range(LANES):
        name = LANE_NAMES[lane]
        card = g.card[lane]
        if card == NONE:
            if g.space[lane] != NONE or g.wounds[lane]:
                yield "lane-empty", {"lane": name}
            continue
        if g.tables.lane[card] == NONE:
            yield "lane-no-troop", {"lane": name}
        elif g.space[lane] == NONE or (g.tables.kind[card] == HOWITZER and g.space[lane] != 0):
            yield "lane-space", {"lane": name}
        elif g.wounds[lane] >= g.tables.health[card]:
            yield "lane-wounds", {"lane": name, "health": g.tables.health[card]}
        if g.mine[lane]:
            yield "lane-mine", {"lane": name}


def check_cards(g: Fort) -> Iterator[Problem]:
    """Each card is in one place, and phase 2 comes after phase 1."""
    t = g.tables
    placed = [*g.rest, *g.under, *(card for card in g.card if card != NONE)]
    if len(set(placed)) != len(placed):
        yield "card-twice", {}
    if g.rest != sorted(g.rest):
        yield "rest-order", {}
    in_hand = sum(isinstance(step, FileCard) for step in g.agenda)
    found = len(placed) + in_hand + g.filed
    if found != t.cards:
        yield "card-count", {"have": found, "need": t.cards}
    early = g.early_cards()
    if early and len(g.rest) - early < t.cards - t.first_phase:
        yield "phase-order", {}


def check_events(g: Fort) -> Iterator[Problem]:
    """One event is drawn at the end of each day; the one whose passage burns is among them."""
    t = g.tables
    unseen = set(g.events)
    good = sum(event < t.positive_events for event in unseen)
    gone = t.positive_events - good, len(t.event_kind) - t.positive_events - len(unseen) + good
    drawn = t.good_events[g.level] - g.good_left, t.bad_events[g.level] - g.bad_left
    days = g.day - 1 + is_event_under_way(g)
    if len(unseen) < len(g.events) or gone != drawn or sum(drawn) != days:
        yield "events", {"day": g.day}
    if g.burnt != NONE and (g.burnt in unseen or t.event_kind[g.burnt] != EVENT_BURNT):
        yield "burnt", {}


def check_calendar(g: Fort) -> Iterator[Problem]:
    """Days and morale fit together and to the ending; the tiles are all there."""
    t = g.tables
    # The eighth card may come by an action; one more by each action left, an extra one, the draw.
    most = g.day * t.day_cards + t.actions + 1
    if g.filed > most:
        yield "filed", {"day": g.day, "have": g.filed, "most": most}
    if g.filed < (g.day - 1) * t.day_cards:
        yield "day", {"day": g.day, "filed": g.filed, "need": (g.day - 1) * t.day_cards}
    if g.morale >= len(t.track[t.track_of[g.level]]) or find_level(g) in (LOW_3, HIGH_3):
        yield "morale", {}
    if g.new_card == NONE and g.turn > 1:
        yield "new-card", {}
    if g.ending and not has_ended(g):
        yield "ending", {}
    pending = any(isinstance(step, SetUp | DrawTile) for step in g.agenda)
    tiles = [tile for tile in g.tile if tile != NONE]
    if len(set(tiles)) != len(tiles) or (len(tiles) < len(g.tile) and not pending):
        yield "tiles", {}


def check_first_card(g: Fort) -> Iterator[Problem]:
    """3.9: of two officers, a card of phase 1 lies face up while day 1 lasts; else none does."""
    known = [*g.rest, *g.under, *g.card] if g.first_card != NONE else []
    begun = g.filed > 0 or g.turn > 0
    lies = begun and g.day == 1 and len(g.post) == 2
    late = g.first_card >= g.tables.first_phase
    if (g.first_card != NONE) != lies or g.first_card in known or late:
        yield "first-card", {}


def has_ended(g: Fort) -> bool:
    """Whether the game is over in the way its ending says."""
    t = g.tables
    return {
        HELD: g.day == t.days and g.filed >= t.days * t.day_cards,
        FALLEN: is_lost(g),
        STARVED: g.turn >= t.turn_cap,
    }[g.ending]


def is_event_under_way(g: Fort) -> bool:
    """Whether the event of the day is drawn and the next day has not begun."""
    begins = any(isinstance(step, NewDay) for step in g.agenda)
    return begins and not any(isinstance(step, DrawEvent) for step in g.agenda)
