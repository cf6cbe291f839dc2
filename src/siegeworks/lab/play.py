"""Playing one game of an arrangement, and what is kept of it: one row of plain columns."""

from collections import Counter
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, NamedTuple, Protocol

from siegeworks import registry
from siegeworks.bots import close, make, observe
from siegeworks.core import engine, luck
from siegeworks.core.game import Game
from siegeworks.core.journal import Written, count_written, read_entry
from siegeworks.core.lexicon import Lexicon
from siegeworks.core.match import begin
from siegeworks.core.nouns import Numbers
from siegeworks.core.playout import count_forced
from siegeworks.core.start import Start
from siegeworks.core.steps import NONE, NOUN, Scribe, State
from siegeworks.core.zones import Shape, Zone
from siegeworks.lab import content_files
from siegeworks.lab.errors import LabError, phrase
from siegeworks.lab.experiment import Arrangement, make_bot_seed

Row = dict[str, Any]
UNFINISHED = "unfinished"


@dataclass(frozen=True)
class PreparedGame:
    """An arrangement made ready for many games."""

    arrangement: Arrangement
    game: Game
    settings: tuple[int, ...]
    content: Any  # the tables of the game
    base: State  # before the first step
    lexicon: Lexicon
    numbers: tuple[Zone, ...]  # single numbers that say how far a game got
    tracks: tuple[Zone, ...]  # these, and what has a name for each of its levels
    names: dict[Written, "AnswerNames"] = field(default_factory=dict)
    levels: dict[tuple[str, int], str] = field(default_factory=dict)  # their names

    def start(self, seed: int) -> State:
        """A game at its first decision, with the luck of a seed."""
        g = self.base.clone()
        g.low, g.high = luck.make_keys(seed)
        g.scribe = Scribe(True)
        engine.advance(g)
        return g


@dataclass(frozen=True)
class Played:
    """A game that was played to its end, or to the limit."""

    state: State
    decisions: int
    forced: int  # decisions with one option only
    levels: Counter[tuple[str, int]]  # where tracks stood, at how many decisions


@lru_cache(maxsize=8)
def prepare_game(arrangement: Arrangement) -> PreparedGame:
    """An arrangement made ready; remembered, as a worker plays many parts of the same one."""
    game = registry.game(arrangement.game)
    content = content_files.lay_over(game, arrangement.files)
    settings = game.read_settings(dict(arrangement.options))
    lexicon = Lexicon(game, content)
    tracks = tuple(zone for zone in game.zones if zone.shape is Shape.NUMBER)
    numbers = tuple(z for z in tracks if isinstance(lexicon.nouns.kinds[z.holds], Numbers))
    base = game.set_up(arrangement.seats, settings, content)
    return PreparedGame(arrangement, game, settings, content, base, lexicon, numbers, tracks)


def play(prepared: PreparedGame, seed: int) -> Played:
    """One game on a seed."""
    arrangement = prepared.arrangement
    if arrangement.is_random:
        return _play_at_random(prepared, seed)
    players = open_players(prepared, seed)
    try:
        return _play_to_the_end(prepared, players)
    finally:
        players.close()


def open_players(prepared: PreparedGame, seed: int) -> "Players":
    """Those who play a game on a seed."""
    # Where nothing is secret, nothing need be kept from habits: they look at the game itself.
    is_open = prepared.arrangement.is_habit and not prepared.game.has_secrets
    return OneHabit(prepared, seed) if is_open else Bots(prepared, seed)


def _play_at_random(prepared: PreparedGame, seed: int) -> Played:
    """All seats at random, by the compiled driver and without observations."""
    g = prepared.start(seed)
    made, alone = count_forced(g, make_bot_seed(seed, 0) & luck.MASK, prepared.game.limit)
    return Played(g, made, alone, Counter(_read_levels(prepared, g)))


def _play_to_the_end(prepared: PreparedGame, players: "Players") -> Played:
    """Let players answer until the game is over, or too long."""
    g = players.state
    made = alone = 0
    levels: Counter[tuple[str, int]] = Counter()
    while g.agenda and not g.ending and made < prepared.game.limit:
        levels.update(_read_levels(prepared, g))
        alone += players.answer(made) == 1
        made += 1
    levels.update(_read_levels(prepared, g))
    return Played(g, made, alone, levels)


class Players(Protocol):
    """Those who answer for all seats of one game."""

    state: State

    def answer(self, made: int) -> int:
        """Answer what is asked after so many decisions; how many options there were."""
        ...

    def close(self) -> None:
        """Let go of what the players hold."""
        ...


class OneHabit:
    """The one seat of a game without secrets, played by the game's habits."""

    def __init__(self, prepared: PreparedGame, seed: int) -> None:
        self.state = prepared.start(seed)
        self._judge = prepared.game.judge()
        self._low = make_bot_seed(seed, 0) & luck.MASK

    def answer(self, made: int) -> int:
        """What habit does."""
        g = self.state
        options = engine.list_options(g)
        pick = 0
        if len(options) > 1:
            pick = self._judge.pick(g, options, luck.draw_bits(self._low, 0, 0, made))
        engine.choose(g, options[pick])
        return len(options)

    def close(self) -> None:
        """Nothing is held."""


class Bots:
    """A bot for each seat; a decision without a choice is taken without asking it."""

    def __init__(self, prepared: PreparedGame, seed: int) -> None:
        self._arrangement, self._seed = prepared.arrangement, seed
        game, seats = prepared.game, prepared.arrangement.seats
        start = Start(game, seats, prepared.settings, seed, prepared.content)
        self._match = begin(start, given=False)
        self._bots = [
            make(spec, game, make_bot_seed(seed, seat))
            for seat, spec in enumerate(prepared.arrangement.bots)
        ]
        self.state = self._match.state

    def answer(self, made: int) -> int:
        """What the asked seat's bot chooses."""
        seat = self._match.to_move
        assert seat is not None
        options = self._match.options()
        if len(options) == 1:
            self._match.choose(options[0])
        else:
            self._ask(seat)
        return len(options)

    def _ask(self, seat: int) -> None:
        """Let a bot answer; one that fails is named, with the game it failed in."""
        observation = observe(self._match, seat, make_bot_seed(self._seed, seat))
        assert observation is not None
        try:
            self._match.choose(self._bots[seat].choose(observation), seat)
        except Exception as error:  # a bot may fail in any way
            bot, seed = self._arrangement.bots[seat], str(self._seed)
            raise LabError("lab-bot-failed", bot=bot, seed=seed, why=phrase(error)) from error

    def close(self) -> None:
        """End the programs of bots that are programs."""
        for bot in self._bots:
            close(bot)


def _read_levels(prepared: PreparedGame, g: State) -> list[tuple[str, int]]:
    """Where each track stands."""
    return [(zone.name, int(getattr(g, zone.name))) for zone in prepared.tracks]


def make_row(prepared: PreparedGame, index: int, number: int, seed: int, played: Played) -> Row:
    """What is kept of a game."""
    g, game, arrangement = played.state, prepared.game, prepared.arrangement
    outcome = game.outcome(g) if g.ending else None
    counts = _count_answers(prepared, g)
    assert g.scribe is not None
    return {
        "arrangement": index,
        "number": number,
        "seed": seed,
        "game": arrangement.game,
        "seats": arrangement.seats,
        "options": arrangement.option_text,
        "bots": arrangement.bot_text,
        "content": arrangement.content_hash[:12],
        "ending": UNFINISHED if outcome is None else outcome.ending,
        "winners": [] if outcome is None else list(outcome.winners),
        "score": [] if outcome is None else [outcome.score[s] for s in sorted(outcome.score)],
        "decisions": played.decisions,
        "forced": played.forced,
        "chances": sum(counts.luck.values()),
        "final": {zone.name: int(getattr(g, zone.name)) for zone in prepared.numbers},
        "uses": counts.verbs,
        "luck": counts.luck,
        "steps": g.scribe.reached,
        "choices": counts.options,
        "levels": _name_levels(prepared, played.levels),
    }


class AnswerNames(NamedTuple):
    """What an answer is counted under."""

    luck: str = ""  # what luck did, or
    verb: str = ""  # the verb that was chosen, and
    option: str = ""  # the verb with what it touches


class AnswerCounts:
    """How often answers were given in a game, by their names."""

    def __init__(self) -> None:
        self.verbs: dict[str, int] = {}
        self.options: dict[str, int] = {}
        self.luck: dict[str, int] = {}


def _count_answers(prepared: PreparedGame, g: State) -> AnswerCounts:
    counts = AnswerCounts()
    verbs, options, lucks = counts.verbs, counts.options, counts.luck
    assert g.scribe is not None
    for written, times in count_written(g.scribe).items():
        luck, verb, option = prepared.names.get(written) or _name_answer(prepared, written)
        if luck:
            lucks[luck] = lucks.get(luck, 0) + times
        else:
            verbs[verb] = verbs.get(verb, 0) + times
            options[option] = options.get(option, 0) + times
    return counts


def _name_answer(prepared: PreparedGame, written: Written) -> AnswerNames:
    """The names of an answer, which are remembered: most games give the same ones."""
    entry, lexicon = read_entry(written), prepared.lexicon
    if entry.is_luck:
        names = AnswerNames(luck=f"{entry.kind} {lexicon.nouns.name(entry.kind, entry.code)}")
    else:
        verb = prepared.game.verbs[entry.code & ~NOUN].word
        names = AnswerNames(verb=verb, option=lexicon.option(entry.code))
    prepared.names[written] = names
    return names


def _name_levels(prepared: PreparedGame, levels: Counter[tuple[str, int]]) -> dict[str, int]:
    """Levels of tracks by their names; a track without a marker has none."""
    return {
        prepared.levels.get(level) or _name_level(prepared, level): count
        for level, count in levels.items()
        if level[1] != NONE
    }


def _name_level(prepared: PreparedGame, level: tuple[str, int]) -> str:
    """The name of a level, which is remembered as well."""
    track, value = level
    kind = next(zone.holds for zone in prepared.tracks if zone.name == track)
    name = f"{track} {prepared.lexicon.nouns.name(kind, value)}"
    prepared.levels[level] = name
    return name
