"""The report: what the rows say, on one page that needs nothing else."""

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

import siegeworks
from siegeworks.lab import LabError, summarise
from siegeworks.lab.rating import rate_results
from siegeworks.lab.report import list_win_lines, shorten_labels, write_report
from siegeworks.lab.run_folder import run
from tests.lab.helping import rows, small


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run to report on, in a folder with an awkward name."""
    place = tmp_path_factory.mktemp("report") / "it's [one] * run"
    run(small(games=40), place)
    return place


def test_facts_are_those_of_the_rows(folder: Path) -> None:
    facts, all_rows = summarise(folder), rows(folder)
    assert facts["games"] == facts["total"] == 160
    for index, arrangement in enumerate(facts["arrangements"]):
        mine = [row for row in all_rows if row[0] == index]
        assert arrangement["games"] == len(mine) == 40
        mean = sum(row[11] for row in mine) / 40
        assert arrangement["decisions"]["mean"] == pytest.approx(mean, abs=1e-3)
        assert sum(arrangement["endings"].values()) == 40
        assert sum(count for _, count in arrangement["lengths"]) == 40
        for win in arrangement["wins"]:
            assert win["wins"] == sum(win["seat"] in row[9] for row in mine)
            assert win["low"] <= win["value"] <= win["high"]
        for verb, use in arrangement["uses"].items():
            assert use["count"] == sum(row[15].get(verb, 0) for row in mine)
            assert use["share"] == sum(verb in row[15] for row in mine) / 40


def test_coverage_names_rules_and_what_was_not_reached(folder: Path) -> None:
    for arrangement in summarise(folder)["arrangements"]:
        game = siegeworks.game(arrangement["game"])
        assert set(arrangement["rules"]) == {step.rule for step in game.steps.values()}
        reached = set(game.steps) - set(arrangement["not_reached"])
        assert reached == set(arrangement["steps"])


def test_bots_are_rated(folder: Path) -> None:
    ratings = {entry["bot"]: entry["mean"] for entry in summarise(folder)["ratings"]}
    assert ratings["habit"] > ratings["random"]


def test_bots_of_a_common_game_are_rated_against_it() -> None:
    notes = [
        {"bots": [bot], "game": "g", "options": {}, "seats": 1, "content": ""}
        for bot in ("good", "bad")
    ]
    results = [(n % 2, [0] if n % 2 == 0 or n % 7 == 0 else [], [0]) for n in range(60)]
    ratings = rate_results(results, notes, {0, 1})
    assert [entry["bot"] for entry in ratings] == ["good", "bad"]
    assert [entry["games"] for entry in ratings] == [30, 30]


class Reader(HTMLParser):
    """Collects the addresses and pictures of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.pictures: list[dict[str, str | None]] = []
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        found = dict(attributes)
        assert tag not in ("script", "link", "iframe", "object")
        if tag == "img":
            self.pictures.append(found)
        self.addresses += [str(found[n]) for n in ("src", "href", "srcset") if n in found]


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_page_is_whole_in_itself(folder: Path, language: str) -> None:
    page = write_report(summarise(folder), language)
    reader = Reader()
    reader.feed(page)
    assert len(reader.pictures) >= 8
    assert all(address.startswith("data:image/png;base64,") for address in reader.addresses)
    assert all(picture["alt"] for picture in reader.pictures)
    text = re.sub(r'src="[^"]*"', "", page)
    assert "://" not in text
    assert "url(" not in text
    assert "@import" not in text
    assert "lab-" not in text
    assert {"en": "Win rates", "de": "Siegquoten"}[language] in text


def test_the_page_shows_the_rates(folder: Path) -> None:
    facts: dict[str, Any] = summarise(folder)
    page = write_report(facts)
    assert all(arrangement["label"] in page for arrangement in facts["arrangements"])
    for label, win in list_win_lines(shorten_labels(facts["arrangements"])[1], "en"):
        assert label in page
        assert f"{100 * win['value']:.1f} %" in page


def test_labels_say_only_what_differs() -> None:
    options = {"difficulty": "easier", "rations": "full"}
    one = {"game": "hegra", "options": options, "seats": 1, "bots": ["habit"], "content": ""}
    other = {**one, "options": {**options, "difficulty": "harder"}, "content": "mine"}
    common, brief = shorten_labels([one, other])
    assert common == "hegra · rations=full · 1p · habit"
    assert [facts["label"] for facts in brief] == ["difficulty=easier", "difficulty=harder · mine"]
    assert shorten_labels([one]) == ("", [one])


def test_german_numbers_have_a_comma(folder: Path) -> None:
    page = write_report(summarise(folder), "de")
    assert not re.search(r"\d\.\d+ %", page)
    assert re.search(r"\d,\d %", page)


def test_what_is_no_run_is_refused(tmp_path: Path) -> None:
    with pytest.raises(LabError, match="does not hold the results"):
        summarise(tmp_path)
    (tmp_path / "experiment.json").write_text("[]")
    with pytest.raises(LabError, match="does not hold the results"):
        summarise(tmp_path)


def test_a_seat_is_called_a_seat() -> None:
    wins = [{"seat": seat, "wins": 1, "value": 0.5} for seat in (0, 1)]
    facts = {"label": "pig", "together": False, "wins": wins, "bots": ["habit", "random"]}
    lines = list_win_lines([{**facts, "games": 2}], "en")
    assert [label for label, _ in lines] == ["pig · seat 1: habit", "pig · seat 2: random"]
