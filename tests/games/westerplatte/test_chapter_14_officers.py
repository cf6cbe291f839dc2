"""14 Rulings on officers, their actions and their tiles."""

from typing import Any

import pytest

from siegeworks import IllegalChoice
from tests.games.westerplatte.situations import FULL_LANES, prompt, rise
from tests.games.westerplatte.table import (
    Lane,
    end_of_day,
    end_turn,
    fort,
    held,
    play,
    rounds,
    set_up,
    texts,
    told,
    why,
    zone,
)


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


@pytest.mark.parametrize(("level", "slots"), [("easy", 4), ("hard", 3)])
def test_14_17_mines_on_lanes_limit_the_tile(level: str, slots: int) -> None:
    laid: dict[str, Any] = {"level": level, "mines": ("D", "E"), "stock": {"mines": slots - 2}}
    bonus = rise(**laid)
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
    match = fort(4, officers=dict.fromkeys("1234", "B"), lanes={"B": "2-C5"}, phase=2)
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


def test_14_39_a_mine_stays_over_the_end_of_a_day() -> None:
    match = fort(filed=7, mines=("C",))
    end_turn(match, "1-morale-1")
    match.happen("grenade")
    assert zone(match, "day") == 2
    assert zone(match, "mine")["C"] == 1
    end_turn(match, "1-C2")
    assert zone(match, "mine")["C"] == 0
    assert zone(match, "filed") == 9


def test_14_45_mines_on_tile_and_lanes_never_exceed_the_slots() -> None:
    match = fort(officers={"1": "G5"}, mines=("A", "B"), markers={"extra-action-1": 1})
    play(match, "lay-mine C", "use-extra-action", "lay-mine D")
    assert zone(match, "stock")["mines"] == 0
    assert sum(zone(match, "mine").values()) == 4
    again = fort(officers={"1": "G3"}, mines=("A", "B", "C", "D"), stock={"grenades": 3})
    again.choose("raise-morale")
    assert zone(again, "stock") == {"mines": 0, "grenades": 4, "bricks": 8}


def test_14_51_an_officer_may_keep_a_round_and_let_a_partner_fire() -> None:
    match = fort(officers={"1": "B", "2": "B"}, ammo={"1": 1, "2": 1}, lanes={"B": "1-B1"})
    assert {"fire", "order-fire"} <= set(texts(match))
    play(match, "order-fire", "join")
    assert zone(match, "card")["B"] is None
    assert rounds(match) == (1, 0)
    assert zone(match, "actions") == 0
