"""In which language a client wants to be spoken to."""

from collections.abc import Iterable
from typing import Any, Final
from urllib.parse import parse_qs

from siegeworks.words import LANGUAGES

DEFAULT: Final = "en"


def choose_language(scope: Any) -> str:
    """The language of ``?language=``, else of the Accept-Language header, else English."""
    wish = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("language", [""])[0]
    return find_language(wish) or find_best_language(read_header(scope, b"accept-language"))


def find_language(wish: str) -> str:
    """A language by its name; empty if it is not spoken here."""
    short = wish.strip().lower()[:2]
    return short if short in LANGUAGES else ""


def find_best_language(accepted: str) -> str:
    """The best language of an Accept-Language header."""
    best, weight = DEFAULT, 0.0
    for part in accepted.split(",")[:20]:
        name, _, quality = part.partition(";q=")
        language = find_language(name)
        try:
            value = float(quality) if quality else 1.0
        except ValueError:
            continue
        if language and value > weight:
            best, weight = language, value
    return best


def read_header(scope: Any, name: bytes) -> str:
    """A header of a request; empty if it is not there."""
    headers: Iterable[tuple[bytes, bytes]] = scope.get("headers", ())
    return next((value.decode("latin-1") for key, value in headers if key == name), "")
