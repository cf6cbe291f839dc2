"""The extras: each brings what its commands need, in an environment that has nothing else.

Nothing is fetched: what an extra asks for is laid into a fresh environment from the present one.
"""

import os
import re
import subprocess
import sys
import sysconfig
import urllib.request
import venv
import zipfile
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tests.project.conftest import clean_variables

MODULES = ("-m", "siegeworks")


class Place:
    """A fresh environment with the wheel and what some extras ask for."""

    def __init__(self, folder: Path, wheel: Path, *extras: str) -> None:
        self.folder = folder
        venv.create(folder, with_pip=False, symlinks=os.name != "nt")
        self.packages = Path(sysconfig.get_path("purelib", "venv", {"base": str(folder)}))
        zipfile.ZipFile(wheel).extractall(self.packages)
        info = next(self.packages.glob("siegeworks-*.dist-info"))
        wanted = metadata.PathDistribution(info).requires or []
        for name in sorted(set(list_needed(wanted, extras, {"siegeworks": wanted}))):
            self._lay_in(name)

    def _lay_in(self, name: str) -> None:
        """Have everything of a distribution that is installed here."""
        found = metadata.distribution(name)
        tops = {file.parts[0] for file in found.files or [] if file.parts[0] != ".."}
        for top in tops - {"__pycache__"}:
            here, there = Path(str(found.locate_file(top))), self.packages / top
            if here.exists() and not there.exists():
                there.symlink_to(here, target_is_directory=here.is_dir())

    def variables(self) -> dict[str, str]:
        home = {"HOME": str(self.folder), "SIEGEWORKS_DATA": str(self.folder / "data")}
        return clean_variables() | home | {"PYTHONDONTWRITEBYTECODE": "1"}

    def command(self, *arguments: str) -> list[str]:
        script = "Scripts/python.exe" if os.name == "nt" else "bin/python"
        return [str(self.folder / script), *MODULES, *arguments]

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            self.command(*arguments),
            cwd=self.folder,
            env=self.variables(),
            capture_output=True,
            text=True,
            check=False,
        )


def list_needed(
    wanted: list[str], extras: tuple[str, ...], seen: dict[str, list[str]]
) -> Iterator[str]:
    """The distributions that these lines ask for, and what those ask for, our extras included."""
    for line in map(Requirement, wanted):
        chosen = [{"extra": extra} for extra in ("", *extras)]
        if line.marker and not any(line.marker.evaluate(each) for each in chosen):
            continue
        key = f"{line.name}[{','.join(sorted(line.extras))}]"
        if key in seen:
            continue
        seen[key] = seen.get(line.name) or metadata.requires(line.name) or []
        if line.name != "siegeworks":
            yield line.name
        yield from list_needed(seen[key], tuple(line.extras), seen)


def test_without_extras_a_sentence_says_what_is_missing(plain_wheel: Path, tmp_path: Path) -> None:
    place = Place(tmp_path, plain_wheel)
    done = place.run("games")
    python = place.command()[0]
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        'siegeworks: The commands need "typer", which is not installed; '
        f'get it by {python} -m pip install "siegeworks[play]"\n'
    )


def test_what_another_extra_brings_is_named(plain_wheel: Path, tmp_path: Path) -> None:
    place = Place(tmp_path, plain_wheel, "play")
    assert place.run("games").returncode == 0
    for words, extra in ((("lab", "run", "--game", "pig"), "lab"), (("serve",), "server")):
        done = place.run(*words)
        assert (done.returncode, done.stdout) == (2, ""), done.stderr
        assert done.stderr.endswith(f'-m pip install "siegeworks[{extra}]"\n')
        assert done.stderr.count("\n") == 1
    assert "siegeworks[fast]" in place.run("compile").stdout


def test_the_laboratory_plays_with_its_extra_alone(plain_wheel: Path, tmp_path: Path) -> None:
    place = Place(tmp_path, plain_wheel, "lab")
    done = place.run("lab", "run", "--game", "pig", "--games", "4", "--out", "out")
    assert (done.returncode, done.stderr) == (0, "")
    done = place.run("lab", "report", "out")
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "out" / "report.html").is_file()
    refused = place.run("lab", "run", "--game", "pig", "--games", "6", "--ray", "local")
    assert refused.stderr.endswith('-m pip install "siegeworks[ray]"\n')


def test_the_server_serves_with_its_extra_alone(plain_wheel: Path, tmp_path: Path) -> None:
    place = Place(tmp_path, plain_wheel, "server")
    with subprocess.Popen(
        place.command("serve", "--port", "0", "--quiet"),
        cwd=tmp_path,
        env=place.variables(),
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            address = re.search(r"http://\S+/", line)
            assert address is not None, line
            with urllib.request.urlopen(f"{address[0]}healthz") as answer:
                assert answer.status == 200
        finally:
            server.terminate()


@pytest.mark.skipif(sys.platform == "win32", reason="Ray is for clusters of other systems")
def test_ray_brings_itself_and_the_laboratory(plain_wheel: Path, tmp_path: Path) -> None:
    place = Place(tmp_path, plain_wheel, "ray")
    done = place.run("lab", "run", "--game", "pig", "--ray", "127.0.0.1:1")
    assert done.stderr.startswith('siegeworks: Ray at "127.0.0.1:1" cannot be used (')
    assert done.stderr.count("\n") == 1
