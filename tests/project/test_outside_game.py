"""A game in a package of its own is installed, and then does all that our games do.

The package is ``examples/keep``: nothing in the source of Siegeworks knows of it.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.commands import facts, refusal, run
from tests.cli.playing import saved
from tests.cli.terminal import by_pipe
from tests.project.conftest import PACKAGE, ROOT, clean_variables, write_files
from tests.server.running import Client, running

KEEP = ROOT / "examples" / "keep"
ROOMS = ("rules", "content", "bot")  # those that compile
LOOK = """
import json, msgspec, siegeworks
from siegeworks.parts.board import board_of, look
match = siegeworks.game("keep").start(seed=117)
board, seen = board_of(match.game), look(match, 0, "en")
layout, outlook = board.layout(match.start.tables, {}), board.outlook(seen)
lines = ["".join(text for text, _ in line) for line in board.draw(seen)]
print(json.dumps({"areas": [area.id for area in layout.areas], "art": sorted(board.art()),
    "marks": [[mark.words, mark.share] for mark in outlook.marks], "lines": lines}))
"""
DIGEST = """
import json, sys, siegeworks
from siegeworks.core import laws
from siegeworks.parts.board import board_of
game = siegeworks.game("keep")
board_of(game)
mine = [module for name, module in sys.modules.items() if name.startswith("siegeworks_keep.")]
print(json.dumps({"digest": laws.digest(game), "compiled": sorted(
    module.__name__ for module in mine
    if not module.__file__.endswith(".py") and not module.__name__.endswith("__mypyc"))}))
"""


def python(*arguments: str, source: Path = ROOT / "src", site: Path, **variables: str) -> str:
    """What a Python with this source and this folder of packages prints."""
    path = os.pathsep.join([str(source), str(site)])
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env=clean_variables() | {"PYTHONPATH": path} | variables,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of packages into which the game was installed, as pip does it."""
    folder = tmp_path_factory.mktemp("site")
    source = tmp_path_factory.mktemp("source") / "keep"
    shutil.copytree(KEEP, source)
    pip = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    offline = ["--no-deps", "--no-build-isolation", "--no-index", "--target", str(folder)]
    done = subprocess.run(
        [*pip, *offline, str(source)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


@pytest.fixture
def installed(site: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The commands that a test runs find the game."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT / "src"), str(site)]))
    return site


def test_without_the_package_there_is_no_such_game() -> None:
    assert "keep" not in [game["key"] for game in facts("games")]
    assert 'There is no game "keep"' in refusal("play", "keep")


def test_it_is_listed_before_the_teaching_games(installed: Path) -> None:
    found = {game["key"]: game for game in facts("games")}
    assert found["keep"]["title"] == "The Keep on the Rock"
    assert len(found["keep"]["content"]) == 64
    keys = list(found)
    assert keys.index("hegra") < keys.index("keep") < keys.index("pig")
    assert "Halte drei Mauern" in run("games", language="de").stdout
    assert "3.2  The die" in run("rules", "keep", "3.2").stdout


def test_it_plays_in_the_terminal(installed: Path, tmp_path: Path) -> None:
    lines = ["pour north", "push east", "mend east", "w", "? 3.2"]
    path = os.environ["PYTHONPATH"]
    done = by_pipe(tmp_path, lines, "play", "keep", "--seed", "117", PYTHONPATH=path)
    assert done.returncode == 0, done.stderr
    for text in (
        "North     ■■■         ╫╫╫   ► 6/6",
        "Oil runs down the north wall: 3 ladders fall (2.5)",
        "The east wall is mended: 3 stones (2.6)",
        "Mend the north, east, south wall: That wall is whole (2.6)",
        "3.2  The die",
    ):
        assert text in done.stdout, done.stdout
    verified = facts("replay", saved(tmp_path), "--verify")
    assert (verified["game"], verified["verified"]) == ("keep", True)


def test_it_is_drawn(installed: Path) -> None:
    seen = json.loads(python("-c", LOOK, site=installed))
    assert seen["areas"] == ["north", "east", "south", "fire"]
    assert seen["art"] == ["board.svg", "emblem.svg", "look.css", "pieces.svg"]
    assert seen["marks"][0] == ["The storm costs the north wall a stone with 100 %", 1.0]
    assert "  East      ■■■         ╫╫    ► 4/6" in seen["lines"]


def test_the_laws_hold(installed: Path) -> None:
    (report,) = facts("check", "keep", "--games", "12")
    assert (report["game"], report["games"], report["holds"]) == ("keep", 12, True)


def test_it_is_simulated(installed: Path, tmp_path: Path) -> None:
    flags = ["--game", "keep", "--bots", "habit", "--games", "20", "--processes", "1"]
    done = facts("lab", "run", *flags, "--out", tmp_path / "out")
    assert (done["games"], done["total"]) == (20, 20)


def test_it_takes_content_of_the_users_own(installed: Path, tmp_path: Path) -> None:
    numbers = tmp_path / "numbers.toml"
    numbers.write_text('[[row]]\nid = "oil"\nvalue = 5\n')
    assert facts("content", "check", tmp_path, "--game", "keep")["valid"]
    numbers.write_text('[[row]]\nid = "nights"\nvalue = 9\n')
    refused = refusal("content", "check", tmp_path, "--game", "keep")
    assert "so few that the 18 cards last (nights times cards is 27 now)" in refused


def test_it_is_hosted(installed: Path, tmp_path: Path) -> None:
    with running(tmp_path) as server, Client(server) as host:
        assert host.ask("GET", "/").is_success
        assert "keep" in [game["key"] for game in host.good("GET", "/api/v1/games")]
        table = host.open("keep", seed="117")["table"]["id"]
        host.choose(table, "push east")
        view = host.view(table)
        assert view["zones"]["ladders"]["east"] == 1
        assert view["prompt"]["words"].startswith("Push, pour, mend or rest (1 action")
        assert view["outlook"]["marks"][0]["rule"] == "3.2"
        board = host.good("GET", f"/tables/{table}/board")
        assert all(host.ask("GET", address).is_success for address in board["art"].values())
        lesson = host.good("GET", "/api/v1/games/keep/lessons/first")
        assert lesson["steps"][2]["choose"] == "pour north"
        guided = host.good("POST", "/api/v1/games/keep/lessons/first", json={})["table"]
        assert guided["title"] == lesson["title"]


@pytest.mark.slow
def test_what_is_tested_of_every_game_is_tested_of_it(installed: Path) -> None:
    every = [
        "tests/words/test_words.py",
        "tests/games/test_looks.py",
        "tests/games/test_explanations.py",
        "tests/games/test_lessons.py",
    ]
    quiet = ["-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider"]
    assert "passed" in python(*quiet, *every, "-k", "keep", site=installed)
    assert "passed" in python(*quiet, str(KEEP / "tests"), site=installed)


def test_the_ten_steps_quote_it_as_it_is() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    steps = text.partition("## Add a game in ten steps")[2].partition("\n## ")[0]
    quoted = "".join(re.findall(r"```(?:py|toml)\n(.*?)```", steps, re.DOTALL))
    files = [*KEEP.glob("*.toml"), *KEEP.glob("src/**/*.py")]
    there = {line for file in files for line in file.read_text(encoding="utf-8").splitlines()}
    assert quoted
    assert [line for line in quoted.splitlines() if line not in there] == []


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory, site: Path) -> Path:
    """A checkout of Siegeworks without its large games, compiled together with the outside one."""
    root = tmp_path_factory.mktemp("small")
    large = shutil.ignore_patterns("__pycache__", "westerplatte", "hegra", "gatehouse", "static")
    shutil.copytree(PACKAGE, root / "src" / "siegeworks", ignore=large)
    (root / "pyproject.toml").touch()
    said = python("-m", "siegeworks.build", "--opt", "0", source=root / "src", site=site)
    if "Not compiled: no C" in said or "headers" in said:
        pytest.skip(said.strip())
    assert "Compiled " in said, said
    return root


@pytest.mark.slow
def test_its_rooms_are_compiled_and_play_the_same_games(small: Path, site: Path) -> None:
    source = small / "src"
    fast: dict[str, Any] = json.loads(python("-c", DIGEST, source=source, site=site))
    slow = json.loads(python("-c", DIGEST, source=source, site=site, SIEGEWORKS_PURE="1"))
    package = KEEP / "src" / "siegeworks_keep"
    files = [file for room in ROOMS for file in (package / room).glob("*.py")]
    modules = {f"siegeworks_keep.{file.parent.name}.{file.stem}" for file in files}
    assert fast["compiled"] == sorted(name for name in modules if not name.endswith("__init__"))
    assert slow == {"digest": fast["digest"], "compiled": []}


MANIFEST = (
    "from siegeworks.core.game import Game\nclass Own(Game):\n    key = 'torn'\nGAME = Own()\n"
)
BROKEN = {
    "fails": ("raise OSError('no such dragon')\n", "it does not load: OSError: no such dragon"),
    "none": ("GAME = 3\n", "none_game:GAME is not a game."),
    "torn": (MANIFEST, "its manifest lacks: seats, verbs, endings, zones, folder."),
    "pig": (MANIFEST, "another game has that key."),
}


def test_broken_games_are_left_out_with_a_sentence_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for key, (text, _) in BROKEN.items():
        info = f"{key}_game-1.0.dist-info/entry_points.txt"
        entry = f"[siegeworks.games]\n{key} = {key}_game:GAME\n"
        write_files(tmp_path, {f"{key}_game/__init__.py": text, info: entry})
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    done = run("games")
    assert done.returncode == 0
    assert [line.split()[0] for line in done.stdout.splitlines()][-1] == "pig"
    told = done.stderr.splitlines()
    assert len(told) == len(BROKEN)
    for key, (_, why) in BROKEN.items():
        sentence = f'The game "{key}" of the package {key}-game is left out, because {why}'
        assert sentence in told
    assert "bleibt weg, weil" in run("games", language="de").stderr
    assert "no such dragon" in refusal("play", "fails")
    assert facts_of_pig(run("games", "--json").stdout)["title"] == "Pig"


def facts_of_pig(printed: str) -> Any:
    return next(game for game in json.loads(printed) if game["key"] == "pig")
