"""22 The end of the round."""

from siegeworks import Match
from tests.games.stronghold.castle import castle, garrison, horde, play, texts, told, zones


def ending(**facts: object) -> Match:
    """The end of a round."""
    return castle(at="end-of-round", **facts)  # type: ignore[arg-type]


def test_22_1_objectives_that_look_at_the_end_of_the_assault_count_here() -> None:
    bare = {"W1": 0, "W2": 0}
    match = ending(walls=bare, objectives=["bare-battlements", "heavy-steps"], garrison={})
    assert told(match, "objective-met")[0].about == {"objective": "bare-battlements"}


def test_22_2_two_of_the_hospital_recover_by_choice_and_the_others_go_to_the_stock() -> None:
    match = ending(garrison={"hospital": {"marksman": 2, "soldier": 2}})
    assert texts(match) == ["recover marksman", "recover soldier"]
    stock = garrison(match, "stock")
    play(match, "recover soldier", "recover soldier")
    assert garrison(match, "courtyard") == (0, 2, 0)
    assert garrison(match, "hospital") == (0, 0, 0)
    assert garrison(match, "stock") == (stock[0] + 2, stock[1], stock[2])


def test_22_2_open_wards_leave_one_who_recovers() -> None:
    match = ending(garrison={"hospital": {"soldier": 2}}, plans_played=["open-wards"])
    assert garrison(match, "courtyard") == (0, 1, 0)


def test_22_3_what_lasts_for_a_round_comes_off_and_the_rest_stays() -> None:
    match = ending(
        glare="W1",
        blessing="left",
        malfunction="R1",
        machines={"R1": "ballista"},
        roles={"gale-W2": "target"},
        equipment={"W1": ["banner"]},
        paths={"R1-W1": "goblin-trap"},
        spies=["ballista"],
        oath=1,
    )
    after = zones(match)
    assert (after["glare"], after["blessing"], after["malfunction"]) == (None, None, None)
    assert after["oath"] == 0
    assert after["roles"]["gale-W2"] is None
    assert after["equipment"]["W1"] == 1
    assert after["paths"]["R1-W1"] == "goblin-trap"
    assert after["spies"] == 1 << 2


def test_22_4_paid_units_leave_the_game_and_paid_wood_goes_back() -> None:
    match = ending(horde={"paid": {"orc": 3}}, wood=4, wood_paid=7)
    assert horde(match, "paid") == (0, 0, 0)
    assert horde(match, "dead") == (0, 3, 0)
    assert (zones(match)["wood"], zones(match)["wood_paid"]) == (4, 0)


def test_22_5_hourglasses_leave_finished_actions_and_wait_on_others() -> None:
    match = ending(laid={"wall": 2, "cannon": 3}, finished=["wall"])
    assert zones(match)["laid"]["wall"] == 0
    assert zones(match)["laid"]["cannon"] == 3
    assert zones(match)["finished"] == 0


def test_22_6_the_next_round_brings_two_hourglasses_one_after_the_levy() -> None:
    for played, hourglasses in (((), 2), (("levy-of-the-town",), 1)):
        match = castle(
            agenda=["EndOfRound()", "Round()"], round=3, plans_played=played, plans=["open-wards"]
        )
        assert zones(match)["round"] == 4
        assert zones(match)["sand"] == hourglasses


def test_1_3_no_breach_in_round_seven_the_defender_wins() -> None:
    match = ending(round=7)
    assert match.result is not None
    assert match.result.ending == "held"
    assert match.result.winners == (1,)


def test_22_1_a_goal_that_is_reached_now_pays_at_once() -> None:
    match = ending(machines={"R1": "ballista", "R2": "catapult", "FL": "trebuchet"})
    assert texts(match) == ["add-hit R1", "add-hit R2", "add-hit FL"]


def test_22_2_a_single_unit_gets_up_unasked() -> None:
    match = ending(garrison={"hospital": {"soldier": 1}})
    assert garrison(match, "courtyard") == (0, 1, 0)
    assert garrison(match, "hospital") == (0, 0, 0)
    match = ending(garrison={"hospital": {"marksman": 1, "veteran": 1}})
    play(match, "recover veteran")
    assert garrison(match, "courtyard") == (1, 0, 1)


def test_22_2_all_kinds_who_are_left_go_to_the_stock() -> None:
    match = ending(garrison={"hospital": {"marksman": 2, "soldier": 2, "veteran": 2}})
    stock = garrison(match, "stock")
    play(match, "recover soldier", "recover veteran")
    assert garrison(match, "stock") == (stock[0] + 2, stock[1] + 1, stock[2] + 1)
    assert garrison(match, "hospital") == (0, 0, 0)


def test_22_6_before_the_seventh_round_ends_nobody_has_won() -> None:
    assert ending(round=6).result is None
