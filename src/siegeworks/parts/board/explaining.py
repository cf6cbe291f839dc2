"""What is drawn, and the words that explain it."""

from collections.abc import Iterable, Mapping
from typing import Final

from siegeworks.core.lexicon import Lexicon
from siegeworks.parts.board.records import About, Area, Layout, Outlook

NO_FACTS: Final[Mapping[str, object]] = {}


def list_drawn(
    layout: Layout | None, lexicon: Lexicon, language: str, names: Mapping[str, str]
) -> dict[str, str]:
    """The keys of all that a layout draws, with what it is called."""
    if layout is None:
        return {}
    areas = {f"area:{a.id}": _name_area(a, lexicon, language, names) for a in layout.areas}
    zones = {f"zone:{s.zone}": _say(lexicon, language, f"zone-{s.zone}") for s in layout.slots}
    return areas | zones


def _name_area(area: Area, lexicon: Lexicon, language: str, names: Mapping[str, str]) -> str:
    if area.label:
        return _say(lexicon, language, area.label)
    return names.get(area.nouns[0], "") if area.nouns else ""


def list_spoken(known: Iterable[str]) -> dict[str, str]:
    """The keys of what a position says beside its pieces, from the words that explain it."""
    found = {"gauge": ""}
    for key in known:
        for kind in ("status", "mark"):
            if key.startswith(f"about-{kind}-"):
                found[f"{kind}:{key.removeprefix(f'about-{kind}-')}"] = ""
    return found


def list_outlook(outlook: Outlook | None) -> list[str]:
    """The keys of what an outlook shows."""
    if outlook is None:
        return []
    told = [f"status:{status.key}" for status in outlook.status]
    marks = [f"mark:{mark.kind}" for mark in outlook.marks]
    return [*(["gauge"] if outlook.gauge is not None else []), *told, *marks]


def make_about(
    lexicon: Lexicon, language: str, key: str, facts: Mapping[str, object], name: str
) -> About:
    """An explanation, with the rule and the name that its words give."""
    words = lexicon.say(language, key, facts)
    rule = _say(lexicon, language, f"{key}.rule", facts)
    return About(words, rule, _say(lexicon, language, f"{key}.name", facts) or name)


def _say(lexicon: Lexicon, language: str, key: str, facts: Mapping[str, object] = NO_FACTS) -> str:
    """Words that may be missing."""
    words = lexicon.say(language, key, facts)
    return "" if words == key else words
