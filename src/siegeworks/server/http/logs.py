"""Structured logs: one JSON object a line, with no stack trace, path or secret in it."""

import json
import logging
import sys
import time
import traceback
from typing import IO, Any

LOG = logging.getLogger("siegeworks.server")


class JsonLines(logging.Formatter):
    """Writes the time, the level, what happened, and the facts that were given with it.

    Of an exception it writes the kind and the place in the program, never the text: that may
    hold anything.
    """

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage() if record.name == LOG.name else record.name,
        }
        line.update(getattr(record, "facts", {}))
        if record.exc_info and record.exc_info[1] is not None:
            line.update(find_place(record.exc_info[1]))
        return json.dumps(line, ensure_ascii=True)


def find_place(error: BaseException) -> dict[str, str]:
    """What kind of error it is, and where in which module it was raised."""
    frames = list(traceback.walk_tb(error.__traceback__))
    if not frames:
        return {"error": type(error).__name__}
    frame, line = frames[-1]
    module = frame.f_globals.get("__name__", "?")
    return {"error": type(error).__name__, "at": f"{module}.{frame.f_code.co_name}:{line}"}


def set_up(level: int = logging.INFO, stream: IO[str] | None = None) -> None:
    """Let our log, and the warnings of what we run on, go to a stream."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    LOG.setLevel(level)


def write_line(event: str, level: int = logging.INFO, **facts: object) -> None:
    """Write a line of the log."""
    LOG.log(level, event, extra={"facts": facts})
