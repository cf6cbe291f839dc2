"""What an invader may wish at one word in a maneuver: the strongest on a path, or as last time."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from siegeworks.core.decision import Event, Option
from siegeworks.core.steps import NOUN
from siegeworks.games.stronghold.rules import pieces as n
from siegeworks.games.stronghold.rules import vocabulary
from siegeworks.games.stronghold.rules.maneuvers import SEND
from siegeworks.games.stronghold.rules.state import Castle
from siegeworks.parts.board import Seen
from siegeworks.parts.board.records import Wish

FILL: Final = "fill"
AGAIN: Final = "again"
SENDING: Final = ("March", "Muster")
MANEUVER: Final = "Maneuvers"
Marches = Counter[int]  # how many units went, by path and kind


def list_wishes(seen: Seen[Castle], told: Sequence[Event]) -> Iterator[Wish]:
    """Where units are sent off, or a maneuver is chosen."""
    if seen.prompt in SENDING:
        yield from list_fillings(seen)
        marches = list_marches(told)
        if find_again(seen, marches) is not None:
            words = seen.say("wish-again", count=count_left(seen, marches))
            yield Wish(AGAIN, words, "", seen.prompt == "March")
    elif seen.prompt == MANEUVER:
        for maneuver in list_repeatable(seen, told):
            words = seen.say("wish-again-all", maneuver=seen.noun("maneuver", maneuver))
            yield Wish(f"{AGAIN} {maneuver}", words)


def list_repeatable(seen: Seen[Castle], told: Sequence[Event]) -> list[int]:
    """12.1: the maneuvers that are offered and of which the log tells who was sent."""
    codes = [option.code for option in list_options(seen)]
    offered = [code & NOUN for code in codes if code & ~NOUN == vocabulary.PERFORM]
    return [maneuver for maneuver in offered if has_marched(told, maneuver)]


def follow_wish(seen: Seen[Castle], told: Sequence[Event], key: str, made: int) -> int | None:
    """The next answer of a wish; None if it is fulfilled."""
    name, _, number = key.partition(" ")
    if name == FILL:
        return find_strongest(seen, int(number))
    if not number:
        return find_again(seen, list_marches(told)) if seen.prompt in SENDING else None
    if seen.prompt == MANEUVER:
        return vocabulary.PERFORM + int(number) if not made else None
    if seen.prompt in SENDING:
        again = find_again(seen, list_marches(told))
        return vocabulary.DONE if again is None else again
    return None


def list_options(seen: Seen[Castle]) -> tuple[Option, ...]:
    """What is offered."""
    return () if seen.decision is None else seen.decision.options


def list_sendings(seen: Seen[Castle]) -> Iterator[tuple[int, int, Option]]:
    """12.4 and 12.15: path and kind as one number, how many, and the option."""
    for option in list_options(seen):
        if option.code & ~NOUN in SEND[1:]:
            yield option.code & NOUN, SEND.index(option.code & ~NOUN), option


# The strongest


def list_fillings(seen: Seen[Castle]) -> Iterator[Wish]:
    """A wish for each path, where there is more than one unit to be sent."""
    ways: dict[int, str] = {}
    for march, _, option in list_sendings(seen):
        ways.setdefault(march // n.KINDS, option.tell_group(seen.language)[0])
    many = {march // n.KINDS for march, number, _ in list_sendings(seen) if number > 1}
    kinds = Counter(march // n.KINDS for march in {march for march, _, _ in list_sendings(seen)})
    for path, way in ways.items():
        if path in many or kinds[path] > 1:
            words, short = seen.say("wish-fill", way=way), seen.say("wish-fill.short")
            yield Wish(f"{FILL} {path}", words, way, seen.prompt == "March", short)


def find_strongest(seen: Seen[Castle], path: int) -> int | None:
    """As many as can go of the strongest kind that can."""
    sendings = [s for s in list_sendings(seen) if s[0] // n.KINDS == path]
    best = max(sendings, key=lambda sending: (sending[0] % n.KINDS, sending[1]), default=None)
    return None if best is None else best[2].code


# As last time


def list_marches(told: Sequence[Event]) -> Marches:
    """Who was sent where in the last maneuver of the kind that is under way, and is not yet now."""
    now = find_begin(told, len(told), None)
    if now is None:
        return Counter()
    before = find_begin(told, now, told[now].numbers[0])
    if before is None:
        return Counter()
    wanted = count_sent(told[before + 1 : find_end(told, before)])
    wanted.subtract(count_sent(told[now + 1 :]))
    return +wanted


def has_marched(told: Sequence[Event], maneuver: int) -> bool:
    """Whether anybody was sent in the last maneuver of a kind."""
    place = find_begin(told, len(told), maneuver)
    return place is not None and bool(count_sent(told[place + 1 : find_end(told, place)]))


def find_begin(told: Sequence[Event], end: int, maneuver: int | None) -> int | None:
    """The last line before a place that begins a maneuver, of a kind or any."""
    for place in range(end - 1, -1, -1):
        is_meant = maneuver is None or told[place].numbers[0] == maneuver
        if is_meant and told[place].code == vocabulary.MANEUVER_BEGINS:
            return place
    return None


def find_end(told: Sequence[Event], begin: int) -> int:
    """Where the maneuver that begins at a place of the log is over."""
    for place in range(begin + 1, len(told)):
        if told[place].code in (vocabulary.MANEUVER_BEGINS, vocabulary.ROUND_BEGINS):
            return place
    return len(told)


def count_sent(told: Sequence[Event]) -> Marches:
    """12.4 and 12.15: how many units were sent, by path and kind."""
    found: Marches = Counter()
    for event in told:
        if event.code == vocabulary.SENT:
            found[event.numbers[0]] += event.numbers[1]
    return found


def find_again(seen: Seen[Castle], marches: Marches) -> int | None:
    """The next of those who were sent last time, as many as are there; None if nobody is."""
    found = [s for s in list_sendings(seen) if 0 < s[1] <= marches[s[0]]]
    best = max(found, key=lambda sending: (sending[0] % n.KINDS, sending[1]), default=None)
    return None if best is None else best[2].code


def count_left(seen: Seen[Castle], marches: Marches) -> int:
    """How many units of those could set out now."""
    most: Marches = Counter()
    for march, number, _ in list_sendings(seen):
        most[march] = max(most[march], min(number, marches[march]))
    return most.total()
