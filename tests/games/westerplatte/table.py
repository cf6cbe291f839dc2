"""Setting up situations of Westerplatte in one line, and playing on from them.

``fort`` is the public builder with luck given: a test names every card and event that comes up.

>>> match = fort(lanes={"C": ("1-C4", "IV", 1)}, walls={"C": 1}, officers={"1": "C"})
>>> match.choose("fire")
>>> zone(match, "card")["C"]
"""

from collections.abc import Mapping, Sequence
from typing import Any

import siegeworks
from siegeworks import CHANCE, Match
from siegeworks.games.westerplatte.situations import Troop, situation
from tests.games import helping
from tests.games.helping import play as play
from tests.games.helping import refusal as refusal
from tests.games.helping import texts as texts
from tests.games.helping import told as told
from tests.games.helping import zone as zone

GAME = siegeworks.game("westerplatte")

TILES = ("mortar", "ammunition", "morale", "rebuild", "mines", "push-back")
POSTS = ("A", "B", "C", "D")
GUARDHOUSES = ("G1", "G2", "G3", "G4", "G5", "G6")
FIELDS = ("A", "B", "C", "D", "E", "G1", "G2", "G3", "G4", "G5", "G6")
# Plain spaces are named by how far from the start they lie
LOW, HIGH = ("low-3", "low-2", "low-1"), ("high-1", "high-2", "high-3")
GREEN_TRACK = (*LOW, "neutral-1", "start", *HIGH)
RED_TRACK = (*LOW, "start", *HIGH)
LOWEST = {"easy": "neutral-1", "medium": "neutral-1", "hard": "start"}  # above the low levels
Lane = Troop


def start(seats: int = 2, level: str = "easy") -> Match:
    """A new game, with luck in the test's hands."""
    return helping.start(GAME, {"level": level}, seats)


def set_up(
    seats: int = 2,
    level: str = "easy",
    posts: Sequence[str] = POSTS,
    tiles: Sequence[str] = TILES,
    cards: Sequence[str] = (),
    filed: str = "1-A4",
) -> Match:
    """A new game set up as told: tiles, posts, the card that is only filed, the first cards."""
    match = start(seats, level)
    for tile in tiles:
        match.happen(tile)
    for post in posts[: max(2, seats)]:
        match.choose(f"stand {post}")
    if cards and seats <= 2:
        match.happen(filed)
    for card in cards:
        match.happen(card)
    return match


def fort(
    seats: int = 2,
    level: str = "easy",
    *,
    ammo: Mapping[str, int] | None = None,
    tiles: Sequence[str] = TILES,
    **facts: Any,
) -> Match:
    """A match in the given situation, with an officer acting in an ordinary turn."""
    return situation(
        seats=seats,
        options={"level": level},
        luck="given",
        ammunition=ammo or {},
        tiles=dict(zip(GUARDHOUSES, tiles, strict=True)),
        **{name: value for name, value in facts.items() if value is not None},
    )


def rest_of_turn(officer: str) -> tuple[str, ...]:
    """What is still to be done while an officer acts."""
    german = ("GermanFire()", "DrawCard()", "TroopMovement()", "EndOfTurn()")
    return (f"Act({officer})", *german, f"NextOfficer({officer})")


# Looking


def morale(match: Match) -> str:
    """The space of the track that the morale marker is on."""
    settings: Any = match.view(0)["options"]
    track = RED_TRACK if settings["level"] == "hard" else GREEN_TRACK
    return track[zone(match, "morale")]


def pool(match: Match) -> int:
    """Ammunition that no officer holds."""
    held: dict[str, int] = zone(match, "ammo")
    return 16 - sum(held.values())


def side_stock(match: Match) -> int:
    """Bricks that lie beside the board."""
    settings: Any = match.view(0)["options"]
    walls: dict[str, int] = zone(match, "walls")
    on_tile: int = zone(match, "stock")["bricks"]
    return (72 if settings["level"] == "hard" else 74) - sum(walls.values()) - on_tile


def held(match: Match, marker: str) -> tuple[int, ...]:
    """How many markers of a kind each officer holds."""
    return tuple(zone(match, "markers")[f"{marker}-{o}"] for o in zone(match, "post"))


def rounds(match: Match) -> tuple[int, ...]:
    """The ammunition of each officer."""
    return tuple(zone(match, "ammo").values())


def why(match: Match, option: str) -> tuple[str, str, int, int]:
    """Reason, rule, need and have of a refusal."""
    refused = refusal(match, option)
    return refused.reason, refused.rule, refused.need, refused.have


def about(match: Match, kind: str) -> list[tuple[object, ...]]:
    """What the log lines of a kind speak of, each with its rule at the end."""
    return [(*event.about.values(), event.rule) for event in told(match, kind)]


# Playing


def end_turn(match: Match, card: str = "1-A1", answers: Sequence[str] = ()) -> None:
    """End the acting step, answer what German fire asks, and let a card come up."""
    match.choose("end")
    for answer in answers:
        match.choose(answer)
    if match.to_move == CHANCE:
        match.happen(card)


def end_of_day(day: int = 1, level: str = "easy", **situation: Any) -> Match:
    """The turn that brought the eighth card of a day is over: an event is about to be drawn."""
    over = ("EndOfTurn()", "NextOfficer(1)")
    return fort(level=level, day=day, filed=8 * day, agenda=over, **situation)


def ways(match: Match, prompt: str) -> list[tuple[tuple[str, ...], Match]]:
    """Every line of answers to questions of one kind, and the match after it."""
    decision = match.decision
    if decision is None or decision.prompt != prompt:
        return [((), match)]
    found = []
    for option in texts(match):
        twin = match.clone()
        twin.choose(option)
        found += [((option, *line), end) for line, end in ways(twin, prompt)]
    return found
