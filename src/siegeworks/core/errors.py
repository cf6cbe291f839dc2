"""What can be refused. Each refusal is a code with its facts; its sentence comes from the words."""

from typing import Any

from siegeworks.core import wording

LONGEST = 60  # letters of a wrong value that a refusal repeats


class SiegeError(ValueError):
    """A refusal in one sentence."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        return _make_again, (type(self), self.code, self.facts)

    def words(self, language: str = "en") -> str:
        """The sentence in a language."""
        return wording.say(language, "", f"error-{self.code}", self.facts)

    def __str__(self) -> str:
        return self.words()


def insist(kind: type[SiegeError], code: str, found: object, *wanted: type) -> None:
    """Refuse what is of another type than is wanted: Python does not look at annotations."""
    if not isinstance(found, wanted):
        raise kind(code, found=repr(found)[:LONGEST])


def _make_again(kind: type[SiegeError], code: str, facts: dict[str, object]) -> SiegeError:
    """A refusal that comes from another process."""
    return kind(code, **facts)


class UnknownGame(SiegeError):
    """No game has that key."""


class BadSettings(SiegeError):
    """The game cannot be started like that."""


class IllegalChoice(SiegeError):
    """The choice was not offered; says why, citing the rule where there is one."""


class IllegalOutcome(SiegeError):
    """Luck cannot fall like that here."""


class UndoRefused(SiegeError):
    """There is nothing that may be taken back."""


class BadDump(SiegeError):
    """The data is not a position of this game."""


class BadPosition(SiegeError):
    """The line is not a position of this game."""


class BadRecord(SiegeError):
    """The text is not a record of a game."""


class ContentError(SiegeError):
    """A content table is not as it must be."""
