"""How the tables of a game look: its layout with all words, and what its pieces are."""

from collections.abc import Iterator
from typing import Final

from siegeworks.core.game import Game
from siegeworks.core.start import Start
from siegeworks.parts.board import board_of
from siegeworks.server import wire
from siegeworks.server.games.catalogue import find_art_address

ART: Final = {"board": "board.svg", "pieces": "pieces.svg", "style": "look.css"}


def describe_board(start: Start, language: str) -> wire.Board:
    """All that a client needs to draw the tables that began so."""
    game, lexicon = start.game, start.lexicon
    drawn = board_of(game)
    options = game.name_settings(start.settings)
    layout = drawn.layout(start.tables, options)
    keys = () if layout is None else _list_keys(layout)
    return wire.Board(
        game=game.key,
        layout=layout,
        art=_find_art(game),
        pieces=drawn.pieces(lexicon, language),
        words={key: lexicon.say(language, key, {}) for key in keys if key},
        names=_name_places(start, language),
        zones={zone.name: wire.ZoneKinds(zone.holds, zone.by) for zone in game.zones},
        about=drawn.explain(lexicon, start.tables, options, language),
        people=drawn.list_people(start.seats),
        story=drawn.tell_story(lexicon, start.tables, options, language),
    )


def describe_gallery(game: Game, language: str) -> wire.Gallery:
    """All cards of a game, before any table of it is opened."""
    start = game.start().start
    drawn = board_of(game)
    options = game.name_settings(start.settings)
    story = drawn.tell_story(start.lexicon, start.tables, options, language)
    return wire.Gallery(game.key, list(story.cards.values()), _find_art(game))


def _find_art(game: Game) -> dict[str, str]:
    """The addresses of the drawings that a game has."""
    art = {name: find_art_address(game, file) for name, file in ART.items()}
    return {name: address for name, address in art.items() if address}


def _list_keys(layout: wire.Layout) -> Iterator[str]:
    """The keys of all words that the layout speaks of."""
    for area in layout.areas:
        yield area.label
    for region in layout.regions:
        yield region.words
    for slot in layout.slots:
        yield slot.words
        yield from slot.labels


def _name_places(start: Start, language: str) -> dict[str, str]:
    lexicon = start.lexicon
    seats = {f"seat:{n}": str(lexicon.noun(language, "seat", n)) for n in range(start.seats)}
    return {**board_of(start.game).names(lexicon, language), **seats}
