"""How much each consideration counts in the habits of the officers; found by trying, for bots."""


class Weights:
    """The weights, each with its number; ``siegeworks.parts.fields`` changes some of them."""

    kill: float = 1.65  # of any troop: its card is filed, its lane free
    threat: float = 1.99  # for each brick it would shoot away, now ...
    one_mark: float = 0.307  # ... or from the last space, one, two or more advances away
    two_marks: float = 0.0973
    more_marks: float = 0.235
    open_wall: float = 0.0691  # times so much more with no brick in front
    frail: float = 2.0  # and more again for a frail guardhouse behind
    hurt: float = 0.526  # part of a kill that a wound is worth, for its share of the health left
    no_ammo: float = 1.07  # taking ammunition with none, one, two or more rounds left
    one_round: float = 0.462
    more_rounds: float = 0.404
    grenade: float = 0.54  # keeping a grenade
    mine: float = 2.59  # laying a mine
    brick: float = 0.0586  # a brick in front
    house_brick: float = 7.45  # a brick on a guardhouse, the more the fewer there are
    low: float = 1.76  # raising morale from a low level, from elsewhere below the start,
    under: float = 0.958
    high_1: float = 2.7  # or to a high level
    high_2: float = 4.79
    high_3: float = 8.32
    push: float = 0.625  # for each brick a unit would shoot away, times how long it is kept from it
    far: float = 0.099  # each move to a job
    idle: float = 1.97  # a job worth less than this is not done with a marker
    crowd: float = 0.699  # a kill when all lanes are taken, or all but one
    near: float = 0.17  # part of a job that counts for standing where a turn brings one to it
    stir: float = 0.0201  # how much better a field must be to walk there with nothing to do
