"""The drawing of the board: everything is on it, in 80 columns, each in its own shape."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from siegeworks import Match
from siegeworks.core.game import Line
from siegeworks.games.westerplatte.board import terminal
from siegeworks.parts.board import board_of, look
from tests.games.westerplatte.table import GAME, fort, set_up

LEVELS = ("easy", "medium", "hard")


def text(line: Line) -> str:
    """A line without its styles."""
    return "".join(part for part, _ in line)


def drawn(match: Match, language: str = "en") -> list[str]:
    """The board as the seat to move sees it."""
    seat = match.to_move if match.to_move is not None else 0
    return [text(line) for line in board_of(GAME).draw(look(match, seat, language))]


def lane(match: Match, name: str) -> str:
    """The row of a lane."""
    return next(line for line in drawn(match) if line[1:2] == name and line[31:32] == "┤")


def row_of(match: Match, field: str) -> str:
    """The row of a guardhouse."""
    return next(line for line in drawn(match) if line[54:56] == field)


def random_games(count: int) -> Iterator[Match]:
    """Every state of some random games."""
    for seed in range(count):
        options = {"level": LEVELS[seed % 3]}
        match = GAME.start(seats=1 + seed % 4, options=options, seed=seed)
        chance = random.Random(seed)
        while match.to_move is not None:
            yield match
            match.choose(chance.choice(match.options()))
        yield match


@pytest.mark.parametrize("language", ["en", "de"])
def test_never_wider_than_80_columns_nor_higher_than_20_lines(language: str) -> None:
    for match in random_games(20):
        lines = drawn(match, language)
        assert max(map(len, lines)) <= 80, lines
        assert len(lines) <= 20
        assert not any("board-" in line for line in lines)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_captions_do_not_touch(language: str) -> None:
    captions = drawn(fort(), language)[1]
    for column in (terminal.FORWARD, terminal.GUARDHOUSE, terminal.TILE):
        assert captions[column - 1] == " ", captions
        assert captions[column] != " ", captions


def test_the_fullest_board_fits() -> None:
    markers = {f"extra-move-{n}": 1 for n in "1234"} | {"extra-action-1": 4}
    match = fort(
        4,
        "hard",
        officers=dict.fromkeys("1234", "G1"),
        markers=markers,
        lanes={"A": ("2-C5", "IV", 2), "B": "2-C1", "C": ("2-C3", "II")},
        mines=["D", "E"],
        burnt="burnt-2",
        ammo={"1": 10, "2": 2, "3": 2, "4": 2},
    )
    for language in ("en", "de"):
        lines = drawn(match, language)
        assert max(map(len, lines)) <= 80
        assert "G3–G4" in lines[-1]
        assert "1*234 " in lines[2]


def test_shapes_differ_and_carry_health_speed_and_fire() -> None:
    match = fort(lanes={"A": "2-C1", "B": ("2-C5", "IV", 1), "C": ("2-C3", "II")}, mines=["E"])
    assert "[H]●●" in lane(match, "A")
    assert "M>●●○" in lane(match, "B")
    assert "M>>>●" in lane(match, "C")
    assert "◆mine" in lane(match, "E")
    assert "●" not in lane(match, "D")


def test_who_fires_next_is_marked_and_spilling_over_too() -> None:
    match = fort(lanes={"A": "1-A1", "B": ("2-B5", "IV"), "C": ("2-C4", "III")}, walls={"B": 1})
    assert "► 1 " in lane(match, "A")
    assert "► 2!" in lane(match, "B")
    assert "►" not in lane(match, "C")
    assert "  2 " in lane(match, "C")[32:38]


def test_walls_are_countable_and_stand_at_their_place() -> None:
    match = fort(walls={"D": 2, "G5": 0, "G2": 5})
    assert "D ■■····" in lane(match, "D")
    assert "G5 ······" in row_of(match, "G5")
    assert "G2 ■■■■■·" in row_of(match, "G2")
    assert drawn(match)[0].rstrip().endswith("×□ 1/2")


def test_the_loss_gauge_is_always_in_the_same_corner() -> None:
    for match in random_games(4):
        assert drawn(match)[0][73:] in ("□□ 0/2 ", "×□ 1/2 ", "×× 2/2 ")


def test_officers_stand_where_they_are_and_the_active_one_is_marked() -> None:
    match = fort(officers={"1": "B", "2": "G6"}, active="2")
    assert "1" in lane(match, "B")[45:50]
    assert "►G6 ■■■■■■ 2*" in row_of(match, "G6")
    assert any(line.startswith(" Officer 1") and "►Officer 2" in line for line in drawn(match))


def test_lanes_of_the_last_card_and_the_newest_troop_are_marked() -> None:
    data = fort(lanes={"A": "1-A4", "C": ("1-C2", "IV")}, turn=5).dump()
    zones = data["zones"]
    assert isinstance(zones, dict)
    zones["new_card"] = "1-A4"  # marks B and C
    match = GAME.load(data)
    assert lane(match, "A").startswith("+A")
    assert lane(match, "B").startswith("»B")
    assert lane(match, "C").startswith("»C")
    assert lane(match, "D").startswith(" D")


def test_a_burnt_passage_is_crossed_out_and_no_other_path() -> None:
    front, back = fort(2, "medium", burnt="burnt-1"), fort(2, "medium", burnt="burnt-2")
    assert row_of(front, "G3")[38] == "×"  # B to C
    assert lane(back, "C")[54] == "×"  # G3 to G4
    for match in (front, back):
        crossed = [line[36:].count("×") for line in drawn(match)[1:13]]
        assert sum(crossed) == 1


def test_the_paths_that_are_left_of_a_fork_are_drawn(tmp_path: Path) -> None:
    (tmp_path / "events.toml").write_text(
        'row = [{ id = "burnt-1", passages = ["C-G3"] }]\n', encoding="utf-8"
    )
    match = GAME.start(seats=2, seed=1, options={"level": "medium"}, content=tmp_path)
    seen: Any = look(match, 0, "en")
    seen.state.burnt = match.lexicon.nouns.value("event", "burnt-1")
    rows = [text(line) for line in board_of(GAME).draw(seen)]
    forks = {(row[54:56] if row[54:55] == "G" else row[1:2]): row[50:54] for row in rows}
    assert forks["G3"].endswith("└─")  # to B only
    assert forks["C"][2] == "┐"  # to G4 only


@pytest.mark.parametrize(
    ("card", "english", "german"),
    [
        ("1-E2", "machine-gun unit for E", "MG-Trupp für E"),
        ("1-B1", "howitzer for B", "Haubitze für B"),
        ("1-air-D", "air raid on D", "Luftangriff auf D"),
        ("1-morale-2", "loss of morale", "Moralverlust"),
    ],
)
def test_the_first_card_is_told_on_day_one(card: str, english: str, german: str) -> None:
    match = set_up(2, cards=("1-A1", "1-C3"), filed=card)
    assert f" Filed first: {english}" in drawn(match)
    assert f" Zuerst abgelegt: {german}" in drawn(match, "de")
    assert not any("Filed first: " in line for line in drawn(fort(2, day=2)))


def test_what_no_path_joins_to_the_other_row_is_crossed_off(tmp_path: Path) -> None:
    (tmp_path / "events.toml").write_text(
        'row = [{ id = "burnt-1", passages = ["A-G1", "A-G2", "B-G2"] }]\n', encoding="utf-8"
    )
    match = GAME.start(seats=2, seed=1, options={"level": "medium"}, content=tmp_path)
    seen: Any = look(match, 0, "en")
    seen.state.burnt = match.lexicon.nouns.value("event", "burnt-1")
    rows = [text(line) for line in board_of(GAME).draw(seen)]
    cut_off = [row for row in rows if row[52:53] == "×"]
    assert [row[54:56] if row[54] == "G" else row[1] for row in cut_off] == ["G1", "A", "G2"]


def test_morale_shows_what_bites_where() -> None:
    lines = drawn(fort(morale="low-1"))
    track, bites = next((lines[i], lines[i + 1]) for i in range(20) if "Morale  " in lines[i])
    marker = track.index("(●)") + 1
    assert abs(bites.index("-supply") + 3 - marker) <= 1
    assert "-5 ammo" in bites


def test_what_can_be_chosen_is_lit() -> None:
    match = fort(officers={"1": "C"})
    lines = board_of(GAME).draw(look(match, 0, "en"))
    lit = [part for line in lines for part, style in line if style == "lit"]
    assert lit == ["B", "G3", "G4", "D"]


def test_odds_count_the_unseen_cards() -> None:
    match = fort(lanes={"A": "1-A1"})
    lines = [text(line) for line in board_of(GAME).odds(look(match, 0, "en"))]
    cards = [c for c in match.view(0)["zones"]["rest"] if c.startswith("1-")]  # type: ignore[index]
    assert f"{len(cards)} unseen" in lines[0]
    shares = [int(part) for part in lines[2].replace("%", "").split()[2:]]
    assert shares[0] == 0  # lane A is taken: its troops go on to B
    troops = [c for c in cards if "air" not in c and "morale" not in c]
    assert sum(shares) == pytest.approx(100 * len(troops) / len(cards), abs=3)
