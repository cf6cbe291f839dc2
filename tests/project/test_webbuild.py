"""The pages for the browser: built when their source changes, and never in anybody's way."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from siegeworks import webbuild
from siegeworks._web import node
from siegeworks._web.place import Place, find_place
from tests.project.conftest import Toy

# Like the real one, but without a bundler: what it takes is nothing but Node.
BUILD = """
import { mkdirSync, writeFileSync } from "node:fs";
mkdirSync(process.argv[2], { recursive: true });
writeFileSync(process.argv[2] + "/index.html", "<!doctype html>TEXT");
"""
LOCK = {"name": "toy", "lockfileVersion": 3, "requires": True, "packages": {"": {"name": "toy"}}}
BUILT = "Built the pages for the browser"

needs_node = pytest.mark.skipif(node.find() is None, reason="there is no Node")


@pytest.fixture
def place(toy: Toy) -> Place:
    web = toy.root / "web"
    web.mkdir()
    (web / "package.json").write_text(json.dumps({"name": "toy", "private": True}))
    (web / "package-lock.json").write_text(json.dumps(LOCK))
    (web / "build.mjs").write_text(BUILD)
    return find_place(toy.folder)


def build(toy: Toy, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    return toy.python("-m", "siegeworks.webbuild", *arguments, **variables)


@needs_node
def test_the_pages_are_built_once_for_a_source(toy: Toy, place: Place) -> None:
    assert not place.is_built()
    assert BUILT in build(toy).stdout
    assert place.is_built()
    assert build(toy).stdout == "The pages for the browser are up to date.\n"

    (place.web / "build.mjs").write_text(BUILD.replace("TEXT", "more"))
    assert not place.is_built()
    assert BUILT in build(toy).stdout
    assert (place.app / "index.html").read_text() == "<!doctype html>more"


@needs_node
def test_a_failed_build_is_a_sentence_and_keeps_the_old_pages(toy: Toy, place: Place) -> None:
    build(toy)
    (place.web / "build.mjs").write_text("throw new Error('no lamp')")
    done = build(toy)
    assert done.returncode == 1
    assert "were not built" in done.stdout
    assert "no lamp" in done.stdout
    assert (place.app / "index.html").exists()
    assert [path.name for path in place.app.parent.iterdir()] == ["app"]


@pytest.mark.parametrize(
    ("spoken", "words"), [("en", "they need Node 18 or newer"), ("de", "Sie brauchen Node 18")]
)
def test_without_node_it_says_what_to_do(
    place: Place, monkeypatch: pytest.MonkeyPatch, spoken: str, words: str
) -> None:
    monkeypatch.setattr(node, "find", lambda: None)
    monkeypatch.setenv("SIEGEWORKS_LANGUAGE", spoken)
    said: list[str] = []
    assert not webbuild.build(place, said.append)
    assert words in said[-1]
    assert not place.app.exists()


@needs_node
def test_a_folder_that_cannot_be_written_is_a_sentence(toy: Toy, place: Place) -> None:
    place.app.parent.parent.mkdir(parents=True, exist_ok=True)
    place.app.parent.write_text("a file where a folder should be")
    done = build(toy)
    assert done.returncode == 1
    assert "a file cannot be written" in done.stdout
    assert done.stderr == ""


@pytest.mark.skipif(os.name == "nt", reason="a program is made of a script")
def test_an_old_node_does_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!{sys.executable}\nprint('v16.20.0')\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert node.find_in_system() is None


def test_what_npm_installed_is_no_source(place: Place) -> None:
    before = place.digest()
    (place.web / "node_modules").mkdir()
    (place.web / "node_modules" / "thing.js").touch()
    assert place.digest() == before


def test_an_installed_package_takes_its_pages_as_they_are(place: Place) -> None:
    shutil.rmtree(place.web)
    assert not place.is_built()
    place.app.mkdir(parents=True)
    (place.app / "source.txt").write_text("whatever\n")
    assert place.is_built()
