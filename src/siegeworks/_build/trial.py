"""Import every module of a fresh build once, before anybody relies on it. Run as a script:

    python -P trial.py BUILD_FOLDER PACKAGE_FOLDER

The package is entered without running its own ``__init__``, because a wheel is built where the
dependencies of the whole package are not installed.
"""

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType


def main() -> None:
    build, folder = Path(sys.argv[1]), Path(sys.argv[2])
    package = ModuleType(folder.name)
    package.__path__ = [str(folder)]
    sys.modules[folder.name] = package
    finder = import_module(f"{folder.name}._overlay").serve(build, folder.name)
    for name in finder.files:
        import_module(name)


if __name__ == "__main__":
    main()
