"""``siegeworks replay``: a recorded game told or verified, or all games of a database verified."""

from pathlib import Path

import typer

import siegeworks
from siegeworks.cli.output import choose_language, print_json, say, show_progress
from siegeworks.core import wording
from siegeworks.core.match import Match


def replay(file: Path, verify: bool, json: bool, content: Path | None, language: str) -> None:
    """Tell a recorded game, or say whether it still replays."""
    language = choose_language(language)
    match = siegeworks.read(file, content)
    result = None if match.result is None else match.result.ending
    if json:
        print_json(_describe_replay(match, file, result, verify, language))
    elif verify:
        typer.echo(say("verified", language, file=str(file), entries=match.length))
    else:
        for event in match.log():
            typer.echo(f"{event.rule:>6}  {event.words(language)}")
        if result is not None:
            typer.echo(wording.say(language, match.game.key, f"end-{result}", {}))


def _describe_replay(
    match: Match, file: Path, result: str | None, verify: bool, language: str
) -> dict[str, object]:
    facts: dict[str, object] = {
        "file": str(file),
        "game": match.game.key,
        "entries": match.length,
        "verified": True,
        "result": result,
        "position": match.position(),
    }
    if not verify:
        facts["log"] = [
            {"event": e.kind, "about": e.about, "rule": e.rule, "text": e.words(language)}
            for e in match.log()
        ]
        facts["answers"] = [str(entry) for entry in match.entries()]
    return facts


def verify_stored(where: str, json: bool, content: Path | None, language: str) -> int:
    """Play every game of a database again; 1 if any would be played differently."""
    from siegeworks import store

    language = choose_language(language)
    differ: list[dict[str, str]] = []
    with store.open(where, create=False) as games:
        total = games.count()
        with show_progress(say("stored-title", language), total) as show:
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
        _tell_stored(place, total, differ, language)
    return 1 if differ else 0


def _tell_stored(place: str, total: int, differ: list[dict[str, str]], language: str) -> None:
    for facts in differ:
        title = facts["title"] or say("untitled", language)
        typer.echo(say("stored-differs", language, **facts | {"title": title}))
    if differ:
        typer.echo(say("stored-some", language, place=place, differ=len(differ), games=total))
    else:
        typer.echo(say("stored-all", language, place=place, games=total))
