"""Which language a player at a terminal speaks."""

import os


def language_of(wish: str) -> str:
    """The language asked for, else the one of the environment, else English."""
    wish = wish or os.environ.get("SIEGEWORKS_LANGUAGE", "")
    if wish:
        return wish
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        found = os.environ.get(name, "")
        if found:
            return "de" if found.startswith("de") else "en"
    return "en"
