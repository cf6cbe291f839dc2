"""What a game is: the list of games, the rules reference, content folders checked."""

from pathlib import Path

import typer

import siegeworks
from siegeworks import registry
from siegeworks.cli.output import choose_language, print_json, say
from siegeworks.core import wording
from siegeworks.core.errors import BadRecord, SiegeError
from siegeworks.core.game import Game
from siegeworks.core.wording import list_names
from siegeworks.parts import measured
from siegeworks.words.reference import Paragraph, read_reference


def list_games(json: bool) -> None:
    """List the games, and say which one from outside is left out."""
    for broken in registry.list_left_out():
        typer.echo(broken.words(choose_language()), err=True)
    if json:
        print_json([_describe_game(game) for game in siegeworks.games()])
        return
    for game in siegeworks.games():
        seats = f"{game.seats[0]}-{game.seats[-1]}" if len(game.seats) > 1 else f"{game.seats[0]}"
        blurb = wording.say(choose_language(), game.key, "blurb", {})
        typer.echo(f"{game.key:<14} {seats:>4}  {blurb}")


def _describe_game(game: Game) -> dict[str, object]:
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
        "levels": _describe_levels(game),
    }


def _describe_levels(game: Game) -> dict[str, dict[str, object]]:
    """The opponents of a game from weak to strong: what each is, and how it was measured."""
    figures = measured.read_level_figures(game)
    return {
        level: {"bot": bot, "measured": figures.get(level)} for level, bot in game.levels.items()
    }


def show_rules(key: str, number: str | None, json: bool, language: str) -> None:
    """Show the rules reference of a game, a chapter or a paragraph."""
    whole = read_reference(siegeworks.game(key).folder, choose_language(language))
    chosen = [p for p in whole if number is None or _is_part_of(p, number)]
    if not chosen:
        raise SiegeError("no-paragraph", game=key, found=str(number)[:20])
    if json:
        print_json([{"number": p.number, "title": p.title, "text": p.text} for p in chosen])
        return
    for paragraph in chosen:
        _show(paragraph)


def _is_part_of(paragraph: Paragraph, number: str) -> bool:
    """Whether this is the paragraph or chapter asked for, or a part of it."""
    own = paragraph.number
    return bool(own) and (own == number or own.startswith(f"{number}."))


def _show(paragraph: Paragraph) -> None:
    heading = paragraph.heading
    typer.echo(f"\n{heading}\n{'=' * len(heading)}" if paragraph.is_chapter else f"\n{heading}")
    if paragraph.text:
        typer.echo(paragraph.text)


def check_content(folder: Path, key: str, json: bool) -> None:
    """Check a folder of content tables."""
    game = siegeworks.game(key)
    if not folder.is_dir():
        raise BadRecord("no-folder", path=str(folder))
    tables = sorted(file.name for file in (game.folder / "content").glob("*.toml"))
    if tables and not any(folder.glob("*.toml")):
        raise BadRecord("no-tables", path=str(folder), expected=list_names(tables))
    known = game.content_hash(game.tables(folder))
    if json:
        print_json({"game": key, "folder": str(folder), "content": known, "valid": True})
    else:
        typer.echo(say("content-good", folder=str(folder), game=game.title(), hash=known[:12]))
