"""Draws docs/images/terminal.svg, the picture of a game in play: python tools/picture.py"""

import io
import re
import sys
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

import siegeworks
from siegeworks.cli.terminal.screen import STYLES, Screen
from siegeworks.cli.terminal.session import Session
from siegeworks.cli.terminal.terminal_game import TerminalGame
from siegeworks.text.lines import WIDTH
from siegeworks.text.speaker import Speaker

TARGET = Path(__file__).parent.parent / "docs" / "images" / "terminal.svg"
SEED, SEATS, LEVEL, TURN = 33, 2, "medium", 25
LIKED = ("fire", "mortar", "lay-mine", "rebuild", "take-ammunition", "raise-morale", "push-back")
NIGHT = TerminalTheme(
    (16, 20, 24),
    (214, 222, 228),
    [(16, 20, 24), (224, 96, 58), (79, 195, 161), (240, 228, 66)] * 2,
)


def play_game() -> TerminalGame:
    """A game that somebody has played for some days, liking actions better than walks."""
    match = siegeworks.game("westerplatte").start(SEATS, {"level": LEVEL}, SEED)
    game = TerminalGame(match, Path("unused"))
    step = 0
    while match.view(0)["zones"]["turn"] < TURN:  # type: ignore[index]
        liked = [option for option in match.options() if option.verb in LIKED]
        options = liked or match.options()
        game.mark_read(0)
        match.choose(options[step * 7 % len(options)])
        step += 1
    game.look()
    return game


def draw_picture(game: TerminalGame) -> str:
    """The screen as SVG, with the reader's own fonts."""
    console = Console(
        record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    for line in Session(game, Screen(plain=True), Speaker("en")).page():
        pieces = [(text, STYLES.get(style, "")) for text, style in line]
        console.print(Text.assemble(*pieces), soft_wrap=True, highlight=False)
    console.print("> ")
    svg = console.export_svg(title="siegeworks play westerplatte", theme=NIGHT, unique_id="play")
    svg = re.sub(r"<!--.*?-->|@font-face\s*\{.*?\}", "", svg, flags=re.DOTALL)
    return svg.replace("Fira Code", "ui-monospace, DejaVu Sans Mono, Menlo, Consolas")


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(draw_picture(play_game()), encoding="utf-8")
    sys.stdout.write(f"{TARGET}\n")
