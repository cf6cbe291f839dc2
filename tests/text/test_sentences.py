"""A position in sentences: for every game, in both languages, with nothing raw in it."""

import random
import re

import pytest

import siegeworks
from siegeworks.core.game import Game
from siegeworks.core.match import Match
from siegeworks.text import sentences
from siegeworks.text.explain import Explainer
from siegeworks.text.lines import WIDTH, make_plain
from siegeworks.text.speaker import Speaker

RAW = re.compile(r"\b(look|zone|told|board|cli|about)-\w+|\{|\bNone\b|_[a-z]")


def play(game: Game, decisions: int) -> Match:
    """A game after some random decisions."""
    match, dice = game.start(seed=5), random.Random(7)
    for _ in range(decisions):
        if match.to_move is None:
            break
        match.choose(dice.choice(match.options()))
    return match


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", siegeworks.games(), ids=lambda game: game.key)
def test_every_game_is_told_in_words(game: Game, language: str) -> None:
    for decisions in (0, 9, 60):
        match = play(game, decisions)
        for seat in (None, *match.asked):
            parts = sentences.tell_position(match, seat, Speaker(language))
            assert parts
            for part in parts:
                assert part.title
                assert part.items
                assert not RAW.search(" ".join((part.title, *part.items))), part
            lines = make_plain(sentences.set_parts(parts))
            assert max(map(len, lines)) <= WIDTH


def tell(match: Match, language: str = "en") -> str:
    return "\n".join(make_plain(Explainer(match, 0, Speaker(language)).look("")))


def fort() -> Match:
    facts = {"walls": {"A": 0, "G1": 5}, "officers": {"1": "A", "2": "G1"}, "ammunition": {"1": 1}}
    return siegeworks.situation("westerplatte", seats=1, **facts)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            [
                "Forward space A: no bricks; Officer 1",
                "Guardhouse G1: 5 bricks",
                "Officer 1: 1 round",
            ],
        ),
        (
            "de",
            ["Feld A: kein Ziegel; Offizier 1", "Wachhaus G1: 5 Ziegel", "Offizier 1: 1 Schuss"],
        ),
    ],
)
def test_what_lies_on_a_place_is_told_there(language: str, told: list[str]) -> None:
    said = tell(fort(), language)
    for words in told:
        assert words in said


def test_the_question_comes_with_the_numbers_of_its_answers() -> None:
    match = fort()
    decision = match.decision
    assert decision is not None
    last = sentences.tell_position(match, 0, Speaker("en"))[-1]
    assert last.title == f"{decision.words()} ({decision.rule})"
    assert last.items[0] == f"1: {decision.options[0].words()}"
    assert len(last.items) == len(decision.options)


def test_one_place_is_told_with_what_it_is() -> None:
    lines = make_plain(Explainer(fort(), 0, Speaker("en")).look("forward space a"))
    assert lines[0] == "Forward space A"
    assert "no bricks" in lines[1]
    assert "fire down the lane" in " ".join(lines)
    assert "Nothing on the board is called" in "".join(
        make_plain(Explainer(fort(), 0, Speaker("en")).look("xyzzy"))
    )


def test_what_a_seat_cannot_see_is_not_told() -> None:
    match = play(siegeworks.game("gatehouse"), 2)
    parts = sentences.tell_position(match, 0, Speaker("en"))
    hand = [item for part in parts for item in part.items if item.startswith("Hand")]
    assert hand
    assert not re.search("oil|stones|rumour", hand[0])
