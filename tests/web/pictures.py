"""Pictures without colour: what differs there differs for everybody."""

import io
import statistics

from PIL import Image


def greyscale(png: bytes) -> Image.Image:
    """A screenshot as somebody sees it who sees no colours."""
    return Image.open(io.BytesIO(png)).convert("L")


def unlikeness(one: Image.Image, other: Image.Image) -> float:
    """How little two shapes have in common, from 0 to 1, whatever they are filled with.

    A shape in another colour, also a light one for a dark one, is the same shape.
    """
    here, there = one.tobytes(), other.tobytes()
    if len(set(here)) == 1 or len(set(there)) == 1:  # a blank has no shape
        return 0.0
    return 1 - abs(statistics.correlation(list(here), list(there)))
