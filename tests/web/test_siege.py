"""Stronghold by clicks: two people at two browsers, and a spectator who learns nothing."""

import random

from playwright.sync_api import expect

from tests.web import ways
from tests.web.conftest import Visit
from tests.web.playing import LONG, Player, open_table, play_on
from tests.web.test_together import OPEN, come, invite, listen_to

CLICKS = 24  # decisions that are clicked; all of them with --clicks 1000


def test_two_people_besiege_each_other_and_a_spectator_learns_nothing(
    visit: Visit, clicks: int | None
) -> None:
    host = open_table(visit(), "stronghold", seats=[{}, OPEN])
    guest = come(visit(), invite(host.page, "Invite by link"), host.id, "Ada")
    watching = visit()
    heard = listen_to(watching.page)
    spectator = come(watching, invite(host.page, "Link for spectators"), host.id)
    expect(host.page.get_by_text("Ada, Defender").first).to_be_visible()
    made = take_turns([host, guest], CLICKS if clicks is None else clicks)
    assert made >= min(CLICKS, LONG)
    spectator.expect_sequence(host.sequence())
    told = [view for view in heard if "zones" in view]
    assert {view["seat"] for view in told} == {None}
    assert len(told) > made // 2
    hidden = spectator.view()["zones"]
    for player in (host, guest):
        own = player.view()["zones"]
        assert own.keys() == hidden.keys()
        assert own != hidden, "each side sees something of its own"
    expect(spectator.actions).to_have_count(0)


def take_turns(players: list[Player], most: int) -> int:
    """Whoever is asked answers on the board; the other sees it; how many decisions were made."""
    dice = random.Random(11)
    made = 0
    while made < most:
        view = players[0].view()
        if view["result"] is not None:
            for player in players:
                expect(player.page.locator(".end")).to_be_visible()
            break
        mover, other = players[view["asked"][0]], players[1 - view["asked"][0]]
        made += play_on(mover, dice.randrange(1000), ways.by_mouse, 1)
        other.expect_sequence(mover.view()["sequence"])
    return made
