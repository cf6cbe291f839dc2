"""What may be said of a situation of Westerplatte, and how the rest follows from it."""

from collections.abc import Mapping, Sequence
from typing import Final, Unpack

from siegeworks.core.match import Match
from siegeworks.games.westerplatte import GAME
from siegeworks.parts.situations.build import Common, build
from siegeworks.parts.situations.draft import (
    Draft,
    find_place,
    read_bits,
    read_entries,
    read_list,
    read_names,
)

PLAIN: Final = "neutral"  # a space of the morale track without an effect
INSTANTS: Final = ("air-raid", "morale-loss")  # cards that are filed as soon as they are drawn
PHASES: Final = (1, 2)
UNHURT: Final = (None, "I", 0)  # where a card is all that is said of a troop
USED: Final = ("extra-move", "extra-action")
BEYOND: Final = 2  # cards of phase 2 that are filed if that phase is all that is said

Troop = str | tuple[str, str] | tuple[str, str, int]  # card, the space it is on, its wounds


class Facts(Common, total=False):
    """What may be said; whatever is not said is as at the set-up, or follows."""

    walls: Mapping[str, int]  # bricks by field
    lanes: Mapping[str, Troop]  # the troop on each lane: card, space, wounds
    mines: Sequence[str]  # the lanes with a mine
    tiles: Mapping[str, str]  # the action tile on each guardhouse
    stock: Mapping[str, int]  # mines, grenades and bricks on their tiles
    officers: Mapping[str, str]  # the field each officer stands on
    ammunition: Mapping[str, int]  # rounds by officer
    markers: Mapping[str, int]  # such as "extra-move-1", the one of officer 1
    morale: str  # a space of the track: "start", "low-1", "neutral-1", one below start, ...
    phase: int  # 2: the cards of phase 1 have all been drawn
    day: int
    filed: int  # cards filed since the start
    under: Sequence[str]  # cards under the pile, the first to come back first
    pile: Sequence[str]  # cards that are still to come
    past: Sequence[str]  # events that have been drawn
    burnt: str  # the event whose passage is closed
    turn: int
    active: str  # the officer whose turn it is
    moves: int
    actions: int
    used: Sequence[str]  # markers used in this turn: "extra-move", "extra-action"


def situation(**facts: Unpack[Facts]) -> Match:
    """A match in a situation of Westerplatte; by default an officer acts in an ordinary turn.

    The officers stand on A, B, C and D unless you say otherwise. Cards that must have been filed
    are taken from troops of their phase, but never from ``pile``. Raises BadSituation if a fact
    is not understood or some cannot be true together.
    """
    return build(GAME, tuple(Facts.__annotations__), lay, facts)


def lay(draft: Draft, said: Facts) -> None:
    """Lay the facts on the board, and put cards, events and days where they must then be."""
    _lay_board(draft, said)
    _lay_troops(draft, said)
    _lay_officers(draft, said)
    _lay_morale(draft, said)
    _deal_cards(draft, said)
    _draw_events(draft, said)
    _count_turns(draft, said)


def _lay_board(draft: Draft, said: Facts) -> None:
    """Walls, tiles, mines and what lies on the tiles."""
    zones = draft.zones
    draft.lay_zones(said, "walls")
    draft.lay("tiles", "tile", said.get("tiles", {}))
    spare = [tile for tile in draft.names("tile") if tile not in zones["tile"].values()]
    for guardhouse, tile in zones["tile"].items():
        if tile is None and spare:
            zones["tile"][guardhouse] = spare.pop(0)
    mines = read_list("mines", said.get("mines", ()))
    for lane in mines:
        draft.lay("mines", "mine", {lane: 1})
    zones["stock"]["mines"] = max(0, zones["stock"]["mines"] - len(mines))
    draft.lay_zones(said, "stock")


def _lay_troops(draft: Draft, said: Facts) -> None:
    """Cards on their lanes; where nothing else is said, a troop is on I and unhurt."""
    for lane, troop in read_names("lanes", said.get("lanes", {}), draft.zones["card"]).items():
        parts = read_entries(f"lanes {lane}", [troop] if isinstance(troop, str) else troop, UNHURT)
        for zone, part in zip(("card", "space", "wounds"), parts, strict=True):
            draft.lay("lanes", zone, {lane: part})


def _lay_officers(draft: Draft, said: Facts) -> None:
    """Where the officers stand, what they hold, and who acts."""
    zones = draft.zones
    zones["post"] = dict(zip(zones["post"], draft.names("forward"), strict=False))
    draft.lay("officers", "post", said.get("officers", {}))
    draft.lay("ammunition", "ammo", said.get("ammunition", {}))
    draft.lay_zones(said, "markers")
    zones |= {"active": draft.names("officer")[0]}
    zones |= {"moves": draft.number("moves"), "actions": draft.number("actions")}
    draft.lay_zones(said, "active", "moves", "actions")
    zones["used"] = read_bits("used", said.get("used", ()), USED)
    draft.question = "act"
    draft.fixed = {"officer": zones["active"]}


def _lay_morale(draft: Draft, said: Facts) -> None:
    """The marker lies on a space that is called by its level, or by how far it is from start."""
    if "morale" in said:
        level = draft.content["levels"][draft.data["options"]["level"]]
        spaces = draft.content["morale"][level["track"]]["spaces"]
        draft.zones["morale"] = find_place("morale", said["morale"], name_spaces(spaces))


def name_spaces(spaces: Sequence[str]) -> list[str]:
    """The spaces of a morale track, each under a name of its own."""
    start = spaces.index("start")
    return [
        f"{name}{place - start:+d}" if name == PLAIN else name for place, name in enumerate(spaces)
    ]


def _deal_cards(draft: Draft, said: Facts) -> None:
    """Put each attack card in its one place: on a lane, under the pile, filed or unseen."""
    zones, cards = draft.zones, draft.content["cards"]
    draft.lay("under", "under", said.get("under", ()))
    placed = [card for card in (*zones["card"].values(), *zones["under"]) if card is not None]
    draft.leave("rest", placed)
    phase = 2 if any(cards[card]["phase"] == 2 for card in placed) else 1
    storm = find_place("phase", said.get("phase", phase), PHASES) > 0
    zones["filed"] = _count_filed(draft, said, len(placed), storm)
    draft.lay_zones(said, "filed")
    kept = _lay_pile(draft, said)
    spare = sorted(
        (card for card in zones["rest"] if card not in kept),
        key=lambda card: (
            cards[card]["phase"],
            cards[card]["kind"] in INSTANTS,
            -zones["rest"].index(card),
        ),
    )
    gone = spare[: zones["filed"]]
    draft.leave("rest", gone)
    first = gone[: _count_first_cards(draft)]
    zones["first_card"] = next(iter(first), None)
    drawn = placed + gone[len(first) :]
    zones["new_card"] = drawn[-1] if drawn else None


def _count_first_cards(draft: Draft) -> int:
    """How many cards the set-up only files: one, if there are two officers."""
    return 1 if len(draft.zones["post"]) == 2 else 0


def _lay_pile(draft: Draft, said: Facts) -> list[str]:
    """Cards that are in the pile, come what may."""
    rest: list[str] = draft.zones["rest"]
    draft.lay("pile", "rest", said.get("pile", ()))
    found: list[str] = draft.zones["rest"]
    draft.zones["rest"] = [*rest, *(card for card in found if card not in rest)]
    draft.sort("rest")
    return found


def _count_filed(draft: Draft, said: Facts, placed: int, storm: bool) -> int:
    """How many cards must have been filed, if nobody says it: as few as the rest allows."""
    first, day_cards = draft.number("first-cards"), draft.number("day-cards")
    if "day" in said:
        draft.lay_zones(said, "day")
        day: int = draft.zones["day"]
        return max(day_cards * (day - 1) + 1, first)
    if storm:
        early = [row for row in draft.content["cards"].values() if row["phase"] == 1]
        return len(early) + BEYOND
    least = day_cards + 1 if said.get("burnt") else 0  # a passage burns from the second day on
    return max(_count_first_cards(draft), first - placed, least)


def _draw_events(draft: Draft, said: Facts) -> None:
    """Let the day follow from the filed cards, and take the events of past days out."""
    zones, events = draft.zones, draft.content["events"]
    days = zones["filed"] // draft.number("day-cards") + 1
    zones["day"] = said.get("day", min(days, draft.number("days")))
    if zones["day"] != 1:
        zones["first_card"] = None  # it lies face down with the others of its day
    draft.lay_zones(said, "burnt")
    burnt = [] if zones["burnt"] is None else [zones["burnt"]]
    drawn = read_list("past", said.get("past", _choose_past(draft, burnt)))
    for event in drawn:
        find_place("past", event, tuple(events))
    drawn += [event for event in burnt if event not in drawn]
    draft.leave("events", drawn)
    good = sum(events[event]["sort"] == "positive" for event in drawn)
    zones["good_left"] = max(0, zones["good_left"] - good)
    zones["bad_left"] = max(0, zones["bad_left"] - len(drawn) + good)


def _choose_past(draft: Draft, burnt: Sequence[str]) -> list[str]:
    """Events for the past days but those of ``burnt``: good ones before bad ones."""
    zones, events = draft.zones, draft.content["events"]
    left = [event for event in zones["events"] if event not in burnt]
    good = [event for event in left if events[event]["sort"] == "positive"]
    bad = [event for event in left if event not in good]
    usual = good[: zones["good_left"]] + bad[: zones["bad_left"]]
    return usual[: max(0, zones["day"] - 1 - len(burnt))]


def _count_turns(draft: Draft, said: Facts) -> None:
    """Each turn has brought a card, after the first cards of the set-up."""
    zones = draft.zones
    drawn = zones["filed"] + len(zones["under"])
    drawn += sum(card is not None for card in zones["card"].values())
    zones["turn"] = max(1, drawn - draft.number("first-cards") + 1)
    draft.lay_zones(said, "turn")
