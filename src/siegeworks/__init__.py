"""Siegeworks plays siege-defence board games by their rulebooks.

>>> import siegeworks
>>> match = siegeworks.game("pig").start(seats=2, seed=7)
>>> [str(option) for option in match.options()]
['roll', 'hold']
"""

from siegeworks import _overlay

_overlay.install()

from siegeworks.core.decision import CHANCE, Decision, Event, Option, Possible, Refused
from siegeworks.core.errors import (
    BadDump,
    BadPosition,
    BadRecord,
    BadSettings,
    ContentError,
    IllegalChoice,
    IllegalOutcome,
    SiegeError,
    UndoRefused,
    UnknownGame,
)
from siegeworks.core.game import Game, Outcome
from siegeworks.core.match import Match
from siegeworks.parts.situations.errors import BadSituation
from siegeworks.registry import content, game, games, read, situation

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "BadDump",
    "BadPosition",
    "BadRecord",
    "BadSettings",
    "BadSituation",
    "ContentError",
    "Decision",
    "Event",
    "Game",
    "IllegalChoice",
    "IllegalOutcome",
    "Match",
    "Option",
    "Outcome",
    "Possible",
    "Refused",
    "SiegeError",
    "UndoRefused",
    "UnknownGame",
    "content",
    "game",
    "games",
    "read",
    "situation",
]
