"""The state of Hegra: its zones, what the rules ask of them, and steps that many chapters use."""

from typing import Final

from mypy_extensions import mypyc_attr

from siegeworks.core.steps import DONE, Chance, Question, Rule, State, Steps
from siegeworks.games.hegra.content.tables import BOARD, Tables
from siegeworks.games.hegra.rules import vocabulary
from siegeworks.games.hegra.rules.pieces import (
    ARTILLERY,
    FIND_GUN,
    FIRST_DEPOT,
    FORTRESS,
    GUN_TILES,
    HIDDEN,
    LEVELS,
    MISS,
    NONE,
    PIECES,
    POSITIONS,
    RECKLESS,
    RUN,
    SIEGE,
    SKULL,
    SPACES,
    TRACK_END,
    TYPES,
)
from siegeworks.parts.counting import total as total

# Streams of luck
EVENT_LUCK: Final = 0
BAG_LUCK: Final = 1
HIT_LUCK: Final = 2
DICE_LUCK: Final = 3
CARD_LUCK: Final = 4
PATROL_LUCK: Final = 5
SNOW_LUCK: Final = 6
SETUP_LUCK: Final = 7

DOUBT_DISCS: Final = 7
MISS_TILES: Final = 10
ARTILLERY_TILES: Final = 4
INFANTRY: Final = 21

# Endings: 1 to 4 are the outcomes of the Surrender track, from German Retreat to Surrender
UNCONDITIONAL: Final = 5
TOO_FEW: Final = 6

DICE: Final[list[tuple[int, int]]] = [(1, 1), (2, 1), (3, 1), (4, 1), (5, 1), (6, 1)]


class Fortress(State):
    """Everything that lies on and beside the board, and what the rules ask of it.

    Nothing is hidden: decks are drawn, never shuffled.
    """

    tables: Tables
    edition: int
    difficulty: int
    short: int  # 1: the Supply track starts one space to the right
    day: int
    stage: int
    event: int  # the event card of the day
    events: list[int]  # event cards nobody has seen; shared, as are all piles of cards
    ongoing: list[int]  # advanced events whose rule holds
    # Defenders, one number for each type
    bag: list[int]
    reserve: list[int]
    recruits: list[int]
    ready: list[int]
    tired: list[int]
    rest: list[int]
    morgue: list[int]  # with the frozen German
    post: list[int]  # who holds each defensive position
    jobs: list[int]  # who stands on the action spaces: space * TYPES + type
    bag_doubt: int
    # The infirmary; a patient is who * LEVELS + level - 1
    beds: list[int]
    waiting: list[int]
    # Tracks
    supplies: int
    ration: int  # space of the Supply track, counted from the left
    snow: int
    weather: int
    morale: int  # 0 is -3, 6 is +3
    suspicion: int
    defence: int
    surrender: int
    fear: int
    doubt: int
    artillery: int  # space of the marker
    # The fortress
    tiles: list[int]  # the hit bag
    salvo: list[int]  # tiles drawn and not yet resolved
    air_stacks: list[int]  # two tiles for each stack; shared
    damaged: list[int]
    gun_damage: list[int]
    gun_jam: list[int]  # a bit for each jammed status tile, the leftmost the lowest
    machine_gun: int
    facility: list[int]
    snow_deck: list[int]  # finds nobody has seen; shared
    snow_top: list[int]  # finds of which the map room knows the order, the top first; shared
    # Infantry
    standing: list[int]
    lying: list[int]
    movers: list[int]  # of those standing, how many move in the attack under way
    hits: int
    grenades: int
    charging: int
    # The supply map
    patrols: list[int]
    patrol_bag: list[int]
    pieces: list[int]  # artillery on the map
    depot_token: list[int]
    depot_count: list[int]
    stacks: list[int]  # delivery tokens still in the Reserve; 1 is a stack of three
    runner_who: list[int]
    runner_at: list[int]
    runner_load: list[int]
    walkers: int  # how many runners, at the front of the lists, have still to move
    paces: int  # spaces that the moving runner may still go
    # Cards
    high_deck: list[int]
    low_deck: list[int]
    high_pile: list[int]
    low_pile: list[int]
    hope: list[int]
    despair: list[int]
    hand: list[int]
    mission: int
    # Remembered within a day
    asked: int  # the mission was put off to another day
    phone: int  # bonus of the field telephone
    fired: int  # bits of the positions that have fired
    airfield: int  # bits of the airfield's options used
    delivered: int  # tokens brought home since the start
    spared: int  # 1: waiting patients do not get worse today

    def clone(self) -> "Fortress":
        """An independent copy; piles that are never changed in place are shared."""
        twin = Fortress()
        self.copy_to(twin)
        twin.tables = self.tables
        twin.edition = self.edition
        twin.difficulty = self.difficulty
        twin.short = self.short
        twin.day = self.day
        twin.stage = self.stage
        twin.event = self.event
        twin.bag_doubt = self.bag_doubt
        twin.supplies = self.supplies
        twin.ration = self.ration
        twin.snow = self.snow
        twin.weather = self.weather
        twin.morale = self.morale
        twin.suspicion = self.suspicion
        twin.defence = self.defence
        twin.surrender = self.surrender
        twin.fear = self.fear
        twin.doubt = self.doubt
        twin.artillery = self.artillery
        twin.machine_gun = self.machine_gun
        twin.hits = self.hits
        twin.grenades = self.grenades
        twin.charging = self.charging
        twin.walkers = self.walkers
        twin.paces = self.paces
        twin.mission = self.mission
        twin.asked = self.asked
        twin.phone = self.phone
        twin.fired = self.fired
        twin.airfield = self.airfield
        twin.delivered = self.delivered
        twin.spared = self.spared
        twin.events = self.events
        twin.ongoing = self.ongoing
        twin.air_stacks = self.air_stacks
        twin.snow_deck = self.snow_deck
        twin.snow_top = self.snow_top
        twin.high_deck = self.high_deck
        twin.low_deck = self.low_deck
        twin.high_pile = self.high_pile
        twin.low_pile = self.low_pile
        twin.hope = self.hope
        twin.despair = self.despair
        twin.hand = self.hand
        twin.bag = self.bag[:]
        twin.reserve = self.reserve[:]
        twin.recruits = self.recruits[:]
        twin.ready = self.ready[:]
        twin.tired = self.tired[:]
        twin.rest = self.rest[:]
        twin.morgue = self.morgue[:]
        twin.post = self.post[:]
        twin.jobs = self.jobs[:]
        twin.beds = self.beds[:]
        twin.waiting = self.waiting[:]
        twin.tiles = self.tiles[:]
        twin.salvo = self.salvo[:]
        twin.damaged = self.damaged[:]
        twin.gun_damage = self.gun_damage[:]
        twin.gun_jam = self.gun_jam[:]
        twin.facility = self.facility[:]
        twin.standing = self.standing[:]
        twin.lying = self.lying[:]
        twin.movers = self.movers[:]
        twin.patrols = self.patrols[:]
        twin.patrol_bag = self.patrol_bag[:]
        twin.pieces = self.pieces[:]
        twin.depot_token = self.depot_token[:]
        twin.depot_count = self.depot_count[:]
        twin.stacks = self.stacks[:]
        twin.runner_who = self.runner_who[:]
        twin.runner_at = self.runner_at[:]
        twin.runner_load = self.runner_load[:]
        return twin

    # Supplies

    def gain_supplies(self, change: int) -> None:
        """Supplies come and go, never below nothing."""
        now = max(0, self.supplies + change)
        if now != self.supplies:
            self.supplies = now
            self.tell(vocabulary.SUPPLIES_NOW, now)

    # People

    def manned(self) -> int:
        """How many positions are held."""
        count = 0
        for who in self.post:
            if who != NONE:
                count += 1
        return count

    def leftmost(self) -> int:
        """The leftmost position that is held, or NONE."""
        for position in range(POSITIONS):
            if self.post[position] != NONE:
                return position
        return NONE

    def healthy(self) -> int:
        """2.2: tired, resting and ready defenders, and those in positions."""
        return total(self.tired) + total(self.rest) + total(self.ready) + self.manned()

    def healthy_this_evening(self) -> int:
        """2.9: the healthy, and those at work but for runners and the reckless, as things stand."""
        count = self.healthy()
        for space in range(SPACES):
            if space != RUN and space != RECKLESS:
                for who in range(TYPES):
                    count += self.jobs[space * TYPES + who]
        return count

    def needed(self) -> int:
        """17.3: the healthy defenders that the Surrender track asks for."""
        return self.needed_at(self.surrender)

    def needed_at(self, marker: int) -> int:
        """17.3: the same where the Surrender marker is to be; the skull asks no more."""
        return self.tables.needs[min(marker, SKULL - 1)]

    def strength(self, space: int) -> int:
        """9.6: what the discs on a space count for together."""
        jobs = self.jobs
        first = space * TYPES
        count = 0
        for who in range(TYPES):
            discs = jobs[first + who]
            if discs:
                count += discs * self.tables.counts[who][space]
        return count

    def uses(self, space: int) -> int:
        """9.6: how often the discs on a space carry out its action."""
        count = self.strength(space)
        return count // self.tables.need[space] if count else 0

    def count_lacking(self, space: int) -> int:
        """9.6: how much the discs on a space count too little to carry out its action at all."""
        have = self.strength(space)
        return max(0, self.tables.need[space] - have) if have else 0

    def leave(self, space: int) -> None:
        """The defenders on a space are tired; too few of them have done nothing there."""
        jobs = self.jobs
        first = space * TYPES
        lacking = self.count_lacking(space)
        gone = 0
        for who in range(TYPES):
            discs = jobs[first + who]
            if discs:
                self.tired[who] += discs
                jobs[first + who] = 0
                gone += discs
        if lacking:
            self.tell(vocabulary.LACKING, space, lacking)
        if gone:
            self.tell(vocabulary.LEFT, space, gone)

    def free_bed(self) -> int:
        """The leftmost empty bed, or NONE."""
        for bed in range(len(self.beds)):
            if self.beds[bed] == NONE:
                return bed
        return NONE

    # Tiles and guns

    def spare_miss(self) -> int:
        """Miss tiles in the Reserve."""
        return MISS_TILES - self.tiles[MISS] - self.salvo[MISS]

    def spare_artillery(self) -> int:
        """Artillery tiles in the Reserve."""
        return ARTILLERY_TILES - self.tiles[ARTILLERY] - self.salvo[ARTILLERY]

    def icons(self, gun: int) -> int:
        """12.2: icons that a gun shows; the leftmost tile has none."""
        if gun == 1 and self.facility[FIND_GUN] == HIDDEN:
            return 0
        count = 0
        for slot in range(1, self.whole_tiles(gun)):
            if not self.is_jammed(gun, slot):
                count += 1
        return count

    def whole_tiles(self, gun: int) -> int:
        """2.6: how many status tiles of a gun show no damage, from the left."""
        return GUN_TILES - self.gun_damage[gun]

    def is_jammed(self, gun: int, slot: int) -> bool:
        """2.6: whether a status tile of a gun is turned over."""
        return self.gun_jam[gun] >> slot & 1 == 1

    def pieces_out(self) -> int:
        """Artillery pieces on the map."""
        return total(self.pieces)

    def first_piece(self) -> int:
        """The leftmost space of the artillery track that still holds a piece."""
        return TRACK_END - PIECES + 1 + self.pieces_out()

    # Infantry

    def troops(self, sector: int) -> int:
        """All infantry in a sector."""
        return self.standing[sector] + self.lying[sector]

    def spare_infantry(self) -> int:
        """Infantry in the Reserve."""
        return INFANTRY - total(self.standing) - total(self.lying) - self.charging

    def sectors(self) -> int:
        """How many sectors the board in use has."""
        return self.tables.sectors[self.stage]

    def sector_row(self, sector: int) -> int:
        """Where the tables of sectors have a sector of the board in use."""
        return find_sector_row(self.stage, sector)

    def has_marker(self, rule: int, sector: int) -> bool:
        """20.6: whether an advanced event lays a rule on a sector."""
        t = self.tables
        for event in self.ongoing:
            if t.event_ongoing[event] == rule and t.event_sector[event] == sector:
                return True
        return False

    # The map

    def is_taken(self, node: int, but: int) -> bool:
        """Whether a runner other than ``but`` stands on a space where only one may stop."""
        if node == FORTRESS or node >= FIRST_DEPOT:
            return False
        for runner in range(len(self.runner_at)):
            if runner != but and self.runner_at[runner] == node:
                return True
        return False


def find_sector_row(stage: int, sector: int) -> int:
    """Where the tables of sectors have a sector of the board of a stage."""
    return sector + BOARD if stage == SIEGE else sector


def find_level(patient: int) -> int:
    """The level of a patient, 1 to 6."""
    return patient % LEVELS + 1


class Command(Question[Fortress]):
    """The commander decides; one way alone is taken unasked."""

    def seat(self, g: Fortress) -> int:
        return 0


class QuietCommand(Command):
    """As a command, but its reasons are told only when somebody tries what is not offered."""

    is_quiet = True


@mypyc_attr(free_list_len=1)
class Leave(Rule[Fortress]):
    """A space has been carried out, and only now are those who stood there tired."""

    rule = "4.1"
    takes = ("space",)

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def run(self, g: Fortress) -> Steps:
        g.leave(self.space)
        return DONE


class Die(Chance[Fortress]):
    """A die is cast."""

    stream = DICE_LUCK
    noun = "die"

    def outcomes(self, g: Fortress) -> list[tuple[int, int]]:
        return DICE

    def draw(self, g: Fortress) -> int:
        return 1 + g.roll(DICE_LUCK, 6)


SPACE_JOBS: Final = SPACES * TYPES  # places before those of the positions
