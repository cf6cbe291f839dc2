"""A name among the facts stays in one line with the number that it names."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.playing import new_table
from tests.web.watching import PHONE

# The names of facts whose number begins on another line
PARTED = """() => [...document.querySelectorAll(".fact:not(.large)")].filter((fact) => {
  const number = document.createRange();
  const text = fact.querySelector("dd").firstChild;
  number.setStart(text, 0);
  number.setEnd(text, 1);
  const { bottom } = fact.querySelector("button").getBoundingClientRect();
  return number.getBoundingClientRect().top >= bottom;
}).map((fact) => fact.textContent)"""
WIDTHS = range(1000, 1300, 20)  # so that every name comes to stand at the end of a line once


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_name_is_parted_from_its_number(visit: Visit, language: str) -> None:
    page = new_table(visit(language=language), "hegra", seed="7").sit().page
    expect(page.locator(".fact:not(.large)")).not_to_have_count(0)
    found = []
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 720})
        found += page.evaluate(PARTED)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert not found + page.evaluate(PARTED)
