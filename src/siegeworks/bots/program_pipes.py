"""A running program that is asked a line and answers a line, and never outlives its welcome."""

import os
import queue
import signal
import subprocess
import threading
import weakref
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import IO, Final

from siegeworks.bots import watchdog
from siegeworks.bots.errors import BotError
from siegeworks.bots.specs import SHOWN

LONGEST: Final = 64 * 1024  # bytes of an answer
WAITING: Final = 16  # lines nobody has asked for that are borne
ENDED: Final = b""  # what the reader hands on when nothing more will come
LAST_WORDS: Final = 200


def make_printable(text: str | bytes, most: int = SHOWN) -> str:
    """What a program wrote, fit to be printed: it may hold signs that steer a terminal."""
    letters = text.decode("utf-8", "replace") if isinstance(text, bytes) else text
    return "".join(sign if sign.isprintable() else "?" for sign in letters.strip()[:most])


class Pipes:
    """One program with its three pipes, each served by a thread so that nothing can block us."""

    def __init__(self, words: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(
                list(words),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # so that its own children end with it
            )
        except (OSError, ValueError) as trouble:
            why = getattr(trouble, "strerror", None) or str(trouble)
            raise BotError("bot-not-found", found=words[0], why=why) from None
        watchdog.guard(self._process.pid)
        self._said: queue.Queue[bytes] = queue.Queue(WAITING)
        self._questions: queue.Queue[bytes | None] = queue.Queue()
        self._complaint = bytearray()
        self.close = weakref.finalize(self, _end, self._process, self._questions)
        self._serve()

    def _serve(self) -> None:
        process = self._process
        assert process.stdin
        assert process.stdout
        assert process.stderr
        _start_thread(_write, process.stdin, self._questions)
        _start_thread(_read, process.stdout, self._said)
        self._listener = _start_thread(_listen, process.stderr, self._complaint)

    def ask(self, question: str, seconds: float) -> bytes:
        """The line that answers a question, in time."""
        if not self._said.empty():
            line = self._said.get_nowait()
            if line:
                raise BotError("bot-unasked", found=make_printable(line))
            raise self._died(seconds)
        self._questions.put(question.encode() + b"\n")
        try:
            line = self._said.get(timeout=seconds)
        except queue.Empty:
            raise BotError("bot-late", seconds=seconds) from None
        if len(line) > LONGEST:
            raise BotError("bot-flood", most=LONGEST)
        if not line:
            raise self._died(seconds)
        return line

    def _died(self, seconds: float) -> BotError:
        """The program closed its output: how it ended, and what it said last."""
        try:
            status = self._process.wait(min(1.0, seconds))
        except subprocess.TimeoutExpired:
            return BotError("bot-silent")
        self._listener.join(min(1.0, seconds))  # its last words may still be on their way
        lines = bytes(self._complaint).split(b"\n")
        last = next((line for line in reversed(lines) if line.strip()), b"-")
        return BotError("bot-died", status=status, said=make_printable(last, LAST_WORDS))


def _start_thread(job: Callable[..., None], *arguments: object) -> threading.Thread:
    thread = threading.Thread(target=job, args=arguments, daemon=True)
    thread.start()
    return thread


def _write(pipe: IO[bytes], questions: "queue.Queue[bytes | None]") -> None:
    with suppress(OSError, ValueError), pipe:
        while (question := questions.get()) is not None:
            pipe.write(question)
            pipe.flush()


def _read(pipe: IO[bytes], said: "queue.Queue[bytes]") -> None:
    """Hand on line by line; more than can be borne, and nothing more is listened to."""
    with suppress(OSError, ValueError, queue.Full), pipe:
        line = b" "
        while line and len(line) <= LONGEST:
            line = pipe.readline(LONGEST + 1)
            said.put_nowait(line)


def _listen(pipe: IO[bytes], complaint: bytearray) -> None:
    """Keep the last words only."""
    with suppress(OSError, ValueError), pipe:
        while piece := os.read(pipe.fileno(), 4096):
            complaint += piece
            del complaint[:-LAST_WORDS]


def _end(process: "subprocess.Popen[bytes]", questions: "queue.Queue[bytes | None]") -> None:
    """Kill the program with all it started, and wait for it, so that no zombie stays."""
    questions.put(None)
    if process.poll() is None:
        with suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(process.pid, signal.SIGKILL)
            else:
                process.kill()
    process.wait()
    watchdog.release(process.pid)
