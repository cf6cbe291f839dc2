"""Setting up situations of Hegra in one line, and playing on from them.

``fortress`` is the public builder with luck given: a test names every die, disc, tile and card
that comes up. What tests know by the space of a track, the builder knows as people count it.

>>> match = fortress("Breakfast()", stage="attack", tired={"soldier": 5}, supplies=2)
>>> match.choose("feed")
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import siegeworks
from siegeworks import Match
from siegeworks.games.hegra.content.tables import Tables
from siegeworks.games.hegra.rules import pieces as n
from siegeworks.games.hegra.situations import situation
from tests.games import helping
from tests.games.helping import play as play
from tests.games.helping import refusal
from tests.games.helping import texts as texts
from tests.games.helping import told as told
from tests.games.helping import zone as zone

T = TypeVar("T")
GAME = siegeworks.game("hegra")
TABLES: Tables = GAME.tables()
TRACKS = {name: row["values"] for name, row in siegeworks.content("hegra")["tracks"].items()}
DAYS = {"mobilisation": 2, "attack": 5, "siege": 8}
DECKS = {"mobilisation": "mobilisation", "attack": "attack", "siege": "siege-1"}
DISCS = {"officer": 1, "soldier": 12, "volunteer": 11, "medic": 3, "hunter": 3}
LATER = {"difficulty": "normal", "rations": "full"}
# What the tests call otherwise than the builder
SAID = {"whole": "repaired", "bag_tiles": "hit_bag", "lying": "suppressed", "post": "positions"}


def start(edition: str = "1940", **options: str) -> Match:
    """A new game, with luck in the test's hands."""
    return helping.start(GAME, {"edition": edition, **options})


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
    guns: tuple[int, int] = (0, 0),
    **facts: Any,
) -> Match:
    """A match in the given situation, with ``agenda`` still to be done before the next day.

    Named areas hold the named discs, all other discs are in the Reserve. ``whole`` are repaired
    positions, ``guns`` the open slots of both guns, ``finds`` what was dug out and how it is.
    """
    said: dict[str, Any] = {"ready": {}, "infantry": {}}
    said |= {SAID.get(name, name): fact for name, fact in facts.items() if fact is not None}
    return situation(
        options={"edition": edition, **(options or {})},
        luck="given",
        stage=stage,
        day=DAYS[stage] if day is None else day,
        event=card or event(DECKS[stage]),
        guns=dict(zip(("gun-1", "gun-2"), guns, strict=True)),
        agenda=[*agenda, "NextDay()"],
        **as_people_count(said),
    )


def as_people_count(said: dict[str, Any]) -> dict[str, Any]:
    """Facts in which spaces of tracks and bits have become what stands there."""
    if "ration" in said:
        said["rations"] = TRACKS["supply"][said.pop("ration")]
    if "doubt" in said:
        space = said["doubt"]
        said["doubt"] = TRACKS["doubt-discs"][space], TRACKS["doubt-morale"][space]
    if "morale" in said:
        said["morale"] = n.MOOD_NAMES.index(said["morale"]) - n.MOOD_ZERO
    if "gun_jam" in said:
        masks: dict[str, int] = said.pop("gun_jam")
        said["jammed"] = {gun: marked(mask, (1, 2, 3)) for gun, mask in masks.items()}
    if "airfield" in said:
        said["airfield"] = marked(said["airfield"], n.STRIKE_NAMES)
    return said


def marked(mask: int, things: Sequence[T]) -> list[T]:
    """The things whose bit is set in a mask, the first of them the lowest."""
    return [thing for place, thing in enumerate(things) if mask >> place & 1]


def find_of(snow: str) -> str:
    """What a find of the snow deck opens."""
    return n.FIND_NAMES[TABLES.snow_finds[TABLES.snow_names.index(snow)]]


# Looking


def some(match: Match, name: str) -> dict[str, Any]:
    """What is not empty in a row."""
    return {key: value for key, value in zone(match, name).items() if value}


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
    refused = refusal(match, option)
    return refused.reason, refused.rule


# Playing


def placed(match: Match, *places: str) -> Match:
    """Place defenders and finish."""
    return play(match, *(f"put {place}" for place in places), "done")
