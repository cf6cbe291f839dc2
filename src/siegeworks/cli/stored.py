"""Stored games on the command line: whether the rules would still play them alike."""

from pathlib import Path

import typer

import siegeworks
from siegeworks import store
from siegeworks.cli.output import preferred_language, print_json, progress, say


def verify(where: str, json: bool, content: Path | None, language: str) -> int:
    """Play every game of a database again; 1 if any would be played differently."""
    language = preferred_language(language)
    differ: list[dict[str, str]] = []
    with store.open(where, create=False) as games:
        total = games.count()
        with progress(say("stored-title", language), total) as show:
            verdicts = games.verify(siegeworks.game, show, content=content, language=language)
            for table_id, ok, sentence in verdicts:
                if not ok:
                    row = games.table(table_id)
                    facts = {"id": row.id, "game": row.game, "title": row.title, "why": sentence}
                    differ.append(facts)
        place = games.place
    if json:
        print_json({"db": place, "games": total, "verified": not differ, "differ": differ})
    else:
        _tell(place, total, differ, language)
    return 1 if differ else 0


def _tell(place: str, total: int, differ: list[dict[str, str]], language: str) -> None:
    for facts in differ:
        title = facts["title"] or say("untitled", language)
        typer.echo(say("stored-differs", language, **facts | {"title": title}))
    if differ:
        typer.echo(say("stored-some", language, place=place, differ=len(differ), games=total))
    else:
        typer.echo(say("stored-all", language, place=place, games=total))
