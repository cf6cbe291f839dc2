"""Battles that an option leads to, fought on copies of what the seat sees before it commits.

The sums are those that the rules tell in such a copy, where nobody does anything else.
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final, NamedTuple

from siegeworks.core import engine
from siegeworks.core.steps import NOUN, Choice, Scribe, Telling
from siegeworks.games.ante_portas.board import foresight
from siegeworks.games.ante_portas.rules import (
    battle,
    bugle,
    command,
    deploy,
    field,
    knockback,
    reactions,
    skirmish,
    vocabulary,
)
from siegeworks.games.ante_portas.rules import pieces as n
from siegeworks.games.ante_portas.rules.state import Realm
from siegeworks.parts.board import Seen
from siegeworks.parts.board.promises import find_quiet
from siegeworks.parts.board.records import Change

# Those that are parts of another one, which goes on, or ends if nobody is left to go
PARTS: Final = (
    *(deploy.MoveTo, deploy.SendFarmers, deploy.SendCitizens, deploy.SendWork, deploy.Over),
)
# Questions whose answers gather those who fight, and what ends each
GATHERINGS: Final = (
    *(command.Enlist, command.Drum, deploy.Deploy, bugle.BugleTo, bugle.BugleWho),
    *(knockback.PushBasics, knockback.PushTo, skirmish.PushFurther),
    *PARTS,
)
ENDS: Final = (*foresight.QUIET, vocabulary.LEAVE_THERE)
# Questions who does something: whoever it is, the same comes of it
WHO: Final = (reactions.SetOff, skirmish.TeamSetsOff)
OURS: Final = (vocabulary.OUR_STRENGTH, vocabulary.COMERS_STRENGTH)


class Battle(NamedTuple):
    """A Battle as it would be fought; of one between teams, ours are those who come."""

    hex: int
    ours: int
    theirs: int
    is_duel: bool

    def is_won(self) -> bool:
        """15.4 and 23.18: with equal Strength those win who are there."""
        return self.ours > self.theirs if self.is_duel else battle.is_won(self.ours, self.theirs)


def take(g: Realm, option: int, answers: tuple[int, ...] = ()) -> Realm:
    """A copy after an option, and on through questions that one of the answers ends."""
    twin = g.clone()
    twin.scribe = Scribe(True)
    twin.given = True
    step = twin.agenda[-1]
    assert isinstance(step, Choice)
    due = len(twin.agenda) - (2 if answers and isinstance(step, PARTS) else 1)
    engine.take(twin, step.seat(twin), option)
    while len(twin.agenda) > due:
        if engine.advance_once(twin):
            continue
        asked = engine.find_waiting(twin)
        if not isinstance(asked, Choice):
            return twin
        options = asked.options(twin)
        way = options[0] if isinstance(asked, WHO) else find_quiet(options, answers)
        if way is None:
            return twin
        engine.take(twin, asked.seat(twin), way)
    return twin


def play_battles(g: Realm, option: int) -> Realm | None:
    """The position that an option is judged by: those who are gathered have fought."""
    if isinstance(engine.find_waiting(g), GATHERINGS):
        return take(g, option, ENDS)
    return take(g, option) if option & ~NOUN == vocabulary.SET_OFF else None


def list_battles(g: Realm, option: int) -> list[Battle]:
    """12.2, 12.5 and 12.14: what is fought if the gathering ends with an option."""
    found = list(read_battles(take(g, option, ENDS)))
    if isinstance(g.agenda[-1], knockback.PushBasics):
        found += list_landings(take(g, option))
    return list(dict.fromkeys(found))


def list_landings(g: Realm) -> list[Battle]:
    """12.14: what is fought on each hex to which Invaders can be knocked back."""
    step = engine.find_waiting(g)
    if not isinstance(step, knockback.PushTo):
        return []
    found: list[Battle] = []
    for way in step.options(g):
        found += read_battles(take(g, way, ENDS))
        if way != vocabulary.LEAVE_THERE:
            found += list_landings(take(g, way))
    return found


def read_battles(g: Realm) -> Iterator[Battle]:
    """The Battles that were told: of each the one sum, then the other."""
    told: list[Telling] = g.scribe.events if g.scribe else []
    for one, other in pairwise(told):
        if one.kind in OURS:
            is_duel = one.kind == vocabulary.COMERS_STRENGTH
            yield Battle(one.first, one.second, other.second, is_duel)


def find_battle(g: Realm, step: reactions.React, option: int) -> Battle | None:
    """16.11: how the Battle of a window stands after an answer, if there is still one."""
    twin = take(g, option)
    at, moving = step.hex, step.moving
    is_left = field.count_basic(twin, at, moving) + field.count_elite(twin, at, moving) > 0
    if not is_left or not battle.is_fought(twin, at, battle.find_guise(twin, moving)):
        return None
    ours, theirs = battle.sum_ours(twin, at, moving), battle.sum_theirs(twin, at, moving)
    return Battle(at, ours, theirs, is_duel=False)


# In words


def tell_gathering(seen: Seen[Realm], option: int) -> list[Change]:
    """Both sums of each Battle that an option leads to; the hex, too, if there may be others."""
    g = seen.state
    found = list_battles(g, option)
    is_open = len(found) > 1 or isinstance(g.agenda[-1], knockback.PushBasics)
    return [tell_battle(seen, fought, "at" if is_open else "short") for fought in found]


def tell_battle(seen: Seen[Realm], fought: Battle, form: str = "short") -> Change:
    """Both sums of a Battle, and who wins it so."""
    key = "duel" if fought.is_duel else "battle"
    end = "won" if fought.is_won() else "lost"
    facts = {"hex": seen.noun("hex", fought.hex), "ours": fought.ours, "theirs": fought.theirs}
    words = seen.say(f"change-{key}-{end}", **facts)
    short = seen.say(f"change-battle-{end}.{form}", **facts)
    return Change(short, words)


def tell_window(seen: Seen[Realm], step: reactions.React, option: int) -> list[Change]:
    """16.11: both sums of the Battle of a window after an answer."""
    fought = find_battle(seen.state, step, option)
    return [] if fought is None else [tell_battle(seen, fought)]


def is_pending(g: Realm, at: int) -> bool:
    """14.11: whether a Battle is about to be fought on a hex, with those who stand there."""
    if g.mode != n.COOP or g.basic[at] + g.elite[at] == 0:
        return False
    return battle.is_fought(g, at, battle.GROUND)
