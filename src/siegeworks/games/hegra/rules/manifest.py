"""The words behind the integers of Hegra: verbs, log lines, nouns that are pairs."""

from siegeworks.core.game import Told, Verb
from siegeworks.games.hegra.rules import log
from siegeworks.games.hegra.rules import pieces as n

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
    log.DROP: Verb("drop", "air-stack"),
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
    log.NOT_TODAY: Verb("not-today"),
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
    log.HOPE_ADDED: Told("hope-added", ("morale", "count")),
    log.DESPAIR_ADDED: Told("despair-added", ("morale", "count")),
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
    log.RATION_NOW: Told("ration-now", ("count",)),
    log.LEFT: Told("left", ("space", "count")),
    log.DECK_RENEWED: Told("deck-renewed", ("morale-deck",)),
    log.CARD_BACK: Told("card-back", ("morale",)),
    log.MACHINE_GUN_READY: Told("machine-gun-ready"),
    log.MACHINE_GUN_JAMS: Told("machine-gun-jams"),
    log.INFANTRY_STANDS: Told("infantry-stands", ("sector", "count")),
    log.AIR_LAID: Told("air-laid", ("air", "air")),
    log.FIRST_ATTACK: Told("first-attack"),
}

# Random players seldom repair guns or live to see the end.
RARE = {
    "Aim": "test_12_1_each_gun_picks_one_target_or_holds_fire",
    "Bury": "test_21_3_people",
    "Claim": "test_20_4_a_mission_can_be_done_once_its_condition_holds",
    "CounterPatrol": "test_13_2_counter_patrol",
    "Cull": "test_21_5_the_enemy",
    "Cure": "test_15_3_the_cabinet_cures_and_once_repaired_spares_the_waiting",
    "Deliver": "test_13_11_what_a_token_brings",
    "DropStack": "test_12_5_each_option_of_the_airfield_once_a_day",
    "Fight": "test_13_8_a_soldier_fights",
    "FinalAdvance": "test_19_2_one_sector_further_or_two",
    "GunDie": "test_12_6_below_the_criterion_the_rightmost_icon_jams",
    "Heart": "test_16_6_do_what_it_says_and_be_rid_of_it_or_ignore_it",
    "LastStand": "test_19_1_after_day_eleven_the_last_stand",
    "LayTop": "test_14_9_the_map_room_orders_the_next_three",
    "MachineGun": "test_11_4_the_machine_gun_takes_up_to_three_and_jams",
    "MapRoom": "test_14_9_the_map_room_orders_the_next_three",
    "MissionFails": "test_20_5_a_mission_not_done_by_day_ten_costs_morale",
    "Negotiate": "test_10_1_negotiate_lowers_fear_or_doubt",
    "OpenRoute": "test_10_2_a_new_route_stocks_its_depot",
    "Outcome": "test_19_3_the_outcome",
    "PinAny": "test_21_5_the_enemy",
    "PinSector": "test_11_1_repaired_it_suppresses_two_in_a_sector_for_each_call",
    "Promote": "test_14_6_the_officer_makes_a_soldier",
    "Radio": "test_14_8_hope_by_radio",
    "Rouse": "test_21_3_people",
    "Shell": "test_12_3_two_for_each_icon_and_the_rest_lies_down",
    "ShootRow": "test_12_4_a_patrol_to_its_bag_and_a_piece_to_its_track",
    "Strike": "test_12_5_each_option_of_the_airfield_once_a_day",
    "TakePatrol": "test_13_2_counter_patrol",
    "TakePiece": "test_21_5_the_enemy",
}

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
