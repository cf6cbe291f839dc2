"""What every answer says to a browser: run nothing but ours, tell nobody, stay in no frame."""

from typing import Final

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
ALWAYS: Final[tuple[tuple[bytes, bytes], ...]] = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"x-frame-options", b"DENY"),
)
SECURE: Final = ((b"strict-transport-security", b"max-age=31536000"),)
UNKEPT: Final = ((b"cache-control", b"no-store"),)  # unless an answer says otherwise


def all_headers(secure: bool) -> tuple[tuple[bytes, bytes], ...]:
    """The headers of every answer."""
    return (*ALWAYS, *(SECURE if secure else ()))
