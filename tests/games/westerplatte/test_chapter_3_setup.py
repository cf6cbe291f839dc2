"""Chapter 3 of RULES.md: setting up."""

import pytest

from siegeworks import CHANCE, BadSettings, IllegalChoice
from tests.games.westerplatte.table import (
    FIELDS,
    GAME,
    TILES,
    about,
    end_turn,
    fort,
    morale,
    pool,
    set_up,
    start,
    texts,
    told,
    zone,
)

GOOD = {"walls-2", "walls-3", "ammunition", "grenade", "mine", "morale"}
BAD = {"shelling-BD", "shelling-ACE", "attack-BCD", "attack-all", "burnt-1", "burnt-2"}


def event_chances(level: str, past: tuple[str, ...] = ()) -> dict[str, int]:
    """The events that may come at the end of the day, with their weights."""
    days = len(past)
    match = fort(level=level, day=days + 1, filed=8 * days + 7, past=past, pile=["1-morale-1"])
    end_turn(match, "1-morale-1")
    if match.to_move != CHANCE:
        match.choose("lose mines")
    return {str(event): event.weight for event in match.outcomes()}


@pytest.mark.parametrize(
    ("level", "events", "stock", "track"),
    [
        ("easy", (6, 0), (4, 4, 8), 4),
        ("medium", (3, 3), (4, 4, 8), 4),
        ("hard", (3, 3), (3, 3, 6), 3),
    ],
)
def test_3_1_a_level_sets_events_tiles_and_morale_track(
    level: str, events: tuple[int, int], stock: tuple[int, ...], track: int
) -> None:
    match = set_up(level=level)
    assert (zone(match, "good_left"), zone(match, "bad_left")) == events
    assert tuple(zone(match, "stock").values()) == stock
    assert zone(match, "morale") == track


def test_3_1_easy_is_the_usual_level_and_others_are_unknown() -> None:
    assert GAME.start(seats=2).view(0)["options"] == {"level": "easy"}
    with pytest.raises(BadSettings):
        GAME.start(seats=2, options={"level": "impossible"})


def test_3_2_the_six_tiles_are_laid_at_random_one_on_each_guardhouse() -> None:
    match = start()
    left = set(TILES)
    for tile in ("push-back", "morale", "mines", "rebuild", "mortar", "ammunition"):
        assert {str(found): found.weight for found in match.outcomes()} == dict.fromkeys(left, 1)
        match.happen(tile)
        left.remove(tile)
    assert zone(match, "tile") == {
        "G1": "push-back",
        "G2": "morale",
        "G3": "mines",
        "G4": "rebuild",
        "G5": "mortar",
        "G6": "ammunition",
    }
    assert about(match, "tile-placed")[0] == ("G1", "push-back", "3.2")


@pytest.mark.parametrize(("level", "rounds", "pushes"), [("easy", 4, 3), ("hard", 3, 2)])
def test_3_2_the_side_of_the_level_decides_what_a_tile_gives(
    level: str, rounds: int, pushes: int
) -> None:
    match = fort(level=level, officers={"1": "G2"})
    match.choose("take-ammunition")
    assert zone(match, "ammo")["1"] == 2 + rounds
    units = {lane: (f"1-{lane}3", "IV") for lane in "ABCDE"}
    match = fort(level=level, officers={"1": "G6"}, lanes=units)
    for lane in "ABCDE"[:pushes]:
        match.choose(f"push-back {lane}")
    assert not any(text.startswith("push-back") for text in texts(match))
    assert list(zone(match, "space").values()).count("II") == pushes


@pytest.mark.parametrize(
    ("level", "stock"),
    [
        ("easy", {"mines": 4, "grenades": 4, "bricks": 8}),
        ("medium", {"mines": 4, "grenades": 4, "bricks": 8}),
        ("hard", {"mines": 3, "grenades": 3, "bricks": 6}),
    ],
)
def test_3_3_the_tiles_are_filled_to_their_side(level: str, stock: dict[str, int]) -> None:
    assert zone(set_up(level=level), "stock") == stock


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_3_3_the_number_of_the_side_is_the_limit_for_the_whole_game(level: str) -> None:
    match = fort(level=level, officers={"1": "G3"})
    before = zone(match, "stock")
    match.choose("raise-morale")
    assert morale(match) == "high-1"
    assert zone(match, "stock") == before


@pytest.mark.parametrize(("seats", "rounds"), [(1, 12), (2, 12), (3, 10), (4, 8)])
def test_3_4_each_officer_has_two_rounds_and_the_rest_is_the_pool(seats: int, rounds: int) -> None:
    match = set_up(seats)
    assert set(zone(match, "ammo").values()) == {2}
    assert pool(match) == rounds


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_3_5_walls_are_whole_morale_is_on_start_and_markers_in_supply(level: str) -> None:
    match = set_up(level=level)
    assert zone(match, "walls") == dict.fromkeys(FIELDS, 6)
    assert morale(match) == "start"
    assert set(zone(match, "markers").values()) == {0}
    assert set(zone(match, "mine").values()) == {0}


def test_3_6_each_player_chooses_one_of_five_forward_spaces_in_seat_order() -> None:
    match = set_up(4, posts=())
    forward = ["stand A", "stand B", "stand C", "stand D", "stand E"]
    for seat in range(4):
        assert match.asked == (seat,)
        assert texts(match) == forward
        match.choose("stand E")
    assert zone(match, "post") == dict.fromkeys("1234", "E")
    assert about(match, "officer-stands")[0] == ("1", "E", "3.6")


def test_3_6_no_officer_starts_on_a_guardhouse() -> None:
    match = set_up(posts=())
    with pytest.raises(IllegalChoice):
        match.choose("stand G1")
    assert zone(match, "post")["1"] is None


def test_3_6_a_lone_player_places_both_officers() -> None:
    match = set_up(1, posts=("A",))
    assert match.asked == (0,)
    match.choose("stand D")
    assert zone(match, "post") == {"1": "A", "2": "D"}


def test_3_7_phase_1_lies_on_top_of_phase_2() -> None:
    match = set_up(3, posts=("A", "B", "C"))
    assert len(match.outcomes()) == 24
    assert all(str(card).startswith("1-") and card.weight == 1 for card in match.outcomes())


def test_3_7_phase_2_comes_when_phase_1_is_used_up() -> None:
    match = fort(3, filed=22, pile=["1-A1", "1-B1"])
    end_turn(match, "1-A1")
    match.choose("end")
    assert [str(card) for card in match.outcomes()] == ["1-B1"]
    match.happen("1-B1")
    match.choose("end")
    assert len(match.outcomes()) == 40
    assert all(str(card).startswith("2-") for card in match.outcomes())


def test_3_8_easy_has_the_six_positive_events() -> None:
    assert event_chances("easy") == dict.fromkeys(GOOD, event_chances("easy")["mine"])


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_3_8_medium_and_hard_mix_three_of_each_sort(level: str) -> None:
    chances = event_chances(level)
    assert set(chances) == GOOD | BAD
    assert len(set(chances.values())) == 1


def test_3_8_after_three_of_a_sort_only_the_other_is_left() -> None:
    assert set(event_chances("medium", ("walls-2", "mine"))) == (GOOD | BAD) - {"walls-2", "mine"}
    match = fort(level="medium", day=4, filed=31, past=("burnt-1", "burnt-2", "attack-all"))
    end_turn(match, "2-morale-1")
    assert {str(event) for event in match.outcomes()} == GOOD


def test_3_8_there_are_six_events_for_six_days() -> None:
    for level in ("easy", "medium", "hard"):
        match = set_up(level=level)
        assert zone(match, "good_left") + zone(match, "bad_left") == 6


@pytest.mark.parametrize("seats", [1, 2])
def test_3_9_with_one_or_two_players_one_card_is_filed_face_up_and_two_come(seats: int) -> None:
    match = set_up(seats, cards=("1-A1", "1-C3"), filed="1-E2")
    assert zone(match, "first_card") == "1-E2"
    assert match.to_move == 0
    assert (zone(match, "filed"), zone(match, "day"), zone(match, "turn")) == (1, 1, 1)
    assert zone(match, "card") == {"A": "1-A1", "B": None, "C": "1-C3", "D": None, "E": None}
    assert about(match, "first-card-filed") == [("1-E2", "3.9")]


@pytest.mark.parametrize("seats", [3, 4])
def test_3_9_with_three_or_four_players_three_cards_come(seats: int) -> None:
    match = set_up(seats, cards=("1-A1", "1-C3", "1-E4"))
    assert match.to_move == 0
    assert zone(match, "filed") == 0
    assert zone(match, "card") == {"A": "1-A1", "B": None, "C": "1-C3", "D": None, "E": "1-E4"}
    assert told(match, "first-card-filed") == []
    assert zone(match, "first_card") is None


def test_3_9_nothing_moves_before_the_first_turn() -> None:
    match = set_up(3, posts="ABC", cards=("1-C2", "1-A2", "1-E2"))  # 1-A2 and 1-E2 mark C
    assert zone(match, "space")["C"] == "I"
    assert told(match, "troop-advances") == []


def test_3_9_a_taken_lane_passes_the_troop_on_as_in_chapter_8() -> None:
    match = set_up(cards=("1-C1", "1-C2"))
    assert zone(match, "card")["D"] == "1-C2"


def test_3_9_instant_cards_take_effect_and_are_filed_under_day_1() -> None:
    match = set_up(cards=("1-air-B", "1-morale-1"))
    assert zone(match, "walls")["B"] == 5
    assert morale(match) == "low-1"
    match.choose("lose mines")
    assert zone(match, "turn") == 1
    assert zone(match, "filed") == 3


def test_3_9_the_card_that_is_only_filed_will_not_come() -> None:
    match = set_up(cards=("1-A1", "1-C3"), filed="1-E2")
    assert len(zone(match, "rest")) == 64 - 3
    match.choose("end")
    assert len(match.outcomes()) == 21
    assert "1-E2" not in [str(card) for card in match.outcomes()]


@pytest.mark.parametrize("card", ["1-air-B", "1-morale-1"])
def test_3_9_the_card_that_is_only_filed_has_no_effect(card: str) -> None:
    match = set_up(cards=("1-A1", "1-C3"), filed=card)
    assert sum(zone(match, "walls").values()) == 66
    assert (morale(match), zone(match, "filed")) == ("start", 1)


def test_3_10_seat_1_begins_and_play_goes_on_in_seat_order() -> None:
    match = set_up(3, posts="ABC", cards=("1-E1", "1-E2", "1-E3"))
    order = []
    for card in ("1-morale-1", "1-A4", "1-B4", "1-D1"):
        order.append(match.to_move)
        end_turn(match, card)
    assert order == [0, 1, 2, 0]
