"""The screen: styled lines in a terminal with colour, bare text everywhere else."""

import contextlib
import os
import shutil
import sys
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from siegeworks.core.game import Line
from siegeworks.text.lines import WIDTH, set_sentence, wrap_line

# Colours that colour-blind eyes tell apart; every sign also differs in shape. All of them can be
# read on a dark and on a light ground; plain text has the terminal's own colour.
STYLES: Final = {
    "title": "bold #101418 on #9fb6c3",
    "heading": "bold #5b8aa6",
    "lesson": "#a38f00",
    "bold": "bold",
    "dim": "#7c868e",
    "path": "#6d7b85",
    "brick": "#d0704f",
    "card": "#5b8aa6",
    "howitzer": "bold #101418 on #cc79a7",
    "gun": "bold #c27c00",
    "health": "#a38f00",
    "fire": "bold #ffffff on #b03a2e",
    "mine": "bold #2f8fc9",
    "mark": "bold #c27c00",
    "tile": "#2f8fc9",
    "officer": "#2a9d78",
    "active": "bold #101418 on #7fd6b4",
    "ammo": "#a38f00",
    "lit": "bold underline",
    "good": "#2a9d78",
    "bad": "bold #d9532c",
    "burnt": "bold #d9532c",
    "marker": "bold #101418 on #f0e442",
    "prompt": "bold",
    "number": "bold #b38600",
    "rule": "#7c868e",
    "warn": "bold #d9532c",
}

# For terminals that do not know the signs: one character each, so that columns stay where they are
PLAIN_SIGNS: Final = str.maketrans(
    "■□·●○•►»×◆─│├┤┌└╶–…“”„‘’ß",
    '#_.@o*>=x*-|++++--."""\'\'s',
)


def make_console() -> Console:
    """What writes styled lines; without colour, signs can still be bold or underlined."""
    no_color = bool(os.environ.get("NO_COLOR"))
    return Console(highlight=False, markup=False, emoji=False, no_color=no_color)


class Completer:
    """Completes what was begun to one of several words."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = words

    def find(self, typed: str, number: int) -> str | None:
        """The fitting word of a number, as the line editor asks for them one by one."""
        part = typed.rpartition(";")[2].lstrip()
        before = typed[: len(typed) - len(part)]
        fitting = [word for word in self.words if word.lower().startswith(part.lower())]
        return before + fitting[number] if number < len(fitting) else None


class Screen:
    """Where lines are shown and typed. Styles, clearing and waiting only in a real terminal."""

    def __init__(self, plain: bool = False) -> None:
        self.typed = sys.stdin.isatty()
        terminal = self.typed and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
        self.is_window = terminal and not plain  # pages fit into it, and it is cleared for each
        self.can_clear = terminal
        self.encoding = sys.stdout.encoding or "ascii"
        self.console = make_console() if self.is_window else None
        with contextlib.suppress(AttributeError):
            sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]
        if self.typed:
            with contextlib.suppress(ImportError):
                import readline  # line editing and history while typing

                readline.parse_and_bind("set enable-bracketed-paste off")  # its codes are no colour
                readline.parse_and_bind("tab: complete")

    @property
    def width(self) -> int:
        """How many columns there are."""
        return shutil.get_terminal_size((WIDTH, 30)).columns

    @property
    def height(self) -> int:
        """How many lines fit."""
        return shutil.get_terminal_size((WIDTH, 30)).lines

    def clear(self, everything: bool = False) -> None:
        """A fresh screen; with everything, also what has scrolled away must not be read again."""
        if self.is_window or (everything and self.can_clear):
            sys.stdout.write("\x1b[H\x1b[2J" + ("\x1b[3J" if everything else ""))
            sys.stdout.flush()
        elif everything and self.typed:
            sys.stdout.write("\n" * self.height)

    def show(self, lines: Iterable[Line], whole: bool = False) -> None:
        """Print styled lines; those that are too wide for the window are folded.

        With ``whole`` they are not, so that they can be copied.
        """
        room = self.width if self.is_window and not whole else sys.maxsize
        for line in (part for whole in lines for part in wrap_line(whole, room)):
            if self.console is None:
                self._write("".join(text for text, _ in line).rstrip())
            else:
                pieces = [(self.fit(text), STYLES.get(style, "")) for text, style in line]
                self.console.print(Text.assemble(*pieces), soft_wrap=True)

    def say(self, text: str, style: str = "", indent: str = "") -> None:
        """Print a sentence, wrapped."""
        self.show(set_sentence(text, style, indent, min(WIDTH, self.width)))

    def ask(self, prompt: str = "> ") -> str:
        """What is typed; raises EOFError where nothing more can come."""
        typed = input(self.fit(prompt))
        text = " ".join("".join(c if c.isprintable() else " " for c in typed).split())
        if not self.typed:
            self._write(text)
        return text

    def complete(self, words: Iterable[str]) -> None:
        """What the Tab key completes from now on, in whatever case it is begun."""
        if not self.typed:
            return
        with contextlib.suppress(ImportError):
            import readline

            readline.set_completer_delims("")  # an answer is more than its last word
            readline.set_completer(Completer(list(dict.fromkeys(words))).find)

    def forget(self) -> None:
        """What was typed before is not offered again: somebody else sits down."""
        if not self.typed:
            return
        with contextlib.suppress(ImportError):
            import readline

            readline.clear_history()

    def fall_silent(self) -> None:
        """Throw away what cannot be written any more, so that leaving does not fail as well."""
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

    def fit(self, text: str) -> str:
        """The text in signs that the terminal can show."""
        try:
            text.encode(self.encoding)
        except (UnicodeEncodeError, LookupError):
            return "".join(self._sign(sign) for sign in text.translate(PLAIN_SIGNS))
        return text

    def _sign(self, sign: str) -> str:
        for candidate in (sign, unicodedata.normalize("NFKD", sign)[0]):
            with contextlib.suppress(UnicodeEncodeError, LookupError):
                candidate.encode(self.encoding)
                return candidate
        return "?"

    def _write(self, text: str) -> None:
        sys.stdout.write(self.fit(text) + "\n")
