"""The end that threatens is announced in time."""

import pytest

import siegeworks
from siegeworks.parts.board import board_of, look
from siegeworks.parts.measured import read_losses

GAME = siegeworks.game("hegra")


def ahead(day: int, language: str = "en", **facts: object) -> str:
    """What the board says of what is coming."""
    match = siegeworks.situation("hegra", day=day, **facts)
    outlook = board_of(GAME).outlook(look(match, 0, language))
    assert outlook is not None
    return next(fact.value for fact in outlook.status if fact.key == "ahead")


@pytest.mark.parametrize(
    ("day", "told"),
    [
        (1, "the Mobilisation ends in 2 days"),
        (2, "the Mobilisation ends tomorrow evening"),
        (3, "the Mobilisation ends this evening"),
        (5, "the siege in 2 days"),
        (6, "the siege from tomorrow"),
        (9, "Last Stand in 2 days"),
        (10, "Last Stand tomorrow evening"),
        (11, "Last Stand this evening"),
    ],
)
def test_the_next_stage_is_told_with_how_long_it_takes(day: int, told: str) -> None:
    assert ahead(day).startswith(told)


def test_what_the_surrender_track_will_ask_is_told_before_the_siege() -> None:
    assert "10 healthy each evening" in ahead(5)
    assert "12 healthy each evening" in ahead(5, surrender="german-retreat")
    assert "8 healthy needed" in ahead(11, surrender="surrender")


def test_what_usually_comes_is_what_was_measured() -> None:
    figures = read_losses(GAME)
    assert set(figures) == {"7", "8", "9", "10", "11"}
    for day in (8, 11):
        usual, most = figures[str(day)]["usual"], figures[str(day)]["most"]
        assert 0 < usual <= most
        assert f"{usual} usually lost till then, {most} at worst" in ahead(day)
    assert f"{figures['7']['usual']} usually lost by the end" in ahead(5)


def test_it_is_told_in_german() -> None:
    assert ahead(11, "de").startswith("letztes Gefecht heute Abend: 10 Unverletzte nötig")
