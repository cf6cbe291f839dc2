"""What the face shows of a running game: decisions, options, outcomes, refusals, events."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any, Final

from siegeworks.core import engine, wording
from siegeworks.core.game import Game
from siegeworks.core.journal import History
from siegeworks.core.lexicon import Lexicon
from siegeworks.core.start import Start
from siegeworks.core.steps import NOUN, Chance, Choice, Refusal, Simultaneous, State
from siegeworks.core.zones import Sight

CHANCE: Final = engine.CHANCE  # the mover when luck is asked
LONG: Final = 8  # options; a list of more is shown below headings
MOST_SHARED: Final = 20_000  # options and refusals that are made once for all matches
SIMPLE: Final = (int, str)  # facts that are told alike wherever they are the same


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


def find_option(lexicon: Lexicon, code: int, facts: Mapping[str, object]) -> Option:
    """An option, with the numbers that its words tell: the same whenever it is offered so."""
    if not facts:
        plain: Option | None = lexicon.plain_options.get(code)
        return plain or lexicon.plain_options.setdefault(code, _make_option(lexicon, code))
    if all(type(fact) in SIMPLE for fact in facts.values()):
        return _keep_option(lexicon, code, *facts.items())
    return _make_option(lexicon, code, *facts.items())


def _make_option(lexicon: Lexicon, code: int, *facts: tuple[str, object]) -> Option:
    return Option(code, lexicon.option(code), lexicon, dict(facts))


_keep_option = lru_cache(MOST_SHARED)(_make_option)


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
    facts = lexicon.facts(language, kinds, numbers)
    facts |= {f"{noun}-name": name for noun, name in _name_all(lexicon, kinds, numbers).items()}
    return lexicon.say(language, f"log-{kind}", facts).removesuffix(".")


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


@cache
def list_seats(mask: int, count: int) -> tuple[int, ...]:
    """Those of so many seats that are in a bit mask."""
    return tuple(seat for seat in range(count) if mask >> seat & 1)


class Asking:
    """What a running game asks of whom, and what may be answered: a part of a match."""

    start: Start
    state: State
    history: History

    @property
    def game(self) -> Game:
        """The game being played."""
        return self.start.game

    @property
    def lexicon(self) -> Lexicon:
        """The names and words of this match."""
        return self.start.lexicon

    @property
    def to_move(self) -> int | None:
        """The seat that is asked, ``CHANCE`` when luck is, None when the game is over."""
        return engine.find_mover(self.state)

    @property
    def asked(self) -> tuple[int, ...]:
        """All seats that may answer now."""
        step = engine.find_waiting(self.state)
        if not isinstance(step, Choice):
            return ()
        return list_seats(step.seats(self.state), self.start.seats)

    @property
    def shared(self) -> bool:
        """Whether several seats are asked of whom one answers for all."""
        step = engine.find_waiting(self.state)
        return len(self.asked) > 1 and not isinstance(step, Simultaneous)

    @property
    def can_seats_differ(self) -> bool:
        """Whether seats may see different things, so that none may look over another's shoulder."""
        unlike = (Sight.OWNER, Sight.RULE)
        return self.start.seats > 1 and any(zone.sight in unlike for zone in self.game.zones)

    @property
    def decision(self) -> Decision | None:
        """What is asked of the seat to move, or None."""
        return self.decision_of(self.to_move)

    def decision_of(self, seat: int | None) -> Decision | None:
        """What is asked of a seat, or None if nothing is."""
        step = engine.find_waiting(self.state)
        asked = self.asked
        if seat is None or not isinstance(step, Choice) or seat not in asked:
            return None
        return Decision(
            seat=seat,
            seats=asked,
            prompt=type(step).__name__,
            rule=step.rule,
            options=tuple(self.options(seat)),
            undoable=bool(self.undoable),
            takes=tuple(step.kinds()),
            numbers=tuple(step.numbers()),
            lexicon=self.lexicon,
            facts=self.game.prompt_facts(self.state, step),
        )

    def options(self, seat: int | None = None) -> list[Option]:
        """What the seat (by default the one to move) may choose; empty if it is not asked."""
        if seat is None:
            return self._list_options(engine.list_options(self.state))
        step, who = self._question(seat)
        return [] if step is None else self._list_options(step.options_for(self.state, who))

    def _list_options(self, codes: list[int]) -> list[Option]:
        g, lexicon, find_facts = self.state, self.lexicon, self.game.option_facts
        plain: dict[int, Option] = lexicon.plain_options
        found: list[Option] = []
        for code in codes:
            facts = find_facts(code, g)
            known = None if facts else plain.get(code)
            found.append(known or find_option(lexicon, code, facts))
        return found

    def _question(self, seat: int | None) -> tuple[Choice[Any] | None, int]:
        """What the seat (by default the one to move) is asked, and the seat; None if nothing."""
        step = engine.find_waiting(self.state)
        if not isinstance(step, Choice):
            return None, CHANCE
        who = step.seat(self.state) if seat is None else seat
        is_asked = 0 <= who < self.start.seats and step.seats(self.state) >> who & 1
        return (step if is_asked else None), who

    def option_of(self, code: int, asked: State | None = None) -> Option:
        """The option that a code stands for, where it is asked for or at any time."""
        return find_option(self.lexicon, code, self.game.option_facts(code, asked))

    def refusals(self, seat: int | None = None) -> list[Refused]:
        """Notable options that are not available now, each with the reason."""
        step, who = self._question(seat)
        if step is None:
            return []
        return [self._refused(refusal) for refusal in step.refusals(self.state, who)]

    def quiet_refusals(self, seat: int | None = None) -> list[Refused]:
        """What else somebody may try that is not available now, each with the reason."""
        step, who = self._question(seat)
        if step is None:
            return []
        return [self._refused(refusal) for refusal in step.quiet_refusals(self.state, who)]

    def _refused(self, refusal: Refusal) -> Refused:
        code, reason, rule = refusal.option, refusal.reason, refusal.rule
        return find_refused(self.lexicon, code, reason, rule, refusal.need, refusal.have)

    def outcomes(self) -> list[Possible]:
        """What luck may do now, with its weights; empty unless luck is waited for."""
        step = engine.find_waiting(self.state)
        if not isinstance(step, Chance):
            return []
        return [
            Possible(
                code, str(self.lexicon.nouns.name(step.noun, code)), weight, step.noun, self.lexicon
            )
            for code, weight in step.outcomes(self.state)
            if weight
        ]

    @property
    def undoable(self) -> list[int]:
        """The decisions that may be taken back now, by their place in the journal, latest first."""
        return self.history.places()
