"""Measures how strong the levels of a game's bots are, and writes its ``levels.toml``.

    PYTHONPATH=src python tools/levels.py westerplatte --games 200

In a game won together or alone, the share of games won counts, all seats played by the level, on
the game's default options. Otherwise each level plays against the one below it, the lowest against
random, and changes seats after every game.
"""

import argparse
import datetime
import math

import siegeworks
from siegeworks.bots import Bot, make, observe
from siegeworks.core.game import Game
from siegeworks.parts import measured

HEAD = """\
# How strong the levels of the bots are. Written by tools/levels.py; low and high bound the share of
# games won with 95 % confidence (Wilson), in per cent.

source = "measured"
date = {date}
seats = {seats}
"""
ENTRY = """
[{level}]
bot = "{bot}"
{against}games = {games}
wins = {wins}
low = {low:.1f}
high = {high:.1f}
"""
RANDOM_TIMES = 10  # as many games at random, which are quick and hardly ever won


def play(game: Game, specs: list[str], seed: int) -> tuple[int, ...]:
    """Who wins a game among these bots."""
    match = game.start(seats=len(specs), seed=seed, listening=False)
    bots: list[Bot] = [make(spec, game, seed * 10 + seat) for seat, spec in enumerate(specs)]
    while match.to_move is not None:
        seat = match.to_move
        observation = observe(match, seat)
        assert observation is not None
        match.choose(bots[seat].choose(observation), seat)
    assert match.result is not None
    return match.result.winners


def seats_of(game: Game) -> int:
    """Two, or as many as there can be."""
    return min(2, max(game.seats))


def measure(game: Game, spec: str, against: str, games: int, first: int) -> int:
    """How many of the games the bot wins."""
    wins, seats = 0, seats_of(game)
    for seed in range(first, first + games):
        specs = [against or spec] * seats
        specs[seed % seats] = spec
        wins += seed % seats in play(game, specs, seed)
    return wins


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, in per cent."""
    z = 1.96
    middle = (wins + z * z / 2) / (games + z * z)
    half = z * math.sqrt(wins * (games - wins) / games + z * z / 4) / (games + z * z)
    return 100 * max(0.0, middle - half), 100 * min(1.0, middle + half)


def entry(level: str, bot: str, against: str, games: int, wins: int) -> str:
    """What is written of a level."""
    low, high = wilson(wins, games)
    print(f"{level:<8} {against:<8} {wins}/{games}  {low:.1f} to {high:.1f} %", flush=True)
    named = f'against = "{against}"\n' if against else ""
    return ENTRY.format(
        level=level, bot=bot, against=named, games=games, wins=wins, low=low, high=high
    )


def wishes() -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("levels", nargs="*", help="others keep the figures of the same bot")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    return parser.parse_args()


def main() -> None:
    """Measure, print and write."""
    wish = wishes()
    game = siegeworks.game(wish.game)
    known = measured.level_figures(game)
    text = HEAD.format(date=datetime.datetime.now(datetime.UTC).date(), seats=seats_of(game))
    below, alone = "random", game.together or seats_of(game) == 1
    for level, bot in {"random": "random", **game.levels}.items():
        if level == "random" and not alone:
            continue
        against = "" if alone else below
        games = wish.games * (RANDOM_TIMES if level == "random" else 1)
        found = known.get(level, {})
        if wish.levels and level not in wish.levels and found.get("bot") == bot:
            games, wins = found["games"], found["wins"]
        else:
            wins = measure(game, level, against, games, wish.first)
        text += entry(level, bot, against, games, wins)
        below = level
    (game.folder / "bot" / "levels.toml").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
