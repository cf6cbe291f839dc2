"""Commands that print facts: games, rules, replays, perft, content."""

from pathlib import Path

import typer

import siegeworks
from siegeworks import registry
from siegeworks.cli.output import preferred_language, print_json, say
from siegeworks.core import engine, wording
from siegeworks.core.errors import BadRecord, SiegeError
from siegeworks.core.game import Game
from siegeworks.core.match import Match
from siegeworks.core.playout import perft as count_lines
from siegeworks.core.steps import Chance
from siegeworks.parts import measured
from siegeworks.words.reference import Paragraph, reference


def games(json: bool) -> None:
    """List the games, and say which one from outside is left out."""
    for broken in registry.left_out():
        typer.echo(broken.words(preferred_language()), err=True)
    if json:
        print_json([_game_facts(game) for game in siegeworks.games()])
        return
    for game in siegeworks.games():
        seats = f"{game.seats[0]}-{game.seats[-1]}" if len(game.seats) > 1 else f"{game.seats[0]}"
        blurb = wording.say(preferred_language(), game.key, "blurb", {})
        typer.echo(f"{game.key:<14} {seats:>4}  {blurb}")


def _game_facts(game: Game) -> dict[str, object]:
    return {
        "key": game.key,
        "title": game.title(),
        "blurb": wording.say("en", game.key, "blurb", {}),
        "seats": list(game.seats),
        "options": {setting.name: list(setting.values) for setting in game.settings},
        "teaching": game.teaching,
        "rules": game.version,
        "content": game.content_hash(game.tables()),
        "limit": game.limit,
        "levels": _level_facts(game),
    }


def _level_facts(game: Game) -> dict[str, dict[str, object]]:
    """The opponents of a game from weak to strong: what each is, and how it was measured."""
    figures = measured.level_figures(game)
    return {
        level: {"bot": bot, "measured": figures.get(level)} for level, bot in game.levels.items()
    }


def rules(key: str, number: str | None, json: bool, language: str) -> None:
    """Show the rules reference of a game, a chapter or a paragraph."""
    whole = reference(siegeworks.game(key).folder, preferred_language(language))
    chosen = [p for p in whole if number is None or _belongs(p, number)]
    if not chosen:
        raise SiegeError("no-paragraph", game=key, found=str(number)[:20])
    if json:
        print_json([{"number": p.number, "title": p.title, "text": p.text} for p in chosen])
        return
    for paragraph in chosen:
        _show(paragraph)


def _belongs(paragraph: Paragraph, number: str) -> bool:
    """Whether this is the paragraph or chapter asked for, or a part of it."""
    own = paragraph.number
    return bool(own) and (own == number or own.startswith(f"{number}."))


def _show(paragraph: Paragraph) -> None:
    heading = paragraph.heading
    typer.echo(f"\n{heading}\n{'=' * len(heading)}" if paragraph.is_chapter else f"\n{heading}")
    if paragraph.text:
        typer.echo(paragraph.text)


def replay(file: Path, verify: bool, json: bool, content: Path | None, language: str) -> None:
    """Tell a recorded game, or say whether it still replays."""
    language = preferred_language(language)
    match = siegeworks.read(file, content)
    result = None if match.result is None else match.result.ending
    if json:
        print_json(_replay_facts(match, file, result, verify, language))
    elif verify:
        typer.echo(say("verified", language, file=str(file), entries=len(match.scribe.journal)))
    else:
        for event in match.log():
            typer.echo(f"{event.rule:>6}  {event.words(language)}")
        if result is not None:
            typer.echo(wording.say(language, match.game.key, f"end-{result}", {}))


def _replay_facts(
    match: Match, file: Path, result: str | None, verify: bool, language: str
) -> dict[str, object]:
    facts: dict[str, object] = {
        "file": str(file),
        "game": match.game.key,
        "entries": len(match.scribe.journal),
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


def perft(
    key: str,
    depth: int,
    seats: int | None,
    options: dict[str, str],
    position: str | None,
    divide: bool,
    json: bool,
) -> None:
    """Count the lines of play to a depth, luck's outcomes included."""
    game = siegeworks.game(key)
    if position is None:
        match = game.start(seats, options, seed=0, luck="given")
    else:
        match = game.from_position(position, luck="given")
    parts = _divided(match, depth) if divide else {}
    counts = [count_lines(match.state, d) for d in range(depth + 1)]
    if json:
        print_json({"game": key, "position": match.position(), "counts": counts, "divide": parts})
        return
    for text, lines in parts.items():
        typer.echo(f"{lines:>12}  {text}")
    for d, lines in enumerate(counts):
        typer.echo(say("perft", depth=d, lines=f"{lines:,}"))


def _divided(match: Match, depth: int) -> dict[str, int]:
    """The lines behind each first answer, to find where two builds differ."""
    if depth == 0:
        return {}
    found: dict[str, int] = {}
    lucky = isinstance(engine.waiting(match.state), Chance)
    for answer in match.outcomes() if lucky else match.options():
        g = match.state.clone()
        if lucky:
            engine.happen(g, answer.code)
        else:
            engine.choose(g, answer.code)
        found[str(answer)] = count_lines(g, depth - 1)
    return found


def content(folder: Path, key: str, json: bool) -> None:
    """Check a folder of content tables."""
    game = siegeworks.game(key)
    if not folder.is_dir():
        raise BadRecord("no-folder", path=str(folder))
    known = game.content_hash(game.tables(folder))
    if json:
        print_json({"game": key, "folder": str(folder), "content": known, "valid": True})
    else:
        typer.echo(say("content-good", folder=str(folder), game=game.title(), hash=known[:12]))
