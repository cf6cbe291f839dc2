"""Flags that several commands have."""

from pathlib import Path
from typing import Annotated

import typer

from siegeworks.cli.output import tell_use

Json = Annotated[bool, typer.Option("--json", help=tell_use("json"))]
ContentDir = Annotated[Path | None, typer.Option("--content", help=tell_use("content-dir"))]
Language = Annotated[
    str, typer.Option("--language", "-L", help=tell_use("language"), envvar="SIEGEWORKS_LANGUAGE")
]
