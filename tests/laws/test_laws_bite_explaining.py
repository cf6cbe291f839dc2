"""The law that everything drawn explains itself can fail, and holds where it should."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

import siegeworks
from siegeworks.core import laws
from siegeworks.core.game import Game
from siegeworks.core.lexicon import Lexicon
from siegeworks.laws import EverythingExplainsItself
from siegeworks.parts.board import Board, Seen, board_of
from siegeworks.parts.board.records import About, Mark, Outlook

GATEHOUSE = siegeworks.game("gatehouse")


def check(kind: type[Board[Any]]) -> str:
    """What the law says against a board of Gatehouse."""
    boards: Callable[[Game], Board[Any]] = kind
    return "\n".join(laws.check(GATEHOUSE, 2, more=[EverythingExplainsItself(boards)]).broken)


class Honest(type(board_of(GATEHOUSE))):  # type: ignore[misc]
    """The board as it is, with one explanation changed."""

    key = ""
    changed: About | None = None
    languages: tuple[str, ...] = ("en", "de")

    def explain(
        self, lexicon: Lexicon, tables: Any, options: Mapping[str, str], language: str
    ) -> dict[str, About]:
        told: dict[str, About] = super().explain(lexicon, tables, options, language)
        if self.key and language in self.languages:
            del told[self.key]
            if self.changed is not None:
                told[self.key] = self.changed
        return told


class NoArea(Honest):
    """Says nothing of a gate."""

    key = "area:left"


class NoGerman(Honest):
    """Says nothing of the round in German."""

    key, languages = "zone:round", ("de",)


class OneLanguage(Honest):
    """Says the same in both languages."""

    key, changed = "zone:round", About("The round.", "3.5")


class NoWords(Honest):
    """Explains the deck with nothing."""

    key, changed = "zone:deck", About(" ", "1.2")


class NoRule(Honest):
    """Cites no rule."""

    key, changed, languages = "zone:deck", About("Cards."), ("en",)


class StrangeRule(Honest):
    """Cites a rule that there is not."""

    key, changed, languages = "zone:deck", About("Cards.", "9.9"), ("en",)


class MoreMarks(Honest):
    """Shows a mark that nothing explains."""

    def outlook(self, seen: Seen[Any]) -> Outlook:
        return Outlook(None, [], [Mark("alarm", [], "Alarm", "1.1")])


def test_law_15_a_board_that_explains_all_keeps_it() -> None:
    assert check(Honest) == ""


@pytest.mark.parametrize(
    ("board", "said"),
    [
        (NoArea, "law 15: nothing explains area:left in en"),
        (NoGerman, "law 15: nothing explains zone:round in de"),
        (OneLanguage, "law 15: zone:round is explained in one language only"),
        (NoWords, "law 15: nothing explains zone:deck in en"),
        (NoRule, "law 15: zone:deck cites the rule (none), which is not there"),
        (StrangeRule, "law 15: zone:deck cites the rule 9.9, which is not there"),
        (MoreMarks, "law 15: nothing explains mark:alarm in en"),
    ],
)
def test_law_15_what_is_not_explained_is_found(board: type[Board[Any]], said: str) -> None:
    assert said in check(board)
