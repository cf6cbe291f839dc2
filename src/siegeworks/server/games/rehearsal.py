"""A lesson rehearsed: played as its script asks, in every way that it accepts.

What a script counts on may change with the tables of its game. Then a rehearsal says at which
step, and ``python -m siegeworks.server.games.rehearsal GAME LESSON`` looks for luck that fits.
"""

import argparse
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from siegeworks import registry
from siegeworks.core.game import Game
from siegeworks.core.match import Match
from siegeworks.server.games.lessons import Script, ScriptStep, begin_lesson, find_script

SEEDS: Final = 20_000  # that are tried


def find_fault(game: Game, script: Script) -> str:
    """The first thing that is not as the script has it, however one follows; empty if all is."""
    return next((fault for _, fault in play_every_way(game, script) if fault), "")


def play_every_way(
    game: Game, script: Script, way: Sequence[str] = ()
) -> Iterator[tuple[Match, str]]:
    """Every way through a lesson that begins with these choices: how it ends, and the fault."""
    match = begin_lesson(game, script)
    made: list[str] = []
    for step in script.steps:
        fault = (
            _let_others_choose(match, step)
            or _compare(step.seen, match.view(script.seat)["zones"])
            or _find_refused(match, step)
        )
        if fault:
            yield match, f"{step.say}: {fault}"
            return
        offered = _list_offered(match, step)
        if not offered:
            continue
        if len(made) < len(way):
            offered = [way[len(made)]]
        for other in offered[1:]:
            yield from play_every_way(game, script, (*made, other))
        match.choose(offered[0])
        made.append(offered[0])
    yield match, _find_wrong_end(match, script)


def _let_others_choose(match: Match, step: ScriptStep) -> str:
    for choice in step.others:
        there = [str(option) for option in match.options()]
        if choice not in there:
            return f"others cannot {choice}, but {there}"
        match.choose(choice)
    return ""


def _list_offered(match: Match, step: ScriptStep) -> list[str]:
    there = {str(option) for option in match.options()}
    return [choice for choice in step.choices if choice in there]


def _find_refused(match: Match, step: ScriptStep) -> str:
    if not step.choices or _list_offered(match, step):
        return ""
    return f"{step.choices} not among {[str(option) for option in match.options()]}"


def _find_wrong_end(match: Match, script: Script) -> str:
    result = match.result
    if not script.wins:
        return "" if result is None else "the game is over"
    is_won = result is not None and script.seat in result.winners
    return "" if is_won else f"not won: {result}"


def _compare(expected: Any, found: Any, where: str = "") -> str:
    """What is different; of a row only the places that are named, and "" is an empty place."""
    if isinstance(expected, dict) and isinstance(found, dict):
        faults = (_compare(v, found.get(k), f"{where} {k}") for k, v in expected.items())
        return next((fault for fault in faults if fault), "")
    return (
        ""
        if expected == ("" if found is None else found)
        else f"{where.strip()} is {found}, not {expected}"
    )


def find_seed(game: Game, script: Script) -> int | None:
    """The first seed with which a lesson goes as it is written."""
    for seed in range(SEEDS):
        if not find_fault(game, msgspec.structs.replace(script, seed=seed)):
            return seed
    return None


def main() -> None:
    """Say whether a lesson goes as it is written, or with which seed it would."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("lesson")
    asked = parser.parse_args()
    game = registry.game(asked.game)
    script = find_script(game, asked.lesson)
    fault = find_fault(game, script)
    print(fault or "all is as it is written")
    if fault:
        print("seed", find_seed(game, script))


if __name__ == "__main__":
    main()
