"""The words of Hegra's cards: a title and a story for each, in both languages."""

import re

import pytest

from siegeworks.games.hegra.content import source
from tests.games.hegra.deck import EVENTS, HEARTS, MISSIONS, MORALE, SNOW

FOLDER = source.SOURCE.folder.parent / "words"
CARDS = {"event": EVENTS, "morale": MORALE + HEARTS, "snow": SNOW, "mission": MISSIONS}
LANGUAGES = ("en", "de")
LONGEST_TITLE = 33
LONGEST_STORY = 140


def spoken(language: str) -> dict[str, str]:
    text = (FOLDER / f"{language}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-zA-Z][\w-]*) = (.+)$", text, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", CARDS)
def test_every_card_has_a_short_title_of_its_own(language: str, kind: str) -> None:
    words = spoken(language)
    titles = [words[f"{kind}-{row['id']}"] for row in CARDS[kind]]
    assert len(set(titles)) == len(titles)
    assert max(map(len, titles)) <= LONGEST_TITLE


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", CARDS)
def test_every_card_tells_one_or_two_quiet_sentences(language: str, kind: str) -> None:
    words = spoken(language)
    stories = [words[f"story-{kind}-{row['id']}"] for row in CARDS[kind]]
    assert len(set(stories)) == len(stories)
    assert all(story.endswith(".") and "!" not in story for story in stories)
    assert all(len(re.findall(r"\.(?:\s|$)", story)) <= 2 for story in stories)
    assert max(map(len, stories)) <= LONGEST_STORY


@pytest.mark.parametrize("kind", CARDS)
def test_both_languages_tell_of_the_same_cards(kind: str) -> None:
    ids = {f"story-{kind}-{row['id']}" for row in CARDS[kind]}
    for language in LANGUAGES:
        assert {key for key in spoken(language) if key.startswith(f"story-{kind}-")} == ids
