"""The sentences of the launcher and of the build: whole, alike in both languages, none unused."""

import re
import string
from pathlib import Path

import pytest

from siegeworks._build.sentences import Sentences, find_language
from tests.project.conftest import PACKAGE, ROOT, Toy

LAUNCHER = ROOT / "launcher"
# Each file of sentences with the code that says them.
SPEAKERS = {
    LAUNCHER / "words.toml": [*LAUNCHER.glob("*.py")],
    PACKAGE / "_build" / "words.toml": [
        PACKAGE / "build.py",
        PACKAGE / "_build" / "workshop.py",
        ROOT / "hatch_build.py",
    ],
    PACKAGE / "_web" / "words.toml": [PACKAGE / "webbuild.py"],
}
VARIABLES = ("SIEGEWORKS_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")

each_file = pytest.mark.parametrize("file", SPEAKERS, ids=["launcher", "build", "pages"])


def placeholders(sentence: str) -> set[tuple[str, str]]:
    """The names in braces, each with the form its value takes."""
    return {(name, form or "") for _, name, form, _ in string.Formatter().parse(sentence) if name}


def code_of(file: Path) -> str:
    return "".join(source.read_text(encoding="utf-8") for source in SPEAKERS[file])


@each_file
def test_both_languages_have_the_same_keys_and_placeholders(file: Path) -> None:
    tables = Sentences(file).tables
    assert list(tables) == ["en", "de"]
    assert list(tables["en"]) == list(tables["de"])
    differ = [
        key
        for key, sentence in tables["en"].items()
        if placeholders(sentence) != placeholders(tables["de"][key])
    ]
    assert differ == []


@each_file
def test_every_sentence_is_there_and_none_is_copied(file: Path) -> None:
    tables = Sentences(file).tables
    for key, sentence in tables["en"].items():
        assert sentence.strip(), key
        assert tables["de"][key].strip(), key
        assert tables["de"][key] != sentence, key


@each_file
def test_what_is_said_is_in_the_file(file: Path) -> None:
    said = set(re.findall(r"""\bsay\(["']([a-z-]+)["']""", code_of(file)))
    assert said
    assert sorted(said - set(Sentences(file).tables["en"])) == []


@each_file
def test_no_sentence_is_unused(file: Path) -> None:
    code = code_of(file)
    unused = [
        key
        for key in Sentences(file).tables["en"]
        if not re.search(rf"""["']{key.removeprefix("help-")}["']""", code)
        and not re.search(rf"""["']--{key.removeprefix("help-")}["']""", code)
    ]
    assert unused == []


@pytest.mark.parametrize(
    ("wishes", "spoken"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "de_AT"}, "de"),
        ({"LC_ALL": "en_GB.UTF-8", "SIEGEWORKS_LANGUAGE": "DE"}, "de"),
        ({"SIEGEWORKS_LANGUAGE": "", "LANG": "de"}, "de"),
    ],
)
def test_the_first_variable_that_is_set_decides(
    monkeypatch: pytest.MonkeyPatch, wishes: dict[str, str], spoken: str
) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    for name, value in wishes.items():
        monkeypatch.setenv(name, value)
    assert find_language() == spoken


def test_the_build_speaks_german(toy: Toy) -> None:
    done = toy.build(CC="no-such-compiler", LANG="de_DE.UTF-8")
    assert done.stdout.startswith("Nicht kompiliert: Kein C-Compiler gefunden")
    assert "für mehr Tempo" in toy.build("--help", SIEGEWORKS_LANGUAGE="de").stdout
