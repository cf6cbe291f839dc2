"""How much each consideration counts in the habits of a Steward; found by trying, for bots."""


class Weights:
    """The weights, each with its number; ``siegeworks.parts.fields`` changes some of them.

    A piece that is wanted counts 1; all else is told in such pieces.
    """

    wanted: float = 1.0  # a piece that something planned still lacks
    clay: float = 1.08  # how much more wanted Clay counts than wanted Wood
    food: float = 0.861  # and wanted Food
    tool: float = 0.831  # and a wanted Tool
    spare: float = 0.203  # any other piece for which there is room
    trip: float = 8.0  # what a turn of spending costs, so that several are bought at once
    dash: float = 1.41  # the same where two teams fight
    trench: float = 7.67  # a Trench where one is planned
    farm: float = 3.81  # a Farm with its Farmer
    patience: float = 2.03  # posts with people and no Trench that keep a Steward from more Farms
    flat: float = 3.84  # a Flat with its Citizen
    shed: float = 2.24  # the first Storage Sheds
    enlist: float = 3.09  # a Farmer who goes to war
    move: float = 1.39  # one step of a Soldier toward his post
    mine: float = 2.39  # a Mine before the wall
    trap: float = 0.344  # a Trap there
    heal: float = 2.74  # somebody out of the Sickbay
    rouse: float = 3.47  # an exhausted Soldier who stands up in the Final Wave
    army: float = 29.5  # Soldiers that are wanted without any Trench
    crew: float = 0.387  # more of them for each Trench
    citizens: float = 4.85  # Citizens that are wanted on the Battleground
    before_flats: float = 7.05  # Trenches that are built before Flats
    host: float = 36.9  # and how many at most
    alarm: float = 0.295  # how much more the war counts for each Invader close by
    later: float = 0.439  # what a Place counts that is reached by the turn after
    store_food: float = 6.39  # Food that is wanted when the Final Wave comes
    jobs_until: float = 4.18  # the last Year in which a Farmer goes to work in the woods
