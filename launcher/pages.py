"""The pages for the browser: built when their source has changed, with Node fetched if need be."""

import subprocess

from launcher.environment import Environment
from launcher.source import borrow
from launcher.steps import Steps
from launcher.trouble import Trouble
from launcher.words import say


class Pages:
    """The pages of this checkout."""

    def __init__(self, environment: Environment) -> None:
        self.environment = environment
        self.place = borrow("_web.place").HERE

    def count_due(self) -> int:
        """How many steps it takes to build them."""
        return int(self.place.has_source() and not self.place.is_built())

    def list_locks(self) -> list[str]:
        """What must be installed for that."""
        return ["node"] if self.count_due() and self._is_node_missing() else []

    def build(self, steps: Steps) -> None:
        """Have them built; whatever is in the way is said in a line, and play goes on."""
        if self._is_node_missing():
            try:
                self.environment.prepare("node", steps)
            except Trouble as trouble:
                print(say("no-node", reason=trouble), flush=True)
                return
        command = [str(self.environment.python), "-m", "siegeworks.webbuild"]
        command += ["--step", steps.begin()]
        subprocess.call(command, env=self.environment.variables())

    def _is_node_missing(self) -> bool:
        """Whether Node is not on the path; it is then installed as a package."""
        return borrow("_web.node").find_in_system() is None
