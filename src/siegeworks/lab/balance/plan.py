"""What a game's ``bot/balance.toml`` asks for: which games to play, and what to make of them."""

import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from siegeworks.core.game import Game
from siegeworks.lab.errors import LabError

ROOM: Final = "bot"
FILE: Final = "balance.toml"

Count = Annotated[int, msgspec.Meta(ge=1)]
Band = tuple[float, float]  # from and to, in per cent
Some = Annotated[list[str], msgspec.Meta(min_length=1)]
Values = str | Some


class _Part(msgspec.Struct, forbid_unknown_fields=True):
    """A part of the file; a field that is most likely a slip is refused."""


class Run(_Part):
    """Games to be played: every combination of seats and options, by one bot on all seats."""

    bots: str
    games: Count  # of each combination
    seats: list[int] = []
    options: dict[str, Values] = {}
    batch: int = 0  # games that are lost at most when a run is broken off; 0: by what is played


class DeniedVerbs(_Part):
    """Verbs that the bot may not choose, one at a time."""

    label: str  # with {name}
    names: list[str]


class DeniedRows(_Part):
    """Rows of a content table, each in its turn replaced so that nobody can use it."""

    label: str
    content: str  # the table
    fields: dict[str, int | str | list[int | str]]  # what the row holds instead
    names: list[str]


class Again(_Part):
    """Rows that cost too much elsewhere, denied once more."""

    of: str  # what was denied
    least: float  # points that it cost there


class Denied(_Part):
    """What it costs to be denied something, against the same games with everything allowed."""

    against: str  # the run, whose bot plays
    games: Count
    most: float  # points that a single thing may cost
    options: dict[str, str] = {}  # the run's combination; the first that fits
    batch: int = 0
    verbs: DeniedVerbs | None = None
    rows: DeniedRows | None = None
    again: Again | None = None


class UsedChoices(_Part):
    """Options of a verb, by what they touch; ``by`` is a second noun that ends their names."""

    label: str
    verb: str
    nouns: list[str]
    by: str = ""


class UsedTracks(_Part):
    """Levels of single numbers of the game."""

    label: str  # with {name}
    names: list[str]


class Usage(_Part):
    """What should come up often enough, in the set-up where it comes up most."""

    runs: Annotated[
        list[Some], msgspec.Meta(min_length=1)
    ]  # set-ups; a thing counts where it comes up most
    least: float  # share of the games
    luck: list[str] = []  # kinds of noun that luck draws
    choices: list[UsedChoices] = []
    tracks: UsedTracks | None = None


class Column(_Part):
    """A column of figures; ``of`` says of which option, ending or number."""

    title: str
    value: Literal[
        "option", "seats", "games", "wins", "share", "wanted", "within",
        "decisions", "mean", "least", "most", "ending", "endings",
    ]  # fmt: skip
    of: Values = ""

    @property
    def names(self) -> list[str]:
        """What it is of, as a list."""
        return [self.of] if isinstance(self.of, str) else self.of


class FiguresBlock(_Part, tag_field="kind", tag="figures"):
    """A sentence on runs, and a line for each combination."""

    runs: Some
    text: str = ""
    columns: list[Column] = []


class UsageBlock(_Part, tag_field="kind", tag="usage"):
    """What came up how seldom."""

    titles: tuple[str, str, str, str]
    text: str


class DeniedBlock(_Part, tag_field="kind", tag="denied"):
    """What it cost to be denied something."""

    of: str
    titles: tuple[str, str, str]
    text: str = ""


class SharesPicture(_Part, tag_field="kind", tag="shares"):
    """Shares of games won with their intervals, over what is wanted."""

    file: str
    runs: Some
    label: str
    axis: str


class DeniedPicture(_Part, tag_field="kind", tag="denied"):
    """Points lost with their intervals, and how many may be."""

    file: str
    of: str
    axis: str


class Difficulty(_Part):
    """The shares that the game itself tells its players."""

    runs: Some
    setting: str


class Levels(_Part):
    """How strong the levels of the bots are."""

    games: Count
    random: Count  # games at random, which are quick and hardly ever won
    habit: int = 0  # games by habit, where all levels are to be stronger than it
    options: dict[str, str] = {}  # on which the levels are told apart, if not on the usual ones
    fewer: dict[str, Count] = {}  # games of levels that think too long for so many


class Plan(_Part):
    """All that is measured of a game, and where it is written."""

    page: str = ""
    seed: int = 1
    order: dict[str, list[str]] = {}  # the values of options as they are read
    wanted: dict[str, dict[str, Band]] = {}  # by option and value
    runs: dict[str, Run] = {}
    denied: dict[str, Denied] = {}
    usage: Usage | None = None
    blocks: dict[str, FiguresBlock | UsageBlock | DeniedBlock] = {}
    pictures: list[SharesPicture | DeniedPicture] = []
    difficulty: Difficulty | None = None
    levels: Levels | None = None


def find_file(game: Game) -> Path:
    """Where a game's plan lies."""
    return game.folder / ROOM / FILE


def has_plan(game: Game) -> bool:
    """Whether a game says how it is measured."""
    return find_file(game).is_file()


def read_plan(game: Game) -> Plan:
    """A game's plan; whatever is wrong with it is said before anything is played."""
    path = find_file(game)
    if not path.is_file():
        raise LabError("lab-balance-none", game=game.key)
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        plan = msgspec.convert(data, Plan)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LabError("lab-balance-file", path=str(path), why=str(error)) from error
    _check_names(plan, game, path)
    return plan


def _check_names(plan: Plan, game: Game, path: Path) -> None:
    """Refuse what is named but not there."""
    options = {setting.name: setting.values for setting in game.settings}
    _refuse_unknown(path, _list_runs_named(plan), plan.runs)
    _refuse_unknown(path, _list_denied_named(plan), plan.denied)
    for asked in (plan.order, plan.wanted):
        _refuse_unknown(path, asked, options)
        for option, values in asked.items():
            _refuse_unknown(path, values, options[option])
    for column in _list_columns(plan):
        _refuse_unknown(path, column.names, _list_known(column, game))
    if plan.difficulty is not None:
        _refuse_unknown(path, [plan.difficulty.setting], options)
    if plan.usage is not None:
        kinds = game.nouns(game.tables()).kinds
        nouns = [noun for used in plan.usage.choices for noun in (*used.nouns, used.by) if noun]
        _refuse_unknown(path, [*plan.usage.luck, *nouns], kinds)
        verbs = [verb.word for verb in game.verbs.values()]
        _refuse_unknown(path, [used.verb for used in plan.usage.choices], verbs)
        if plan.usage.tracks is not None:
            _refuse_unknown(path, plan.usage.tracks.names, [zone.name for zone in game.zones])


def _list_columns(plan: Plan) -> Iterator[Column]:
    for block in plan.blocks.values():
        if isinstance(block, FiguresBlock):
            yield from block.columns


def _list_known(column: Column, game: Game) -> Iterable[str]:
    """What a column may be of."""
    match column.value:
        case "option":
            return [setting.name for setting in game.settings]
        case "mean" | "least" | "most":
            return [zone.name for zone in game.zones]
        case "ending" | "endings":
            return game.endings.values()
    return [""]


def _list_runs_named(plan: Plan) -> Iterator[str]:
    for block in plan.blocks.values():
        if isinstance(block, FiguresBlock):
            yield from block.runs
    for picture in plan.pictures:
        if isinstance(picture, SharesPicture):
            yield from picture.runs
    for denied in plan.denied.values():
        yield denied.against
    if plan.usage is not None:
        yield from (name for names in plan.usage.runs for name in names)
    if plan.difficulty is not None:
        yield from plan.difficulty.runs


def _list_denied_named(plan: Plan) -> Iterator[str]:
    for part in (*plan.blocks.values(), *plan.pictures):
        if isinstance(part, DeniedBlock | DeniedPicture):
            yield part.of
    for denied in plan.denied.values():
        if denied.again is not None:
            yield denied.again.of


def _refuse_unknown(path: Path, names: Iterable[str], known: Iterable[str]) -> None:
    there = list(known)
    for name in names:
        if name not in there:
            expected = ", ".join(there[:40]) or "-"
            raise LabError("lab-balance-name", path=str(path), found=name[:60], expected=expected)
