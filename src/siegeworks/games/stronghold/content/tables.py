"""The content of Stronghold as the rules read it: small ints in tuples, no names to look up.

`source.load` fills one `Tables` from the TOML files; the rules only ever read it. Every column is
annotated as a tuple of any length, because mypyc indexes those without boxing anything.
"""

from collections.abc import Mapping

from siegeworks.parts.fields import fill


class Tables:
    """Everything the rules need to know about the board and the pieces, never changed.

    Codes are those of `rules.pieces`. Sections, towers, ramparts and paths are numbered from 0
    each; ``path_from`` and ``path_to`` are camps, which are numbered through. Built by
    `source.load`, which has already checked what is handed in here.
    """

    content_hash: str

    # Units of each side by kind; heroes.
    horde_count: tuple[int, ...]
    garrison_count: tuple[int, ...]
    wood_for: tuple[int, ...]  # what Resources gives, by kind
    hero_strength: tuple[int, ...]
    hero_start: tuple[int, ...]  # section

    # Sections; the garrison has a row of marksmen, soldiers, veterans for each.
    section_side: tuple[int, ...]
    defender_spaces: tuple[int, ...]
    invader_spaces: tuple[int, ...]
    garrison: tuple[tuple[int, ...], ...]
    sections_of_side: tuple[tuple[int, ...], ...]
    section_neighbours: tuple[tuple[int, ...], ...]  # across a tower
    section_towers: tuple[tuple[int, ...], ...]
    section_ramparts: tuple[tuple[int, ...], ...]  # with a path to the section
    section_origins: tuple[tuple[int, ...], ...]  # the camps from which one comes to the section
    section_steps: tuple[tuple[int, ...], ...]  # how many paths lie between, in the same order

    # Towers.
    tower_side: tuple[int, ...]
    tower_sections: tuple[tuple[int, ...], ...]
    tower_ramparts: tuple[tuple[int, ...], ...]  # opposite: volleys
    cannon_ramparts: tuple[tuple[int, ...], ...]  # opposite and beside those: cannons

    # Ramparts.
    rampart_side: tuple[int, ...]
    rampart_sections: tuple[tuple[int, ...], ...]
    ramparts_of_side: tuple[tuple[int, ...], ...]
    foreground_ramparts: tuple[tuple[int, ...], ...]  # with a path from it

    # Paths, by camp.
    path_from: tuple[int, ...]
    path_to: tuple[int, ...]
    paths_out: tuple[tuple[int, ...], ...]  # of each camp
    paths_in: tuple[tuple[int, ...], ...]
    path_traps: tuple[int, ...]  # 1 if it takes a trap or a bridge

    # Buildings: who is there at first, and how many of each kind the typed spaces hold.
    building_garrison: tuple[tuple[int, ...], ...]
    barracks_spaces: tuple[int, ...]  # marksmen, soldiers, veterans
    guards_spaces: tuple[int, ...]

    # Action cards: each price is a row of goblins, orcs, trolls. `card_prices[card]` lists the
    # prices of a card by number.
    card_phase: tuple[int, ...]
    card_prices: tuple[tuple[int, ...], ...]
    card_wood: tuple[int, ...]
    card_hourglasses: tuple[int, ...]
    price: tuple[tuple[int, ...], ...]
    price_units: tuple[int, ...]  # how many units that is
    cards_of_phase: tuple[tuple[int, ...], ...]  # by phase, 0 is empty

    # Maneuvers, minor and major.
    maneuver_units: tuple[int, ...]
    maneuver_hourglasses: tuple[int, ...]

    # Tiles: of each card (0 if it has none), of orders, of actions, of kinds of traps.
    card_tiles: tuple[int, ...]
    order_tiles: tuple[int, ...]
    action_tiles: tuple[int, ...]
    trap_tiles: tuple[int, ...]

    # Actions of buildings.
    action_building: tuple[int, ...]
    action_hourglasses: tuple[int, ...]
    actions_of_building: tuple[tuple[int, ...], ...]

    # Hit cards: 1 for each kind of the invader that a part of the card names.
    cannon_hits: tuple[tuple[int, ...], ...]
    pole_hits: tuple[tuple[int, ...], ...]

    # Objectives and defence plans; content/objectives.toml and plans.toml say what they mean.
    objective_need: tuple[int, ...]
    objective_give: tuple[int, ...]
    plan_give: tuple[int, ...]
    plan_take: tuple[int, ...]

    # Set-up.
    start_horde: tuple[int, ...]  # on each foreground, by kind
    marauders: tuple[int, ...]  # by kind
    walls: int  # pieces in the box
    bag: tuple[int, ...]  # what is left in the bag after setting up, by kind
    stock: tuple[int, ...]  # the defender's units beside the board, by kind

    # Numbers of the rules; content/numbers.toml says what each one is.
    rounds: int
    phase_deal: int
    objective_deal: int
    objective_keep: int
    plan_deal: int
    plan_keep: int
    start_wood: int
    start_walls: int
    start_hourglasses: int
    rampart_spaces: int
    foreground_spaces: int
    tower_spaces: int
    equipment_spaces: int
    round_hourglasses: int
    exchange_hourglasses: int
    secret_hourglasses: int
    saboteur_hourglasses: int
    gale_hourglasses: int
    wood: int
    briefing_units: int
    briefing_wood: int
    spy_units: int
    trainer_trolls: int
    ritual_bluffs: int
    fury_strength: int
    barrage_limit: int
    deck_hits: int
    deck_misses: int
    hit_cards: int
    miss_cards: int
    recovering: int

    def __init__(self, values: Mapping[str, object]) -> None:
        fill(self, values)
