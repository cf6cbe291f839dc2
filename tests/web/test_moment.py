"""Board, panel, prompt, log, lesson and verdict show one moment, however fast bots answer."""

import json
import random
import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, Request, WebSocketRoute, expect

from tests.web.conftest import Visit
from tests.web.moments import Watch, show_whole
from tests.web.playing import API, Player, hurry, new_table, sensible
from tests.web.test_together import come
from tests.web.watching import PATIENCE

BOT = {"kind": "bot", "bot": "random"}
MORNING = datetime(2024, 5, 4, 8, tzinfo=UTC)
CORNER = re.compile(r"translate\((0|17) (0|17|18|-8\.5)\)")  # of a pile that lies nowhere
LATER = 5000  # milliseconds of a clock that the test turns itself


def take_turns(player: Player, seed: int, turns: int) -> Any:
    """Answer so often, each time after all that led to the question was shown; the last view."""
    dice = random.Random(seed)
    for _ in range(turns):
        view = show_whole(player)
        if view["result"] is not None:
            break
        option = sensible(view["prompt"]["options"], dice)["text"]
        if player.part(option):
            player.pick(player.part(option))
        player.end(option)
        player.expect_change(view["sequence"])
    return show_whole(player)


def within_a_move(steps: list[Any]) -> list[tuple[Any, Any]]:
    """Steps on the way from one position to the next, each with the one after it."""
    return [(one, two) for one, two in pairwise(steps) if one["sequence"] == two["sequence"]]


def spectate(visit: Visit, player: Player) -> Watch:
    """Somebody without motion, who sees every position at once."""
    made = player.page.request.post(f"{API}/tables/{player.id}/links", data={"role": "watch"})
    spectator = visit()
    watch = Watch(spectator, "off")
    come(spectator, made.json()["path"], player.id)
    return watch


@pytest.mark.parametrize(
    ("game", "seed", "before", "turns"), [("pig", 3, 0, 8), ("westerplatte", 7, 12, 8)]
)
def test_with_a_bot_every_line_is_shown_once_and_in_order(
    visit: Visit, game: str, seed: int, before: int, turns: int
) -> None:
    visitor = visit(reduced_motion="no-preference")
    watch = Watch(visitor)
    player = new_table(visitor, game, seats=[{}, BOT], seed=str(seed))
    hurry(player, seed, before)
    plain = spectate(visit, player)
    player.sit()
    last = take_turns(player, seed, turns)
    watch.check()
    told, passing = watch.told(), watch.passing(game)
    every = range(told[0], len(last["log"]) + 1)
    assert told == [n for n in every if n - 1 not in passing], "without gaps, and none twice"
    assert told[-1] - told[0] > turns, "the bot did something, too"
    assert watch.in_steps() == [n for n in watch.worth_steps() if n not in passing]
    boards, others = watch.boards(), plain.boards()
    steps = [picture for picture in watch.shown() if picture["past"]]
    if len(steps) > len(watch.views):  # some of several lines
        assert any(one["board"] != other["board"] for one, other in within_a_move(steps))
    common = boards.keys() & others.keys()
    assert len(common) > turns
    assert {n: boards[n] for n in common} == {n: others[n] for n in common}


def test_the_verdict_is_shown_after_the_last_step(visit: Visit) -> None:
    visitor = visit(reduced_motion="no-preference")
    watch = Watch(visitor)
    player = new_table(visitor, "gatehouse", seats=[{}, BOT], seed="9").sit()
    last = take_turns(player, 9, 100)
    assert last["result"] is not None
    expect(player.page.locator(".end")).to_be_visible()
    watch.check()
    told = watch.told()
    assert told == list(range(told[0], len(last["log"]) + 1))
    assert watch.in_steps() == watch.worth_steps()
    shown = watch.shown()
    verdict = next(n for n, picture in enumerate(shown) if picture["verdict"])
    assert shown[verdict - 1]["told"] == len(last["log"]), "all was told before"
    assert shown[verdict - 1]["past"]


def test_whoever_skips_sees_the_newest_and_nothing_again(visit: Visit) -> None:
    visitor = visit(reduced_motion="no-preference")
    watch = Watch(visitor, "normal")
    player = new_table(visitor, "pig", seats=[{}, BOT], seed="3").sit()
    for _ in range(4):
        view = player.settled()
        player.press(player.action("hold"))  # all that follows is the bot's
        player.page.wait_for_function(
            "before => window.shown.some((one) => one.past && one.sequence >= before)",
            arg=view["sequence"],
        )
        skip_to_the_newest(player)
    watch.check()
    told = watch.told()
    assert told == sorted(set(told)), "nothing was told twice"
    assert told[-1] == len(player.view()["log"])


def skip_to_the_newest(player: Player) -> None:
    """Skip until the bot has nothing more to show, and somebody is asked."""
    skip = player.prompt.get_by_role("button", name="Skip")
    while not player.actions.count():
        if skip.count():
            player.page.keyboard.press("Escape")
        player.page.wait_for_timeout(20)


def test_a_stock_is_drawn_only_once_its_tile_is_dealt(visit: Visit) -> None:
    visitor = visit(reduced_motion="no-preference")
    watch = Watch(visitor)
    player = new_table(visitor, seed="7").sit(first=True)
    show_whole(player)
    pictures = watch.shown()
    assert len({picture["told"] for picture in pictures}) > 3, "the tiles are dealt one by one"
    stray = [sprite for picture in pictures for sprite in picture["board"] if CORNER.search(sprite)]
    assert not stray, "drawn in the corner of the board, where nothing lies"


def test_what_is_taken_back_is_gone_from_all_parts_at_once(visit: Visit) -> None:
    visitor = visit(reduced_motion="no-preference")
    watch = Watch(visitor)
    player = new_table(visitor, seed="7").sit()
    start = show_whole(player)
    player.choose("stand B")
    show_whole(player)
    player.page.keyboard.press("u")
    expect(player.page.locator("[data-redo]")).to_be_visible()
    assert show_whole(player)["zones"] == start["zones"]
    player.page.keyboard.press("r")
    expect(player.page.locator("[data-redo]")).to_have_count(0)
    show_whole(player)
    watch.check()
    lines = len(start["log"])
    assert watch.told() == [lines, lines + 1, lines, lines + 1]


def test_what_a_lesson_says_is_of_what_is_shown(visit: Visit) -> None:
    visitor = visit(reduced_motion="no-preference")
    watch = Watch(visitor)
    page = visitor.page
    page.goto("/lesson/westerplatte/first")
    asked, on = page.locator("button.action.asked"), page.locator(".lesson-doors .button.main")
    deeds = 0
    while deeds < 8:
        expect(page.locator("[data-past=false] .lesson-said[aria-busy=false]")).to_be_visible()
        expect(asked.or_(on).first).to_be_visible()
        words = page.locator(".lesson-words").inner_text()
        deeds += asked.count()
        (asked if asked.count() else on).first.click()
        expect(page.locator(".lesson-words")).not_to_have_text(words)
    watch.check()
    assert any(picture["past"] for picture in watch.shown()), "something was shown in steps"


# The line


class Line:
    """The socket of a page, which can be held up or cut."""

    def __init__(self, page: Page) -> None:
        self.is_cut = False
        self.is_held = False
        self.has_steps = True  # views come with their steps
        self.held: list[Callable[[], None]] = []
        self.sockets: list[WebSocketRoute] = []
        self.choices = 0
        page.route_web_socket(re.compile("/socket"), self._open)

    def _open(self, here: WebSocketRoute) -> None:
        if self.is_cut:
            here.close()
            return
        there = here.connect_to_server()
        self.sockets.append(here)
        here.on_message(lambda text: self._send(there, text))
        there.on_message(lambda text: self._receive(here, text))

    def _send(self, there: WebSocketRoute, text: str | bytes) -> None:
        self.choices += '"choice"' in str(text)
        there.send(text)

    def _receive(self, here: WebSocketRoute, text: str | bytes) -> None:
        said = json.loads(text)
        if said["type"] == "view" and not self.has_steps:
            said["view"]["steps"] = None
        text = json.dumps(said)
        if self.is_held:
            self.held.append(lambda: here.send(text))
        else:
            here.send(text)

    def cut(self) -> None:
        """The line is down until it is mended."""
        self.is_cut = True
        for socket in self.sockets:
            socket.close()
        self.sockets.clear()

    def mend(self) -> None:
        """New sockets come through again."""
        self.is_cut = False

    def release(self) -> None:
        """What was held up arrives."""
        self.is_held = False
        for arrive in self.held:
            arrive()


def choosing_without_a_line(visit: Visit) -> tuple[Player, Line]:
    """Somebody who chose where to stand while the line was down."""
    visitor = visit()
    line = Line(visitor.page)
    player = new_table(visitor, seed="7").sit()
    line.cut()
    expect(visitor.page.get_by_text("The connection is lost")).to_be_visible()
    player.press(player.action("stand C"))
    return player, line


def test_a_choice_without_a_line_waits_in_sight_and_is_sent_once(visit: Visit) -> None:
    player, line = choosing_without_a_line(visit)
    page, before = player.page, player.sequence()
    waits = page.get_by_role("status").filter(has_text="“Start on C” waits")
    expect(waits).to_be_visible()
    expect(player.action("stand C")).to_have_attribute("aria-busy", "true")
    player.action("stand D").click()  # one answer for a question
    expect(waits).to_be_visible()
    line.mend()
    player.expect_change(before)
    expect(waits).to_have_count(0)
    assert player.view()["zones"]["post"]["1"] == "C"
    assert line.choices == 1


def test_steps_go_on_where_they_were_after_the_line_was_down(visit: Visit) -> None:
    visitor = visit(reduced_motion="no-preference")
    watch, line = Watch(visitor), Line(visitor.page)
    player = new_table(visitor, "pig", seats=[{}, BOT], seed="3").sit()
    for _ in range(3):
        player.settled()
        player.press(player.action("hold"))
        expect(player.page.locator("[data-past=true]")).to_be_visible()
        line.cut()
        expect(visitor.page.get_by_text("The connection is lost")).to_be_visible()
        line.mend()
        expect(player.actions.first).to_be_visible(timeout=PATIENCE)
    told = watch.told()
    assert told == list(range(told[0], len(player.view()["log"]) + 1))


def test_steps_that_did_not_come_with_a_view_are_asked_for_and_shown_once(visit: Visit) -> None:
    visitor = visit(reduced_motion="no-preference")
    watch, line = Watch(visitor), Line(visitor.page)
    line.has_steps = False
    player = new_table(visitor, seats=[{}, BOT], seed="7")
    hurry(player, 7, 12)
    asked = requests(player.page, "/frames")
    player.sit()
    last = take_turns(player, 7, 6)
    assert asked
    told, shown, passing = watch.told(), watch.in_steps(), watch.passing("westerplatte")
    assert told == [n for n in range(told[0], len(last["log"]) + 1) if n - 1 not in passing]
    assert shown == sorted(set(shown))


def test_a_choice_that_came_too_late_is_refused_in_sight(visit: Visit) -> None:
    player, line = choosing_without_a_line(visit)
    before = player.sequence()
    behind_its_back(player, "stand D")
    line.mend()
    player.expect_change(before)
    expect(player.page.locator(".problem")).to_be_visible()
    expect(player.page.locator(".lost-banner")).to_have_count(0)
    assert player.view()["zones"]["post"]["1"] == "D"


def behind_its_back(player: Player, option: str) -> None:
    """Somebody else at the same seat chooses."""
    wish = {"sequence": player.view()["sequence"], "option": option}
    assert player.page.request.post(f"{API}/tables/{player.id}/choice", data=wish).ok


# Odds


def requests(page: Page, path: str) -> list[str]:
    """The requests for something, from now on."""
    found: list[str] = []

    def note(request: Request) -> None:
        if path in request.url:
            found.append(request.url)

    page.on("request", note)
    return found


def test_odds_of_a_choice_that_is_made_are_not_asked_for(visit: Visit) -> None:
    visitor = visit()
    visitor.page.clock.install(time=MORNING)
    line = Line(visitor.page)
    player = new_table(visitor, seed="7").sit()
    before = player.sequence()
    visitor.page.clock.pause_at(MORNING + timedelta(hours=1))
    asked = requests(player.page, "/odds")
    player.action("stand C").hover()
    line.is_held = True
    player.press(player.action("stand C"))
    player.action("stand D").hover()
    player.page.clock.run_for(LATER)  # the pointer rests there, and no answer has come
    line.release()
    player.expect_change(before)
    assert asked == []


def test_odds_come_up_for_whoever_points_and_not_for_a_pointer_that_rests(visit: Visit) -> None:
    visitor = visit()
    visitor.page.clock.install(time=MORNING)
    player = new_table(visitor, seed="7").sit()
    visitor.page.clock.pause_at(MORNING + timedelta(hours=1))
    before = player.sequence()
    asked = requests(player.page, "/odds")
    player.action("stand C").click()  # the other officer may start there, too
    player.expect_change(before)
    player.page.clock.run_for(LATER)
    expect(player.page.locator(".odds")).to_have_count(0)
    assert asked == []
    player.action("stand C").hover(position={"x": 9, "y": 9})
    player.page.clock.run_for(LATER)
    expect(player.page.locator(".odds")).to_be_visible()
    player.page.clock.run_for(LATER)
    expect(player.page.locator(".odds")).to_be_visible()


def test_odds_of_a_decision_that_has_passed_are_no_error(visit: Visit) -> None:
    visitor = visit()
    visitor.page.clock.install()
    line = Line(visitor.page)
    player = new_table(visitor, seed="7").sit()
    before = player.sequence()
    line.is_held = True
    behind_its_back(player, "stand C")  # the page does not know of it yet
    with player.page.expect_response(re.compile("/odds")) as answer:
        player.action("stand C").hover()
        player.page.clock.run_for(LATER)
    assert answer.value.status == 200
    assert answer.value.json()["kind"] == "passed"
    expect(player.page.locator(".odds")).to_have_count(0)
    asked = requests(player.page, "/odds")
    line.release()
    player.expect_change(before)
    player.page.clock.run_for(LATER)
    assert not [url for url in asked if f"sequence={before}" in url]


def test_a_choice_whose_answer_is_late_says_that_it_is_on_its_way(visit: Visit) -> None:
    visitor = visit()
    visitor.page.clock.install(time=MORNING)
    line = Line(visitor.page)
    player = new_table(visitor, seed="7").sit()
    before = player.sequence()
    visitor.page.clock.pause_at(MORNING + timedelta(hours=1))
    line.is_held = True
    player.press(player.action("stand C"))
    player.page.clock.run_for(LATER)
    expect(player.page.locator(".lost-banner")).to_contain_text("is on its way")
    line.release()
    player.expect_change(before)
    expect(player.page.locator(".lost-banner")).to_have_count(0)


def test_quiet_lines_in_a_row_are_one_beat_and_all_are_in_the_log(visit: Visit) -> None:
    visitor = visit(reduced_motion="no-preference")
    watch = Watch(visitor)
    player = new_table(visitor, "hegra", seed="3").sit(first=True)
    view = show_whole(player)
    watch.check()
    passing = watch.passing("hegra")
    assert len(passing) > 2
    assert watch.in_steps() == [n for n in range(len(view["log"])) if n not in passing]
    assert max(watch.told()) == len(view["log"])
