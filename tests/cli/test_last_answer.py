"""The last answer of a row is announced, and asked about if it could not be taken back."""

from pathlib import Path
from typing import Any

import pytest

import siegeworks
from siegeworks import Match
from siegeworks.cli.terminal.last_answer import is_final, is_last, is_next_last
from tests.cli.terminal import Terminal

SAID = {
    "en": ("The next answer is the last one here", "Enter goes on, u thinks again"),
    "de": ("Die nächste Antwort ist hier die letzte", "Enter geht weiter, u überlegt neu"),
}


def morning(**facts: Any) -> Match:
    """A morning in the Mobilisation with two soldiers to be placed."""
    said: dict[str, Any] = {"stage": "mobilisation", "day": 2, "ready": {"soldier": 2}, "seed": 3}
    return siegeworks.situation("hegra", at="Placement", **{**said, **facts})


def placed(match: Match, where: str) -> Match:
    """The match after a soldier was placed."""
    match.choose(f"put {where}-soldier")
    return match


def test_9_5_only_the_last_of_several_to_be_placed_is_last() -> None:
    match = morning()
    assert not is_next_last(match, 0), "one is still to come"
    assert not is_last(match, 0, match.find_option("done"))
    placed(match, "shovel")
    assert is_next_last(match, 0)
    assert not is_last(match, 0, match.find_option("done")), "this ends it anyway"


def test_9_5_a_single_one_to_be_placed_is_no_row() -> None:
    assert not is_next_last(morning(ready={"soldier": 1}), 0)


def test_what_luck_follows_at_once_is_final_and_what_a_question_follows_is_not() -> None:
    match = placed(morning(), "shovel")
    assert is_final(match, 0, match.find_option("put shovel-soldier"))
    match = placed(morning(), "negotiate")
    assert not is_final(match, 0, match.find_option("put negotiate-soldier"))


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_player_can_think_again_before_the_last_answer(tmp_path: Path, language: str) -> None:
    file = tmp_path / "game.siege"
    file.write_text(morning().record(), encoding="utf-8")
    before, asked = SAID[language]
    with Terminal(tmp_path, "play", str(file), "-L", language) as terminal:
        assert before not in terminal.until()
        assert before in terminal.type("put shovel-soldier")
        assert asked in terminal.type("put shovel-soldier")
        assert before in terminal.type("u"), "nothing was done"
        assert asked in terminal.type("put shovel-soldier")
        assert before not in terminal.type("")
    assert "put shovel-soldier" in file.read_text("utf-8")
