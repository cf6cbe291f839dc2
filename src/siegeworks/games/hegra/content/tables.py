"""The content of Hegra as the rules read it: small ints in tuples, no names to look up.

`source.load` fills one `Tables` from the TOML files; the rules only ever read it. Every column is
annotated as a tuple of any length, because mypyc indexes those without boxing anything.
"""

from collections.abc import Mapping
from typing import Final

from siegeworks.parts.fields import fill

BOARD: Final = 4  # places for each board in the tables of sectors: 1st Attack first, then main


class Tables:
    """Everything the rules need to know about the pieces, set once and never changed.

    A script is a row of effects with their amounts (see ``scripts``). Cards of all four kinds are
    numbered through: high, low, hope, despair. Built by `source.load`, which has already checked
    what is handed in here.
    """

    content_hash: str
    event_names: tuple[str, ...]
    card_names: tuple[str, ...]
    snow_names: tuple[str, ...]
    mission_names: tuple[str, ...]

    # Events: ongoing, sector and clear are NONE but for the advanced ones; sectors from 0.
    event_deck: tuple[int, ...]
    event_later: tuple[int, ...]  # 1: only in the 1940 edition
    event_weather: tuple[int, ...]
    event_order: tuple[tuple[int, ...], ...]
    event_infantry: tuple[int, ...]
    event_script: tuple[tuple[int, ...], ...]
    event_ongoing: tuple[int, ...]
    event_sector: tuple[int, ...]
    event_clear: tuple[int, ...]
    event_amount: tuple[int, ...]

    # Morale cards: one script for each stage and one otherwise; Hope and Despair have a price.
    card_kind: tuple[int, ...]
    card_later: tuple[int, ...]
    card_line: tuple[tuple[int, ...], ...]  # card * 3 + stage
    card_otherwise: tuple[tuple[int, ...], ...]
    card_price: tuple[tuple[int, ...], ...]
    card_gain: tuple[tuple[int, ...], ...]

    snow_finds: tuple[int, ...]
    snow_script: tuple[tuple[int, ...], ...]

    # Missions: rewards have a script for each round 1-10, all rows due then joined.
    mission_goal: tuple[int, ...]
    mission_need: tuple[int, ...]
    mission_reward: tuple[tuple[int, ...], ...]

    # Action spaces: discs for one use, and what each type counts (0: barred); type * spaces.
    need: tuple[int, ...]
    counts: tuple[tuple[int, ...], ...]

    # Sectors, board * BOARD + sector: what each face of the die does, red, hit criterion.
    faces: tuple[tuple[int, ...], ...]
    red: tuple[int, ...]
    criterion: tuple[int, ...]
    sectors: tuple[int, ...]  # how many, by stage
    reach: tuple[tuple[int, ...], ...]  # lowest sector by stage and type

    # Tracks
    ration: tuple[int, ...]
    moves: tuple[int, ...]
    doubt_discs: tuple[int, ...]
    doubt_morale: tuple[int, ...]
    needs: tuple[int, ...]
    level_high: tuple[int, ...]
    level_low: tuple[int, ...]
    level_take: tuple[int, ...]
    day_patrols: tuple[int, ...]
    day_red: tuple[int, ...]
    coup_day: tuple[int, ...]
    retreat_day: tuple[int, ...]
    more_doubt: tuple[int, ...]
    more_supplies: tuple[int, ...]
    more_soldiers: tuple[int, ...]
    more_volunteers: tuple[int, ...]

    # The supply map: neighbours ascending; rows by stage; artillery spaces in filling order.
    links: tuple[tuple[int, ...], ...]
    row_of: tuple[int, ...]
    row_criterion: tuple[int, ...]
    gun_fields: tuple[int, ...]
    yellow_guns: int
    air: tuple[int, ...]

    # Numbers of the rules; content/numbers.toml says what each one is.
    supplies: int
    defence_top: int
    suspicion_floor: int
    fear_start: int
    fear_top: int
    doubt_start: int
    artillery_marker: int
    draws: int
    free_rest: int
    morale_readies: int
    airfield_criterion: int
    machine_gun_hits: int
    machine_gun_bonus: int
    reckless_hits: int
    gun_hits: int
    telephone_pins: int
    token_supplies: int
    counter_suspicion: int
    map_room_snow: int
    morgue_surrender: int
    waiting_surrender: int
    siege_2_day: int
    mission_penalty: int

    def __init__(self, values: Mapping[str, object]) -> None:
        fill(self, values)
