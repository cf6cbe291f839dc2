"""How games are drawn, in the browser, in the terminal and in text."""

from siegeworks.parts.board.board import Board, board_of
from siegeworks.parts.board.headings import Heading
from siegeworks.parts.board.promises import Moment, Promise
from siegeworks.parts.board.scenery import Scenery, find_scenery, find_story
from siegeworks.parts.board.seen import Seen, look, look_asked, look_passing

__all__ = [
    "Board",
    "Heading",
    "Moment",
    "Promise",
    "Scenery",
    "Seen",
    "board_of",
    "find_scenery",
    "find_story",
    "look",
    "look_asked",
    "look_passing",
]
