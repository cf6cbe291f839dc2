"""How a game is drawn: the base of what the room ``board/`` of a game says.

A game without that room is listed zone by zone. Whatever is drawn starts from a ``Seen`` and asks
the game's own rules, so that no drawing can know more than its seat, or decide a rule anew.
"""

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, ClassVar, Final, Generic, TypeVar

from siegeworks.core import wording
from siegeworks.core.decision import Event
from siegeworks.core.game import Game, Line
from siegeworks.core.lexicon import Lexicon
from siegeworks.core.match import Match
from siegeworks.core.nouns import Names
from siegeworks.core.steps import NOUN, State
from siegeworks.parts.board.epilogue import Teller
from siegeworks.parts.board.explaining import list_drawn, list_spoken, make_about
from siegeworks.parts.board.headings import Heading
from siegeworks.parts.board.lines import Signs, draw_legend
from siegeworks.parts.board.promises import Promise, find_quiet
from siegeworks.parts.board.records import About, Change, Layout, Outlook, Piece, Wish
from siegeworks.parts.board.seen import Seen
from siegeworks.parts.board.story import (
    EMPTY,
    Chapter,
    Script,
    Story,
    make_cards,
    make_chapter,
    say_if_known,
)
from siegeworks.parts.forms import Form

S = TypeVar("S", bound=State)
ROOM = "board"
LAYOUT: Final = Form(Layout)
SCRIPT: Final = Form(Script)


class Board(Generic[S]):
    """What a game shows. A game overrides what it has more to say on than its folder does."""

    signs: ClassVar[Signs] = ()  # of the drawing in the terminal, each with the key of its words
    promises: ClassVar[Mapping[str, Promise[Any]]] = {}  # for marks with a share, by their kind
    # How log lines and questions are told as results of an option, by their name: a key of words,
    # or nothing. A line without an entry is told as in the log, unless it tells what a die shows.
    # What is told otherwise of one thing has it after the name: "rolled face:1".
    results: ClassVar[Mapping[str, str]] = {}
    # Log lines that open a part of the log, by their name; see ``Heading``.
    headings: ClassVar[Mapping[str, Heading]] = {}
    # How several log lines alike are told as one, by their name: a key of words, with ``times``.
    sums: ClassVar[Mapping[str, str]] = {}
    # Those of the signs that are told below the drawing wherever there is room.
    first_signs: ClassVar[tuple[str, ...]] = ()
    # Kinds of marks and log lines that harm those who play: drawn in text with a sign of danger.
    dangers: ClassVar[frozenset[str]] = frozenset()
    # Zones of which nothing is told where a position is put into sentences: what only the rules
    # need, and what is told with something else.
    untold: ClassVar[tuple[str, ...]] = ()
    # Zones whose numbers are good to have, and those that are bad, for those who win together or
    # for the first side; by them a judgement tells what a better choice would have gained.
    gains: ClassVar[tuple[str, ...]] = ()
    losses: ClassVar[tuple[str, ...]] = ()
    # Answers that leave things as they are, the quietest first, see ``let_happen``.
    quiet: ClassVar[tuple[int, ...]] = ()
    # Whether options say what they change, see ``tell_changes``; ``change-legend`` are the words
    # that say what the figures are.
    has_changes: ClassVar[bool] = False
    # Whether options may be chosen where they do not say, see ``find_place``.
    has_places: ClassVar[bool] = False
    # Questions whose options may tell what comes of them uncounted, see ``tell_prospect``.
    prospects: ClassVar[frozenset[str]] = frozenset()
    # Whether several answers may be wished at one word, see ``list_wishes``.
    has_wishes: ClassVar[bool] = False

    def __init__(self, game: Game) -> None:
        self.game = game
        self.folder: Path = game.folder / ROOM
        self.script = self._read_script()

    # In the browser

    def layout(self, tables: Any, options: Mapping[str, str]) -> Layout | None:
        """Where everything lies under these tables and options; None: zones are listed plainly."""
        data = self.layout_file()
        return LAYOUT.fill(data) if data else None

    def layout_for(self, tables: Any, options: Mapping[str, str], seats: int) -> Layout | None:
        """The same for so many seats: the fewer play, the more room each of them may have."""
        return self.layout(tables, options)

    def layout_file(self) -> dict[str, Any]:
        """What ``board/layout.toml`` says; empty if there is no such file."""
        file = self.folder / "layout.toml"
        return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}

    def pieces(self, lexicon: Lexicon, language: str) -> dict[str, Piece]:
        """What can lie in zones, by ``kind:name``; symbols and pips are chosen by attributes."""
        held = {zone.holds for zone in self.game.zones}
        return {
            noun: Piece(words, words[:1].upper(), {})
            for noun, words in self._noun_names(lexicon, language).items()
            if noun.partition(":")[0] in held
        }

    def names(self, lexicon: Lexicon, language: str) -> dict[str, str]:
        """The words of all nouns that have words, by ``kind:name``."""
        return self._noun_names(lexicon, language)

    def _noun_names(self, lexicon: Lexicon, language: str) -> dict[str, str]:
        found: dict[str, str] = {}
        for kind, known in lexicon.nouns.kinds.items():
            for value, name in enumerate(known.names if isinstance(known, Names) else ()):
                key, _ = self.game.noun_words(lexicon.tables, kind, value, name)
                words = str(lexicon.noun(language, kind, value))
                if words != key:  # a noun without words is spoken as its key
                    found[f"{kind}:{name}"] = words
        return found

    def outlook(self, seen: Seen[S]) -> Outlook | None:
        """What to say of a position beside its pieces: how close the end is, and what comes."""
        return None

    def standing(self, seen: Seen[S]) -> Outlook | None:
        """The same with the marks that stand alone, of what passes between two questions."""
        outlook = self.outlook(seen)
        stands = [mark for mark in outlook.marks if mark.stands] if outlook else []
        return outlook and Outlook(outlook.gauge, outlook.status, stands)

    def measure(self, g: S) -> Any:
        """What options are compared by, counted in a state that holds what the seat sees."""
        return None

    def tell_changes(self, seen: Seen[S], old: Any, new: Any) -> list[Change]:
        """What lies between two measures, in words: a player would else have to work it out."""
        return []

    def tell_luck(self, seen: Seen[S], option: int) -> list[Change]:
        """How likely an option does what it is taken for, where luck decides; told with it."""
        return []

    def tell_prospect(self, seen: Seen[S], option: int) -> list[Change]:
        """What comes of an option of a question among ``prospects``, as things stand."""
        return []

    def find_place(self, seen: Seen[S], option: int) -> str:
        """The noun where an option is lit whose own noun is no area, such as a direction's goal.

        It is that of an area, ``area:<id>``, or that of a piece. Empty: ``verbs`` of the layout say
        where, or the one zone whose pieces bear the option's noun; or nothing does.
        """
        return ""

    def imagine(self, g: S, option: int) -> S | None:
        """The position that an option is judged by, if that is not where it leads by itself.

        A unit that is picked up, for example, is not yet gone. It is the same however hidden things
        lie.
        """
        return None

    def list_wishes(self, seen: Seen[S], told: Sequence[Event]) -> Iterable[Wish]:
        """Several answers that may be wished at one word, by what was ``told`` to the seat."""
        return ()

    def follow_wish(self, seen: Seen[S], told: Sequence[Event], key: str, made: int) -> int | None:
        """The next answer of a wish of which so many were ``made``; None if it is fulfilled."""
        return None

    def list_people(self, seats: int) -> list[list[str]]:
        """The nouns that each seat leads, if it leads any, such as ``officer:1``.

        Wherever one of them or its seat is named, the name has the colour that ``board/look.css``
        gives to the class ``person-officer-1``.
        """
        return []

    # What everything is

    def explain(
        self, lexicon: Lexicon, tables: Any, options: Mapping[str, str], language: str
    ) -> dict[str, About]:
        """What each drawn thing is and does, by its key.

        Keys are ``area:<id>``, ``zone:<name>``, ``status:<key>``, ``mark:<kind>``, ``gauge`` and
        ``piece:<kind>:<name>``. The words of ``zone:oil`` have the key ``about-zone-oil``; their
        attribute ``rule`` cites a paragraph, and ``name`` calls what has no name otherwise.
        """
        names = self.names(lexicon, language)
        drawn = list_drawn(self.layout(tables, options), lexicon, language, names)
        pieces = {f"piece:{noun}": names.get(noun, "") for noun in self.pieces(lexicon, language)}
        known = wording.list_keys(self.game.key)
        found: dict[str, About] = {}
        for key, name in {**drawn, **list_spoken(known), **pieces}.items():
            words = f"about-{self.about_key(key).replace(':', '-')}"
            if words in known:
                facts = self.about_facts(key, tables, options)
                found[key] = make_about(lexicon, language, words, facts, name)
        return found

    def about_key(self, key: str) -> str:
        """Under which key the words of a drawn thing are found; those of a family share one."""
        return key

    def about_facts(self, key: str, tables: Any, options: Mapping[str, str]) -> dict[str, object]:
        """Facts for the words of a drawn thing: what it costs, needs or gives by the tables."""
        return {}

    # The story

    def _read_script(self) -> Script:
        """What ``board/story.toml`` says."""
        file = self.folder / "story.toml"
        if not file.is_file():
            return EMPTY
        return SCRIPT.fill(tomllib.loads(file.read_text(encoding="utf-8")))

    def tell_story(
        self, lexicon: Lexicon, tables: Any, options: Mapping[str, str], language: str
    ) -> Story:
        """The cards of the game in words, and how the lines of its log are shown."""
        about = self.explain(lexicon, tables, options, language)
        pieces = self.pieces(lexicon, language)

        def tell_part(noun: str, part: str) -> str:
            key = f"piece:{noun}"
            words = f"about-{self.about_key(key).replace(':', '-')}.{part}"
            return say_if_known(lexicon, language, words, self.about_facts(key, tables, options))

        cards = make_cards(self.script, lexicon, language, pieces, about, tell_part)
        return Story(cards, self.script.lines, self.script.quiet)

    def find_chapter(self, event: Event, language: str) -> Chapter | None:
        """The chapter that a line of the log opens, if it does."""
        scene = self.script.lines.get(event.kind)  # most lines have none
        return None if scene is None else make_chapter(scene, event, language)

    def review(self, told: Sequence[Event], language: str) -> list[str]:
        """What became of a part of the game, a sentence each, from what a seat heard of it.

        It is told with lines whose scene says ``since`` which line it looks back.
        """
        return []

    def tell_epilogue(self, match: Match, seat: int | None, language: str) -> list[str]:
        """What became of it all, in a few sentences: what fell, who held, what decided it.

        It speaks of what the seat heard and sees, and is the same whenever it is told.
        """
        if not self.script.epilogue:
            return []
        names = self.names(match.lexicon, language)
        return Teller(match, seat, language, self.script, names).tell()

    # Of a position

    def let_happen(self, g: S, options: list[int]) -> int:
        """The option by which nobody interferes with what is due.

        That is one of the ``quiet``, the end of a turn, or the first. Only what comes true by
        itself is foretold. The law that tries it answers by this.
        """
        verbs = self.game.verbs
        ends = (option for option in options if verbs[option & ~NOUN].ends_turn)
        return find_quiet(options, self.quiet) or next(ends, options[0])

    def art(self) -> dict[str, Path]:
        """The files in the room that clients may load, by name."""
        return {file.name: file for kind in ("*.svg", "*.css") for file in self.folder.glob(kind)}

    # In the terminal and in text

    def draw(self, seen: Seen[S]) -> list[Line]:
        """The board as lines of text, 80 columns at most; none: the zones are listed."""
        return []

    def draw_page(self, seen: Seen[S]) -> list[Line]:
        """What is drawn as well where lines are many; elsewhere it is a page of its own."""
        return []

    def legend(self, lexicon: Lexicon, language: str) -> list[Line]:
        """The signs of the drawing and what they mean."""
        return draw_legend(self.signs, lexicon, language) if self.signs else []

    def odds(self, seen: Seen[S]) -> list[Line]:
        """What luck may bring; none if the game does not count."""
        return []

    # After the game

    def weigh_zone(self, zone: str, seat: int) -> int:
        """Whether more in a zone is good for a seat (1), bad (-1), or neither."""
        return (zone in self.gains) - (zone in self.losses)

    def luck_group(
        self, tables: Any, kind: str, value: int, name: str
    ) -> tuple[str, dict[str, object]] | None:
        """Under which words (a key and its facts) the history of luck counts an outcome.

        None: it is not counted. By default each outcome is counted by itself, in a game where
        everybody sees everything; a game with secrets says which draws all seats see.
        """
        if self.game.has_secrets:
            return None
        return f"{kind}-{name}", {}


@cache
def board_of(game: Game) -> Board[Any]:
    """How a game is drawn: the ``BOARD`` of its room, or the plain base."""
    room = f"{type(game).__module__}.{ROOM}"
    if not game.folder.joinpath(ROOM, "__init__.py").is_file() or find_spec(room) is None:
        return Board(game)
    kind: type[Board[Any]] = import_module(room).BOARD
    assert issubclass(kind, Board)
    return kind(game)
