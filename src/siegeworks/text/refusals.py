"""What is not possible now, by reason: each reason is told once, with all that it forbids."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from siegeworks.core.decision import Refused
from siegeworks.core.game import Line
from siegeworks.text.lines import set_sentence
from siegeworks.text.painting import HALVES, tell_sentence

FEWEST: Final = 3  # words of options that may be joined where one word differs


@dataclass(frozen=True)
class Forbidden:
    """A reason with its rule, and what it forbids."""

    why: str
    rule: str
    what: tuple[str, ...]


def group_refusals(refusals: Iterable[Refused], language: str) -> list[Forbidden]:
    """The reasons in the order they come, each with what it forbids, told as shortly as it goes."""
    found: dict[tuple[str, str], list[str]] = {}
    for refused in refusals:
        key = (refused.words(language).rstrip("."), refused.rule)
        found.setdefault(key, []).append(refused.option.words(language))
    return [Forbidden(why, rule, tuple(join_alike(what))) for (why, rule), what in found.items()]


def join_alike(options: Iterable[str]) -> list[str]:
    """Options that begin alike, or differ in one word, told as one: "Repair: soldier, medic"."""
    halves: dict[str, list[str]] = {}
    for words in dict.fromkeys(options):
        what, _, whom = words.rpartition(HALVES)
        halves.setdefault(what or words, []).extend([whom] if what else [])
    shared: dict[str, list[str]] = {}
    for what, found in halves.items():
        shared.setdefault(", ".join(found), []).append(what)
    plain = shared.pop("", [])
    joined = [f"{', '.join(what)}{HALVES}{whom}" for whom, what in shared.items()]
    return [*_join_words(plain), *joined]


def _join_words(options: Iterable[str]) -> list[str]:
    """Options of as many words that differ in one of them, each word of it after the other."""
    groups: list[tuple[list[str], list[str], int]] = []  # the first one, what differs, and where
    for words in options:
        own = words.split()
        for number, (first, differing, place) in enumerate(groups):
            where = _find_difference(first, own)
            if where >= 0 and place in (-1, where):
                seen = differing or [first[where]]
                groups[number] = (first, [*seen, own[where]], where)
                break
        else:
            groups.append((own, [], -1))
    return [_write(*group) for group in groups]


def _find_difference(one: list[str], other: list[str]) -> int:
    """The place of the one word in which two options differ; -1 if there are more."""
    if len(one) != len(other) or len(one) < FEWEST:
        return -1
    places = [n for n, (a, b) in enumerate(zip(one, other, strict=True)) if a != b]
    return places[0] if len(places) == 1 else -1


def _write(first: list[str], differing: list[str], place: int) -> str:
    if place < 0:
        return " ".join(first)
    return " ".join([*first[:place], ", ".join(differing), *first[place + 1 :]])


def set_forbidden(forbidden: Forbidden) -> list[Line]:
    """A reason as lines; one that forbids a single thing is a sentence about it."""
    if len(forbidden.what) == 1:
        text = f"{forbidden.what[0]}{HALVES}{forbidden.why}"
        return set_sentence(tell_sentence(text, forbidden.rule), indent=" ")
    head = set_sentence(f"{tell_sentence(forbidden.why, forbidden.rule)}:", indent=" ")
    return [*head, *set_sentence("; ".join(forbidden.what), indent="   ")]
