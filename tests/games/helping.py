"""What the tests of every game share: starting with dictated luck, playing on, and looking."""

from collections.abc import Mapping
from typing import Any

import pytest

from siegeworks import CHANCE, Event, Game, IllegalChoice, Match, Refused
from siegeworks.bots import make, observe


def start(game: Game, options: Mapping[str, str] | None = None, seats: int | None = None) -> Match:
    """A new game, with luck in the test's hands."""
    return game.start(seats=seats, options=options, seed=1, luck="given")


def play_to(game: Game, asked: str, seed: int, player: str = "habit") -> Match:
    """A game for one that a bot plays, up to the first question of this kind."""
    bot = make(player, game, seed)
    match = game.start(seats=1, seed=seed)
    while match.view(0)["prompt"] != asked:
        seen = observe(match, 0)
        assert seen is not None
        match.choose(bot.choose(seen))
    return match


# Looking


def zone(match: Match, name: str) -> Any:
    """What lies in a zone that all may see, in the words of the rules."""
    zones: Any = match.view(0)["zones"]
    return zones[name]


def texts(match: Match, seat: int | None = None) -> list[str]:
    """What may be chosen."""
    return [str(option) for option in match.options(seat)]


def prompt(match: Match) -> str:
    """What is asked now."""
    assert match.decision is not None
    return match.decision.prompt


def refusal(match: Match, option: str) -> Refused:
    """Why an option is not there, listed or not; fails if no reason is given."""
    with pytest.raises(IllegalChoice) as error:
        match.choose(option)
    why = error.value.facts["why"]
    assert isinstance(why, Refused)
    return why


def told(match: Match, kind: str) -> list[Event]:
    """The log lines of a kind."""
    return [event for event in match.log() if event.kind == kind]


# Playing


def play(match: Match, *answers: str) -> Match:
    """Choose and let happen, one after the other."""
    for answer in answers:
        if match.to_move == CHANCE:
            match.happen(answer)
        else:
            match.choose(answer)
    return match
