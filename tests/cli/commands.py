"""Commands run as a user runs them: in processes of their own."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import siegeworks

ROOT = Path(__file__).parents[2]
TABLES = siegeworks.game("westerplatte").folder / "content"


def run(*arguments: str | Path, language: str = "en") -> subprocess.CompletedProcess[str]:
    """Run a command and keep what it prints."""
    return subprocess.run(
        [sys.executable, "-m", "siegeworks.cli", *map(str, arguments)],
        env=surroundings(language),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )


def surroundings(language: str = "en") -> dict[str, str]:
    """The environment of a command: this source, one language."""
    paths = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    return {**os.environ, "PYTHONPATH": paths, "SIEGEWORKS_LANGUAGE": language}


def facts(*arguments: str | Path) -> Any:
    """The JSON that a command prints."""
    done = run(*arguments, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    return json.loads(done.stdout)


def refusal(*arguments: str | Path, language: str = "en") -> str:
    """The one sentence with which a command ends."""
    done = run(*arguments, language=language)
    assert done.returncode == 2, done
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert done.stderr.startswith("siegeworks: ")
    return done.stderr.removeprefix("siegeworks: ").strip()
