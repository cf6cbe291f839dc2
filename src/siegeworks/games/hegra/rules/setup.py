"""3 Setting up."""

from typing import Final

from siegeworks.core.steps import DONE, Rule, Steps
from siegeworks.games.hegra.content.tables import Tables
from siegeworks.games.hegra.rules import variants
from siegeworks.games.hegra.rules.day import Day
from siegeworks.games.hegra.rules.mobilisation import STACK
from siegeworks.games.hegra.rules.pieces import (
    AIR_STACKS,
    ARTILLERY,
    BEDS,
    DEPOTS,
    DESPAIR,
    EDITION_2023,
    FACILITIES,
    GERMAN,
    GUN_TILES,
    HIDDEN,
    HIGH,
    HONOURABLE,
    HOPE,
    LOW,
    MISS,
    MOBILISATION,
    MOOD_ZERO,
    NO_MACHINE_GUN,
    NONE,
    NUMBERED,
    POSITIONS,
    ROW_LENGTH,
    SECTORS,
    SNOW_START,
    SOLDIER,
    SOLDIER_TOKEN,
    SPACES,
    SUPPLY_TOKEN,
    TILES,
    TOKENS,
    TYPES,
    VOLUNTEER,
    WEATHER_CLOUD,
)
from siegeworks.games.hegra.rules.state import Fortress

STREAMS: Final = 8

# Officer, soldiers, volunteers, medics, hunters
READY: Final[tuple[int, ...]] = (1, 3, 2, 0, 0)
RESERVE: Final[tuple[int, ...]] = (0, 3, 3, 0, 0)
BAG: Final[tuple[int, ...]] = (0, 6, 6, 3, 3)


class SetUp(Rule[Fortress]):
    """A mission may be drawn and the air stacks mixed; then the first day begins."""

    rule = "3.1"
    takes = ("missions:yes-no", "random_air:yes-no")

    def __init__(self, missions: int, random_air: int) -> None:
        self.missions: Final = missions
        self.random_air: Final = random_air

    def run(self, g: Fortress) -> Steps:
        mission: Steps = (variants.DrawMission(),) if self.missions else DONE
        air: Steps = (variants.DrawAir(),) * (2 * AIR_STACKS) if self.random_air else DONE
        if self.random_air:
            g.air_stacks = []
        return (*mission, *air, Day())


def set_up(settings: tuple[int, ...], tables: Tables) -> Fortress:
    """3.2 to 3.5: all that lies where it does without any choice or luck."""
    edition, difficulty, short, missions, advanced, random_air = settings
    g = Fortress()
    g.begin(1, STREAMS)
    g.tables = tables
    g.edition = edition
    g.difficulty = difficulty
    g.short = short
    lay_people(g)
    lay_tracks(g)
    lay_fortress(g)
    lay_enemies(g)
    lay_map(g)
    lay_cards(g, advanced)
    g.agenda = [SetUp(missions, random_air)]
    return g


def lay_people(g: Fortress) -> None:
    """3.3: defenders and Doubt discs."""
    g.bag = list(BAG)
    g.reserve = list(RESERVE)
    g.ready = list(READY)
    reinforce(g, SOLDIER, g.tables.more_soldiers[g.difficulty])
    reinforce(g, VOLUNTEER, g.tables.more_volunteers[g.difficulty])
    g.recruits = [0] * TYPES
    g.tired = [0] * TYPES
    g.rest = [0] * TYPES
    g.morgue = [0] * (GERMAN + 1)
    g.post = [NONE] * POSITIONS
    g.jobs = [0] * (SPACES * TYPES)
    g.bag_doubt = 1
    g.beds = [NONE] * BEDS
    g.waiting = []
    g.runner_who = []
    g.runner_at = []
    g.runner_load = []


def reinforce(g: Fortress, who: int, count: int) -> None:
    """20.1: on some steps defenders of the Reserve are ready from the beginning (23.15)."""
    g.reserve[who] -= count
    g.ready[who] += count


def lay_tracks(g: Fortress) -> None:
    """3.2: the markers."""
    t = g.tables
    g.day = 1
    g.stage = MOBILISATION
    g.supplies = t.supplies + t.more_supplies[g.difficulty]  # 20.1
    g.ration = g.short
    g.snow = SNOW_START
    g.weather = WEATHER_CLOUD
    g.morale = MOOD_ZERO
    g.suspicion = 1
    g.defence = 0
    g.surrender = HONOURABLE
    g.fear = t.fear_start
    g.doubt = min(len(t.doubt_discs) - 1, t.doubt_start + t.more_doubt[g.difficulty])  # 20.1
    g.artillery = t.artillery_marker
    g.asked = g.phone = g.fired = g.airfield = g.delivered = g.spared = 0


def lay_fortress(g: Fortress) -> None:
    """3.4: tiles, guns, what the snow hides."""
    g.tiles = [0] * TILES
    g.tiles[MISS] = 1
    g.tiles[ARTILLERY] = 1
    g.salvo = [0] * TILES
    g.air_stacks = list(g.tables.air)
    g.damaged = [0, 1, 1, 1]
    g.gun_damage = [GUN_TILES, GUN_TILES]
    g.gun_jam = [0, 0]
    g.machine_gun = NO_MACHINE_GUN
    g.facility = [HIDDEN] * FACILITIES
    g.snow_deck = list(range(len(g.tables.snow_finds)))
    g.snow_top = []


def lay_enemies(g: Fortress) -> None:
    """No infantry yet."""
    g.standing = [0] * SECTORS
    g.lying = [0] * SECTORS
    g.movers = [0] * SECTORS
    g.hits = g.grenades = g.charging = 0


def lay_map(g: Fortress) -> None:
    """3.4: patrols in their bag, artillery on its track, supplies in the leftmost depot."""
    g.patrols = [0] * NUMBERED
    g.patrol_bag = [2] * ROW_LENGTH
    g.pieces = [0] * NUMBERED
    g.depot_token = [SUPPLY_TOKEN, NONE, NONE, NONE]
    g.depot_count = [STACK] + [0] * (DEPOTS - 1)
    g.stacks = [0] + [1] * (TOKENS - 1)
    if g.edition == EDITION_2023:
        g.stacks[SOLDIER_TOKEN] = 0  # 22.2
    g.walkers = g.paces = 0


def lay_cards(g: Fortress, advanced: int) -> None:
    """3.5: the decks of the edition (22.1); advanced events only if they are wanted."""
    t = g.tables
    old = g.edition == EDITION_2023
    g.events = [
        event
        for event in range(len(t.event_deck))
        if not (old and t.event_later[event]) and (advanced or t.event_ongoing[event] == NONE)
    ]
    cards = [c for c in range(len(t.card_kind)) if not (old and t.card_later[c])]
    g.high_deck = [card for card in cards if t.card_kind[card] == HIGH]
    g.low_deck = [card for card in cards if t.card_kind[card] == LOW]
    g.hope = [card for card in cards if t.card_kind[card] == HOPE]
    g.despair = [card for card in cards if t.card_kind[card] == DESPAIR]
    g.high_pile = []
    g.low_pile = []
    g.hand = []
    g.event = NONE
    g.ongoing = []
    g.mission = NONE
