"""``siegeworks check``: the laws over random games, shared by several processes."""

import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

import typer

import siegeworks
from siegeworks import laws
from siegeworks.cli.output import print_json, say, show_progress
from siegeworks.core.game import Game
from siegeworks.core.laws import Report, coverage

BATCH = 5


def command(key: str | None, games: int, seed: int, processes: int, json: bool) -> int:
    """Check one game or all; the exit code says whether all laws hold."""
    chosen = [siegeworks.game(key)] if key else siegeworks.games()
    answers: list[dict[str, object]] = []
    for game in chosen:
        began = time.perf_counter()
        with show_progress(game.key, games) as show:
            report = check(game, games, seed, processes, show)
        seconds = time.perf_counter() - began
        answers.append(_describe_report(game, report, seconds))
        if not json:
            _tell(game, report, seconds)
    if json:
        print_json(answers)
    return 0 if all(answer["holds"] for answer in answers) else 1


def check(game: Game, games: int, seed: int, processes: int, show: Callable[[int], None]) -> Report:
    """The laws over ``games`` random games; the result does not depend on the processes."""
    whole = Report(game.key)
    parts = [(game.key, min(BATCH, games - at), seed + at) for at in range(0, games, BATCH)]
    if processes == 1:
        for part in parts:
            whole.add(_work(*part))
            show(whole.games)
    else:
        with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
            for done in as_completed([pool.submit(_work, *part) for part in parts]):
                whole.add(done.result())
                show(whole.games)
    whole.broken.sort()
    laws.settle(whole, game)
    return whole


def _work(key: str, games: int, seed: int) -> Report:
    return laws.check(siegeworks.game(key), games, seed)


def _describe_report(game: Game, report: Report, seconds: float) -> dict[str, object]:
    enough = report.games >= 100  # fewer games say little about what is never reached
    return {
        "game": game.key,
        "games": report.games,
        "decisions": report.decisions,
        "seconds": round(seconds, 1),
        "endings": report.endings,
        "holds": not report.broken and not (enough and report.missing),
        "broken": report.broken,
        "tried": report.tried,
        "not_reached": report.missing,
        "rare": dict(game.rare),
        "rules": coverage(game, report.reached),
    }


def _tell(game: Game, report: Report, seconds: float) -> None:
    typer.echo(
        say(
            "checked",
            game=game.title(),
            games=report.games,
            decisions=report.decisions,
            seconds=round(seconds),
        )
    )
    for sentence in report.broken[:20]:
        typer.echo(f"  {sentence}")
    typer.echo(say("laws-broken", count=len(report.broken)) if report.broken else say("laws-hold"))
    if report.missing:
        typer.echo(say("not-reached", steps=", ".join(report.missing)))
    unreached = sorted(set(game.rare) - set(report.reached))
    if unreached:
        typer.echo(say("rare", steps=", ".join(unreached)))
