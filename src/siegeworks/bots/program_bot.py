"""Any program as a bot: it reads questions as lines of JSON, and writes answers the same way."""

import json
import shlex
from collections.abc import Mapping

from siegeworks.bots.errors import BotError
from siegeworks.bots.observation import Observation
from siegeworks.bots.program_pipes import Pipes, make_printable
from siegeworks.bots.specs import SHOWN

SECONDS = 10.0  # for an answer, unless the command begins with seconds=N


class ProgramBot:
    """A program of anybody's. It gets what its seat may see, and no more.

    It is started at its first question, asked again and again while it behaves, and ended when
    it does not, when ``close`` is called, or with this bot.
    """

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        self.words, self.seconds = _read(command, seconds)
        self._pipes: Pipes | None = None
        self._asked = 0

    def choose(self, observation: Observation) -> str:
        """The program's answer; a BotError if it crashes, hangs, floods or answers nonsense."""
        if self._pipes is None:
            self._pipes = Pipes(self.words)
        self._asked += 1
        try:
            line = self._pipes.ask(write_question(observation, self._asked), self.seconds)
            return _read_answer(line, observation)
        except BotError:
            self.close()
            raise

    def close(self) -> None:
        """End the program."""
        if self._pipes is not None:
            self._pipes.close()
            self._pipes = None


def write_question(observation: Observation, number: int) -> str:
    """A decision as one line of JSON."""
    decision = observation.decision
    return json.dumps(
        {
            "game": observation.match.game.key,
            "seat": observation.seat,
            "number": number,
            "prompt": decision.prompt,
            "rule": decision.rule,
            "about": _make_plain(decision.about),
            "options": [str(option) for option in decision.options],
            "options_about": [_make_plain(option.about) for option in decision.options],
            "view": observation.view,
        }
    )


def _make_plain(about: Mapping[str, object]) -> dict[str, object]:
    """Numbers and names, for JSON; anything else as people read it."""
    return {
        name: fact if fact is None or isinstance(fact, str | int | float) else str(fact)
        for name, fact in about.items()
    }


def _read_answer(line: bytes, observation: Observation) -> str:
    """The option that a line of JSON names."""
    try:
        choice = json.loads(line)["choice"]
    except (ValueError, KeyError, TypeError, RecursionError):
        raise BotError("bot-nonsense", found=make_printable(line)) from None
    offered = [str(option) for option in observation.decision.options]
    if choice not in offered:
        raise BotError(
            "bot-not-offered", found=make_printable(str(choice)), expected=", ".join(offered)
        )
    return str(choice)


def _read(command: str, seconds: float) -> tuple[list[str], float]:
    """The words of the command, and the time for an answer that may stand in front of them."""
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if words and words[0].startswith("seconds="):
        text = words.pop(0).removeprefix("seconds=")
        if not text.isascii() or not text.isdecimal() or not 0 < int(text[:6]) <= 3600:
            raise BotError(
                "bot-value",
                bot="program",
                setting="seconds",
                found=text[:SHOWN],
                expected="1..3600",
            )
        seconds = int(text)
    if not words:
        raise BotError("bot-no-command", found=command[:SHOWN])
    return words, seconds
