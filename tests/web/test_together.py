"""Several people: at two browsers, looking on, and at one screen with secrets."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Response, WebSocket, expect

import siegeworks
from tests.web.conftest import Visit
from tests.web.playing import Player, new_table, open_table
from tests.web.watching import PHONE, Visitor

OPEN = {"kind": "open"}


def invite(page: Page, button: str) -> str:
    """Make a link in the dialog of the seats; the link."""
    page.get_by_role("button", name="Seats").first.click()
    dialog = page.get_by_role("dialog", name="Seats")
    dialog.get_by_role("button", name=button, exact=True).first.click()
    link = dialog.locator(".made-link input").input_value()
    dialog.get_by_role("button", name="Close", exact=True).click()
    return link


def come(visitor: Visitor, link: str, table: str, name: str = "") -> Player:
    """Follow a link."""
    visitor.page.goto(link)
    if name:
        visitor.page.get_by_role("textbox", name="Your name").fill(name)
    deed = re.compile(r"^(Sit down|Watch|Look on)$")
    visitor.page.get_by_role("button", name=deed).click()
    player = Player(visitor, table)
    expect(player.table).to_be_visible()
    return player


def test_two_browsers_play_at_one_table(visit: Visit) -> None:
    host = open_table(visit(), seats=[{}, OPEN], seed="7")
    guest = come(visit(), invite(host.page, "Invite by link"), host.id, "Ada")
    expect(host.page.get_by_text("Ada").first).to_be_visible()
    for option, mover, other in (("stand B", host, guest), ("stand D", guest, host)):
        expect(mover.action(option)).to_be_visible()
        expect(other.actions).to_have_count(0)
        mover.choose(option)
        other.expect_sequence(mover.sequence())
    assert guest.view()["zones"]["post"] == host.view()["zones"]["post"]


def test_partners_see_beside_an_option_who_proposes_it(visit: Visit) -> None:
    host = open_table(visit(), "ante-portas", seats=[{}, OPEN], seed="7")
    guest = come(visit(), invite(host.page, "Invite by link"), host.id, "Ada")
    match = siegeworks.game("ante-portas").start(seats=2, seed=7)
    while len(match.asked) == 1:
        expect(host.page.get_by_role("button", name="Propose to the others")).to_have_count(0)
        option, mover = match.options()[0].text, (host, guest)[match.asked[0]]
        expect(mover.action(option)).to_be_visible()
        mover.choose(option)
        match.choose(option)
    proposed = match.options()[1]
    name = f"Propose to the others: {proposed.words('en')}"
    guest.page.get_by_role("button", name=name).click()
    for player in (host, guest):
        expect(player.action(proposed.text)).to_contain_text("Proposed: Ada")
    host.choose(proposed.text)
    guest.expect_sequence(host.sequence())
    expect(guest.page.get_by_text("Proposed: Ada")).to_have_count(0)


def test_at_one_screen_the_turn_passes_on(visit: Visit) -> None:
    player = open_table(visit(), seats=[{"name": "Ada"}, {"name": "Ben"}], seed="7")
    for name, option in (("Ada", "stand B"), ("Ben", "stand D")):
        expect(player.prompt).to_contain_text(name)
        expect(player.page.locator(".turn-ring")).to_have_count(0)  # nobody's turn has begun
        player.choose(option)
    assert list(player.view()["zones"]["post"].values())[:2] == ["B", "D"]
    expect(player.page.locator(".turn-ring")).not_to_have_count(0)


def test_a_spectator_sees_the_board_and_can_do_nothing(visit: Visit) -> None:
    host = open_table(visit(), seed="7")
    guest = come(visit(), invite(host.page, "Link for spectators"), host.id)
    expect(guest.page.get_by_text("You are watching")).to_be_visible()
    expect(guest.actions).to_have_count(0)
    expect(guest.page.locator(".area.lit")).to_have_count(0)
    host.choose("stand C")
    guest.expect_sequence(host.sequence())


def test_a_spectator_is_told_no_secret(visit: Visit) -> None:
    seats = [{}, {"kind": "bot", "bot": "random"}]
    host = open_table(visit(), "gatehouse", seats=seats, seed="4")
    spectator = visit()
    heard: list[str | bytes] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: heard.append(text))

    spectator.page.on("websocket", listen)
    come(spectator, invite(host.page, "Link for spectators"), host.id)
    told = json.loads(heard[0])["view"]["zones"]
    hidden = {zone for zone, seen in host.view()["zones"].items() if told[zone] != seen}
    assert hidden, "something is seen by the player alone"
    for zone in hidden:
        things = told[zone] if isinstance(told[zone], list) else [told[zone]]
        assert all(thing == "?" or isinstance(thing, int) for thing in things), zone


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_at_one_screen_a_curtain_falls_between_secrets(visit: Visit, motion: str) -> None:
    player = new_table(
        visit(reduced_motion=motion),
        "gatehouse",
        seats=[{"name": "Ada"}, {"name": "Ben"}],
        seed="4",
    )
    page = player.page
    page.goto(f"/t/{player.id}")
    first = page.get_by_role("button", name=re.compile(r"^I am "))
    expect(first).to_be_visible()
    expect(player.table).to_have_count(0)
    names: list[str] = []
    for _ in range(60):
        if first.count():
            names.append(first.inner_text())
            expect(page.locator(".board, [data-option], [role=log]")).to_have_count(0)
            first.click()
        expect(player.actions.first).to_be_visible()
        if len(names) == 3:
            break
        before = page.locator("[data-sequence]").get_attribute("data-sequence")
        player.actions.first.click()
        expect(page.locator(f'[data-sequence="{before}"]')).to_have_count(0)
        expect(page.locator(".curtain, button[data-option]").first).to_be_visible()
    assert names[0] == names[2]
    assert set(names) == {"I am Ada, Invader", "I am Ben, Defender"}


def listen_to(page: Page) -> list[dict[str, Any]]:
    """All views that a browser is sent, over sockets and otherwise, as they come."""
    sent: list[dict[str, Any]] = []

    def note_frame(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "view":
            sent.append(message["view"])

    def note_answer(answer: Response) -> None:
        if re.search(r"/(view|text|at|frames|turns|record)", answer.url):
            sent.append({"seat": "?", "url": answer.url})

    page.on("websocket", lambda socket: socket.on("framereceived", note_frame))
    page.on("response", note_answer)
    return sent


def test_behind_the_curtain_nothing_of_the_next_one_is_sent(visit: Visit) -> None:
    seats = [{"name": "Ada"}, {"name": "Ben"}]
    player = new_table(visit(), "gatehouse", seats=seats)
    page = player.page
    sent = listen_to(page)
    page.goto(f"/t/{player.id}")
    for name, seat in (("Ada", 0), ("Ben", 1)):
        button = page.get_by_role("button", name=f"I am {name}")
        expect(button).to_be_visible()
        page.wait_for_timeout(300)  # whatever is on its way comes
        assert {view["seat"] for view in sent} <= {None, *range(seat)}
        covered = [view for view in sent if view["seat"] is None]
        assert covered, "whom it waits for"
        assert all(view["zones"]["hand"] == 1 and view["prompt"] is None for view in covered)
        count = len(sent)
        button.click()
        expect(player.actions.first).to_be_visible()
        assert {view["seat"] for view in sent[count:]} == {seat}
        player.actions.first.click()
        expect(page.locator(".curtain")).to_be_visible()
    assert sent[-1]["seat"] is None or sent[-1]["asked"] != [1]


def test_behind_the_curtain_text_mode_is_covered_too(visit: Visit) -> None:
    seats = [{"name": "Ada"}, {"name": "Ben"}]
    player = new_table(visit(), "gatehouse", seats=seats)
    page = player.page
    page.goto("/settings")
    page.get_by_role("checkbox", name="Text mode").check()
    sent = listen_to(page)
    page.goto(f"/t/{player.id}")
    button = page.get_by_role("button", name="I am Ada")
    expect(button).to_be_visible()
    expect(page.get_by_label("Text mode").first).to_have_count(0)
    assert not [view for view in sent if view["seat"] == "?"]
    button.click()
    line = page.get_by_role("textbox")
    expect(line).to_be_visible()
    line.fill("1")
    line.press("Enter")
    expect(page.get_by_role("button", name="I am Ben")).to_be_visible()
    texts = [view["url"] for view in sent if view["seat"] == "?" and "/text" in view["url"]]
    assert texts
    assert all("seat=0" in url for url in texts)


def test_a_seat_that_is_given_away_leaves_the_screen_and_is_told(visit: Visit) -> None:
    seats = [{"name": "Ada"}, {"name": "Ben"}]
    host = new_table(visit(), "gatehouse", seats=seats)
    page = host.page
    page.goto(f"/t/{host.id}")
    page.get_by_role("button", name="I am Ada, Invader").click()
    expect(host.actions.first).to_be_visible()
    page.get_by_role("button", name="Seats").first.click()
    dialog = page.get_by_role("dialog", name="Seats")
    dialog.locator(".seat").last.get_by_role("button", name="Play on another device").click()
    made = dialog.locator(".made-link")
    expect(made).to_contain_text("nobody else has it then, not this browser either")
    link = made.locator("input").input_value()
    dialog.get_by_role("button", name="Close", exact=True).click()
    guest = come(visit(), link, host.id, "Bea")
    expect(guest.actions.first).to_be_visible()
    told = "Somebody came to the seat of Bea by a link; who had it before knows what it held."
    for one in (page, guest.page):
        expect(one.get_by_role("banner").get_by_text(told)).to_have_count(1)
    host.actions.first.click()
    expect(page.locator("#prompt")).to_contain_text("Bea")
    expect(page.locator(".curtain")).to_have_count(0)
    late = visit(language="de")
    late.forgive("403")  # the link was followed
    late.page.goto(link)
    expect(late.page.get_by_text("wer ihn vorher hatte, weiß, was er enthielt")).to_be_visible()


def test_a_guest_whose_link_is_closed_is_told_so(visit: Visit) -> None:
    host = open_table(visit(), seed="7")
    watching = visit()
    watching.forgive("403|WebSocket")  # what the browser itself notes of a closed door
    guest = come(watching, invite(host.page, "Link for spectators"), host.id)
    host.page.get_by_role("button", name="Seats").click()
    host.page.get_by_role("button", name="Send spectators away").click()
    expect(guest.page.get_by_text("The link to this table was closed")).to_be_visible()


def test_whoever_lets_somebody_look_on_shows_a_hand_and_no_more(visit: Visit) -> None:
    seats = [{}, {"kind": "bot", "bot": "random"}]
    host = open_table(visit(), "gatehouse", seats=seats, seed="4")
    guest = come(visit(), invite(host.page, "Let somebody look on"), host.id)
    expect(guest.page.get_by_text("You are looking on")).to_be_visible()
    expect(guest.actions).to_have_count(0)
    assert guest.view()["zones"] == host.view()["zones"]


def test_whoever_is_invited_reads_that_luck_was_chosen(visit: Visit) -> None:
    said = "Luck was chosen here: whoever opened the table gave its number."
    host = open_table(visit(), title="Known", seats=[{}, OPEN], seed="7")
    expect(host.page.get_by_role("banner").get_by_text(said)).to_have_count(1)
    link = invite(host.page, "Invite by link")
    guest = visit(size=PHONE)
    guest.page.goto(link)
    expect(guest.page.get_by_text(said)).to_be_visible()
    come(guest, link, host.id, "Ada")
    expect(guest.page.get_by_role("banner").get_by_text("Luck known")).to_be_visible()
    host.page.get_by_role("button", name="Luck so far").click()
    expect(host.page.get_by_role("dialog").get_by_text(said)).to_be_visible()
    host.page.goto("/")
    expect(host.page.locator(".table-row", has_text="Known")).to_contain_text(said)


def test_fresh_luck_is_not_spoken_of(visit: Visit) -> None:
    host = open_table(visit())
    expect(host.page.locator(".luck-flag")).to_have_count(0)


def test_friends_talk_and_point_and_spectators_hear_nothing(visit: Visit) -> None:
    host = open_table(visit(), seats=[{"name": "Ada"}, OPEN], seed="7")
    guest_link = invite(host.page, "Invite by link")
    watcher = come(visit(), invite(host.page, "Link for spectators"), host.id)
    guest = come(visit(), guest_link, host.id, "Ben")
    host.page.get_by_role("button", name="Talk").click()
    host.page.get_by_role("textbox", name="Say something").fill("I take B")
    host.page.keyboard.press("Enter")
    expect(guest.page.get_by_text("Ada: I take B")).to_be_visible()
    host.page.keyboard.press("Escape")
    guest.page.get_by_role("button", name="Talk: 1 new").click()
    expect(guest.page.get_by_role("log").filter(has_text="I take B")).to_be_visible()
    guest.page.keyboard.press("Escape")
    guest.page.locator('[data-area="D"]').hover()
    guest.page.keyboard.press("s")
    expect(host.page.get_by_text(re.compile("Ben: look at"))).to_be_visible()
    expect(host.page.locator(".area.spoken")).to_have_count(1)
    assert not watcher.page.get_by_role("button", name="Talk").count()
    assert not watcher.page.get_by_text("I take B").count()


def test_a_name_is_asked_for_once(visit: Visit) -> None:
    host = open_table(visit(), seats=[{"name": "Ada"}, OPEN], seed="7")
    visitor = visit()
    come(visitor, invite(host.page, "Invite by link"), host.id, "Ben")
    another = open_table(visit(), seats=[{"name": "Ada"}, OPEN], seed="8")
    visitor.page.goto(invite(another.page, "Invite by link"))
    expect(visitor.page.get_by_role("textbox", name="Your name")).to_have_value("Ben")


def test_alone_there_is_nobody_to_talk_to(visit: Visit) -> None:
    bot = {"kind": "bot", "bot": "random"}
    several: list[list[dict[str, str]]] = [[{}], [{}, {}], [{}, bot]]
    for seats in several:
        player = open_table(visit(), seats=seats, seed="7")
        assert not player.page.get_by_role("button", name="Talk").count()
