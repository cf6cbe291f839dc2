"""14 Rulings: one test or more for each point that the printed rules leave open."""

from typing import Any

import pytest

from siegeworks import CHANCE, BadDump, IllegalChoice, Match
from tests.games.westerplatte.table import (
    GAME,
    Lane,
    about,
    end_of_day,
    end_turn,
    fort,
    held,
    morale,
    play,
    rounds,
    set_up,
    side_stock,
    texts,
    told,
    ways,
    why,
    zone,
)

FULL_LANES: dict[str, Lane] = {
    "A": "1-A1",
    "B": "1-B1",
    "C": "1-C1",
    "D": ("1-D3", "I"),
    "E": ("1-E3", "I"),
}


def prompt(match: Match) -> str:
    """What is asked now."""
    assert match.decision is not None
    return match.decision.prompt


def ending(match: Match) -> str:
    """How the game ended, or nothing while it goes on."""
    return "" if match.result is None else match.result.ending


def rise(**situation: Any) -> Match:
    """Officer 1 uses the morale tile, which lies on G3."""
    match = fort(officers={"1": "G3"}, **situation)
    match.choose("raise-morale")
    return match


def test_14_1_a_field_has_six_bricks() -> None:
    match = set_up(cards=("1-A1", "1-B1"))
    assert set(zone(match, "walls").values()) == {6}
    assert sum(zone(match, "walls").values()) + zone(match, "stock")["bricks"] == 74
    assert side_stock(match) == 0
    with pytest.raises(BadDump):
        fort(walls={"A": 12}, stock={"bricks": 2})


def test_14_2_the_search_for_a_free_lane_goes_round_the_corner() -> None:
    match = fort(lanes={"A": "1-A1", "D": "1-D1", "E": "1-E1"})
    end_turn(match, "1-D3")
    assert zone(match, "card")["B"] == "1-D3"
    assert zone(match, "card")["C"] is None


def test_14_3_overflow_never_hits_a_neighbouring_forward_space() -> None:
    match = fort(walls={"C": 0}, lanes={"C": "1-C1"})
    match.choose("end")
    assert texts(match) == ["hit G3", "hit G4"]


@pytest.mark.parametrize(("bare", "hit"), [("G3", "G4"), ("G4", "G3")])
def test_14_4_a_bare_guardhouse_passes_overflow_to_the_other(bare: str, hit: str) -> None:
    match = fort(walls={"C": 0, bare: 0}, lanes={"C": "1-C1"})
    match.choose("end")
    assert match.to_move == CHANCE
    assert zone(match, "walls")[hit] == 5


def test_14_5_an_air_raid_takes_one_brick_from_a_guardhouse() -> None:
    match = fort(phase=2)
    end_turn(match, "2-air-G3")
    assert zone(match, "walls")["G3"] == 5


def test_14_5_an_air_raid_takes_nothing_from_a_bare_guardhouse() -> None:
    match = fort(phase=2, walls={"G3": 0})
    end_turn(match, "2-air-G3")
    assert sum(zone(match, "walls").values()) == 60
    assert ending(match) == ""


def test_14_5_defeat_is_checked_at_once() -> None:
    match = fort(phase=2, walls={"G1": 0, "G3": 1})
    end_turn(match, "2-air-G3")
    assert ending(match) == "fallen"


def test_14_6_an_air_raid_on_a_bare_forward_space_overflows() -> None:
    match = fort(walls={"D": 0})
    end_turn(match, "1-air-D")
    assert texts(match) == ["hit G4", "hit G5"]


def test_14_6_shelling_of_a_bare_forward_space_overflows() -> None:
    match = end_of_day(1, "medium", walls={"B": 0})
    match.happen("shelling-BD")
    assert texts(match) == ["hit G2", "hit G3"]


def test_14_7_a_bare_forward_space_can_be_entered_and_fired_from() -> None:
    match = fort(walls={"B": 0}, lanes={"B": "1-B1"})
    play(match, "move B", "fire")
    assert zone(match, "card")["B"] is None


def test_14_7_the_tile_of_a_bare_guardhouse_works() -> None:
    match = fort(walls={"G2": 0})
    play(match, "move G2", "take-ammunition")
    assert rounds(match) == (6, 2)


def test_14_7_a_bare_field_can_be_rebuilt() -> None:
    match = fort(officers={"1": "G4"}, walls={"G4": 0})
    match.choose("rebuild G4")
    assert zone(match, "walls")["G4"] == 2


def test_14_8_a_troop_does_not_advance_in_the_turn_it_appears() -> None:
    match = fort(lanes={"B": ("1-B3", "I"), "C": ("1-C3", "I")})
    end_turn(match, "1-A4")  # moves B and C
    assert zone(match, "space") == {"A": "I", "B": "II", "C": "II", "D": None, "E": None}
    end_turn(match, "1-E2")  # moves A and C
    assert zone(match, "space")["A"] == "II"
    assert zone(match, "space")["E"] == "I"


def test_14_9_the_marks_of_a_mined_card_count() -> None:
    match = fort(mines=("A",), lanes={"B": ("1-B3", "I")})
    end_turn(match, "1-A4")  # moves B and C
    assert zone(match, "card")["A"] is None
    assert zone(match, "space")["B"] == "II"


def test_14_9_the_marks_of_a_card_under_the_pile_count() -> None:
    match = fort(lanes=FULL_LANES)
    end_turn(match, "1-B4")  # moves D and E
    assert zone(match, "under") == ["1-B4"]
    assert zone(match, "space")["D"] == "II"
    assert zone(match, "space")["E"] == "II"


@pytest.mark.parametrize("active", ["1", "2", "3", "4"])
def test_14_10_the_day_ends_after_the_turn_not_after_a_round(active: str) -> None:
    match = fort(4, filed=7, active=active)
    end_turn(match, "1-morale-1")
    assert match.outcomes()[0].kind == "event"
    match.happen("grenade")
    assert zone(match, "day") == 2
    assert zone(match, "active") == str(int(active) % 4 + 1)


@pytest.mark.parametrize("mined", [False, True])
def test_14_11_any_ninth_card_takes_effect_and_counts_for_the_next_day(mined: bool) -> None:
    match = fort(
        filed=7, lanes={"A": "1-A1"}, mines=("C",) if mined else (), pile=("1-C2", "1-air-B")
    )
    match.choose("fire")
    end_turn(match, "1-C2" if mined else "1-air-B")
    assert zone(match, "mine")["C"] == 0
    assert zone(match, "walls")["B"] == (6 if mined else 5)
    match.happen("grenade")
    assert (zone(match, "day"), zone(match, "filed")) == (2, 9)


@pytest.mark.parametrize("card", ["1-air-B", "1-morale-1"])
def test_14_12_an_instant_card_can_be_the_eighth_itself(card: str) -> None:
    match = fort(filed=7)
    end_turn(match, card)
    assert [event.about["day"] for event in told(match, "day-ends")] == [1]
    match.happen("grenade")
    assert (zone(match, "day"), zone(match, "filed")) == (2, 8)


def test_14_13_the_last_turn_must_be_survived_and_has_no_event() -> None:
    lanes: dict[str, Lane] = {"A": "2-A1", "B": "2-B1"}
    match = fort(day=7, filed=55, lanes=lanes, pile=("2-D3",))
    play(match, "fire", "end")
    assert ending(match) == ""
    assert zone(match, "walls")["B"] == 5
    match.happen("2-D3")
    assert ending(match) == "held"
    assert not told(match, "event-drawn")
    doomed = fort(day=7, filed=55, lanes=lanes, walls={"B": 0, "G2": 0, "G3": 1})
    play(doomed, "fire", "end")
    assert ending(doomed) == "fallen"


def test_14_14_instant_cards_of_the_setup_take_effect_and_nothing_moves() -> None:
    match = set_up(3, cards=("1-D3", "1-air-D", "1-morale-1"))
    assert zone(match, "walls")["D"] == 5
    assert zone(match, "space")["D"] == "I"
    assert prompt(match) == "ChooseLoss"  # green: start, neutral, low 1
    match.choose("lose mines")
    assert zone(match, "filed") == 2


def test_14_14_the_face_down_card_does_nothing_but_counts() -> None:
    match = set_up(2, cards=())
    assert zone(match, "filed") == 1
    assert zone(match, "card") == dict.fromkeys("ABCDE")
    assert morale(match) == "start"
    assert sum(zone(match, "walls").values()) == 66


def test_14_15_alone_you_lead_two_officers_who_alternate() -> None:
    match = set_up(1, cards=("1-A1", "1-E1"))
    assert zone(match, "ammo") == {"1": 2, "2": 2}
    assert zone(match, "filed") == 1
    for card, officer in (("1-B1", "1"), ("1-C1", "2"), ("1-D1", "1")):
        assert zone(match, "active") == officer
        assert match.to_move == 0
        end_turn(match, card)
    assert zone(match, "active") == "2"


def test_14_15_alone_each_officer_has_its_own_markers() -> None:
    match = fort(1, morale="high-1", officers={"1": "G3"})
    play(match, "raise-morale", "give 2")
    assert held(match, "extra-move") == (2, 3)
    assert match.asked == (0,)


def test_14_16_the_refill_leaves_ammunition_alone() -> None:
    match = end_of_day(3, ammo={"1": 0, "2": 5}, stock={"mines": 0})
    match.happen("grenade")
    assert zone(match, "stock")["mines"] == 4
    assert rounds(match) == (0, 5)


@pytest.mark.parametrize(("level", "slots"), [("easy", 4), ("hard", 3)])
def test_14_17_mines_on_lanes_limit_the_tile(level: str, slots: int) -> None:
    laid: dict[str, Any] = {"level": level, "mines": ("D", "E"), "stock": {"mines": slots - 2}}
    bonus = rise(morale="neutral" if level == "hard" else "start", **laid)
    refill = end_of_day(3, **laid)
    refill.happen("grenade" if level == "easy" else "morale")
    event = end_of_day(1, **laid)
    event.happen("mine")
    for match in (bonus, refill, event):
        assert zone(match, "stock")["mines"] == slots - 2


def test_14_18_a_lane_holds_one_mine() -> None:
    match = fort(officers={"1": "G5"}, mines=("B",))
    assert texts(match)[-5:] == ["lay-mine A", "lay-mine C", "lay-mine D", "lay-mine E", "end"]
    assert why(match, "lay-mine B") == ("lane-mined", "6.4", 0, 0)


def test_14_19_more_than_two_officers_may_fire_together() -> None:
    match = fort(4, officers=dict.fromkeys("1234", "B"), lanes={"B": "2-B5"}, phase=2)
    play(match, "fire", "join", "join")
    assert zone(match, "card")["B"] is None
    assert rounds(match) == (1, 1, 1, 2)


def test_14_20_standing_together_is_enough_to_join() -> None:
    match = fort(officers={"1": "B", "2": "B"}, lanes={"B": "1-B4"})
    play(match, "fire", "join")
    assert not told(match, "officer-moves")
    assert zone(match, "card")["B"] is None


def test_14_21_howitzers_stay_and_fewer_units_may_be_pushed() -> None:
    lanes: dict[str, Lane] = {"A": "1-A1", "B": ("1-B3", "II"), "D": ("1-D3", "III")}
    match = fort(officers={"1": "G6"}, lanes=lanes)
    assert [t for t in texts(match) if t.startswith("push")] == ["push-back B", "push-back D"]
    assert why(match, "push-back A") == ("howitzer-stays", "6.7", 0, 0)
    match.choose("push-back B")
    assert texts(match) == ["push-back D", "enough"]
    match.choose("enough")
    assert zone(match, "space") == {"A": "I", "B": "I", "C": None, "D": "III", "E": None}


def test_14_21_each_unit_is_pushed_only_once() -> None:
    match = fort(officers={"1": "G6"}, lanes={"B": ("1-B3", "IV"), "D": ("1-D3", "IV")})
    play(match, "push-back B", "push-back D")
    assert prompt(match) == "Act"
    assert zone(match, "space")["B"] == "II"
    assert zone(match, "space")["D"] == "II"


@pytest.mark.parametrize(("name", "bricks"), [("shelling-BD", 2), ("shelling-ACE", 3)])
def test_14_22_shelling_costs_one_brick_for_each_named_space(name: str, bricks: int) -> None:
    match = end_of_day(1, "medium")
    match.happen(name)
    assert sum(zone(match, "walls").values()) == 66 - bricks


def test_14_23_in_a_german_attack_troops_fire_and_then_advance() -> None:
    lanes: dict[str, Lane] = {"B": ("1-B3", "IV"), "C": ("1-C2", "I"), "D": ("1-D3", "I")}
    match = end_of_day(1, "medium", lanes=lanes)
    match.happen("attack-BCD")
    assert zone(match, "walls")["B"] == 5
    assert zone(match, "walls")["C"] == 6
    assert zone(match, "space") == {"A": None, "B": "IV", "C": "IV", "D": "II", "E": None}


@pytest.mark.parametrize("name", ["burnt-1", "burnt-2"])
def test_14_24_a_burnt_card_closes_one_path(name: str) -> None:
    refused = 0
    for field in ("A", "B", "C", "D", "E", "G1", "G2", "G3", "G4", "G5", "G6"):
        match = fort(level="medium", burnt=name, officers={"1": field})
        refused += len([r for r in match.refusals() if r.reason == "passage-burnt"])
    assert refused == 2  # the one path, from either end


def test_14_25_movement_markers_cancel_on_arrival() -> None:
    match = rise(morale="high-1", markers={"limited-move-1": 2, "limited-move-2": 1})
    match.choose("give 1")
    assert held(match, "limited-move") == (0, 0)
    assert held(match, "extra-move") == (1, 1)


def test_14_25_a_limited_marker_still_held_must_go_back() -> None:
    match = fort(markers={"limited-move-2": 2})
    end_turn(match, "1-A1")
    assert held(match, "limited-move") == (0, 1)
    assert zone(match, "moves") == 1


@pytest.mark.parametrize("officer", ["1", "2", "3", "4"])
def test_14_26_the_players_place_the_odd_marker(officer: str) -> None:
    match = rise(seats=4, morale="high-1")
    match.choose(f"give {officer}", seat=3)
    assert held(match, "extra-move") == tuple(2 if o == officer else 1 for o in "1234")


def test_14_27_a_high_level_pays_only_on_arrival_from_below() -> None:
    match = fort(morale="high-2", stock={"mines": 0, "grenades": 0})
    end_turn(match, "1-A1")
    assert sum(zone(match, "markers").values()) == 0
    end_turn(match, "1-morale-1")
    assert morale(match) == "high-1"
    assert prompt(match) == "Act"
    assert zone(match, "stock") == {"mines": 0, "grenades": 0, "bricks": 8}


def test_14_28_lanes_fire_from_a_to_e_with_a_choice_for_each_overflow_brick() -> None:
    lanes: dict[str, Lane] = {"E": "1-E1", "C": ("1-C4", "IV"), "A": "1-A1"}
    match = fort(lanes=lanes, walls={"C": 0})
    match.choose("end")
    assert zone(match, "walls")["A"] == 5
    assert texts(match) == ["hit G3", "hit G4"]
    match.choose("hit G3")
    assert texts(match) == ["hit G3", "hit G4"]
    match.choose("hit G4")
    assert [line[0] for line in about(match, "bricks-lost")] == ["A", "E"]
    assert zone(match, "walls") | {"G3": 5, "G4": 5, "E": 5} == zone(match, "walls")


@pytest.mark.parametrize(
    ("post", "situation"),
    [
        ("G6", {"lanes": {"A": "1-A1", "B": ("1-B3", "I")}}),
        ("G4", {}),
        ("G4", {"walls": {"A": 3}, "stock": {"bricks": 0}}),
        ("G1", {}),
        ("G1", {"lanes": {"A": "1-A1"}, "stock": {"grenades": 0}}),
        ("G5", {"stock": {"mines": 0}}),
        ("G5", {"lanes": FULL_LANES}),
        ("G2", {"ammo": {"1": 10, "2": 6}}),
    ],
)
def test_14_29_an_action_without_effect_is_not_offered(
    post: str, situation: dict[str, Any]
) -> None:
    match = fort(officers={"1": post}, **situation)
    assert {text.split()[0] for text in texts(match)} == {"move", "end"}


def test_14_30_officers_do_not_trade() -> None:
    both = {"1": "G2", "2": "G2"}
    match = fort(officers=both, ammo={"1": 5, "2": 0}, markers={"extra-action-1": 2})
    verbs = {text.split()[0] for text in texts(match)}
    assert verbs == {"move", "take-ammunition", "use-extra-action", "end"}


@pytest.mark.parametrize("seats", [1, 2])
def test_14_31_the_face_down_card_stays_among_the_unseen(seats: int) -> None:
    match = set_up(seats)
    assert len(match.outcomes()) == 24
    assert {str(outcome)[0] for outcome in match.outcomes()} == {"1"}
    for card in ("1-A1", "1-E1"):
        match.happen(card)
    early = [card for card in zone(match, "rest") if card.startswith("1-")]
    assert len(early) == 22  # 21 to draw, and the one that lies face down
    match.choose("end")
    assert sorted(str(outcome) for outcome in match.outcomes()) == sorted(early)


def test_14_31_the_last_unseen_card_of_phase_one_is_never_drawn() -> None:
    match = fort(filed=24, day=4, past=("walls-2", "walls-3", "mine"))
    assert [card for card in zone(match, "rest") if card.startswith("1-")] != []
    match.choose("end")
    assert len(match.outcomes()) == 40
    assert {str(outcome)[0] for outcome in match.outcomes()} == {"2"}


def test_14_32_the_owner_of_the_ammunition_decides_on_joint_fire() -> None:
    match = fort(3, officers={"1": "B", "2": "A", "3": "B"}, lanes={"B": "1-B4"})
    match.choose("fire")
    assert match.asked == (2,)
    with pytest.raises(IllegalChoice):
        match.choose("join", seat=0)
    match.choose("hold-fire", seat=2)
    assert rounds(match) == (1, 2, 2)
    assert zone(match, "wounds")["B"] == 1


def test_14_33_if_nobody_joins_the_action_is_spent() -> None:
    match = fort(officers={"1": "B", "2": "B"}, ammo={"1": 0}, lanes={"B": "1-B1"})
    play(match, "order-fire", "hold-fire")
    assert zone(match, "card")["B"] == "1-B1"
    assert zone(match, "actions") == 0
    assert "order-fire" not in texts(match)


# 14.34 No choice left


def test_14_34_overflow_with_one_guardhouse_left_happens_by_itself() -> None:
    match = fort(walls={"C": 0, "G3": 0}, lanes={"C": ("1-C4", "IV")})
    match.choose("end")
    assert match.to_move == CHANCE
    assert zone(match, "walls")["G4"] == 4


def test_14_34_the_only_gain_and_the_only_loss_happen_by_themselves() -> None:
    assert zone(rise(stock={"mines": 1}), "stock")["mines"] == 2
    match = fort(morale="neutral", stock={"mines": 0, "grenades": 0})
    end_turn(match, "1-morale-1")
    assert zone(match, "stock")["bricks"] == 6
    assert prompt(match) == "Act"


@pytest.mark.parametrize("first", ["give 1", "give 2"])
def test_14_34_the_last_of_a_share_goes_by_itself_if_only_one_officer_is_left(first: str) -> None:
    match = rise(seats=3, morale="high-1")
    match.choose(first)
    if prompt(match) == "ShareRest":
        assert len(match.options()) > 1
    else:
        assert held(match, "extra-move") == (1, 2, 2)


def test_14_34_bricks_for_the_only_damaged_field_are_laid_by_themselves() -> None:
    match = end_of_day(1, walls={"C": 2})
    match.happen("walls-3")
    assert zone(match, "walls")["C"] == 5
    assert prompt(match) == "Act"


def test_14_34_bricks_that_just_make_all_walls_whole_are_laid_by_themselves() -> None:
    match = end_of_day(1, walls={"C": 5, "G1": 5})
    match.happen("walls-2")
    assert sum(zone(match, "walls").values()) == 66
    assert prompt(match) == "Act"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_14_34_nothing_is_asked_of_all_players_with_one_answer_only(seats: int, level: str) -> None:
    for seed in range(6):
        match = GAME.start(seats=seats, options={"level": level}, seed=seed)
        pick = seed
        while match.result is None:
            options = match.options()
            if prompt(match) not in ("Act", "TakePost"):
                assert len(options) > 1, prompt(match)
            pick = (pick * 31 + 17) % 1009
            match.choose(options[pick % len(options)])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_14_35_seat_one_begins_and_the_others_follow(seats: int) -> None:
    match = set_up(seats, cards=("1-A1", "1-B1", "1-C1")[: 2 if seats == 2 else 3])
    order = []
    for card in ("1-A2", "1-B2", "1-C2", "1-D2", "1-E2"):
        order.append(match.to_move)
        end_turn(match, card)
        while prompt(match) != "Act":
            match.choose(texts(match)[0])
    assert order == [turn % seats for turn in range(5)]


def test_14_36_a_displaced_troop_does_not_advance_by_its_own_marks() -> None:
    match = fort(lanes={"A": "1-A1", "B": "1-B1"})
    end_turn(match, "1-A3")  # displaced to C; moves C and D
    assert zone(match, "card")["C"] == "1-A3"
    assert zone(match, "space")["C"] == "I"


def test_14_37_a_passage_opens_before_the_next_event_takes_effect() -> None:
    match = end_of_day(2, "medium", burnt="burnt-2", walls={"A": 3, "B": 3})
    match.happen("walls-2")
    assert prompt(match) == "LayBrick"
    assert zone(match, "burnt") is None


def test_14_37_two_burnt_passages_never_overlap() -> None:
    match = end_of_day(2, "medium", burnt="burnt-2", officers={"2": "C"})
    match.happen("burnt-1")
    assert zone(match, "burnt") == "burnt-1"
    assert "move B" in texts(match)


def test_14_38_a_share_does_not_even_out_what_is_held() -> None:
    match = end_of_day(1, ammo={"1": 6, "2": 0})
    match.happen("ammunition")
    assert rounds(match) == (8, 2)


def test_14_39_a_mine_stays_over_the_end_of_a_day() -> None:
    match = fort(filed=7, mines=("C",))
    end_turn(match, "1-morale-1")
    match.happen("grenade")
    assert zone(match, "day") == 2
    assert zone(match, "mine")["C"] == 1
    end_turn(match, "1-C2")
    assert zone(match, "mine")["C"] == 0
    assert zone(match, "filed") == 9


def test_14_40_an_extra_movement_marker_can_be_used_in_the_turn_it_arrives() -> None:
    match = rise(morale="high-1")
    play(match, "give 1", "move G4", "move G5", "use-extra-move", "move G6")
    assert zone(match, "post")["1"] == "G6"


def test_14_40_an_extra_action_marker_can_be_used_in_the_turn_it_arrives() -> None:
    match = rise(morale="high-2")
    play(match, "use-extra-action", "raise-morale")
    assert morale(match) == "high-1"
    assert held(match, "extra-action") == (1, 2)


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_14_41_the_jump_to_start_does_nothing(level: str) -> None:
    low = {"mines": 1, "grenades": 1, "bricks": 2}
    up = rise(level=level, morale="high-2", stock=low)
    down = fort(level=level, morale="low-2", stock=low)
    end_turn(down, "1-morale-1")
    for match in (up, down):
        for _, end in ways(match, "ShareRest"):
            assert morale(end) == "start"
            assert zone(end, "stock") == low
            assert held(end, "extra-move") == (0, 0)
            assert held(end, "limited-move") == (0, 0)


def test_14_42_cards_under_the_pile_come_back_in_their_order() -> None:
    match = fort(lanes=FULL_LANES)
    for card in ("1-E4", "1-A2", "1-B2"):
        end_turn(match, card)
        while prompt(match) != "Act":
            match.choose(texts(match)[0])
    assert zone(match, "under") == ["1-E4", "1-A2", "1-B2"]


def test_14_42_only_the_first_card_under_the_pile_can_come_up() -> None:
    data: Any = fort(day=7, filed=55).dump()
    zones = data["zones"]
    late = [card for card in zones["rest"] if card.startswith("2-")]
    zones["rest"] = [card for card in zones["rest"] if card.startswith("1-")]
    zones["under"] = late[::-1]
    match = GAME.load(data)
    match.choose("end")
    assert [str(outcome) for outcome in match.outcomes()] == [late[-1]]
    match.happen(late[-1])
    assert zone(match, "under") == late[::-1][1:]


@pytest.mark.parametrize("low", ["low-1", "low-2"])
@pytest.mark.parametrize("level", ["easy", "hard"])
def test_14_43_rising_from_a_low_level_gains_nothing(low: str, level: str) -> None:
    match = rise(level=level, morale=low, stock={"mines": 0, "grenades": 0, "bricks": 0})
    assert morale(match) == "start"
    assert zone(match, "stock") == {"mines": 0, "grenades": 0, "bricks": 0}
    assert prompt(match) == "Act"


def test_14_44_the_garrison_starves_after_turn_150_unless_it_has_won() -> None:
    starved = fort(turn=150)
    end_turn(starved, "1-A1")
    assert ending(starved) == "starved"
    won = fort(day=7, filed=55, turn=150, pile=("2-morale-1",))
    end_turn(won, "2-morale-1")
    assert ending(won) == "held"


def test_14_45_mines_on_tile_and_lanes_never_exceed_the_slots() -> None:
    match = fort(officers={"1": "G5"}, mines=("A", "B"), markers={"extra-action-1": 1})
    play(match, "lay-mine C", "use-extra-action", "lay-mine D")
    assert zone(match, "stock")["mines"] == 0
    assert sum(zone(match, "mine").values()) == 4
    again = fort(officers={"1": "G3"}, mines=("A", "B", "C", "D"), stock={"grenades": 3})
    again.choose("raise-morale")
    assert zone(again, "stock") == {"mines": 0, "grenades": 4, "bricks": 8}


def test_14_46_all_named_lanes_fire_before_any_unit_advances() -> None:
    lanes: dict[str, Lane] = {"A": ("1-A2", "I"), "B": ("1-B3", "III"), "E": ("1-E3", "IV")}
    match = end_of_day(1, "medium", lanes=lanes)
    match.happen("attack-all")
    kinds = [e.kind for e in match.log() if e.kind in ("bricks-lost", "troop-advances")]
    assert kinds == ["bricks-lost", "troop-advances", "troop-advances"]
    assert zone(match, "walls") == dict.fromkeys(zone(match, "walls"), 6) | {"E": 5}


def test_14_47_the_day_is_not_over_when_the_eighth_card_falls() -> None:
    lanes: dict[str, Lane] = {"A": "1-A1", "B": "1-B1", "C": ("1-C3", "I")}
    match = fort(filed=7, lanes=lanes)
    match.choose("fire")
    assert zone(match, "filed") == 8
    assert not told(match, "day-ends")
    end_turn(match, "1-A4")  # moves B and C
    kinds = [event.kind for event in match.log()]
    for kind in ("bricks-lost", "card-drawn", "troop-advances"):
        assert kinds.index(kind) < kinds.index("day-ends")


def test_14_48_a_ninth_card_of_day_seven_takes_effect_but_does_not_count() -> None:
    match = fort(day=7, filed=55, lanes={"A": "2-A1"}, pile=("2-air-E",))
    match.choose("fire")
    end_turn(match, "2-air-E")
    assert match.result is not None
    assert zone(match, "walls")["E"] == 5
    assert match.result.score == {0: 56 + 65, 1: 56 + 65}


def test_14_49_cancelled_markers_are_not_shared_again_at_once() -> None:
    limited = {"limited-move-1": 3, "extra-move-2": 4}
    match = rise(morale="high-1", markers=limited)
    assert texts(match) == ["give 1", "give 2"]
    match.choose("give 1")
    assert held(match, "limited-move") == (2, 0)
    assert held(match, "extra-move") == (0, 4)
    assert prompt(match) == "Act"


def test_14_49_the_number_is_counted_before_the_sharing_begins() -> None:
    match = rise(morale="high-1", markers={"limited-move-1": 4})
    assert held(match, "limited-move") == (2, 0)
    assert held(match, "extra-move") == (0, 2)
    match.choose("give 2")
    assert held(match, "extra-move") == (0, 3)
