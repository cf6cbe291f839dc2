"""How the zones of Hegra are named and bounded; all of them are open to the one player."""

from siegeworks.core.nouns import Kind, Names, Nouns, Numbers
from siegeworks.core.zones import number, pile, row
from siegeworks.games.hegra.content.tables import Tables
from siegeworks.games.hegra.rules import effects
from siegeworks.games.hegra.rules import pieces as n

REASON_NAMES = ("doubt", "red-day", "no-supplies", "someone-waits", "the-dead", "red-sector")
CAUSE_NAMES = (
    *("the-dead", "the-waiting", "the-artillery"),
    *("empty-bag", "shelling", "card"),
)
MACHINE_GUN_NAMES = ("none", "ready", "jammed")
SOURCE_NAMES = tuple(f"{a}-{w}" for a in ("tired", "rest", "ready") for w in n.DEFENDER_NAMES)

Words = tuple[str, dict[str, object]]  # a key, and its facts

PEOPLE = ("bag", "reserve", "recruits", "ready", "tired", "rest")
DISCS = 30  # defenders that there can be, a few to spare
CARDS = ("high_deck", "low_deck", "high_pile", "low_pile", "hope", "despair", "hand")
ZONES = (
    number("day", "day"),
    number("stage", "stage"),
    number("event", "event", empty=True),
    pile("events", "event"),
    pile("ongoing", "event"),
    *(row(name, "defender", "discs") for name in PEOPLE),
    row("morgue", "body", "discs"),
    row("post", "position", "defender", empty=True),
    row("jobs", "job", "discs"),
    number("bag_doubt", "doubt-discs"),
    row("beds", "bed", "patient", empty=True),
    pile("waiting", "patient"),
    number("supplies", "supplies"),
    number("ration", "ration"),
    number("snow", "snow-space"),
    number("weather", "weather"),
    number("morale", "mood"),
    number("suspicion", "suspicion"),
    number("defence", "defence"),
    number("surrender", "outcome"),
    number("fear", "fear"),
    number("doubt", "doubt-space"),
    number("artillery", "artillery-space"),
    row("tiles", "tile", "tiles"),
    row("salvo", "tile", "tiles"),
    pile("air_stacks", "air", order=True, most=24),
    row("damaged", "position", "yes-no"),
    row("gun_damage", "gun", "gun-tiles"),
    row("gun_jam", "gun", "gun-mask"),
    number("machine_gun", "machine-gun"),
    row("facility", "find", "facility-state"),
    pile("snow_deck", "snow"),
    pile("snow_top", "snow", order=True, most=3),
    row("standing", "sector", "troops"),
    row("lying", "sector", "troops"),
    row("movers", "sector", "troops"),
    number("hits", "many"),
    number("grenades", "many"),
    number("charging", "many"),
    row("patrols", "field", "tokens"),
    row("patrol_bag", "patrol-number", "tokens"),
    row("pieces", "field", "yes-no"),
    row("depot_token", "depot", "token", empty=True),
    row("depot_count", "depot", "tokens"),
    row("stacks", "token", "yes-no"),
    pile("runner_who", "defender", order=True, most=DISCS),
    pile("runner_at", "node", order=True, most=DISCS),
    pile("runner_load", "token", order=True, most=DISCS, empty=True),
    number("walkers", "discs"),
    number("paces", "paces"),
    *(pile(name, "morale") for name in CARDS),
    number("mission", "mission", empty=True),
    number("asked", "yes-no"),
    number("phone", "many"),
    number("fired", "position-mask"),
    number("airfield", "strike-mask"),
    number("delivered", "many"),
    number("spared", "yes-no"),
)


def make_nouns(t: Tables) -> Nouns:
    """The kinds of noun under these tables."""
    return Nouns(_make_names(t) | _make_numbers(t))


def _make_names(t: Tables) -> dict[str, Kind]:
    return {
        "defender": Names(n.DEFENDER_NAMES),
        "body": Names(n.BODY_NAMES),
        "disc": Names((*n.DEFENDER_NAMES, "doubt")),
        "patient": Names(n.PATIENT_NAMES),
        "bed": Names(("1", "2", "3")),
        "position": Names(n.POSITION_NAMES),
        "space": Names(n.SPACE_NAMES),
        "job": Names(n.JOB_NAMES),
        "place": Names(n.PLACE_NAMES),
        "source": Names(SOURCE_NAMES),
        "stage": Names(n.STAGE_NAMES),
        "deck": Names(n.DECK_NAMES),
        "event": Names(t.event_names),
        "weather": Names(n.WEATHER_NAMES),
        "mood": Names(n.MOOD_NAMES),
        "outcome": Names(n.SURRENDER_NAMES),
        "tile": Names(n.TILE_NAMES),
        "mend": Names(n.MEND_NAMES),
        "air": Names(n.AIR_NAMES),
        "air-stack": Names(n.NUMBER_NAMES),
        "gun": Names(n.GUN_NAMES),
        "find": Names(n.FIND_NAMES[: n.FACILITIES]),
        "snow": Names(t.snow_names),
        "sector": Names(n.SECTOR_NAMES),
        "target": Names(n.TARGET_NAMES),
        "aim": Names(n.AIM_NAMES),
        "strike": Names(n.STRIKE_NAMES),
        "map-row": Names(n.ROW_NAMES),
        "node": Names(n.NODE_NAMES),
        "field": Names(n.FIELD_NAMES),
        "patrol-number": Names(n.NUMBER_NAMES),
        "piece": Names(n.PIECE_NAMES),
        "walker": Names(n.WALKER_NAMES),
        "depot": Names(n.DEPOT_NAMES),
        "token": Names(n.TOKEN_NAMES),
        "morale": Names(t.card_names),
        "morale-deck": Names(n.CARD_KIND_NAMES[:2]),
        "mission": Names(t.mission_names),
        "deed": Names(effects.NAMES),
        "reason": Names(REASON_NAMES),
        "cause": Names(CAUSE_NAMES),
        "goal": Names(n.GOAL_NAMES),
        "ongoing": Names(n.ONGOING_NAMES),
        "clear": Names(n.CLEAR_NAMES),
        "machine-gun": Names(MACHINE_GUN_NAMES),
        "facility-state": Names(("hidden", "damaged", "whole")),
    }


def _make_numbers(t: Tables) -> dict[str, Kind]:
    return {
        "day": Numbers(1, n.DAYS),
        "discs": Numbers(0, DISCS),
        "doubt-discs": Numbers(0, 7),
        "supplies": Numbers(0, 200),
        "ration": Numbers(0, len(t.ration) - 1),
        "snow-space": Numbers(1, n.SNOW_END),
        "suspicion": Numbers(t.suspicion_floor, n.SUSPICION_TOP),
        "defence": Numbers(0, t.defence_top),
        "fear": Numbers(0, t.fear_top),
        "doubt-space": Numbers(0, len(t.doubt_discs) - 1),
        "artillery-space": Numbers(1, n.TRACK_END),
        "tiles": Numbers(0, 12),
        "gun-tiles": Numbers(0, n.GUN_TILES),
        "gun-mask": Numbers(0, 7),
        "troops": Numbers(0, n.ROOM),
        "tokens": Numbers(0, 12),
        "paces": Numbers(0, max(t.moves)),
        "many": Numbers(0, 99),
        "amount": Numbers(0, 99),
        "shots": Numbers(0, 999),
        "die": Numbers(1, 6),
        "throw": Numbers(1, 99),
        "yes-no": Numbers(0, 1),
        "position-mask": Numbers(0, 15),
        "strike-mask": Numbers(0, 15),
        "place-in-deck": Numbers(0, 2),
        "count": Numbers(0, 99),
        "need": Numbers(0, 30),
        "healthy": Numbers(0, 30),
    }


def find_noun_words(kind: str, value: int, name: str) -> Words:
    """The key and facts of a noun; pairs are put together from the words of their parts."""
    if kind == "patient":
        body, level = divmod(value, n.LEVELS)
        return _make_words("patient-at", {"body": ("body", body), "level": level + 1})
    if kind in ("job", "place", "source"):
        return _find_workplace_words(kind, value, name)
    if kind == "walker":
        who, node = divmod(value, n.NODES)
        return _make_words("walker-at", {"defender": ("defender", who), "node": ("node", node)})
    if kind == "piece":
        return _make_words(
            f"piece-{name.partition('-')[0]}", {"field": ("field", value % n.NUMBERED)}
        )
    if kind == "field":
        row, number = divmod(value, n.ROW_LENGTH)
        return _make_words("field-in-row", {"map-row": ("map-row", row), "number": number + 1})
    if kind == "node" and n.FIRST_NUMBERED <= value < n.FIRST_DEPOT:
        return _make_words("node-field", {"field": ("field", value - n.FIRST_NUMBERED)})
    return _make_words(f"{kind}-{name}", {})


def _make_words(key: str, facts: dict[str, object]) -> Words:
    return key, facts


def _find_workplace_words(kind: str, value: int, name: str) -> Words:
    """A defender on an action space, in a position, or in an area."""
    place, who = divmod(value, n.TYPES)
    facts: dict[str, object] = {"defender": ("defender", who)}
    if kind == "source":
        return _make_words(f"source-{name.partition('-')[0]}", facts)
    if place < n.SPACES:
        return _make_words(f"{kind}-space", facts | {"space": ("space", place)})
    return _make_words("place-position", facts | {"position": ("position", place - n.SPACES)})
