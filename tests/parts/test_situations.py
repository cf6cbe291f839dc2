"""Situations: the few things that matter are said, and the rest follows."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import siegeworks
from siegeworks import Game, Match
from siegeworks.games.gatehouse.situations import situation as gatehouse
from siegeworks.games.hegra.situations import situation as hegra
from siegeworks.games.pig.situations import situation as pig
from siegeworks.games.westerplatte.situations import situation as westerplatte
from siegeworks.parts.situations import build
from siegeworks.parts.situations.course import read_question

GAMES = siegeworks.games()
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


def zones(match: Match) -> Any:
    return match.dump()["zones"]


def agenda(match: Match) -> Any:
    return match.dump()["agenda"]


def prompt(match: Match) -> str:
    assert match.decision is not None
    return match.decision.prompt


# Any game


@each_game
def test_nothing_need_be_said(game: Game) -> None:
    for seats, options in game.set_ups():
        match = siegeworks.situation(game, seats=seats, options=options)
        assert match.decision is not None
        assert (match.start.seats, match.view()["options"]) == (seats, options)


@each_game
def test_a_situation_is_a_match_like_any_other(game: Game) -> None:
    match = siegeworks.situation(game, seed=3)
    assert game.load(match.dump()) == match
    assert game.read(match.record()).position() == match.position()
    match.choose(match.options()[0])
    assert game.from_position(match.position()).position() == match.position()


def test_a_game_is_named_by_its_key_or_itself() -> None:
    by_key = siegeworks.situation("pig", pot=7, seed=1)
    assert (
        siegeworks.situation(siegeworks.game("pig"), pot=7, seed=1) == by_key == pig(pot=7, seed=1)
    )


def test_the_same_seed_gives_the_same_luck() -> None:
    one, other = (pig(seed=5) for _ in range(2))
    for match in (one, other):
        match.choose("roll")
    assert zones(one) == zones(other)


def test_luck_can_be_given() -> None:
    match = pig(luck="given")
    match.choose("roll")
    assert match.to_move == siegeworks.CHANCE
    assert pig().dump()["luck"] != match.dump()["luck"]


def test_content_of_your_own_counts(tmp_path: Path) -> None:
    text = '[[row]]\nid = "mines"\nred = 2\n'
    (tmp_path / "tiles.toml").write_text(text, encoding="utf-8")
    for folder in (tmp_path, str(tmp_path)):
        match = westerplatte(options={"level": "hard"}, mines=["A"], content=folder)
        assert zones(match)["stock"]["mines"] == 1


class Bare(Game):
    """Pig under another name, without words of its own for situations."""

    key = "bare"
    seats = (2,)
    verbs = siegeworks.game("pig").verbs
    told = siegeworks.game("pig").told
    endings = siegeworks.game("pig").endings
    zones = siegeworks.game("pig").zones
    folder = Path(__file__).parent

    def nouns(self, tables: Any) -> Any:
        return siegeworks.game("pig").nouns(tables)

    @property
    def steps(self) -> Any:
        return siegeworks.game("pig").steps

    def set_up(self, seats: int, settings: tuple[int, ...], tables: Any) -> Any:
        return siegeworks.game("pig").set_up(seats, settings, tables)


def test_a_game_without_words_of_its_own_is_spoken_of_by_its_zones() -> None:
    facts: Mapping[str, Any] = {"scores": {"1": 20}, "pot": 8, "at": "roll or hold 1"}
    match = build.situation(Bare(), facts)
    assert (zones(match), match.to_move) == ({"scores": {"0": 0, "1": 20}, "pot": 8}, 1)


# What is asked


@pytest.mark.parametrize("text", ["Act(2)", "act 2", "ACT  2", "act(2)"])
def test_a_question_is_named_by_its_step(text: str) -> None:
    assert read_question(siegeworks.game("westerplatte"), text) == ("Act", ("2",))


@pytest.mark.parametrize("text", ["day phase", "day-phase", "DayPhase", "DayPhase()"])
def test_a_question_of_several_words_is_one_step(text: str) -> None:
    assert read_question(siegeworks.game("hegra"), text) == ("DayPhase", ())


def test_what_follows_a_question_is_what_follows_it_in_a_game() -> None:
    assert agenda(hegra(stage="siege", tired={"soldier": 2}, supplies=1, at="breakfast")) == [
        *("Breakfast()", "FreeRest(2)", "Placement(0)", "DayPhase()")
    ]
    after = ["GermanFire()", "DrawCard()", "TroopMovement()", "EndOfTurn()"]
    for active in ("1", "2", "3"):
        match = westerplatte(seats=3, active=active)
        assert agenda(match) == [f"Act({active})", *after, f"NextOfficer({active})"]
        drawn = westerplatte(seats=3, active=active, at="draw card", luck="given")
        assert agenda(drawn) == [*after[1:], f"NextOfficer({active})"]


def test_what_does_not_come_up_by_itself_is_asked_before_the_usual() -> None:
    match = westerplatte(at="share extra-move 1")
    assert agenda(match)[1:] == agenda(westerplatte())
    assert prompt(match) == "ShareRest"


def test_the_agenda_can_be_written_out() -> None:
    match = hegra(stage="siege", agenda=["Salvo(1)", "NextDay()"], luck="given")
    assert agenda(match) == ["DrawTile()", "Salvo(0)", "NextDay()"]


# Pig and Gatehouse


def test_pig_knows_whose_turn_it_is() -> None:
    match = pig(seats=3, scores={"0": 30, "2": 8}, pot=5, to_move=2)
    assert match.to_move == 2
    assert zones(match) == {"scores": {"0": 30, "1": 0, "2": 8}, "pot": 5}
    match.choose("hold")
    assert match.to_move == 0


def test_gatehouse_puts_cards_and_tokens_where_they_must_be() -> None:
    named = {"invader": "left", "defender": "right"}
    hand = ("stones", "oil")
    match = gatehouse(hand=hand, tokens={"left": "ram"}, orders=named, at="answer left")
    assert prompt(match) == "Answer"
    held = zones(match)
    assert held["hand"] == ["oil", "stones"]
    assert held["deck"] == ["oil", "stones", "stones", "rumour", "rumour"]
    assert held["stock"] == ["feint", "ladder", "ladder", "ram"]
    assert held["order"] == {"0": "left", "1": "right"}


def test_the_defender_of_gatehouse_has_drawn_a_card_in_each_round() -> None:
    assert [len(zones(gatehouse(round=number))["hand"]) for number in (1, 2, 3)] == [1, 2, 3]


# Only what the rules could reach


@pytest.mark.parametrize(
    ("orders", "asked", "question"),
    [
        ({}, (0, 1), "SecretOrders(3)"),
        ({"invader": "left"}, (1,), "SecretOrders(2)"),
        ({"defender": "right"}, (0,), "SecretOrders(1)"),
        ({"invader": "left", "defender": "right"}, (0,), "PlaceToken(left)"),
    ],
)
def test_who_has_ordered_is_not_asked_again(
    orders: Mapping[str, str], asked: tuple[int, ...], question: str
) -> None:
    match = gatehouse(round=2, orders=orders)
    assert match.asked == asked
    assert agenda(match)[0] == question
    assert agenda(match)[-2:] == ["Relief()", "Round()"]


@pytest.mark.parametrize(
    ("key", "facts", "why"),
    [
        ("gatehouse", {"round": 0}, "expected: 1, 2, 3, 4"),
        (
            "gatehouse",
            {"orders": {"invader": "left"}, "at": "secret orders 3"},
            "invader has named",
        ),
        ("pig", {"pot": 1}, "never a single point"),
        ("pig", {"scores": {"0": 100}}, "would be over"),
        ("pig", {"scores": {"1": 100}}, "would be over"),
        ("pig", {"scores": {"0": 60}, "pot": 40}, "would be over"),
    ],
)
def test_what_no_game_comes_to_is_refused(key: str, facts: Mapping[str, Any], why: str) -> None:
    with pytest.raises(siegeworks.BadSituation, match=why):
        siegeworks.situation(key, **facts)


def test_points_of_another_seat_and_a_pot_make_no_winner() -> None:
    assert pig(scores={"1": 90}, pot=40).asked == (0,)
