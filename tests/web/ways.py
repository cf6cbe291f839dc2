"""The ways to take an option: on the board by mouse, in the list by touch, and by keys alone."""

from playwright.sync_api import expect

from tests.web.playing import Player

FOCUSED = """() => {
  const here = document.activeElement;
  return here?.dataset?.option ?? here?.dataset?.part ?? null;
}"""
MANY = 40  # presses of Tab that no screen needs


def by_mouse(player: Player, option: str) -> None:
    """On the board where it is lit, else in the list."""
    if player.part(option):
        player.pick(player.part(option), "svg g")
    places = player.place(option)
    if not places.count():
        player.press(player.action(option))
        return
    place = places.first
    among = place.get_attribute("data-options")
    player.press(place)
    if among is not None:
        menu = player.page.locator(".place-menu").get_by_role("button")
        expect(menu.first).to_be_visible()
        menu.nth(among.split(" | ").index(option)).click()


def by_touch(player: Player, option: str) -> None:
    """In the list, which a finger can reach."""
    if player.part(option):
        player.pick(player.part(option), touch=True)
    player.press(player.action(option), touch=True)


def by_keys(player: Player, option: str) -> None:
    """By a digit if it has one, else by walking to it."""
    if player.part(option) and option not in player.options():
        walk_to(player, player.part(option))
        player.page.keyboard.press("Enter")
        expect(player.action(option)).to_be_visible()
    if player.ends(option):
        player.page.keyboard.press("e")
        return
    digit = player.action(option).locator("kbd.digit")
    if digit.count() and len(option) % 2:  # now this way, now that way
        key = digit.inner_text()
        if key != player.digit:  # pressed twice at once, it does nothing else than the first time
            player.digit = key
            player.page.keyboard.press(key)
            return
    player.digit = ""
    walk_to(player, option)
    player.page.keyboard.press("Enter")


def walk_to(player: Player, option: str) -> None:
    """Press Tab until the option, or what is to be picked for it, has the focus."""
    for _ in range(MANY):
        if player.page.evaluate(FOCUSED) == option:
            return
        player.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not come to {option}")
