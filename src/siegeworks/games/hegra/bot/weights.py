"""How much each consideration counts in the habits of the commander; found by trying, for bots."""

from typing import Final

# What the numbers of ``WEIGHTS`` mean, in their order
NAMES: Final[tuple[str, ...]] = (
    "first_post",  # holding a position when nobody else does
    "post",  # holding one more
    "shot",  # a shot from it at infantry in range
    "treat",  # a level for a patient
    "queue",  # and more if others wait
    "cabinet",  # curing a patient at once
    "run",  # sending a runner while there are tokens to fetch
    "hunger",  # and more for each supply below four
    "runs",  # how many runners are wanted on the map
    "last_run",  # the last day to send one
    "counter",  # driving off a patrol while runners are out
    "doubt",  # lowering Doubt by one, for each level of it
    "fear",  # lowering Fear by one
    "route",  # a new route when few tokens are left
    "phone",  # each shot that the telephone helps
    "reckless",  # a reckless defence, for each of the infantry it takes in the highest sectors
    "guns",  # what the guns do today, by the three numbers below
    "shovel",  # clearing one step of snow, by the share of finds still hidden
    "mend_post",  # repairing a position
    "mend_gun",  # a gun
    "mend_place",  # what the snow hid
    "unjam",  # a jammed gun
    "unjam_machine_gun",
    "defence",  # a step of Defence
    "steady",  # less for each step there is
    "miss",  # a Miss tile
    "promote",  # making a volunteer a soldier
    "comfort",  # a step of Morale below 0
    "cheer",  # a step above 0
    "radio",  # a Hope card
    "map_room",  # a look under the snow
    "disc",  # what it costs to tire anyone
    "officer",  # and how much more for those other than volunteers
    "soldier",
    "medic",
    "hunter",
    "ready_attack",  # how many are wanted ready in the 1st Attack and before
    "ready_siege",  # and in the Siege
    "rouse",  # how many tired ones make it worth to spend Morale on them
    "sneak",  # Suspicion up to which a runner sneaks
    "patrol",  # spaces a runner goes round to avoid an enemy
    "greed",  # recruits that one more draw must promise
    "despair",  # cost up to which Despair is met
    "hope",  # gain from which Hope is used
    "burst",  # infantry in the highest sectors that are worth the machine gun
    "guard",  # a soldier or hunter rather than a volunteer in a position
    "spare",  # supplies for each day to come beyond which there is plenty
    "aim",  # removing one of the infantry by a gun, more in higher sectors
    "battery",  # removing an artillery piece, for each piece on the map
    "airfield",  # a hit on the airfield
    "thin",  # one more tile in a Hit bag that two bombardments would empty
    "last_day",  # what part of the cost of tiring anyone counts on the last day
)
WEIGHTS: Final[tuple[float, ...]] = (
    18.3, 7.2, 3.6, 1.29, 1.2, 5.88, 18.9, 1.66, 6.24, 15.3, 1.8, 9.36, 1.29, 25.5, 0.505, 1.12,
    2.18, 4.45, 1.57, 4.8, 4.07, 9.11, 3.83, 6.75, 0.58, 0.912, 3.0, 1.99, 0.73, 3.0, 2.35,
    0.566, 0.656, 0.278, 0.269, 0.467, 10.0, 5.45, 2.45, 1.59, 2.66, 0.026, 1.72, 3.24, 3.13,
    0.833, 2.57, 4.04, 4.1, 1.25, 6.88, 0.257,
)  # fmt: skip
