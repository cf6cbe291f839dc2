"""Setting up situations of Westerplatte in one line, and playing on from them.

``fort`` edits a dump and loads it again, so a situation is always one that the game itself would
accept. Luck is given: a test names every card and event that comes up.

>>> match = fort(lanes={"C": ("1-C4", "IV", 1)}, walls={"C": 1}, officers={"1": "C"})
>>> match.choose("fire")
>>> zone(match, "card")["C"]
"""

from collections.abc import Mapping, Sequence
from typing import Any

import siegeworks
from siegeworks import CHANCE, Event, Match, Refused

GAME = siegeworks.game("westerplatte")

TILES = ("mortar", "ammunition", "morale", "rebuild", "mines", "push-back")
POSTS = ("A", "B", "C", "D")
FIELDS = ("A", "B", "C", "D", "E", "G1", "G2", "G3", "G4", "G5", "G6")
# Plain spaces are named by how far from the start they lie
LOW, HIGH = ("low-3", "low-2", "low-1"), ("high-1", "high-2", "high-3")
BELOW = ("neutral-5", "neutral-4", "neutral-3", "neutral-2", "neutral-1")
GREEN_TRACK = (*LOW, *BELOW, "start", *HIGH)
RED_TRACK = (*LOW, *BELOW, "start", "neutral+1", *HIGH)
LOWEST = "neutral-5"  # above the low levels
STORM = 26  # cards filed when phase 2 is under way: day 4 has two of its eight

Lane = str | tuple[str, str] | tuple[str, str, int]  # card, the space it is on, its wounds


def start(seats: int = 2, level: str = "easy") -> Match:
    """A new game, with luck in the test's hands."""
    return GAME.start(seats=seats, options={"level": level}, seed=1, luck="given")


def set_up(
    seats: int = 2,
    level: str = "easy",
    posts: Sequence[str] = POSTS,
    tiles: Sequence[str] = TILES,
    cards: Sequence[str] = (),
) -> Match:
    """A new game set up as told: tiles, posts and the first cards."""
    match = start(seats, level)
    for tile in tiles:
        match.happen(tile)
    for post in posts[: max(2, seats)]:
        match.choose(f"stand {post}")
    for card in cards:
        match.happen(card)
    return match


def fort(
    seats: int = 2,
    level: str = "easy",
    *,
    walls: Mapping[str, int] | None = None,
    lanes: Mapping[str, Lane] | None = None,
    mines: Sequence[str] = (),
    officers: Mapping[str, str] | None = None,
    ammo: Mapping[str, int] | None = None,
    markers: Mapping[str, int] | None = None,
    tiles: Sequence[str] = TILES,
    stock: Mapping[str, int] | None = None,
    morale: str = "start",
    phase: int = 1,
    day: int | None = None,
    filed: int | None = None,
    under: Sequence[str] = (),
    pile: Sequence[str] = (),
    past: Sequence[str] | None = None,
    burnt: str | None = None,
    turn: int | None = None,
    active: str = "1",
    moves: int = 2,
    actions: int = 1,
    used: int = 0,
    agenda: Sequence[str] | None = None,
) -> Match:
    """A match in the given situation, with an officer acting in an ordinary turn.

    What is not named is as at the set-up; the officers stand on A, B, C and D. Phase 2 is under
    way if ``phase`` says so or a named card needs it. Cards that have been filed are troops taken
    from the end of their phase, but never those in ``pile``. ``past`` names the events drawn so
    far. ``agenda`` replaces what is still to be done in the turn.
    """
    data: dict[str, Any] = start(seats, level).dump()
    zones = data["zones"]
    zones["tile"] = dict(zip(zones["tile"], tiles, strict=True))
    zones["post"] = dict(zip(zones["post"], POSTS, strict=False)) | dict(officers or {})
    zones["walls"] |= walls or {}
    zones["ammo"] |= ammo or {}
    zones["markers"] |= markers or {}
    _lay_troops(zones, lanes or {})
    zones["mine"] |= dict.fromkeys(mines, 1)
    zones["stock"]["mines"] -= len(mines)
    zones["stock"] |= stock or {}
    zones["morale"] = (RED_TRACK if level == "hard" else GREEN_TRACK).index(morale)
    least = 0 if burnt is None else 9  # a passage burns from day 2 on
    _deal(zones, phase, (day, filed, least), list(under), pile)
    _count_days(zones, day, past, burnt)
    drawn = zones["filed"] + sum(c is not None for c in zones["card"].values()) + len(under)
    zones["turn"] = drawn - 2 if turn is None else turn
    zones |= {"active": active, "moves": moves, "actions": actions, "used": used}
    data["agenda"] = list(rest_of_turn(active) if agenda is None else agenda)
    return GAME.load(data)


def rest_of_turn(officer: str) -> tuple[str, ...]:
    """What is still to be done while an officer acts."""
    german = ("GermanFire()", "DrawCard()", "TroopMovement()", "EndOfTurn()")
    return (f"Act({officer})", *german, f"NextOfficer({officer})")


def _lay_troops(zones: dict[str, Any], lanes: Mapping[str, Lane]) -> None:
    for lane, troop in lanes.items():
        card, space, wounds = (troop, "I", 0) if isinstance(troop, str) else (*troop, 0)[:3]
        zones["card"][lane] = card
        zones["space"][lane] = space
        zones["wounds"][lane] = wounds


def _deal(
    zones: dict[str, Any],
    phase: int,
    calendar: tuple[int | None, int | None, int],
    under: list[str],
    pile: Sequence[str],
) -> None:
    """Put each attack card in its one place: on a lane, under the pile, filed or unseen."""
    placed = [card for card in zones["card"].values() if card is not None] + under
    unseen = [card for card in zones["rest"] if card not in placed]
    buried = 1 if len(zones["post"]) == 2 else 0
    storm = phase == 2 or any(card.startswith("2-") for card in placed)
    day, filed, least = calendar
    if filed is None and day is not None:
        filed = max(8 * (day - 1) + 1, 3)
    elif filed is None:
        filed = STORM if storm else max(buried, 3 - len(placed), least)
    early = [card for card in unseen if card.startswith("1-")]
    left = len(early) - buried if storm else 0
    gone = _filed_cards(unseen, filed - buried, early[:buried], pile)
    if storm and len([card for card in gone if card in early]) < left:
        raise ValueError(f"phase 2 needs {left + buried} filed cards, not {filed}")
    zones["rest"] = [card for card in unseen if card not in gone]
    zones["under"] = under
    zones["buried"] = buried
    zones["filed"] = filed
    zones["new_card"] = gone[-1] if gone else (placed or [None])[-1]


def _filed_cards(
    unseen: Sequence[str], count: int, buried: Sequence[str], pile: Sequence[str]
) -> list[str]:
    """Which cards have been filed: phase 1 before phase 2, troops before instants."""

    def order(card: str) -> tuple[bool, bool, int]:
        return card.startswith("2-"), "air" in card or "morale" in card, -unseen.index(card)

    return sorted((c for c in unseen if c not in buried and c not in pile), key=order)[:count]


def _count_days(
    zones: dict[str, Any], day: int | None, past: Sequence[str] | None, burnt: str | None
) -> None:
    """Let the day follow from the filed cards, and take the events of past days out."""
    zones["day"] = min(7, zones["filed"] // 8 + 1) if day is None else day
    bad = ("shelling", "attack", "burnt")
    good_ones = [event for event in zones["events"] if not event.startswith(bad)]
    bad_ones = [event for event in zones["events"] if event.startswith(bad) and event != burnt]
    usual = good_ones[: zones["good_left"]] + bad_ones[: zones["bad_left"]]
    drawn = list(usual[: zones["day"] - 1 - (burnt is not None)] if past is None else past)
    if burnt is not None and burnt not in drawn:
        drawn.append(burnt)
    zones["events"] = [event for event in zones["events"] if event not in drawn]
    zones["good_left"] -= len([event for event in drawn if not event.startswith(bad)])
    zones["bad_left"] -= len([event for event in drawn if event.startswith(bad)])
    zones["burnt"] = burnt


# Looking


def zone(match: Match, name: str) -> Any:
    """What lies in a zone, in the words of the rules."""
    zones: Any = match.view(0)["zones"]
    return zones[name]


def texts(match: Match, seat: int | None = None) -> list[str]:
    """What may be chosen."""
    return [str(option) for option in match.options(seat)]


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


def refusal(match: Match, option: str) -> Refused:
    """Why an option is not there; fails if no reason is given."""
    return next(refused for refused in match.refusals() if str(refused.option) == option)


def why(match: Match, option: str) -> tuple[str, str, int, int]:
    """Reason, rule, need and have of a refusal."""
    refused = refusal(match, option)
    return refused.reason, refused.rule, refused.need, refused.have


def told(match: Match, kind: str) -> list[Event]:
    """The log lines of a kind."""
    return [event for event in match.log() if event.kind == kind]


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


def play(match: Match, *choices: str) -> None:
    """Choose one thing after the other."""
    for choice in choices:
        match.choose(choice)


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
