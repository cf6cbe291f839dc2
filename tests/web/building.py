"""The client as it is now, built before the server that hands it out is started."""

import subprocess
import sys

from tests.server_load.surroundings import ROOT, surroundings


def build_client() -> None:
    """Build, unless the last build is of the same sources."""
    done = subprocess.run(
        [sys.executable, "-m", "siegeworks.webbuild"],
        cwd=ROOT,
        env=surroundings(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
