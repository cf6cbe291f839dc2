"""What the flags of the laboratory ask for, as the fields of an experiment file."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from siegeworks.core.errors import BadSettings


@dataclass(frozen=True)
class ExperimentFlags:
    """Flags that describe games; None where a flag was not given."""

    game: list[str] | None = None
    seats: list[int] | None = None
    options: list[str] | None = None
    bots: list[str] | None = None
    content: list[str] | None = None
    games: int | None = None
    seed: int | None = None

    def fields(self) -> dict[str, Any]:
        """The fields of an experiment that the flags give."""
        given = {
            "game": self.game,
            "seats": self.seats,
            "options": _read_options(self.options) if self.options else None,
            "bots": [read_lineup(text) for text in self.bots] if self.bots else None,
            "content": [read_folder(text) for text in self.content] if self.content else None,
            "games": self.games,
            "seed": self.seed,
        }
        return {name: value for name, value in given.items() if value is not None}


def _read_options(texts: list[str]) -> dict[str, list[str]]:
    """Options as name=value or name=value,value."""
    found: dict[str, list[str]] = {}
    for text in texts:
        name, equals, values = text.partition("=")
        if not equals:
            raise BadSettings("name-value", found=text[:60], example="level=hard")
        found.setdefault(name.strip(), []).extend(v.strip() for v in values.split(","))
    return found


def read_lineup(text: str) -> str | list[str]:
    """A bot for all seats, or with bars between them one for each."""
    parts = [part.strip() for part in text.split("|")]
    return parts[0] if len(parts) == 1 else parts


def read_folder(text: str) -> str:
    """A content folder named on the command line, which starts where the user is."""
    return str(Path(text).absolute()) if text not in ("", "-") else ""
