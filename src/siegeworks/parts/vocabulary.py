"""The words of a game: each verb and each kind of log line is a constant, and its word its name.

A game's ``rules/vocabulary.py`` holds nothing but them: ``ORDER_FIRE: Final = 4 << 8`` is the verb
"order-fire", ``CARD_DRAWN: Final = 23`` the log line "card-drawn". Verbs lie above the bits that
say what they touch, log lines below.
"""

from collections.abc import Collection, Iterator, Mapping
from types import ModuleType
from typing import Final

from siegeworks.core.game import Told, Verb
from siegeworks.core.steps import NOUN

NOTHING: Final[Mapping[int, str]] = {}


def verbs_of(
    words: ModuleType,
    touches: Mapping[int, str] = NOTHING,
    ends_turn: Collection[int] = (),
    ends_question: Collection[int] = (),
    repeats: Collection[int] = (),
    series: Collection[int] = (),
) -> dict[int, Verb]:
    """All verbs; ``touches`` says for those that touch something the kind of noun.

    Those that end a turn or a question have a place of their own on a screen; those that repeat
    can be wished as often as they are offered, and those of a series all at once (the words of
    that wish: ``all-<verb>``).
    """
    return {
        code: Verb(
            word,
            touches.get(code, ""),
            ends_turn=code in ends_turn,
            ends_question=code in ends_question,
            repeats=code in repeats,
            has_series=code in series,
        )
        for code, word in _list_words(words)
        if code > NOUN
    }


def told_of(words: ModuleType, speaks_of: Mapping[int, tuple[str, ...]]) -> dict[int, Told]:
    """All log lines; ``speaks_of`` says for those that name something the kinds of noun."""
    return {
        code: Told(word, speaks_of.get(code, ()))
        for code, word in _list_words(words)
        if code <= NOUN
    }


def _list_words(words: ModuleType) -> Iterator[tuple[int, str]]:
    """Each code with its word, ascending; no code stands for two words."""
    found: dict[int, str] = {}
    for name, code in vars(words).items():
        if isinstance(code, int) and name.isupper():
            assert code not in found, f"{name} has the code of {found[code]}"
            found[code] = name.lower().replace("_", "-")
    yield from sorted(found.items())
