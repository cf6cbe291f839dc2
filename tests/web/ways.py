"""The ways to take an option: on the board by mouse, in the list by touch, and by keys alone."""

from tests.web.playing import Player

DIGITS = 9  # options of the list that have a key of their own
FOCUSED = """() => {
  const here = document.activeElement;
  return here?.matches("button[data-option]") ? here.dataset.option : null;
}"""
MANY = 60  # presses of Tab that no screen needs


def by_mouse(player: Player, option: str) -> None:
    """On the board where it is lit, else in the list."""
    places = player.place(option)
    if not places.count():
        player.action(option).click()
        return
    place = places.first
    alone = place.get_attribute("data-option") is not None
    words = player.action(option).locator("span").inner_text()
    place.click()
    if not alone:
        menu = player.page.locator(".place-menu").get_by_role("button", name=words, exact=True)
        menu.click()


def by_touch(player: Player, option: str) -> None:
    """In the list, which a finger can reach."""
    player.action(option).tap()


def by_keys(player: Player, option: str) -> None:
    """By a digit if it has one, else by walking to it."""
    number = player.options().index(option) + 1
    if number <= DIGITS and len(option) % 2:  # now this way, now that way
        player.page.keyboard.press(str(number))
        return
    walk_to(player, option)
    player.page.keyboard.press("Enter")


def walk_to(player: Player, option: str) -> None:
    """Press Tab until the option in the list has the focus."""
    for _ in range(MANY):
        if player.page.evaluate(FOCUSED) == option:
            return
        player.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not come to {option}")
