"""All laws together: those of the engine, of pictures, and of text mode."""

from collections.abc import Callable
from typing import Final

from siegeworks.core import laws
from siegeworks.core.game import Game, Line
from siegeworks.core.laws import Law, Report
from siegeworks.core.match import Match
from siegeworks.parts.board.laws import ForetoldComesTrue, NoSecrets, drawn
from siegeworks.text import painting
from siegeworks.text.explain import Explainer
from siegeworks.text.speaker import Speaker


def written(match: Match, seat: int | None, language: str) -> list[Line]:
    """Everything that text mode tells somebody of a position."""
    speaker = Speaker(language)
    explainer = Explainer(match, seat, speaker)
    asked = match.decision_of(seat)
    lines = [*painting.board(match, seat, speaker), *explainer.odds(), *explainer.log("")]
    if asked is not None:
        lines += painting.question(asked.words(language), asked.rule)
        lines += [[(option.words(language), "")] for option in asked.options]
        lines += explainer.why()
    return lines


MORE: Final[tuple[Law, ...]] = (ForetoldComesTrue(), NoSecrets((drawn, written)))


def check(
    game: Game,
    games: int = 100,
    seed: int = 0,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play random games over all set-ups of a game, and check all laws at every pause."""
    return laws.check(game, games, seed, progress, MORE)


def settle(report: Report, game: Game) -> None:
    """Name in a report what was never reached or tried, and is not known to be rare."""
    report.settle(game, MORE)
