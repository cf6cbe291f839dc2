"""How the zones of Westerplatte are named and bounded; all of them are open to all."""

from siegeworks.core.nouns import Names, Nouns, Numbers
from siegeworks.core.zones import Sight, number, pile, row
from siegeworks.games.westerplatte.content.tables import Tables
from siegeworks.games.westerplatte.rules.pieces import (
    FIELD_NAMES,
    FIRST_GUARDHOUSE,
    KIND_NAMES,
    LANE_NAMES,
    SPACE_NAMES,
    SUPPLY_NAMES,
    TILE_NAMES,
    TRACK_NAMES,
)

MARKER_NAMES = ("extra-move", "extra-action", "limited-move")
SHARE_NAMES = (*MARKER_NAMES, "ammunition", "loss")
OFFICER_NAMES = ("1", "2", "3", "4")
HOLDINGS = tuple(f"{marker}-{officer}" for marker in MARKER_NAMES for officer in OFFICER_NAMES)

ZONES = (
    row("walls", "field", "wall"),
    row("card", "lane", "card", empty=True),
    row("space", "lane", "space", empty=True),
    row("wounds", "lane", "wounds"),
    row("mine", "lane", "yes-no"),
    row("tile", "guardhouse", "tile", empty=True),
    row("stock", "supply", "stock"),
    row("post", "officer", "field", empty=True),
    row("ammo", "officer", "ammunition"),
    row("markers", "holding", "held"),
    pile("rest", "card"),
    pile("under", "card", order=True, most=64),
    pile("events", "event"),
    number("good_left", "events-left"),
    number("bad_left", "events-left"),
    number("first_card", "card", empty=True),
    number("filed", "filed"),
    number("day", "day"),
    number("morale", "track-place"),
    number("burnt", "event", empty=True),
    number("new_card", "card", empty=True),
    number("turn", "turn"),
    number("active", "officer"),
    number("moves", "moves"),
    number("actions", "actions"),
    number("used", "used"),
    number("shots", "shots", sight=Sight.ALL),
)


def make_nouns(t: Tables) -> Nouns:
    """The kinds of noun under these tables."""
    return Nouns(
        {
            "field": Names(FIELD_NAMES),
            "forward": Names(FIELD_NAMES[:FIRST_GUARDHOUSE]),
            "guardhouse": Names(FIELD_NAMES[FIRST_GUARDHOUSE:]),
            "lane": Names(LANE_NAMES),
            "space": Names(SPACE_NAMES),
            "tile": Names(TILE_NAMES),
            "card": Names(t.card_names),
            "event": Names(t.event_names),
            "supply": Names(SUPPLY_NAMES),
            "marker": Names(MARKER_NAMES),
            "share": Names(SHARE_NAMES),
            "holding": Names(HOLDINGS),
            "officer": Names(OFFICER_NAMES),
            "track": Names(TRACK_NAMES),
            "track-place": Numbers(0, max(len(track) for track in t.track) - 1),
            "wall": Numbers(0, t.full_wall),
            "bricks": Numbers(0, max(t.full_wall, *t.fire, *t.event_amount)),
            "wounds": Numbers(0, max(t.health)),
            "health": Numbers(0, max(t.health)),
            "rounds": Numbers(0, t.ammunition),
            "yes-no": Numbers(0, 1),
            "own-round": Numbers(0, 1),
            "asked": Numbers(0, 4),
            "more": Numbers(0, max(t.push_count)),
            "stock": Numbers(0, max(max(slots) for slots in t.slots)),
            "ammunition": Numbers(0, t.ammunition),
            "amount": Numbers(0, t.ammunition),
            "rest": Numbers(8, 39),
            "held": Numbers(0, max(t.extra_moves, t.extra_actions, t.limited_moves)),
            "events-left": Numbers(0, len(t.event_kind)),
            "filed": Numbers(0, t.cards),
            "day": Numbers(1, t.days),
            "turn": Numbers(0, t.turn_cap),
            "moves": Numbers(0, t.moves + 1),
            "actions": Numbers(0, t.actions + 1),
            "used": Numbers(0, 3),
            "shots": Numbers(0, 4),
        }
    )


def find_noun_words(t: Tables, kind: str, value: int, name: str) -> tuple[str, dict[str, object]]:
    """The key and facts of a noun; a card is described by what stands on it."""
    if kind != "card":
        return f"{kind}-{name}", {}
    facts: dict[str, object] = {
        "lane": ("lane", max(t.lane[value], 0)),
        "target": ("field", max(t.target[value], 0)),
        "health": t.health[value],
        "speed": t.speed[value],
        "fire": t.fire[value],
        "mark1": ("lane", t.mark1[value]),
        "mark2": ("lane", t.mark2[value]),
    }
    return f"card-{KIND_NAMES[t.kind[value]]}", facts
