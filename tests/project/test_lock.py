"""The locks: exact versions for everything that is declared, and no address to fetch from."""

import json
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOCKS = ("play", "lab", "node", "dev")


def lines_of(lock: str) -> list[str]:
    return (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8").splitlines()


def versions(lock: str) -> dict[str, str]:
    found = [re.match(r"([a-z0-9-]+)==([^\s;\\]+)", line) for line in lines_of(lock)]
    return {match[1]: match[2] for match in found if match}


def normal_name(requirement: str) -> str:
    return re.sub(r"[-_.]+", "-", re.split(r"[<>=!~\[; ]", requirement)[0]).lower()


@pytest.mark.parametrize("lock", LOCKS)
def test_no_line_names_an_address(lock: str) -> None:
    for line in lines_of(lock):
        assert not re.search(r"://|index|find-links|@|^-[rcef]", line), line


@pytest.mark.parametrize("lock", LOCKS)
def test_every_line_pins_a_version_or_gives_its_hash(lock: str) -> None:
    for line in lines_of(lock):
        assert re.match(r"[a-z0-9-]+==\S+( ; .+)? \\$|    --hash=sha256:[0-9a-f]{64}", line), line


def test_locks_hold_all_that_is_declared() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    play = [*project["dependencies"], *extras["play"], *extras["fast"]]
    assert {normal_name(name) for name in play} <= versions("play").keys()
    assert {normal_name(name) for name in [*play, *extras["dev"]]} <= versions("dev").keys()
    ways = extras["rl"] + extras["openspiel"] + extras["onnx"]
    learners = [name for name in ways if "siegeworks" not in name]
    assert {normal_name(name) for name in learners} <= versions("dev").keys()
    lab = [name for name in extras["lab"] if name != "siegeworks[play]"]
    assert {normal_name(name) for name in lab} <= versions("lab").keys()


def test_development_plays_with_the_same_versions() -> None:
    assert (versions("play") | versions("node")).items() <= versions("dev").items()
    assert versions("lab").items() <= versions("dev").items()


def test_the_pages_packages_are_locked_without_addresses() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    wanted = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    packages = {
        name.removeprefix("node_modules/"): facts for name, facts in lock["packages"].items()
    }
    own = packages.pop("")
    assert {**wanted["dependencies"], **wanted["devDependencies"]}.keys() <= packages.keys()
    assert own["dependencies"] == wanted["dependencies"]
    for name, facts in packages.items():
        assert "resolved" not in facts, name
        assert facts["integrity"].startswith("sha512-"), name
