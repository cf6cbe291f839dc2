"""The Mainland in the terminal: every Place where it lies, how far it is, and who stands there."""

from pathlib import Path

import pytest

from siegeworks import Match
from siegeworks.cli.terminal.screen import Screen
from siegeworks.cli.terminal.session import Session
from siegeworks.cli.terminal.terminal_game import TerminalGame
from siegeworks.parts.board import board_of, look
from siegeworks.text.explain import Explainer
from siegeworks.text.lines import WIDTH, make_plain
from siegeworks.text.speaker import Speaker
from tests.games.ante_portas.realm import GAME, realm

LOW, HIGH = 30, 60  # lines of a screen


def page(match: Match, folder: Path, height: int, language: str = "en") -> list[str]:
    game = TerminalGame(match, folder / "game.siege")
    return make_plain(Session(game, Screen(plain=True), Speaker(language)).page(height))


def draw(match: Match, language: str = "en") -> list[str]:
    return make_plain(board_of(GAME).draw_page(look(match, 0, language)))


def test_every_place_lies_on_the_map_with_its_turns_and_stewards() -> None:
    lines = draw(realm(stewards={"0": "joiner-1"}))
    told = "\n".join(lines)
    assert lines[0].strip() == "Mainland"
    assert "Joiner 1<1>" in told
    assert "+Farm*" in told
    assert "Joiner 2:2" in told
    assert "Commander*" in told
    assert told.index("Command Center") < told.index("Commander*")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("eras", ["1", "2"])
def test_the_map_is_as_wide_as_a_terminal(language: str, eras: str) -> None:
    match = GAME.start(3, {"eras": eras}, seed=5)
    lines = draw(match, language)
    assert max(map(len, lines)) <= WIDTH
    assert all("." not in line or len(line) > WIDTH // 2 for line in lines)


def test_it_stands_below_the_board_where_there_is_room_and_else_on_a_page(tmp_path: Path) -> None:
    match = realm(stewards={"0": "joiner-1"})
    assert any("Joiner 1<1>" in line for line in page(match, tmp_path, HIGH))
    low = page(match, tmp_path, LOW)
    assert len(low) < LOW
    assert not any("Joiner 1<1>" in line for line in low)
    told = make_plain(Explainer(match, 0, Speaker("en")).look(""))
    assert any("Joiner 1<1>" in line for line in told)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_low_screen_tells_prices_and_gains(tmp_path: Path, language: str) -> None:
    match = realm(stewards={"0": "joiner-1"}, storage={"0": {"wood": 2}})
    told = " ".join(page(match, tmp_path, LOW, language))
    price = {"en": "Farm (1 Tool, 1 Wood)", "de": "Hof (1 Werkzeug, 1 Holz)"}[language]
    assert price in told
