"""The content of Ante Portas as the rules read it: small ints in tuples, no names to look up.

`source.load` fills one `Tables` from the TOML files; the rules only ever read it. Every column is
annotated as a tuple of any length, because mypyc indexes those without boxing anything.
"""

from collections.abc import Mapping

from siegeworks.parts.fields import fill


class Tables:
    """All numbers of the game. A bundle is a count of each resource; costs and gains are numbers
    of bundles, 0 the empty one. A recipe turns one bundle into another. A way is one alternative
    of a Place, a Market card or an Improvement.
    """

    content_hash: str

    bundles: tuple[tuple[int, ...], ...]
    bundle_names: tuple[str, ...]
    recipe_cost: tuple[int, ...]
    recipe_gain: tuple[int, ...]
    recipe_names: tuple[str, ...]
    way_gain: tuple[int, ...]
    way_recipes: tuple[tuple[int, ...], ...]
    way_times: tuple[int, ...]  # how often in all, 0 any number
    way_building: tuple[int, ...]
    way_price: tuple[int, ...]  # of one such Building
    way_draw: tuple[int, ...]
    way_play: tuple[int, ...]
    way_official: tuple[int, ...]
    way_care: tuple[int, ...]
    place_ways: tuple[tuple[int, ...], ...]
    market_ways: tuple[tuple[int, ...], ...]
    improvement_ways: tuple[int, ...]

    # Buildings
    building_cost: tuple[int, ...]
    building_from: tuple[int, ...]
    building_worker: tuple[int, ...]
    building_workers: tuple[int, ...]
    building_limit: tuple[int, ...]
    building_box: tuple[int, ...]
    building_house_farmers: tuple[int, ...]
    building_house_citizens: tuple[int, ...]
    building_storage: tuple[int, ...]
    building_output: tuple[int, ...]
    building_money: tuple[int, ...]
    estate_farmers: int
    apartment_citizens: int
    factory_order: tuple[int, ...]  # whom a Factory serves, the dearest first

    # Improvements
    improvement_cost: tuple[int, ...]
    improvement_lasting: tuple[int, ...]
    improvement_copies: tuple[tuple[int, ...], ...]  # by Era
    improvement_house_farmers: tuple[int, ...]
    improvement_house_citizens: tuple[int, ...]
    improvement_room: tuple[int, ...]
    improvement_room_good: tuple[int, ...]
    improvement_bonus: tuple[int, ...]
    improvement_yearly: tuple[int, ...]  # a recipe
    room_improvements: tuple[int, ...]
    house_improvements: tuple[int, ...]
    bonus_improvements: tuple[int, ...]
    yearly_improvements: tuple[int, ...]

    # The Mainland and the Command Center
    spot_neighbours: tuple[tuple[int, ...], ...]
    spot_reach: tuple[tuple[tuple[int, ...], ...], ...]  # by Era and spot: where a turn may lead
    map_places: tuple[tuple[int, ...], ...]
    shuffle_start_spots: tuple[int, ...]
    shuffle_era_1_spots: tuple[int, ...]
    shuffle_era_2_spots: tuple[int, ...]
    first_goods: tuple[int, ...]

    # Defensive Works
    work_cost: tuple[int, ...]
    work_pool: tuple[int, ...]
    work_crew: tuple[int, ...]
    work_crew_kind: tuple[int, ...]
    work_strength: tuple[int, ...]
    work_damage: tuple[int, ...]
    work_arrows: tuple[tuple[tuple[int, ...], ...], ...]  # direction as facing up, and hexes
    pool_size: tuple[int, ...]

    # Movement cards
    card_top: tuple[tuple[tuple[int, ...], ...], ...]  # hex and kind
    card_arrows: tuple[tuple[int, ...], ...]
    card_flames: tuple[int, ...]  # bits of flaming arrows
    card_groups: tuple[tuple[tuple[int, ...], ...], ...]
    card_power: tuple[int, ...]
    card_value: tuple[int, ...]
    card_give: tuple[tuple[int, ...], ...]  # Basic, Elite that the troop gets
    card_take: tuple[tuple[int, ...], ...]  # and that it loses for them
    card_hits: tuple[tuple[tuple[int, ...], ...], ...]  # direction and damage
    card_works: tuple[int, ...]  # bits of Works
    card_people: tuple[int, ...]  # bits of kinds of colonists

    # Numbers by seats, from one seat up
    turns: tuple[int, ...]
    spawn_cards: tuple[int, ...]
    quiet_winters: tuple[int, ...]
    wave_rounds: tuple[int, ...]
    building_spots: tuple[int, ...]  # by Eras played
    fee_era: tuple[int, ...]
    strength: tuple[int, ...]  # of Farmers and Basic Units, Citizens and Elite Units
    strong_strength: tuple[int, ...]

    # Numbers of the rules; content/numbers.toml says what each one is.
    years: int
    basic_storage: int
    basic_warehouse: int
    start_tools: int
    start_food: int
    start_goods: int
    start_farms: int
    start_farmers: int
    start_soldiers: int
    smithy: int
    buffer_times: int
    factory_reach: int
    factory_bonus: int
    citizen_meal: int
    storage_spots: int
    raze_tools: int
    dolly_goods: int
    bond_dollars: int
    farmers: int
    citizens: int
    basic_units: int
    elite_units: int
    mine_faces: int
    trap_holds: int
    trap_bonus: int
    knockback_units: int
    knockback_hexes: int
    supreme_bonus: int
    bomb_damage: int
    bomb_splash: int
    heal_food: int
    heal_dollars: int
    soldiers_per_hex: int

    def __init__(self, values: Mapping[str, object]) -> None:
        fill(self, values)
