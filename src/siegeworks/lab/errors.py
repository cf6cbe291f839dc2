"""What goes wrong in the laboratory, and how a refusal travels from one process to another."""

from importlib.util import find_spec

from siegeworks._build.extras import tell_install
from siegeworks.core.errors import SiegeError
from siegeworks.core.wording import Phrase

Trouble = tuple[str, dict[str, object]]  # a refusal's code and facts, as plain data


class LabError(SiegeError):
    """An experiment cannot be run, continued or read like that."""


def phrase(error: BaseException) -> object:
    """An error as a fact of another sentence: words where it has them, else its own text."""
    if isinstance(error, SiegeError):
        return Phrase(f"error-{error.code}", "", **_make_plain(error))
    text = " ".join(str(error).split())[:200]
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


def describe_trouble(error: SiegeError) -> Trouble:
    """A refusal as plain data; refusals within it become phrases."""
    return error.code, _make_plain(error)


def _make_plain(error: SiegeError) -> dict[str, object]:
    return {
        name: phrase(fact) if isinstance(fact, BaseException) else fact
        for name, fact in error.facts.items()
    }


def need(*names: str, extra: str = "lab") -> None:
    """Say in a sentence which library is missing, and how to get it."""
    for name in names:
        if find_spec(name) is None:
            raise LabError("lab-library", found=name, install=tell_install(extra))
