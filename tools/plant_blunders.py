"""Plant blunders in games of strong bots, and count how often the analysis finds them.

    python tools/plant_blunders.py GAME [GAMES] [FIRST]

A game is played by the strongest level. At one decision, early enough to matter, the option is
taken that a search likes least. The turn of it should be among the three dearest. It is also said
whether four times the effort ranks the turns of the game alike (with --effort).
"""

import sys
from random import Random
from statistics import correlation
from typing import Final

import siegeworks
from siegeworks import bots
from siegeworks.analysis import analyse
from siegeworks.analysis.figures import read_figures
from siegeworks.bots.rollout import Dice
from siegeworks.bots.tree import Plan, Tree
from siegeworks.core.match import Match

SEARCH: Final = 400  # simulations that say what is worst
LEAST: Final = 0.06  # of the chance to win that a blunder costs, as the search sees it


def find_blunder(match: Match, seed: int) -> int | None:
    """The code of the option that a search likes least, if another search finds it bad as well."""
    worths = weigh_options(match, seed)
    worst = min(worths, key=lambda option: worths[option])
    again = weigh_options(match, seed + 1)
    return worst if max(again.values()) - again[worst] >= LEAST else None


def weigh_options(match: Match, seed: int) -> dict[int, float]:
    """What a search of the kind that the game is judged by thinks of each option."""
    game, seat = match.game, match.to_move
    assert seat is not None
    plan = Plan(True, read_figures(game).depth, 1.0, game.has_secrets, game.limit)
    tree = Tree(match.state, seat, game.judge(), Dice(seed, 17), plan)
    tree.grow(SEARCH)
    return {option: worth for option, _, worth in tree.found()}


def play_with_blunder(key: str, number: int) -> tuple[Match, int] | None:
    """A game with one blunder, and its place in the journal; None if there was no room for one."""
    game = siegeworks.game(key)
    match = game.start(min(game.seats), seed=7000 + number)
    bot = bots.make("hard", game, number)
    wanted = Random(number).randrange(5, 60)
    place, made = -1, 0
    while (seat := match.to_move) is not None:
        observation = bots.observe(match, seat)
        assert observation is not None
        made += len(observation.decision.options) > 1
        code = find_blunder(match, number) if place < 0 and made >= wanted else None
        if code is not None:
            place = match.length
            match.choose(match.option_of(code), seat)
        else:
            match.choose(bot.choose(observation), seat)
    return (match, place) if place >= 0 else None


def main() -> None:
    """Plant and look."""
    words = [word for word in sys.argv[1:] if not word.startswith("--")]
    key, games = words[0], int(words[1]) if len(words) > 1 else 10
    first = int(words[2]) if len(words) > 2 else 0
    found = planted = 0
    for number in range(first, first + games):
        game = play_with_blunder(key, number)
        if game is None:
            continue
        match, place = game
        told = analyse(match, seed=number)
        turn = max(j.stretch.place for j in told.judged if j.stretch.place <= place)
        places = [dear.judged.stretch.place for dear in told.dearest]
        planted += 1
        found += turn in places
        cost = next(j.decision for j in told.judged if j.stretch.place == turn)
        print(f"{number}: {'found' if turn in places else 'missed'}, {100 * cost:+.0f} points")
        if "--effort" in sys.argv:
            longer = analyse(match, seed=number + 1, effort=4, worst=0)
            pairs = [[j.decision for j in one.judged] for one in (told, longer)]
            print(f"   four times the effort: correlation {correlation(*pairs):.2f}")
        sys.stdout.flush()
    print(f"{key}: {found} of {planted} planted blunders among the three dearest turns")


if __name__ == "__main__":
    main()
