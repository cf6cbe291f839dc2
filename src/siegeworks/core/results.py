"""What a finished game is worth to a seat, for those who learn from it."""

from siegeworks.core.game import Game
from siegeworks.core.steps import State


def rate_result(game: Game, g: State, seat: int) -> float:
    """1 for a win; 0 for a loss of all together, -1 against opponents; 0 for a draw of those."""
    winners = game.winners(g)
    if game.together or g.seats == 1:
        return 1.0 if seat in winners else 0.0
    if len(winners) == g.seats or not winners:
        return 0.0
    return 1.0 if seat in winners else -1.0
