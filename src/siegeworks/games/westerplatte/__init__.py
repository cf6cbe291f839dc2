"""7 Days of Westerplatte: one to four officers hold a depot against five lanes of attackers."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from siegeworks.core.game import Game, Line, Outcome, Setting, Told, Verb
from siegeworks.core.judge import Judge
from siegeworks.core.lexicon import Lexicon
from siegeworks.core.nouns import Nouns
from siegeworks.core.steps import State, Step
from siegeworks.games.westerplatte import (
    board,
    content,
    heuristics,
    log,
    look,
    odds,
    outlook,
    zones,
)
from siegeworks.games.westerplatte.checks import problems
from siegeworks.games.westerplatte.rules import (
    attack,
    cards,
    days,
    ending,
    events,
    morale,
    movement,
    setup,
    sharing,
    tiles,
    turn,
    walls,
)
from siegeworks.games.westerplatte.state import FALLEN, HELD, STARVED, Fort, total
from siegeworks.games.westerplatte.tables import KIND_NAMES, LEVEL_NAMES, Tables

VERBS = {
    log.END: Verb("end"),
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


class Westerplatte(Game):
    """The identity card of the game."""

    key = "westerplatte"
    seats = (1, 2, 3, 4)
    together = True
    minutes = (45, 60)
    settings = (Setting("level", LEVEL_NAMES),)
    streams = ("tiles", "cards", "events")
    verbs = VERBS
    told = TOLD
    endings = {HELD: "held", FALLEN: "fallen", STARVED: "starved"}
    zones = zones.ZONES
    modules = (
        setup,
        turn,
        attack,
        tiles,
        walls,
        cards,
        movement,
        morale,
        sharing,
        days,
        events,
        ending,
    )
    folder = Path(__file__).parent
    limit = 6_000
    rare = {
        "GermanAttack": "test_12_8_the_named_lanes_fire_and_then_their_units_advance",
        "HighThree": "test_10_5_high_three_shares_four_extra_action_markers_and_goes_to_start",
        "Refill": "test_11_4_after_day_three_the_tiles_are_filled",
        "Shelling": "test_12_7_each_named_forward_space_loses_a_brick",
        "StarvedOut": "test_13_3_the_garrison_is_starved_out_after_turn_150",
        "UseExtraAction": "test_4_6_extra_action_marker_gives_a_second_action",
        "Victory": "test_13_2_the_garrison_holds_at_the_end_of_the_turn_that_completes_day_seven",
    }

    levels = {
        "easy": "habit:slips=12",
        "normal": "habit:slips=3",
        "hard": "mcts:simulations=100,depth=16",
    }

    def tables(self, folder: Path | None = None) -> Tables:
        return content.load(folder)

    def content_hash(self, tables: Tables) -> str:
        return tables.content_hash

    def nouns(self, tables: Tables) -> Nouns:
        return zones.nouns(tables)

    def set_up(self, seats: int, settings: tuple[int, ...], tables: Tables) -> Fort:
        return setup.set_up(seats, settings[0], tables)

    def outcome(self, g: State) -> Outcome:
        """Won or lost together; the score counts filed cards and, when won, standing bricks."""
        assert isinstance(g, Fort)
        won = g.ending == HELD
        cards_filed = min(g.filed, g.tables.days * g.tables.day_cards)
        score = cards_filed + (total(g.walls) if won else 0)
        everyone = tuple(range(g.seats))
        return Outcome(
            self.endings[g.ending],
            everyone if won else (),
            "won" if won else "lost",
            dict.fromkeys(everyone, score),
        )

    def check(self, g: State) -> list[tuple[str, Mapping[str, object]]]:
        assert isinstance(g, Fort)
        return problems(g)

    def prompt_facts(self, g: State, step: Step[Any]) -> dict[str, object]:
        assert isinstance(g, Fort)
        return {"moves": g.moves, "actions": g.actions}

    def judge(self) -> Judge:
        return heuristics.Commander(self)

    def noun_words(
        self, tables: Tables, kind: str, value: int, name: str
    ) -> tuple[str, dict[str, object]]:
        """A card is described by what stands on it; other nouns have their own words."""
        if kind != "card":
            return f"{kind}-{name}", {}
        t = tables
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

    def draw(self, view: Mapping[str, Any], lexicon: Lexicon, language: str) -> list[Line]:
        return board.draw(view, lexicon, language)

    def legend(self, lexicon: Lexicon, language: str) -> list[Line]:
        return odds.legend(lexicon, language)

    def odds(self, view: Mapping[str, Any], lexicon: Lexicon, language: str) -> list[Line]:
        return odds.odds(view, lexicon, language)

    def luck_group(
        self, tables: Tables, kind: str, value: int, name: str
    ) -> tuple[str, dict[str, object]] | None:
        """Cards by what comes with them, events by good and bad; tiles only lie somewhere."""
        if kind == "card":
            return f"fortune-card-{KIND_NAMES[tables.kind[value]]}", {}
        if kind == "event":
            return f"fortune-event-{'good' if value < tables.positive_events else 'bad'}", {}
        return None

    def look(self, tables: Tables, options: Mapping[str, str]) -> dict[str, Any] | None:
        layout = super().look(tables, options)
        return None if layout is None else look.adapt(layout, tables, options)

    def names(self, lexicon: Lexicon, language: str) -> dict[str, str]:
        return super().names(lexicon, language) | look.place_names(lexicon, language)

    def pieces(self, lexicon: Lexicon, language: str) -> dict[str, dict[str, Any]]:
        return super().pieces(lexicon, language) | look.card_pieces(lexicon, language)

    def outlook(
        self, view: Mapping[str, Any], lexicon: Lexicon, language: str
    ) -> dict[str, Any] | None:
        return outlook.outlook(view, lexicon, language)


GAME = Westerplatte()
