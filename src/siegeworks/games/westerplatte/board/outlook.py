"""What a position says beside its pieces: how close the end is, and what comes next.

The fire of this turn is certain; what the next card does is as likely as the rules draw it.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from siegeworks.games.westerplatte.board.odds import weigh_advances, weigh_fall
from siegeworks.games.westerplatte.rules import morale
from siegeworks.games.westerplatte.rules.days import count_filed_today
from siegeworks.games.westerplatte.rules.ending import FATAL
from siegeworks.games.westerplatte.rules.movement import find_reach
from siegeworks.games.westerplatte.rules.pieces import (
    FIELD_NAMES,
    FIELDS,
    FIRST_GUARDHOUSE,
    KIND_NAMES,
    LANE_NAMES,
    LANES,
    NONE,
    SPACE_NAMES,
    TRACK_NAMES,
)
from siegeworks.games.westerplatte.rules.state import Fort
from siegeworks.games.westerplatte.rules.walls import (
    can_fire,
    count_overflow,
    is_under_fire,
    list_standing_guardhouses,
)
from siegeworks.parts.board import Seen
from siegeworks.parts.board.records import Gauge, Mark, Outlook, Status
from siegeworks.parts.board.telling import round_off, tell, tell_fact

FEW_EARLY = 12  # cards of phase 1 that are left
ONE_VOLLEY = 2  # bricks of a guardhouse that can be gone within a turn or two


def make_outlook(seen: Seen[Fort]) -> Outlook:
    """Gauge, status and marks."""
    return replace(make_standing(seen), marks=list(mark_all(seen)))


def make_standing(seen: Seen[Fort]) -> Outlook:
    """Gauge and status."""
    return Outlook(make_gauge(seen), list(tell_status(seen)), [])


def mark_all(seen: Seen[Fort]) -> Iterator[Mark]:
    """What is lost and what comes; amid a salvo, nobody sees who has yet to fire."""
    yield from mark_losses(seen)
    if seen.is_over or not seen.state.turn or is_under_fire(seen.state):
        return
    yield from mark_fire(seen)
    yield from mark_advances(seen)
    yield from mark_blows_to_morale(seen)


def make_gauge(seen: Seen[Fort]) -> Gauge:
    """13.1: how many guardhouses are without bricks, of those that are the end."""
    g = seen.state
    fallen = g.fallen_guardhouses()
    words, alarm = tell_guardhouses(seen, fallen), bool(list_bare(g))
    danger = None if seen.is_over else measure_danger(g)
    return Gauge(words, fallen, FATAL, alarm, danger)


def measure_danger(g: Fort) -> int:
    """13.1: from 0 to 3, by lost guardhouses, the weakest left, and bare walls."""
    weakest = min((g.walls[f] for f in range(FIRST_GUARDHOUSE, FIELDS) if g.walls[f]), default=0)
    is_last = g.fallen_guardhouses() >= FATAL - 1  # one more is the end
    if is_last and weakest <= ONE_VOLLEY:
        return 3
    if is_last or weakest <= ONE_VOLLEY:
        return 2
    return int(bool(list_bare(g)) or weakest < g.tables.full_wall)


def list_bare(g: Fort) -> list[int]:
    """7.3: the forward spaces without bricks, where hits go through to the guardhouses."""
    return [field for field in range(FIRST_GUARDHOUSE) if not g.walls[field]]


def tell_guardhouses(seen: Seen[Fort], fallen: int) -> str:
    """How many are lost, and what threatens the others.

    First come walls without bricks in front, where hits go through; then the guardhouses with the
    fewest bricks, unless all are whole.
    """
    g = seen.state
    if fallen >= FATAL:
        return tell(seen, "gauge-lost", fallen=fallen, most=FATAL)
    bare = [str(seen.noun("field", field)) for field in list_bare(g)]
    if bare:
        return tell(seen, "gauge-bare", fallen=fallen, most=FATAL, bare=", ".join(bare))
    standing = [field for field in range(FIRST_GUARDHOUSE, FIELDS) if g.walls[field]]
    fewest = min(g.walls[field] for field in standing)
    if fewest == g.tables.full_wall:
        return tell(seen, "gauge-whole", fallen=fallen, most=FATAL)
    weak = [str(seen.noun("field", field)) for field in standing if g.walls[field] == fewest]
    return tell(seen, "gauge", fallen=fallen, most=FATAL, weakest=", ".join(weak), bricks=fewest)


# Status


def tell_status(seen: Seen[Fort]) -> Iterator[Status]:
    """The facts that are always wanted."""
    g, t = seen.state, seen.state.tables
    days, cards = f"{g.day} / {t.days}", f"{count_filed_today(g)} / {t.day_cards}"
    yield tell_fact(seen, "day", days, short=days.replace(" ", ""))
    yield tell_fact(seen, "cards", cards, short=cards.replace(" ", ""))
    yield tell_fact(seen, "morale", tell_morale(seen))
    yield tell_fact(seen, "ammunition", tell_rounds(seen), symbol="ammunition")
    if g.turn and not seen.is_over:
        yield tell_fact(seen, "moves", str(g.moves), short=str(g.moves))
        yield tell_fact(seen, "actions", str(g.actions), short=str(g.actions))


def tell_morale(seen: Seen[Fort]) -> str:
    """Where morale stands, and how far below the next loss is."""
    g = seen.state
    here = seen.noun("track", morale.find_level(g))
    track = morale.find_track(g)
    worst = next(
        (space for space in range(g.morale - 1, -1, -1) if morale.is_low(track[space])), NONE
    )
    if worst == NONE:  # while its effect is shared out; then the marker goes back to the start
        return tell(seen, "morale-lowest", here=here)
    harm = tell_harm(seen, track[worst])
    return tell(seen, "morale", here=here, steps=g.morale - worst, bite=harm)


def tell_harm(seen: Seen[Fort], space: int) -> str:
    """10.6: what coming down onto a space does."""
    if not morale.is_low(space):
        return tell(seen, "no-effect")
    return tell(seen, TRACK_NAMES[space], count=morale.find_amount(seen.state.tables, space))


def tell_rounds(seen: Seen[Fort]) -> str:
    """The rounds of each officer, and those in the pool."""
    g = seen.state
    each = " · ".join(tell_rounds_of(seen, officer) for officer in range(len(g.ammo)))
    return tell(seen, "rounds", each=each, pool=g.pool())


def tell_rounds_of(seen: Seen[Fort], officer: int) -> str:
    """The rounds of one officer; among several players it says which officer is one's own."""
    g, name = seen.state, seen.lexicon.nouns.name("officer", officer)
    if g.seats > 1 and g.seat_of(officer) == seen.seat:
        return tell(seen, "rounds-yours", officer=name, count=g.ammo[officer])
    return f"{name}: {g.ammo[officer]}"


# What is lost, and what comes next


def mark_losses(seen: Seen[Fort]) -> Iterator[Mark]:
    """13.1: guardhouses without bricks."""
    for field in range(FIRST_GUARDHOUSE, FIELDS):
        if not seen.state.walls[field]:
            words = tell(seen, "fallen", field=seen.noun("field", field))
            yield Mark("fallen", [seen.named("field", field)], words, "13.1")


def mark_fire(seen: Seen[Fort]) -> Iterator[Mark]:
    """7.1 to 7.3: who fires at the end of this turn, and where it goes on if the wall is down."""
    g, t = seen.state, seen.state.tables
    for lane in range(LANES):
        if can_fire(g, lane):
            points = t.fire[g.card[lane]]
            facts = {"kind": KIND_NAMES[t.kind[g.card[lane]]], "lane": LANE_NAMES[lane]}
            words = tell(seen, "fires", **facts, bricks=points)
            yield Mark("fires", [seen.named("lane", lane)], words, "7.1", str(points), 1.0)
            over = count_overflow(g, lane, points)
            if over:
                yield mark_overflow(seen, lane, over)


def mark_overflow(seen: Seen[Fort], lane: int, over: int) -> Mark:
    """7.3: what the wall cannot take hits a guardhouse behind it that has bricks."""
    hit = list_standing_guardhouses(seen.state, lane)
    fields = ", ".join(FIELD_NAMES[field] for field in hit)
    words = tell(seen, "overflow", lane=LANE_NAMES[lane], bricks=over, fields=fields)
    nouns = [seen.named("field", field) for field in hit]
    return Mark("overflow", nouns, words, "7.3", str(over), 1.0)


def mark_advances(seen: Seen[Fort]) -> Iterator[Mark]:
    """9.1 and 9.2: how likely the next card moves a unit, and how far it would go."""
    g = seen.state
    for lane, share in enumerate(weigh_advances(g)):
        goal = find_reach(g, lane)
        if goal != g.space[lane] and share:
            facts = {"lane": LANE_NAMES[lane], "space": SPACE_NAMES[goal]}
            early = count_few_early(g)
            words = tell(seen, "advances", **facts, percent=round_off(share), early=early)
            text = f"{round_off(share)}%"
            yield Mark("advances", [seen.named("lane", lane)], words, "9.1", text, float(share))


def count_few_early(g: Fort) -> int:
    """8.1: the cards left of phase 1, where so few are left that they explain the odds; else 0."""
    early = g.early_cards()
    return early if early <= FEW_EARLY else 0


def mark_blows_to_morale(seen: Seen[Fort]) -> Iterator[Mark]:
    """8.5 to 8.7 and 10.6: how likely the next card lowers morale, and what that does."""
    g = seen.state
    share = weigh_fall(g)
    if not share or not g.morale:
        return
    place = g.morale - 1
    below = morale.find_track(g)[place]
    key, rule = ("falls", "10.6") if NONE in g.card else ("full", "8.5")
    facts = {"track": seen.noun("track", below), "bite": tell_harm(seen, below)}
    words = tell(seen, key, percent=round_off(share), **facts)
    step = seen.named("track-place", place)  # not the track's noun: there are several plain spaces
    yield Mark(key, [step], words, rule, f"{round_off(share)}%", float(share))
