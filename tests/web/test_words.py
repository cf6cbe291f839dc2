"""Every text of the client is there in both languages, and nowhere else than in its files."""

import re

import pytest

from tests.web import sources

each_language = pytest.mark.parametrize("language", sources.LANGUAGES)


def test_both_languages_have_the_same_files_keys_and_variables() -> None:
    assert list(sources.files("en")) == list(sources.files("de")) != []
    english, german = sources.words("en"), sources.words("de")
    assert sorted(english.keys() ^ german.keys()) == []
    assert sorted(key for key in english if english[key] != german[key]) == []


@each_language
def test_every_key_that_is_asked_for_is_there(language: str) -> None:
    there = sources.words(language)
    missing = [(file, key) for file, key in sources.asked() if key not in there]
    assert missing == []


def test_every_key_is_asked_for() -> None:
    quoted, patterns = sources.quoted(), sources.patterns()
    idle = [
        key
        for key in sources.words("en")
        if key not in quoted and not any(p.fullmatch(key) for p in patterns)
    ]
    assert idle == []


def test_no_words_for_people_stand_in_the_code() -> None:
    assert list(sources.literals()) == []


@each_language
def test_nobody_is_shouted_at(language: str) -> None:
    for path in sources.files(language).values():
        assert re.findall(r".*\w[“\"')]?!.*", path.read_text(encoding="utf-8")) == []
