"""Flags that several commands have."""

from pathlib import Path
from typing import Annotated, Final

import typer

from siegeworks.cli.output import tell_use
from siegeworks.core.errors import BadSettings

Json = Annotated[bool, typer.Option("--json", help=tell_use("json"))]
ContentDir = Annotated[Path | None, typer.Option("--content", help=tell_use("content-dir"))]
LANGUAGES: Final = ("en", "de")


def refuse_unknown_language(asked: str) -> str:
    """Refuse a language that the program does not speak; without one, the surroundings choose."""
    if asked and not asked.lower().startswith(LANGUAGES):
        raise BadSettings("language", found=asked[:20], expected=", ".join(LANGUAGES))
    return asked


Language = Annotated[
    str,
    typer.Option(
        "--language",
        "-L",
        help=tell_use("language"),
        envvar="SIEGEWORKS_LANGUAGE",
        callback=refuse_unknown_language,
    ),
]
