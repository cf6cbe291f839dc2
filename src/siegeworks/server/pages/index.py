"""The first page: which tables there are."""

import time
from collections.abc import Sequence

from siegeworks import registry
from siegeworks.core.wording import say
from siegeworks.server import wire
from siegeworks.server.pages.html import page, tag, text


def write_index_page(tables: Sequence[wire.TableFacts], listed: bool, language: str) -> str:
    """The tables, and where the documentation of the wire is."""

    def words(key: str) -> str:
        return text(say(language, "", f"page-{key}", {}))

    body = [tag("h1", words("title")), tag("p", words("plain"))]
    body.append(tag("p", tag("a", words("schema"), href="/schema")))
    body.append(tag("h2", words("tables")))
    if not listed:
        body.append(tag("p", words("private")))
    elif not tables:
        body.append(tag("p", words("no-tables")))
    else:
        names = ("table", "game", "players", "state", "since")
        head = tag("tr", *(tag("th", words(name)) for name in names))
        rows = [_write_row(table, language) for table in tables]
        body.append(tag("table", tag("thead", head), tag("tbody", *rows)))
    return page(say(language, "", "page-title", {}), language, *body)


def _write_row(table: wire.TableFacts, language: str) -> str:
    players = ", ".join(seat.name or seat.bot or seat.kind for seat in table.seats)
    game = registry.game(table.game).title(language)
    state = "page-under-way" if table.ending is None else "page-over"
    began = time.strftime("%Y-%m-%d %H:%M", time.gmtime(table.created))
    cells = (table.title, game, players, say(language, "", state, {}), f"{began} UTC")
    return tag("tr", *(tag("td", text(cell)) for cell in cells))
