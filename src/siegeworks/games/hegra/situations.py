"""What may be said of a situation of Hegra, and how the rest follows from it."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, Unpack

from siegeworks.core.match import Match
from siegeworks.games.hegra import GAME
from siegeworks.parts.situations.build import Common, build
from siegeworks.parts.situations.draft import (
    Draft,
    find_place,
    read_bits,
    read_entries,
    read_list,
    read_names,
)

AREAS: Final = ("ready", "tired", "rest", "bag", "recruits", "morgue")
PEOPLE: Final = (*AREAS, "positions", "jobs", "beds", "waiting", "runners")
PLAIN: Final = (  # facts that lie as they are said in the zone of their name
    "bag_doubt", "supplies", "snow", "weather", "suspicion", "defence", "surrender", "fear",
    "artillery", "machine_gun", "movers", "hits", "grenades", "charging", "walkers", "paces",
    "mission", "ongoing", "asked", "phone", "delivered", "spared",
)  # fmt: skip
CARDS: Final = ("high_deck", "low_deck", "high_pile", "low_pile", "hope", "despair", "hand")
FINDS: Final = ("snow_deck", "snow_top")
MOODS: Final = range(-3, 4)
SLOTS: Final = range(4)  # status tiles of a gun that may be free of damage
SECOND_GUN: Final = "gun-2"  # the only gun that lies under the snow
DAYS: Final = range(1, 12)

Runner = tuple[str, str] | tuple[str, str, str | None]  # who, where, and what token it carries


class Facts(Common, total=False):
    """What may be said; whatever is not said is as at the set-up, or follows."""

    # The day
    stage: str  # "mobilisation", "attack" or "siege"; follows from the day
    day: int  # the second one of the stage if it is not said
    event: str  # the event of the day
    ongoing: Sequence[str]  # advanced events that are in force
    events: Sequence[str]  # events to come
    mission: str
    # People; as soon as anybody is placed, all others are in the Reserve
    ready: Mapping[str, int]
    tired: Mapping[str, int]
    rest: Mapping[str, int]
    bag: Mapping[str, int]
    recruits: Mapping[str, int]
    morgue: Mapping[str, int]
    positions: Mapping[str, str]  # who holds "front", "A", "B" and "C"
    jobs: Mapping[str, int]  # who stands on action spaces, such as "treat-medic"
    beds: Mapping[str, str]  # patients by bed, such as "soldier-3", one on level 3
    waiting: Sequence[str]
    bag_doubt: int  # Doubt discs in the bag
    # Tracks
    supplies: int
    rations: int  # defenders made ready by each supply
    snow: int
    weather: str
    morale: int  # from -3 to +3
    suspicion: int
    defence: int
    surrender: str
    fear: int
    doubt: int | tuple[int, int]  # discs a day; where that is not enough, with the Morale gained
    artillery: int  # the space of the marker
    # The fortress
    repaired: Sequence[str]  # positions without damage
    guns: Mapping[str, int]  # status tiles without damage, by gun
    jammed: Mapping[str, Sequence[int]]  # jammed status tiles, by gun, the leftmost is 1
    machine_gun: str
    finds: Mapping[str, str]  # what was dug out: "damaged" or "whole"
    hit_bag: Mapping[str, int]  # tiles by name; repaired damage is in it, too
    air_stacks: Sequence[str]  # air tiles outside the bag, two by two
    snow_deck: Sequence[str]
    snow_top: Sequence[str]  # finds whose order is known, the top first
    # Infantry
    infantry: Mapping[str, int]  # standing, by sector
    suppressed: Mapping[str, int]
    movers: Mapping[str, int]
    hits: int
    grenades: int
    charging: int
    # The supply map
    patrols: Mapping[str, int]  # by field
    pieces: Sequence[str]  # fields with an artillery piece
    runners: Sequence[Runner]  # supply runs on the map
    depots: Mapping[str, tuple[str, int]]  # delivery tokens: which, and how many
    walkers: int  # how many runners, the first ones, have still to move
    paces: int
    delivered: int
    # Cards
    high_deck: Sequence[str]
    low_deck: Sequence[str]
    high_pile: Sequence[str]
    low_pile: Sequence[str]
    hope: Sequence[str]
    despair: Sequence[str]
    hand: Sequence[str]
    # Remembered within a day
    asked: int
    phone: int  # bonus of the field telephone
    fired: Sequence[str]  # positions that have fired
    airfield: Sequence[str]  # options of the airfield that have been used
    spared: int


def situation(**facts: Unpack[Facts]) -> Match:
    """A match in a situation of Hegra; by default the morning of a day, when you place defenders.

    The edition is one of the ``options``. Damage tiles that a repair took off are in the Hit bag,
    and cards that are not named are in their decks. Raises BadSituation if a fact is not
    understood or some cannot be true together.
    """
    return build(GAME, tuple(Facts.__annotations__), lay, facts)


def lay(draft: Draft, said: Facts) -> None:
    """Lay the facts on the boards, and put tiles, people and cards where they must then be."""
    _lay_day(draft, said)
    draft.lay_zones(said, *PLAIN)
    _lay_tracks(draft, said)
    _lay_fortress(draft, said)
    _lay_hit_bag(draft, said)
    draft.lay("infantry", "standing", said.get("infantry", {}))
    draft.lay("suppressed", "lying", said.get("suppressed", {}))
    _lay_map(draft, said)
    _lay_people(draft, said)
    draft.deal(said, *CARDS)
    draft.sort(*CARDS[:-1])
    draft.question = "placement"


# The day


def _lay_day(draft: Draft, said: Facts) -> None:
    """Stage and day follow from each other; the day has an event, and the siege a machine gun."""
    zones = draft.zones
    last = _find_last_days(draft)
    draft.lay_zones(said, "stage", "day")
    stages = draft.names("stage")
    if "stage" not in said:
        zones["stage"] = next(stage for stage in stages if zones["day"] <= last[stage])
    elif "day" not in said:
        place = stages.index(zones["stage"])
        before = last[stages[place - 1]] if place else 0
        zones["day"] = min(before + 2, last[zones["stage"]])
    zones["machine_gun"] = "ready" if zones["stage"] == "siege" else "none"
    draft.lay_zones(said, "events")
    _lay_event(draft, said)


def _find_last_days(draft: Draft) -> dict[str, int]:
    """The last day of each stage."""
    row = draft.content["difficulty"][draft.data["options"]["difficulty"]]
    return dict(zip(draft.names("stage"), (row["coup"], row["retreat"], DAYS[-1]), strict=True))


def _lay_event(draft: Draft, said: Facts) -> None:
    """The event of the day is drawn; if it is not said, it is a plain one of its deck."""
    zones, events = draft.zones, draft.content["events"]
    deck = zones["stage"]
    if deck == "siege":
        deck = "siege-1" if zones["day"] < draft.number("siege-2-day") else "siege-2"
    plain = (e for e in zones["events"] if events[e]["deck"] == deck and not events[e]["ongoing"])
    zones["event"] = next(plain, None)
    draft.lay_zones(said, "event")
    draft.leave("events", [zones["event"]], read_list("ongoing", said.get("ongoing", ())))
    draft.sort("events")


# Tracks


def _lay_tracks(draft: Draft, said: Facts) -> None:
    """Tracks that people count in another way than from the left."""
    tracks = {name: row["values"] for name, row in draft.content["tracks"].items()}
    if "rations" in said:
        draft.zones["ration"] = find_place("rations", said["rations"], tracks["supply"])
    if "morale" in said:
        level = find_place("morale", said["morale"], MOODS)
        draft.zones["morale"] = draft.names("mood")[level]
    if "doubt" in said:
        discs, morale = tracks["doubt-discs"], tracks["doubt-morale"]
        if isinstance(said["doubt"], tuple):
            spaces = list(zip(discs, morale, strict=True))
            draft.zones["doubt"] = find_place("doubt", said["doubt"], spaces)
        else:  # of two that are alike, the one where the marker gets first
            draft.zones["doubt"] = len(discs) - 1 - find_place("doubt", said["doubt"], discs[::-1])


# The fortress


def _lay_fortress(draft: Draft, said: Facts) -> None:
    """What is repaired or dug out; each damage tile taken off is in the Hit bag."""
    zones = draft.zones
    for position in read_list("repaired", said.get("repaired", ())):
        draft.lay("repaired", "damaged", {position: 0})
        draft.lay("repaired", "tiles", {position: 1})
    finds = read_names("finds", said.get("finds", {}), zones["facility"])
    for gun, tiles in read_names("guns", said.get("guns", {}), zones["gun_damage"]).items():
        zones["gun_damage"][gun] -= find_place(f"guns {gun}", tiles, SLOTS)
        draft.lay("guns", "tiles", {gun: tiles})
        if gun == SECOND_GUN and tiles:
            finds.setdefault(gun, "damaged")
    for find, state in finds.items():
        draft.lay("finds", "facility", {find: state})
        if state == "whole" and find != SECOND_GUN:
            draft.lay("finds", "tiles", {find: 1})
    for gun, slots in read_names("jammed", said.get("jammed", {}), zones["gun_jam"]).items():
        zones["gun_jam"][gun] = read_bits(f"jammed {gun}", slots, SLOTS[1:])
    if "fired" in said:
        zones["fired"] = read_bits("fired", said["fired"], draft.names("position"))
    if "airfield" in said:
        zones["airfield"] = read_bits("airfield", said["airfield"], draft.names("strike"))
    _lay_snow(draft, said, [find for find, state in finds.items() if state != "hidden"])


def _lay_snow(draft: Draft, said: Facts, opened: Sequence[str]) -> None:
    """Finds that have come to light are no longer under the snow."""
    rows = draft.content["snow"]
    draft.leave("snow_deck", [find for find, row in rows.items() if row["finds"] in opened])
    draft.deal(said, *FINDS)
    draft.sort("snow_deck")


def _lay_hit_bag(draft: Draft, said: Facts) -> None:
    """Tiles in the bag; air tiles there have left their stacks, two by two."""
    draft.lay("hit_bag", "tiles", said.get("hit_bag", {}))
    zones = draft.zones
    pairs = [row["kind"] for row in draft.content["air"].values()]
    stacks = zones["air_stacks"] or [kind for kind in pairs for _ in range(2)]
    wanted = Counter({kind: zones["tiles"][f"air-{kind}"] for kind in draft.names("air")})
    left: list[str] = []
    for pair in zip(stacks[::2], stacks[1::2], strict=True):
        if any(wanted[kind] > 0 for kind in pair):
            wanted.subtract(pair)
        else:
            left += pair
    zones["air_stacks"] = left
    draft.lay_zones(said, "air_stacks")


# The supply map


def _lay_map(draft: Draft, said: Facts) -> None:
    """Patrols come from their bag, artillery from its track, tokens from their stacks."""
    zones = draft.zones
    for field, count in read_names("patrols", said.get("patrols", {}), zones["patrols"]).items():
        draft.lay("patrols", "patrols", {field: count})
        number = field.rpartition("-")[2]
        zones["patrol_bag"][number] = max(0, zones["patrol_bag"][number] - count)
    for field in read_list("pieces", said.get("pieces", ())):
        draft.lay("pieces", "pieces", {field: 1})
    found = read_list("runners", said.get("runners", ()))
    runners = [read_entries("runners", runner, (None, None, None)) for runner in found]
    for place, zone in enumerate(("runner_who", "runner_at", "runner_load")):
        draft.lay("runners", zone, [runner[place] for runner in runners])
    for depot, stack in read_names("depots", said.get("depots", {}), zones["depot_token"]).items():
        token, count = read_entries(f"depots {depot}", stack, (None, 0))
        draft.lay("depots", "depot_token", {depot: token if count else None})
        draft.lay("depots", "depot_count", {depot: count})
        draft.lay("depots", "stacks", {token: 0})


# People


def _lay_people(draft: Draft, said: Facts) -> None:
    """Whoever is placed nowhere is in the Reserve."""
    zones = draft.zones
    if not any(fact in said for fact in PEOPLE):
        return
    whole = Counter(zones["reserve"])
    for area in AREAS:
        whole.update(zones[area])
        zones[area] = dict.fromkeys(zones[area], 0)
    draft.lay_zones(said, *AREAS, "jobs", "beds", "waiting")
    draft.lay("positions", "post", said.get("positions", {}))
    draft.sort("waiting")
    placed = Counter(zones["runner_who"])
    placed.update(who for who in zones["post"].values() if who)
    placed.update(_name_who(patient) for patient in (*zones["beds"].values(), *zones["waiting"]))
    for job, count in zones["jobs"].items():
        placed[job.rpartition("-")[2]] += count
    for area in AREAS:
        placed.update(zones[area])
    zones["reserve"] = {who: max(0, whole[who] - placed[who]) for who in zones["reserve"]}


def _name_who(patient: str | None) -> str:
    """Who a patient is; ``soldier-3`` is a soldier on level 3."""
    return (patient or "").rpartition("-")[0]
