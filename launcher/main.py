"""The commands of start.py."""

import importlib.util
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from launcher.checks import check_all
from launcher.environment import Environment
from launcher.trouble import Trouble

ROOT = Path(__file__).resolve().parent.parent
FIRST_GAME = ("play", "westerplatte")
HELP = """\
Siegeworks: siege-defence board games, played by their rulebooks.

  python3 start.py                 set up (once) and play in this terminal
  python3 start.py COMMAND ...     set up and run "siegeworks COMMAND ..."
  python3 start.py test [ARG ...]  run all checks and tests; ARGs go to pytest
  python3 start.py compile         compile for speed now, not in the background
  python3 start.py --help          this text

Everything is installed into .venv beside this file and nowhere else.
"""
HOW_TO_PLAY = """\
Siegeworks is set up. To play, run this in a terminal:

  python3 start.py
"""


def run(arguments: Sequence[str]) -> int:
    """Do what was asked; the exit code."""
    try:
        return _dispatch(list(arguments))
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 130


def _dispatch(arguments: list[str]) -> int:
    environment = Environment(ROOT)
    match arguments:
        case ["-h" | "--help", *_]:
            print(HELP, end="")
            return 0
        case ["test", *more]:
            environment.prepare("dev")
            return check_all(environment, more)
        case ["compile", *more]:
            environment.prepare("play")
            return _build(environment, more)
        case _:
            environment.prepare("play")
            return _play(environment, arguments)


def _play(environment: Environment, arguments: list[str]) -> int:
    if not _is_compiled():
        _build(environment, ["--background"])
    if not arguments:
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            print(HOW_TO_PLAY, end="")
            return 0
        arguments = list(FIRST_GAME)
    command = [str(environment.scripts / "siegeworks"), *arguments]
    if os.name != "nt":  # the game takes the place of this process, and all its signals
        os.execve(command[0], command, environment.variables())
    return subprocess.call(command, env=environment.variables())


def _build(environment: Environment, arguments: list[str]) -> int:
    command = [str(environment.python), "-m", "siegeworks.build", *arguments]
    return subprocess.call(command, env=environment.variables())


def _is_compiled() -> bool:
    """Whether there is a build for this source: asked here, because a process more takes time."""
    file = ROOT / "src" / "siegeworks" / "_overlay.py"
    spec = importlib.util.spec_from_file_location("_overlay", file)
    assert spec is not None
    assert spec.loader is not None
    overlay = importlib.util.module_from_spec(spec)
    sys.modules["_overlay"] = overlay
    spec.loader.exec_module(overlay)
    return overlay.HERE.find(overlay.HERE.digest()) is not None
