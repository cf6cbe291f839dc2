"""Secrets of links and sessions: 256 random bits, of which only the hash is kept."""

import hashlib
import secrets


def new_secret() -> str:
    """A secret that nobody can guess, fit for a link or a cookie."""
    return secrets.token_urlsafe(32)


def hash_of(secret: str) -> str:
    """What is kept of a secret. It has enough bits of its own to need no salt."""
    return hashlib.sha256(secret.encode()).hexdigest()
