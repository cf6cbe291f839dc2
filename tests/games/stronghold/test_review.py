"""What the board says when an assault is over: how near a breach was, and who fell where."""

import pytest

from siegeworks import Match
from siegeworks.server.tables.views import show_log
from siegeworks.text.chronicle import Chronicle
from siegeworks.text.painting import News, draw_news, make_news
from siegeworks.text.speaker import Speaker
from tests.games.stronghold.castle import GAME, castle, deal, garrison, horde

AWAY = {"officer": "courtyard", "warrior": "courtyard"}
EMPTY = {"FL": {"goblin": 0, "orc": 0, "troll": 0}, "FR": {"goblin": 0, "orc": 0, "troll": 0}}


def storm(**facts: object) -> Match:
    """A whole assault that asks nobody."""
    facts.setdefault("heroes", AWAY)
    facts["horde"] = EMPTY | facts.get("horde", {})  # type: ignore[operator]
    match = castle(agenda=["Assault()", "EndOfRound()", "Round()"], **facts)  # type: ignore[arg-type]
    while match.result is None and not reviewed(match, 0):
        deal(match)
        if match.decision is not None:
            match.choose(match.options()[-1])
    return match


def reviewed(match: Match, seat: int | None, language: str = "en") -> list[str]:
    """What was said when the assault was over."""
    entries = Chronicle(match, seat, language).list_entries()
    return [sentence for entry in entries for sentence in entry.review]


def test_the_review_names_the_nearest_section_and_all_losses_by_section() -> None:
    match = storm(
        horde={"W3": {"goblin": 2}, "W5": {"troll": 1}},
        garrison={"W3": {"soldier": 2}, "W5": {"marksman": 1}},
        walls={"W3": 1, "W5": 2},
    )
    assert horde(match, "W3") == (0, 0, 0)
    assert garrison(match, "W5") == (1, 0, 0)
    assert reviewed(match, 0) == [
        "Nearest to a breach: W5, 2 short",
        "Fallen: 2 of the horde, 0 of the garrison, 0 wall pieces",
        "W3: 2 v 5, breach at 10, horde −2",
        "W5: 3 v 3, breach at 5",
    ]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_all_who_look_are_told_the_same(seat: int | None) -> None:
    match = storm(horde={"W3": {"orc": 2}}, garrison={"W3": {"marksman": 1}}, walls={"W3": 2})
    assert reviewed(match, seat) == reviewed(match, 0)
    assert len(reviewed(match, seat, "de")) == len(reviewed(match, 0))


def test_a_quiet_round_is_told_as_one() -> None:
    assert reviewed(storm(), 0)[0] == "No section was fought for"


def test_a_breach_is_looked_back_upon_as_well() -> None:
    match = storm(
        horde={"W1": {"orc": 1}, "W5": {"troll": 3}},
        garrison={"W1": {"marksman": 2}, "W5": {"marksman": 1}},
        walls={"W1": 2, "W5": 0},
    )
    assert match.result is not None
    told = reviewed(match, 1)
    assert told[0] == "W5 was breached"
    assert told[-1] == "W5: 9 v 1, breach at 3"


def test_the_page_of_a_browser_has_it_below_its_title() -> None:
    match = storm(horde={"W3": {"orc": 2}}, garrison={"W3": {"marksman": 1}}, walls={"W3": 2})
    chapters = [line.chapter for line in show_log(match, 0, 0, "en") if line.chapter is not None]
    told = [chapter for chapter in chapters if chapter.review]
    assert [chapter.title for chapter in told] == ["The wall holds in round 1"]
    assert told[0].review == reviewed(match, 0)


def test_where_there_is_little_room_the_review_is_told_first() -> None:
    match = storm(horde={"W3": {"orc": 2}}, garrison={"W3": {"marksman": 1}}, walls={"W3": 2})
    news = [make_news(entry, GAME) for entry in Chronicle(match, 0, "en").list_entries()]
    news += [News(f"later {number}", "1.1", is_danger=True) for number in range(9)]
    lines = ["".join(text for text, _ in line) for line in draw_news(news, 8, Speaker("en"))]
    assert "   Nearest to a breach: W3, 1 short" in lines
    assert any("later 8" in line for line in lines)
