"""What a player does at a table beside choosing: take back, ask why, look up, look back."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.playing import Player, hurry, new_table, open_table


def in_the_middle(visit: Visit, moves: int = 12, **wish: Any) -> Player:
    """A table some way into a game."""
    player = new_table(visit(), seed="7", **wish)
    hurry(player, 7, moves)
    return player.sit()


def test_undo_and_redo_name_what_they_do_and_have_keys(visit: Visit) -> None:
    player = open_table(visit(), seed="7")
    undo, redo = player.page.locator("[data-undo]"), player.page.locator("[data-redo]")
    player.choose("stand B")
    expect(undo).to_have_text("Undo: Start on B")
    undo.click()
    expect(undo).to_be_disabled()
    assert player.view()["zones"]["post"]["1"] is None
    expect(redo).to_have_text("Redo: Start on B")
    player.page.keyboard.press("r")
    expect(redo).to_have_count(0)
    assert player.view()["zones"]["post"]["1"] == "B"
    player.page.keyboard.press("u")
    expect(redo).to_have_count(1)
    assert player.view()["zones"]["post"]["1"] is None


def test_what_cannot_be_done_says_why_with_the_rule(visit: Visit) -> None:
    player = in_the_middle(visit)
    refused = player.view()["prompt"]["refused"]
    assert refused
    told = player.page.locator(".refused-list")
    told.locator("summary").click()
    for refusal in refused:
        expect(told).to_contain_text(refusal["words"])
        expect(told.get_by_role("button", name=re.compile(refusal["rule"])).first).to_be_visible()


def test_a_refused_place_tells_why_when_it_is_tapped(visit: Visit) -> None:
    player = in_the_middle(visit, 24)
    places = player.page.locator(".area.refused")
    expect(places).not_to_have_count(0)
    places.first.click()
    reasons = [refusal["words"] for refusal in player.view()["prompt"]["refused"]]
    expect(player.page.locator(".inspector")).to_contain_text(
        re.compile("|".join(map(re.escape, reasons)))
    )


def test_a_place_out_of_reach_tells_why(visit: Visit) -> None:
    player = in_the_middle(visit)
    address = f"/api/v1/tables/{player.id}/reasons"
    reasons = player.page.request.get(address).json()["refused"]
    listed = {refusal["text"] for refusal in player.view()["prompt"]["refused"]}
    named = {refusal["noun"] for refusal in reasons if refusal["text"] in listed}
    far = next(r for r in reasons if r["verb"] == "move" and r["noun"] not in named)
    place = player.page.locator(f'[data-area="{far["noun"]}"]')
    expect(place).not_to_have_class(re.compile(r"\blit\b"))
    place.hover()
    told = player.page.locator(".inspector-words")
    expect(told).to_contain_text(far["words"])
    first = told.locator("> :not(strong)").first
    expect(first).to_contain_text(far["words"])  # the reason, before all that is known of the place


def test_the_rules_open_at_the_paragraph_that_the_prompt_cites(visit: Visit) -> None:
    player = open_table(visit(), seed="7")
    rule = player.view()["prompt"]["rule"]
    player.page.keyboard.press("p")
    drawer = player.page.get_by_role("dialog", name="Rules")
    cited = drawer.locator(f'[data-rule="{rule}"]')
    expect(cited).to_be_in_viewport()
    drawer.get_by_role("searchbox").fill("howitzer")
    expect(drawer.locator("[data-rule]").first).to_contain_text(re.compile("howitzer", re.I))
    drawer.get_by_role("button", name="Close").click()
    expect(drawer).to_have_count(0)


def test_a_line_of_the_log_shows_what_it_speaks_of(visit: Visit) -> None:
    player = open_table(visit(), seed="7")
    player.choose("stand B")
    line = player.page.get_by_role("log").get_by_role("button", name=re.compile(r"\bB\b")).last
    line.hover()
    expect(player.page.locator(".area-B.spoken, [data-area='B'].spoken")).to_have_count(1)


def test_an_action_and_its_place_point_at_each_other(visit: Visit) -> None:
    player = open_table(visit(), seed="7")
    player.action("stand C").hover()
    expect(player.place("stand C")).to_have_class(re.compile(r"\bhot\b"))
    player.place("stand D").hover()
    expect(player.action("stand D")).to_have_class(re.compile(r"\bhot\b"))


def test_text_mode_plays_a_move(visit: Visit) -> None:
    player = open_table(visit(), seed="7")
    before = player.sequence()
    player.page.keyboard.press("t")
    line = player.page.get_by_role("textbox")
    expect(line).to_be_focused()
    line.fill("stand C")
    line.press("Enter")
    player.expect_change(before)
    assert player.view()["zones"]["post"]["1"] == "C"
    expect(player.page.get_by_role("log").first).to_contain_text("stand C")


def test_arrow_keys_reach_every_lit_place(visit: Visit) -> None:
    player = open_table(visit(), seed="7")
    lit = player.page.locator(".area.lit")
    wanted = {one.get_attribute("data-area") for one in lit.all()}
    here = "document.activeElement?.dataset.area"
    reached, waiting = set[str](), [str(lit.first.get_attribute("data-area"))]
    while waiting:
        area = waiting.pop()
        reached.add(area)
        for key in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"):
            player.page.locator(f'[data-area="{area}"]').focus()
            player.page.keyboard.press(key)
            found = player.page.evaluate(here)
            if found not in reached and found not in waiting:
                waiting.append(found)
    assert reached == wanted
    before = player.sequence()
    player.page.keyboard.press("Enter")
    player.expect_change(before)


def test_odds_are_told_before_one_commits(visit: Visit) -> None:
    player = in_the_middle(visit)
    view = player.view()
    for option in view["prompt"]["options"]:
        odds = player.page.request.get(
            f"/api/v1/tables/{player.id}/odds", params={"option": option["text"]}
        ).json()
        if odds["kind"] != "certain":
            player.action(option["text"]).hover()
            expect(player.page.locator(".odds")).to_contain_text("%")
            return
    raise AssertionError("no option of this position leads to luck")


ADVANCE = re.compile(r"The unit on lane (\w) advances")
PLATE = re.compile(r"the unit on lane (\w) to space \w+ with (\d+)\s%")


def test_a_plate_on_the_board_and_the_odds_of_finishing_tell_the_same_chance(visit: Visit) -> None:
    """Also where a card asks something before units move, and where there are many results."""
    player = new_table(visit(), seed="5", options={"level": "easy"})
    hurry(player, 5, 12)
    view = player.sit().view()
    found = [PLATE.search(mark["words"]) for mark in view["outlook"]["marks"]]
    plates = {match[1]: match[2] for match in found if match}
    with player.page.expect_response("**/odds?*"):
        player.page.locator(".enders [data-option]").hover()
    rows = player.page.locator(".odds li")
    expect(rows.first).to_be_attached()
    told = {
        match[1]: row
        for row in rows.all_text_contents()
        if (match := ADVANCE.search(row)) and row.count("·") == 0
    }
    assert len(plates) > 1
    assert set(told) == set(plates), "each thing is told by itself"
    for lane, percent in plates.items():
        assert f" {percent}%" in told[lane].replace("\u00a0", ""), (lane, percent, told[lane])


def test_in_a_game_alone_a_line_of_the_log_leads_back(visit: Visit) -> None:
    player = in_the_middle(visit, 20)
    day = player.view()["sequence"]
    log = player.page.get_by_role("log")
    player.page.get_by_role("button", name="Whole log").click()
    log.get_by_role("button", name=re.compile(r"Officer \d (moves|fires)")).first.click()
    log.get_by_role("button", name=re.compile(r"^(Practise again from|Back to before)")).click()
    player.expect_change(day)
    expect(player.page.get_by_text("With rewind")).to_be_visible()


def test_luck_is_held_against_what_was_to_be_expected(visit: Visit) -> None:
    player = in_the_middle(visit, 20)
    player.page.get_by_role("button", name="Luck so far").click()
    history = player.page.get_by_role("dialog", name="Luck so far")
    for stream in player.page.request.get(f"/api/v1/tables/{player.id}/luck").json():
        expect(history).to_contain_text(stream["words"])


def test_a_record_goes_out_and_comes_in_again(visit: Visit, tmp_path: Path) -> None:
    player = in_the_middle(visit, 20)
    answer = player.page.request.get(f"/api/v1/tables/{player.id}/record")
    file = tmp_path / "game.siege"
    file.write_bytes(answer.body())
    player.page.goto("/")
    player.page.locator("input[type=file]").set_input_files(file)
    expect(player.table).to_be_visible()
    expect(player.page).not_to_have_url(re.compile(player.id))


def test_the_paths_of_a_map_are_those_of_the_content(visit: Visit) -> None:
    player = open_table(visit(), "hegra", seed="3")
    board = player.page.request.get(f"/api/v1/tables/{player.id}/board").json()
    wanted = sorted(link["d"] for link in board["layout"]["links"])
    drawn = player.page.locator(".ground-svg .hg-path")
    expect(drawn).to_have_count(len(wanted))
    assert sorted(drawn.evaluate_all("all => all.map(one => one.getAttribute('d'))")) == wanted


def test_what_ends_a_turn_has_a_place_and_a_key_of_its_own(visit: Visit) -> None:
    player = in_the_middle(visit)
    end, places = player.page.locator('.enders button[data-option="end"]'), []
    while True:
        box = end.bounding_box()
        assert box is not None
        places.append((box["x"], box["y"], box["width"], box["height"]))
        others = [o for o in player.view()["prompt"]["options"] if not o["ends_question"]]
        if not others:
            break
        expect(player.page.locator(f'.actions [data-option="{others[0]["text"]}"]')).to_have_count(
            1
        )
        player.choose(others[0]["text"])
    assert len(places) > 1
    assert len(set(places)) == 1, "it never slides"
    before = player.sequence()
    player.page.keyboard.press("e")
    player.expect_change(before)
    assert any("New card" in line["words"] for line in player.view()["log"])


def test_settings_are_at_hand_at_the_table(visit: Visit) -> None:
    player = open_table(visit(), seed="7")
    page = player.page
    page.get_by_role("button", name="Settings", exact=True).click()
    dialog = page.get_by_role("dialog", name="Settings")
    before = page.evaluate("() => parseFloat(getComputedStyle(document.documentElement).fontSize)")
    dialog.get_by_role("radio", name="Larger", exact=True).check()
    after = page.evaluate("() => parseFloat(getComputedStyle(document.documentElement).fontSize)")
    assert after == before * 1.25
    dialog.get_by_role("radio", name="Slow", exact=True).check()
    expect(page.locator("html")).to_have_attribute("data-motion", "slow")
    dialog.get_by_role("button", name="Close", exact=True).click()
    player.choose("stand B")


def test_arrows_work_on_the_map_at_once(visit: Visit) -> None:
    player = in_the_middle(visit)
    player.page.keyboard.press("ArrowRight")
    focused = player.page.locator(".board-svg .area.lit:focus")
    expect(focused).to_have_count(1)


@pytest.mark.parametrize(
    ("game", "names"), [("westerplatte", {"A", "E", "G1"}), ("hegra", {"Repair", "Map room"})]
)
def test_names_are_written_over_the_rings_of_what_is_lit(
    visit: Visit, game: str, names: set[str]
) -> None:
    page = open_table(visit(), game, seed="7").page
    written = page.locator(".board-svg .areas ~ .names text")
    for name in names:
        expect(written.filter(has_text=re.compile(f"^{name}$")).first).to_be_attached()
    assert not names & set(page.locator(".ground-svg text").all_text_contents())
