"""The manifest of a game: what a game's folder tells the engine, and the door to its matches."""

import importlib
import pkgutil
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from pathlib import Path
from types import ModuleType, NoneType
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from siegeworks.core import wording
from siegeworks.core.errors import LONGEST, BadSettings, insist
from siegeworks.core.judge import Judge
from siegeworks.core.nouns import Names, Nouns
from siegeworks.core.steps import State, Step
from siegeworks.core.zones import Sight, Zone

if TYPE_CHECKING:
    from siegeworks.core.match import Match

Line = list[tuple[str, str]]  # a line of a drawing: pieces of text, each with a style
Figures = tuple[tuple[str, ...], tuple[tuple[int, ...], ...]]  # columns, and a row for each noun


@dataclass(frozen=True)
class Setting:
    """An option of a game: its values, the first of them the default."""

    name: str
    values: tuple[str, ...]
    order: tuple[str, ...] = ()  # in which people read them, if not this one


@dataclass(frozen=True)
class Clash:
    """With this value of a setting, others keep their defaults."""

    setting: str
    value: str
    others: tuple[str, ...]


@dataclass(frozen=True)
class SeatLimit:
    """With this value of a setting, only so many may play."""

    setting: str
    value: str
    seats: tuple[int, ...]


@dataclass(frozen=True)
class Verb:
    """What an option does, and the kind of noun it touches."""

    word: str
    kind: str = ""
    ends_turn: bool = False  # it lets happen what is due, and is never taken unasked
    ends_question: bool = False  # it answers that there is nothing more to answer, such as "done"
    repeats: bool = False  # people may wish it as often as it is offered
    has_series: bool = False  # people may wish all of its options, one after the other


@dataclass(frozen=True)
class Told:
    """A kind of log line, and the kinds of noun it speaks of."""

    name: str
    kinds: tuple[str, ...] = ()


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    ending: str
    winners: tuple[int, ...]
    grade: str
    score: Mapping[int, int] = field(default_factory=dict)


def _find_folder(content: Path | str | None) -> Path | None:
    insist(BadSettings, "content-folder", content, str, Path, NoneType)
    return None if content is None else Path(content)


def _is_step(thing: object, module: str) -> bool:
    """Whether a thing is a step class written in that module; one without a rule is only a base."""
    return (
        isinstance(thing, type)
        and issubclass(thing, Step)
        and thing.__module__ == module
        and bool(thing.rule)
    )


def _list_modules(package: str) -> Iterator[ModuleType]:
    """The modules of a package and of those inside it, in the order of their names."""
    path = importlib.import_module(package).__path__
    for module in pkgutil.walk_packages(path, f"{package}."):
        yield importlib.import_module(module.name)


class Content(Protocol):
    """Where the content tables of a game come from."""

    def load(self, override: Path | None = None) -> Any:
        """What the rules read, with a folder of the user's own laid over it."""
        ...

    def pack(self, tables: Any) -> object:
        """Tables as plain data, for another process."""
        ...

    def unpack(self, data: Any) -> Any:
        """The tables that were packed."""
        ...

    def list_figures(self, names: Mapping[str, Sequence[str]]) -> Mapping[str, Figures]:
        """What the game's own tables say of named nouns, in numbers, by kinds of noun."""
        ...


class Game:
    """Everything the engine needs to know of a game. A game's folder fills it in.

    A game is also the door to its matches. Matches know their game, so that the four methods that
    make one look it up only when they are called.
    """

    key: ClassVar[str]
    version: ClassVar[int] = 1  # of the rules: raised when the same answers give another game
    first_learnt: ClassVar[int] = 1  # the version of the rules that was the first for learners
    seats: ClassVar[tuple[int, ...]]
    teaching: ClassVar[bool] = False  # a small game for learning and testing
    settings: ClassVar[tuple[Setting, ...]] = ()
    clashes: ClassVar[tuple[Clash, ...]] = ()  # settings that do not go together
    seat_limits: ClassVar[tuple[SeatLimit, ...]] = ()  # values that only so many may play
    streams: ClassVar[tuple[str, ...]] = ("luck",)
    verbs: ClassVar[Mapping[int, Verb]]
    told: ClassVar[Mapping[int, Told]] = {}
    endings: ClassVar[Mapping[int, str]]
    zones: ClassVar[tuple[Zone, ...]]
    modules: ClassVar[tuple[ModuleType, ...]] = ()  # of step classes, if not the room ``rules``
    folder: ClassVar[Path]  # RULES.md and the rooms
    content: ClassVar[Content | None] = None
    minutes: ClassVar[tuple[int, int]] = (5, 15)  # that a game takes, from and to
    together: ClassVar[bool] = False  # all seats win or lose as one
    rank: ClassVar[int] = 100  # where it stands among the games: lower ones come first
    limit: ClassVar[int] = 10_000  # no game needs more decisions
    rare: ClassVar[Mapping[str, str]] = {}  # steps random games may miss, and the test of each
    levels: ClassVar[Mapping[str, str]] = {  # opponents from weak to strong, as bots are named
        "easy": "flat:simulations=20",
        "normal": "ismcts:simulations=100",
        "hard": "ismcts:simulations=1000",
    }

    # What a game writes

    def tables(self, content: Path | None = None) -> Any:
        """The content tables, with a folder of the user's own laid over them."""
        if self.content is not None:
            return self.content.load(content)
        if content is not None:
            raise BadSettings("no-content", game=self.key)
        return None

    def pack_tables(self, tables: Any) -> object:
        """Tables as plain data, for another process; None stands for the game's own."""
        if self.content is None or tables is self.tables():
            return None
        return self.content.pack(tables)

    def unpack_tables(self, data: Any) -> Any:
        """The tables that were packed."""
        return self.tables() if self.content is None or data is None else self.content.unpack(data)

    def list_figures(self, tables: Any) -> Mapping[str, Figures]:
        """What stands on cards and the like, in numbers; nothing of tables of the user's own."""
        if self.content is None or tables is not self.tables():
            return {}
        kinds = self.nouns(tables).kinds.items()
        return self.content.list_figures({k: n.names for k, n in kinds if isinstance(n, Names)})

    def content_hash(self, tables: Any) -> str:
        """What tells these tables from others."""
        return "none" if tables is None else str(tables.content_hash)

    def nouns(self, tables: Any) -> Nouns:
        """The kinds of noun under these tables."""
        raise NotImplementedError

    def set_up(self, seats: int, settings: tuple[int, ...], tables: Any) -> State:
        """A new game before its first step."""
        raise NotImplementedError

    def outcome(self, g: State) -> Outcome:
        """How a finished game ended."""
        raise NotImplementedError

    def winners(self, g: State) -> tuple[int, ...]:
        """The seats that won a finished game."""
        return self.outcome(g).winners

    def check(self, g: State) -> list[tuple[str, Mapping[str, object]]]:
        """What is impossible in a position: codes of sentences with their facts."""
        return []

    def can_see(self, g: State, zone: Zone, place: int, seat: int | None) -> bool:
        """Whether a seat sees a place of a zone whose sight is by rule."""
        return False

    def prompt_facts(self, g: State, step: Step[Any]) -> dict[str, object]:
        """Numbers of the position that the words of a question need, such as moves left."""
        return {}

    def option_facts(self, option: int, g: State | None = None) -> dict[str, object]:
        """Numbers that the words of an option need, where it is asked for or at any time.

        The fact ``unspent`` says how much could still be done and is given up with the option.
        """
        return {}

    def noun_words(
        self, tables: Any, kind: str, value: int, name: str
    ) -> tuple[str, dict[str, object]]:
        """The key and the facts of the words for a named noun."""
        return f"{kind}-{name}", {}

    def judge(self) -> Judge:
        """What this game tells those who search; by default only who has won."""
        return Judge(self)

    # What every game has

    @cached_property
    def steps(self) -> dict[str, type[Step[Any]]]:
        """The step classes of the game by name."""
        found: dict[str, type[Step[Any]]] = {}
        for module in self.modules or _list_modules(f"{type(self).__module__}.rules"):
            for name, thing in vars(module).items():
                if _is_step(thing, module.__name__):
                    found[name] = thing
        return found

    @cached_property
    def has_secrets(self) -> bool:
        """Whether some zone is not open to everybody."""
        return any(zone.sight is not Sight.ALL for zone in self.zones)

    @cached_property
    def verb_codes(self) -> dict[str, int]:
        """The code of each verb word."""
        return {verb.word: code for code, verb in self.verbs.items()}

    def start(
        self,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: int | None = None,
        luck: str = "own",
        content: Path | str | None = None,
        listening: bool = True,
    ) -> "Match":
        """Start a match and run it to its first decision.

        ``luck="given"`` lets the caller answer chance. ``content`` is a folder of the user's own
        tables. A match that is not ``listening`` keeps no log and is a little faster.
        """
        from siegeworks.core import opening

        folder = _find_folder(content)
        return opening.start_match(self, seats, options or {}, seed, luck, folder, listening)

    def read_settings(self, options: Mapping[str, str]) -> tuple[int, ...]:
        """The numbers of the settings, defaults filled in."""
        insist(BadSettings, "settings-names", options, Mapping)
        known = {setting.name: setting for setting in self.settings}
        for name, value in options.items():
            if not known:
                raise BadSettings("no-settings", game=self.key, found=name)
            if name not in known:
                raise BadSettings("setting", game=self.key, found=name, expected=", ".join(known))
            if value not in known[name].values:
                raise BadSettings(
                    "setting-value",
                    game=self.key,
                    setting=name,
                    found=str(value),
                    expected=", ".join(known[name].values),
                )
        self._refuse_clashes({name: known[name].values.index(options[name]) for name in options})
        return tuple(s.values.index(options.get(s.name, s.values[0])) for s in self.settings)

    def list_seats(self, chosen: Mapping[str, str]) -> tuple[int, ...]:
        """How many may play with these values of settings, whatever the others are."""
        limits = self._list_limits(chosen)
        return tuple(n for n in self.seats if all(n in limit.seats for limit in limits))

    def read_seats(self, seats: object, settings: Sequence[int]) -> int:
        """The number of seats, by default the fewest that these settings are for."""
        chosen = self.name_settings(settings)
        if seats is None:
            return self.list_seats(chosen)[0]
        if type(seats) is not int:
            raise BadSettings("seats-number", found=repr(seats)[:LONGEST], example=self.seats[0])
        if seats not in self.seats:
            expected = ", ".join(map(str, self.seats))
            raise BadSettings("seats", game=self.key, found=seats, expected=expected)
        for limit in self._list_limits(chosen):
            if seats not in limit.seats:
                raise BadSettings(
                    "setting-seats",
                    game=self.key,
                    setting=f"{limit.setting}={limit.value}",
                    found=seats,
                    expected=", ".join(map(str, limit.seats)),
                )
        return seats

    def _list_limits(self, chosen: Mapping[str, str]) -> list[SeatLimit]:
        return [limit for limit in self.seat_limits if chosen.get(limit.setting) == limit.value]

    def _refuse_clashes(self, chosen: Mapping[str, int]) -> None:
        """Refuse values that do not go together."""
        known = {setting.name: setting for setting in self.settings}
        for clash in self.clashes:
            values = known[clash.setting].values
            if values[chosen.get(clash.setting, 0)] == clash.value:
                for name in clash.others:
                    if chosen.get(name, 0):
                        other = next(value for value in values if value != clash.value)
                        goes = f"{clash.setting}={other}"
                        raise BadSettings("setting-clash", game=self.key, setting=name, other=goes)

    def set_ups(self) -> list[tuple[int, dict[str, str]]]:
        """The set-ups that laws and golden games go through: all, unless a game names fewer."""
        values = [[(s.name, value) for value in s.values] for s in self.settings]
        return [(seats, dict(chosen)) for seats, chosen in product(self.seats, product(*values))]

    def name_settings(self, settings: Sequence[int]) -> dict[str, str]:
        """The settings by name."""
        return {s.name: s.values[i] for s, i in zip(self.settings, settings, strict=True)}

    def load(self, data: object, content: Path | str | None = None) -> "Match":
        """A match from dumped (and perhaps edited) data; refuses what the rules cannot reach."""
        from siegeworks.core import opening

        return opening.load(self, data, _find_folder(content))

    def from_position(
        self,
        text: str,
        seed: int | None = None,
        luck: str = "own",
        content: Path | str | None = None,
    ) -> "Match":
        """A match from a one-line position text, with fresh luck."""
        from siegeworks.core import opening

        return opening.read_position(self, text, seed, luck, _find_folder(content))

    def read(self, text: str, content: Path | str | None = None) -> "Match":
        """A match from the text of a record of this game."""
        from siegeworks.core import opening

        return opening.read(self, text, _find_folder(content))

    def title(self, language: str = "en") -> str:
        """The name of the game."""
        return wording.say(language, self.key, "title", {})

    def __reduce__(self) -> str:
        """For copy and pickle: a game is one of its kind, known by its name in its module."""
        module = vars(importlib.import_module(type(self).__module__))
        return next((name for name, thing in module.items() if thing is self), "GAME")

    def __repr__(self) -> str:
        return f"siegeworks.game({self.key!r})"
