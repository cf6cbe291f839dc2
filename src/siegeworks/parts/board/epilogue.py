"""The end of a game told as its story: from the log as somebody heard it, and what is left."""

from collections import Counter
from collections.abc import Iterable, Mapping

from siegeworks.core import view
from siegeworks.core.decision import Event
from siegeworks.core.match import Match
from siegeworks.core.wording import Phrase
from siegeworks.parts.board.story import Gathered, Script, Sentence

Facts = dict[str, object]
Name = str | int


class Teller:
    """Tells the end of a match to a seat, or to somebody who looked on."""

    def __init__(
        self,
        match: Match,
        seat: int | None,
        language: str,
        script: Script,
        names: Mapping[str, str],
    ) -> None:
        self._match = match
        self._language = language
        self._script = script
        self._names = names
        self._log = match.log(seat)
        self._zones = view.show_zones(match.lexicon, match.state, seat)

    def tell(self) -> list[str]:
        """The sentences that fit this game; none while it goes on."""
        result = self._match.result
        if result is None or not self._script.epilogue:
            return []
        facts = self._gather()
        told: list[str] = []
        places: set[str] = set()
        for sentence in self._script.epilogue:
            if sentence.place in places or not _is_fitting(sentence, result.ending, facts):
                continue
            if sentence.place:
                places.add(sentence.place)
            key = f"epilogue-{sentence.words}"
            told.append(self._match.lexicon.say(self._language, key, facts))
        return told

    def _gather(self) -> Facts:
        facts: Facts = {}
        for name, wanted in self._script.facts.items():
            facts |= self._find(name, wanted)
        return facts

    def _find(self, name: str, wanted: Gathered) -> Facts:
        if wanted.how == "zone":
            return self._tell_zone(name, wanted)
        if wanted.how == "bare":
            return self._tell_bare(name, wanted)
        lines = [event for event in self._log if event.kind in wanted.lines]
        if wanted.how == "count":
            return {name: sum(_is_among(event, wanted) for event in lines)}
        said = list(_list_names(lines, wanted))
        if wanted.how == "sum":
            return {name: sum(value for value in said if isinstance(value, int))}
        return self._tell_one(name, wanted, said)

    def _tell_one(self, name: str, wanted: Gathered, said: list[Name]) -> Facts:
        """The first, the last, or what was named most often; of several, what came first."""
        if not said:
            return {name: "", f"{name}-count": 0}
        counts = Counter(said)
        chosen = {
            "first": said[0],
            "last": said[-1],
            "often": max(counts, key=lambda value: counts[value]),
        }[wanted.how]
        return {name: self._say(wanted.of, chosen), f"{name}-count": counts[chosen]}

    def _tell_zone(self, name: str, wanted: Gathered) -> Facts:
        zone = self._zones[wanted.zone]
        if isinstance(zone, list):
            return {name: len(zone)}
        if isinstance(zone, dict):
            return {name: sum(value for value in zone.values() if isinstance(value, int))}
        if isinstance(zone, int):
            return {name: zone}
        assert zone is None or isinstance(zone, str)
        return {name: self._say(self._holds(wanted.zone), zone), f"{name}-name": zone or ""}

    def _tell_bare(self, name: str, wanted: Gathered) -> Facts:
        zone = self._zones[wanted.zone]
        assert isinstance(zone, dict), "only a row has keys"
        by = next(zone.by for zone in self._match.game.zones if zone.name == wanted.zone)
        bare = [key for key, value in zone.items() if not value]
        bare = [key for key in bare if not wanted.among or key in wanted.among]
        words = [self._say_briefly(by, key) for key in bare]
        return {name: self._join(words), f"{name}-count": len(bare)}

    def _holds(self, zone: str) -> str:
        return next(known.holds for known in self._match.game.zones if known.name == zone)

    def _say(self, kind: str, name: Name | None) -> str:
        """What people call something; places in full."""
        known = self._names.get(f"{kind}:{name}")
        return self._say_briefly(kind, name) if known is None else known

    def _say_briefly(self, kind: str, name: Name | None) -> str:
        """What something is called among others."""
        value = self._match.lexicon.nouns.value(kind, name)
        if value is None:
            return "" if name is None else str(name)
        return str(self._match.lexicon.noun(self._language, kind, value))

    def _join(self, words: list[str]) -> str:
        """Several things in a row."""
        if len(words) < 2:
            return "".join(words)
        both = Phrase("list-and", first=", ".join(words[:-1]), last=words[-1])
        return both.words(self._language)


def _is_fitting(sentence: Sentence, ending: str, facts: Mapping[str, object]) -> bool:
    """Whether a sentence is true of this game."""
    if sentence.endings and ending not in sentence.endings:
        return False
    counts = {name: fact for name, fact in facts.items() if isinstance(fact, int)}
    enough = all(counts.get(name, 0) >= least for name, least in sentence.least.items())
    return enough and all(counts.get(name, 0) <= most for name, most in sentence.most.items())


def _is_among(event: Event, wanted: Gathered) -> bool:
    return not wanted.among or str(event.about.get(wanted.of)) in wanted.among


def _list_names(lines: Iterable[Event], wanted: Gathered) -> Iterable[Name]:
    for event in lines:
        name = event.about.get(wanted.of)
        if name is not None and _is_among(event, wanted):
            yield name
