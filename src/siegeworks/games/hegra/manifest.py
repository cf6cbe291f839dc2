"""The words behind the integers of Hegra: verbs, log lines, nouns that are pairs."""

from siegeworks.core.game import Told, Verb
from siegeworks.games.hegra import log
from siegeworks.games.hegra import names as n

VERBS = {
    log.DONE: Verb("done"),
    log.DRAW: Verb("draw"),
    log.STOP: Verb("stop"),
    log.KEEP: Verb("keep", "defender"),
    log.FEED: Verb("feed"),
    log.CHEER: Verb("cheer"),
    log.WAKE: Verb("wake", "defender"),
    log.WAKE_ALL: Verb("wake-all"),
    log.REST: Verb("rest", "defender"),
    log.TIRE: Verb("tire", "defender"),
    log.PUT: Verb("put", "place"),
    log.SHOOT: Verb("shoot", "position"),
    log.MACHINE_GUN: Verb("machine-gun", "position"),
    log.MACHINE_GUN_SUPPLY: Verb("machine-gun-supply", "position"),
    log.RECKLESS: Verb("reckless", "defender"),
    log.REMOVE: Verb("remove", "target"),
    log.PIN: Verb("pin", "sector"),
    log.AIM: Verb("aim", "aim"),
    log.HOLD: Verb("hold"),
    log.TAKE: Verb("take", "piece"),
    log.STRIKE: Verb("strike", "strike"),
    log.DROP: Verb("drop", "count"),
    log.WALK: Verb("walk", "walker"),
    log.GO: Verb("go", "node"),
    log.STAY: Verb("stay"),
    log.HIDE: Verb("hide"),
    log.SNEAK: Verb("sneak"),
    log.FIGHT: Verb("fight", "piece"),
    log.WORK: Verb("work", "space"),
    log.MEND: Verb("mend", "mend"),
    log.ADD_MISS: Verb("add-miss"),
    log.RAISE_DEFENCE: Verb("raise-defence"),
    log.TREAT: Verb("treat", "bed"),
    log.BED: Verb("bed"),
    log.WAIT: Verb("wait"),
    log.ADMIT: Verb("admit", "patient"),
    log.CHOOSE: Verb("choose", "morale"),
    log.ACT: Verb("act"),
    log.IGNORE: Verb("ignore"),
    log.LOWER_FEAR: Verb("lower-fear"),
    log.LOWER_DOUBT: Verb("lower-doubt"),
    log.OPEN: Verb("open", "token"),
    log.MAN: Verb("man", "source"),
    log.TOP: Verb("top", "snow"),
    log.CLAIM: Verb("claim"),
    log.LATER: Verb("later"),
    log.PAY: Verb("pay", "event"),
    log.BURY: Verb("bury", "body"),
    log.FALL: Verb("fall", "defender"),
}

TOLD = {
    log.DAY_BEGINS: Told("day-begins", ("day", "stage")),
    log.EVENT_DRAWN: Told("event-drawn", ("event",)),
    log.WEATHER_IS: Told("weather-is", ("weather",)),
    log.SNOW_MOVES: Told("snow-moves", ("snow-space",)),
    log.DEED_DONE: Told("deed-done", ("deed", "amount")),
    log.DEED_IMPOSSIBLE: Told("deed-impossible", ("deed",)),
    log.DOUBT_ADDED: Told("doubt-added", ("doubt-discs",)),
    log.RECRUIT_DRAWN: Told("recruit-drawn", ("defender",)),
    log.DOUBT_DRAWN: Told("doubt-drawn"),
    log.JOINS: Told("joins", ("defender",)),
    log.RECRUIT_LEAVES: Told("recruit-leaves", ("defender",)),
    log.SUPPLIES_NOW: Told("supplies-now", ("supplies",)),
    log.TILE_DRAWN: Told("tile-drawn", ("tile",)),
    log.DAMAGE_PLACED: Told("damage-placed", ("tile",)),
    log.AIR_RAID: Told("air-raid", ("tile",)),
    log.ARTILLERY_MOVES: Told("artillery-moves", ("artillery-space",)),
    log.PIECE_PLACED: Told("piece-placed", ("field",)),
    log.HIT_BAG_EMPTY: Told("hit-bag-empty"),
    log.AIR_STACK_ADDED: Told("air-stack-added", ("count",)),
    log.INFANTRY_ADDED: Told("infantry-added", ("sector", "count")),
    log.INFANTRY_ROLLS: Told("infantry-rolls", ("sector", "die")),
    log.UNDEFENDED: Told("undefended"),
    log.STAND_UP: Told("stand-up", ("count",)),
    log.GRENADES_THROWN: Told("grenades-thrown", ("count",)),
    log.HITS_TAKEN: Told("hits-taken", ("count", "count")),
    log.INFANTRY_MOVES: Told("infantry-moves", ("sector", "count")),
    log.CHARGE: Told("charge"),
    log.FALLEN: Told("fallen", ("defender",)),
    log.INJURED: Told("injured", ("body", "die")),
    log.BEDDED: Told("bedded", ("patient",)),
    log.WAITS: Told("waits", ("patient",)),
    log.LOST: Told("lost", ("defender",)),
    log.MORALE_NOW: Told("morale-now", ("mood",)),
    log.SUSPICION_NOW: Told("suspicion-now", ("suspicion",)),
    log.DEFENCE_NOW: Told("defence-now", ("defence",)),
    log.SURRENDER_NOW: Told("surrender-now", ("outcome",)),
    log.RESTED: Told("rested", ("count",)),
    log.READIED: Told("readied", ("defender",)),
    log.TO_REST: Told("to-rest", ("defender",)),
    log.PLACED: Told("placed", ("place",)),
    log.RELIEVED: Told("relieved", ("defender",)),
    log.FEAR_NOW: Told("fear-now", ("fear",)),
    log.DOUBT_NOW: Told("doubt-now", ("count", "count")),
    log.ROUTE_OPENED: Told("route-opened", ("token",)),
    log.TELEPHONE: Told("telephone", ("count",)),
    log.SHOT: Told("shot", ("position", "throw")),
    log.PINNED: Told("pinned", ("sector",)),
    log.REMOVED: Told("removed", ("target",)),
    log.MACHINE_GUN_FIRES: Told("machine-gun-fires", ("position", "throw")),
    log.RECKLESS_DEFENCE: Told("reckless-defence", ("defender",)),
    log.GUN_FIRES: Told("gun-fires", ("gun", "aim")),
    log.GUN_JAMS: Told("gun-jams", ("gun",)),
    log.GUN_HOLDS: Told("gun-holds", ("gun",)),
    log.AIRFIELD_HIT: Told("airfield-hit", ("strike",)),
    log.PATROL_REMOVED: Told("patrol-removed", ("field",)),
    log.PIECE_REMOVED: Told("piece-removed", ("field",)),
    log.RUN_SENT: Told("run-sent", ("defender",)),
    log.RUN_MOVES: Told("run-moves", ("defender", "node")),
    log.RUN_HIDES: Told("run-hides", ("defender", "node")),
    log.RUN_SNEAKS: Told("run-sneaks", ("defender", "die")),
    log.RUN_CAUGHT: Told("run-caught", ("defender", "die")),
    log.RUN_FIGHTS: Told("run-fights", ("defender", "die")),
    log.RUN_STAYS: Told("run-stays", ("defender", "node")),
    log.TOKEN_TAKEN: Told("token-taken", ("defender", "token")),
    log.TOKEN_LOST: Told("token-lost", ("token",)),
    log.DELIVERED: Told("delivered", ("token",)),
    log.RUN_RETURNS: Told("run-returns", ("defender",)),
    log.PATROL_ADDED: Told("patrol-added", ("field",)),
    log.SNOW_FOUND: Told("snow-found", ("snow",)),
    log.REPAIRED: Told("repaired", ("mend",)),
    log.MISS_ADDED: Told("miss-added", ("count",)),
    log.PROMOTED: Told("promoted", ("defender",)),
    log.HOPE_ADDED: Told("hope-added", ("count",)),
    log.DESPAIR_ADDED: Told("despair-added", ("count",)),
    log.MAP_ROOM: Told("map-room", ("count",)),
    log.TREATED: Told("treated", ("patient",)),
    log.CURED: Told("cured", ("body",)),
    log.WORSE: Told("worse", ("patient",)),
    log.DIED: Told("died", ("body",)),
    log.BETTER: Told("better", ("patient",)),
    log.MODIFIER: Told("modifier", ("reason", "count")),
    log.CARD_DRAWN: Told("card-drawn", ("morale",)),
    log.CARD_RESOLVED: Told("card-resolved", ("morale",)),
    log.OTHERWISE: Told("otherwise", ("morale",)),
    log.HEART_DONE: Told("heart-done", ("morale",)),
    log.HEART_IGNORED: Told("heart-ignored", ("morale",)),
    log.SURRENDER_REASON: Told("surrender-reason", ("cause",)),
    log.COUP: Told("coup"),
    log.RETREAT: Told("retreat"),
    log.LAST_STAND: Told("last-stand"),
    log.FINAL_ADVANCE: Told("final-advance", ("count",)),
    log.HELD: Told("held", ("outcome",)),
    log.DEFEATED: Told("defeated", ("day",)),
    log.TOO_FEW: Told("too-few", ("healthy", "need")),
    log.BURIED: Told("buried", ("body",)),
    log.TIRED: Told("tired", ("defender",)),
    log.MISSION_GIVEN: Told("mission-given", ("mission",)),
    log.MISSION_DONE: Told("mission-done", ("mission",)),
    log.MISSION_FAILED: Told("mission-failed", ("mission",)),
    log.MARKER_PLACED: Told("marker-placed", ("event", "sector")),
    log.MARKER_CLEARED: Told("marker-cleared", ("event",)),
    log.AIR_STACK_DROPPED: Told("air-stack-dropped", ("count",)),
    log.BAG_CHANGED: Told("bag-changed", ("defender", "count")),
    log.CARD_SAYS: Told("card-says", ("deed", "amount")),
    log.CARD_ASKS: Told("card-asks", ("deed", "amount")),
    log.MISSION_GOAL: Told("mission-goal", ("goal", "count")),
    log.MARKER_RULE: Told("marker-rule", ("ongoing",)),
    log.SNOW_SEEN: Told("snow-seen", ("snow",)),
    log.MARKER_END: Told("marker-end", ("clear", "count")),
}

RARE: dict[str, str] = {}

Words = tuple[str, dict[str, object]]


def noun_words(kind: str, value: int, name: str) -> Words:
    """The key and facts of a noun; pairs are put together from the words of their parts."""
    if kind == "patient":
        body, level = divmod(value, n.LEVELS)
        return _made("patient-at", {"body": ("body", body), "level": level + 1})
    if kind in ("job", "place", "source"):
        return _workplace(kind, value, name)
    if kind == "walker":
        who, node = divmod(value, n.NODES)
        return _made("walker-at", {"defender": ("defender", who), "node": ("node", node)})
    if kind == "piece":
        return _made(f"piece-{name.partition('-')[0]}", {"field": ("field", value % n.NUMBERED)})
    if kind == "field":
        row, number = divmod(value, n.ROW_LENGTH)
        return _made("field-in-row", {"map-row": ("map-row", row), "number": number + 1})
    if kind == "node" and n.FIRST_NUMBERED <= value < n.FIRST_DEPOT:
        return _made("node-field", {"field": ("field", value - n.FIRST_NUMBERED)})
    return _made(f"{kind}-{name}", {})


def _made(key: str, facts: dict[str, object]) -> Words:
    return key, facts


def _workplace(kind: str, value: int, name: str) -> Words:
    """A defender on an action space, in a position, or in an area."""
    place, who = divmod(value, n.TYPES)
    facts: dict[str, object] = {"defender": ("defender", who)}
    if kind == "source":
        return _made(f"source-{name.partition('-')[0]}", facts)
    if place < n.SPACES:
        return _made(f"{kind}-space", facts | {"space": ("space", place)})
    return _made("place-position", facts | {"position": ("position", place - n.SPACES)})
