"""Playing one game of an arrangement, and what is kept of it: one row of plain columns."""

from collections import Counter
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from siegeworks import bots, registry
from siegeworks.analysis.rollouts import close
from siegeworks.core import engine, luck
from siegeworks.core.game import Game
from siegeworks.core.journal import Entry, entries
from siegeworks.core.lexicon import Lexicon
from siegeworks.core.match import CHANCE, Match, begin
from siegeworks.core.nouns import Numbers
from siegeworks.core.playout import forced
from siegeworks.core.start import Start
from siegeworks.core.steps import NONE, NOUN, Scribe, State
from siegeworks.core.zones import Shape, Zone
from siegeworks.lab import content_files
from siegeworks.lab.errors import LabError, phrase
from siegeworks.lab.experiment import Arrangement, bot_seed

Row = dict[str, Any]
UNFINISHED = "unfinished"


@dataclass(frozen=True)
class Venue:
    """An arrangement made ready for many games."""

    arrangement: Arrangement
    game: Game
    settings: tuple[int, ...]
    tables: Any
    base: State  # before the first step
    lexicon: Lexicon
    numbers: tuple[Zone, ...]  # single numbers that say how far a game got
    tracks: tuple[Zone, ...]  # these, and what has a name for each of its levels
    names: dict[Entry, tuple[bool, str]] = field(default_factory=dict)


@dataclass(frozen=True)
class Played:
    """A game that was played to its end, or to the limit."""

    state: State
    decisions: int
    forced: int  # decisions with one option only
    levels: Counter[tuple[str, int]]  # where tracks stood, at how many decisions


@lru_cache(maxsize=8)
def venue(arrangement: Arrangement) -> Venue:
    """An arrangement made ready; remembered, as a worker plays many parts of the same one."""
    game = registry.game(arrangement.game)
    tables = content_files.tables(game, arrangement.files)
    settings = game.read_settings(dict(arrangement.options))
    lexicon = Lexicon(game, tables)
    tracks = tuple(zone for zone in game.zones if zone.shape is Shape.NUMBER)
    numbers = tuple(z for z in tracks if isinstance(lexicon.nouns.kinds[z.holds], Numbers))
    base = game.set_up(arrangement.seats, settings, tables)
    return Venue(arrangement, game, settings, tables, base, lexicon, numbers, tracks)


def play(place: Venue, seed: int) -> Played:
    """One game on a seed."""
    if place.arrangement.is_random:
        return _at_random(place, seed)
    if place.arrangement.is_habit and not place.game.has_secrets:
        return _by_habit(place, seed)
    return _by_bots(place, seed)


def _by_habit(place: Venue, seed: int) -> Played:
    """One seat by the game's habits; where nothing is secret, nothing need be kept from them."""
    g = place.base.clone()
    g.low, g.high = luck.keys(seed)
    g.scribe = Scribe(True)
    engine.advance(g)
    judge, low = place.game.judge(), bot_seed(seed, 0) & luck.MASK
    made = alone = 0
    levels: Counter[tuple[str, int]] = Counter()
    while g.agenda and not g.ending and made < place.game.limit:
        levels.update(_levels(place, g))
        options = engine.options(g)
        alone += len(options) == 1
        pick = judge.pick(g, options, luck.bits(low, 0, 0, made)) if len(options) > 1 else 0
        engine.choose(g, options[pick])
        made += 1
    levels.update(_levels(place, g))
    return Played(g, made, alone, levels)


def _at_random(place: Venue, seed: int) -> Played:
    """All seats at random, by the compiled driver and without observations."""
    g = place.base.clone()
    g.low, g.high = luck.keys(seed)
    g.scribe = Scribe(True)
    engine.advance(g)
    made, alone = forced(g, bot_seed(seed, 0) & luck.MASK, place.game.limit)
    return Played(g, made, alone, Counter(_levels(place, g)))


def _by_bots(place: Venue, seed: int) -> Played:
    """Each seat by its bot; a decision without a choice is taken without asking."""
    arrangement, game = place.arrangement, place.game
    start = Start(game, arrangement.seats, place.settings, seed, place.tables)
    match = begin(start, given=False)
    players = [bots.make(spec, game, bot_seed(seed, s)) for s, spec in enumerate(arrangement.bots)]
    made = alone = 0
    levels: Counter[tuple[str, int]] = Counter()
    try:
        while match.to_move is not None and made < game.limit:
            assert match.to_move != CHANCE
            levels.update(_levels(place, match.state))
            options = match.options()
            if len(options) == 1:
                match.choose(options[0])
                alone += 1
            else:
                ask(match, match.to_move, players[match.to_move], arrangement, seed)
            made += 1
    finally:
        for player in players:
            close(player)
    levels.update(_levels(place, match.state))
    return Played(match.state, made, alone, levels)


def _levels(place: Venue, g: State) -> list[tuple[str, int]]:
    """Where each track stands."""
    return [(zone.name, int(getattr(g, zone.name))) for zone in place.tracks]


def ask(match: Match, seat: int, bot: bots.Bot, arrangement: Arrangement, seed: int) -> None:
    """Let a bot answer for a seat; a bot that fails is named, with the game it failed in."""
    observation = bots.observe(match, seat)
    assert observation is not None
    try:
        match.choose(bot.choose(observation), seat)
    except Exception as error:  # a bot may fail in any way
        raise LabError(
            "lab-bot-failed", bot=arrangement.bots[seat], seed=str(seed), why=phrase(error)
        ) from error


def row(place: Venue, index: int, number: int, seed: int, played: Played) -> Row:
    """What is kept of a game."""
    g, game, arrangement = played.state, place.game, place.arrangement
    outcome = game.outcome(g) if g.ending else None
    uses, lucks, chances = _counts(place, g)
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
        "chances": chances,
        "final": {zone.name: int(getattr(g, zone.name)) for zone in place.numbers},
        "uses": uses,
        "luck": lucks,
        "steps": g.scribe.reached,
        "choices": _choices(place, g),
        "levels": _named(place, played.levels),
    }


def _counts(place: Venue, g: State) -> tuple[dict[str, int], dict[str, int], int]:
    """How often each verb was chosen, how often luck fell how, and how often luck fell at all."""
    uses: dict[str, int] = {}
    lucks: dict[str, int] = {}
    assert g.scribe is not None
    for entry, count in Counter(entries(g.scribe)).items():
        if entry not in place.names:
            place.names[entry] = _name(place, entry)
        chosen, name = place.names[entry]
        into = uses if chosen else lucks
        into[name] = into.get(name, 0) + count
    return uses, lucks, sum(lucks.values())


def _choices(place: Venue, g: State) -> dict[str, int]:
    """How often each option was taken, with what it touches."""
    assert g.scribe is not None
    made = Counter(entry.code for entry in entries(g.scribe) if not entry.is_luck)
    return {place.lexicon.option(code): count for code, count in made.items()}


def _named(place: Venue, levels: Counter[tuple[str, int]]) -> dict[str, int]:
    """Levels of tracks by their names; a track without a marker has none."""
    kinds = {zone.name: zone.holds for zone in place.tracks}
    return {
        f"{track} {place.lexicon.nouns.name(kinds[track], level)}": count
        for (track, level), count in levels.items()
        if level != NONE
    }


def _name(place: Venue, entry: Entry) -> tuple[bool, str]:
    """Whether an entry of a journal is a choice, and the name it is counted under."""
    if not entry.is_luck:
        return True, place.game.verbs[entry.code & ~NOUN].word
    return False, f"{entry.kind} {place.lexicon.nouns.name(entry.kind, entry.code)}"
