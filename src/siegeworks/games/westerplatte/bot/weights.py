"""How much each consideration counts in the habits of the officers; found by trying, for bots."""


class Weights:
    """The weights, each with its number; ``siegeworks.parts.fields`` changes some of them."""

    kill: float = 1.97  # of any troop: its card is filed, its lane free
    threat: float = 4.39  # for each brick it would shoot away, now ...
    one_mark: float = 0.0945  # ... or from the last space, one, two or more advances away
    two_marks: float = 0.0239
    more_marks: float = 0.0315
    open_wall: float = 0.0956  # times so much more with no brick in front
    frail: float = 5.26  # and more again for a frail guardhouse behind
    hurt: float = 0.392  # part of a kill that a wound is worth, for its share of the health left
    no_ammo: float = 1.46  # taking ammunition with none, one, two or more rounds left
    one_round: float = 0.525
    more_rounds: float = 0.252
    grenade: float = 0.311  # keeping a grenade
    mine: float = 4.52  # laying a mine
    brick: float = 0.0748  # a brick in front
    house_brick: float = 7.92  # a brick on a guardhouse, the more the fewer there are
    low: float = 0.249  # raising morale from a low level, from elsewhere below the start,
    under: float = 0.549
    high_1: float = 2.68  # or to a high level
    high_2: float = 7.16
    high_3: float = 11.2
    push: float = 0.714  # for each brick a unit would shoot away, times how long it is kept from it
    far: float = 0.0726  # each move to a job
    idle: float = 2.44  # a job worth less than this is not done with a marker
    crowd: float = 0.641  # a kill when all lanes are taken, or all but one
    near: float = 0.373  # part of a job that counts for standing where a turn brings one to it
    stir: float = 0.0219  # how much better a field must be to walk there with nothing to do
