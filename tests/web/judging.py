"""What is judged on any screen: accessibility by axe, whether it scrolls, and its words."""

import re

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

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


def texts(page: Page) -> list[str]:
    """Every piece of text that is on a page, seen or spoken."""
    return [re.sub(r"\s+", " ", str(text)) for text in page.evaluate(TEXTS)]
