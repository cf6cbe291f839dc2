"""How to get the libraries of an extra that is not installed."""

import shlex
import sys


def tell_install(extra: str) -> str:
    """The command that installs an extra into the very Python that misses it."""
    return f'{shlex.quote(sys.executable)} -m pip install "siegeworks[{extra}]"'
