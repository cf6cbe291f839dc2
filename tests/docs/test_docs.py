"""What the documentation says is true: its examples run, its links lead somewhere."""

import re
from pathlib import Path

import pytest

from tests.docs import pages
from tests.docs.running import Reader


@pytest.mark.parametrize("page", pages.runnable(), ids=pages.name)
def test_the_examples_of_a_page_run(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Reader(tmp_path, pages.name(page)).follow(list(pages.blocks(page)))


@pytest.mark.parametrize("page", pages.readable(), ids=pages.name)
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    for link in pages.links(page):
        if link.startswith("https://"):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), f"{pages.name(page)} links to {link}, which is not there"
        if anchor:
            found = pages.anchors(target)
            assert anchor in found, f"{pages.name(page)} links to {link}; headings: {found}"


@pytest.mark.parametrize("page", sorted(pages.DOCS.rglob("*.md")), ids=pages.name)
def test_a_page_of_the_site_links_only_within_the_site(page: Path) -> None:
    for link in pages.links(page):
        assert not link.startswith(".."), f"{pages.name(page)} links out of docs: {link}"


def test_every_page_is_in_the_contents_of_the_site() -> None:
    text = (pages.ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    listed = set(re.findall(r"\S+\.md$", text, flags=re.MULTILINE))
    assert listed == {path.relative_to(pages.DOCS).as_posix() for path in pages.DOCS.rglob("*.md")}


def test_the_site_asks_no_foreign_host() -> None:
    text = (pages.ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    assert "font: false" in text
    assert "://" not in text


@pytest.mark.parametrize("page", pages.readable(), ids=pages.name)
def test_a_page_is_calm(page: Path) -> None:
    shouted = re.findall(r"\w!(?!=)", re.sub(r"`[^`]*`", "", pages.prose(page)))
    assert not shouted, f"{pages.name(page)} has an exclamation mark"


def test_the_style_guide_is_one_page() -> None:
    assert len((pages.ROOT / "STYLE.md").read_text(encoding="utf-8").splitlines()) <= 70
