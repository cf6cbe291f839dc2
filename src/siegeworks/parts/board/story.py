"""The story of a game: how the lines of its log are shown and heard, and what is told at the end.

A game says it in ``board/story.toml``, which is read into a ``Script``; its words stand with all
others. The cards and scenes are sent to clients as they are.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, Literal

import msgspec
from msgspec import structs

from siegeworks.core.decision import Event
from siegeworks.core.lexicon import Lexicon
from siegeworks.core.nouns import Names
from siegeworks.parts.board.records import About, Piece

SoundName = Literal[
    "shot", "fall", "dice", "card", "draw", "step", "alarm", "bell", "victory", "defeat"
]
EffectKind = Literal["shot", "fall", "die", "draw"]
TellPart = Callable[[str, str], str]  # the words of an attribute of a noun's explanation
Gathering = Literal["count", "sum", "first", "last", "often", "zone", "bare"]


class Effect(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something short that moves on the board while a line is shown.

    - ``shot``: a flash from ``start`` to ``end``
    - ``fall``: rubble at ``end``
    - ``die``: a die at ``end`` that settles on what ``text`` says
    - ``draw``: something that goes from ``start`` to ``end``

    Places are nouns, such as ``lane:{lane}``, or zones, such as ``zone:bag``; names in braces stand
    for what the line speaks of.
    """

    kind: EffectKind
    end: str
    start: str = ""
    text: str = ""


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """How lines of one kind are shown: which card comes up, what is heard, and what moves."""

    card: str = ""  # the kind of noun, among those that the line speaks of, whose card it is
    chapter: str = ""  # a title is shown; its words are ``chapter-<this>``
    symbol: str = ""  # that is drawn with the title
    when: dict[str, list[str]] = {}  # only of lines that speak of one of these
    since: str = ""  # the kind of line that began what the chapter closes; it is looked back upon
    sound: SoundName | None = None
    effects: list[Effect] = []


class CardPart(msgspec.Struct, frozen=True):
    """What a card does while a zone holds a value, such as a stage of the game."""

    value: str
    name: str
    words: str


class Card(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card as it is shown: what it is, its story, what it does, and the rule.

    ``words`` say all that it does. A card of which only a part counts at a time has the same in
    ``parts``, by what the zone ``by`` holds, and what goes for all of them in ``rest``.
    """

    name: str
    sort: str
    story: str
    words: str
    rule: str = ""
    symbol: str = ""
    by: str = ""
    parts: list[CardPart] = []
    rest: str = ""


class Story(msgspec.Struct, frozen=True):
    """The cards of a game by ``kind:name``, the scenes by kind of log line, and quiet kinds."""

    cards: dict[str, Card]
    scenes: dict[str, Scene]
    quiet: list[str]


class Chapter(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is written over a stage of the game as it begins, or as it ends."""

    title: str
    words: str
    symbol: str = ""
    review: list[str] = []  # what became of the part of the game that it closes


class Deck(msgspec.Struct, frozen=True):
    """A kind of noun whose things are cards.

    Of ``event:leaflets``, the name is that of the noun, the story has the key
    ``story-event-leaflets``, and what it does is what explains the piece. What it is called stands
    under ``sort-event``, or with ``by``, an attribute of the piece, under ``sort-event-<value>``;
    in ``symbol``, attributes are filled in. ``parts`` is a zone by whose value only a part of the
    card counts: what explains the piece has its attributes, such as ``.siege``, and ``.rest``.
    """

    noun: str
    by: str = ""
    symbol: str = ""
    parts: str = ""


class Gathered(msgspec.Struct, frozen=True):
    """A fact that the end of a story speaks of.

    - ``count``: how many ``lines`` there were; ``sum``: all that their noun ``of`` adds up to
    - ``first``, ``last``: what the first or last of the lines names; ``often``: what most name
    - ``zone``: what a zone holds in the end; ``bare``: the keys under which a row holds nothing

    Names come in words, and how many there are, or how often it was, as ``<fact>-count``.
    """

    how: Gathering
    lines: list[str] = []
    of: str = ""
    zone: str = ""
    among: list[str] = []  # only these names count


class Sentence(msgspec.Struct, frozen=True):
    """A sentence of the end: told of these endings, and if facts lie within bounds.

    Of sentences with the same ``place`` only the first that fits is told.
    """

    words: str  # the key is ``epilogue-<this>``
    endings: list[str] = []
    least: dict[str, int] = {}
    most: dict[str, int] = {}
    place: str = ""


class Script(msgspec.Struct, frozen=True):
    """All that a game's ``story.toml`` says."""

    cards: list[Deck] = []
    # Kinds of lines that nobody needs to watch one by one: those in a row are shown in one beat
    quiet: list[str] = []
    lines: dict[str, Scene] = {}
    facts: dict[str, Gathered] = {}
    epilogue: list[Sentence] = []


EMPTY: Final = Script()


def make_cards(
    script: Script,
    lexicon: Lexicon,
    language: str,
    pieces: Mapping[str, Piece],
    about: Mapping[str, About],
    tell_part: TellPart,
) -> dict[str, Card]:
    """All cards of a game in words; ``tell_part`` says an attribute of what explains a piece."""
    found: dict[str, Card] = {}
    for deck in script.cards:
        for noun, piece in pieces.items():
            told = about.get(f"piece:{noun}")
            if noun.startswith(f"{deck.noun}:") and told is not None:
                card = _make_card(deck, lexicon, language, noun, piece, told)
                found[noun] = _divide(card, deck, lexicon, language, partial(tell_part, noun))
    return found


def _divide(
    card: Card, deck: Deck, lexicon: Lexicon, language: str, tell: Callable[[str], str]
) -> Card:
    """A card with its parts, if it has any."""
    zone = next((zone for zone in lexicon.game.zones if zone.name == deck.parts), None)
    kind = None if zone is None else lexicon.nouns.kinds[zone.holds]
    if zone is None or not isinstance(kind, Names):
        return card
    told = [(name, lexicon.noun(language, zone.holds, n)) for n, name in enumerate(kind.names)]
    parts = [CardPart(value, str(name), tell(value)) for value, name in told if tell(value)]
    return structs.replace(card, by=zone.name, parts=parts, rest=tell("rest")) if parts else card


def _make_card(
    deck: Deck, lexicon: Lexicon, language: str, noun: str, piece: Piece, told: About
) -> Card:
    kind, _, name = noun.partition(":")
    sort = f"-{piece.attributes[deck.by]}" if deck.by else ""
    symbol = deck.symbol
    for attribute, value in piece.attributes.items():
        symbol = symbol.replace(f"{{{attribute}}}", str(value))
    return Card(
        name=piece.words,
        sort=lexicon.say(language, f"sort-{kind}{sort}", {}),
        story=say_if_known(lexicon, language, f"story-{kind}-{name}", {}),
        words=told.words,
        rule=told.rule,
        symbol="" if "{" in symbol else symbol,
    )


def make_chapter(scene: Scene, event: Event, language: str) -> Chapter | None:
    """The chapter that a line of the log with this scene opens, if it does."""
    if not scene.chapter or not _is_meant(scene, event):
        return None
    lexicon, key = event.lexicon, f"chapter-{scene.chapter}"
    facts = lexicon.facts(language, event.kinds, event.numbers)
    facts |= {f"{kind}-name": name for kind, name in event.about.items()}
    title = lexicon.say(language, f"{key}.title", facts)
    return Chapter(title, lexicon.say(language, key, facts), scene.symbol)


def _is_meant(scene: Scene, event: Event) -> bool:
    """Whether a scene is of this line."""
    about = event.about
    return all(str(about.get(noun)) in names for noun, names in scene.when.items())


def say_if_known(lexicon: Lexicon, language: str, key: str, facts: Mapping[str, object]) -> str:
    """Words that may be missing, such as those of a card that somebody added."""
    words = lexicon.say(language, key, facts)
    return "" if words == key else words
