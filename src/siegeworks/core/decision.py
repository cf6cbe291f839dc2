"""What the face shows of a running game: decisions, options, outcomes, refusals, events."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from siegeworks.core import wording
from siegeworks.core.lexicon import Lexicon
from siegeworks.core.steps import NOUN

LONG: Final = 8  # options; a list of more is shown below headings
MOST_SHARED: Final = 20_000  # options and refusals that are made once for all matches


def _name_all(
    lexicon: Lexicon, kinds: Iterable[str], numbers: Iterable[int]
) -> dict[str, str | int | None]:
    """Names by kind of noun, a second of a kind with a 2."""
    named: dict[str, str | int | None] = {}
    for kind, value in zip(kinds, numbers, strict=False):
        named[kind if kind not in named else f"{kind}2"] = lexicon.nouns.name(kind, value)
    return named


@dataclass(frozen=True)
class Option:
    """One thing a seat may choose; ``str`` is its short stable text."""

    code: int
    text: str
    lexicon: Lexicon = field(repr=False, compare=False)
    facts: Mapping[str, object] = field(repr=False, compare=False, default_factory=dict)

    @property
    def verb(self) -> str:
        """What is done."""
        return self.lexicon.game.verbs[self.code & ~NOUN].word

    @property
    def kind(self) -> str:
        """The kind of noun it touches; empty if it touches none."""
        return self.lexicon.game.verbs[self.code & ~NOUN].kind

    @property
    def is_end_of_turn(self) -> bool:
        """Whether it lets happen what is due."""
        return self.lexicon.game.verbs[self.code & ~NOUN].ends_turn

    @property
    def is_end_of_question(self) -> bool:
        """Whether it says that nothing more is wished, or ends the turn."""
        return self.is_end_of_turn or self.lexicon.game.verbs[self.code & ~NOUN].ends_question

    @property
    def about(self) -> dict[str, object]:
        """The numbers that its words tell, by name."""
        return dict(self.facts)

    @property
    def can_repeat(self) -> bool:
        """Whether people may wish it as often as it is offered."""
        return self.lexicon.game.verbs[self.code & ~NOUN].repeats

    @property
    def has_series(self) -> bool:
        """Whether people may wish all that does the same."""
        return self.lexicon.game.verbs[self.code & ~NOUN].has_series

    @property
    def noun(self) -> str | int | None:
        """What it touches, if anything."""
        kind = self.kind
        return self.lexicon.nouns.name(kind, self.code & NOUN) if kind else None

    def words(self, language: str = "en") -> str:
        """The option in a person's words."""
        kind = self.kind
        facts = self.lexicon.facts(language, (kind,), (self.code & NOUN,)) if kind else {}
        return self.lexicon.say(language, f"do-{self.verb}", {**facts, **self.facts})

    def tell_group(self, language: str = "en") -> tuple[str, str]:
        """Below which heading a long list shows it, and in which words; empty: below none."""
        heading = self._say_part(language, "group")
        return (heading, self._say_part(language, "short")) if heading else ("", "")

    def tell_stack(self, language: str = "en") -> tuple[str, str]:
        """Of what it takes how many, or which of several: ("orc", "×2"); empty: of nothing."""
        stack = self._say_part(language, "stack")
        return (stack, self._say_part(language, "pick")) if stack else ("", "")

    def tell_unspent(self, language: str = "en") -> str:
        """What could still be done and is given up with it: "1 action left"; empty: nothing."""
        return self._say_part(language, "unspent") if self.facts.get("unspent") else ""

    def _say_part(self, language: str, part: str) -> str:
        key, kind = f"do-{self.verb}.{part}", self.kind
        facts: dict[str, object] = dict(self.facts)
        if kind:
            noun = self.code & NOUN
            facts |= self.lexicon.facts(language, (kind,), (noun,))
            facts |= self.lexicon.list_parts(language, kind, noun)
        words = self.lexicon.say(language, key, facts)
        return "" if words == key else words

    def __str__(self) -> str:
        return self.text


@lru_cache(MOST_SHARED)
def find_plain_option(lexicon: Lexicon, code: int) -> Option:
    """An option whose words tell no numbers: the same whenever it is offered."""
    return Option(code, lexicon.option(code), lexicon)


@dataclass(frozen=True)
class Refused:
    """A notable option that is not available now: a reason with its numbers, and its rule."""

    option: Option
    reason: str
    rule: str
    need: int
    have: int
    lexicon: Lexicon = field(repr=False, compare=False)

    def words(self, language: str = "en") -> str:
        """Why not, in a person's words."""
        facts = {"need": self.need, "have": self.have}
        return self.lexicon.say(language, f"why-{self.reason}", facts)

    def __str__(self) -> str:
        """The whole sentence: what is not possible, why, and by which rule."""
        facts = {"choice": self.option.text, "why": self, "rule": self.rule}
        return wording.say("en", "", "error-refused", facts)


@lru_cache(MOST_SHARED)
def find_refused(
    lexicon: Lexicon, code: int, reason: str, rule: str, need: int, have: int
) -> Refused:
    """That an option is not available; away from its question, its words tell the same always."""
    option = Option(code, lexicon.option(code), lexicon, lexicon.game.option_facts(code))
    return Refused(option, reason, rule, need, have, lexicon)


@dataclass(frozen=True)
class Possible:
    """Something luck may do, with its weight; ``str`` is its name."""

    code: int
    text: str
    weight: int
    kind: str
    lexicon: Lexicon = field(repr=False, compare=False)

    def words(self, language: str = "en") -> str:
        """The outcome in a person's words."""
        return str(self.lexicon.noun(language, self.kind, self.code))

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Decision:
    """What is asked, of whom, under which rule, and what may be answered."""

    seat: int
    seats: tuple[int, ...]  # all who may answer; one answer is enough
    prompt: str  # the key of the question
    rule: str
    options: tuple[Option, ...]
    undoable: bool  # whether the latest choice may be taken back now
    takes: tuple[str, ...] = field(repr=False)
    numbers: tuple[int, ...] = field(repr=False)
    lexicon: Lexicon = field(repr=False, compare=False)
    facts: Mapping[str, object] = field(repr=False, default_factory=dict)

    @property
    def about(self) -> dict[str, object]:
        """What it speaks of: names by kind of noun, and the numbers that its words tell."""
        return {**_name_all(self.lexicon, self.takes, self.numbers), **self.facts}

    @property
    def is_long(self) -> bool:
        """Whether so much may be answered that it is listed below headings."""
        return len(self.options) > LONG

    def words(self, language: str = "en") -> str:
        """The question in a person's words."""
        facts = self.lexicon.facts(language, self.takes, self.numbers)
        return self.lexicon.say(language, f"ask-{self.prompt}", {**facts, **self.facts})


@wording.keep_said
def _say_line(
    lexicon: Lexicon, language: str, kind: str, kinds: tuple[str, ...], numbers: tuple[int, int]
) -> str:
    return lexicon.say(language, f"log-{kind}", lexicon.facts(language, kinds, numbers))


@dataclass(frozen=True)
class Event:
    """Something that happened: a line of the log."""

    number: int
    kind: str
    kinds: tuple[str, ...] = field(repr=False)
    numbers: tuple[int, int] = field(repr=False)
    rule: str
    lexicon: Lexicon = field(repr=False, compare=False)
    code: int = field(repr=False)  # the kind as the game's vocabulary has it

    @property
    def about(self) -> dict[str, str | int | None]:
        """What it speaks of: names by kind of noun."""
        return _name_all(self.lexicon, self.kinds, self.numbers)

    def words(self, language: str = "en") -> str:
        """The line in a person's words."""
        return _say_line(self.lexicon, language, self.kind, self.kinds, self.numbers)

    def __str__(self) -> str:
        return self.words()
