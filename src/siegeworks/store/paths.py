"""Where the user's games are kept when nobody says where."""

import os
import sys
from pathlib import Path


def find_data_folder() -> Path:
    """The user's data folder; ``SIEGEWORKS_DATA`` chooses another."""
    chosen = os.environ.get("SIEGEWORKS_DATA")
    if chosen:
        return Path(chosen).expanduser()
    if sys.platform == "win32":
        home = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    else:
        home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return home / "siegeworks"


def find_default_path() -> Path:
    """The SQLite file of the user's own games."""
    return find_data_folder() / "siegeworks.db"
