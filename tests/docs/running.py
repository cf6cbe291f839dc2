"""Runs the examples of one page, in order, in a folder of their own.

- ``python`` blocks share one namespace. A block with ``>>>`` is checked as a doctest; the output
  of any other one is checked if a ``text`` block follows at once.
- ``console`` blocks: each line ``$ siegeworks ...`` is run; it must end well unless the next line
  is ``$ echo $?``. What stands below it is its output; ``...`` stands for anything. ``< FILE``
  hands it answers.
- A block with a title is a file of that name.
- Blocks in other languages are only looked at.
"""

import doctest
import io
import os
import shlex
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from tests.docs.pages import ROOT, Block

LOOSE: Final = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
LAST_CODE: Final = "echo $?"


def alike(expected: str, found: str) -> bool:
    """Whether an output is what the page shows."""
    return doctest.OutputChecker().check_output(expected, found, LOOSE)


@dataclass
class Typed:
    """A command and the output shown below it."""

    command: str
    output: str = ""


def typed(text: str) -> Iterator[Typed]:
    """The commands of a console block."""
    current: Typed | None = None
    for line in text.splitlines():
        if line.startswith("$ "):
            if current is not None:
                yield current
            current = Typed(line[2:])
        else:
            assert current is not None, f"output before the first command: {line}"
            current.output += f"{line}\n"
    if current is not None:
        yield current


@dataclass
class Reader:
    """Somebody who tries everything a page says."""

    folder: Path
    page: str
    names: dict[str, Any] = field(default_factory=dict)

    def follow(self, found: Sequence[Block]) -> None:
        """Run the blocks of a page in order."""
        for number, block in enumerate(found):
            after = found[number + 1] if number + 1 < len(found) else None
            if block.title:
                path = self.folder / block.title
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(block.text, encoding="utf-8")
            elif block.language == "python":
                self.python(block, after.text if after and after.language == "text" else None)
            elif block.language == "console":
                self.console(block)

    def python(self, block: Block, output: str | None) -> None:
        """Run a block of Python; an output given is checked."""
        place = f"{self.page}:{block.line}"
        if ">>> " in block.text:
            example = doctest.DocTestParser().get_doctest(
                block.text, self.names, place, self.page, block.line
            )
            report: list[str] = []
            runner = doctest.DocTestRunner(optionflags=LOOSE, verbose=False)
            failed, _ = runner.run(example, out=report.append, clear_globs=False)
            assert not failed, "".join(report)
            self.names.update(example.globs)
            return
        printed = io.StringIO()
        with redirect_stdout(printed):
            exec(compile(block.text, place, "exec"), self.names)
        if output is not None:
            assert alike(output, printed.getvalue()), f"{place} prints\n{printed.getvalue()}"

    def console(self, block: Block) -> None:
        """Run the commands of a block."""
        place = f"{self.page}:{block.line}"
        commands = list(typed(block.text))
        code, report = 0, ""
        for number, line in enumerate(commands):
            if line.command == LAST_CODE:
                assert line.output.strip() == str(code), f"{place}: the exit code is {code}"
                continue
            code, report = self.run(line.command)
            judged = number + 1 < len(commands) and commands[number + 1].command == LAST_CODE
            assert judged or code == 0, f"{place}: {line.command} ends with {code}\n{report}"
            wanted = not line.output or alike(line.output, report)
            assert wanted, f"{place}: {line.command} prints\n{report}"

    def run(self, command: str) -> tuple[int, str]:
        """The exit code and the output of a command."""
        line, _, answers = command.partition(" < ")
        program, *arguments = shlex.split(line)
        assert program == "siegeworks", f"{self.page}: only siegeworks is run, not {program}"
        done = subprocess.run(
            [sys.executable, "-m", "siegeworks.cli", *arguments],
            cwd=self.folder,
            env=os.environ | self.surroundings(),
            input=(self.folder / answers).read_text(encoding="utf-8") if answers else "",
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            check=False,
        )
        return done.returncode, done.stdout

    def surroundings(self) -> dict[str, str]:
        """Variables that make the output the same everywhere."""
        return {
            "PYTHONPATH": str(ROOT / "src"),
            "PYTHONUTF8": "1",
            "SIEGEWORKS_DATA": str(self.folder / "data"),
            "SIEGEWORKS_LANGUAGE": "en",
            "COLUMNS": "80",
            "NO_COLOR": "1",
        }
