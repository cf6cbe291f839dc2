"""start.py: sets up once, repairs what broke, and speaks in single clear lines.

The toy checkout builds itself with a backend of the standard library, so that nothing is fetched.
"""

import ast
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from launcher.main import is_for_laboratory
from launcher.steps import Packages
from tests.project.conftest import ROOT, Toy, clean_variables

BACKEND = """
import zipfile
from pathlib import Path

def build_editable(folder, config_settings=None, metadata_directory=None):
    info = "siegeworks-0.1.0.dist-info"
    files = {
        "siegeworks.pth": str(Path("src").resolve()),
        f"{info}/METADATA": "Metadata-Version: 2.1\\nName: siegeworks\\nVersion: 0.1.0\\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n",
        f"{info}/entry_points.txt": "[console_scripts]\\nsiegeworks = siegeworks.cli:main\\n",
        f"{info}/RECORD": "",
    }
    name = "siegeworks-0.1.0-py3-none-any.whl"
    with zipfile.ZipFile(Path(folder) / name, "w") as wheel:
        for file, text in files.items():
            wheel.writestr(file, text)
    return name
"""
PROJECT = """
[build-system]
requires = []
build-backend = "backend"
backend-path = ["."]

[project]
name = "siegeworks"
version = "0.1.0"
"""
CLI = "import sys\n\ndef main():\n    print('played', *sys.argv[1:])\n"
MAKING = "1/2 Making a Python environment in .venv (once) ..."
INSTALLING = "2/2 Installing Python packages (play, once) ..."
ALONE = "1/1 Installing Python packages (play, once) ..."


def start(root: Path, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "start.py", *arguments],
        cwd=root,
        env=clean_variables() | {"CC": "no-such-compiler"} | variables,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )


def steps_of(root: Path) -> list[str]:
    """The lines of the set-up before the game speaks."""
    done = start(root, "games")
    assert done.stdout.endswith("played games\n"), done.stdout + done.stderr
    return [line for line in done.stdout.splitlines() if "once)" in line]


@pytest.fixture
def checkout(toy: Toy) -> Path:
    root = toy.root
    shutil.copy(ROOT / "start.py", root)
    shutil.copytree(ROOT / "launcher", root / "launcher")
    (root / "requirements").mkdir()
    (root / "requirements" / "play.txt").write_text("# nothing\n")
    (root / "pyproject.toml").write_text(PROJECT)
    (root / "backend.py").write_text(BACKEND)
    (toy.folder / "cli.py").write_text(CLI)
    return root


@pytest.mark.slow
def test_sets_up_once_and_repairs_what_broke(checkout: Path) -> None:
    assert steps_of(checkout) == [MAKING, INSTALLING]
    assert steps_of(checkout) == []

    (checkout / "requirements" / "play.txt").write_text("# changed\n")
    assert steps_of(checkout) == [ALONE]

    for info in (checkout / ".venv").rglob("siegeworks-*.dist-info"):
        shutil.rmtree(info)
    assert steps_of(checkout) == [ALONE]

    python = "Scripts/python.exe" if os.name == "nt" else "bin/python"
    (checkout / ".venv" / python).unlink()
    assert steps_of(checkout) == [MAKING, INSTALLING]


def test_for_the_laboratory_it_fetches_what_that_needs(checkout: Path) -> None:
    (checkout / "requirements" / "lab.txt").write_text("# nothing\n")
    done = start(checkout, "lab", "run")
    assert [line for line in done.stdout.splitlines() if "once" in line][1:] == [
        "The laboratory needs a few libraries more than the games; they are fetched once.",
        "1/3 Making a Python environment in .venv (once) ...",
        "2/3 Installing Python packages (play, once) ...",
        "3/3 Installing Python packages (lab, once) ...",
    ]
    assert done.stdout.endswith("played lab run\n"), done.stdout + done.stderr


@pytest.mark.parametrize(
    ("typed", "needed"),
    [
        ("lab tune x.toml", True),
        ("bench lab", True),
        ("bench", False),
        ("analyse x.siege --html x.html", True),
        ("analyse x.siege", False),
        ("", False),
    ],
)
def test_only_what_needs_the_laboratory_brings_it(typed: str, needed: bool) -> None:
    assert is_for_laboratory(typed.split()) is needed


@pytest.mark.slow
def test_interrupted_moved_or_older_environment_is_remade(checkout: Path) -> None:
    steps_of(checkout)
    note = checkout / ".venv" / "siegeworks-setup.json"
    for change in ({"busy": True}, {"python": "3.11.0 of another day"}):
        note.write_text(json.dumps(json.loads(note.read_text()) | change))
        assert steps_of(checkout) == [MAKING, INSTALLING]
    moved = checkout.rename(checkout.with_name("moved"))
    assert steps_of(moved) == [MAKING, INSTALLING]


def test_it_says_what_it_does_and_how_far_it_is(checkout: Path) -> None:
    done = start(checkout, "games")
    told = done.stdout.splitlines()
    assert told[0].startswith("Setting up Siegeworks in 2 steps.")
    assert told[1] == MAKING
    assert INSTALLING in told


FETCHING = "Collecting numpy==2.1\n  Downloading numpy\nCollecting rich==13.0\n"


def test_how_far_packages_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIEGEWORKS_LANGUAGE", "en")
    packages = Packages(tmp_path, 3)
    assert packages.measure("") == ""
    assert packages.measure(FETCHING) == "2 of 3 fetched, rich"
    (tmp_path / "rich-13.0.dist-info").mkdir()
    assert packages.measure(f"{FETCHING}Installing collected packages: rich") == "1 of 3 unpacked"
    monkeypatch.setenv("SIEGEWORKS_LANGUAGE", "de")
    assert packages.measure(FETCHING) == "2 von 3 geholt, rich"


def test_where_nothing_can_be_compiled_it_plays_and_says_so(checkout: Path) -> None:
    done = start(checkout, "games")
    assert "Not compiled: mypy or setuptools is missing" in done.stdout
    assert done.stdout.endswith("played games\n")


def test_the_game_finds_the_commands_that_the_user_finds(checkout: Path) -> None:
    """Else it would tell the way back to a game in words that the user's shell does not know."""
    code = "import os\n\ndef main():\n    print('PATH', os.environ['PATH'])\n"
    (checkout / "src" / "siegeworks" / "cli.py").write_text(code)
    done = start(checkout, "games")
    assert done.stdout.endswith(f"PATH {os.environ['PATH']}\n"), done.stdout + done.stderr


def test_without_arguments_it_plays_also_where_there_is_no_terminal(checkout: Path) -> None:
    done = start(checkout)
    assert done.returncode == 0
    assert done.stdout.endswith("played\n"), done.stdout + done.stderr


def test_somebody_elses_environment_is_not_touched(checkout: Path) -> None:
    (checkout / ".venv").mkdir()
    (checkout / ".venv" / "precious").touch()
    done = start(checkout, "games")
    assert done.returncode == 1
    assert "was not made by start.py" in done.stderr
    assert (checkout / ".venv" / "precious").exists()


def test_failed_install_is_one_line(checkout: Path) -> None:
    (checkout / "requirements" / "play.txt").write_text("no such requirement line\n")
    done = start(checkout, "games")
    assert done.returncode == 1
    assert done.stderr.startswith("Setting up failed while installing the packages: ERROR")
    assert done.stderr.count("\n") == 1


def test_missing_venv_module_is_one_line(checkout: Path) -> None:
    code = "import runpy, sys; sys.modules['ensurepip'] = None; sys.path.insert(0, '.');"
    done = subprocess.run(
        [sys.executable, "-c", f"{code} runpy.run_path('start.py')"],
        cwd=checkout,
        env=clean_variables(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "apt install python3-venv" in done.stderr


def test_old_python_is_told_in_one_line() -> None:
    code = "import sys; sys.version_info = (3, 10, 4); exec(open('start.py').read())"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr.startswith("Siegeworks needs Python 3.11 or newer, and this is Python 3.10")
    assert done.stderr.count("\n") == 1


def test_old_python_can_read_the_file() -> None:
    ast.parse((ROOT / "start.py").read_text(), feature_version=(3, 0))


def test_help_needs_no_set_up(checkout: Path) -> None:
    done = start(checkout, "--help")
    assert "python3 start.py test" in done.stdout
    assert not (checkout / ".venv").exists()


def test_it_speaks_german_where_german_is_spoken(checkout: Path) -> None:
    done = start(checkout, "games", LANG="de_DE.UTF-8")
    assert done.stdout.startswith("Siegeworks wird in 2 Schritten eingerichtet.")
    assert "\n1/2 In .venv wird eine Python-Umgebung angelegt (einmal) ...\n" in done.stdout
    assert "Nicht kompiliert: mypy oder setuptools fehlt" in done.stdout
    assert done.stdout.endswith("played games\n")
