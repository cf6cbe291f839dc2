"""How Pig is drawn: as its layout says."""

from siegeworks.games.pig.rules.state import Sty
from siegeworks.parts.board import Board


class PigBoard(Board[Sty]):
    """The die, the pot and the scores."""

    results = {"rolled face:1": "result-spilt"}


BOARD = PigBoard
