"""Without colour, pieces are still told apart: by their shape, at the size of a small screen."""

import itertools
import re
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Browser

import siegeworks
from tests.web import pictures
from tests.web.sources import WEB

SIZE = 24
SCALE = 3  # drawn larger than that, so that the edges of pixels do not matter
# How unlike two symbols must be: of different types, and of a row that letters tell apart.
TYPES = 0.1
LETTERS = 0.025
UNMISTAKABLE = 0.25  # what a player must not mix up even in passing
LOOKS = {game.key: game.folder / "board" for game in siegeworks.games()}
DRAWN = [key for key, look in LOOKS.items() if (look / "pieces.svg").is_file()]
THEMES = ("dark", "light")


def page_of(look: Path, theme: str) -> str:
    """All symbols of a game in a column."""
    pieces = (look / "pieces.svg").read_text(encoding="utf-8")
    styles = [WEB / "styles" / "tokens.css", look / "look.css"]
    css = "\n".join(path.read_text(encoding="utf-8") for path in styles if path.is_file())
    drawn = "".join(f'<svg class="sample"><use href="#{name}"/></svg>' for name in symbols(look))
    side = SIZE * SCALE
    own = f".sample {{ display: block; width: {side}px; height: {side}px }}"
    style = (
        f"{css} body {{ margin: 0; background: var(--paper) }} .unseen {{ display: none }} {own}"
    )
    head = f'<html data-theme="{theme}"><style>{style}</style>'
    return f'{head}<body>{drawn}<div class="unseen">{pieces}</div>'


def symbols(look: Path) -> list[str]:
    return re.findall(r'<symbol id="([^"]+)"', (look / "pieces.svg").read_text(encoding="utf-8"))


def drawn(browser: Browser, look: Path, theme: str) -> dict[str, Image.Image]:
    """Every symbol in greyscale."""
    names, side = symbols(look), SIZE * SCALE
    page = browser.new_page(viewport={"width": side, "height": side * len(names)})
    page.set_content(page_of(look, theme))
    whole = pictures.greyscale(page.screenshot())
    page.close()
    small = whole.resize((SIZE, SIZE * len(names)), Image.Resampling.BOX)
    return {name: small.crop((0, SIZE * n, SIZE, SIZE * (n + 1))) for n, name in enumerate(names)}


def row_of(symbol: str) -> str:
    """The row of a symbol that ends with a letter or a number, such as officer-2."""
    return re.sub(r"-([A-Z]?\d+|[A-Z])$", "-*", symbol)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", DRAWN)
def test_every_two_symbols_differ_in_greyscale(browser: Browser, game: str, theme: str) -> None:
    found = drawn(browser, LOOKS[game], theme)
    alike = {
        (one, other): round(unlike, 3)
        for one, other in itertools.combinations(found, 2)
        if (unlike := pictures.unlikeness(found[one], found[other]))
        < (LETTERS if row_of(one) == row_of(other) else TYPES)
    }
    assert alike == {}


@pytest.mark.parametrize("theme", THEMES)
def test_howitzer_and_machine_gun_are_unmistakable(browser: Browser, theme: str) -> None:
    found = drawn(browser, LOOKS["westerplatte"], theme)
    assert pictures.unlikeness(found["howitzer"], found["machine-gun"]) > UNMISTAKABLE


def test_the_same_shape_in_another_colour_is_no_other_shape() -> None:
    one = Image.linear_gradient("L").resize((SIZE, SIZE))
    assert pictures.unlikeness(one, one.point(lambda value: 200 - value // 2)) < LETTERS
