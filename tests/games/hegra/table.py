"""Setting up situations of Hegra in one line, and playing on from them.

``fortress`` edits a dump and loads it again, so a situation is always one that the game itself
would accept. Luck is given: a test names every die, disc, tile and card that comes up.

>>> match = fortress("Breakfast()", stage="attack", tired={"soldier": 5}, supplies=2)
>>> match.choose("feed")
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import siegeworks
from siegeworks import CHANCE, Event, Match
from siegeworks.games.hegra.content.tables import Tables
from siegeworks.games.hegra.rules import pieces as n

GAME = siegeworks.game("hegra")
TABLES: Tables = GAME.tables()
DAYS = {"mobilisation": 2, "attack": 5, "siege": 8}
DISCS = {"officer": 1, "soldier": 12, "volunteer": 11, "medic": 3, "hunter": 3}
AREAS = ("ready", "tired", "rest", "bag", "recruits", "morgue")
LATER = {"difficulty": "normal", "rations": "full"}
Counts = Mapping[str, int]


def start(edition: str = "1940", **options: str) -> Match:
    """A new game, with luck in the test's hands."""
    return GAME.start(options={"edition": edition, **options}, seed=1, luck="given")


def event(deck: str, first: str = "", weather: str = "", plain: bool = True) -> str:
    """The first event of a deck that injures this type first, has this weather, is plain."""
    t = TABLES
    for number, name in enumerate(t.event_names):
        fits = n.DECK_NAMES[t.event_deck[number]] == deck
        fits &= not first or n.DEFENDER_NAMES[t.event_order[number][0]] == first
        fits &= not weather or n.WEATHER_NAMES[t.event_weather[number]] == weather
        if fits and (t.event_ongoing[number] == n.NONE) == plain:
            return name
    raise AssertionError(f"no such event in {deck}")


def fortress(
    *agenda: str,
    edition: str = "1940",
    options: Mapping[str, str] | None = None,
    stage: str = "siege",
    day: int | None = None,
    card: str = "",
    whole: Sequence[str] = (),
    guns: tuple[int, int] = (0, 0),
    finds: Mapping[str, str] | None = None,
    bag_tiles: Counts | None = None,
    infantry: Counts | None = None,
    lying: Counts | None = None,
    patrols: Counts | None = None,
    pieces: Sequence[str] = (),
    runners: Sequence[tuple[str, str, str | None]] = (),
    depots: Mapping[str, tuple[str, int]] | None = None,
    **zones: Any,
) -> Match:
    """A match in the given situation, with ``agenda`` still to be done before the next day.

    Named areas hold the named discs, all other discs are in the Reserve. ``whole`` are repaired
    positions, ``guns`` the open slots of both guns, ``finds`` what was dug out and how it is.
    """
    data: dict[str, Any] = start(edition, **(options or {})).dump()
    held = data["zones"]
    held["stage"] = stage
    held["day"] = DAYS[stage] if day is None else day
    deck = {"mobilisation": "mobilisation", "attack": "attack", "siege": "siege-1"}[stage]
    held["event"] = card or event(deck)
    held["events"] = [name for name in held["events"] if name != held["event"]]
    held["machine_gun"] = "ready" if stage == "siege" else "none"
    _mend(held, whole, guns, finds or {}, bag_tiles)
    for name, troops in (("standing", infantry), ("lying", lying)):
        held[name] |= troops or {}
    _map(held, patrols or {}, pieces, runners, depots)
    for name, value in zones.items():
        held[name] = held[name] | value if isinstance(value, dict) else value
    _reserve(held, zones)
    data["agenda"] = [*agenda, "NextDay()"]
    return GAME.load(data)


def _mend(
    held: dict[str, Any],
    whole: Sequence[str],
    guns: tuple[int, int],
    finds: Mapping[str, str],
    bag: Counts | None,
) -> None:
    held["tiles"] |= bag or {}
    if any(tile.startswith("air") for tile in bag or {}):
        held["air_stacks"] = []  # the tiles in the bag come from them
    for position in whole:
        held["damaged"][position] = 0
        held["tiles"][position] = 1
    for gun, slots in zip(("gun-1", "gun-2"), guns, strict=True):
        held["gun_damage"][gun] -= slots
        held["tiles"][gun] = slots
    if guns[1]:
        held["facility"]["gun-2"] = "damaged"
    for find, state in finds.items():
        held["facility"][find] = state
        if state == "whole":
            held["tiles"][find] = 1
    gone = [*finds, *(["gun-2"] if guns[1] else [])]
    held["snow_deck"] = [s for s in held["snow_deck"] if find_of(s) not in gone]


def find_of(snow: str) -> str:
    """What a find of the snow deck opens."""
    return n.FIND_NAMES[TABLES.snow_finds[TABLES.snow_names.index(snow)]]


def _map(
    held: dict[str, Any],
    patrols: Counts,
    pieces: Sequence[str],
    runners: Sequence[tuple[str, str, str | None]],
    depots: Mapping[str, tuple[str, int]] | None,
) -> None:
    for field, count in patrols.items():
        held["patrols"][field] = count
        held["patrol_bag"][field[-1]] -= count
    held["pieces"] |= dict.fromkeys(pieces, 1)
    held["runner_who"] = [who for who, _, _ in runners]
    held["runner_at"] = [at for _, at, _ in runners]
    held["runner_load"] = [load for _, _, load in runners]
    for depot, (token, count) in (depots or {}).items():
        held["depot_token"][depot] = token if count else None
        held["depot_count"][depot] = count
        held["stacks"][token] = 0


def _reserve(held: dict[str, Any], zones: Mapping[str, Any]) -> None:
    """All discs that lie nowhere else are in the Reserve."""
    for area in AREAS:
        held[area] = dict.fromkeys(held[area], 0) | dict(zones.get(area, {}))
    found: Counter[str] = Counter(held["runner_who"])
    found.update(who for who in held["post"].values() if who)
    found.update(p.rpartition("-")[0] for p in (*held["beds"].values(), *held["waiting"]) if p)
    for job, count in held["jobs"].items():
        found[job.rpartition("-")[2]] += count
    for area in AREAS:
        found.update(held[area])
    held["reserve"] = {who: whole - found[who] for who, whole in DISCS.items()}


# Looking


def zone(match: Match, name: str) -> Any:
    """What lies in a zone, in the words of the rules."""
    zones: Any = match.view(0)["zones"]
    return zones[name]


def some(match: Match, name: str) -> dict[str, Any]:
    """What is not empty in a row."""
    return {key: value for key, value in zone(match, name).items() if value}


def texts(match: Match) -> list[str]:
    """What may be chosen."""
    return [str(option) for option in match.options()]


def chances(match: Match) -> dict[str, int]:
    """What luck may bring, with weights."""
    return {str(outcome): outcome.weight for outcome in match.outcomes()}


def prompt(match: Match) -> str:
    """The kind of question asked, or what luck is due."""
    return type(match.state.agenda[-1]).__name__


def morale(match: Match) -> int:
    """The Morale level."""
    return n.MOOD_NAMES.index(zone(match, "morale")) - n.MOOD_ZERO


def why(match: Match, option: str) -> tuple[str, str]:
    """Reason and rule of a refusal."""
    refused = next(r for r in match.refusals() if str(r.option) == option)
    return refused.reason, refused.rule


def told(match: Match, kind: str) -> list[Event]:
    """The log lines of a kind."""
    return [line for line in match.log() if line.kind == kind]


# Playing


def play(match: Match, *answers: str) -> Match:
    """Choose and let happen, one after the other."""
    for answer in answers:
        if match.to_move == CHANCE:
            match.happen(answer)
        else:
            match.choose(answer)
    return match


def placed(match: Match, *places: str) -> Match:
    """Place defenders and finish."""
    return play(match, *(f"put {place}" for place in places), "done")
