"""Every game plays its golden games again, and counts its golden positions."""

import pytest

from siegeworks.core.game import Game
from siegeworks.core.playout import perft
from tests import golden

GAMES = golden.OURS
SET_UPS = [(game, *set_up) for game in GAMES for set_up in golden.set_ups(game)]
POSITIONS = [(game, *place) for game in GAMES for place in golden.read_perft(game)]


@pytest.mark.parametrize(
    ("game", "name", "seats", "options", "seed"),
    SET_UPS,
    ids=[f"{s[0].key}-{s[1]}" for s in SET_UPS],
)
def test_a_golden_game_is_played_again_line_by_line(
    game: Game, name: str, seats: int, options: dict[str, str], seed: int
) -> None:
    kept = golden.playthrough_path(game, name).read_text(encoding="utf-8")
    assert golden.transcript(game, seats, options, seed) == kept


@pytest.mark.parametrize(
    ("game", "name", "text", "counts"), POSITIONS, ids=[f"{p[0].key}-{p[1]}" for p in POSITIONS]
)
def test_a_golden_position_has_as_many_lines_as_ever(
    game: Game, name: str, text: str, counts: list[int]
) -> None:
    match = game.from_position(text, luck="given")
    assert [perft(match.state, depth) for depth in range(len(counts))] == counts


@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
def test_no_golden_file_is_left_over(game: Game) -> None:
    kept = {path.stem for path in (golden.FOLDER / game.folder.name / "playthroughs").glob("*.txt")}
    assert kept == {name for name, *_ in golden.set_ups(game)}
