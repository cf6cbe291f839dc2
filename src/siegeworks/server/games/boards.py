"""How the tables of a game look: its layout with all words, and what its pieces are."""

from collections.abc import Iterator
from typing import Final

from siegeworks.core.game import Game
from siegeworks.core.start import Start
from siegeworks.parts.board import board_of, find_scenery, find_story
from siegeworks.server import wire
from siegeworks.server.games.catalogue import find_art_address

ART: Final = {"board": "board.svg", "pieces": "pieces.svg", "style": "look.css"}


def describe_board(start: Start, language: str) -> wire.Board:
    """All that a client needs to draw the tables that began so."""
    game, lexicon = start.game, start.lexicon
    drawn, scenery = board_of(game), find_scenery(start, language)
    keys = () if scenery.layout is None else _list_keys(scenery.layout)
    return wire.Board(
        game=game.key,
        layout=scenery.layout,
        art=_find_art(game),
        pieces=scenery.pieces,
        words={key: lexicon.say(language, key, {}) for key in keys if key},
        names={**scenery.names, **_name_seats(start, language)},
        zones={zone.name: wire.ZoneKinds(zone.holds, zone.by) for zone in game.zones},
        about=scenery.about,
        people=drawn.list_people(start.seats),
        story=find_story(start, language),
    )


def describe_gallery(game: Game, language: str) -> wire.Gallery:
    """All cards of a game, before any table of it is opened."""
    start = game.start().start
    cards = find_story(start, language).cards
    return wire.Gallery(game.key, list(cards.values()), _find_art(game))


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


def _name_seats(start: Start, language: str) -> dict[str, str]:
    lexicon = start.lexicon
    return {f"seat:{n}": str(lexicon.noun(language, "seat", n)) for n in range(start.seats)}
