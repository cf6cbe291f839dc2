"""What both sides do by habit, and who is winning."""

from typing import ClassVar, Final

from siegeworks.core.engine import choose
from siegeworks.core.judge import Judge
from siegeworks.core.steps import NOUN, Choice, State
from siegeworks.games.stronghold.bot import defender, features, invader
from siegeworks.games.stronghold.bot.fronts import Fronts
from siegeworks.games.stronghold.rules import hourglasses, maneuvers, vocabulary
from siegeworks.games.stronghold.rules.pieces import INVADER, NONE, SECTIONS
from siegeworks.games.stronghold.rules.state import BREACHED, Castle

WORST: Final = -10_000_000
HELD_BACK: Final = 20  # moods of the invader, see Fronts.caution
IN_FORCE: Final = -4
FAR: Final = 999
LONGEST: Final = 40  # options of a line


class Siege(Judge):
    """Both sides look at what each section lacks for a breach."""

    habits: ClassVar[bool] = True

    def evaluate(self, g: State, seat: int) -> float:
        assert isinstance(g, Castle)
        if g.ending:
            won = g.ending == BREACHED
            return 1.0 if won == (seat == INVADER) else 0.0
        value = features.judge(g)
        return value if seat == INVADER else 1.0 - value

    def pick(self, g: State, options: list[int], number: int) -> int:
        assert isinstance(g, Castle)
        return find_best(weigh_all(g, options, number, 0, NONE))

    def lines(self, g: State, options: list[int], number: int, most: int) -> list[list[int]]:
        """What habit likes best; for a maneuver whole plans, for an action several hourglasses."""
        assert isinstance(g, Castle)
        if isinstance(g.agenda[len(g.agenda) - 1], maneuvers.March):
            return list_marches(g, number, most)
        worths = weigh_all(g, options, number, 0, NONE)
        found: list[list[int]] = []
        while len(found) < min(most, len(options)):
            best = find_best(worths)
            found.append(repeat_laying(g, options[best]) if found else [options[best]])
            worths[best] = WORST
        return found


def find_best(worths: list[int]) -> int:
    """The place of the most wanted."""
    best = 0
    for place in range(1, len(worths)):
        if worths[place] > worths[best]:
            best = place
    return best


def weigh_all(g: Castle, options: list[int], number: int, caution: int, target: int) -> list[int]:
    """How much whoever is asked wants each option; the invader may be in a mood."""
    step = g.agenda[len(g.agenda) - 1]
    assert isinstance(step, Choice)
    is_invader = step.seat(g) == INVADER
    left = invader.count_steps_left(g) if is_invader else defender.count_steps_left(g)
    f = Fronts(g, left)
    f.caution = caution
    f.target = target
    worths: list[int] = []
    for place in range(len(options)):
        if is_invader:
            worth = invader.weigh(g, f, step, options[place], number)
        else:
            worth = defender.weigh(g, f, step, options[place])
        # Equal ones are told apart by chance, so that nobody is easy to read.
        worths.append(16 * worth + (number >> place % 16 & 15))
    return worths


def repeat_laying(g: Castle, option: int) -> list[int]:
    """Hourglasses on an action that needs more of them are laid together, all but the last."""
    if option & ~NOUN != vocabulary.LAY:
        return [option]
    missing = hourglasses.count_missing(g, option & NOUN)
    return [option] * max(1, min(g.sand, missing - 1))


def list_marches(g: Castle, number: int, most: int) -> list[list[int]]:
    """Maneuvers in several moods: as usual, held back, in force, all for one section."""
    found = [make_march(g, number, 0, NONE), make_march(g, number, HELD_BACK, NONE)]
    found.append(make_march(g, number, IN_FORCE, NONE))
    f = Fronts(g, 2)
    gaps = [f.count_gap(section) for section in range(SECTIONS)]
    while len(found) < most:
        section = gaps.index(min(gaps))
        gaps[section] = FAR
        found.append(make_march(g, number, 0, section))
    lines: list[list[int]] = []
    for line in found:
        if line not in lines:
            lines.append(line)
    return lines[:most]


def make_march(g: Castle, number: int, caution: int, target: int) -> list[int]:
    """All that a mood sends in the steps of a maneuver that follow one another."""
    twin = g.clone()
    twin.redraw(INVADER)
    line: list[int] = []
    while not twin.ending and len(line) < LONGEST:
        step = twin.agenda[len(twin.agenda) - 1]
        if not isinstance(step, maneuvers.March):
            break
        options = step.options(twin)
        option = options[find_best(weigh_all(twin, options, number, caution, target))]
        line.append(option)
        choose(twin, option)
    return line
