"""Somebody at a table, who sees what is drawn there and does what can be done with it."""

import math
import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web.watching import PATIENCE, Visitor

API = "/api/v1"
STALE = 409  # the status of a choice that somebody else's went before
LONG = 400  # decisions that no game of these tests reaches
NEAR = 10  # pixels: a press farther away is another one
GROUND = ".ground :is(.board, .text-mode)"
# In the page: this browser has been told how a table was set up.
OPENED = "localStorage.setItem('siegeworks.opened.{}', 'told')"
Way = Callable[["Player", str], None]


class Player:
    """At one table in one browser."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.id = table
        self.table: Locator = self.page.locator("[data-sequence]")
        self.prompt: Locator = self.page.locator("#prompt")
        self.actions: Locator = self.page.locator("button[data-option]")
        self._spot = (0.0, 0.0)  # of the last press
        self.digit = ""  # of the last press of a key

    def sit(self, first: bool = False) -> "Player":
        """Go to the table, and wait for its board; only a first look is told how it was set up."""
        if not first:
            self.page.add_init_script(OPENED.format(self.id))
        self.page.goto(f"/t/{self.id}")
        expect(self.page.locator(GROUND)).to_be_visible(timeout=PATIENCE)
        return self

    def view(self, **query: Any) -> Any:
        """What the server says to this browser."""
        answer = self.page.request.get(f"{API}/tables/{self.id}/view", params=query)
        assert answer.ok, answer.text()
        return answer.json()

    def sequence(self) -> int:
        """The position that is drawn."""
        return int(self.table.get_attribute("data-sequence") or "-1")

    def expect_sequence(self, sequence: int) -> None:
        """Wait until this position is drawn."""
        expect(self.table).to_have_attribute("data-sequence", str(sequence))

    def expect_change(self, before: int) -> None:
        """Wait until another position than this one is drawn."""
        expect(self.table).not_to_have_attribute("data-sequence", str(before))

    def settled(self) -> Any:
        """What is asked, or how it ended, once it is drawn; bots may think until then."""
        late = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < late:
            view = self.view()
            if (view["prompt"] or view["result"]) and self.sequence() == view["sequence"]:
                return view
            self.page.wait_for_timeout(20)
        raise AssertionError(f"{self.sequence()} is drawn, and the game is at {view['sequence']}")

    def options(self) -> list[str]:
        """What the action list offers."""
        texts = self.actions.evaluate_all("all => all.map(one => one.dataset.option)")
        return [str(text) for text in texts]

    def action(self, option: str) -> Locator:
        """An option in the action list."""
        return self.page.locator(f'button[data-option="{option}"]')

    def ends(self, option: str) -> bool:
        """Whether an option is the one that a key of its own ends the question by."""
        first = self.page.locator(".enders [data-option]").first
        return first.count() == 1 and first.get_attribute("data-option") == option

    def place(self, option: str) -> Locator:
        """The places of the board where an option is lit, alone or among others."""
        alone = f'svg [data-option="{option}"]'
        among = f'svg [data-options~="|"][data-options*="{option}"]'
        return self.page.locator(f"{alone}, {among}")

    def part(self, option: str) -> str:
        """What is to be picked before an option can be taken with one press; nothing if none."""
        parts = self.page.locator("button[data-part]")
        names = parts.evaluate_all("all => all.map(one => one.dataset.part)")
        return next((str(name) for name in names if option.endswith(f"-{name}")), "")

    def pick(self, part: str, where: str = "button", touch: bool = False) -> None:
        """Pick on the board (``svg g``) or in the list, unless it is picked."""
        picked = self.page.locator(f'{where}[data-part="{part}"]')
        if picked.get_attribute("aria-pressed") == "false":
            self.press(picked, touch)
        expect(
            self.page.locator(f'button[data-part="{part}"][aria-pressed="true"]')
        ).to_be_visible()

    def end(self, option: str) -> None:
        """Press an option; if something is given up with it, say that this is meant."""
        gives_up = self.action(option).locator(".unspent").count() > 0
        self.press(self.action(option))
        if gives_up:
            self.page.get_by_role("dialog").locator(".button.danger").click()

    def choose(self, option: str) -> None:
        """Take an option from the list, though something is given up with it, and see it done."""
        before = self.sequence()
        self.end(option)
        self.expect_change(before)

    def press(self, target: Locator, touch: bool = False) -> None:
        """Click or tap, but not twice at the same spot: that may be meant for what stood there."""
        target.scroll_into_view_if_needed()
        box = target.bounding_box()
        assert box is not None
        x, y = box["width"] / 2, box["height"] / 2
        if math.dist((box["x"] + x, box["y"] + y), self._spot) < NEAR:
            x -= min(2 * NEAR, x / 2)
        (target.tap if touch else target.click)(position={"x": x, "y": y})
        self._spot = (box["x"] + x, box["y"] + y)


def open_table(visitor: Visitor, game: str = "westerplatte", **wish: Any) -> Player:
    """Open a table in a browser and sit down at it."""
    return new_table(visitor, game, **wish).sit()


def new_table(visitor: Visitor, game: str = "westerplatte", **wish: Any) -> Player:
    """Open a table without looking at it yet."""
    answer = visitor.context.request.post(f"{API}/tables", data={"game": game, **wish})
    assert answer.ok, answer.text()
    return Player(visitor, answer.json()["table"]["id"])


def hurry(player: Player, seed: int, most: int = LONG) -> Any:
    """Play on behind the screen's back, which is faster; the last view."""
    dice = random.Random(seed)
    made = 0
    while made < most:
        view = player.view()
        if view["result"] is not None:
            break
        if view["prompt"] is None:  # a bot thinks
            player.page.wait_for_timeout(20)
            continue
        option = sensible(view["prompt"]["options"], dice)["text"]
        wish = {"sequence": view["sequence"], "option": option, "seat": view["seat"]}
        answer = player.page.request.post(f"{API}/tables/{player.id}/choice", data=wish)
        assert answer.ok or answer.status == STALE, answer.text()
        made += answer.ok
    return player.view()


def play_on(player: Player, seed: int, take: Way, most: int = LONG) -> int:
    """Take one option after the other until the game is over; how many."""
    dice = random.Random(seed)
    made = 0
    while made < most:
        view = player.settled()
        if view["result"] is not None:
            break
        offered = [option["text"] for option in view["prompt"]["options"]]
        listed = player.options()
        if player.sequence() != view["sequence"]:  # a bot has answered meanwhile
            continue
        shown = [option for option in offered if option in listed or not player.part(option)]
        shown = order_by_groups(view["prompt"]["options"], shown)
        ends = {o["text"] for o in view["prompt"]["options"] if o["ends_question"]}
        shown.sort(key=lambda option: option in ends)  # what ends a turn stands below all others
        assert listed == shown, f"listed {listed}, offered {offered}"
        chosen = sensible(view["prompt"]["options"], dice)
        take(player, chosen["text"])
        if chosen["warning"] or chosen["closes"] == "luck" or chosen["unspent"]:
            player.page.get_by_role("dialog").locator(".button.danger").click()
        player.expect_change(view["sequence"])
        made += 1
    return made


def order_by_groups(options: list[dict[str, Any]], shown: list[str]) -> list[str]:
    """As a list shows them: each below its heading, those below none at the end."""
    headings = {option["text"]: option["group"] for option in options}
    ranks = {heading: rank for rank, heading in enumerate(dict.fromkeys(headings.values()))}
    return sorted(shown, key=lambda text: (not headings[text], ranks[headings[text]]))


def sensible(options: list[dict[str, Any]], dice: random.Random) -> dict[str, Any]:
    """Shoot if there is something to shoot at: such games are longer, and reach more."""
    shots = [option for option in options if option["verb"] in ("fire", "join")]
    return dice.choice(shots or options)
