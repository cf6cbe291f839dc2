"""A dump being written: facts are laid over the zones of a real set-up, name by name."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from siegeworks.core.match import Match
from siegeworks.core.nouns import Names
from siegeworks.core.wording import list_names
from siegeworks.core.zones import Shape, Zone, show_data
from siegeworks.parts.content.values import Values
from siegeworks.parts.situations.errors import BadSituation


class Draft:
    """The dump of a set-up, and how a game lays facts on it.

    ``question`` is what is asked if nobody says otherwise. ``fixed`` names nouns by kind, such as
    the officer whose turn it is: what follows must speak of them, and of no others of the kind.
    """

    def __init__(self, start: Match, content: Values) -> None:
        data: dict[str, Any] = start.dump()
        self.data = data
        self.zones: dict[str, Any] = data["zones"]
        self.content = content
        self.question = ""
        self.fixed: dict[str, str] = {}
        self._nouns = start.lexicon.nouns
        self._declared = {zone.name: zone for zone in start.game.zones}

    def names(self, kind: str) -> tuple[str, ...]:
        """The names of a kind of noun, in order."""
        known = self._nouns.kinds[kind]
        assert isinstance(known, Names)
        return known.names

    def number(self, name: str) -> int:
        """A single number of the content."""
        value: int = self.content["numbers"][name]["value"]
        return value

    # Laying

    def lay_zones(self, said: Mapping[str, object], *names: str) -> None:
        """Lay the facts that are called like the zones they lie in."""
        for name in names:
            if name in said:
                self.lay(name, name, said[name])

    def lay(self, fact: str, zone: str, value: object) -> None:
        """Lay a fact on a zone: some places of a row, all of a pile, or a single number."""
        declared = self._declared[zone]
        if declared.shape is Shape.NUMBER:
            self._check(fact, declared, value)
            self.zones[zone] = value
        elif declared.shape is Shape.PILE:
            found = read_list(fact, value)
            for entry in found:
                self._check(fact, declared, entry)
            self.zones[zone] = found
        else:
            self.zones[zone] |= self._row(fact, declared, value)

    def _row(self, fact: str, zone: Zone, value: object) -> dict[str, object]:
        found = read_names(fact, value, self.zones[zone.name])
        for entry, held in found.items():
            self._check(f"{fact} {entry}", zone, held)
        return found

    def _check(self, place: str, zone: Zone, value: object) -> None:
        """Refuse what cannot lie in a zone, whatever else is said."""
        if not (value is None and zone.empty) and self._nouns.value(zone.holds, value) is None:
            expected = self._nouns.expected(zone.holds)
            raise BadSituation(
                "situation-value", fact=place, found=show_data(value), expected=expected
            )

    def sort(self, *piles: str) -> None:
        """Put piles into the order of the deck, which dumps want."""
        for pile in piles:
            order = self.names(self._declared[pile].holds)
            self.zones[pile] = sorted(self.zones[pile], key=order.index)

    def leave(self, pile: str, *elsewhere: Iterable[str | None]) -> None:
        """Leave in a pile what does not lie elsewhere."""
        gone = Counter(thing for things in elsewhere for thing in things)
        kept = []
        for thing in self.zones[pile]:
            if gone[thing]:
                gone[thing] -= 1
            else:
                kept.append(thing)
        self.zones[pile] = kept

    def deal(self, said: Mapping[str, object], *piles: str) -> None:
        """Lay what is said of piles that share cards; cards named there are in no other pile."""
        told = [pile for pile in piles if pile in said]
        self.lay_zones(said, *told)
        for pile in piles:
            if pile not in told:
                self.leave(pile, *(self.zones[other] for other in told))


def read_list(fact: str, value: object) -> list[Any]:
    """A fact that must be a list."""
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise BadSituation("situation-list", fact=fact, found=show_data(value))
    return list(value)


def read_entries(fact: str, value: object, usual: Sequence[Any]) -> list[Any]:
    """A fact that is a short list; what is left out at its end is as usual."""
    found = read_list(fact, value)
    if len(found) > len(usual):
        raise BadSituation("situation-long", fact=fact, found=len(found), expected=len(usual))
    return [*found, *usual[len(found) :]]


def read_names(fact: str, value: object, places: Iterable[str]) -> dict[str, Any]:
    """A fact that must be given by name, and the names it may have."""
    if not isinstance(value, Mapping):
        raise BadSituation("situation-names", fact=fact, found=show_data(value))
    known = list(places)
    for name in value:
        if str(name) not in known:
            expected = list_names(known)
            raise BadSituation("situation-key", fact=fact, found=show_data(name), expected=expected)
    return {str(name): held for name, held in value.items()}


def find_place(fact: str, value: object, words: Sequence[object]) -> int:
    """Where a fact stands among all that can be said; the first of two that are alike."""
    for place, word in enumerate(words):
        if type(word) is type(value) and word == value:
            return place
    expected = list_names(dict.fromkeys(map(str, words)))
    raise BadSituation("situation-value", fact=fact, found=show_data(value), expected=expected)


def read_bits(fact: str, value: object, words: Sequence[object]) -> int:
    """A fact that lists some words: a bit for each of them, the first the lowest."""
    return sum({1 << find_place(fact, word, words) for word in read_list(fact, value)})
