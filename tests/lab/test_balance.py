"""``siegeworks lab balance``: every game that has a plan is measured by it, on a few games."""

import json
import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import siegeworks as library
from siegeworks.core.game import Game
from siegeworks.lab import LabError
from siegeworks.lab.balance.measure import Measurement
from siegeworks.lab.balance.page import BLOCK, fill_page
from siegeworks.lab.balance.plan import Column, Plan, Run, find_file, has_plan, read_plan
from siegeworks.lab.run_folder import run
from tests.lab.helping import ROOT, siegeworks

DOCS = ROOT / "docs"
PLANNED = [game for game in library.games() if has_plan(game)]
WITH_PAGE = [game for game in PLANNED if read_plan(game).page]
NAMES = [game.key for game in PLANNED]
QUICK = ("--games", "1", "--bot", "habit", "--processes", "1")


def balance(game: str, out: Path, *flags: str | Path) -> dict[str, Any]:
    """The facts of a measurement with very few games, run as a user runs it."""
    done = siegeworks("lab", "balance", game, "--out", out, *QUICK, *flags, "--json", cwd=ROOT)
    assert (done.returncode, done.stderr) == (0, "")
    facts: dict[str, Any] = json.loads(done.stdout)
    return facts


@pytest.mark.parametrize("game", PLANNED, ids=NAMES)
def test_a_few_games_make_all_that_is_written(game: Game, tmp_path: Path) -> None:
    plan, facts = read_plan(game), balance(game.key, tmp_path / "out")
    written = tmp_path / "out" / "written"
    expected = {"levels.toml"} if plan.levels else set()
    if plan.page:
        expected |= {plan.page, *(f"images/{picture.file}" for picture in plan.pictures)}
        _check_page(plan, (written / plan.page).read_text(encoding="utf-8"))
    if plan.difficulty is not None:
        expected.add("difficulty.toml")
        _check_difficulty(plan, tomllib.loads((written / "difficulty.toml").read_text()))
    found = {Path(path).relative_to(written).as_posix() for path in facts["written"]}
    assert found == expected
    for picture in plan.pictures:
        assert (written / "images" / picture.file).read_bytes().startswith(b"\x89PNG")
    levels = tomllib.loads((written / "levels.toml").read_text())
    assert levels.keys() >= game.levels.keys()
    assert all(facts["levels"][level]["games"] >= 1 for level in game.levels)
    assert facts["runs"].keys() == plan.runs.keys() if plan.runs else "runs" not in facts
    for level in game.levels:
        _check_seats(levels[level])


def _check_seats(level: dict[str, Any]) -> None:
    """Where seats play against each other, a level is measured in each of them."""
    by_seat = level.get("by_seat", [])
    assert len(by_seat) == (min(2, level["games"]) if "against" in level else 0)
    if by_seat:
        assert sum(seat["wins"] for seat in by_seat) == level["wins"]
        assert sum(seat["games"] for seat in by_seat) == level["games"]


def test_a_run_may_have_a_bot_for_each_seat_and_says_whose_wins_count(tmp_path: Path) -> None:
    game = library.game("pig")
    bots = ["habit", "random"]
    runs = {
        name: Run(bots=bots, games=20, seats=[2], seat=seat)
        for name, seat in (("first", 0), ("second", 1))
    }
    measurement = Measurement(game, Plan(runs=runs), tmp_path)
    for name in runs:
        run(measurement.run(name), tmp_path / name, processes=1)
    found = measurement.play_runs()
    (first,), (second,) = found["first"], found["second"]
    assert first.wins() + second.wins() == 20
    column = Column(title="who", value="bots")
    assert first.show(column, measurement.plan) == "`habit`, `random`"
    number = next(iter(first.facts["final"]))
    ends = Column(title="at the end", value="by-ending", of=[number, "reached"])
    counted = first.show(ends, measurement.plan).split(", ")
    assert sum(int(part.partition(": ")[2]) for part in counted) == first.games


def _check_page(plan: Plan, text: str) -> None:
    """The figures are new, and the words around them as they were."""
    before = (DOCS / plan.page).read_text(encoding="utf-8")
    assert BLOCK.sub("", text) == BLOCK.sub("", before)
    old, new = _figures(before), _figures(text)
    assert new.keys() == old.keys() == plan.blocks.keys()
    for name in plan.blocks:
        assert new[name] != old[name]
        assert _shape(new[name]) == _shape(old[name])


def _figures(page: str) -> dict[str, str]:
    return {mark["name"]: mark[0] for mark in BLOCK.finditer(page)}


def _shape(block: str) -> list[str]:
    """The titles of a block, which stay while figures change."""
    lines = block.splitlines()
    return [title for title, line in pairwise(lines) if "---" in line]


def _check_difficulty(plan: Plan, found: dict[str, Any]) -> None:
    assert plan.difficulty is not None
    assert found["source"] == "measured"
    assert found[plan.difficulty.setting].keys() == set(plan.order[plan.difficulty.setting])


@pytest.mark.parametrize("game", WITH_PAGE, ids=[game.key for game in WITH_PAGE])
def test_a_page_has_the_marks_and_pictures_of_its_plan(game: Game, tmp_path: Path) -> None:
    plan = read_plan(game)
    text = (DOCS / plan.page).read_text(encoding="utf-8")
    fill_page(text, plan.page, dict.fromkeys(plan.blocks, ""))
    for picture in plan.pictures:
        assert f"images/{picture.file}" in text
        assert (DOCS / "images" / picture.file).is_file()
    Measurement(game, plan, tmp_path).check()


def test_a_measurement_goes_on_and_can_be_written_again(tmp_path: Path) -> None:
    first = balance("pig", tmp_path / "out")
    parts = sorted((tmp_path / "out").rglob("*.parquet"))
    parts[0].unlink()
    assert balance("pig", tmp_path / "out")["levels"] == first["levels"]
    assert sorted((tmp_path / "out").rglob("*.parquet")) == parts
    written = tmp_path / "out" / "written" / "levels.toml"
    written.unlink()
    assert balance("pig", tmp_path / "out", "--as-it-is")["levels"] == first["levels"]
    assert written.is_file()


def test_games_that_many_said_are_not_written_over_by_a_few(tmp_path: Path) -> None:
    before = (library.game("pig").folder / "bot" / "levels.toml").read_bytes()
    balance("pig", tmp_path / "out")
    assert (library.game("pig").folder / "bot" / "levels.toml").read_bytes() == before


@pytest.mark.parametrize(
    ("flags", "words"),
    [
        (("chess",), "no game"),
        (("pig", "--only", "songs"), 'no part "songs"'),
        (("pig", "--games", "0"), "--games"),
        (("pig", "--bot", "grandmaster", "--games", "1"), 'no bot "grandmaster"'),
        (("westerplatte", "--games", "1", "--docs", "nowhere"), "--docs"),
        (("pig", "--as-it-is", "--out", "empty"), "does not hold"),
    ],
)
def test_bad_wishes_are_refused_in_a_sentence(
    flags: tuple[str, ...], words: str, tmp_path: Path
) -> None:
    done = siegeworks("lab", "balance", *flags, "--processes", "1", cwd=tmp_path)
    assert done.returncode == 2
    assert words in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert "Traceback" not in done.stderr


# Plans that are wrong


def elsewhere(tmp_path: Path, text: str | None) -> Game:
    """Westerplatte with another plan, or none."""
    game = library.game("westerplatte")
    moved = type("Moved", (type(game),), {"folder": tmp_path})()
    assert isinstance(moved, Game)
    if text is not None:
        find_file(moved).parent.mkdir()
        find_file(moved).write_text(text, encoding="utf-8")
    return moved


RUN = '[runs.one]\nbots = "habit"\ngames = 1\n'


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (None, "bot/balance.toml"),
        ("page = ", "cannot be used"),
        ("pages = 3", "unknown field `pages`"),
        (RUN.replace("1\n", "0\n"), ">= 1"),
        (RUN + '[blocks.a]\nkind = "figures"\nruns = ["two"]', '"two"'),
        (RUN + '[blocks.a]\nkind = "figures"\nruns = []', "length >= 1"),
        (RUN + '[blocks.a]\nkind = "song"\nruns = ["one"]', "song"),
        (RUN + '[blocks.a]\nkind = "denied"\nof = "all"\ntitles = ["", "", ""]', '"all"'),
        ('[order]\nlevel = ["soft"]', '"soft"'),
        ("[wanted.days]\neasy = [1, 2]", '"days"'),
        (
            RUN + '[blocks.a]\nkind = "figures"\nruns = ["one"]\n'
            'columns = [{ title = "x", value = "mean", of = "moon" }]',
            '"moon"',
        ),
    ],
)  # fmt: skip
def test_a_wrong_plan_is_refused_before_anything_is_played(
    text: str | None, words: str, tmp_path: Path
) -> None:
    with pytest.raises(LabError) as refused:
        read_plan(elsewhere(tmp_path, text))
    assert words in refused.value.words("en")


def test_a_page_with_other_marks_is_refused() -> None:
    page = "<!-- balance:one -->\nold\n<!-- end of balance:one -->\n"
    assert "new" in fill_page(page, "page.md", {"one": "new\n"})
    with pytest.raises(LabError) as refused:
        fill_page(page, "page.md", {"two": "new\n"})
    assert "one" in refused.value.words("en")
