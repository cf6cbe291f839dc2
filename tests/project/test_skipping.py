"""Where all tests must run, none is left out in silence."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.skipping import ALLOWED

ROOT = Path(__file__).parents[2]
TESTS = {
    "called": 'import pytest\ndef test_it():\n    pytest.skip("REASON")\n',
    "marked": 'import pytest\n@pytest.mark.skip(reason="REASON")\ndef test_it():\n    pass\n',
    "whole file": 'import pytest\npytest.skip("REASON", allow_module_level=True)\n',
}


def run(folder: Path, text: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """pytest over one file, with the judgement of skips that all tests have."""
    (folder / "test_toy.py").write_text(text)
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "tests.skipping",
        "-p",
        "no:cacheprovider",
    ]
    settings = {k: v for k, v in os.environ.items() if k != "CI"}
    settings |= {"PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", **variables}
    return subprocess.run(
        command, cwd=folder, env=settings, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("text", TESTS.values(), ids=TESTS)
def test_a_skip_fails_in_ci_only(tmp_path: Path, text: str) -> None:
    text = text.replace("REASON", "there is no drum")
    assert "1 skipped" in run(tmp_path, text).stdout
    in_ci = run(tmp_path, text, CI="true")
    assert in_ci.returncode not in (0, 5)
    assert "there is no drum" in in_ci.stdout
    assert "In CI no test may be left out" in in_ci.stdout


def test_what_a_system_lacks_for_good_may_be_skipped(tmp_path: Path) -> None:
    tests = [f"def test_{n}():\n    pytest.skip({why!r})\n" for n, why in enumerate(ALLOWED)]
    done = run(tmp_path, "".join(["import pytest\n", *tests]), CI="true")
    assert done.returncode == 0, done.stdout
    assert f"{len(ALLOWED)} skipped" in done.stdout
