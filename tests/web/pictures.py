"""Pictures without colour: what differs there differs for everybody."""

import io

from PIL import Image, ImageChops, ImageStat


def greyscale(png: bytes) -> Image.Image:
    """A screenshot as somebody sees it who sees no colours."""
    return Image.open(io.BytesIO(png)).convert("L")


def difference(one: Image.Image, other: Image.Image) -> float:
    """How much two pictures of the same size differ: 0 for the same, 1 for black and white."""
    difference = ImageChops.difference(one, other)
    return float(ImageStat.Stat(difference).mean[0]) / 255


def contrast(one: Image.Image, other: Image.Image) -> float:
    """How much they differ where at least one of them shows something, from 0 to 1."""
    paper = one.getpixel((0, 0))
    flat = Image.new("L", one.size, paper)
    drawn = ImageChops.lighter(
        ImageChops.difference(one, flat), ImageChops.difference(other, flat)
    ).point(lambda value: 255 if value > 24 else 0)
    share = float(ImageStat.Stat(drawn).mean[0]) / 255
    return difference(one, other) / share if share else 0.0
