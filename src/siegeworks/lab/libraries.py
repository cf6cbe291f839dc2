"""The libraries that the laboratory needs beyond the game itself."""

from importlib.util import find_spec

from siegeworks.lab.errors import LabError


def need(*names: str, extra: str = "lab") -> None:
    """Say in a sentence which library is missing, and how to get it."""
    for name in names:
        if find_spec(name) is None:
            raise LabError("lab-library", found=name, extra=extra)
