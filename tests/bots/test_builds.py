"""Seeded bots think alike, and vectors say the same, in both builds, to the last bit."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def digest(module: str, pure: bool) -> list[str]:
    """Which build a process of its own runs on, and what it did there."""
    settings = {k: v for k, v in os.environ.items() if k != "SIEGEWORKS_PURE"}
    settings["PYTHONPATH"] = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    if pure:
        settings["SIEGEWORKS_PURE"] = "1"
    command = [sys.executable, "-m", module]
    ran = subprocess.run(
        command, env=settings, cwd=ROOT, capture_output=True, text=True, check=True
    )
    return ran.stdout.split()


@pytest.mark.parametrize("module", ["tests.bots.digest", "tests.core.vector_digest"])
def test_compiled_and_interpreted_agree(module: str) -> None:
    build, compiled = digest(module, pure=False)
    if build != "compiled":
        pytest.skip("no compiled build of this source")
    assert digest(module, pure=True) == ["interpreted", compiled]
