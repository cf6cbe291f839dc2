"""What the pieces of Hegra are: attributes that choose their symbols; and the names of places."""

from collections.abc import Iterator
from typing import Final

from siegeworks.core.lexicon import Lexicon
from siegeworks.games.hegra.board import mission_cards
from siegeworks.games.hegra.content.tables import Tables
from siegeworks.games.hegra.rules import infantry
from siegeworks.games.hegra.rules import pieces as n
from siegeworks.games.hegra.rules.state import find_sector_row
from siegeworks.parts.board.records import Piece

Attributes = dict[str, str | int]

ORDER: Final = ("first", "second", "third", "fourth", "fifth")
# The boxes of a sector, by what a face of the die that is drawn in them does
BOXES: Final = {"g": infantry.GRENADE, "h": infantry.HIT, "m": infantry.MOVE}
# Nouns whose own words are a bare letter or number, and are spoken in full as places
PLACES: Final = ("bed", "position", "sector", "mood", "outcome")


def make_pieces(lexicon: Lexicon, language: str) -> dict[str, Piece]:
    """Pieces that are drawn by what they are."""
    t: Tables = lexicon.tables
    art = {who: f"{who}-{find_letter(lexicon, language, who)}" for who in n.BODY_NAMES}
    found: dict[str, Attributes] = {}
    for who, symbol in art.items():
        found[f"body:{who}"] = {"art": symbol}
    for who in n.DEFENDER_NAMES:
        found[f"defender:{who}"] = {"art": art[who]}
    for name in n.PATIENT_NAMES:
        who, _, level = name.rpartition("-")
        found[f"patient:{name}"] = {"art": art[who], "level": int(level)}
    for name in n.JOB_NAMES:
        found[f"job:{name}"] = {"who": name.rpartition("-")[2]}
    found |= dict(list_events(t)) | dict(list_stages(t)) | dict(mission_cards.list_attributes(t))
    found |= {f"tile:{name}": {} for name in n.TILE_NAMES}
    for weather, name in enumerate(n.WEATHER_NAMES):
        found[f"weather:{name}"] = {"moves": t.moves[weather]}
    for card, name in enumerate(t.card_names):
        found[f"morale:{name}"] = {"kind": n.CARD_KIND_NAMES[t.card_kind[card]]}
    return {noun: make_piece(lexicon, language, noun, facts) for noun, facts in found.items()}


def find_letter(lexicon: Lexicon, language: str, who: str) -> str:
    """The letter of a type in a language, as symbols are named by it."""
    return lexicon.say(language, f"look-letter-{who}", {})


def make_piece(lexicon: Lexicon, language: str, noun: str, attributes: Attributes) -> Piece:
    """A piece with its words."""
    kind, _, name = noun.partition(":")
    words = str(lexicon.noun(language, kind, lexicon.nouns.value(kind, name) or 0))
    return Piece(words, words[:1].upper(), attributes)


def list_events(t: Tables) -> Iterator[tuple[str, Attributes]]:
    """Event cards: the order of the injured, the infantry, and the weather."""
    for event, name in enumerate(t.event_names):
        order = [n.DEFENDER_NAMES[who] for who in t.event_order[event]]
        facts: Attributes = dict(zip(ORDER, order, strict=True))
        weather = n.WEATHER_NAMES[t.event_weather[event]]
        yield f"event:{name}", facts | {"infantry": t.event_infantry[event], "weather": weather}


def list_stages(t: Tables) -> Iterator[tuple[str, Attributes]]:
    """Stages: what stands on the infantry board that is in force."""
    for stage, name in enumerate(n.STAGE_NAMES):
        facts: Attributes = {}
        for sector in range(n.SECTORS):
            key = f"s{sector + 1}"
            facts[key] = "closed"
            if sector < t.sectors[stage]:
                facts |= {
                    f"{key}{fact}": value for fact, value in list_sector_facts(t, stage, sector)
                }
                facts[key] = "open"
        yield f"stage:{name}", facts


def list_sector_facts(t: Tables, stage: int, sector: int) -> Iterator[tuple[str, str | int]]:
    """Number, hit criterion, colour, dice and ranges of a sector."""
    row = find_sector_row(stage, sector)
    yield "n", sector + 1
    yield "c", t.criterion[row]
    if t.red[row]:
        yield "r", "on"
    for box, deed in BOXES.items():
        faces = [face for face, does in enumerate(t.faces[row]) if face and does == deed]
        if faces:
            yield box, "on"
        yield from ((f"{box}{place}", face) for place, face in enumerate(faces))
    for place, who in enumerate(n.DEFENDER_NAMES):
        if t.reach[stage][place] <= sector:
            yield who, who


def name_places(lexicon: Lexicon, language: str) -> dict[str, str]:
    """Places in full: a bare letter or number says nothing on a map, or in the ear."""
    found: dict[str, str] = {}
    for kind in PLACES:
        known = lexicon.nouns.kinds[kind]
        for value, name in enumerate(getattr(known, "names", ())):
            facts = {"name": lexicon.noun(language, kind, value)}
            found[f"{kind}:{name}"] = lexicon.say(language, f"look-place-{kind}", facts)
    for day in range(1, n.DAYS + 1):
        found[f"day:{day}"] = lexicon.say(language, "look-place-day", {"name": day})
    return found
