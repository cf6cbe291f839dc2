"""What start.py says, in the user's language; the sentences are in words.toml."""

from pathlib import Path

from launcher.source import borrow

_SENTENCES = borrow("_build.sentences").Sentences(Path(__file__).with_name("words.toml"))


def say(key: str, /, **facts: object) -> str:
    return str(_SENTENCES.say(key, **facts))
