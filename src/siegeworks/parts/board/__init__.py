"""How games are drawn, in the browser, in the terminal and in text."""

from siegeworks.parts.board.board import Board, board_of
from siegeworks.parts.board.changes import foretell_changes, is_vain, join_changes
from siegeworks.parts.board.headings import Heading
from siegeworks.parts.board.promises import Moment, Promise
from siegeworks.parts.board.scenery import Scenery, find_scenery, find_story
from siegeworks.parts.board.seen import Seen, look, look_asked, look_passing
from siegeworks.parts.board.wishes import carry_out_wish, foretell_wish, list_wishes

__all__ = [
    "Board",
    "Heading",
    "Moment",
    "Promise",
    "Scenery",
    "Seen",
    "board_of",
    "carry_out_wish",
    "find_scenery",
    "find_story",
    "foretell_changes",
    "foretell_wish",
    "is_vain",
    "join_changes",
    "list_wishes",
    "look",
    "look_asked",
    "look_passing",
]
