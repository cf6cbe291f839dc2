"""A game whose luck is given by others, with what each seat knows of it; without any library."""

from collections.abc import Iterable, Mapping
from copy import copy
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Any, Final

from siegeworks import registry
from siegeworks.core import engine, luck, parcel
from siegeworks.core.decision import CHANCE
from siegeworks.core.match import Match, begin
from siegeworks.core.notation import position
from siegeworks.core.results import rate_result
from siegeworks.core.steps import Chance, Choice, Scribe, Simultaneous, State, Telling
from siegeworks.core.vectors.fields import list_bounds
from siegeworks.core.vectors.schema import find_schema
from siegeworks.core.vectors.writing import make_batch, read_start
from siegeworks.envs.errors import IllegalAction
from siegeworks.envs.spiel.stories import FORGOTTEN, Story

ONLOOKER: Final = 255
HISTORY: Final = 16  # events that an information state shows as numbers, in games with secrets

Told = tuple[int, int, int, int, str]


@dataclass(frozen=True)
class Setting:
    """How a game is set up; plain data, so that a play can go to other processes."""

    key: str
    seats: int | None = None
    options: tuple[tuple[str, str], ...] = ()
    position: str = ""  # where it begins, if not at the set-up; it says seats and options, too
    history: int = 0


class Arrangement:
    """What all plays of a set-up share: the numbers, and where each begins."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.game = registry.game(setting.key)
        self.schema = find_schema(self.game)
        self.start = replace(read_start(self.game, setting.seats, dict(setting.options)), seed=0)
        opening = self.open_match()
        self.start = opening.start
        self.batch = make_batch(self.schema, self.start, 1, setting.history)
        self.codes = [action.code for action in self.schema.actions]
        bounds = self._bound_luck()
        self.least_luck = min((low for low, _ in bounds), default=0)
        self.most_luck = max((high for _, high in bounds), default=0)

    @cached_property
    def _opening(self) -> "Play":
        stories = (Story(),) * self.start.seats
        play = Play(self, self.open_match().state, stories)
        play.look_around()
        return play

    def _bound_luck(self) -> list[tuple[int, int]]:
        nouns = self.game.nouns(self.start.tables)
        steps = self.game.steps.values()
        return [list_bounds(nouns, s.noun) for s in steps if issubclass(s, Chance)]

    def open_match(self) -> Match:
        """A match at the beginning whose luck is given."""
        if self.setting.position:
            return self.game.from_position(self.setting.position, seed=0, luck="given")
        return begin(self.start, given=True)

    def begin(self) -> "Play":
        """A new play."""
        return copy(self._opening)


@lru_cache(64)
def find_arrangement(setting: Setting) -> Arrangement:
    """The arrangement of a set-up."""
    return Arrangement(setting)


class Play:
    """A game in play. Luck waits like a seat; what it did is known to those who may know it."""

    def __init__(
        self,
        arrangement: Arrangement,
        state: State,
        stories: tuple[Story, ...],
        unheard: tuple[Telling, ...] = (),
    ) -> None:
        self.arrangement = arrangement
        self.state = state
        self.stories = stories
        self._unheard = unheard  # told since a seat was asked last
        state.given = True

    def __copy__(self) -> "Play":
        return Play(self.arrangement, self.state.clone(), self.stories, self._unheard)

    def __deepcopy__(self, memo: dict[int, object]) -> "Play":
        return copy(self)

    def __reduce__(self) -> tuple[Any, ...]:
        stories = [(s.digest, s.answers, s.seen, _pack(s.heard)) for s in self.stories]
        packed = parcel.pack_state(self.arrangement.start, self.state)
        return _unpack, (self.arrangement.setting, packed, stories, _pack(self._unheard))

    # Who is asked what

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return engine.find_waiting(self.state) is None

    @property
    def is_luck_asked(self) -> bool:
        """Whether luck is asked."""
        return isinstance(engine.find_waiting(self.state), Chance)

    @property
    def asked(self) -> int:
        """The seats that are asked, as a bit mask."""
        step = engine.find_waiting(self.state)
        return step.seats(self.state) if isinstance(step, Choice) else 0

    @property
    def mover(self) -> int:
        """The seat that is asked first."""
        step = engine.find_waiting(self.state)
        assert isinstance(step, Choice)
        return step.seat(self.state)

    @property
    def is_simultaneous(self) -> bool:
        """Whether several seats answer, none of them knowing what the others do."""
        step = engine.find_waiting(self.state)
        return isinstance(step, Simultaneous) and self.asked.bit_count() > 1

    def list_actions(self, seat: int) -> list[int]:
        """The numbers of what a seat may do, in their order."""
        step = engine.find_waiting(self.state)
        if not isinstance(step, Choice) or not self.asked >> seat & 1:
            return []
        ids = self.arrangement.batch.plan.ids
        return sorted(ids[code] for code in step.options_for(self.state, seat))

    def find_luck_kind(self) -> str:
        """What kind of thing luck decides on now."""
        step = engine.find_waiting(self.state)
        return step.noun if isinstance(step, Chance) else ""

    def list_outcomes(self) -> list[tuple[int, float]]:
        """What luck may do, each with its probability."""
        found = [each for each in engine.list_outcomes(self.state) if each[1]]
        total, least = sum(weight for _, weight in found), self.arrangement.least_luck
        return sorted((code - least, weight / total) for code, weight in found)

    def rate(self) -> list[float]:
        """What each seat gets; nothing before the end."""
        seats = range(self.state.seats)
        if not self.state.ending:
            return [0.0 for _ in seats]
        return [rate_result(self.arrangement.game, self.state, seat) for seat in seats]

    # Answers

    def act(self, seat: int, action: int) -> None:
        """Let a seat act, and everybody see what came of it."""
        self._take(seat, action)
        self.look_around()

    def act_at_once(self, actions: Mapping[int, int]) -> None:
        """Let several seats act, none of them knowing what the others do."""
        for seat, action in actions.items():
            if action not in self.list_actions(seat):
                raise self._refuse(action)
        for seat, action in actions.items():
            self._take(seat, action)
        self.look_around()

    def _take(self, seat: int, action: int) -> None:
        if action not in self.list_actions(seat):
            raise self._refuse(action)
        code = self.arrangement.codes[action]
        self._listen()
        engine.answer(self.state, seat, code)
        if self.arrangement.game.has_secrets:
            stories = list(self.stories)
            stories[seat] = stories[seat].note_answer(code)
            self.stories = tuple(stories)
        else:
            self._follow(seat, code)
        self._take_note()

    def happen(self, outcome: int) -> None:
        """Let luck fall."""
        if outcome not in [number for number, _ in self.list_outcomes()]:
            raise IllegalAction("env-luck", found=outcome)
        code = outcome + self.arrangement.least_luck
        self._listen()
        engine.happen(self.state, code)
        if not self.arrangement.game.has_secrets:
            self._follow(CHANCE, code)
        self._take_note()
        self.look_around()

    def _refuse(self, action: int) -> IllegalAction:
        actions = self.arrangement.schema.actions
        if not 0 <= action < len(actions):
            return IllegalAction("env-range", found=action, last=len(actions) - 1)
        return IllegalAction("env-illegal", found=action, text=actions[action].text)

    def _follow(self, actor: int, code: int) -> None:
        self.stories = tuple(story.follow(actor, code) for story in self.stories)

    def _listen(self) -> None:
        self.state.scribe = Scribe(True)

    def _take_note(self) -> None:
        scribe = self.state.scribe
        assert scribe is not None
        self._unheard += tuple(scribe.events)
        self.state.scribe = None

    # What seats know

    def look_around(self) -> None:
        """Let every seat see and hear what is new, once a seat is asked or all is over."""
        if self.is_luck_asked or not self.arrangement.game.has_secrets:
            return
        told, width = self.arrangement.setting.history, self.arrangement.schema.size
        self.stories = tuple(
            story.note_look(
                self.show(seat)[:width],
                [event for event in self._unheard if event.is_heard_by(seat)],
                told,
            )
            for seat, story in enumerate(self.stories)
        )
        self._unheard = ()

    def show(self, seat: int) -> bytes:
        """What a seat sees, and the latest that it heard."""
        batch = self.arrangement.batch
        scribe = Scribe(True)
        if self.arrangement.setting.history and seat != ONLOOKER:
            scribe.events = list(self.stories[seat].heard)
        self.state.scribe = scribe
        batch.put(0, self.state)
        batch.show(0, seat)
        self.state.scribe = None
        return bytes(batch.obs)

    def tell_story(self, seat: int) -> str:
        """The story of a seat as a short text: the same for all that it cannot tell apart."""
        story = self.stories[seat]
        return f"seat {seat} after {story.answers} answers {story.digest.hex()}"

    def describe(self, seat: int) -> str:
        """What a seat sees, in words, a line for each thing that is not nothing."""
        seen = self.arrangement.schema.read(self.show(seat))
        return "\n".join(f"{name}: {value}" for name, value in seen.items() if value)

    def resample(self, seat: int, chance: float) -> "Play":
        """A play as it might be for all that a seat knows; of what others did, nothing is left."""
        twin = copy(self)
        twin.state.new_luck(*luck.make_keys(f"resampled {chance!r}"))
        twin.state.redraw(seat)
        twin.state.new_luck(0, 0)
        twin.stories = tuple(
            story if number == seat or not self.arrangement.game.has_secrets else FORGOTTEN
            for number, story in enumerate(self.stories)
        )
        return twin

    def match(self) -> Match:
        """A match at this place, with luck of its own from here on."""
        return Match(self.arrangement.start, self.state.clone(), False, False)

    def __str__(self) -> str:
        return position.write(self.arrangement.start, self.state)


def _pack(events: Iterable[Telling]) -> list[Told]:
    return [(t.kind, t.first, t.second, t.audience, t.rule) for t in events]


def _unpack(
    setting: Setting,
    packed: tuple[Any, ...],
    stories: list[tuple[bytes, int, bytes, list[Told]]],
    told: list[Told],
) -> Play:
    """A play that comes from another process."""
    arrangement = find_arrangement(setting)
    known = tuple(
        Story(digest, answers, seen, tuple(Telling(*event) for event in heard))
        for digest, answers, seen, heard in stories
    )
    unheard = tuple(Telling(*event) for event in told)
    return Play(arrangement, parcel.unpack_state(arrangement.start, packed), known, unheard)
