"""The drawn boards of all games: layouts that fit their rules, and drawings that are safe."""

import re
import xml.etree.ElementTree as ET

import pytest

from siegeworks.core.game import Game
from siegeworks.server import wire
from tests.games import looking
from tests.games.looking import GAMES, SVG, drawing, layouts, names, slots, symbols, zones

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
each_drawing = pytest.mark.parametrize("name", ["board.svg", "pieces.svg", "emblem.svg"])

# Letters, digits and names of places need no translation
PLACE_NAMES = "WESTERPLATTE|1–7 · IX · 1939|HEGRA|10 · IV – 5 · V · 1940"
PLAIN_TEXT = re.compile(rf"[A-Z]?\d{{0,2}}|[IV]+|×|{PLACE_NAMES}")
UNSAFE = {"script", "style", "foreignObject", "image", "iframe", "a", "animate", "set"}


@each_game
def test_nouns_of_areas_and_verbs_exist(game: Game) -> None:
    kinds = game.nouns(game.tables()).kinds
    words = {verb.word for verb in game.verbs.values()}
    for layout in layouts(game):
        areas = {area.id for area in layout.areas}
        assert len(areas) == len(layout.areas)
        for area in layout.areas:
            for noun in area.nouns:
                kind, _, name = noun.partition(":")
                assert name in names(game, kind), noun
        for place in layout.verbs:
            assert place.verb in words
            assert place.kind in {"", *kinds}
            verb = next(verb for verb in game.verbs.values() if verb.word == place.verb)
            nouns = names(game, verb.kind) if verb.kind else {""}
            spots = {place.area.replace("{noun}", name) for name in nouns}
            assert spots <= areas if place.area else place.zone in zones(game)
            assert not place.noun or place.noun in names(game, verb.kind)


@each_game
def test_zones_keys_and_values_of_slots_exist(game: Game) -> None:
    known = zones(game)
    for slot in slots(game):
        zone = known[slot.zone]
        assert not slot.key or slot.key in names(game, zone.by), slot
        others = {slot.less, slot.active, *(pip.zone for pip in slot.pips)}
        others |= {pip.less for pip in slot.pips}
        assert others <= {"", *known}, slot
        if slot.along is not None:
            check_along(game, slot.along)


def check_along(game: Game, along: wire.Along) -> None:
    """The places of something that moves are named by what its other zone holds."""
    zone = zones(game)[along.zone]
    assert set(along.places) <= names(game, zone.by if along.holds else zone.holds)
    assert not along.holds or along.holds in names(game, zone.holds)


@each_game
def test_areas_regions_and_links_fit_each_other(game: Game) -> None:
    for layout in layouts(game):
        areas = {area.id for area in layout.areas}
        regions = {region.id for region in layout.regions}
        assert {area.zoom for area in layout.areas} <= {"", *regions}
        for slot in layout.slots:
            assert slot.area.replace("{place}", "1") in {"", *areas}, slot
        assert {end for link in layout.links for end in (link.start, link.end)} <= areas
        for link in layout.links:
            for zone, values in link.closed_by.items():
                assert set(values) <= names(game, zones(game)[zone].holds)


@each_game
def test_every_symbol_is_drawn(game: Game) -> None:
    for slot in slots(game):
        wanted = looking.drawn_symbols(game, slot) | {slot.lost, slot.back}
        wanted |= {pip.symbol for pip in slot.pips} | {pip.lost for pip in slot.pips}
        assert wanted <= {"", *symbols(game)}, slot


@each_game
def test_everything_lies_on_the_board(game: Game) -> None:
    for layout in layouts(game):
        parts: list[wire.Area | wire.Region] = [*layout.areas, *layout.regions]
        for part in parts:
            assert 0 <= part.x <= part.x + part.width <= layout.width, part
            assert 0 <= part.y <= part.y + part.height <= layout.height, part
        for slot in layout.slots:
            along = [] if slot.along is None else list(slot.along.places.values())
            for x, y in [(slot.x, slot.y), *slot.places, *along]:
                assert 0 <= x <= layout.width, slot
                assert 0 <= y <= layout.height, slot


@each_game
def test_everything_written_has_words_in_each_language(game: Game) -> None:
    for layout in layouts(game):
        keys = {region.words for region in layout.regions} | {area.label for area in layout.areas}
        for slot in layout.slots:
            keys |= {slot.words, *slot.labels}
        assert [key for key in keys if key and not looking.has_words(game, key)] == []


@each_game
@each_drawing
def test_drawings_hold_nothing_but_drawings(game: Game, name: str) -> None:
    root = drawing(game, name)
    ids = {part.get("id") for part in root.iter()}
    for part in root.iter():
        assert part.tag.removeprefix(SVG) not in UNSAFE
        for attribute, value in part.attrib.items():
            assert not attribute.startswith("on")
            assert attribute != "style", "the page's policy allows no style in markup"
            if attribute.endswith("href"):
                assert value.removeprefix("#") in ids
            for reference in re.findall(r"url\(([^)]*)\)", value):
                assert reference.removeprefix("#") in ids


@each_game
@each_drawing
def test_drawings_say_nothing_that_needs_a_translation(game: Game, name: str) -> None:
    for text in drawing(game, name).iter(f"{SVG}text"):
        assert PLAIN_TEXT.fullmatch(text.text or ""), text.text


@each_game
def test_symbols_have_a_size_and_classes_a_style(game: Game) -> None:
    styled = set(re.findall(r"\.([\w-]+)", looking.style(game)))
    for symbol in drawing(game, "pieces.svg").iter(f"{SVG}symbol"):
        assert symbol.get("viewBox"), symbol.get("id")
    for name in ("board.svg", "pieces.svg"):
        assert classes(drawing(game, name)) <= styled


def classes(root: ET.Element) -> set[str]:
    """All classes in a drawing that paint something; groups have theirs for readers only."""
    painted = [part for part in root.iter() if part.tag not in (f"{SVG}g", f"{SVG}svg")]
    return {word for part in painted for word in part.get("class", "").split()}


@each_game
def test_style_sheets_load_nothing_from_elsewhere(game: Game) -> None:
    assert not re.search(r"@import|url\(|https?:", looking.style(game))
