"""A game in the terminal: every seat is told all that it may hear, once."""

import random
from pathlib import Path

import pytest

import siegeworks
from siegeworks.cli.terminal.terminal_game import TerminalGame


@pytest.mark.parametrize("key", ["gatehouse", "pig"])
def test_no_line_of_the_log_is_lost_or_told_twice(tmp_path: Path, key: str) -> None:
    match = siegeworks.game(key).start(seed=3)
    game = TerminalGame(match, tmp_path / "game.siege")
    dice = random.Random(1)
    news: dict[int, list[str]] = {0: [], 1: []}
    while match.to_move is not None:
        seat = match.to_move
        news[seat] += [told.words for told in game.news(seat, "en")]
        game.mark_read(seat)
        match.choose(dice.choice(match.options(seat)), seat)
    heard = {}
    for seat in news:
        news[seat] += [told.words for told in game.news(seat, "en")]
        game.mark_read(seat)
        heard[seat] = [str(event).rstrip(".") for event in match.log(seat)]
    if game.has_secrets:
        assert news == heard
        assert heard[0] != heard[1]
    else:  # all read the same screen
        assert sorted(news[0] + news[1]) == sorted(heard[0])
