"""Stronghold: what options do to the margins, stacks by number, several answers at one word."""

from typing import Any

import pytest
from playwright.sync_api import expect

import siegeworks
from siegeworks import Match
from siegeworks.bots import make, observe
from tests.games.stronghold.castle import play
from tests.web.conftest import Visit
from tests.web.playing import API, Player
from tests.web.watching import LAPTOP, PHONE

SIZES = {"laptop": LAPTOP, "phone": PHONE}
NOBODY = {"goblin": 0, "orc": 0, "troll": 0}
AWAY = {"officer": "courtyard", "warrior": "courtyard"}


def pick_up() -> Match:
    """A veteran leaves the Barracks; the question is where to."""
    match = siegeworks.situation(
        "stronghold", at="spend", sand=2, horde={"FL": NOBODY, "FR": NOBODY}, heroes=AWAY
    )
    return play(match, "pick-up barracks-veteran")


def set_out() -> Match:
    """Some wait on the outermost rampart, in the major maneuver."""
    camp = {"FL": NOBODY, "FR": NOBODY, "R7": {"goblin": 1, "orc": 3}}
    few = {"W9": {"marksman": 1, "soldier": 0}}
    match = siegeworks.situation(
        "stronghold", at="maneuvers", slot=8, horde=camp, garrison=few, heroes=AWAY
    )
    return play(match, "perform major")


def besiege(prompt: str, round: int, skipped: int = 0) -> Match:
    """Two bots play by their habits until something is asked."""
    game = siegeworks.game("stronghold")
    bots = [make("habit", game, 2), make("habit", game, 3)]
    match = game.start(seats=2, seed=2)
    while True:
        decision = match.decision
        assert decision is not None
        if decision.prompt == prompt and match.state.round == round:  # type: ignore[attr-defined]
            skipped -= 1
            if skipped < 0:
                return match
        seen = observe(match, decision.seat)
        assert seen is not None
        match.choose(bots[decision.seat].choose(seen))


def sit(visit: Visit, match: Match, **more: Any) -> Player:
    """Go on with a match against a bot, on the seat that is asked."""
    visitor = visit(**more)
    seats: list[dict[str, str]] = [{"kind": "bot", "bot": "easy"}] * 2
    assert match.to_move is not None
    seats[match.to_move] = {}
    wish = {"record": match.record(), "seats": seats}
    answer = visitor.context.request.post(f"{API}/tables/import", data=wish)
    assert answer.ok, answer.text()
    return Player(visitor, answer.json()["table"]["id"]).sit()


@pytest.mark.parametrize("size", SIZES)
def test_whoever_moves_a_unit_reads_what_becomes_of_the_margins(visit: Visit, size: str) -> None:
    player = sit(visit, pick_up(), size=SIZES[size])
    option = player.action("put W8")
    expect(option.locator(".change")).to_have_text("9 → 15")
    expect(player.action("swap W1-soldier").locator(".change")).to_have_text("9 → 11")
    expect(player.page.locator(".legend")).to_contain_text("lacks for a breach")


def test_what_is_pointed_at_is_told_in_a_sentence(visit: Visit) -> None:
    player = sit(visit, pick_up())
    player.action("put W8").hover()
    odds = player.page.locator(".odds")
    expect(odds).to_contain_text("W8: the invader lacks 15 for a breach, not 9")


def test_units_are_sent_in_stacks_by_number(visit: Visit) -> None:
    player = sit(visit, set_out())
    stacks = player.page.locator(".pile")
    expect(stacks.first).to_contain_text("orc")
    expect(player.action("send-3 R7-W9-orc")).to_contain_text("×3")
    expect(player.action("send-3 R7-W9-orc").locator(".change")).to_have_text("5 → breach")
    before = player.sequence()
    player.action("send-2 R7-W9-orc").click()
    player.expect_change(before)
    assert player.view()["zones"]["sent"]["R7-W9-orc"] == 2


def test_the_strongest_go_at_one_word_and_come_back_at_one(visit: Visit) -> None:
    player = sit(visit, set_out())
    before, sent = player.sequence(), player.view()["zones"]["sent"]
    player.page.locator("[data-wish^=fill]").last.click()
    player.expect_change(before)
    now = player.view()["zones"]["sent"]
    assert now["R7-W9-orc"] == 3
    player.page.get_by_role("button", name="Undo: R7 to W9: the strongest").click()
    expect(player.action("send-3 R7-W9-orc")).to_be_visible()
    assert player.view()["zones"]["sent"] == sent


def test_a_maneuver_can_be_done_as_last_time(visit: Visit) -> None:
    match = besiege("Maneuvers", 2)
    player = sit(visit, match)
    before = player.sequence()
    player.page.get_by_role("button", name="The major maneuver as last time").click()
    player.expect_change(before)
    log = [line["event"] for line in player.view()["log"]]
    begun = len(log) - log[::-1].index("maneuver-begins")
    assert "sent" in log[begun:]


def test_text_mode_tells_margins_and_takes_wishes(visit: Visit) -> None:
    player = sit(visit, set_out())
    player.page.keyboard.press("t")
    text = player.page.locator(".text-mode")
    expect(text).to_contain_text("8 ×3 (5 → breach)")
    expect(text).to_contain_text("+2 R7 to W9: the strongest (5 → breach)")
    before = player.sequence()
    line = text.get_by_role("textbox")
    line.fill("+2")
    line.press("Enter")
    player.expect_change(before)
    assert player.view()["zones"]["sent"]["R7-W9-orc"] == 3
