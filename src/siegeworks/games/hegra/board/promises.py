"""How what the outlook foretells comes true: until when, and how one sees it (law 11).

The outlook speaks of things as they stand, so each claim is judged just before its step.
"""

from collections.abc import Mapping
from typing import Any, Final

from siegeworks.core.steps import Step
from siegeworks.games.hegra.rules import pieces as n
from siegeworks.games.hegra.rules import vocabulary
from siegeworks.games.hegra.rules.hit_bag import Bombardment, Salvo
from siegeworks.games.hegra.rules.infantry import InfantryAttack, InfantryRoll
from siegeworks.games.hegra.rules.infirmary import PatientsChange
from siegeworks.games.hegra.rules.last_stand import Outcome
from siegeworks.games.hegra.rules.morale import Modifiers
from siegeworks.games.hegra.rules.state import TOO_FEW, Fortress, total
from siegeworks.games.hegra.rules.surrender import CheckSurrender
from siegeworks.games.hegra.rules.turn_track import TurnTrack
from siegeworks.games.hegra.rules.vocabulary import DONE, HOLD, IGNORE, NOT_TODAY, STAY, STOP
from siegeworks.parts.board import Moment, Promise
from siegeworks.parts.board.records import Mark

# Answers that leave things as they are
QUIET: Final = (DONE, STOP, HOLD, STAY, IGNORE, NOT_TODAY)


def find_named(mark: Mark, names: tuple[str, ...]) -> int:
    """What a mark lies on, as a number."""
    return names.index(mark.nouns[0].partition(":")[2])


def find_sector(mark: Mark) -> int:
    """The sector that a mark lies on."""
    return find_named(mark, n.SECTOR_NAMES)


def count_told(m: Moment[Fortress], code: int) -> int:
    """How often something was told since the mark was drawn."""
    return sum(event.code == code for event in m.told)


# The next attack


def is_its_attack(mark: Mark, step: Step[Any]) -> bool:
    """The dice of the sector; where nobody holds a position, there are none (7.2)."""
    if mark.rule == "7.2":
        return isinstance(step, InfantryAttack)
    return isinstance(step, InfantryRoll) and step.sector == find_sector(mark)


def has_hit(m: Moment[Fortress]) -> bool:
    """7.3: a die of the sector, the last that was cast, showed a hit."""
    rolled = [event.numbers[0] for event in m.told if event.code == vocabulary.INFANTRY_ROLLS]
    return rolled[-1:] == [find_sector(m.mark)] and m.after.hits > m.before.hits


def has_broken_in(m: Moment[Fortress]) -> bool:
    """7.2: all of a sector went up, from the top one into a charge; 7.8: one of them will."""
    sector = find_sector(m.mark)
    if m.mark.rule == "7.8":
        return m.after.movers[sector] > m.before.movers[sector]
    moved = [event.numbers for event in m.told if event.code == vocabulary.INFANTRY_MOVES]
    is_top = sector == m.before.sectors() - 1
    charges = count_told(m, vocabulary.CHARGE)
    return (sector, m.before.standing[sector]) in moved and (charges > 0 or not is_top)


# The evening


def has_changed_mood(m: Moment[Fortress]) -> bool:
    """16.1: the Morale marker is where the mark was."""
    return m.after.morale == find_named(m.mark, n.MOOD_NAMES)


def has_died(m: Moment[Fortress]) -> bool:
    """15.4: so many patients died."""
    return count_told(m, vocabulary.DIED) == int(m.mark.text)


def has_worsened(m: Moment[Fortress]) -> bool:
    """15.4: so many patients got worse."""
    return count_told(m, vocabulary.WORSE) == int(m.mark.text)


def is_counting(mark: Mark, step: Step[Any]) -> bool:
    """17.1: the end of the day; after the last one, the end of the Last Stand (19.3)."""
    return isinstance(step, CheckSurrender | Outcome)


def has_surrendered(m: Moment[Fortress]) -> bool:
    """17.1: the Surrender marker is where the mark was; 17.3 and 19.3: the game is lost."""
    if m.mark.rule == "17.3":
        return m.after.ending == TOO_FEW
    return m.after.surrender == find_named(m.mark, n.SURRENDER_NAMES)


def has_patrols(m: Moment[Fortress]) -> bool:
    """18.1: so many patrols came to the row."""
    first = find_named(m.mark, n.ROW_NAMES) * n.ROW_LENGTH
    row = slice(first, first + n.ROW_LENGTH)
    return total(m.after.patrols[row]) - total(m.before.patrols[row]) == int(m.mark.text)


# The morning


def has_salvo(m: Moment[Fortress]) -> bool:
    """6.1: so many tiles are to be drawn; 6.6: the bag has fewer."""
    amount = int(m.mark.text.rstrip("!"))
    is_short = total(m.after.tiles) < amount
    return m.after.agenda[-1:] == [Salvo(amount)] and is_short == (m.mark.rule == "6.6")


PROMISES: Final[Mapping[str, Promise[Fortress]]] = {
    "hits": Promise(Step, has_hit, since=Step, once=True, is_meant=is_its_attack),
    "breaks": Promise(Step, has_broken_in, since=Step, once=True, is_meant=is_its_attack),
    "dies": Promise(PatientsChange, has_died, since=PatientsChange),
    "worsens": Promise(PatientsChange, has_worsened, since=PatientsChange),
    "mood": Promise(Modifiers, has_changed_mood, since=Modifiers),
    "surrenders": Promise(Step, has_surrendered, since=Step, is_meant=is_counting),
    "patrols": Promise(TurnTrack, has_patrols, since=TurnTrack, once=True),
    "tiles": Promise(Bombardment, has_salvo, since=Bombardment, once=True),
}
