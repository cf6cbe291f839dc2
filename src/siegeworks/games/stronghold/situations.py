"""What may be said of a situation of Stronghold, and how the rest follows from it."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Unpack

from siegeworks.core.match import Match
from siegeworks.games.stronghold import GAME
from siegeworks.games.stronghold.rules import pieces as n
from siegeworks.parts.situations.build import Common, build
from siegeworks.parts.situations.draft import Draft, find_place, read_bits, read_list, read_names

Machine = str | tuple[str, int, int]  # its name, or with the hits and misses in its deck

PLAIN: Final = (  # facts that lie as they are said in the zone of their name
    "round", "slot", "walls", "cauldron", "tower_item", "toppled", "wood", "wood_paid", "sand",
    "laid", "oath", "glare", "blessing", "malfunction", "orders_gone", "mixed", "feints_turned",
    "targets_turned", "joins", "volley", "struck", "aim", "sent", "rides", "plans_drawn",
    "objectives_drawn", "swapped", "hits", "misses", "orders", "roles", "paths",
)  # fmt: skip
BITS: Final[Mapping[str, Sequence[str]]] = {  # facts that list some of these
    "platforms": n.SECTION_NAMES,
    "orders_worked": n.SECTION_NAMES,
    "mantelets": n.RAMPART_NAMES,
    "saboteurs": n.BUILDING_NAMES,
    "spies": n.CARD_NAMES,
    "finished": n.ACTION_NAMES,
    "hero_used": n.HERO_NAMES,
    "heroic_used": n.HEROIC_NAMES,
    "heroic_gone": n.HEROIC_NAMES,
    "rituals_done": n.RITUAL_NAMES,
    "objectives_met": n.OBJECTIVE_NAMES,
    "plans_played": n.PLAN_NAMES,
    "maneuvers": n.MANEUVER_NAMES,
    "hits_drawn": n.HIT_CARD_NAMES,
}
MIDDLE: Final = 6
CARDS: Final = 3  # of each phase, in the line and the reserve if nobody says otherwise
OBJECTIVES: Final = ("full-battery", "heavy-steps")
PLANS: Final = ("levy-of-the-town", "second-watch")


class Facts(Common, total=False):
    """What may be said; whatever is not said is as after the set-up, or follows."""

    round: int
    card: str  # the card of the middle that is at hand
    slot: int
    used: Sequence[int]  # places of the line whose cards were used
    maneuvers: Sequence[str]
    # Units; those who are missing come out of the bag and the stock, others go back there
    horde: Mapping[str, Mapping[str, int]]  # by camp and kind
    garrison: Mapping[str, Mapping[str, int]]  # by post and kind
    sent: Mapping[str, int]
    rides: Mapping[str, str]
    heroes: Mapping[str, str]  # section or "courtyard"
    # The walls
    walls: Mapping[str, int]
    cauldron: Mapping[str, str]
    equipment: Mapping[str, Sequence[str]]
    platforms: Sequence[str]
    tower_item: Mapping[str, str]
    toppled: str
    # Machines, training and paths
    machines: Mapping[str, Machine]  # by rampart or foreground
    hits: Mapping[str, int]
    misses: Mapping[str, int]
    siege_towers: Sequence[str]
    mantelets: Sequence[str]
    training: Mapping[str, Sequence[str]]
    saboteurs: Sequence[str]
    paths: Mapping[str, str]  # "goblin-trap" lies face down, "open-goblin-trap" face up; "bridge"
    # Cards
    line: Sequence[str]
    reserve: Sequence[str]
    swapped: Sequence[str]
    spies: Sequence[str]
    wood: int
    wood_paid: int
    # Hourglasses and heroes
    sand: int
    laid: Mapping[str, int]
    finished: Sequence[str]
    hero_used: Sequence[str]
    heroic_used: Sequence[str]
    heroic_gone: Sequence[str]
    oath: int
    glare: str
    blessing: str
    malfunction: str
    # Orders and rituals
    orders: Mapping[str, str]  # "fury" lies face down, "open-fury" face up
    orders_worked: Sequence[str]
    orders_gone: Mapping[str, int]
    mixed: Sequence[str]
    roles: Mapping[str, str]  # such as "gale-W3": "target"
    feints_turned: Mapping[str, int]
    rituals_done: Sequence[str]
    targets_turned: int
    # Objectives and plans
    objectives: Sequence[str]
    objectives_drawn: Sequence[str]
    objectives_met: Sequence[str]
    joins: int
    plans: Sequence[str]
    plans_drawn: Sequence[str]
    plans_played: Sequence[str]
    # The assault
    aim: Mapping[str, str]
    volley: Mapping[str, int]
    struck: Mapping[str, int]
    hits_drawn: Sequence[str]


def situation(**facts: Unpack[Facts]) -> Match:
    """A match in a situation of Stronghold; by default the invader is asked about a card.

    Raises BadSituation if a fact is not understood or some cannot be true together.
    """
    return build(GAME, tuple(Facts.__annotations__), lay, facts)


def lay(draft: Draft, said: Facts) -> None:
    """Lay the facts on the board; units that nobody speaks of are in the bag and the stock."""
    draft.zones["round"] = 1
    draft.zones["sand"] = 0
    draft.lay_zones(said, *PLAIN)
    for fact, names in BITS.items():
        if fact in said:
            draft.zones[fact] = read_bits(fact, said.get(fact), names)
    if "used" in said:
        draft.zones["used"] = sum(1 << slot for slot in read_list("used", said["used"]))
    _lay_units(draft, "horde", said.get("horde", {}), n.CAMP_NAMES, n.HORDE_NAMES, "bag")
    posts, kinds = n.POST_NAMES, n.GARRISON_NAMES
    _lay_units(draft, "garrison", said.get("garrison", {}), posts, kinds, "stock")
    draft.lay("heroes", "hero_at", said.get("heroes", {}))
    _lay_machines(draft, said)
    _lay_cards(draft, said)


def _lay_units(
    draft: Draft,
    fact: str,
    value: object,
    places: Sequence[str],
    kinds: Sequence[str],
    rest: str,
) -> None:
    """Lay the units of a side; the bag or the stock takes the difference."""
    zone = draft.zones[fact]
    for place, units in read_names(fact, value, places).items():
        counts = read_names(f"{fact} {place}", units, kinds)
        draft.lay(f"{fact} {place}", fact, {f"{place}-{k}": c for k, c in counts.items()})
        for kind in kinds:
            if kind not in counts:
                zone[f"{place}-{kind}"] = 0
    if rest in read_names(fact, value, places):
        return
    start = GAME.tables()
    total = start.horde_count if fact == "horde" else start.garrison_count
    for number, kind in enumerate(kinds):
        away = sum(zone[f"{place}-{kind}"] for place in places if place != rest)
        if fact == "horde":
            away += sum(draft.zones["sent"][f"{path}-{kind}"] for path in _list_ways(draft))
            away += sum(str(ride).endswith(kind) for ride in draft.zones["rides"].values())
        left = total[number] - away
        draft.lay(f"{fact} {rest}", fact, {f"{rest}-{kind}": left})


def _list_ways(draft: Draft) -> list[str]:
    """The paths on which units can be on their way."""
    suffix = f"-{n.HORDE_NAMES[0]}"
    return [name.removesuffix(suffix) for name in draft.zones["sent"] if name.endswith(suffix)]


def _lay_machines(draft: Draft, said: Facts) -> None:
    """Machines with their decks, siege towers, equipment and training."""
    for place, machine in read_names("machines", said.get("machines", {}), n.GUN_NAMES).items():
        name, hits, misses = (machine, 2, 4) if isinstance(machine, str) else machine
        draft.lay("machines", "barrage", {place: name})
        draft.lay("machines", "hits", {place: hits})
        draft.lay("machines", "misses", {place: misses})
    towers: dict[str, Any] = draft.zones["siege_tower"]
    places = read_list("siege_towers", said.get("siege_towers", []))
    draft.lay("siege_towers", "siege_tower", dict(zip(towers, places, strict=False)))
    for fact, names in (("equipment", n.EQUIPMENT_NAMES), ("training", n.TRAINING_NAMES)):
        by = n.SECTION_NAMES if fact == "equipment" else n.RAMPART_NAMES
        for place, tokens in read_names(fact, said.get(fact, {}), by).items():
            draft.zones[fact][place] = read_bits(f"{fact} {place}", tokens, names)


def _lay_cards(draft: Draft, said: Facts) -> None:
    """The line, the reserve, what both sides keep, and the card at hand."""
    card = said.get("card")
    if "line" in said:
        draft.lay("line", "line", said["line"])
    else:
        draft.zones["line"] = _choose_line(card)
    line = draft.zones["line"]
    if "reserve" in said:
        draft.lay("reserve", "reserve", said["reserve"])
    else:
        draft.zones["reserve"] = _choose_reserve(line)
    draft.sort("reserve")
    draft.lay("objectives", "objectives", said.get("objectives", OBJECTIVES))
    draft.lay("plans", "plans", said.get("plans", PLANS))
    draft.sort("objectives", "plans")
    slot = n.FIRST_MIDDLE
    if card is not None:
        slot += find_place("card", card, line)
    if "slot" not in said:
        draft.zones["slot"] = slot
    draft.question = f"card {slot}"


def _list_phase(phase: int) -> list[str]:
    """All cards of a phase of the middle."""
    first = n.BALLISTA + (phase - 2) * n.PHASE_CARDS
    return list(n.CARD_NAMES[first : first + n.PHASE_CARDS])


def _choose_line(card: str | None) -> list[str]:
    """A line in which a card lies: the first of phases 2 and 3, with it in place of one."""
    line = [*_list_phase(2)[:CARDS], *_list_phase(3)[:CARDS]]
    if card is None or card in line or card not in n.CARD_NAMES[n.BALLISTA : n.MANEUVER]:
        return line
    phase = (n.CARD_NAMES.index(card) - n.BALLISTA) // n.PHASE_CARDS + 2
    kept = line[: MIDDLE - 1] if phase != 2 else [*line[: CARDS - 1], *line[CARDS:]]
    return sorted([*kept, card], key=n.CARD_NAMES.index)


def _choose_reserve(line: Sequence[str]) -> list[str]:
    """Six cards for the reserve that are not in the line, of the later phases first."""
    usual = [*_list_phase(4)[:CARDS], *_list_phase(5)[:CARDS], *_list_phase(3), *_list_phase(2)]
    return [card for card in usual if card not in line][:MIDDLE]
