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
from dataclasses import replace
from pathlib import Path

from siegeworks import _overlay
from siegeworks._build import lock, workshop
from siegeworks._build.extras import tell_install
from siegeworks._build.sentences import Sentences

Say = Callable[[str], None]

words = Sentences(Path(__file__).parent / "_build" / "words.toml")


def build(
    layout: _overlay.Layout, level: str, say: Say, *, force: bool = False, wait: bool = True
) -> str:
    """Make the build of this source if it is not there; return the reason code of the outcome."""
    builds = layout.builds()
    obstacle = workshop.find_obstacle()
    if obstacle:
        return _give_up(builds, layout.key(level), obstacle, say)
    with lock.hold(builds, wait=wait) as ours:
        if not ours:
            say(words.say("building"))
            return "building"
        if not force and _is_made(layout, level):
            say(words.say("built"))
            return "built"
        return _build_locked(layout, level, say)


def _is_made(layout: _overlay.Layout, level: str) -> bool:
    return (layout.builds() / layout.key(level) / _overlay.FACTS).is_file()


def _build_locked(layout: _overlay.Layout, level: str, say: Say) -> str:
    if _make(layout, level, say):
        return "built"
    if layout.outside:
        return _build_what_works(layout, level, say)
    return _give_up(layout.builds(), layout.key(level), "failed", say)


def _build_what_works(layout: _overlay.Layout, level: str, say: Say) -> str:
    """Build without the games from outside that cannot be compiled, so that they harm no other."""
    good = replace(layout, outside=())
    if not _is_made(good, level) and _build_locked(good, level, say) != "built":
        return "failed"
    for game in layout.outside:
        more = replace(good, outside=(*good.outside, game))
        if more != layout and _make(more, level, say):
            good = more
        else:
            say(words.say("outside-failed", package=game.name, log=_find_log(more, level)))
    # So that nothing in the background tries the whole again.
    workshop.mark(layout.builds(), layout.key(level), "failed")
    return "built"


def _find_log(layout: _overlay.Layout, level: str) -> Path:
    """Where a compile writes what it has to say; games from outside join one after the other."""
    name = f"outside-{layout.outside[-1].name}" if layout.outside else layout.key(level)
    return layout.builds() / f"{name}.log"


def _make(layout: _overlay.Layout, level: str, say: Say) -> bool:
    """Compile, try out and publish; False if that fails."""
    log = _find_log(layout, level)
    log.unlink(missing_ok=True)
    count = sum(len(package.modules()) for package in layout.packages)
    title = words.say("start", count=count, level=level)
    while True:
        key = layout.key(level)
        seconds = workshop.compile_modules(layout, level, log, title)
        if seconds is None:
            return False
        if key == layout.key(level):
            break
        say(words.say("again"))
    if not workshop.publish(layout, level, key, seconds, log):
        return False
    say(words.say("done", count=count, seconds=seconds))
    return True


def _give_up(builds: Path, key: str, reason: str, say: Say) -> str:
    log = builds / f"{key}.log"
    workshop.mark(builds, key, reason)
    say(words.say(reason, log=log, install=tell_install("fast")))
    return reason


def build_behind(layout: _overlay.Layout, level: str, say: Say) -> str:
    """Start the build in a process of its own and return at once."""
    builds, key = layout.builds(), layout.key(level)
    why_not = _overlay.why_not(layout, key)
    found = layout.find()
    is_whole = found is not None and len(found.packages) == len(layout.packages)
    if is_whole or why_not != "no-build":
        return why_not
    obstacle = workshop.find_obstacle()
    if obstacle:
        return _give_up(builds, key, obstacle, say)
    builds.mkdir(parents=True, exist_ok=True)
    say(words.say("behind"))
    with (builds / "background.log").open("wb") as log:
        command = [sys.executable, "-m", "siegeworks.build", "--gently", "--opt", level]
        # Nobody waits for it: this process ends at once, and the system adopts the child.
        subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
        )
    return "building"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser("python -m siegeworks.build", description=words.say("help"))
    levels = sorted(_overlay.LEVELS)
    parser.add_argument("--opt", choices=levels, default="3", help=words.say("help-opt"))
    for option in ("force", "background", "gently"):
        parser.add_argument(f"--{option}", action="store_true", help=words.say(f"help-{option}"))
    asked = parser.parse_args(arguments)
    if asked.background:
        build_behind(_overlay.find_layout(), asked.opt, _print)
        return 0
    if asked.gently and sys.platform != "win32":
        os.nice(10)
    reason = build(
        _overlay.find_layout(), asked.opt, _print, force=asked.force, wait=not asked.gently
    )
    return 1 if reason == "failed" else 0


def _print(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(words.say("stopped"))
