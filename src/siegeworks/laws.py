"""All laws together: those of the engine, of pictures, and of text mode."""

import random
import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from siegeworks.core import laws
from siegeworks.core.game import Game, Line
from siegeworks.core.laws import Law, Report, insist
from siegeworks.core.match import Match
from siegeworks.parts.board import board_of, look
from siegeworks.parts.board.explaining import list_drawn, list_outlook
from siegeworks.parts.board.laws import (
    SOMETIMES,
    Boards,
    ForetoldComesTrue,
    NoSecrets,
    drawn,
    list_viewers,
    offered,
)
from siegeworks.parts.board.records import About
from siegeworks.text import interpret, painting
from siegeworks.text.explain import Explainer
from siegeworks.text.foretelling import Foretold, foretell
from siegeworks.text.speaker import Speaker
from siegeworks.words import LANGUAGES
from siegeworks.words.reference import read_paragraphs

OFTEN: Final = 0.25  # of the pauses at which all of text mode is written twice, which takes long
SELDOM: Final = 0.01  # of the pauses at which all that may come of an option is counted
CLOSE: Final = 1e-6  # shares that differ by less are the same
NONSENSE: Final = "storm the moon"
RAW: Final = re.compile(r"(result|log|end)-\S+")  # a key that has no words


def written(match: Match, seat: int | None, language: str) -> list[Line]:
    """Everything that text mode tells somebody of a position."""
    speaker = Speaker(language)
    explainer = Explainer(match, seat, speaker)
    asked = match.decision_of(seat)
    lines = [*painting.draw_board(match, seat, speaker), *explainer.odds(), *explainer.log("")]
    lines += explainer.look("")
    if asked is not None:
        lines += painting.draw_question(asked.words(language), asked.rule)
        lines += [[(option.words(language), "")] for option in asked.options]
    for said in ("1", NONSENSE) if asked is None else ():  # who is not asked has nothing to pick
        lines += [*interpret.tell_odds(said, explainer), *interpret.tell_asked(said, explainer)]
    return [*lines, *explainer.why(), *interpret.tell_why(NONSENSE, explainer)]


class ConsequencesAreWhole:
    """Law 14: what may come of an option makes the whole, in words, and no result comes twice."""

    def names(self, game: Game) -> Iterable[str]:
        return ()

    def try_pause(self, match: Match, dice: random.Random) -> Counter[str]:
        if not match.asked or dice.random() > SELDOM:
            return Counter()
        seat = dice.choice(match.asked)
        option = dice.choice(match.options(seat)).text
        for language in LANGUAGES:
            foretold = foretell(match.clone(for_seat=seat), seat, option, language)
            _insist_whole(foretold, option)
        return Counter()


def _insist_whole(foretold: Foretold, option: str) -> None:
    shares = [result.share for result in foretold.results]
    told = [*foretold.certain, *(words for result in foretold.results for words in result.words)]
    raw = [words for words in told if RAW.match(words)]
    sums = not shares or abs(sum(shares) - 1) < CLOSE
    insist(14, sums, f"the results of {option} make {sum(shares):.4f} of 1")
    insist(14, not raw, f"a result of {option} has no words: {', '.join(raw)}")
    once = len({result.words for result in foretold.results}) == len(shares)
    insist(14, once, f"a result of {option} is told twice")
    insist(14, 0 <= foretold.defeat <= 1 + CLOSE, f"the defeat of {option} is no share")


class EverythingExplainsItself:
    """Law 15: all that is drawn has an explanation in every language, with a rule that exists."""

    def __init__(self, boards: Boards = board_of) -> None:
        self._boards = boards
        self._told: dict[tuple[object, ...], dict[str, dict[str, About]]] = {}

    def names(self, game: Game) -> Iterable[str]:
        return ()

    def try_pause(self, match: Match, dice: random.Random) -> Counter[str]:
        first = self._find_key(match) not in self._told
        if not first and dice.random() > SOMETIMES:
            return Counter()
        board, told = self._boards(match.game), self._explain(match)
        if first:
            layout = board.layout(match.start.tables, self._find_options(match))
            _insist_explained(told, list_drawn(layout, match.lexicon, "en", {}))
            _insist_rules(told, match.game)
        for seat in list_viewers(match):
            _insist_explained(told, list_outlook(board.outlook(look(match, seat, "en"))))
        return Counter()

    def _find_options(self, match: Match) -> dict[str, str]:
        return match.game.name_settings(match.start.settings)

    def _find_key(self, match: Match) -> tuple[object, ...]:
        return (match.game.key, match.start.tables, *match.start.settings)

    def _explain(self, match: Match) -> dict[str, dict[str, About]]:
        """The explanations of a game by language; they stay the same for a whole game."""
        key = self._find_key(match)
        if key not in self._told:
            board, options = self._boards(match.game), self._find_options(match)
            self._told[key] = {
                language: board.explain(match.lexicon, match.start.tables, options, language)
                for language in LANGUAGES
            }
        return self._told[key]


def _insist_explained(told: Mapping[str, Mapping[str, About]], keys: Iterable[str]) -> None:
    """Each has words of its language: what a language lacks would be said in English."""
    for key in keys:
        for language, found in told.items():
            has_words = key in found and found[key].words.strip() != ""
            insist(15, has_words, f"nothing explains {key} in {language}")
        said = [found[key].words for found in told.values()]
        insist(15, len(set(said)) == len(said), f"{key} is explained in one language only")


def _insist_rules(told: Mapping[str, Mapping[str, About]], game: Game) -> None:
    for language, found in told.items():
        known = read_paragraphs(game.folder, language)
        for key, about in found.items():
            there = about.rule in known
            insist(15, there, f"{key} cites the rule {about.rule or '(none)'}, which is not there")


MORE: Final[tuple[Law, ...]] = (
    ForetoldComesTrue(),
    NoSecrets(drawn),
    NoSecrets(written, OFTEN),
    NoSecrets(offered, OFTEN),
    ConsequencesAreWhole(),
    EverythingExplainsItself(),
)


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
