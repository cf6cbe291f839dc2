"""Flags that several commands have."""

from pathlib import Path
from typing import Annotated

import typer

from siegeworks.cli.output import use

Json = Annotated[bool, typer.Option("--json", help=use("json"))]
ContentDir = Annotated[Path | None, typer.Option("--content", help=use("content-dir"))]
Language = Annotated[
    str, typer.Option("--language", "-L", help=use("language"), envvar="SIEGEWORKS_LANGUAGE")
]
