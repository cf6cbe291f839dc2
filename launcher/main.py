"""The commands of start.py."""

import os
import subprocess
import sys
from collections.abc import Sequence

from launcher.checks import check_all
from launcher.environment import Environment
from launcher.pages import Pages
from launcher.source import PACKAGE, ROOT, borrow
from launcher.steps import Steps
from launcher.trouble import Trouble
from launcher.words import say

# What shows pages in the browser; everything else starts without waiting for them.
PAGED: Sequence[list[str]] = ([], ["serve"], ["bench", "web"])
# What the laboratory's libraries are fetched for.
LABORATORY: Sequence[list[str]] = (["lab"], ["bench", "lab"])


def run(arguments: Sequence[str]) -> int:
    """Do what was asked; the exit code."""
    try:
        return _dispatch(list(arguments))
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(f"\n{say('stopped')}", file=sys.stderr)
        return 130


def _dispatch(arguments: list[str]) -> int:
    environment = Environment(ROOT)
    match arguments:
        case ["-h" | "--help", *_]:
            print(say("help"))
            return 0
        case ["test", *more]:
            environment.prepare("dev", Steps(environment.count_due("dev")))
            return check_all(environment, more)
        case ["compile", *more]:
            environment.prepare("play", Steps(environment.count_due("play")))
            return _build(environment, more)
        case _:
            return _play(environment, arguments)


def _play(environment: Environment, arguments: list[str]) -> int:
    is_paged = arguments[:2] in PAGED or arguments[:1] in PAGED
    pages = Pages(environment)
    due, locks = (pages.count_due(), pages.list_locks()) if is_paged else (0, [])
    needed = ["play", "lab"] if is_for_laboratory(arguments) else ["play"]
    steps = Steps(environment.count_due(*needed, *locks) + due)
    if "lab" in needed and environment.count_due("lab"):
        print(say("for-laboratory"), flush=True)
    for lock in needed:
        environment.prepare(lock, steps)
    if not _is_compiled(environment):
        _build(environment, ["--background"])
    if due:
        pages.build(steps)
    command = [str(environment.scripts / "siegeworks"), *arguments]
    # The user's own PATH, so that the game names commands which work outside of it, too.
    variables = environment.variables(PATH=os.environ.get("PATH", os.defpath))
    if os.name != "nt":  # the game takes the place of this process, and all its signals
        os.execve(command[0], command, variables)
    return subprocess.call(command, env=variables)


def is_for_laboratory(arguments: list[str]) -> bool:
    """Whether a command needs the laboratory's libraries, for a page with pictures, say."""
    if arguments[:1] == ["analyse"]:
        return any(argument.startswith("--html") for argument in arguments)
    return arguments[:1] in LABORATORY or arguments[:2] in LABORATORY


def _build(environment: Environment, arguments: list[str]) -> int:
    command = [str(environment.python), "-m", "siegeworks.build", *arguments]
    return subprocess.call(command, env=environment.variables())


def _is_compiled(environment: Environment) -> bool:
    """Whether there is a build for this source: asked here, because a process more takes time.

    Where there are games from outside, only the environment's own Python knows.
    """
    if borrow("_outside").find_entries([str(environment.packages)]):
        return False
    return borrow("_overlay").Layout(PACKAGE).find() is not None
