"""Whether a request comes from our own pages, or from no page at all."""

from typing import Any, Final
from urllib.parse import urlsplit

from siegeworks.core.errors import SiegeError
from siegeworks.server.http.errors import Forbidden, NoMethod
from siegeworks.server.http.languages import header
from siegeworks.server.http.settings import Config

SAFE: Final = ("GET", "HEAD")
OURS: Final = ("same-origin", "none")  # Sec-Fetch-Site; none: typed or bookmarked by the user


def refusal(scope: Any, config: Config) -> SiegeError | None:
    """Why a request is refused for where it comes from; None if it is not."""
    host = header(scope, b"host")
    if config.hosts and _name(host) not in config.hosts:
        return Forbidden("host")  # another name that was made to point here
    if scope["type"] == "http" and scope["method"] == "OPTIONS":
        return NoMethod("no-method")  # only foreign pages ask first, and they are refused
    if scope["type"] == "http" and scope["method"] in SAFE:
        return None
    origin = header(scope, b"origin").lower()
    if origin:
        allowed = origin in config.origins or urlsplit(origin).netloc == host.lower()
        return None if allowed else Forbidden("origin")
    site = header(scope, b"sec-fetch-site")
    return Forbidden("origin") if site and site not in OURS else None


def _name(host: str) -> str:
    """The name in a Host header, without the port."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""
