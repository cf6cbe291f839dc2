"""What a process that is started by these tests needs around it."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def surroundings() -> dict[str, str]:
    """The variables of this process, with our sources in the way of imports, and English words."""
    paths = os.pathsep.join((str(ROOT / "src"), str(ROOT)))
    return os.environ | {"PYTHONPATH": paths, "SIEGEWORKS_LANGUAGE": "en"}
