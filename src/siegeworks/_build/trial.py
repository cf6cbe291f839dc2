"""Import every module of a fresh build once, before anybody relies on it. Run as a script:

    python -P trial.py BUILD_FOLDER PACKAGE_FOLDER OUTSIDE...

The package is entered without running its own ``__init__``, because a wheel is built where the
dependencies of the whole package are not installed. A game from outside may use the whole package.
"""

import os
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType


def main() -> None:
    build, folder, outside = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:]
    package = ModuleType(folder.name)
    package.__path__ = [str(folder)]
    sys.modules[folder.name] = package
    finder = import_module(f"{folder.name}._overlay").serve(build, [folder.name, *outside])
    if outside:
        os.environ["SIEGEWORKS_PURE"] = "1"  # no other build than this one
        sys.path.insert(0, str(folder.parent))
        del sys.modules[folder.name]
    for name in finder.files:
        import_module(name)


if __name__ == "__main__":
    main()
