"""How much each consideration counts in the habits of the commander; found by trying, for bots."""


class Weights:
    """The weights, each with its number; ``siegeworks.parts.fields`` changes some of them."""

    first_post: float = 18.3  # holding a position when nobody else does
    post: float = 7.2  # holding one more
    shot: float = 3.6  # a shot from it at infantry in range
    treat: float = 1.29  # a level for a patient
    queue: float = 1.2  # and more if others wait
    cabinet: float = 5.88  # curing a patient at once
    run: float = 18.9  # sending a runner while there are tokens to fetch
    hunger: float = 1.66  # and more for each supply below four
    runs: float = 6.24  # how many runners are wanted on the map
    last_run: float = 15.3  # the last day to send one
    counter: float = 1.8  # driving off a patrol while runners are out
    doubt: float = 9.36  # lowering Doubt by one, for each level of it
    fear: float = 1.29  # lowering Fear by one
    route: float = 25.5  # a new route when few tokens are left
    phone: float = 0.505  # each shot that the telephone helps
    reckless: float = 1.12  # a reckless defence, for each it takes in the highest sectors
    guns: float = 2.18  # what the guns do today, by the three numbers below
    shovel: float = 4.45  # clearing one step of snow, by the share of finds still hidden
    mend_post: float = 1.57  # repairing a position
    mend_gun: float = 4.8  # a gun
    mend_place: float = 4.07  # what the snow hid
    unjam: float = 9.11  # a jammed gun
    unjam_machine_gun: float = 3.83
    defence: float = 6.75  # a step of Defence
    steady: float = 0.58  # less for each step there is
    miss: float = 0.912  # a Miss tile
    promote: float = 3.0  # making a volunteer a soldier
    comfort: float = 1.99  # a step of Morale below 0
    cheer: float = 0.73  # a step above 0
    radio: float = 3.0  # a Hope card
    map_room: float = 2.35  # a look under the snow
    disc: float = 0.566  # what it costs to tire anyone
    officer: float = 0.656  # and how much more for those other than volunteers
    soldier: float = 0.278
    medic: float = 0.269
    hunter: float = 0.467
    ready_attack: float = 10.0  # how many are wanted ready in the 1st Attack and before
    ready_siege: float = 5.45  # and in the Siege
    rouse: float = 2.45  # how many tired ones make it worth to spend Morale on them
    sneak: float = 1.59  # Suspicion up to which a runner sneaks
    patrol: float = 2.66  # spaces a runner goes round to avoid an enemy
    greed: float = 0.026  # recruits that one more draw must promise
    despair: float = 1.72  # cost up to which Despair is met
    hope: float = 3.24  # gain from which Hope is used
    burst: float = 3.13  # infantry in the highest sectors that are worth the machine gun
    guard: float = 0.833  # a soldier or hunter rather than a volunteer in a position
    spare: float = 2.57  # supplies for each day to come beyond which there is plenty
    aim: float = 4.04  # removing one of the infantry by a gun, more in higher sectors
    battery: float = 4.1  # removing an artillery piece, for each piece on the map
    airfield: float = 1.25  # a hit on the airfield
    thin: float = 6.88  # one more tile in a Hit bag that two bombardments would empty
    last_day: float = 0.257  # what part of the cost of tiring anyone counts on the last day
