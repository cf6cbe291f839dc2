"""What a position says beside its pieces: how close the end is, and what comes next.

Counted from a seat's view alone. The fire of this turn is certain; what the next card moves is
reckoned from the cards nobody has seen.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from siegeworks.core.lexicon import Lexicon
from siegeworks.games.westerplatte.board.odds import landing, next_cards, share
from siegeworks.games.westerplatte.board.sheet import Board
from siegeworks.games.westerplatte.board.terminal_margin import amount
from siegeworks.games.westerplatte.rules.pieces import (
    FIELD_NAMES,
    FIRST_GUARDHOUSE,
    HOWITZER,
    KIND_NAMES,
    LANE_NAMES,
    LANES,
    NONE,
    SPACE_NAMES,
    TRACK_NAMES,
)

Plain = dict[str, Any]
FATAL: Final = 2  # guardhouses without bricks that end the game
GUARDHOUSES: Final = FIELD_NAMES[FIRST_GUARDHOUSE:]


class Reading(Board):
    """A view, with words for what is read off it."""

    def tell(self, key: str, **facts: object) -> str:
        """A sentence of the outlook."""
        return self.lexicon.say(self.language, f"outlook-{key}", facts)

    def name(self, kind: str, name: str) -> object:
        """The words of a noun."""
        value = self.lexicon.nouns.value(kind, name)
        assert value is not None
        return self.lexicon.noun(self.language, kind, value)

    @property
    def track(self) -> tuple[int, ...]:
        """The morale track of the level."""
        return self.t.track[self.t.track_of[self.level_code]]


def outlook(view: Mapping[str, Any], lexicon: Lexicon, language: str) -> Plain:
    """Gauge, status and marks."""
    r = Reading(view, lexicon, language)
    return {"gauge": gauge(r), "status": list(status(r)), "marks": list(marks(r, view["prompt"]))}


def marks(r: Reading, prompt: str | None) -> Iterator[Plain]:
    """What is lost and what comes; amid a salvo, nobody sees who has yet to fire."""
    yield from losses(r)
    if r.over or not r.zones["turn"] or prompt == "Overflow":
        return
    yield from fire(r)
    yield from advances(r)
    yield from morale(r)


def gauge(r: Reading) -> Plain:
    """13.1: how many guardhouses are without bricks; two are the end."""
    walls = {name: r.zones["walls"][name] for name in GUARDHOUSES}
    fallen = [name for name, bricks in walls.items() if bricks == 0]
    weakest = min((name for name in walls if walls[name]), key=lambda name: walls[name])
    words = r.tell(
        "gauge",
        fallen=len(fallen),
        most=FATAL,
        weakest=r.name("field", weakest),
        bricks=walls[weakest],
    )
    return {"words": words, "value": len(fallen), "most": FATAL}


# Status


def status(r: Reading) -> Iterator[Plain]:
    """The facts that are always wanted."""
    z, t = r.zones, r.t
    filed = min(z["filed"] - (z["day"] - 1) * t.day_cards, t.day_cards)
    yield fact(r, "day", f"{z['day']} / {t.days}")
    yield fact(r, "cards", f"{filed} / {t.day_cards}")
    yield fact(r, "morale", morale_words(r))
    yield fact(r, "ammunition", rounds(r))
    if z["turn"] and not r.over:
        yield fact(r, "moves", str(z["moves"]))
        yield fact(r, "actions", str(z["actions"]))


def fact(r: Reading, key: str, value: str) -> Plain:
    """One fact with its sign and its name."""
    symbol = "ammunition" if key == "ammunition" else f"status-{key}"
    return {"key": key, "symbol": symbol, "name": r.tell(f"name-{key}"), "value": value}


def morale_words(r: Reading) -> str:
    """Where morale stands, and what one step down does."""
    place = r.zones["morale"]
    here = r.name("track", TRACK_NAMES[r.track[place]])
    if place == 0:  # while its effect is shared out; then the marker goes back to the start
        return r.tell("morale-lowest", here=here)
    return r.tell("morale", here=here, bite=harm(r, TRACK_NAMES[r.track[place - 1]]))


def harm(r: Reading, space: str) -> str:
    """10.6: what coming down onto a space does; only the low ones do anything."""
    if not space.startswith("low"):
        return r.tell("no-effect")
    return r.tell(space, count=amount(r.t, space))


def rounds(r: Reading) -> str:
    """The rounds of each officer, and those in the pool."""
    ammo = r.zones["ammo"]
    each = " · ".join(f"{officer}: {count}" for officer, count in ammo.items())
    return r.tell("rounds", each=each, pool=r.t.ammunition - sum(ammo.values()))


# What is lost, and what comes next


def losses(r: Reading) -> Iterator[Plain]:
    """13.1: guardhouses without bricks."""
    for name in GUARDHOUSES:
        if not r.zones["walls"][name]:
            words = r.tell("fallen", field=r.name("field", name))
            yield mark("fallen", [f"field:{name}"], words, "13.1", "")


def fire(r: Reading) -> Iterator[Plain]:
    """7.1 to 7.3: who fires at the end of this turn, and where it goes on if the wall is down."""
    for lane in LANE_NAMES:
        card = r.card(lane)
        if card is None or not r.fires(lane):
            continue
        points, bricks = r.t.fire[card], r.zones["walls"][lane]
        kind = KIND_NAMES[r.t.kind[card]]
        words = r.tell("fires", kind=kind, lane=lane, bricks=points)
        yield mark("fires", [f"lane:{lane}"], words, "7.1", str(points))
        if points > bricks:
            yield overflow(r, lane, points - bricks)


def overflow(r: Reading, lane: str, over: int) -> Plain:
    """7.3: what the wall cannot take hits a guardhouse behind it that has bricks."""
    linked = [FIELD_NAMES[field] for field in r.t.linked[LANE_NAMES.index(lane)]]
    hit = [name for name in linked if r.zones["walls"][name]]
    words = r.tell("overflow", lane=lane, bricks=over, fields=", ".join(hit))
    return mark("overflow", [f"field:{name}" for name in hit], words, "7.3", str(over))


def advances(r: Reading) -> Iterator[Plain]:
    """9.1 and 9.2: how likely the next card moves a unit, and how far it would go."""
    cards = coming(r)
    for number, lane in enumerate(LANE_NAMES):
        card = r.card(lane)
        if card is None or r.t.kind[card] == HOWITZER or r.fires(lane):
            continue
        marked = sum(number in (r.t.mark1[c], r.t.mark2[c]) for c in cards)
        if not marked:
            continue
        space = SPACE_NAMES.index(r.zones["space"][lane])
        goal = SPACE_NAMES[min(space + r.t.speed[card], len(SPACE_NAMES) - 1)]
        percent = share(marked, cards)
        words = r.tell("advances", lane=lane, space=goal, percent=percent)
        yield mark("advances", [f"lane:{lane}"], words, "9.1", f"{percent}%")


def coming(r: Reading) -> list[int]:
    """The cards that may be drawn next: unseen ones, or the first that went under the pile."""
    cards = next_cards(r)
    if cards or not r.zones["under"]:
        return cards
    first = r.lexicon.nouns.value("card", r.zones["under"][0])
    return [] if first is None else [first]


def morale(r: Reading) -> Iterator[Plain]:
    """8.5 to 8.7 and 10.6: how likely the next card lowers morale, and what that does."""
    cards = coming(r)
    falls = sum(landing(r, card) == NONE for card in cards)
    if not falls or not r.zones["morale"]:
        return
    place = r.zones["morale"] - 1
    below = TRACK_NAMES[r.track[place]]
    percent = share(falls, cards)
    full = all(r.card(LANE_NAMES[lane]) is not None for lane in range(LANES))
    key, rule = ("full", "8.5") if full else ("falls", "10.6")
    words = r.tell(key, percent=percent, track=r.name("track", below), bite=harm(r, below))
    step = f"track-place:{place}"  # not the track's noun: there are several plain spaces
    yield mark(key, [step], words, rule, f"{percent}%")


def mark(kind: str, nouns: list[str], words: str, rule: str, text: str) -> Plain:
    """A sign of something that comes next."""
    return {"kind": kind, "nouns": nouns, "words": words, "rule": rule, "text": text}
