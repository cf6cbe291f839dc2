"""Words are parsed when they are first said, and are the same as if the whole file had been."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as syntax

import siegeworks
from siegeworks import words
from siegeworks.words import Bundle, make_parser, read_entries

FOLDERS = [words.COMMON, *(game.folder / "words" for game in siegeworks.games())]
FILE = """\
# a = comment
first = One { second }, {-brand}
    and another line = still the first
    .short = 1
second = Two
broken = { unclosed
-brand = Siege
first = said twice
number = { $count ->
    [one] one
   *[other] { $count } of { second }
}
"""


@pytest.fixture
def bundle(tmp_path: Path) -> Bundle:
    (tmp_path / "en.ftl").write_text(FILE, encoding="utf-8")
    return Bundle("en", [tmp_path / "en.ftl", tmp_path / "missing.ftl"])


def said(bundle: Bundle, key: str, **facts: object) -> str:
    pattern = bundle.get_message(key).value
    assert pattern is not None
    text, faults = bundle.format_pattern(pattern, facts)
    assert faults == []
    return str(text)


def test_an_entry_is_said_with_all_that_it_refers_to(bundle: Bundle) -> None:
    assert said(bundle, "first") == "One Two, Siege\nand another line = still the first"
    assert said(bundle, "number", count=3) == "3 of Two"


def test_what_is_no_message_is_none(bundle: Bundle) -> None:
    assert not any(map(bundle.has_message, ("a", "and", "broken", "-brand", "missing")))
    assert bundle.has_message("second")


def test_nothing_is_parsed_before_it_is_said(bundle: Bundle) -> None:
    assert bundle._spoken._messages == {}
    said(bundle, "second")
    assert list(bundle._spoken._messages) == ["second"]


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_parts_are_parsed_as_the_whole(folder: Path, language: str) -> None:
    path = folder / f"{language}.ftl"
    found = read_entries(path)
    whole = FluentParser().parse(path.read_text(encoding="utf-8")).body
    messages = [entry for entry in whole if isinstance(entry, syntax.Message)]
    assert [message.id.name for message in messages] == list(found)
    for message in messages:
        part = make_parser().parse(found[message.id.name]).body[0]
        assert message.equals(part, ["span", "comment"])
