"""Through how many modules a move goes, from the message on a socket to the frames it causes."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MOST = 25  # modules between the socket and the rules, the game's manifest among them
RULES = "games/westerplatte/rules/"


@pytest.fixture(scope="module")
def traced() -> dict[str, list[str]]:
    """The modules of a move of Westerplatte, with none of them compiled and so out of sight."""
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    ran = subprocess.run(
        [sys.executable, "-m", "tests.server.move_tracer"],
        env=os.environ | {"PYTHONPATH": paths, "SIEGEWORKS_PURE": "1"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, list[str]] = json.loads(ran.stdout)
    return found


def test_a_move_goes_through_few_modules_besides_the_chapters_of_its_rules(
    traced: dict[str, list[str]],
) -> None:
    way = [module for module in traced["way"] if not module.startswith(RULES)]
    assert {"server/tables/table.py", "store/writer.py", "core/engine.py"} <= set(way)
    assert len(way) <= MOST, way


def test_a_move_asks_its_rules(traced: dict[str, list[str]]) -> None:
    assert f"{RULES}turn.py" in traced["way"], "what is compiled would not be seen"


def test_a_drawing_knows_nothing_of_servers(traced: dict[str, list[str]]) -> None:
    rooms = {module.partition("/")[0] for module in traced["outlook"]}
    assert not rooms & {"server", "store"}
    assert "games" in rooms
