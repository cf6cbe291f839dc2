"""Errors that nobody foresaw: a neutral sentence for the client, a number to find it in the log."""

import logging
import secrets

from siegeworks.core.errors import SiegeError
from siegeworks.server import wire
from siegeworks.server.http.logs import place_of, say


def unexpected(error: BaseException, language: str) -> wire.Problem:
    """Write an error into the log; what the client is told of it."""
    number = secrets.token_hex(8)
    say("unexpected error", logging.ERROR, id=number, **place_of(error))
    told = SiegeError("unexpected", id=number)
    return wire.Problem(told.code, told.words(language), id=number)
