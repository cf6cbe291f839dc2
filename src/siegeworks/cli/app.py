"""All commands of ``siegeworks``, each imported when it is used."""

from pathlib import Path
from typing import Annotated, Any

import typer

from siegeworks._build.extras import tell_install
from siegeworks.cli.flags import ContentDir, Json, Language
from siegeworks.cli.lab import commands as lab
from siegeworks.cli.output import choose_language, tell_use
from siegeworks.cli.usage import tell_usage
from siegeworks.core.errors import BadSettings, SiegeError

# What is raised for wrong words on the command line; the library has it under several names.
USAGE_ERROR: Any = next(c for c in typer.BadParameter.__mro__ if c.__name__ == "ClickException")

app = typer.Typer(
    name="siegeworks",
    help=tell_use("siegeworks"),
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # plain help comes up in half the time
)
BENCH_GAMES = 20_000  # of the laboratory's measure
content_app = typer.Typer(help=tell_use("content"))
app.add_typer(content_app, name="content")
app.add_typer(lab.lab_app, name="lab")
app.command("analyse", help=tell_use("analyse"))(lab.analyse_command)

Settings = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help=tell_use("option")),
]


def run(arguments: list[str]) -> int:
    """Run a command; the exit code."""
    try:
        code = app(arguments, standalone_mode=False)
        return code if isinstance(code, int) else 0
    except SiegeError as error:
        typer.echo(f"siegeworks: {error.words(choose_language())}", err=True)
        return 2
    except USAGE_ERROR as error:
        typer.echo(f"siegeworks: {tell_usage(error)}", err=True)
        return 2
    except (typer.Abort, KeyboardInterrupt):
        typer.echo("", err=True)
        return 130
    except BrokenPipeError:
        return 0


@app.callback(invoke_without_command=True)
def start(context: typer.Context) -> None:
    """Siege-defence board games by their rulebooks: play, check, measure."""
    if context.invoked_subcommand is None:
        from siegeworks.cli import home

        home.command()


@app.command("play", help=tell_use("play"))
def play_command(
    what: Annotated[str | None, typer.Argument(help=tell_use("what"))] = None,
    seats: Annotated[int | None, typer.Option(help=tell_use("seats"))] = None,
    options: Settings = None,
    seed: Annotated[int | None, typer.Option(help=tell_use("seed"))] = None,
    dice: Annotated[bool, typer.Option("--real-dice", help=tell_use("real-dice"))] = False,
    content: ContentDir = None,
    plain: Annotated[bool, typer.Option("--plain", help=tell_use("plain"))] = False,
    bots: Annotated[list[str] | None, typer.Option("--bot", help=tell_use("play-bot"))] = None,
    lesson: Annotated[str, typer.Option(help=tell_use("lesson"))] = "",
    language: Language = "",
) -> None:
    """Play in the terminal."""
    from siegeworks.cli import play

    if what is None:
        play.show_menu(plain, language)
        return
    chosen, against = read_options(options), read_options(bots, "2=hard")
    play.command(
        play.PlayFlags(what, seats, chosen, seed, dice, content, plain, language, against, lesson)
    )


def read_options(options: list[str] | None, example: str = "level=hard") -> dict[str, str]:
    """Options typed as name=value."""
    chosen: dict[str, str] = {}
    for option in options or []:
        name, equals, value = option.partition("=")
        if not equals:
            raise BadSettings("name-value", found=option[:60], example=example)
        chosen[name.strip()] = value.strip()
    return chosen


def find_first_game() -> str:
    """The game that is meant where none is named."""
    from siegeworks import registry

    return registry.games()[0].key


@app.command("games", help=tell_use("games"))
def games_command(json: Json = False) -> None:
    """List the games."""
    from siegeworks.cli import game_facts

    game_facts.list_games(json)


@app.command("rules", help=tell_use("rules"))
def rules_command(
    game: str,
    number: Annotated[str | None, typer.Argument(help=tell_use("number"))] = None,
    json: Json = False,
    language: Language = "",
) -> None:
    """Show a game's rules reference, or one paragraph of it."""
    from siegeworks.cli import game_facts

    game_facts.show_rules(game, number, json, language)


@app.command("replay", help=tell_use("replay"))
def replay_command(
    file: Annotated[Path | None, typer.Argument(help=tell_use("file"))] = None,
    verify: Annotated[bool, typer.Option("--verify", help=tell_use("verify"))] = False,
    db: Annotated[str | None, typer.Option("--db", help=tell_use("db"))] = None,
    json: Json = False,
    content: ContentDir = None,
    language: Language = "",
) -> int:
    """Tell a recorded game, or verify that the rules still play it, or all stored ones, alike."""
    if db is not None and file is None:
        if not verify:
            raise SiegeError("replay-db")
        from siegeworks.cli import replay

        return replay.verify_stored(db, json, content, language)
    if file is None or db is not None:
        raise SiegeError("replay-what")
    from siegeworks.cli import replay

    replay.replay(file, verify, json, content, language)
    return 0


@app.command("check", help=tell_use("check"))
def check_command(
    game: Annotated[str | None, typer.Argument(help=tell_use("one-game"))] = None,
    games: Annotated[int, typer.Option(min=1, help=tell_use("check-games"))] = 100,
    seed: Annotated[int, typer.Option(help=tell_use("first-seed"))] = 0,
    processes: Annotated[int, typer.Option(min=1, help=tell_use("processes"))] = 2,
    json: Json = False,
) -> int:
    """Check the laws over random games, and which rules they reach."""
    from siegeworks.cli import check

    return check.command(game, games, seed, processes, json)


@app.command("perft", help=tell_use("perft"))
def perft_command(
    game: str,
    depth: Annotated[int, typer.Option(min=0, max=12, help=tell_use("depth"))] = 3,
    seats: int | None = None,
    options: Settings = None,
    position: Annotated[str | None, typer.Option(help=tell_use("position"))] = None,
    divide: Annotated[bool, typer.Option("--divide", help=tell_use("divide"))] = False,
    json: Json = False,
) -> None:
    """Count the lines of play: a fingerprint of the rules."""
    from siegeworks.cli import perft

    perft.perft(game, depth, seats, read_options(options), position, divide, json)


@app.command("bench", help=tell_use("bench"))
def bench_command(
    game: Annotated[str | None, typer.Argument(help=tell_use("bench-what"))] = None,
    seconds: Annotated[float | None, typer.Option(min=0.05, help=tell_use("seconds"))] = None,
    json: Json = False,
    lab: Annotated[bool, typer.Option("--lab/--no-lab", help=tell_use("bench-lab"))] = True,
    tables: Annotated[int, typer.Option(min=1, max=5000, help=tell_use("bench-tables"))] = 200,
    rate: Annotated[float, typer.Option(min=0, help=tell_use("bench-rate"))] = 0.0,
    played: Annotated[str, typer.Option("--game", help=tell_use("bench-game"))] = "",
    seats: Annotated[int | None, typer.Option(help=tell_use("seats"))] = None,
    clients: Annotated[int, typer.Option(min=1, max=64, help=tell_use("bench-clients"))] = 2,
    db: Annotated[str | None, typer.Option(help=tell_use("bench-db"))] = None,
    url: Annotated[str | None, typer.Option(help=tell_use("bench-url"))] = None,
    attack: Annotated[bool, typer.Option("--attack", help=tell_use("bench-attack"))] = False,
    kills: Annotated[int, typer.Option(min=0, max=10_000, help=tell_use("bench-kills"))] = 0,
) -> int:
    """Measure random play, clones and searches on one core, a server, or the browser."""
    if game == "server":
        try:
            from siegeworks.cli import bench_attack, bench_kills, bench_server
        except ModuleNotFoundError as error:
            raise SiegeError(
                "store-libraries", found=error.name, install=tell_install("server")
            ) from error
        if kills:
            return bench_kills.command(kills, db, url, json)
        flags = bench_server.ServerBenchFlags(
            tables, seconds or 10.0, rate, played or find_first_game(), seats, clients, db, url
        )
        (bench_attack if attack else bench_server).command(flags, json)
        return 0
    if game == "web":
        try:
            from siegeworks.cli import bench_web
        except ModuleNotFoundError as error:
            raise SiegeError(
                "bench-libraries", found=error.name, install=tell_install("dev")
            ) from error
        bench_web.command(played or find_first_game(), seconds or 10.0, json)
        return 0
    if game == "envs":
        from siegeworks.cli import bench_envs

        bench_envs.command(played, seconds or 1.0, json)
        return 0
    if game == "lab":
        from siegeworks.cli.lab import run

        run.bench(BENCH_GAMES, False, json)
        return 0
    from siegeworks.cli import bench

    bench.command(game, seconds or 1.0, lab, json)
    return 0


@app.command("serve", help=tell_use("serve"))
def serve_command(
    host: Annotated[str, typer.Option(help=tell_use("host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(help=tell_use("port"))] = 8040,
    public: Annotated[bool, typer.Option("--public", help=tell_use("public"))] = False,
    lobby: Annotated[bool, typer.Option("--lobby", help=tell_use("lobby"))] = False,
    origin: Annotated[list[str] | None, typer.Option(help=tell_use("origin"))] = None,
    db: Annotated[str | None, typer.Option(help=tell_use("serve-db"))] = None,
    proxy: Annotated[str, typer.Option(help=tell_use("proxy"))] = "",
    limit: Annotated[list[str] | None, typer.Option(help=tell_use("limit"))] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help=tell_use("quiet"))] = False,
) -> None:
    """Serve games to browsers and programs, on this machine or to others."""
    from siegeworks.cli import serve

    serve.command(
        serve.ServeFlags(
            host, port, public, lobby, origin or [], db, proxy, read_options(limit), quiet
        )
    )


@app.command("compile", help=tell_use("compile"))
def compile_command() -> int:
    """Compile for speed, and tell how far it is."""
    from siegeworks import build

    return build.main([])


@content_app.command("check", help=tell_use("content-check"))
def content_check_command(
    folder: Path,
    game: Annotated[str, typer.Option(help=tell_use("content-game"))] = "",
    json: Json = False,
) -> None:
    """Check a folder of your own content tables."""
    from siegeworks.cli import game_facts

    game_facts.check_content(folder, game or find_first_game(), json)
