"""The board as lines of styled text."""

from siegeworks.core.game import Line
from siegeworks.parts.board import Seen
from siegeworks.parts.board.lines import Row, Signs

from siegeworks_keep.rules.pieces import SIDES, WALLS
from siegeworks_keep.rules.state import Keep
from siegeworks_keep.rules.storm import count_harmful_faces

SIGNS: Signs = (("■·", "stones"), ("╫", "ladders"), ("► 4/6", "storm"))
STONES = 12  # the columns
LADDERS = 24
STORM = 30


def draw(seen: Seen[Keep]) -> list[Line]:
    """The whole board."""
    g = seen.state
    head = seen.say(
        "board-head", night=g.night, nights=g.tables.nights, oil=g.oil, cards=len(g.deck)
    )
    return [[(head, "bold")], [], *(draw_wall_row(seen, wall) for wall in range(WALLS))]


def draw_wall_row(seen: Seen[Keep], wall: int) -> Line:
    """A wall: its stones, the ladders at it, and how many faces of the die cost a stone."""
    g = seen.state
    row = Row().at(2).put(seen.say(f"board-wall-{wall + 1}"), "bold").at(STONES)
    row.put("■" * g.stones[wall], "brick").put("·" * (g.tables.stones - g.stones[wall]), "dim")
    row.at(LADDERS).put("╫" * g.ladders[wall], "fire").at(STORM)
    faces = count_harmful_faces(g, wall)
    return row.put(f"► {faces}/{SIDES}" if faces else "", "fire").line
