"""Making a build: in one step, one at a time, and never in anybody's way."""

import json
import os
import signal
import subprocess
import sys
import time

from tests.project.conftest import Toy, clean_variables

HOLD_LOCK = """
import sys, time
from pathlib import Path
from siegeworks._build import lock
with lock.hold(Path(".build"), wait=False):
    print("held", flush=True)
    time.sleep(600)
"""


def test_build_says_what_it_does_and_leaves_facts(built: Toy) -> None:
    [build] = built.finished()
    facts = json.loads((build / "facts.json").read_text())
    assert facts["key"] == build.name
    assert facts["build_seconds"] > 0
    assert facts["modules"] == ["core/steps.py", "games/toy/rules/state.py"]
    assert built.build().stdout == "The compiled modules are up to date.\n"


def test_edit_recompiles_only_what_it_touches(built: Toy) -> None:
    built.build("--force")  # mypyc dates its files a second ahead: let them settle
    work = next(built.builds.glob("work-*"))
    before = {file: file.stat().st_mtime_ns for file in work.rglob("*.so")}
    built.edit("games/toy/rules/state.py", "double(2)", "double(1)")
    lines = built.build().stdout.splitlines()
    assert lines[0] == "Compiling 2 modules at -O0 ..."
    assert lines[-1].startswith("Compiled 2 modules in ")  # a slow machine tells how far it is
    touched = [file for file, date in before.items() if file.stat().st_mtime_ns != date]
    assert [file.name.split(".")[0] for file in touched] == ["state__mypyc"]
    assert built.report() == "compiled compiled source built 2"


def test_no_compiler_is_one_sentence_and_no_error(toy: Toy) -> None:
    done = toy.build(CC="no-such-compiler")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Not compiled: no C compiler was found")
    assert done.stdout.count("\n") == 1


def test_background_does_not_try_again_what_failed(toy: Toy) -> None:
    first = toy.python("-m", "siegeworks.build", "--background", CC="no-such-compiler")
    assert first.stdout.startswith("Not compiled: no C compiler was found")
    assert toy.report() == "source source source no-compiler 4"
    again = toy.python("-m", "siegeworks.build", "--background", CC="no-such-compiler")
    assert (again.returncode, again.stdout, again.stderr) == (0, "", "")


def test_failed_compile_names_its_log(toy: Toy) -> None:
    toy.edit("core/steps.py", "-> int", "-> str")
    done = toy.build()
    assert done.returncode == 1
    [log] = toy.builds.glob("*.log")
    assert str(log) in done.stdout
    assert "Incompatible return value type" in log.read_text()
    assert toy.finished() == []


def test_module_that_cannot_be_imported_is_not_published(toy: Toy) -> None:
    toy.edit("games/toy/rules/state.py", "class Fort", "RATIO = 1 / (double(0))\n\nclass Fort")
    done = toy.build()
    assert done.returncode == 1
    assert "ZeroDivisionError" in next(toy.builds.glob("*.log")).read_text()
    assert toy.finished() == []


def test_interrupted_compile_starts_from_scratch(built: Toy) -> None:
    work = next(built.builds.glob("work-*"))
    (work / "dirty").touch()
    half = next(work.rglob("steps__mypyc*.so"))
    half.write_bytes(half.read_bytes()[:1000])
    assert built.build("--force").returncode == 0
    assert built.report() == "compiled compiled source built 4"


def test_what_mypyc_cannot_go_on_with_is_compiled_from_the_beginning(toy: Toy) -> None:
    (toy.folder / "games/toy/rules/weights.py").write_text(
        "class Weights:\n    def __init__(self, kill: float) -> None:\n        self.kill = kill\n"
    )
    toy.edit(
        "games/toy/rules/state.py",
        "class Fort",
        "from siegeworks.games.toy.rules.weights import Weights\n\n"
        "def kill(weights: Weights) -> float:\n    return weights.kill\n\nclass Fort",
    )
    assert toy.build().returncode == 0
    toy.edit("games/toy/rules/state.py", "double(2)", "double(1)")
    assert toy.build().returncode == 0
    assert toy.report() == "compiled compiled source built 2"


def test_old_builds_are_pruned(built: Toy) -> None:
    [newest] = built.finished()
    tag = sys.implementation.cache_tag
    for age in (1, 2, 3):
        facts = built.builds / f"{tag}-{age}-O0" / "facts.json"
        facts.parent.mkdir()
        facts.touch()
        os.utime(facts, (1000 - age, 1000 - age))
    (built.builds / "fresh-1").mkdir()
    built.build("--force")
    assert {build.name for build in built.finished()} == {newest.name, f"{tag}-1-O0"}
    assert not (built.builds / "fresh-1").exists()


def test_one_build_at_a_time_and_a_dead_one_does_not_block(toy: Toy) -> None:
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLD_LOCK],
        cwd=toy.root,
        env=clean_variables() | {"PYTHONPATH": str(toy.root / "src")},
        stdout=subprocess.PIPE,
    )
    try:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"held\n"
        assert toy.report() == "source source source building 4"
        assert toy.build("--gently").stdout == "Another compile is running already.\n"
    finally:
        holder.send_signal(signal.SIGKILL)
        holder.communicate()
    assert toy.build().returncode == 0
    assert len(toy.finished()) == 1


def test_background_returns_at_once_and_finishes(toy: Toy) -> None:
    done = toy.build("--background")
    assert done.stdout.startswith("Compiling for speed in the background")
    deadline = time.monotonic() + 120
    while not toy.finished() and time.monotonic() < deadline:
        time.sleep(0.2)
    assert toy.report() == "compiled compiled source built 4"
