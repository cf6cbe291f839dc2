"""What is judged on any screen: accessibility by axe, what is in sight, and what its words are."""

import re

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page

SCROLLS = """() => {
  const page = document.scrollingElement;
  return [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight];
}"""
TEXTS = """() => {
  const found = [document.title];
  const names = ["aria-label", "title", "placeholder", "alt", "aria-description"];
  for (const one of document.querySelectorAll("body, body *")) {
    for (const name of names) if (one.hasAttribute(name)) found.push(one.getAttribute(name));
    for (const part of one.childNodes) {
      if (part.nodeType === Node.TEXT_NODE) found.push(part.textContent);
    }
  }
  return found.map((text) => text.trim()).filter((text) => text !== "");
}"""


def barriers(page: Page) -> list[str]:
    """What axe finds fault with: the rule, and the elements that break it."""
    found = Axe().run(page).response["violations"]
    return [f"{fault['id']}: {node['html'][:160]}" for fault in found for node in fault["nodes"]]


def overflow(page: Page) -> tuple[int, int]:
    """By how much the page is wider and higher than its window."""
    wide, high = page.evaluate(SCROLLS)
    return max(0, int(wide)), max(0, int(high))


def is_in_sight(page: Page, element: Locator) -> bool:
    """Whether all of an element is in the window."""
    box, window = element.bounding_box(), page.viewport_size
    assert box is not None
    assert window is not None
    inside_x = box["x"] >= -1 and box["x"] + box["width"] <= window["width"] + 1
    inside_y = box["y"] >= -1 and box["y"] + box["height"] <= window["height"] + 1
    return inside_x and inside_y and box["width"] > 0 and box["height"] > 0


def texts(page: Page) -> list[str]:
    """Every piece of text that is on a page, seen or spoken."""
    return [re.sub(r"\s+", " ", str(text)) for text in page.evaluate(TEXTS)]
