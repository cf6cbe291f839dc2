"""Compile modules with mypyc. Run as a script, by its path, in a process of its own:

    python -P compile.py WORK_FOLDER LEVEL JOBS FILE...

The working folder is the one that holds the packages; the files are relative to it. WORK_FOLDER
keeps the type checker's cache, the C files and the objects, so that the next run after an edit
compiles only what the edit touched. The finished modules are in WORK_FOLDER/lib.
"""

import os
import sys
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import setup


def main() -> None:
    work, level, jobs, *files = sys.argv[1:]
    home = Path(work)
    os.environ["MYPYPATH"] = os.getcwd()
    extensions: Any = mypycify(  # its type names the Extension of the wrong distutils
        [
            "--config-file=",  # style is judged elsewhere; this must not depend on settings
            "--explicit-package-bases",
            "--follow-imports=silent",
            "--ignore-missing-imports",
            f"--cache-dir={home / 'types'}",
            *files,
        ],
        opt_level=level,
        debug_level="0",
        separate=True,
        target_dir=str(home / "c"),
    )
    setup(
        name="compiled",
        packages=[],
        py_modules=[],
        ext_modules=extensions,
        script_args=[
            "--quiet",
            "build_ext",
            f"--parallel={jobs}",
            f"--build-lib={home / 'lib'}",
            f"--build-temp={home / 'objects'}",
        ],
    )


if __name__ == "__main__":
    main()
