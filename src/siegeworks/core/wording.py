"""Where words come from: the engine knows keys and facts; whoever speaks a language plugs in."""

from collections.abc import Mapping
from typing import ClassVar, Protocol

Facts = Mapping[str, object]


class Speaker(Protocol):
    """Turns a key and its facts into a sentence."""

    def say(self, language: str, game: str, key: str, facts: Facts) -> str:
        """The words of ``key`` for one game, or of all games when ``game`` is empty."""
        ...


class Keys:
    """Speaks in bare keys: what a program without language files hears."""

    def say(self, language: str, game: str, key: str, facts: Facts) -> str:
        told = ", ".join(f"{name} {value}" for name, value in facts.items())
        return f"{key} ({told})" if told else key


class _Voice:
    """The one speaker in use."""

    speaker: ClassVar[Speaker] = Keys()


def use(speaker: Speaker) -> None:
    """Let ``speaker`` find the words from now on."""
    _Voice.speaker = speaker


def say(language: str, game: str, key: str, facts: Facts) -> str:
    """The words of a key, in the language asked for."""
    return _Voice.speaker.say(language, game, key, facts)
