"""Compile the engine and the rules for speed: ``python -m siegeworks.build``.

Everything also runs uncompiled, with the same results, so nothing here may stand in anybody's
way: without a compiler it says so in one sentence and ends well. A finished build appears in
one step under its key (see ``_overlay``); until then the plain source runs.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from siegeworks import _overlay
from siegeworks._build import lock, workshop

Say = Callable[[str], None]

SENTENCES = {
    "no-mypy": 'Not compiled: mypy or setuptools is missing (pip install "siegeworks[fast]"); '
    "everything works, only slower.",
    "no-compiler": "Not compiled: no C compiler was found (on Debian: apt install gcc); "
    "everything works, only slower.",
    "no-headers": "Not compiled: the C headers of Python are missing (on Debian: apt install "
    "python3-dev); everything works, only slower.",
    "failed": "Not compiled: the compile failed, see {log}; everything works, only slower.",
    "building": "Another compile is running already.",
    "built": "The compiled modules are up to date.",
    "start": "Compiling {count} modules at -O{level} ...",
    "again": "The source changed meanwhile; compiling again ...",
    "done": "Compiled {count} modules in {seconds:.0f} s.",
    "behind": "Compiling for speed in the background; the next start will use it.",
}


def build(
    layout: _overlay.Layout, level: str, say: Say, *, force: bool = False, wait: bool = True
) -> str:
    """Make the build of this source if it is not there; return the reason code of the outcome."""
    builds = layout.builds()
    obstacle = workshop.obstacle()
    if obstacle:
        return _give_up(builds, layout.key(level), obstacle, say)
    with lock.held(builds, wait=wait) as ours:
        if not ours:
            say(SENTENCES["building"])
            return "building"
        if not force and (builds / layout.key(level) / _overlay.FACTS).is_file():
            say(SENTENCES["built"])
            return "built"
        return _build_locked(layout, level, say)


def _build_locked(layout: _overlay.Layout, level: str, say: Say) -> str:
    builds, modules = layout.builds(), layout.modules()
    say(SENTENCES["start"].format(count=len(modules), level=level))
    while True:
        key = layout.key(level)
        seconds = workshop.compile_modules(layout, level, builds / f"{key}.log")
        if seconds is None:
            return _give_up(builds, key, "failed", say)
        if key == layout.key(level):
            break
        say(SENTENCES["again"])
    if not workshop.publish(layout, level, key, seconds):
        return _give_up(builds, key, "failed", say)
    say(SENTENCES["done"].format(count=len(modules), seconds=seconds))
    return "built"


def _give_up(builds: Path, key: str, reason: str, say: Say) -> str:
    log = builds / f"{key}.log"
    workshop.mark(builds, key, reason)
    say(SENTENCES[reason].format(log=log))
    return reason


def build_behind(layout: _overlay.Layout, level: str, say: Say) -> str:
    """Start the build in a process of its own and return at once."""
    builds, key = layout.builds(), layout.key(level)
    why_not = _overlay.why_not(layout, key)
    if layout.find(layout.digest()) is not None or why_not != "no-build":
        return why_not
    obstacle = workshop.obstacle()
    if obstacle:
        return _give_up(builds, key, obstacle, say)
    builds.mkdir(parents=True, exist_ok=True)
    say(SENTENCES["behind"])
    with (builds / "background.log").open("wb") as log:
        command = [sys.executable, "-m", "siegeworks.build", "--gently", "--opt", level]
        # Nobody waits for it: this process ends at once, and the system adopts the child.
        subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
        )
    return "building"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m siegeworks.build", description=__doc__)
    parser.add_argument("--opt", choices=sorted(_overlay.LEVELS), default="3", help="-O level")
    parser.add_argument("--force", action="store_true", help="build even if it is up to date")
    parser.add_argument("--background", action="store_true", help="return at once")
    parser.add_argument("--gently", action="store_true", help="leave the processor to others")
    asked = parser.parse_args(arguments)
    if asked.background:
        build_behind(_overlay.HERE, asked.opt, _print)
        return 0
    if asked.gently and sys.platform != "win32":
        os.nice(10)
    reason = build(_overlay.HERE, asked.opt, _print, force=asked.force, wait=not asked.gently)
    return 1 if reason == "failed" else 0


def _print(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("Stopped; nothing was changed.")
