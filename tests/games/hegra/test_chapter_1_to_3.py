"""Chapters 1 to 3 of RULES.md: the siege, the pieces, setting up."""

import pytest

from siegeworks import BadSettings
from siegeworks.core.zones import Sight
from siegeworks.games.hegra.rules import pieces as n
from tests.games.hegra.table import (
    DISCS,
    GAME,
    TABLES,
    event,
    fortress,
    play,
    prompt,
    some,
    start,
    zone,
)


def test_1_1_one_player_to_whom_nothing_on_the_table_is_hidden() -> None:
    assert GAME.seats == (1,)
    assert all(zone.sight is Sight.ALL for zone in GAME.zones)


def test_1_2_eleven_days_in_three_stages() -> None:
    assert (TABLES.coup_day[0], TABLES.retreat_day[0], n.DAYS) == (3, 6, 11)
    match = start()
    assert (zone(match, "day"), zone(match, "stage")) == (1, "mobilisation")


def test_1_3_reaching_the_skull_loses_and_surviving_wins() -> None:
    lost = fortress("SurrenderUp(1)", surrender="surrender", ready={"soldier": 12})
    assert lost.result is not None
    assert (lost.result.ending, lost.result.winners) == ("unconditional", ())
    won = fortress("Outcome()", day=11, ready={"soldier": 12})
    assert won.result is not None
    assert (won.result.grade, won.result.winners) == ("honourable", (0,))


def test_1_4_the_later_edition_is_the_default() -> None:
    assert zone(GAME.start(seed=1), "stacks")["soldier"] == 1
    assert zone(start("2023"), "stacks")["soldier"] == 0


def test_2_1_thirty_defenders() -> None:
    match = start()
    areas = [zone(match, area) for area in ("bag", "reserve", "ready")]
    assert {who: sum(area[who] for area in areas) for who in DISCS} == DISCS
    assert sum(DISCS.values()) == 30


def test_2_2_healthy_are_the_tired_resting_ready_and_those_in_positions() -> None:
    match = fortress(
        "Placement(0)",
        tired={"soldier": 2},
        rest={"volunteer": 1},
        ready={"hunter": 1},
        post={"front": "soldier"},
        waiting=["medic-3"],
        morgue={"volunteer": 1},
        runners=[("soldier", "depot-1", None)],
    )
    assert match.state.healthy() == 5  # type: ignore[attr-defined]


def test_2_3_the_tracks_and_their_starts() -> None:
    match = start()
    names = ("ration", "snow", "weather", "morale", "suspicion", "defence", "surrender", "fear")
    assert [zone(match, name) for name in names] == [
        *(0, 3, "cloud", "zero", 1, 0, "honourable", 3)
    ]
    assert TABLES.ration == (4, 3, 2, 1)
    assert TABLES.moves == (6, 5, 4)
    assert (zone(match, "artillery"), TABLES.doubt_discs[zone(match, "doubt")]) == (1, 1)


def test_2_4_the_tiles() -> None:
    assert sum(n.DAMAGE_TILES) == 14
    assert len(TABLES.air) == 12
    match = start()
    assert match.state.spare_miss() == 9  # type: ignore[attr-defined]
    assert match.state.spare_artillery() == 3  # type: ignore[attr-defined]


def test_2_5_a_repaired_tile_goes_into_the_bag_and_comes_back() -> None:
    match = fortress("Repair(1)", stage="attack")
    play(match, "mend A")
    assert (zone(match, "damaged")["A"], zone(match, "tiles")["A"]) == (0, 1)
    match = fortress("Salvo(1)", stage="attack", whole=("A",))
    play(match, "A")
    assert (zone(match, "damaged")["A"], zone(match, "tiles")["A"]) == (1, 0)


@pytest.mark.parametrize(("slots", "icons"), [(0, 0), (1, 0), (2, 1), (3, 2)])
def test_2_6_the_first_status_tile_shows_no_icon(slots: int, icons: int) -> None:
    match = fortress("Aim(gun-1)", guns=(slots, 0))
    assert match.state.icons(0) == icons  # type: ignore[attr-defined]


def test_2_6_a_jammed_tile_shows_no_icon() -> None:
    match = fortress("Aim(gun-1)", guns=(3, 0), gun_jam={"gun-1": 0b100})
    assert match.state.icons(0) == 1  # type: ignore[attr-defined]


def test_2_7_four_depots_five_moves_away_and_six_artillery_spaces() -> None:
    reached = {n.FORTRESS: 0}
    for distance in range(1, 6):
        for node in list(reached):
            for further in TABLES.links[node]:
                reached.setdefault(further, distance)
    assert [reached[depot] for depot in range(n.FIRST_DEPOT, n.NODES)] == [5, 5, 5, 5]
    assert len(TABLES.gun_fields) == 6


def test_2_8_three_and_four_sectors_the_highest_red() -> None:
    assert TABLES.sectors == (0, 3, 4)
    assert TABLES.red == (0, 0, 1, 0, 0, 0, 0, 1)


def test_2_8_twenty_one_infantry_five_in_a_sector() -> None:
    assert start().state.spare_infantry() == 21  # type: ignore[attr-defined]
    match = fortress("Do(infantry, 6)", ready={"soldier": 12})
    assert some(match, "standing") == {"1": 5, "2": 1}


def test_3_1_a_game_starts_with_the_first_event() -> None:
    assert prompt(start()) == "DrawEvent"
    assert prompt(start(missions="on")) == "DrawMission"
    assert prompt(start(air="random")) == "DrawAir"


def test_3_2_one_supply() -> None:
    assert zone(start(), "supplies") == 1


def test_3_3_people() -> None:
    match = start()
    assert some(match, "ready") == {"officer": 1, "soldier": 3, "volunteer": 2}
    assert some(match, "reserve") == {"soldier": 3, "volunteer": 3}
    assert some(match, "bag") == {"soldier": 6, "volunteer": 6, "medic": 3, "hunter": 3}
    assert zone(match, "bag_doubt") == 1
    for empty in ("tired", "rest", "recruits", "morgue", "jobs", "post", "beds"):
        assert some(match, empty) == {}
    assert zone(match, "waiting") == zone(match, "runner_who") == []


def test_3_4_fortress_and_map() -> None:
    match = start()
    assert some(match, "tiles") == {"miss": 1, "artillery": 1}
    assert some(match, "damaged") == {"A": 1, "B": 1, "C": 1}
    assert zone(match, "gun_damage")["gun-1"] == 3
    assert set(zone(match, "patrol_bag").values()) == {2}
    assert some(match, "depot_count") == {"depot-1": 3}
    assert zone(match, "depot_token")["depot-1"] == "supply"


def test_3_5_decks_are_drawn_from_at_random() -> None:
    match = start()
    drawn = {str(outcome) for outcome in match.outcomes()}
    assert event("mobilisation") in drawn
    assert len(drawn) == 12
    assert {outcome.weight for outcome in match.outcomes()} == {1}


@pytest.mark.parametrize("edition", n.EDITION_NAMES)
def test_3_5_all_decks_and_stacks_are_laid_out(edition: str) -> None:
    match = start(edition)
    decks = {TABLES.event_deck[TABLES.event_names.index(card)] for card in zone(match, "events")}
    assert decks == set(range(5))
    names = ("low_deck", "hope", "despair", "snow_deck", "high_pile", "low_pile", "hand")
    assert [len(zone(match, name)) for name in names] == [9, 6, 6, 11, 0, 0, 0]


@pytest.mark.parametrize("option", ["difficulty", "missions"])
def test_1_4_variants_are_refused_in_the_first_edition(option: str) -> None:
    value = {"difficulty": "easier", "missions": "on"}[option]
    with pytest.raises(BadSettings, match=option):
        start("2023", **{option: value})
