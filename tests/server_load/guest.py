"""A guest for made-up requests: sits at real tables, so that they meet more than "no such thing".

Schemathesis runs this in its own process; the server's address is in the environment.
"""

import contextlib
import os
import random
from typing import Any, Final

import msgspec
import schemathesis
from schemathesis import Case, GenerationMode, HookContext

from siegeworks.cli.load.client import Client, Glimpse, Opened, Refused

ADDRESS: Final = "SIEGEWORKS_TEST_URL"
REAL: Final = 0.75  # how many of the made-up requests are about real things
GAMES: Final = (("westerplatte", 1), ("gatehouse", 2), ("pig", 3))
PARAGRAPHS: Final = ("1", "2.1", "3.2")
BACK: Final = ("undo", "redo", "rewind")
DICE: Final = random.Random(5)


@schemathesis.hook
def before_call(context: HookContext, case: "Case[Any]", kwargs: dict[str, Any]) -> None:
    """Put real things in the place of made-up ones, if the request is meant to be right."""
    if case.meta is not None and case.meta.generation.mode is not GenerationMode.POSITIVE:
        return
    if isinstance(case.body, dict):
        case.body = {name: _whole(value) for name, value in case.body.items()}
    if DICE.random() < REAL:
        game, seats = DICE.choice(GAMES)
        _name(case, game)
        if "table_id" in case.path_parameters:
            _sit(case, game, seats)


def _whole(value: Any) -> Any:
    """Whole numbers without a point: to a schema 1.0 is one too, but no client writes it so."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


def _name(case: "Case[Any]", game: str) -> None:
    """A game and a paragraph that there are."""
    places = case.path_parameters
    places |= {"game": game} if "game" in places else {}
    places |= {"number": DICE.choice(PARAGRAPHS)} if "number" in places else {}
    if isinstance(case.body, dict) and "game" in case.body:
        case.body["game"] = game
        for fault in ("options", "seats"):  # of this game, nearly none would do
            case.body.pop(fault, None)
    if isinstance(case.body, dict) and "record" in case.body:
        case.body["record"] = _record(game)
        case.body.pop("seats", None)


def _record(game: str) -> str:
    """A game that has begun, as a record."""
    doors = Client(os.environ[ADDRESS])
    table = doors.open_table(game, dict(GAMES)[game], "")
    _play(doors, table, "choice")
    return doors.ask("GET", f"/tables/{table.id}/record", cookie=table.cookie)[0].decode()


def _sit(case: "Case[Any]", game: str, seats: int) -> None:
    """A new table, as what was done to another may have closed it; and a wish that fits it."""
    doors = Client(os.environ[ADDRESS])
    table = doors.open_table(game, seats, "")
    deed = case.path.rpartition("/")[2]
    if deed in BACK:
        _play(doors, table, "choice")
        if isinstance(case.body, dict):
            case.body.pop("to", None)
    if deed == "redo":
        _play(doors, table, "undo")
    fitting = _wish(doors, table) | {"title": table.title}
    for wish in (case.body, case.query, case.path_parameters):
        if isinstance(wish, dict):
            wish |= {name: value for name, value in fitting.items() if name in wish}
    case.path_parameters["table_id"] = table.id
    name, _, value = table.cookie.partition("=")
    case.cookies[name] = value


def _play(doors: Client, table: Opened, deed: str) -> None:
    """Do something that can be taken back, or take it back, if the rules let us."""
    wish = _wish(doors, table)
    body = wish if deed == "choice" else {"sequence": wish["sequence"]}
    with contextlib.suppress(Refused):
        doors.ask("POST", f"/tables/{table.id}/{deed}", body, table.cookie)


def _wish(doors: Client, table: Opened) -> dict[str, Any]:
    """An answer that the table takes; from a seat that is asked, if that is ours to choose."""
    text, _ = doors.ask("GET", f"/tables/{table.id}/view", cookie=table.cookie)
    view = msgspec.json.decode(text, type=Glimpse)
    options = [] if view.prompt is None else view.prompt.options
    return {
        "sequence": view.sequence,
        "option": DICE.choice(options).text if options else "",
        "seat": DICE.choice(table.seats) if len(table.seats) < 3 else table.seats[0],
    }
