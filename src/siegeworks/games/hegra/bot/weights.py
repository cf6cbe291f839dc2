"""How much each consideration counts in the habits of the commander; found by trying, for bots."""


class Weights:
    """The weights, each with its number; ``siegeworks.parts.fields`` changes some of them."""

    first_post: float = 20.3  # holding a position when nobody else does
    post: float = 4.37  # holding one more
    shot: float = 4.67  # a shot from it at infantry in range
    treat: float = 1.07  # a level for a patient
    queue: float = 0.947  # and more if others wait
    cabinet: float = 6.52  # curing a patient at once
    run: float = 17.4  # sending a runner while there are tokens to fetch
    hunger: float = 1.44  # and more for each supply below four
    runs: float = 4.4  # how many runners are wanted on the map
    last_run: float = 10.9  # the last day to send one
    counter: float = 1.1  # driving off a patrol while runners are out
    doubt: float = 12.7  # lowering Doubt by one, for each level of it
    fear: float = 1.9  # lowering Fear by one
    route: float = 24.9  # a new route when few tokens are left
    phone: float = 0.441  # each shot that the telephone helps
    reckless: float = 1.02  # a reckless defence, for each it takes in the highest sectors
    guns: float = 1.89  # what the guns do today, by the three numbers below
    shovel: float = 6.68  # clearing one step of snow, by the share of finds still hidden
    mend_post: float = 1.22  # repairing a position
    mend_gun: float = 6.79  # a gun
    mend_place: float = 4.24  # what the snow hid
    unjam: float = 8.13  # a jammed gun
    unjam_machine_gun: float = 3.39
    defence: float = 6.02  # a step of Defence
    steady: float = 0.628  # less for each step there is
    miss: float = 0.739  # a Miss tile
    promote: float = 3.0  # making a volunteer a soldier
    comfort: float = 2.05  # a step of Morale below 0
    cheer: float = 0.931  # a step above 0
    radio: float = 3.0  # a Hope card
    map_room: float = 1.22  # a look under the snow
    disc: float = 0.755  # what it costs to tire anyone
    officer: float = 0.468  # and how much more for those other than volunteers
    soldier: float = 0.3
    medic: float = 0.224
    hunter: float = 0.591
    ready_attack: float = 14.9  # how many are wanted ready in the 1st Attack and before
    ready_siege: float = 8.61  # and in the Siege
    rouse: float = 3.0  # how many tired ones make it worth to spend Morale on them
    sneak: float = 2.15  # Suspicion up to which a runner sneaks
    patrol: float = 2.33  # spaces a runner goes round to avoid an enemy
    greed: float = 0.0289  # recruits that one more draw must promise
    despair: float = 1.68  # cost up to which Despair is met
    hope: float = 2.08  # gain from which Hope is used
    burst: float = 2.01  # infantry in the highest sectors that are worth the machine gun
    guard: float = 0.882  # a soldier or hunter rather than a volunteer in a position
    spare: float = 3.24  # supplies for each day to come beyond which there is plenty
    aim: float = 4.23  # removing one of the infantry by a gun, more in higher sectors
    battery: float = 5.68  # removing an artillery piece, for each piece on the map
    airfield: float = 1.86  # a hit on the airfield
    thin: float = 5.3  # one more tile in a Hit bag that two bombardments would empty
    last_day: float = 0.329  # what part of the cost of tiring anyone counts on the last day
