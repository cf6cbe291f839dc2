"""Friends: invited from the same network, seen when they drop, told when it is their turn."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.server.doors import Alone, Doors, started
from tests.web.conftest import Visit
from tests.web.judging import barriers, overflow
from tests.web.playing import Player, hurry, open_table
from tests.web.test_together import OPEN, come, invite
from tests.web.watching import LAPTOP, PHONE, Visitor

PLAY = "Play with friends on this network"
BOTS = [{"kind": "bot", "bot": "random"}]
# A browser whose notifications are noted, and whose page can be hidden by a word.
NOTING = """
window.notices = [];
window.Notification = class {
  static permission = "default";
  static async requestPermission() { return (this.permission = "granted"); }
  constructor(title, { body }) { window.notices.push(`${title} | ${body}`); }
};
Object.defineProperty(document, "hidden", { get: () => window.isAway === true });
"""


@pytest.fixture(scope="module")
def two_doors(tmp_path_factory: pytest.TempPathFactory, client_is_built: None) -> Iterator[Doors]:
    with started(Doors, tmp_path_factory.mktemp("friends")) as server:
        yield server


@pytest.fixture
def doors(two_doors: Doors) -> Doors:
    """A server whose door to the network is closed."""
    assert httpx.delete(f"{two_doors.url}/api/v1/network").is_success
    return two_doors


def open_seats(page: Page) -> None:
    page.get_by_role("button", name="Seats", exact=True).first.click()


def test_a_friend_on_the_network_is_invited_and_plays(visit: Visit, doors: Doors) -> None:
    host = open_table(visit(doors.url), "pig", seats=[{}, OPEN])
    page = host.page
    open_seats(page)
    page.get_by_role("button", name="Invite by link").click()
    link = page.locator(".made-link input")
    expect(link).to_have_value(re.compile(f"^{doors.url}/join/"))
    expect(page.get_by_text("This link works on this machine only.")).to_be_visible()
    page.get_by_role("button", name=PLAY).click()
    page.get_by_role("button", name="Let friends in").click()
    expect(page.get_by_role("img", name="The link as a code")).to_be_visible()
    assert barriers(page) == []
    there = link.input_value()
    assert not there.startswith(doors.url)
    page.get_by_role("button", name="Close", exact=True).click()
    friend = visit(there.split("/join")[0], size=PHONE)
    friend.forgive("Failed to load|WebSocket|ERR_")  # the door is closed before their eyes
    guest = come(friend, there, host.id, "Ada")
    expect(page.get_by_text("Ada").first).to_be_visible()
    host.choose("roll")
    guest.expect_sequence(host.sequence())
    open_seats(page)
    page.get_by_role("button", name="Close the door; guests must wait").click()
    expect(page.get_by_role("button", name=PLAY)).to_be_visible()
    expect(guest.page.get_by_text("The connection is lost.")).to_be_visible()


def test_the_home_page_offers_it_to_those_at_the_machine_only(visit: Visit, doors: Doors) -> None:
    page = visit(doors.url).page
    page.goto("/")
    page.get_by_role("button", name=PLAY).click()
    dialog = page.get_by_role("dialog", name=PLAY)
    words = dialog.locator("p").inner_text()
    assert len(re.findall(r"\.(\s|$)", words)) == 2, "it is explained in two sentences"
    dialog.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name=PLAY).click()
    page.get_by_role("button", name="Let friends in").click()
    told = page.get_by_text("Friends on this network can follow your links.")
    expect(told).to_be_visible()
    url = re.search(r"http://[\d.]+:\d+", told.inner_text())
    assert url
    guest = visit(url[0]).page
    guest.goto("/")
    expect(guest.get_by_role("article").first).to_be_visible()
    guest.wait_for_load_state("networkidle")
    expect(guest.get_by_role("button", name=PLAY)).to_have_count(0)


def test_a_machine_without_a_network_says_so(
    visit: Visit, tmp_path: Path, client_is_built: None
) -> None:
    with started(Alone, tmp_path) as server:
        visitor = visit(server.url)
        visitor.forgive("503")
        visitor.page.goto("/")
        visitor.page.get_by_role("button", name=PLAY).click()
        visitor.page.get_by_role("button", name="Let friends in").click()
        expect(visitor.page.get_by_text("This machine is on no local network")).to_be_visible()


def test_links_of_a_new_game_fit_a_phone(visit: Visit, doors: Doors) -> None:
    page = visit(doors.url, size=PHONE).page
    page.goto("/new/pig")
    page.get_by_label("Who plays seat 2").select_option("open")
    page.get_by_role("button", name="Start", exact=True).click()
    page.get_by_role("button", name=PLAY).click()
    page.get_by_role("button", name="Let friends in").click()
    code = page.get_by_role("img", name="The link as a code")
    code.scroll_into_view_if_needed()
    expect(code).to_be_in_viewport(ratio=0.99)
    assert overflow(page)[0] == 0
    page.get_by_role("link", name="To the table").click()
    expect(page.locator("#prompt")).to_be_visible()


def sign(page: Page) -> str:
    return page.locator("link[rel=icon]").get_attribute("href") or ""


def test_the_tab_tells_whose_turn_it_is(visit: Visit) -> None:
    host = open_table(visit(), title="Home front", seats=[{}, OPEN], seed="7")
    guest = come(visit(), invite(host.page, "Invite by link"), host.id, "Ada")
    expect(host.page).to_have_title("Your turn: Home front – Siegeworks")
    expect(guest.page).to_have_title("Player 1: Home front – Siegeworks")
    assert (sign(host.page), sign(guest.page)) == ("/static/icon-turn.svg", "/favicon.ico")
    assert host.page.request.get("/static/icon-turn.svg").ok
    host.choose("stand B")
    expect(guest.page).to_have_title("Your turn: Home front – Siegeworks")
    expect(host.page).to_have_title("Ada: Home front – Siegeworks")
    assert (sign(host.page), sign(guest.page)) == ("/favicon.ico", "/static/icon-turn.svg")
    guest.page.get_by_role("link", name="Home").click()
    expect(guest.page).to_have_title("Siegeworks")
    assert sign(guest.page) == "/favicon.ico"


def test_a_notification_comes_if_it_is_allowed_and_nobody_looks(visit: Visit) -> None:
    host = open_table(visit(), title="Home front", seats=[{}, OPEN], seed="7")
    friend = visit()
    friend.context.add_init_script(NOTING)
    page = friend.page
    page.goto("/settings")
    page.get_by_role("checkbox", name="Notify me when it is my turn").check()
    guest = come(friend, invite(host.page, "Invite by link"), host.id)
    page.evaluate("Notification.permission = 'granted'")
    assert page.evaluate("notices") == []
    page.evaluate("isAway = true")
    host.choose("stand B")
    expect(page).to_have_title("Your turn: Home front – Siegeworks")
    [notice] = page.evaluate("notices")
    assert notice.startswith("Your turn: Home front | ")
    page.evaluate("isAway = false")
    guest.choose("stand D")
    assert len(page.evaluate("notices")) == 1


def dropped(visit: Visit) -> tuple[Player, Visitor, str]:
    """A table that waits for a friend whose browser is closed, and the friend's link."""
    host = open_table(visit(), seats=[{}, OPEN], seed="7")
    link = invite(host.page, "Invite by link")
    friend = visit()
    come(friend, link, host.id, "Ada")
    host.choose("stand B")
    friend.page.goto("about:blank")
    return host, friend, link


def test_a_bot_takes_the_seat_of_a_friend_who_dropped_and_gives_it_back(visit: Visit) -> None:
    host, friend, link = dropped(visit)
    page = host.page
    expect(page.locator(".seat-chip", has_text="Ada")).to_contain_text("away")
    expect(host.prompt).to_contain_text("Waiting for Ada, who is not connected.")
    here = host.sequence()
    host.prompt.get_by_role("button", name="Seats").click()
    page.get_by_role("button", name="Let a bot play for Ada").click()  # the second click
    host.expect_change(here)
    page.get_by_role("button", name="Give the seat back to Ada").click()
    expect(page.locator(".seat", has_text="Ada")).to_contain_text("not connected")
    page.get_by_role("button", name="Let a bot play for Ada").click()
    expect(page.get_by_role("button", name="Give the seat back to Ada")).to_be_visible()
    friend.page.goto(f"/t/{host.id}")
    expect(friend.page.get_by_text("A bot plays for you.")).to_be_visible()
    friend.page.get_by_role("button", name="Play again yourself").click()
    expect(friend.page.get_by_text("A bot plays for you.")).to_have_count(0)
    assert [seat["kind"] for seat in host.view()["seats"]] == ["human", "human"]
    friend.page.goto("about:blank")
    expect(page.locator(".seat-chip", has_text="Ada")).to_contain_text("away")
    come(friend, link, host.id)  # the link leads back to the seat
    expect(page.locator(".seat-chip", has_text="Ada")).not_to_contain_text("away")


def test_a_spectator_is_asked_to_watch_and_told_who_won(visit: Visit) -> None:
    host = open_table(visit(), seats=[OPEN, {"name": "Ben"}], seed="7")
    link = invite(host.page, "Link for spectators")
    page = visit().page
    page.goto(link)
    expect(page.get_by_text("You are invited to watch.")).to_be_visible()
    expect(page.get_by_role("button", name="Sit down")).to_have_count(0)
    expect(page.get_by_role("textbox")).to_have_count(0)
    page.get_by_role("button", name="Watch", exact=True).click()
    expect(page.locator("#prompt")).to_have_text("The seat of Player 1 is still free.")


def test_whoever_watches_bots_has_not_lost(visit: Visit) -> None:
    watcher = open_table(visit(), seats=BOTS, seed="7")
    expect(watcher.page.locator(".end")).to_be_visible()
    told = watcher.page.locator(".end").inner_text()
    assert "The game is lost" in told or "won" in told
    assert "The garrison" in told
    assert "You have" not in told


def test_a_running_game_is_saved_from_the_table(visit: Visit) -> None:
    host = open_table(visit(size=PHONE), title="Half way", seed="7")
    host.choose("stand B")
    host.page.get_by_role("button", name="More", exact=True).click()
    with host.page.expect_download() as saved:
        host.page.get_by_role("button", name="Save as a .siege file").click()
    assert saved.value.suggested_filename == "Half way.siege"
    assert "stand B" in Path(saved.value.path()).read_text(encoding="utf-8")


def test_a_game_with_secrets_is_saved_by_nobody_who_may_not(visit: Visit) -> None:
    seats = [{}, {"kind": "bot", "bot": "random"}]
    page = open_table(visit(), "gatehouse", seats=seats, seed="4").page
    expect(page.get_by_role("button", name="Luck so far")).to_be_visible()
    expect(page.get_by_role("button", name="Save as a .siege file")).to_have_count(0)


def test_the_home_page_tells_turns_results_and_games_apart(visit: Visit, doors: Doors) -> None:
    visitor = visit(doors.url)
    page = visitor.page
    for title in ("7 Days of Westerplatte", "7 Days of Westerplatte (2)"):
        page.goto("/")
        card = page.get_by_role("article", name="7 Days of Westerplatte")
        card.get_by_role("button", name="Play").click()
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
    hurry(Player(visitor, page.url.rsplit("/", 1)[-1]), 3)
    open_table(visitor, "pig", title="A race", seats=[{"name": "Ada"}, {"name": "Ben"}])
    open_table(visitor, "pig", title="A duel", seats=[{"name": "Ada"}, OPEN])
    page.goto("/")
    over = page.locator(".table-row", has_text="Westerplatte (2)")
    expect(over).to_contain_text(re.compile(r"You have (won|lost): "))
    expect(page.locator(".table-row", has_text="A race")).to_contain_text("Waiting for Ada")
    expect(page.locator(".table-row", has_text="A duel")).to_contain_text("Your turn")
    for _ in range(2):
        visitor.context.request.post("/api/v1/tables", data={"game": "pig", "title": "Twin"})
    expect(page.locator(".table-title", has_text="Twin")).to_have_text(["Twin (2)", "Twin"])


KARI = [{"name": "Kari"}, OPEN, {"kind": "bot", "bot": "random"}]


def test_an_invitation_says_who_invites_to_what_and_what_comes_of_it(visit: Visit) -> None:
    host = open_table(visit(), seats=KARI, seed="7")
    link = invite(host.page, "Invite by link")
    for size, language, told in (
        (PHONE, "en", ["Kari invites you", "3 players: Kari, you, and a bot", "45 to 60 minutes"]),
        (LAPTOP, "de", ["Kari lädt dich", "3 Plätze: Kari, du und ein Bot", "45 bis 60 Minuten"]),
    ):
        page = visit(size=size, language=language).page
        page.goto(link)
        invitation = page.locator(".invitation")
        for words in ["7 ", *told]:
            expect(invitation).to_contain_text(words)
        expect(invitation.locator("img.emblem")).to_be_visible()
        expect(page.locator("button[type=submit]")).to_be_in_viewport()
        assert barriers(page) == []
        assert overflow(page)[0] == 0


def test_an_invitation_to_a_game_with_secrets_says_so(visit: Visit) -> None:
    host = open_table(visit(), "gatehouse", seats=[{}, OPEN])
    page = visit().page
    page.goto(invite(host.page, "Invite by link"))
    expect(page.locator(".invitation")).to_contain_text("There are secrets")
    expect(page.locator(".invitation")).to_contain_text("You are invited to a game of")


def test_an_invitation_says_which_side_is_free(visit: Visit) -> None:
    host = open_table(visit(), "stronghold", seats=[{"name": "Kari"}, OPEN])
    page = visit().page
    page.goto(invite(host.page, "Invite by link"))
    sides = "2 players: Kari (Invader) and you (Defender)"
    expect(page.locator(".invitation")).to_contain_text(sides)


def test_ones_own_seat_and_officer_are_told_from_the_others(visit: Visit) -> None:
    host = open_table(visit(), seats=[{"name": "Kari"}, OPEN], seed="7")
    guest = come(visit(), invite(host.page, "Invite by link"), host.id, "Ola")
    host.choose("stand B")
    guest.expect_sequence(host.sequence())
    guest.choose("stand D")
    host.expect_sequence(guest.sequence())
    for page, mine, other in ((host.page, "Kari", "Ola"), (guest.page, "Ola", "Kari")):
        chips = page.locator(".seat-chip")
        expect(chips.filter(has_text=mine)).to_contain_text(f"{mine} (you)")
        expect(chips.filter(has_text=other)).not_to_contain_text("you")
        expect(page.locator(".people .tag")).to_have_text("you")  # one officer's place has it
    ring = host.page.get_by_role("img", name="Officer 1 (Kari, you), whose turn it is")
    expect(
        ring.or_(
            host.page.get_by_role("button", name="Officer 1 (Kari, you), whose turn it is")
        ).first
    ).to_be_visible()
    open_seats(guest.page)
    expect(guest.page.locator(".seat").last).to_contain_text("you, here")


def test_at_one_screen_nobody_is_you(visit: Visit) -> None:
    page = open_table(visit(), seats=[{"name": "Ada"}, {"name": "Ben"}], seed="7").page
    expect(page.locator(".seat-chip").first).to_have_text(re.compile("Ada"))
    expect(page.locator(".table-head")).not_to_contain_text("you")
    expect(page.locator(".people .tag")).to_have_count(0)


def test_another_link_replaces_that_of_a_friend_who_dropped(visit: Visit) -> None:
    host, friend, link = dropped(visit)
    open_seats(host.page)
    dialog = host.page.get_by_role("dialog", name="Seats")
    dialog.get_by_role("button", name="Make another link").click()
    made = dialog.locator(".made-link")
    expect(made).to_contain_text("takes the seat of Ada")
    another = made.locator("input").input_value()
    assert another != link
    friend.forgive("Failed to load|403")
    friend.page.goto(link)
    expect(friend.page.locator(".problem, [role=alert]").first).to_be_visible()
    come(visit(), another, host.id)
    expect(host.page.locator(".seat-chip", has_text="Ada")).not_to_contain_text("away")
