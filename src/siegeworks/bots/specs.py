"""The text that names a bot: a name, and after a colon its settings, ``mcts:simulations=1000``."""

from collections.abc import Mapping
from dataclasses import dataclass

from siegeworks.bots.errors import BotError

LARGEST = 1_000_000_000
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


def settings(spec: Spec, known: Mapping[str, tuple[str, ...] | int]) -> dict[str, str]:
    """The settings by name; ``known`` gives for each its words, or the least number it may be."""
    found: dict[str, str] = {}
    for part in filter(None, (part.strip() for part in spec.text.split(","))):
        name, equals, value = (piece.strip() for piece in part.partition("="))
        if name not in known or not equals:
            raise BotError(
                "bot-setting", bot=spec.name, found=part[:SHOWN], expected=", ".join(known) or "-"
            )
        if name in found or not _fits(value, known[name]):
            raise BotError(
                "bot-value",
                bot=spec.name,
                setting=name,
                found=value[:SHOWN],
                expected=_expected(known[name]),
            )
        found[name] = value
    return found


def _fits(value: str, known: tuple[str, ...] | int) -> bool:
    if isinstance(known, tuple):
        return value in known
    digits = value.isascii() and value.isdecimal() and len(value) <= 10
    return digits and known <= int(value) <= LARGEST


def _expected(known: tuple[str, ...] | int) -> str:
    return ", ".join(known) if isinstance(known, tuple) else f"{known}..{LARGEST}"
