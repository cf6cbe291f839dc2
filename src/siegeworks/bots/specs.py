"""The text that names a bot: a name, and after a colon its settings, ``mcts:simulations=1000``."""

from collections.abc import Mapping
from dataclasses import dataclass

from siegeworks.bots.errors import BotError

Values = tuple[str, ...] | range  # what a setting may be: words, or numbers
SHOWN = 60  # letters of a wrong text that an error repeats


@dataclass(frozen=True)
class Spec:
    """A name with the text of its settings."""

    name: str
    text: str


def split(spec: str) -> Spec:
    """The name before the first colon, and what follows it."""
    name, _, text = spec.partition(":")
    return Spec(name.strip(), text.strip())


def read_settings(spec: Spec, known: Mapping[str, Values]) -> dict[str, str]:
    """The settings by name, each one of its known values."""
    found: dict[str, str] = {}
    for part in filter(None, (part.strip() for part in spec.text.split(","))):
        name, equals, value = (piece.strip() for piece in part.partition("="))
        if name not in known or not equals:
            raise BotError(
                "bot-setting", bot=spec.name, found=part[:SHOWN], expected=", ".join(known) or "-"
            )
        if name in found or not _is_known(value, known[name]):
            raise BotError(
                "bot-value",
                bot=spec.name,
                setting=name,
                found=value[:SHOWN],
                expected=_tell_expected(known[name]),
            )
        found[name] = value
    return found


def _is_known(value: str, known: Values) -> bool:
    if isinstance(known, tuple):
        return value in known
    return value.isascii() and value.isdecimal() and len(value) <= 10 and int(value) in known


def _tell_expected(known: Values) -> str:
    return ", ".join(known) if isinstance(known, tuple) else f"{known[0]}..{known[-1]}"
