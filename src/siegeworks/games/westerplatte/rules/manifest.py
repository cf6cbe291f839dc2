"""The words behind the integers of Westerplatte: verbs, log lines, cards."""

from siegeworks.core.game import Told, Verb
from siegeworks.games.westerplatte.content.tables import KIND_NAMES, Tables
from siegeworks.games.westerplatte.rules import log

VERBS = {
    log.END: Verb("end", ends_turn=True),
    log.MOVE: Verb("move", "field"),
    log.FIRE: Verb("fire"),
    log.ORDER_FIRE: Verb("order-fire"),
    log.JOIN: Verb("join"),
    log.HOLD_FIRE: Verb("hold-fire"),
    log.RAISE_MORALE: Verb("raise-morale"),
    log.MORTAR: Verb("mortar", "lane"),
    log.LAY_MINE: Verb("lay-mine", "lane"),
    log.REBUILD: Verb("rebuild", "field"),
    log.TAKE_AMMUNITION: Verb("take-ammunition"),
    log.PUSH_BACK: Verb("push-back", "lane"),
    log.ENOUGH: Verb("enough"),
    log.USE_EXTRA_MOVE: Verb("use-extra-move"),
    log.USE_EXTRA_ACTION: Verb("use-extra-action"),
    log.STAND: Verb("stand", "field"),
    log.HIT: Verb("hit", "field"),
    log.GIVE: Verb("give", "officer"),
    log.TAKE_FROM: Verb("take-from", "officer"),
    log.GAIN: Verb("gain", "supply"),
    log.LOSE: Verb("lose", "supply"),
    log.BRICK: Verb("brick", "field"),
}

TOLD = {
    log.TILE_PLACED: Told("tile-placed", ("field", "tile")),
    log.OFFICER_STANDS: Told("officer-stands", ("officer", "field")),
    log.CARD_BURIED: Told("card-buried"),
    log.TURN_BEGINS: Told("turn-begins", ("turn", "officer")),
    log.MARKER_SHED: Told("marker-shed", ("officer",)),
    log.OFFICER_MOVES: Told("officer-moves", ("officer", "field")),
    log.EXTRA_MOVE_USED: Told("extra-move-used", ("officer",)),
    log.EXTRA_ACTION_USED: Told("extra-action-used", ("officer",)),
    log.OFFICER_FIRES: Told("officer-fires", ("officer", "lane")),
    log.OFFICER_ORDERS_FIRE: Told("officer-orders-fire", ("officer", "lane")),
    log.OFFICER_JOINS: Told("officer-joins", ("officer",)),
    log.OFFICER_HOLDS: Told("officer-holds", ("officer",)),
    log.NOBODY_FIRES: Told("nobody-fires"),
    log.TROOP_WOUNDED: Told("troop-wounded", ("lane", "health")),
    log.TROOP_DESTROYED: Told("troop-destroyed", ("lane", "card")),
    log.MORTAR_FIRED: Told("mortar-fired", ("lane",)),
    log.MINE_LAID: Told("mine-laid", ("lane",)),
    log.WALL_REBUILT: Told("wall-rebuilt", ("field", "bricks")),
    log.AMMUNITION_TAKEN: Told("ammunition-taken", ("officer", "rounds")),
    log.TROOP_PUSHED: Told("troop-pushed", ("lane", "space")),
    log.BRICKS_LOST: Told("bricks-lost", ("field", "bricks")),
    log.GUARDHOUSE_HIT: Told("guardhouse-hit", ("field", "bricks")),
    log.CARD_DRAWN: Told("card-drawn", ("card",)),
    log.TROOP_ENTERS: Told("troop-enters", ("card", "lane")),
    log.LANE_TAKEN: Told("lane-taken", ("lane", "lane")),
    log.MINE_EXPLODES: Told("mine-explodes", ("card", "lane")),
    log.LANES_FULL: Told("lanes-full", ("card",)),
    log.AIR_RAID: Told("air-raid", ("field",)),
    log.TROOP_ADVANCES: Told("troop-advances", ("lane", "space")),
    log.MORALE_MOVES: Told("morale-moves", ("track",)),
    log.SUPPLY_GAINED: Told("supply-gained", ("supply", "stock")),
    log.SUPPLY_LOST: Told("supply-lost", ("supply", "stock")),
    log.MARKER_GIVEN: Told("marker-given", ("officer", "marker")),
    log.MARKERS_CANCEL: Told("markers-cancel", ("officer",)),
    log.AMMUNITION_GIVEN: Told("ammunition-given", ("officer",)),
    log.AMMUNITION_LOST: Told("ammunition-lost", ("officer",)),
    log.DAY_ENDS: Told("day-ends", ("day",)),
    log.REFILLED: Told("refilled"),
    log.EVENT_DRAWN: Told("event-drawn", ("event",)),
    log.BRICK_LAID: Told("brick-laid", ("field", "bricks")),
    log.PASSAGE_BURNS: Told("passage-burns", ("event",)),
    log.PASSAGE_OPENS: Told("passage-opens", ("event",)),
    log.GARRISON_HOLDS: Told("garrison-holds", ("turn",)),
    log.GARRISON_FALLS: Told("garrison-falls", ("day",)),
    log.GARRISON_STARVES: Told("garrison-starves", ("turn",)),
    log.NOTHING_HAPPENS: Told("nothing-happens"),
}

# Random players seldom get so far.
RARE = {
    "GermanAttack": "test_12_8_the_named_lanes_fire_and_then_their_units_advance",
    "HighThree": "test_10_5_high_three_shares_four_extra_action_markers_and_goes_to_start",
    "HighTwo": "test_10_4_high_two_shares_five_extra_movement_markers",
    "Refill": "test_11_4_after_day_three_the_tiles_are_filled",
    "Shelling": "test_12_7_each_named_forward_space_loses_a_brick",
    "StarvedOut": "test_13_3_the_garrison_is_starved_out_after_turn_150",
    "UseExtraAction": "test_4_6_extra_action_marker_gives_a_second_action",
    "UseExtraMove": "test_4_5_extra_movement_marker_gives_a_third_move",
    "Victory": "test_13_2_the_garrison_holds_at_the_end_of_the_turn_that_completes_day_seven",
}

Words = tuple[str, dict[str, object]]


def noun_words(t: Tables, kind: str, value: int, name: str) -> Words:
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
