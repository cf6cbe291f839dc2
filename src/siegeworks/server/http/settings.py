"""How a server is set up: where it listens, whom it lets in, how much it takes."""

from dataclasses import dataclass, field, fields, replace
from urllib.parse import urlsplit

from siegeworks.core.errors import BadSettings

LOOPBACK = ("localhost", "127.0.0.1", "::1")


@dataclass(frozen=True)
class Limits:
    """How much one client, or one address, may ask for."""

    body: int = 262_144  # bytes of a request
    message: int = 16_384  # bytes of a message on a socket
    requests: float = 20.0  # a second and address, in the long run
    burst: int = 200  # requests at once
    moves: float = 10.0  # answers a second and seat, in the long run
    moves_burst: int = 60
    entries: int = 3000  # rows in the journal of one game; a long game has some hundreds
    tables: int = 60  # new tables an hour and address
    messages: float = 20.0  # a second on one socket, in the long run
    messages_burst: int = 60
    bad_messages: int = 20  # on one socket that end it; they are forgotten with time
    connections: int = 100  # open at once for one address, whatever is said on them
    deadline: float = 10.0  # seconds for the head of a request, and again for its body
    sockets: int = 40  # sockets and lobby streams open at once for one address
    seat_sockets: int = 8  # of them for one seat
    patience: float = 10.0  # seconds that a client may take to read a message
    idle: float = 600.0  # seconds after which an unused table leaves memory


# On one's own machine nobody else is kept out, so only accidents are.
LOCAL = Limits(
    requests=5000.0,
    burst=10_000,
    moves=1000.0,
    moves_burst=2000,
    entries=20_000,
    tables=100_000,
    connections=5000,
    messages=1000.0,
    messages_burst=2000,
    bad_messages=200,
    sockets=2000,
    seat_sockets=200,
)


@dataclass(frozen=True)
class Config:
    """A server."""

    host: str = "127.0.0.1"
    port: int = 8040
    public: bool = False  # others can reach it: links are needed, and the list of tables is private
    network: bool = False  # only those on the local network, who call it by its address there
    lobby: bool = True  # everybody may see the list of tables
    origins: tuple[str, ...] = ()  # the addresses that browsers know this server by
    proxies: str = ""  # whose word on the client's address is believed
    limits: Limits = field(default_factory=lambda: LOCAL)

    @property
    def is_secure(self) -> bool:
        """Whether browsers reach this server by https only."""
        return bool(self.origins) and all(o.startswith("https://") for o in self.origins)

    @property
    def hosts(self) -> tuple[str, ...]:
        """The names that a request may call this server by; none: any."""
        named = tuple(urlsplit(origin).hostname or "" for origin in self.origins)
        if self.public:
            return named
        return (*LOOPBACK, *named)


def check_origin(text: str) -> str:
    """An origin as browsers write it."""
    parts = urlsplit(text)
    whole = f"{parts.scheme}://{parts.netloc}"
    if parts.scheme not in ("http", "https") or not parts.hostname or text.rstrip("/") != whole:
        raise BadSettings("origin-form", found=text[:80])
    return whole.lower()


def change_limits(limits: Limits, wishes: dict[str, str]) -> Limits:
    """Limits with some of them changed by name."""
    kinds = {f.name: type(getattr(limits, f.name)) for f in fields(limits)}
    changed: dict[str, float] = {}
    for name, value in wishes.items():
        if name not in kinds:
            raise BadSettings("limit-name", found=name[:40], expected=", ".join(kinds))
        try:
            changed[name] = kinds[name](value)
        except ValueError as error:
            raise BadSettings("limit-value", limit=name, found=value[:40]) from error
        if not 0 < changed[name] < 1e12:
            raise BadSettings("limit-value", limit=name, found=value[:40])
    return replace(limits, **changed)  # type: ignore[arg-type]
