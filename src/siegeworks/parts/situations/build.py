"""From what is said to a match, or to a sentence that says what cannot be."""

import reprlib
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Literal, TypedDict, TypeVar, cast

from siegeworks.core.errors import BadDump, BadSettings
from siegeworks.core.game import Game
from siegeworks.core.match import Match
from siegeworks.core.wording import Phrase
from siegeworks.core.zones import show_data
from siegeworks.parts.content.values import read_values
from siegeworks.parts.situations.course import find_course
from siegeworks.parts.situations.draft import Draft, read_list
from siegeworks.parts.situations.errors import BadSituation, list_nearest

ROOM: Final = "situations"  # the module of a game that says what may be said of it
SETTLED: Final = ("luck", "seed", "content")  # what a contradiction is never blamed on


class Common(TypedDict, total=False):
    """What may be said of a situation of any game."""

    seats: int
    options: Mapping[str, str]
    luck: Literal["own", "given"]
    seed: int  # of the luck to come
    content: Path | str  # a folder of tables of your own
    at: str  # the question that is asked, such as "act" or "aim gun-1"
    agenda: Sequence[str]  # all that is still to be done, as a dump has it; instead of ``at``


F = TypeVar("F", bound=Mapping[str, object])
Lay = Callable[[Draft, F], None]


def build(game: Game, words: Sequence[str], lay: Lay[F], facts: F) -> Match:
    """A match in the situation that the facts describe; ``lay`` puts them on the zones."""
    for fact in facts:
        if fact not in words:
            expected = list_nearest(fact, words)
            raise BadSituation(
                "situation-unknown", game=game.key, found=show_data(fact), expected=expected
            )
    try:
        return _build(game, lay, facts)
    except BadSituation:
        raise
    except BadDump as error:
        raise _blame(game, lay, facts, error) from error


def situation(game: Game, facts: Mapping[str, Any]) -> Match:
    """A match in a situation, by the words of the game; without such, zones are facts."""
    if game.folder.joinpath(f"{ROOM}.py").is_file():
        found: Match = import_module(f"{type(game).__module__}.{ROOM}").situation(**facts)
        return found
    zones = [zone.name for zone in game.zones]
    return build(game, [*Common.__annotations__, *zones], _lay_plainly, facts)


def _lay_plainly(draft: Draft, said: Mapping[str, object]) -> None:
    draft.lay_zones(said, *draft.zones)


def _build(game: Game, lay: Lay[F], facts: F) -> Match:
    said: Common = cast(Common, facts)
    if said.get("luck", "own") not in ("own", "given"):
        raise BadSettings("luck", found=show_data(said["luck"], 20))
    folder = said.get("content")
    start = game.start(
        said.get("seats"), said.get("options"), said.get("seed"), luck="given", content=folder
    )
    draft = Draft(start, read_values(game, folder))
    lay(draft, facts)
    draft.data["luck"]["given"] = said.get("luck") == "given"
    if "agenda" in said:
        if "at" in said:
            raise BadSituation("situation-at", found=show_data(said["at"]))
        draft.data["agenda"] = read_list("agenda", said["agenda"])
    elif "at" in said or draft.question:
        question = said.get("at", draft.question)
        draft.data["agenda"] = find_course(start, question, draft.question, draft.fixed)
    return game.load(draft.data, folder)


# What does not fit together


def _blame(game: Game, lay: Lay[F], facts: F, error: BadDump) -> BadSituation:
    """The refusal that names a smallest set of facts which are refused alike on their own."""
    kept = _split(facts)
    for part in list(kept):
        less = {name: value for name, value in kept.items() if name != part}
        if _is_refused(game, lay, cast(F, _join(less)), error):
            kept = less
    said = _join({part: value for part, value in kept.items() if part[0] not in SETTLED})
    told = ", ".join(f"{name}={_shorten(value)}" for name, value in said.items())
    if error.code == "impossible":
        why = error.facts["why"]
        return BadSituation("situation-impossible", facts=told, count=len(kept), why=why)
    if error.code == "dump-agenda":
        return BadSituation("situation-agenda", facts=told)
    return BadSituation("situation-refused", facts=told, why=error)


def _split(facts: Mapping[str, Any]) -> dict[tuple[str, ...], object]:
    """The facts one by one; of those given by name each name is one."""
    found: dict[tuple[str, ...], object] = {}
    for name, value in facts.items():
        if isinstance(value, Mapping) and value:
            found |= {(name, key): held for key, held in value.items()}
        else:
            found[name,] = value
    return found


def _join(parts: Mapping[tuple[str, ...], object]) -> dict[str, Any]:
    """The reverse of ``_parts``."""
    facts: dict[str, Any] = {}
    for part, value in parts.items():
        if len(part) == 1:
            facts[part[0]] = value
        else:
            facts.setdefault(part[0], {})[part[1]] = value
    return facts


def _is_refused(game: Game, lay: Lay[F], facts: F, error: BadDump) -> bool:
    """Whether some facts are refused for the same reason."""
    try:
        _build(game, lay, facts)
    except BadDump as other:
        return _tell_reason(other) == _tell_reason(error)
    except BadSettings:
        return False
    return False


def _tell_reason(error: BadDump) -> tuple[str, str]:
    why = error.facts.get("why")
    return error.code, why.key if isinstance(why, Phrase) else ""


def _shorten(value: object) -> str:
    """A value as it was said, cut where it is long."""
    short = reprlib.Repr()
    short.maxdict = short.maxlist = short.maxtuple = 8
    short.maxstring = short.maxother = 60
    return short.repr(value)
