"""Modules of the package, used without the package: what that needs may not be installed yet."""

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "siegeworks"


def borrow(name: str) -> ModuleType:
    """A module of the package that needs the standard library only."""
    # The package is entered without its __init__, which would import the rest of it.
    package = ModuleType(PACKAGE.name)
    package.__path__ = [str(PACKAGE)]
    sys.modules.setdefault(PACKAGE.name, package)
    return import_module(f"{PACKAGE.name}.{name}")
