"""``siegeworks lab`` and ``siegeworks analyse``: the flags; the work is imported when asked for."""

from pathlib import Path
from typing import Annotated

import typer

from siegeworks.cli.flags import ContentDir, Json, Language
from siegeworks.cli.output import tell_use

lab_app = typer.Typer(help=tell_use("lab"), no_args_is_help=True, rich_markup_mode=None)

Games = Annotated[int | None, typer.Option(min=1, help=tell_use("lab-games"))]
Seed = Annotated[int | None, typer.Option(help=tell_use("lab-seed"))]
Game = Annotated[list[str] | None, typer.Option("--game", help=tell_use("lab-game"))]
Seats = Annotated[list[int] | None, typer.Option("--seats", help=tell_use("lab-seats"))]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", help=tell_use("lab-option"))]
Bots = Annotated[list[str] | None, typer.Option("--bots", help=tell_use("lab-bots"))]
Content = Annotated[list[str] | None, typer.Option("--content", help=tell_use("lab-content"))]
Processes = Annotated[int, typer.Option(min=1, max=1024, help=tell_use("processes"))]
Ray = Annotated[str, typer.Option("--ray", help=tell_use("lab-ray"))]
Out = Annotated[Path | None, typer.Option("--out", help=tell_use("lab-out"))]


@lab_app.command("run", help=tell_use("lab-run"))
def run_command(
    experiment: Annotated[Path | None, typer.Argument(help=tell_use("lab-file"))] = None,
    game: Game = None,
    seats: Seats = None,
    options: Options = None,
    bots: Bots = None,
    content: Content = None,
    games: Games = None,
    seed: Seed = None,
    out: Out = None,
    processes: Processes = 2,
    ray: Ray = "",
    json: Json = False,
) -> int:
    """Play an experiment, or go on with it."""
    from siegeworks.cli.lab import run
    from siegeworks.cli.lab.flags import ExperimentFlags

    flags = ExperimentFlags(game, seats, options, bots, content, games, seed)
    return run.run(experiment, flags, out, run.WorkerFlags(processes, ray), json)


@lab_app.command("dataset", help=tell_use("lab-dataset"))
def dataset_command(
    game: Game = None,
    seats: Seats = None,
    options: Options = None,
    bots: Bots = None,
    content: Content = None,
    games: Games = None,
    seed: Seed = None,
    history: Annotated[int, typer.Option(min=0, max=1000, help=tell_use("lab-history"))] = 0,
    out: Out = None,
    processes: Processes = 2,
    json: Json = False,
) -> int:
    """Games of bots as numbers for learners."""
    from siegeworks.cli.lab import dataset
    from siegeworks.cli.lab.flags import ExperimentFlags

    flags = ExperimentFlags(game, seats, options, bots, content, games, seed)
    return dataset.write(flags, out, history, processes, json)


@lab_app.command("report", help=tell_use("lab-report"))
def report_command(
    folder: Annotated[Path, typer.Argument(help=tell_use("lab-folder"))],
    out: Annotated[Path | None, typer.Option("--out", help=tell_use("lab-page"))] = None,
    json: Json = False,
    language: Language = "",
) -> None:
    """What a run says: a page, and the win rates."""
    from siegeworks.cli.lab import run

    run.report(folder, out, json, language)


@lab_app.command("compare", help=tell_use("lab-compare"))
def compare_command(
    a: Annotated[str, typer.Argument(help=tell_use("lab-side"))],
    b: Annotated[str, typer.Argument(help=tell_use("lab-side"))],
    game: Game = None,
    seats: Seats = None,
    options: Options = None,
    bots: Bots = None,
    content: Content = None,
    games: Games = None,
    seed: Seed = None,
    measure: Annotated[str, typer.Option(help=tell_use("lab-measure"))] = "win",
    seat: Annotated[int, typer.Option(min=1, help=tell_use("lab-seat"))] = 1,
    versus: Annotated[bool, typer.Option("--versus", help=tell_use("lab-versus"))] = False,
    stop: Annotated[str, typer.Option(help=tell_use("lab-stop"))] = "",
    alpha: Annotated[float, typer.Option(min=0.0001, max=0.5, help=tell_use("lab-alpha"))] = 0.05,
    beta: Annotated[float, typer.Option(min=0.0001, max=0.5, help=tell_use("lab-beta"))] = 0.05,
    out: Out = None,
    processes: Processes = 2,
    ray: Ray = "",
    json: Json = False,
) -> int:
    """Two ways to play on the same luck."""
    from siegeworks.cli.lab import compare, run
    from siegeworks.cli.lab.flags import ExperimentFlags

    flags = ExperimentFlags(game, seats, options, bots, content, games, seed)
    how = compare.How(measure, seat - 1, versus, stop, alpha, beta)
    return compare.compare(a, b, flags, how, out, run.WorkerFlags(processes, ray), json)


@lab_app.command("tournament", help=tell_use("lab-tournament"))
def tournament_command(
    experiment: Annotated[Path | None, typer.Argument(help=tell_use("lab-file"))] = None,
    game: Game = None,
    seats: Seats = None,
    options: Options = None,
    bots: Bots = None,
    content: Content = None,
    games: Games = None,
    seed: Seed = None,
    out: Out = None,
    processes: Processes = 2,
    ray: Ray = "",
    json: Json = False,
) -> int:
    """Everybody against everybody."""
    from siegeworks.cli.lab import run, tournament
    from siegeworks.cli.lab.flags import ExperimentFlags

    flags = ExperimentFlags(game, seats, options, bots, content, games, seed)
    return tournament.hold(experiment, flags, out, run.WorkerFlags(processes, ray), json)


@lab_app.command("tune", help=tell_use("lab-tune"))
def tune_command(
    experiment: Annotated[Path, typer.Argument(help=tell_use("lab-tune-file"))],
    games: Games = None,
    seed: Seed = None,
    trials: Annotated[int | None, typer.Option(min=1, help=tell_use("lab-trials"))] = None,
    out: Out = None,
    processes: Processes = 2,
    ray: Ray = "",
    json: Json = False,
    language: Language = "",
) -> int:
    """Adjust numbers of a content table toward target win rates."""
    from siegeworks.cli.lab import run, tune

    workers = run.WorkerFlags(processes, ray)
    return tune.tune(experiment, games, seed, trials, out, workers, json, language)


@lab_app.command("balance", help=tell_use("lab-balance"))
def balance_command(
    game: Annotated[str, typer.Argument(help=tell_use("lab-balance-game"))],
    games: Annotated[int | None, typer.Option(min=1, help=tell_use("lab-balance-games"))] = None,
    bot: Annotated[str, typer.Option(help=tell_use("lab-balance-bot"))] = "",
    only: Annotated[str, typer.Option(help=tell_use("lab-balance-only"))] = "",
    as_it_is: Annotated[
        bool, typer.Option("--as-it-is", help=tell_use("lab-balance-as-it-is"))
    ] = False,
    docs: Annotated[Path, typer.Option(help=tell_use("lab-balance-docs"))] = Path("docs"),
    out: Out = None,
    processes: Processes = 2,
    ray: Ray = "",
    json: Json = False,
) -> int:
    """Measure how hard a game is, and write its page."""
    from siegeworks.cli.lab import balance, run

    flags = balance.BalanceFlags(game, games, bot, only, as_it_is, docs, out)
    return balance.balance(flags, run.WorkerFlags(processes, ray), json)


@lab_app.command("calibrate", help=tell_use("lab-calibrate"))
def calibrate_command(
    game: Annotated[str, typer.Argument(help=tell_use("lab-balance-game"))],
    games: Annotated[int | None, typer.Option(min=1, help=tell_use("lab-balance-games"))] = None,
    docs: Annotated[Path, typer.Option(help=tell_use("lab-balance-docs"))] = Path("docs"),
    out: Out = None,
    processes: Processes = 2,
    json: Json = False,
) -> int:
    """Measure what strong play makes of positions, for the judgement of games."""
    from siegeworks.cli.lab import calibrate

    flags = calibrate.CalibrateFlags(game, games, docs, out, processes)
    return calibrate.calibrate(flags, json)


def analyse_command(
    file: Annotated[Path, typer.Argument(help=tell_use("lab-record"))],
    bot: Annotated[str, typer.Option(help=tell_use("lab-judge"))] = "",
    rollouts: Annotated[int, typer.Option(min=0, help=tell_use("lab-rollouts"))] = 0,
    seat: Annotated[int, typer.Option(min=1, help=tell_use("lab-curve-seat"))] = 1,
    seed: Annotated[int, typer.Option(help=tell_use("lab-rollout-seed"))] = 0,
    html: Annotated[Path | None, typer.Option("--html", help=tell_use("lab-html"))] = None,
    content: ContentDir = None,
    json: Json = False,
    language: Language = "",
) -> None:
    """Tell luck from decisions in a recorded game."""
    from siegeworks.cli.lab import analyse

    analyse.command(file, bot, rollouts, seat - 1, seed, html, content, json, language)


@lab_app.command("bench", help=tell_use("lab-bench"))
def bench_command(
    games: Annotated[int, typer.Option(min=2000, help=tell_use("lab-bench-games"))] = 20_000,
    ray: Annotated[bool, typer.Option("--ray", help=tell_use("lab-bench-ray"))] = False,
    json: Json = False,
) -> None:
    """Measure how fast experiments are played."""
    from siegeworks.cli.lab import run

    run.bench(games, ray, json)
