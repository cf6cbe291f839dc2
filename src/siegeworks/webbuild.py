"""Build the pages for the browser: ``python -m siegeworks.webbuild``.

They are made from the folder ``web`` of a checkout, and lie where the server takes them from, with
a note of the source they were made from. Nothing here may stand in anybody's way: without Node it
says so in one sentence, and the terminal works as before.
"""

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from siegeworks._build import lock
from siegeworks._build.sentences import Sentences
from siegeworks._web import node, workshop
from siegeworks._web.place import HERE, Place

Say = Callable[[str], None]
Work = Callable[[Place, node.Node, str], None]

words = Sentences(Path(__file__).parent / "_web" / "words.toml")


def build(place: Place, say: Say, *, force: bool = False, step: str = "") -> bool:
    """Make the pages if they do not fit their source; whether they are there in the end.

    ``step`` stands before what is said of it: its number, if this is one of several steps.
    """
    if not place.has_source():
        say(words.say("no-source"))
        return place.is_built()
    with lock.hold(_find_kept(place), wait=True):
        if place.is_built() and not force:
            say(words.say("built"))
            return True
        start = time.monotonic()
        if not _attempt(place, say, workshop.bundle, words.say("start"), step):
            return False
        say(words.say("done", seconds=time.monotonic() - start))
        return True


def check(place: Place, say: Say) -> bool:
    """Whether the types of the pages fit."""
    with lock.hold(_find_kept(place), wait=True):
        if not _attempt(place, say, workshop.check, words.say("checking")):
            return False
        say(words.say("checked"))
        return True


def _attempt(place: Place, say: Say, work: Work, title: str, step: str = "") -> bool:
    found = node.find()
    if found is None:
        say(words.say("no-node", oldest=node.OLDEST))
        return False
    try:
        workshop.install(place, found, f"{step}{words.say('packages')}")
        work(place, found, f"{step}{title}")
    except workshop.Failed as failed:
        log = _find_kept(place) / "report.log"
        log.write_text(failed.report, encoding="utf-8")
        say(words.say("failed", reason=failed.reason or words.say("no-reason"), log=log))
        return False
    return True


def _find_kept(place: Place) -> Path:
    """Where the lock and the report of the last failure are kept."""
    return place.web.parent / ".build" / "web"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser("python -m siegeworks.webbuild", description=words.say("help"))
    for option in ("force", "check"):
        parser.add_argument(f"--{option}", action="store_true", help=words.say(f"help-{option}"))
    parser.add_argument("--step", default="", help=argparse.SUPPRESS)
    asked = parser.parse_args(arguments)
    step = f"{asked.step} " if asked.step else ""
    try:
        if asked.check:
            good = check(HERE, _print)
        else:
            good = build(HERE, _print, force=asked.force, step=step)
    except OSError as error:
        _print(words.say("unwritable", reason=error))
        return 1
    return 0 if good else 1


def _print(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(words.say("stopped"))
