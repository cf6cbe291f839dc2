"""The rules of the keep, one test for each paragraph; luck is dictated, situations are said."""

from pathlib import Path
from typing import Any

import pytest
import siegeworks
from siegeworks import CHANCE, ContentError, IllegalChoice, Match

from siegeworks_keep.situations import situation

GAME = siegeworks.game("keep")


def zone(match: Match, name: str) -> Any:
    data: Any = match.dump()
    return data["zones"][name]


def told(match: Match) -> list[str]:
    return [event.kind for event in match.log()]


def draw(match: Match, *cards: str) -> Match:
    """Let the enemy come with these cards."""
    for card in cards:
        match.happen(card)
    return match


def storm(match: Match, *faces: str) -> Match:
    """Rest, and let the dice fall like that."""
    match.choose("rest")
    for face in faces:
        match.happen(face)
    return match


def ending(match: Match) -> str:
    assert match.result is not None
    return match.result.ending


def refusal(match: Match, option: str) -> str:
    with pytest.raises(IllegalChoice) as refused:
        match.choose(option)
    return str(refused.value)


def test_1_1_all_walls_must_be_held_to_the_end() -> None:
    assert ending(storm(situation(night=6, luck="given"))) == "held"
    weak = situation(night=6, stones={"north": 1}, ladders={"north": 3}, luck="given")
    assert ending(storm(weak, "6")) == "breached"


def test_1_2_walls_are_whole_pots_are_full_and_all_cards_are_to_come() -> None:
    match = GAME.start(luck="given")
    assert zone(match, "stones") == {"north": 3, "east": 3, "south": 3}
    assert zone(match, "oil") == 2
    assert len(zone(match, "deck")) == 18
    assert zone(match, "played") == []


def test_2_1_three_cards_two_actions_three_walls_and_the_next_night() -> None:
    cards = ("north-1", "east-3", "south-6")
    match = draw(GAME.start(luck="given"), *cards)
    assert zone(match, "played") == [*cards]
    assert zone(match, "actions") == 2
    storm(match, "6", "6", "1")
    assert told(match).count("die-rolled") == 3
    assert zone(match, "night") == 2


def test_2_1_two_players_are_captain_by_turns() -> None:
    assert situation(night=1, seats=2).to_move == 0
    assert situation(night=2, seats=2).to_move == 1


def test_2_2_a_wall_has_room_for_three_ladders() -> None:
    match = draw(GAME.start(luck="given"), "north-6", "north-5", "east-1")
    assert zone(match, "ladders") == {"north": 3, "east": 1, "south": 0}


def test_2_3_resting_gives_up_the_actions_that_are_left() -> None:
    match = situation(ladders={"east": 1}, luck="given")
    match.choose("rest")
    assert match.to_move == CHANCE
    assert zone(match, "actions") == 0


def test_2_4_pushing_throws_down_one_ladder() -> None:
    match = situation(ladders={"south": 3})
    match.choose("push south")
    assert zone(match, "ladders")["south"] == 2
    assert zone(match, "actions") == 1
    assert "no ladder" in refusal(match, "push east")


def test_2_5_a_pot_of_oil_throws_down_all_ladders() -> None:
    match = situation(ladders={"south": 3, "east": 1}, oil=1)
    match.choose("pour south")
    assert zone(match, "ladders")["south"] == 0
    assert zone(match, "oil") == 0
    assert "oil is used up" in refusal(match, "pour east")


def test_2_6_mending_puts_one_stone_back() -> None:
    match = situation(stones={"east": 1})
    match.choose("mend east")
    assert zone(match, "stones")["east"] == 2
    assert "whole" in refusal(match, "mend north")


def test_3_1_a_wall_without_ladders_is_left_alone() -> None:
    match = storm(situation(ladders={"south": 3}, luck="given"), "1")
    assert zone(match, "stones") == {"north": 3, "east": 3, "south": 2}


@pytest.mark.parametrize(("face", "stones", "ladders"), [("4", 2, 2), ("5", 3, 1)])
def test_3_2_up_to_twice_the_ladders_cost_a_stone_and_more_breaks_a_ladder(
    face: str, stones: int, ladders: int
) -> None:
    match = storm(situation(ladders={"east": 2}, luck="given"), face)
    assert zone(match, "stones")["east"] == stones
    assert zone(match, "ladders")["east"] == ladders


def test_3_2_three_ladders_never_fail() -> None:
    match = storm(situation(ladders={"south": 3}, luck="given"), "6")
    assert zone(match, "stones")["south"] == 2


def test_3_3_the_last_stone_is_the_end() -> None:
    match = situation(stones={"north": 1}, ladders={"north": 1}, luck="given")
    assert ending(storm(match, "2")) == "breached"
    assert told(match)[-1] == "wall-falls"


def test_3_4_after_the_last_night_help_arrives() -> None:
    match = storm(situation(night=6, luck="given"))
    assert match.result is not None
    assert (match.result.ending, match.result.winners) == ("held", (0,))
    assert told(match)[-1] == "help-comes"
    assert zone(storm(situation(night=5, luck="given")), "night") == 6


def test_content_of_the_users_own_replaces_rows(tmp_path: Path) -> None:
    numbers = tmp_path / "numbers.toml"
    numbers.write_text('[[row]]\nid = "oil"\nvalue = 5\n')
    assert zone(GAME.start(content=tmp_path), "oil") == 5
    numbers.write_text('[[row]]\nid = "nights"\nvalue = 9\n')
    with pytest.raises(ContentError, match="so few that the 18 cards last"):
        GAME.start(content=tmp_path)
