"""Where words come from: the engine knows keys and facts; whoever speaks a language plugs in."""

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping
from functools import lru_cache
from typing import ClassVar, Final, ParamSpec, Protocol, TypeVar, cast

Asked = ParamSpec("Asked")
Said = TypeVar("Said")
Facts = Mapping[str, object]
PLAIN: Final = frozenset((str, int))  # facts that a sentence can be known by
MOST: Final = 50_000  # sentences that are remembered
MOST_KEPT: Final = 20_000  # things of a kind that were made of sentences


class Speaker(Protocol):
    """Turns a key and its facts into a sentence."""

    def say(self, language: str, game: str, key: str, facts: Facts) -> str:
        """The words of ``key`` for one game, or of all games when ``game`` is empty."""
        ...

    def list_keys(self, game: str) -> Collection[str]:
        """The keys of one game that have words."""
        ...


class Keys:
    """Speaks in bare keys: what a program without language files hears."""

    def say(self, language: str, game: str, key: str, facts: Facts) -> str:
        told = ", ".join(f"{name} {value}" for name, value in facts.items())
        return f"{key} ({told})" if told else key

    def list_keys(self, game: str) -> Collection[str]:
        return ()


class Phrase:
    """A piece of a sentence: a key with its facts, put into words with the sentence around it."""

    def __init__(self, key: str, game: str = "", **facts: object) -> None:
        self.key = key
        self.game = game
        self.facts = facts

    def words(self, language: str = "en") -> str:
        """The phrase in a language."""
        return say(language, self.game, self.key, self.facts)

    def __str__(self) -> str:
        return self.words()


class Phrases:
    """Phrases in a row, put into words with the sentence around them."""

    def __init__(self, phrases: Iterable[Phrase], between: str = ", ") -> None:
        self.phrases = list(phrases)
        self.between = between

    def words(self, language: str = "en") -> str:
        """All of them, by default with commas between."""
        return self.between.join([phrase.words(language) for phrase in self.phrases])

    def __str__(self) -> str:
        return self.words()


def list_names(names: Iterable[str], most: int = 12) -> "str | Phrase":
    """Names in a row; of many only the first, and how many more there are."""
    found = list(names)
    shown = ", ".join(found[:most])
    return Phrase("and-more", shown=shown, more=len(found) - most) if len(found) > most else shown


class _Voice:
    """The one speaker in use, and what it said: games say the same few thousand sentences."""

    speaker: ClassVar[Speaker] = Keys()
    said: ClassVar[dict[Hashable, str]] = {}
    forget: ClassVar[list[Callable[[], None]]] = []  # empties what was made of sentences


def use(speaker: Speaker) -> None:
    """Let ``speaker`` find the words from now on."""
    _Voice.speaker = speaker
    _Voice.said.clear()
    for forget in _Voice.forget:
        forget()


def keep_said(make: Callable[Asked, Said]) -> Callable[Asked, Said]:
    """Let what a function makes of words be made once and shared, until somebody else speaks."""
    kept = lru_cache(MOST_KEPT)(make)
    _Voice.forget.append(kept.cache_clear)
    return cast(Callable[Asked, Said], kept)


def is_plain(facts: Facts) -> bool:
    """Whether facts are numbers and texts only, so that what is said of them can be kept."""
    return PLAIN.issuperset(map(type, facts.values()))


def find_speaker() -> Speaker:
    """Who finds the words now."""
    return _Voice.speaker


def say(language: str, game: str, key: str, facts: Facts) -> str:
    """The words of a key in a language; facts that are words are put into the same language."""
    if facts and not PLAIN.issuperset(map(type, facts.values())):
        return _speak(language, game, key, facts)
    sentence = (language, game, key, *facts.items())
    found = _Voice.said.get(sentence)
    if found is None:
        found = _speak(language, game, key, facts)
        if len(_Voice.said) >= MOST:
            _Voice.said.clear()
        _Voice.said[sentence] = found
    return found


def list_keys(game: str) -> Collection[str]:
    """The keys of a game that have words."""
    return _Voice.speaker.list_keys(game)


def _speak(language: str, game: str, key: str, facts: Facts) -> str:
    spoken = {name: _translate(language, fact) for name, fact in facts.items()}
    return _Voice.speaker.say(language, game, key, spoken)


def _translate(language: str, fact: object) -> object:
    """A fact that is words itself (a phrase, a refusal, an error) in a language; others as is."""
    if type(fact) is str or type(fact) is int:
        return fact
    words = getattr(fact, "words", None)
    return fact if words is None else words(language)
