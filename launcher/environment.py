"""The virtual environment beside start.py: made, checked and repaired.

A note inside it says for which checkout and which Python it was made and which locks are
installed in it. The note is incomplete while work is going on, so an interrupted set-up shows.
"""

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Sequence
from pathlib import Path

from launcher.steps import Packages, Steps, run_step
from launcher.trouble import Trouble
from launcher.words import say

# Run by the environment's own Python: which of these distributions are not there?
_MISSING = """
import json, sys
from importlib import metadata
def there(name):
    try:
        return bool(metadata.version(name))
    except metadata.PackageNotFoundError:
        return False
print(json.dumps([name for name in sys.argv[1:] if not there(name)]))
"""
# Settings that would send pip or Python somewhere else than into the environment.
_DISTURBING = ("PYTHONPATH", "PYTHONHOME", "PIP_USER", "PIP_TARGET", "PIP_PREFIX")


class Environment:
    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = root / ".venv"
        self.note = self.folder / "siegeworks-setup.json"
        self.scripts = self.folder / ("Scripts" if os.name == "nt" else "bin")
        self.packages = Path(sysconfig.get_path("purelib", "venv", {"base": str(self.folder)}))
        self.python = self.scripts / ("python.exe" if os.name == "nt" else "python")

    def count_due(self, *locks: str) -> int:
        """How many steps it takes until all that these locks name is installed."""
        if not self._is_ours():
            return 1 + len(locks)
        return sum(not self._has_installed(lock) for lock in locks)

    def prepare(self, lock: str, steps: Steps) -> None:
        """Have everything installed that requirements/<lock>.txt names, and the project."""
        if not self._is_ours():
            self._make(f"{steps.begin()} {say('making')}")
        if not self._has_installed(lock):
            self._install(lock, f"{steps.begin()} {say('installing', lock=lock)}")

    def variables(self, **more: str) -> dict[str, str]:
        """The variables for a program of this environment."""
        kept = {name: value for name, value in os.environ.items() if name not in _DISTURBING}
        return kept | {"PATH": f"{self.scripts}{os.pathsep}{os.environ.get('PATH', '')}"} | more

    def _identity(self) -> dict[str, str]:
        return {"root": str(self.root), "python": sys.version, "base": sys.base_prefix}

    def _read_note(self) -> dict[str, object]:
        try:
            note = json.loads(self.note.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return note if isinstance(note, dict) else {}

    def _write_note(self, installed: dict[str, str], *, busy: bool) -> None:
        note = self._identity() | {"busy": busy, "installed": installed}
        self.note.write_text(json.dumps(note, indent=1) + "\n", encoding="utf-8")

    def _installed(self) -> dict[str, str]:
        installed = self._read_note().get("installed")
        return installed if isinstance(installed, dict) else {}

    def _is_ours(self) -> bool:
        note = self._read_note()
        same = all(note.get(name) == value for name, value in self._identity().items())
        return same and note.get("busy") is False and self._missing([]) is not None

    def _make(self, title: str) -> None:
        if not importlib.util.find_spec("venv") or not importlib.util.find_spec("ensurepip"):
            raise Trouble(say("no-venv"))
        if self.folder.exists():
            if not self.note.exists() and any(self.folder.iterdir()):
                raise Trouble(say("not-ours", folder=self.folder))
            shutil.rmtree(self.folder)
        self.folder.mkdir()
        self._write_note({}, busy=True)
        self._call([sys.executable, "-m", "venv", str(self.folder)], title, "when-making")
        self._write_note({}, busy=False)

    def _has_installed(self, lock: str) -> bool:
        if self._installed().get(lock) != self._fingerprint(lock):
            return False
        return self._missing([*_list_names(self._lock(lock)), "siegeworks"]) == []

    def _install(self, lock: str, title: str) -> None:
        installed = self._installed()
        self._write_note({}, busy=True)
        pip = [str(self.python), "-m", "pip", "install", "--no-input", "--no-compile"]
        pip += ["--disable-pip-version-check", "--progress-bar", "off"]
        packages = Packages(self.packages, len(_list_names(self._lock(lock))))
        wanted = [*pip, "-r", str(self._lock(lock))]
        self._call(wanted, title, "when-installing-packages", packages.measure)
        project = [*pip, "-q", "--no-deps", "--no-build-isolation", "-e", str(self.root)]
        self._call(project, say("installing-project"), "when-installing-project")
        self._write_note(installed | {lock: self._fingerprint(lock)}, busy=False)

    def _lock(self, lock: str) -> Path:
        return self.root / "requirements" / f"{lock}.txt"

    def _fingerprint(self, lock: str) -> str:
        digest = hashlib.sha256()
        for file in (self._lock(lock), self.root / "pyproject.toml"):
            digest.update(file.read_bytes())
        return digest.hexdigest()

    def _missing(self, names: Sequence[str]) -> list[str] | None:
        """Which of these distributions are missing; None if the Python does not even run."""
        command = [str(self.python), "-I", "-c", _MISSING, *names]
        try:
            answer = subprocess.run(command, capture_output=True, text=True, check=True)
            missing = json.loads(answer.stdout)
        except (OSError, ValueError, subprocess.CalledProcessError):
            return None
        return list(missing)

    def _call(
        self,
        command: Sequence[str],
        title: str,
        when: str,
        measure: Callable[[str], str] | None = None,
    ) -> None:
        """Run and tell how far it is; if it fails, its last line is the reason."""
        code, printed = run_step(command, title, self.root, self.variables(), measure)
        if code:
            log = self.folder / "siegeworks-setup.log"
            log.write_text(printed, encoding="utf-8")
            reason = _find_reason(printed)
            raise Trouble(say("failed", when=say(when), reason=reason, log=log))


def _find_reason(report: str) -> str:
    """The line of a failed program's report that says most."""
    lines = [line.strip() for line in report.splitlines() if line.strip()]
    errors = [line for line in lines if "error" in line.lower()]
    return (errors or lines or [say("no-reason")])[-1]


def _list_names(lock: Path) -> list[str]:
    """The distributions that a lock wants on every machine."""
    lines = lock.read_text(encoding="utf-8").splitlines()
    return [line.split("==")[0] for line in lines if "==" in line and ";" not in line]
