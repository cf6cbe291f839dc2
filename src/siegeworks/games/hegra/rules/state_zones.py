"""The zones of Hegra as fields of the state, and how they are copied.

Nothing is hidden: decks are drawn, never shuffled.
"""

from siegeworks.core.steps import State
from siegeworks.games.hegra.content.tables import Tables


class Zones(State):
    """Everything that lies on and beside the board."""

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

    def copy_numbers(self, twin: "Zones") -> None:
        """Give ``twin`` what is a single number, and the tables."""
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

    def copy_board(self, twin: "Zones") -> None:
        """Give ``twin`` the lists; piles that are never changed in place are shared."""
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
