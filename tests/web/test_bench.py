"""``siegeworks bench web``: that it measures, never how fast."""

import json
import subprocess
import sys

import pytest

from tests.server_load.surroundings import surroundings
from tests.web.chromium import Chromium


def bench(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "siegeworks.cli", "bench", "web", *arguments],
        env=surroundings() | variables,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def test_the_figures(client_is_built: None) -> None:
    Chromium.needed()
    done = bench("--seconds", "0.5", "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["game"] == "westerplatte"
    assert found["boards"] >= 1
    assert found["choices"] >= 10
    for times in (found["first_board_ms"], found["choice_visible_ms"]):
        assert 0 < times["p50"] <= times["p95"]


@pytest.mark.parametrize(
    ("arguments", "variables", "told"),
    [
        ((), {"PATH": ""}, "needs Chromium"),
        (("--game", "chess"), {}, "chess"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(
    arguments: tuple[str, ...], variables: dict[str, str], told: str
) -> None:
    done = bench(*arguments, **variables)
    assert done.returncode == 2
    assert told in done.stderr
    assert "Traceback" not in done.stderr
