"""The pages for the browser: built when their source has changed, with Node fetched if need be."""

import subprocess

from launcher.environment import Environment
from launcher.source import borrow
from launcher.trouble import Trouble
from launcher.words import say


def build_pages(environment: Environment) -> None:
    """Have the pages built; whatever is in the way is said in a line, and play goes on."""
    place = borrow("_web.place").HERE
    if not place.has_source() or place.is_built():
        return
    if borrow("_web.node").find_in_system() is None:
        try:
            environment.prepare("node")
        except Trouble as trouble:
            print(say("no-node", reason=trouble), flush=True)
            return
    command = [str(environment.python), "-m", "siegeworks.webbuild"]
    subprocess.call(command, env=environment.variables())
