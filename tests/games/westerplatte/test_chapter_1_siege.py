"""Chapter 1 of RULES.md: players, aim, and deciding together."""

import pytest

from siegeworks import CHANCE, BadSettings, IllegalChoice, UndoRefused
from tests.games.westerplatte.table import FIELDS, GAME, end_turn, fort, start, texts, zone


@pytest.mark.parametrize(("seats", "officers"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_1_1_each_player_leads_one_officer_and_a_lone_player_two(seats: int, officers: int) -> None:
    match = start(seats)
    assert len(zone(match, "post")) == officers
    assert len(zone(match, "ammo")) == officers


@pytest.mark.parametrize("seats", [0, 5])
def test_1_1_no_more_than_four_play_and_at_least_one(seats: int) -> None:
    assert GAME.seats == (1, 2, 3, 4)
    with pytest.raises(BadSettings):
        GAME.start(seats=seats)


def test_1_1_a_lone_player_leads_both_officers_in_turn() -> None:
    match = fort(seats=1, officers={"1": "A", "2": "E"})
    assert match.asked == (0,)
    end_turn(match)
    assert zone(match, "active") == "2"
    assert match.asked == (0,)
    assert texts(match) == ["move D", "move G5", "move G6", "end"]


def test_1_2_seven_days_of_eight_cards_are_won_together() -> None:
    match = fort(filed=55, day=7, pile=["2-morale-1"])
    end_turn(match, "2-morale-1")
    assert match.result is not None
    assert (match.result.ending, match.result.winners) == ("held", (0, 1))
    assert zone(match, "filed") == 7 * 8


def test_1_2_a_card_short_of_56_nobody_has_won() -> None:
    match = fort(filed=54, day=7, pile=["2-morale-1"])
    end_turn(match, "2-morale-1")
    assert match.result is None
    assert match.to_move == 1


def test_1_2_two_bare_guardhouses_lose_at_once_for_all() -> None:
    match = fort(walls={"G1": 0, "G4": 1}, phase=2)
    end_turn(match, "2-air-G4")
    assert match.result is not None
    assert (match.result.ending, match.result.winners) == ("fallen", ())


def test_1_2_two_bare_forward_spaces_lose_nothing() -> None:
    match = fort(walls={"A": 0, "B": 1}, lanes={"B": "1-B1"})
    end_turn(match, "1-C1")
    assert (zone(match, "walls")["A"], zone(match, "walls")["B"]) == (0, 0)
    assert match.result is None


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_1_3_any_player_may_answer_for_all(seat: int) -> None:
    match = fort(seats=3, walls={"B": 0}, lanes={"B": "1-B1"})
    match.choose("end")
    assert match.asked == (0, 1, 2)
    match.choose("hit G3", seat=seat)
    assert zone(match, "walls")["G3"] == 5


def test_1_3_the_first_answer_counts() -> None:
    match = fort(seats=3, walls={"B": 0}, lanes={"B": "1-B1"})
    match.choose("end")
    match.choose("hit G2", seat=2)
    assert match.to_move == CHANCE
    with pytest.raises(IllegalChoice):
        match.choose("hit G3", seat=1)


def test_1_3_the_active_players_seat_is_asked_first() -> None:
    match = fort(seats=4, walls={"B": 0}, lanes={"B": "1-B1"}, active="3")
    match.choose("end")
    assert match.to_move == 2
    assert match.decision is not None
    assert (match.decision.seat, match.decision.seats) == (2, (0, 1, 2, 3))


def test_1_3_every_shared_decision_is_open_to_all() -> None:
    overflowing = fort(walls={"B": 0}, lanes={"B": "1-B1"})
    overflowing.choose("end")
    gaining = fort(officers={"1": "G3"}, stock={"mines": 0, "grenades": 0})
    gaining.choose("raise-morale")
    losing = fort(morale="neutral-1")
    end_turn(losing, "1-morale-1")
    sharing = fort(officers={"1": "G3"}, morale="high-1")
    sharing.choose("raise-morale")
    laying = fort(filed=7, walls={"A": 3, "B": 3})
    end_turn(laying, "1-morale-1")
    laying.happen("walls-2")
    prompts = []
    for match in (overflowing, gaining, losing, sharing, laying):
        assert match.asked == (0, 1)
        assert match.decision is not None
        prompts.append((match.decision.prompt, match.decision.rule))
    assert prompts == [
        ("Overflow", "7.3"),
        ("ChooseGain", "10.3"),
        ("ChooseLoss", "10.7"),
        ("ShareRest", "10.10"),
        ("LayBrick", "12.2"),
    ]


def test_1_3_an_officers_own_turn_is_not_for_others_to_play() -> None:
    match = fort()
    assert match.asked == (0,)
    with pytest.raises(IllegalChoice):
        match.choose("move G1", seat=1)
    assert zone(match, "post")["1"] == "A"


def test_1_3_a_single_choice_happens_by_itself() -> None:
    match = fort(walls={"B": 0, "G2": 0}, lanes={"B": "1-B1"})
    match.choose("end")
    assert match.to_move == CHANCE
    assert zone(match, "walls")["G3"] == 5


def test_1_3_event_bricks_with_one_place_to_go_are_laid_by_themselves() -> None:
    match = fort(filed=7, walls={"C": 4})
    end_turn(match, "1-morale-1")
    match.happen("walls-2")
    assert zone(match, "walls")["C"] == 6
    assert match.decision is not None
    assert match.decision.prompt == "Act"


def test_1_3_the_rest_of_a_share_with_one_way_to_go_is_placed_by_itself() -> None:
    match = fort(seats=3, officers={"1": "G3"}, morale="high-1")
    match.choose("raise-morale")  # five extra-movement markers for three officers
    match.choose("give 2")
    assert [zone(match, "markers")[f"extra-move-{officer}"] for officer in "123"] == [1, 2, 2]
    assert match.decision is not None
    assert match.decision.prompt == "Act"


def test_1_3_a_shared_answer_may_be_taken_back_by_nobody_once_luck_has_fallen() -> None:
    match = fort(walls={"B": 0}, lanes={"B": "1-B1"})
    match.choose("end")
    match.choose("hit G2", seat=1)
    assert str(match.undo()) == "hit G2"
    assert zone(match, "walls") == {**dict.fromkeys(FIELDS, 6), "B": 0}
    match.choose("hit G3")
    match.happen("1-C1")
    with pytest.raises(UndoRefused):
        match.undo()
