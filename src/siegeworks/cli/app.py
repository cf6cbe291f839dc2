"""All commands of ``siegeworks``, each imported when it is used."""

from pathlib import Path
from typing import Annotated

import click
import typer

from siegeworks.core.errors import SiegeError

app = typer.Typer(
    name="siegeworks",
    help="Siege-defence board games by their rulebooks: play, check, measure.",
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
)
content_app = typer.Typer(help="Content tables of your own.")
app.add_typer(content_app, name="content")

Json = Annotated[bool, typer.Option("--json", help="Print plain JSON.")]
ContentDir = Annotated[
    Path | None, typer.Option("--content", help="A folder of your own content tables.")
]
Language = Annotated[str, typer.Option("--language", "-L", help="en or de.", envvar="SIEGEWORKS_LANGUAGE")]
Settings = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="An option of the game, such as level=hard.")
]


def run(arguments: list[str]) -> int:
    """Run a command; the exit code."""
    try:
        code = app(arguments, standalone_mode=False)
        return code if isinstance(code, int) else 0
    except SiegeError as error:
        typer.echo(f"siegeworks: {error}", err=True)
        return 2
    except click.ClickException as error:
        typer.echo(f"siegeworks: {error.format_message()}", err=True)
        return 2
    except (click.exceptions.Abort, KeyboardInterrupt):
        typer.echo("", err=True)
        return 130
    except BrokenPipeError:
        return 0


@app.callback(invoke_without_command=True)
def start(context: typer.Context) -> None:
    """Siege-defence board games by their rulebooks: play, check, measure."""
    if context.invoked_subcommand is None:
        from siegeworks.cli import play

        play.menu()


@app.command("play")
def play_command(
    what: Annotated[str, typer.Argument(help="A game, or a .siege file to go on with.")],
    seats: Annotated[int | None, typer.Option(help="How many players.")] = None,
    options: Settings = None,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same luck.")] = None,
    dice: Annotated[bool, typer.Option("--real-dice", help="You enter what luck does.")] = False,
    content: ContentDir = None,
    plain: Annotated[bool, typer.Option("--plain", help="No colour, no screen control.")] = False,
    language: Language = "",
) -> None:
    """Play in the terminal."""
    from siegeworks.cli import play

    play.command(play.Wish(what, seats, read_options(options), seed, dice, content, plain, language))


def read_options(options: list[str] | None) -> dict[str, str]:
    """Options typed as name=value."""
    chosen: dict[str, str] = {}
    for option in options or []:
        name, equals, value = option.partition("=")
        if not equals:
            raise typer.BadParameter(f"{option!r} is not of the form name=value, such as level=hard.")
        chosen[name.strip()] = value.strip()
    return chosen


@app.command("games")
def games_command(json: Json = False) -> None:
    """List the games."""
    from siegeworks.cli import facts

    facts.games(json)


@app.command("rules")
def rules_command(
    game: str,
    number: Annotated[str | None, typer.Argument(help="A chapter or paragraph, such as 4 or 4.2.")] = None,
    json: Json = False,
    language: Language = "en",
) -> None:
    """Show a game's rules reference, or one paragraph of it."""
    from siegeworks.cli import facts

    facts.rules(game, number, json, language)


@app.command("replay")
def replay_command(
    file: Path,
    verify: Annotated[bool, typer.Option("--verify", help="Only say whether it replays.")] = False,
    json: Json = False,
    content: ContentDir = None,
    language: Language = "en",
) -> None:
    """Tell a recorded game, or verify that the rules still play it alike."""
    from siegeworks.cli import facts

    facts.replay(file, verify, json, content, language)


@app.command("check")
def check_command(
    game: Annotated[str | None, typer.Argument(help="One game; all of them otherwise.")] = None,
    games: Annotated[int, typer.Option(min=1, help="Random games to play.")] = 100,
    seed: Annotated[int, typer.Option(help="Where the seeds begin.")] = 0,
    processes: Annotated[int, typer.Option(min=1, help="Processes to share the work.")] = 2,
    json: Json = False,
) -> int:
    """Check the laws over random games, and which rules they reach."""
    from siegeworks.cli import check

    return check.command(game, games, seed, processes, json)


@app.command("perft")
def perft_command(
    game: str,
    depth: Annotated[int, typer.Option(min=0, max=12, help="How many answers deep.")] = 3,
    seats: int | None = None,
    options: Settings = None,
    position: Annotated[str | None, typer.Option(help="Where to begin, as a position text.")] = None,
    divide: Annotated[bool, typer.Option("--divide", help="Count for each first answer.")] = False,
    json: Json = False,
) -> None:
    """Count the lines of play: a fingerprint of the rules."""
    from siegeworks.cli import facts

    facts.perft(game, depth, seats, read_options(options), position, divide, json)


@app.command("bench")
def bench_command(
    game: Annotated[str | None, typer.Argument(help="One game; all of them otherwise.")] = None,
    seconds: Annotated[float, typer.Option(min=0.05, help="How long to measure each figure.")] = 1.0,
    json: Json = False,
) -> None:
    """Measure the speed of random play, clones and searches on one core."""
    from siegeworks.cli import bench

    bench.command(game, seconds, json)


@content_app.command("check")
def content_check_command(
    folder: Path,
    game: Annotated[str, typer.Option(help="The game the tables are for.")] = "westerplatte",
    json: Json = False,
) -> None:
    """Check a folder of your own content tables."""
    from siegeworks.cli import facts

    facts.content(folder, game, json)
