"""What may be said of a situation of Ante Portas, and how the rest follows from it."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Unpack

from siegeworks.core.match import Match
from siegeworks.games.ante_portas import GAME
from siegeworks.games.ante_portas.rules import people
from siegeworks.games.ante_portas.rules import pieces as n
from siegeworks.parts.situations.build import Common, build
from siegeworks.parts.situations.draft import Draft, find_place, read_bits, read_list, read_names

Work = str | Sequence[str]  # its name, or with its facing, or with its facing and its team
Counts = Mapping[str, int]
BySeat = Mapping[str, Counts]  # such as {"0": {"wood": 2}}

PLAIN: Final = (  # facts that lie as they are said in the zone of their name
    "era", "year", "season", "start", "claim", "turn", "card", "arrow", "paces", "troop_at",
    "troop_basic", "troop_elite", "aloft", "hushed", "lull", "whetted", "drilled",
    "wave_round", "wave_over", "tools", "dollars", "fed", "used", "gone", "cover", "soft_cover",
    "bound_farmers", "bound_citizens", "bound_work", "bound_facing", "bound_crew",
    "moved_farmers", "moved_citizens",
)  # fmt: skip
SETS: Final = ("embers", "lit", "spent", "knocked", "palisades")  # facts that list hexes
STORES: Final[Mapping[str, tuple[str, Sequence[str]]]] = {  # facts by seat, each with its zone
    "storage": ("storage", n.GOOD_NAMES),
    "warehouse": ("warehouse", n.GOOD_NAMES),
    "buffers": ("buffer", n.SOURCE_NAMES),
    "buildings": ("buildings", n.BUILDING_NAMES),
    "workers": ("workers", n.JOB_NAMES),
    "home": ("at_home", n.KIND_NAMES),
}
SOLDIERS: Final[Mapping[str, str]] = {  # kinds of Soldiers, each with its zone
    "farmer": "farmers",
    "citizen": "citizens",
    "tired-farmer": "tired_farmers",
    "tired-citizen": "tired_citizens",
}
START_CENTER: Final = n.PLACE_NAMES[n.FIRST_CENTER : n.FIRST_CENTER + n.CENTER_SET]
CENTER_SPOTS: Final = n.SPOT_NAMES[n.FIRST_INNER :]
SECOND: Final = "second"  # Steward


class Facts(Common, total=False):
    """What may be said; whatever is not said is as after the set-up, or follows."""

    # The calendar
    era: int
    year: int
    season: str
    start: int  # the start player of the Year
    claim: int  # the seat that begins the next
    seat: int  # whose turn it is
    turn: int
    market: str  # the card of the Year
    # Communities, by seat: {"0": {"wood": 2}}
    storage: BySeat
    warehouse: BySeat
    buffers: BySeat
    tools: Counts
    dollars: Counts
    buildings: BySeat
    workers: BySeat
    home: BySeat
    fed: Counts
    stewards: Mapping[str, str]  # Places: {"0": "joiner-1", "0-second": "west-market"}
    hand: Mapping[str, Sequence[str]]
    improvements: Mapping[str, Sequence[str]]  # those that lie open
    deck: Sequence[str]  # Improvements still to draw
    used: Counts
    # The Command Center: its Places, by spot, or on the next free spots
    center: Mapping[str, str] | Sequence[str]
    # The Battleground, by hex
    troops: Mapping[str, Counts]  # {"17": {"basic": 2, "elite": 1}}
    soldiers: Mapping[str, Counts]  # {"7": {"farmer": 2, "tired-citizen": 1}}
    armies: Mapping[str, str]  # the team of the Soldiers on a hex
    works: Mapping[str, Work]  # {"7": "trap", "9": ("trench", "left-up")}
    palisades: Sequence[str]
    sickbay: Mapping[str, int]  # {"farmer": 1}, or by team: {"north-farmer": 1}
    gone: Counts
    discarded: Sequence[str]  # Movement cards of the deck
    # A march or an action under way
    card: str
    arrow: int
    paces: int
    troop_at: str
    troop_basic: int
    troop_elite: int
    aloft: str
    hushed: str
    lull: str
    embers: Sequence[str]
    lit: Sequence[str]
    spent: Sequence[str]
    knocked: Sequence[str]
    cover: Counts
    soft_cover: Counts
    bound_farmers: Counts
    bound_citizens: Counts
    bound_work: Mapping[str, str]
    bound_facing: Mapping[str, str]
    bound_crew: Mapping[str, str]
    moved_farmers: Counts
    moved_citizens: Counts
    whetted: str
    drilled: str
    wave_round: int
    wave_over: str


def situation(**facts: Unpack[Facts]) -> Match:
    """A match in a situation of Ante Portas; by default seat 0 is asked where its Steward goes.

    Raises BadSituation if a fact is not understood or some cannot be true together.
    """
    return build(GAME, tuple(Facts.__annotations__), lay, facts)


def lay(draft: Draft, said: Facts) -> None:
    """Lay the facts on the board; who and what nobody speaks of is in its supply."""
    zones = draft.zones
    zones["era"] = zones["year"] = zones["turn"] = 1
    zones["season"] = n.SEASON_NAMES[n.SUMMER]
    draft.lay_zones(said, *PLAIN)
    for fact in SETS:
        if fact in said:
            zones[fact] = read_bits(fact, said.get(fact), n.HEX_NAMES)
    _lay_calendar(draft, said)
    _lay_places(draft, said)
    _lay_communities(draft, said)
    _lay_improvements(draft, said)
    _lay_battleground(draft, said)
    _lay_invaders(draft, said)


def _lay_calendar(draft: Draft, said: Facts) -> None:
    """Whose turn it is, the Market card, and the Movement cards that were drawn."""
    zones = draft.zones
    seat = find_place("seat", said.get("seat", 0), range(draft.data["seats"]))
    zones["active"] = seat
    draft.question = f"turn {seat} first"
    in_era = str(find_place("era", zones["era"], (1, 2)) + 1)
    usual = next(name for name in n.MARKET_NAMES if name.startswith(in_era))
    draft.lay("market", "market", said.get("market", usual))
    zones["markets_seen"] = 1 << n.MARKET_NAMES.index(zones["market"])
    zones["deck"] = f"{draft.data['options']['scenario']}-{in_era}"
    first = n.DECK_NAMES.index(zones["deck"]) * n.DECK_CARDS
    cards = n.CARD_NAMES[first : first + n.DECK_CARDS]
    drawn = list(said.get("discarded", []))
    if zones["card"] in cards and zones["card"] not in drawn:
        drawn.append(zones["card"])
    zones["cards_drawn"] = read_bits("discarded", drawn, cards)


def _lay_places(draft: Draft, said: Facts) -> None:
    """The Mainland, the Command Center, and the Stewards on them."""
    spots = draft.zones["spots"]
    _deal_places(draft, n.PLACE_NAMES[: n.FIRST_ERA_1], "start")
    _deal_places(draft, n.PLACE_NAMES[n.FIRST_ERA_1 : n.FIRST_ERA_2], "era-1")
    if draft.zones["era"] == 2:
        _lay_second_era(draft)
    center = said.get("center", START_CENTER)
    if isinstance(center, Mapping):
        draft.lay("center", "spots", read_names("center", center, CENTER_SPOTS))
    else:
        extra = [place for place in read_list("center", center) if place not in START_CENTER]
        laid = dict(zip(CENTER_SPOTS, [*START_CENTER, *extra], strict=False))
        draft.lay("center", "spots", laid)
    stewards = said.get("stewards", {})
    known = [name for seat in range(draft.data["seats"]) for name in (f"{seat}", f"{seat}-second")]
    where = {place: spot for spot, place in spots.items() if place is not None}
    usual = n.PLACE_NAMES[n.SMALL_MARKET if draft.zones["wave_round"] else n.WEST_MARKET]
    for seat in range(draft.data["seats"]):
        draft.zones["steward"][f"{seat}-first"] = where[usual]
    for name, place in read_names("stewards", stewards, known).items():
        find_place(f"stewards {name}", place, list(where))
        steward = name if name.endswith(SECOND) else f"{name}-first"
        draft.zones["steward"][steward] = where[place]


def _deal_places(draft: Draft, places: Sequence[str], dealt: str) -> None:
    """Places of a set, one after the other, on the spots where they are dealt on this map."""
    spots = draft.zones["spots"]
    wait = [place for place in places if place not in spots.values()]
    free = [
        spot
        for spot, row in draft.content["spots"].items()
        if row["dealt"] == dealt and spots[spot] is None
    ]
    spots.update(zip(free, wait, strict=False))


def _lay_second_era(draft: Draft) -> None:
    """4.9 and 4.10: the Places of Era II, the third Market, and the Forest over a Grove."""
    spots = draft.zones["spots"]
    for spot, place in list(spots.items()):
        if place == n.PLACE_NAMES[n.RIVERBANK_GROVE]:
            spots[spot] = n.PLACE_NAMES[n.RIVERBANK_FOREST]
    spots[n.SPOT_NAMES[n.SOUTH_SPOT]] = n.PLACE_NAMES[n.SOUTH_MARKET]
    _deal_places(draft, n.PLACE_NAMES[n.RIVERBANK_FOREST + 1 : n.FIRST_CENTER], "era-2")
    chosen = draft.data["options"]["map"]
    if chosen != n.MAP_NAMES[n.SHUFFLED]:
        for spot in n.SPOT_NAMES[n.FIRST_SPOT_ERA_2 : n.SMALL_SPOT]:
            spots[spot] = draft.content["spots"][spot][chosen]


def _lay_communities(draft: Draft, said: Facts) -> None:
    """What lies and who lives with each seat; who works was at home before."""
    seats = [str(seat) for seat in range(draft.data["seats"])]
    for fact, (zone, names) in STORES.items():
        for seat, counts in read_names(fact, said.get(fact, {}), seats).items():
            laid = read_names(f"{fact} {seat}", counts, names)
            if fact in ("storage", "warehouse", "home"):
                laid = dict.fromkeys(names, 0) | laid
            draft.lay(f"{fact} {seat}", zone, {f"{seat}-{name}": laid[name] for name in laid})
    for seat in seats:
        if seat not in said.get("home", {}):
            at_work = sum(
                draft.zones["workers"][f"{seat}-{name}"]
                for job, name in enumerate(n.JOB_NAMES)
                if people.find_job_kind(job) == n.FARMER
            )
            home = draft.zones["at_home"]
            home[f"{seat}-farmer"] = max(0, home[f"{seat}-farmer"] - at_work)


def _lay_improvements(draft: Draft, said: Facts) -> None:
    """Hands and open cards; the deck of the Era has the rest, if nobody says what it has."""
    seats = [str(seat) for seat in range(draft.data["seats"])]
    elsewhere = dict.fromkeys(n.IMPROVEMENT_NAMES, 0)
    by_seat: tuple[tuple[str, str, Mapping[str, Sequence[str]]], ...] = (
        ("hand", "hand", said.get("hand", {})),
        ("improvements", "owned", said.get("improvements", {})),
    )
    for fact, zone, value in by_seat:
        for seat, cards in read_names(fact, value, seats).items():
            for card in read_list(f"{fact} {seat}", cards):
                find_place(f"{fact} {seat}", card, n.IMPROVEMENT_NAMES)
                draft.zones[zone][f"{seat}-{card}"] += 1
                elsewhere[card] += 1
    era = draft.zones["era"] - 1
    copies = draft.content["improvements"]
    for card in n.IMPROVEMENT_NAMES:
        draft.zones["improvements"][card] = max(0, copies[card]["copies"][era] - elsewhere[card])
    if "deck" in said:
        wait = read_list("deck", said["deck"])
        for card in wait:
            find_place("deck", card, n.IMPROVEMENT_NAMES)
        for card in n.IMPROVEMENT_NAMES:
            draft.zones["improvements"][card] = wait.count(card)


def _lay_battleground(draft: Draft, said: Facts) -> None:
    """Soldiers, Works and the Sickbay."""
    zones = draft.zones
    if "soldiers" in said:
        zones["farmers"] = dict.fromkeys(n.HEX_NAMES, 0)
    for hex, counts in read_names("soldiers", said.get("soldiers", {}), n.HEX_NAMES).items():
        for kind, count in read_names(f"soldiers {hex}", counts, SOLDIERS).items():
            draft.lay(f"soldiers {hex}", SOLDIERS[kind], {hex: count})
    draft.lay("armies", "army", said.get("armies", {}))
    for hex, work in read_names("works", said.get("works", {}), n.HEX_NAMES).items():
        _lay_work(draft, hex, work)
    sickbay: dict[str, Any] = {}
    known = [*n.KIND_NAMES, *zones["sickbay"]]
    for who, count in read_names("sickbay", said.get("sickbay", {}), known).items():
        sickbay[f"{n.TEAM_NAMES[0]}-{who}" if who in n.KIND_NAMES else who] = count
    draft.lay("sickbay", "sickbay", sickbay)


def _lay_work(draft: Draft, hex: str, work: Work) -> None:
    """A Defensive Work; a Building faces up if nobody says otherwise."""
    name, *more = [work] if isinstance(work, str) else read_list(f"works {hex}", work)
    draft.lay(f"works {hex}", "work", {hex: name})
    if n.WORK_NAMES.index(name) < n.FIRST_MINE:
        facing = more[0] if more else n.DIRECTION_NAMES[n.UP]
        draft.lay(f"works {hex}", "facing", {hex: facing})
    if more:
        draft.lay(f"works {hex}", "owner", {hex: more[1] if len(more) > 1 else n.TEAM_NAMES[0]})


def _lay_invaders(draft: Draft, said: Facts) -> None:
    """Troops; the supply has the Units that are nowhere else."""
    zones = draft.zones
    for hex, counts in read_names("troops", said.get("troops", {}), n.HEX_NAMES).items():
        for kind, count in read_names(f"troops {hex}", counts, n.INVADER_NAMES).items():
            draft.lay(f"troops {hex}", kind, {hex: count})
    for kind in n.INVADER_NAMES:
        away = sum(zones[kind].values()) + zones[f"troop_{kind}"] + zones["gone"][kind]
        zones["supply"][kind] = max(0, draft.number(f"{kind}-units") - away)
