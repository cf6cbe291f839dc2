"""How a match comes to be: new, or from a dump, a position line or a record."""

from collections.abc import Mapping
from pathlib import Path

from siegeworks.core import engine
from siegeworks.core.errors import (
    BadDump,
    BadPosition,
    BadRecord,
    BadSettings,
    SiegeError,
    insist,
)
from siegeworks.core.game import Game
from siegeworks.core.luck import make_keys
from siegeworks.core.match import Match, begin, make_first_state
from siegeworks.core.notation import dump, position, record, restore
from siegeworks.core.start import Start, choose_seed
from siegeworks.core.steps import Chance, Choice, State
from siegeworks.core.zones import show_data


def start_match(
    game: Game,
    seats: int | None,
    options: Mapping[str, str],
    seed: int | None,
    luck: str,
    content: Path | None,
    listening: bool,
) -> Match:
    """A new match at its first decision."""
    settings = game.read_settings(options)
    count = game.read_seats(seats, settings)
    start = Start(game, count, settings, choose_seed(seed), game.tables(content))
    return begin(start, _is_given(luck), listening)


def _is_given(luck: str) -> bool:
    """Whether luck is given by the caller."""
    if luck not in ("own", "given"):
        raise BadSettings("luck", found=str(luck)[:20])
    return luck == "given"


def load(game: Game, data: object, content: Path | None) -> Match:
    """A match from dumped data."""
    return _start_at(*dump.read(game, data, content))


def read_position(
    game: Game, text: str, seed: int | None, luck: str, content: Path | None
) -> Match:
    """A match from a position text."""
    insist(BadPosition, "position-text", text, str)
    start, g = position.read(game, text, content)
    g.given = _is_given(luck)
    g.low, g.high = make_keys(choose_seed(seed))
    try:
        return _start_at(start, g)
    except BadDump as error:
        raise BadPosition(error.code, **error.facts) from error


def _start_at(start: Start, g: State) -> Match:
    """A match that begins at a restored state; it remembers that state as its start."""
    given = g.given
    match = Match(start, g, True, True)
    try:
        engine.advance(g)
        fits = restore.can_go_on(start, g)
        # Rules that meet a position they were not written for can fail in any way.
    except Exception as error:
        raise BadDump("dump-agenda") from error
    if not fits:
        raise BadDump("dump-agenda")
    g.given = given
    match.start = start.at(position.write(start, g))
    engine.advance(g)
    return match


def read(game: Game, text: str, content: Path | None) -> Match:
    """A match from the text of a record, played up to its last answer."""
    insist(BadRecord, "record-no-text", text, str)
    sheet = record.parse(text)
    start = _read_start(game, sheet, content)
    given = sheet.facts.get("luck", "own") == "given"
    match = Match(start, make_first_state(start), True, True)
    engine.advance(match.state)
    own = start.seed is not None and not given
    for number, who, what in sheet.answers:
        try:
            _replay(match, who, what, own)
        except SiegeError as error:
            raise BadRecord("record-answer", line=number, why=error) from error
    match.history.set_luck(given)
    match.state.given = given
    engine.advance(match.state)
    return match


def _replay(match: Match, who: str, what: str, own: bool) -> None:
    """Give one answer again; with the game's own luck, luck must fall as it did."""
    step = engine.find_waiting(match.state)
    if who != record.LUCK:
        match.choose(what, int(who))
    elif isinstance(step, Chance):
        drawn = step.draw(match.state) if own else None
        name = None if drawn is None else str(match.lexicon.nouns.name(step.noun, drawn))
        if name is not None and name != what:
            raise BadRecord("record-luck", found=show_data(what), expected=name)
        match.happen(what)
    else:
        raise BadRecord("record-no-luck" if isinstance(step, Choice) else "over")


def _read_start(game: Game, sheet: record.Sheet, content: Path | None) -> Start:
    facts = sheet.facts
    if facts["game"] != game.key:
        raise BadRecord("dump-game", found=show_data(facts["game"]), expected=game.key)
    if facts["rules"] != str(game.version):
        raise BadRecord("rules-version", found=show_data(facts["rules"], 20), expected=game.version)
    tables = game.tables(content)
    known = game.content_hash(tables)
    if facts["content"] != known:
        raise BadRecord(
            "content-differs", found=show_data(facts["content"], 12), expected=known[:12]
        )
    if facts["seats"] not in map(str, game.seats):
        expected = ", ".join(map(str, game.seats))
        raise BadRecord(
            "seats", game=game.key, found=show_data(facts["seats"], 20), expected=expected
        )
    if facts.get("luck", "own") not in ("own", "given"):
        raise BadRecord("luck", found=show_data(facts["luck"], 20))
    try:
        settings = game.read_settings(sheet.options)
        start = Start(
            game,
            game.read_seats(int(facts["seats"]), settings),
            settings,
            record.find_seed(facts),
            tables,
            facts.get("position", ""),
        )
        make_first_state(start)
        if start.position:
            read_position(game, start.position, 0, "given", content)
    except BadRecord:
        raise
    except SiegeError as error:
        raise BadRecord(error.code, **error.facts) from error
    return start
