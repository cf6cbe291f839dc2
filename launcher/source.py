"""Modules of the package, used without the package: what that needs may not be installed yet."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent


def borrow(name: str) -> ModuleType:
    """Load a module of the package that needs the standard library only."""
    file = ROOT / "src" / "siegeworks" / f"{name}.py"
    spec = importlib.util.spec_from_file_location(file.stem, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[file.stem] = module
    spec.loader.exec_module(module)
    return module
