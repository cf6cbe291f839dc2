"""The boards, the tracks and the supply map of Hegra: every number that the books give."""

from collections import Counter

from siegeworks.games.hegra.content import source
from siegeworks.games.hegra.rules import pieces as n

TABLES = source.load()
READ = source.check()


def test_sector_1_as_in_the_books_example() -> None:
    for board in ("attack-1", "main-1"):
        row = READ.row("sectors", board)
        assert (6 in row["hit"], 4 in row["move"]) == (True, True)
        assert len(row["grenades"] + row["hit"] + row["move"]) <= 4


def test_hit_criteria_of_the_books_examples() -> None:
    assert {READ.row("sectors", board)["criterion"] for board in ("attack-2", "main-2")} == {4}
    assert READ.row("rows", "yellow")["criterion"] == 5
    assert TABLES.airfield_criterion == 6


def test_danger_rises_with_the_sector() -> None:
    for board in (("attack-1", "attack-2", "attack-3"), ("main-1", "main-2", "main-3", "main-4")):
        rows = [READ.row("sectors", name) for name in board]
        harm = [2 * len(row["hit"]) + len(row["grenades"]) for row in rows]
        assert harm == sorted(harm)
        assert harm[0] < harm[-1]
        assert [row["red"] for row in rows] == [0] * (len(rows) - 1) + [1]
    assert not any(READ.row("sectors", f"attack-{s}")["grenades"] for s in (1, 2, 3))


def test_ranges_of_the_books_examples() -> None:
    siege = {who: READ.row("ranges", who)["siege"] for who in n.DEFENDER_NAMES}
    assert siege["volunteer"] == 4
    assert siege["soldier"] == siege["officer"] == 3
    assert siege["medic"] > n.SECTORS
    assert all(READ.row("ranges", who)["attack"] <= siege[who] for who in n.DEFENDER_NAMES)


def test_needs_of_the_action_spaces() -> None:
    def space(name: str) -> tuple[int, list[str]]:
        row = READ.row("spaces", name)
        return row["need"], row["doubled"]

    assert space("shovel") == (1, ["hunter"])
    assert space("repair") == (2, [])
    assert space("inspire") == space("telephone") == (2, ["officer"])
    assert space("treat") == (1, ["medic"])
    assert space("reckless") == space("supply-run") == space("positions") == (1, [])
    assert "medic" in READ.row("spaces", "positions")["barred"]
    assert set(n.DEFENDER_NAMES) - set(READ.row("spaces", "fire-guns")["barred"]) == {"soldier"}


def test_start_values_and_tracks() -> None:
    assert TABLES.supplies == 1
    assert (TABLES.ration[:2], len(TABLES.ration)) == ((4, 3), 4)
    assert list(TABLES.ration) == sorted(TABLES.ration, reverse=True)
    assert TABLES.moves[n.WEATHER_CLOUD] == 5
    assert TABLES.moves[0] > 5 > TABLES.moves[n.WEATHER_SNOW]
    assert TABLES.fear_start == 3 <= TABLES.fear_top
    assert TABLES.doubt_discs[TABLES.doubt_start] == 1
    assert TABLES.doubt_discs[0] == 0
    assert (TABLES.draws, TABLES.free_rest, TABLES.morale_readies) == (4, 2, 2)
    assert TABLES.defence_top >= 3
    assert TABLES.suspicion_floor in (0, 1)


def test_low_doubt_raises_morale() -> None:
    assert set(TABLES.doubt_morale) == {0, 1, 2}
    assert TABLES.doubt_morale[TABLES.doubt_start] == 0
    assert list(TABLES.doubt_morale) == sorted(TABLES.doubt_morale, reverse=True)
    assert list(TABLES.doubt_discs) == sorted(TABLES.doubt_discs)


def test_the_morale_track_leans_from_low_to_high() -> None:
    lean = [high - low for high, low in zip(TABLES.level_high, TABLES.level_low, strict=True)]
    assert lean == sorted(lean)
    assert lean[n.MOOD_ZERO] == 0
    assert any(
        high + low > take > 0
        for high, low, take in zip(
            TABLES.level_high, TABLES.level_low, TABLES.level_take, strict=True
        )
    )


def test_surrender_asks_for_fewer_than_a_garrison_has() -> None:
    assert len(TABLES.needs) == n.SKULL
    assert max(TABLES.needs) < 16
    assert min(TABLES.needs) > 0


def test_days_of_the_turn_track() -> None:
    assert TABLES.day_red[6] == 1
    assert TABLES.day_red[3] == TABLES.day_red[7] == 0
    assert TABLES.day_patrols[7] >= 1
    assert 8 <= sum(TABLES.day_patrols) <= 12


def test_the_ladder_of_difficulty() -> None:
    days = zip(TABLES.coup_day, TABLES.retreat_day, strict=True)
    steps = dict(zip(n.DIFFICULTY_NAMES, days, strict=True))
    assert steps["normal"] == (3, 6)
    assert (steps["easier"], steps["easiest"]) == ((4, 7), (5, 8))
    assert (steps["harder"], steps["hardest"]) == ((2, 5), (1, 4))


def moves(start: int) -> dict[int, int]:
    """How many moves each space of the map is away."""
    away, edge = {start: 0}, [start]
    for place in edge:
        for other in TABLES.links[place]:
            if other not in away:
                away[other] = away[place] + 1
                edge.append(other)
    return away


def test_every_depot_is_5_moves_from_the_fortress() -> None:
    away = moves(n.FORTRESS)
    assert len(away) == n.NODES
    assert [away[n.FIRST_DEPOT + depot] for depot in range(n.DEPOTS)] == [5] * n.DEPOTS


def test_the_fortress_is_linked_to_the_whole_bottom_row() -> None:
    assert TABLES.links[n.FORTRESS] == tuple(range(n.FOREST, n.FIRST_NUMBERED))


def test_every_way_to_a_depot_crosses_every_row() -> None:
    for row in range(3):
        first = n.FIRST_NUMBERED + row * n.ROW_LENGTH
        walls = set(range(first, first + n.ROW_LENGTH))
        seen, edge = {n.FORTRESS}, [n.FORTRESS]
        for place in edge:
            fresh = set(TABLES.links[place]) - walls - seen
            seen |= fresh
            edge += fresh
        assert not seen & set(range(n.FIRST_DEPOT, n.NODES))


def test_every_depot_can_be_reached_by_two_ways() -> None:
    for depot in range(n.FIRST_DEPOT, n.NODES):
        assert len(TABLES.links[depot]) >= 2


def test_from_any_depot_a_patrol_in_any_row_can_be_met_within_4_moves() -> None:
    away = moves(n.NODES - 1)
    assert sum(1 <= away[n.FIRST_NUMBERED + field] <= 4 for field in range(n.NUMBERED)) >= 9


def test_three_artillery_spaces_in_yellow_then_three_in_green() -> None:
    rows = [field // n.ROW_LENGTH for field in TABLES.gun_fields]
    assert rows == [n.YELLOW] * 3 + [n.GREEN] * 3
    assert TABLES.gun_fields[0] == n.YELLOW * n.ROW_LENGTH
    assert TABLES.yellow_guns == 3


def test_each_stage_has_a_row_and_the_siege_the_light_blue_one() -> None:
    assert Counter(TABLES.row_of) == {n.BLUE: 1, n.GREEN: 1, n.YELLOW: 1}
    assert TABLES.row_of[n.SIEGE] == n.BLUE
    assert all(3 <= criterion <= 5 for criterion in TABLES.row_criterion)


def test_six_air_stacks_two_of_each_kind_and_supply_first() -> None:
    assert Counter(TABLES.air) == {0: 4, 1: 4, 2: 4}
    assert TABLES.air[:2] == (n.AIR_NAMES.index("supply"),) * 2
    assert all(TABLES.air[at] == TABLES.air[at + 1] for at in range(0, 12, 2))
