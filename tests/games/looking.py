"""What the tests of the drawn boards ask of a game's folder."""

import itertools
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import cache

import msgspec

import siegeworks
from siegeworks import words
from siegeworks.core.game import Game
from siegeworks.core.lexicon import Lexicon
from siegeworks.core.nouns import Names
from siegeworks.core.zones import Zone
from siegeworks.parts.board import board_of
from siegeworks.server import wire

SVG = "{http://www.w3.org/2000/svg}"
GAMES = [game for game in siegeworks.games() if (game.folder / "board" / "layout.toml").is_file()]


@cache
def layouts(game: Game) -> list[wire.Layout]:
    """The layouts that differ under the ways to set the options."""
    found: list[wire.Layout] = []
    for _, options in game.set_ups():
        layout = board_of(game).layout(game.tables(), options)
        assert layout is not None
        if layout not in found:
            found.append(layout)
    return found


def slots(game: Game) -> list[wire.Slot]:
    """All slots of all layouts, each once."""
    found: dict[bytes, wire.Slot] = {}
    for layout in layouts(game):
        found |= {msgspec.json.encode(slot): slot for slot in layout.slots}
    return list(found.values())


def zones(game: Game) -> dict[str, Zone]:
    """The zones of a game by name."""
    return {zone.name: zone for zone in game.zones}


def names(game: Game, kind: str) -> set[str]:
    """The names of a kind of noun, as they stand in views; numbers as text."""
    known = game.nouns(game.tables()).kinds[kind]
    if isinstance(known, Names):
        return set(known.names)
    return {str(number) for number in range(known.low, min(known.high, 200) + 1)}


def drawing(game: Game, name: str) -> ET.Element:
    """A drawing of a game; fails if it is not well-formed."""
    return ET.parse(game.folder / "board" / name).getroot()


@cache
def symbols(game: Game) -> set[str]:
    """The symbols that a game brings."""
    return {symbol.get("id", "") for symbol in drawing(game, "pieces.svg").iter(f"{SVG}symbol")}


def style(game: Game) -> str:
    """The style sheet of a game."""
    return (game.folder / "board" / "look.css").read_text(encoding="utf-8")


@cache
def pieces(game: Game) -> dict[str, wire.Piece]:
    """The pieces of a game."""
    return board_of(game).pieces(Lexicon(game, game.tables()), "en")


def facts(game: Game, slot: wire.Slot) -> Iterator[dict[str, str]]:
    """What may stand for the names in braces of a slot's symbol."""
    zone = zones(game)[slot.zone]
    kind = zone.by if slot.kind in ("stand", "tally") else zone.holds
    keys = [slot.key] if slot.key else sorted(names(game, zone.by)) if zone.by else [""]
    for name, key in itertools.product(sorted(names(game, kind)), keys):
        piece = pieces(game).get(f"{kind}:{name}")
        held = {} if piece is None else piece.attributes
        yield {"value": name, "key": key} | {word: str(value) for word, value in held.items()}


def drawn_symbols(game: Game, slot: wire.Slot) -> set[str]:
    """All symbols that a slot may show; a piece without the attribute shows none."""
    wanted = re.findall(r"\{(\w+)\}", slot.symbol)
    if not wanted:
        return {slot.symbol}
    return {
        slot.symbol.format(**known)
        for known in facts(game, slot)
        if all(name in known for name in wanted)
    }


def has_words(game: Game, key: str) -> bool:
    """Whether a key has words in every language."""
    return all(
        words.load_bundle(language, game.key).has_message(key) for language in words.LANGUAGES
    )
