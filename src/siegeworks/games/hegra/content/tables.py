"""The content of Hegra as the rules read it: small ints in tuples, no names to look up.

`content.load` fills one `Tables` from the TOML files; the rules only ever read it. Every table is
annotated as a tuple of any length, because mypyc indexes those without boxing anything.
"""

from typing import Final

from siegeworks.parts.content.columns import Columns

BOARD: Final = 4  # places for each board in the tables of sectors: 1st Attack first, then main


class Tables:
    """Everything the rules need to know about the pieces, set once and never changed.

    A script is a row of deeds with their amounts (see ``deeds``). Cards of all four kinds are
    numbered through: high, low, hope, despair. Built by `content.load`, which has already checked
    what is handed in here.
    """

    def __init__(self, filled: Columns) -> None:
        numbers, columns, grids, names = filled.numbers, filled.columns, filled.grids, filled.names
        self.content_hash: str = filled.content_hash
        self.event_names: tuple[str, ...] = names["event_names"]
        self.card_names: tuple[str, ...] = names["card_names"]
        self.snow_names: tuple[str, ...] = names["snow_names"]
        self.mission_names: tuple[str, ...] = names["mission_names"]

        # Events: ongoing, sector and clear are NONE but for the advanced ones; sectors from 0.
        self.event_deck: tuple[int, ...] = columns["event_deck"]
        self.event_later: tuple[int, ...] = columns["event_later"]  # 1: only in the 1940 edition
        self.event_weather: tuple[int, ...] = columns["event_weather"]
        self.event_order: tuple[tuple[int, ...], ...] = grids["event_order"]
        self.event_infantry: tuple[int, ...] = columns["event_infantry"]
        self.event_script: tuple[tuple[int, ...], ...] = grids["event_script"]
        self.event_ongoing: tuple[int, ...] = columns["event_ongoing"]
        self.event_sector: tuple[int, ...] = columns["event_sector"]
        self.event_clear: tuple[int, ...] = columns["event_clear"]
        self.event_amount: tuple[int, ...] = columns["event_amount"]

        # Morale cards: one script for each stage and one otherwise; Hope and Despair have a price.
        self.card_kind: tuple[int, ...] = columns["card_kind"]
        self.card_later: tuple[int, ...] = columns["card_later"]
        self.card_line: tuple[tuple[int, ...], ...] = grids["card_line"]  # card * 3 + stage
        self.card_otherwise: tuple[tuple[int, ...], ...] = grids["card_otherwise"]
        self.card_price: tuple[tuple[int, ...], ...] = grids["card_price"]
        self.card_gain: tuple[tuple[int, ...], ...] = grids["card_gain"]

        self.snow_finds: tuple[int, ...] = columns["snow_finds"]
        self.snow_script: tuple[tuple[int, ...], ...] = grids["snow_script"]

        # Missions: rewards have a script for each round 1-10, all rows due then joined.
        self.mission_goal: tuple[int, ...] = columns["mission_goal"]
        self.mission_need: tuple[int, ...] = columns["mission_need"]
        self.mission_reward: tuple[tuple[int, ...], ...] = grids["mission_reward"]

        # Action spaces: discs for one use, and what each type counts (0: barred); type * spaces.
        self.need: tuple[int, ...] = columns["need"]
        self.counts: tuple[tuple[int, ...], ...] = grids["counts"]
        # Not content: the options of a placement by situation, as they have come up so far.
        self.placings: dict[int, list[int]] = {}

        # Sectors, board * BOARD + sector: what each face of the die does, red, hit criterion.
        self.faces: tuple[tuple[int, ...], ...] = grids["faces"]
        self.red: tuple[int, ...] = columns["red"]
        self.criterion: tuple[int, ...] = columns["criterion"]
        self.sectors: tuple[int, ...] = columns["sectors"]  # how many, by stage
        self.reach: tuple[tuple[int, ...], ...] = grids["reach"]  # lowest sector by stage and type

        # Tracks
        self.ration: tuple[int, ...] = columns["supply"]
        self.moves: tuple[int, ...] = columns["weather"]
        self.doubt_discs: tuple[int, ...] = columns["doubt-discs"]
        self.doubt_morale: tuple[int, ...] = columns["doubt-morale"]
        self.needs: tuple[int, ...] = columns["surrender-needs"]
        self.level_high: tuple[int, ...] = columns["level_high"]
        self.level_low: tuple[int, ...] = columns["level_low"]
        self.level_take: tuple[int, ...] = columns["level_take"]
        self.day_patrols: tuple[int, ...] = columns["day_patrols"]
        self.day_red: tuple[int, ...] = columns["day_red"]
        self.coup_day: tuple[int, ...] = columns["coup"]
        self.retreat_day: tuple[int, ...] = columns["retreat"]

        # The supply map: neighbours ascending; rows by stage; artillery spaces in filling order.
        self.links: tuple[tuple[int, ...], ...] = grids["links"]
        self.row_of: tuple[int, ...] = columns["row_of"]
        self.row_criterion: tuple[int, ...] = columns["row_criterion"]
        self.gun_fields: tuple[int, ...] = columns["gun_fields"]
        self.yellow_guns: int = numbers["yellow_guns"]
        self.air: tuple[int, ...] = columns["air"]

        # Numbers of the rules; content/numbers.toml says what each one is.
        self.supplies: int = numbers["supplies"]
        self.defence_top: int = numbers["defence_top"]
        self.suspicion_floor: int = numbers["suspicion_floor"]
        self.fear_start: int = numbers["fear_start"]
        self.fear_top: int = numbers["fear_top"]
        self.doubt_start: int = numbers["doubt_start"]
        self.artillery_marker: int = numbers["artillery_marker"]
        self.draws: int = numbers["draws"]
        self.free_rest: int = numbers["free_rest"]
        self.morale_readies: int = numbers["morale_readies"]
        self.airfield_criterion: int = numbers["airfield_criterion"]
        self.machine_gun_hits: int = numbers["machine_gun_hits"]
        self.machine_gun_bonus: int = numbers["machine_gun_bonus"]
        self.reckless_hits: int = numbers["reckless_hits"]
        self.gun_hits: int = numbers["gun_hits"]
        self.telephone_pins: int = numbers["telephone_pins"]
        self.token_supplies: int = numbers["token_supplies"]
        self.counter_suspicion: int = numbers["counter_suspicion"]
        self.map_room_snow: int = numbers["map_room_snow"]
        self.morgue_surrender: int = numbers["morgue_surrender"]
        self.waiting_surrender: int = numbers["waiting_surrender"]
        self.siege_2_day: int = numbers["siege_2_day"]
        self.mission_penalty: int = numbers["mission_penalty"]
