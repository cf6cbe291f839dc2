"""Luck as a function of (key, stream, number): all there is to store is how far each stream is."""

import hashlib
import secrets
from typing import Final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF


def scramble(x: i64) -> i64:
    """Spread a 32-bit number over 32 bits, so that neighbours end up far apart.

    The multipliers stay below 2**31: every product then fits a 64-bit integer, and compiled and
    interpreted builds agree to the bit.
    """
    x = x ^ (x >> 16)
    x = (x * 0x7FEB352D) & MASK
    x = x ^ (x >> 15)
    x = (x * 0x31848BAB) & MASK
    return x ^ (x >> 14)


def draw_bits(low: i64, high: i64, stream: i64, number: i64) -> i64:
    """The 32 random bits that stand at one place of one stream."""
    x: i64 = scramble((low + number * 0x1E3779B1) & MASK)
    x = scramble((x ^ high) & MASK)
    return scramble((x + stream * 0x2C1B3C6D + (number >> 31)) & MASK)


def pick(low: i64, high: i64, stream: i64, number: i64, sides: i64) -> i64:
    """One of ``sides`` equally likely numbers, counted from 0."""
    return (draw_bits(low, high, stream, number) * sides) >> 32


def make_keys(seed: int | str) -> tuple[int, int]:
    """Two 32-bit keys of a game seed; seeds that lie side by side give unrelated keys."""
    digest = hashlib.sha256(f"siegeworks luck {seed}".encode()).digest()
    return int.from_bytes(digest[:4], "big"), int.from_bytes(digest[4:8], "big")


def make_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbits(62)
