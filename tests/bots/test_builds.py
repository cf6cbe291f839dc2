"""Seeded bots choose and think alike in both builds, to the last bit."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def digest(pure: bool) -> list[str]:
    """Which build a process of its own runs on, and what its bots did."""
    settings = {k: v for k, v in os.environ.items() if k != "SIEGEWORKS_PURE"}
    settings["PYTHONPATH"] = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    if pure:
        settings["SIEGEWORKS_PURE"] = "1"
    command = [sys.executable, "-m", "tests.bots.digest"]
    ran = subprocess.run(
        command, env=settings, cwd=ROOT, capture_output=True, text=True, check=True
    )
    return ran.stdout.split()


def test_compiled_and_interpreted_bots_agree() -> None:
    build, compiled = digest(pure=False)
    if build != "compiled":
        pytest.skip("no compiled build of this source")
    assert digest(pure=True) == ["interpreted", compiled]
