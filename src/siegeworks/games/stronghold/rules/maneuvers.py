"""12 Maneuvers: the horde moves toward the walls, and meets what waits on the paths."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Reason, Refusal, Rule, Steps
from siegeworks.games.stronghold.rules import ground, objectives, paying, traps, vocabulary
from siegeworks.games.stronghold.rules.asking import Question, QuietQuestion
from siegeworks.games.stronghold.rules.pieces import (
    BAG,
    CAMPS,
    FIRST_FOREGROUND,
    FIRST_GUN,
    FIRST_SUPPLY_PATH,
    GOBLIN,
    KINDS,
    MAJOR,
    MARAUDERS,
    MINOR,
    NONE,
    ORC,
    OUTER_PATH,
    OUTER_RAMPART,
    PATHS,
    QUARTERMASTER,
    RAMPARTS,
    SAP,
    SECTIONS,
    SIDES,
    SUPPLY,
    TROLL,
)
from siegeworks.games.stronghold.rules.state import Castle, count_kinds

OUTER_CAMP: Final = FIRST_GUN + OUTER_RAMPART
SEND: Final[tuple[int, ...]] = (
    0,
    vocabulary.SEND_1,
    vocabulary.SEND_2,
    vocabulary.SEND_3,
    vocabulary.SEND_4,
    vocabulary.SEND_5,
    vocabulary.SEND_6,
    vocabulary.SEND_7,
)

ONE_AT_LEAST: Final = Reason("one-maneuver", "12.1", 1, 0)
PERFORMED: Final = Reason("maneuver-done", "12.1")
SMALL_ONLY: Final = Reason("sap-too-narrow", "9.6")
TOWER_THERE: Final = Reason("tower-there", "12.12")
NO_TOWER: Final = Reason("no-tower-here", "12.12", 1, 0)
NO_QUARTERMASTER: Final = Reason("no-quartermaster", "10.3", 1, 0)
RIDES_ALREADY: Final = Reason("rides-already", "12.11", 1, 0)


# 12.1 to 12.3: which maneuver, and its steps


class Maneuvers(Question):
    """A minor and a major maneuver, each once and in any order, one of them at least (23.44)."""

    rule = "12.1"

    def options(self, g: Castle) -> list[int]:
        found: list[int] = []
        for maneuver in (MINOR, MAJOR):
            if not g.maneuvers >> maneuver & 1:
                found.append(vocabulary.PERFORM + maneuver)
        if g.maneuvers:
            found.append(vocabulary.DONE)
        return found

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [vocabulary.PERFORM + MINOR, vocabulary.PERFORM + MAJOR, vocabulary.DONE]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        if option == vocabulary.DONE:
            return None if g.maneuvers else ONE_AT_LEAST
        return PERFORMED if g.maneuvers >> (option & NOUN) & 1 else None

    def choose(self, g: Castle, option: int) -> Steps:
        if option == vocabulary.DONE:
            return DONE
        maneuver = option & NOUN
        g.maneuvers |= 1 << maneuver
        g.tell(vocabulary.MANEUVER_BEGINS, maneuver)
        return (*list_steps(g, g.tables.maneuver_units[maneuver]), self)


def list_steps(g: Castle, limit: int) -> Steps:
    """12.3: the steps of a maneuver in their order; R7 goes before the other ramparts (12.6)
    (23.13)."""
    sapped = [s for s in range(SECTIONS) if ground.has_equipment(g, s, SAP)]
    return (
        *[SapUp(section) for section in sapped],
        March(OUTER_CAMP, limit),
        *ARRIVAL,
        *[March(FIRST_GUN + rampart, limit) for rampart in range(OUTER_RAMPART)],
        *ARRIVAL,
        *[March(FIRST_FOREGROUND + side, limit) for side in range(SIDES)],
        *ARRIVAL,
        *[Muster(side, limit) for side in range(SIDES)],
    )


class SapUp(Question):
    """Through a sap a goblin or an orc goes from the supply straight to its section (23.15 and
    23.45)."""

    rule = "9.6"
    takes = ("section",)

    def __init__(self, section: int) -> None:
        self.section: Final = section

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [*(vocabulary.SAP_UP + kind for kind in range(KINDS)), vocabulary.PASS]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        if option == vocabulary.PASS:
            return None
        kind = option & NOUN
        if kind == TROLL:
            return SMALL_ONLY
        if not g.horde[SUPPLY * KINDS + kind]:
            return paying.NOT_IN_SUPPLY
        room = ground.count_invader_room(g, self.section)
        return None if room > 0 else Reason("no-room", "12.5", 1, 0)

    def choose(self, g: Castle, option: int) -> Steps:
        if option == vocabulary.PASS:
            return DONE
        kind = option & NOUN
        g.horde[SUPPLY * KINDS + kind] -= 1
        g.horde[self.section * KINDS + kind] += 1
        g.tell(vocabulary.SAPPED, self.section, kind)
        return DONE


# 12.4 to 12.6 and 12.11, 12.12: sending off


def count_coming(g: Castle, camp: int) -> int:
    """12.5: how many units are on their way to a camp; a quartermaster's goes past ramparts."""
    count = 0
    for path in g.tables.paths_in[camp]:
        count += count_kinds(g.sent, path)
    for ride in g.rides:
        if ride // KINDS == camp:
            count += 1
    return count


def count_arrivals(g: Castle, camp: int) -> list[int]:
    """12.7: who will be at a camp, by kind, if everybody arrives who is on the way there."""
    there = g.horde[camp * KINDS : camp * KINDS + KINDS]
    for path in g.tables.paths_in[camp]:
        for kind in range(KINDS):
            there[kind] += g.sent[path * KINDS + kind]
    for ride in g.rides:
        if ride // KINDS == camp:
            there[ride % KINDS] += 1
    return there


def count_free(g: Castle, camp: int) -> int:
    """12.5: how many more units may be sent to a camp."""
    return ground.count_invader_room(g, camp) - count_coming(g, camp)


def find_tower(g: Castle, camp: int) -> int:
    """12.12: a siege tower that stands at a camp, or NONE."""
    for tower in range(len(g.siege_tower)):
        if g.siege_tower[tower] == camp:
            return tower
    return NONE


def can_take_tower(g: Castle, camp: int) -> bool:
    """12.12: a section has room for one siege tower, any other place for all (23.12)."""
    if camp >= SECTIONS:
        return True
    for place in g.siege_tower:
        if place == camp or (place >= CAMPS and g.tables.path_to[place - CAMPS] == camp):
            return False
    return True


class March(QuietQuestion):
    """Units set out from one place, each group on a path; so may a siege tower.

    Nobody arrives before everybody has set out (12.7), so that no unit scouts for the others.
    """

    rule = "12.4"
    takes = ("camp", "count")

    def __init__(self, camp: int, count: int) -> None:
        self.camp: Final = camp
        self.count: Final = count  # how many units may still set out

    def advance(self, g: Castle) -> bool:
        return not self.has_choice(g)

    def has_choice(self, g: Castle) -> bool:
        """Whether anybody can set out at all."""
        if self.list_tower_options(g):
            return True
        if self.count == 0 or count_kinds(g.horde, self.camp) == 0:
            return False
        for path in g.tables.paths_out[self.camp]:
            if count_free(g, g.tables.path_to[path]) > 0:
                return True
        return len(self.list_ride_options(g)) > 0

    def options(self, g: Castle) -> list[int]:
        found: list[int] = []
        first = self.camp * KINDS
        for path in g.tables.paths_out[self.camp]:
            room = min(self.count, count_free(g, g.tables.path_to[path]))
            for kind in range(KINDS):
                for number in range(1, min(room, g.horde[first + kind]) + 1):
                    found.append(SEND[number] + path * KINDS + kind)
        found += self.list_tower_options(g)
        if self.count:
            found += self.list_ride_options(g)
        found.append(vocabulary.DONE)
        return found

    def list_tower_options(self, g: Castle) -> list[int]:
        """12.12: the paths that a siege tower may take from here."""
        if find_tower(g, self.camp) == NONE:
            return []
        paths = g.tables.paths_out[self.camp]
        return [vocabulary.ROLL_TOWER + p for p in paths if can_take_tower(g, g.tables.path_to[p])]

    def list_ride_options(self, g: Castle) -> list[int]:
        """12.11: whom a quartermaster further on may lead through to a wall."""
        found: list[int] = []
        for path in g.tables.paths_out[self.camp]:
            camp = g.tables.path_to[path]
            if camp >= SECTIONS and can_lead(g, camp - FIRST_GUN):
                for last in g.tables.paths_out[camp]:
                    if last != OUTER_PATH and count_free(g, g.tables.path_to[last]) > 0:
                        for kind in range(KINDS):
                            if g.horde[self.camp * KINDS + kind]:
                                found.append(vocabulary.LEAD + last * KINDS + kind)
        return found

    def universe(self, g: Castle, seat: int) -> list[int]:
        found = [vocabulary.DONE]
        for path in g.tables.paths_out[self.camp]:
            for kind in range(KINDS):
                found += [verb + path * KINDS + kind for verb in SEND[1:]]
            found.append(vocabulary.ROLL_TOWER + path)
            for last in g.tables.paths_out[g.tables.path_to[path]]:
                if last != OUTER_PATH:
                    found += [vocabulary.LEAD + last * KINDS + kind for kind in range(KINDS)]
        return found

    def why_not(self, g: Castle, option: int) -> Reason | None:
        verb = option & ~NOUN
        if verb == vocabulary.DONE:
            return None
        if verb == vocabulary.ROLL_TOWER:
            if find_tower(g, self.camp) == NONE:
                return NO_TOWER
            return None if can_take_tower(g, g.tables.path_to[option & NOUN]) else TOWER_THERE
        path = (option & NOUN) // KINDS
        number = 1 if verb == vocabulary.LEAD else (verb - vocabulary.SEND_1 >> 8) + 1
        why = self.why_too_many(g, option, number)
        if why is None and verb == vocabulary.LEAD:
            return why_unled(g, g.tables.path_from[path] - FIRST_GUN)
        return why

    def why_too_many(self, g: Castle, option: int, number: int) -> Reason | None:
        """12.4 and 12.5: why so many of a kind cannot go: too few here, the limit, no room."""
        path, kind = divmod(option & NOUN, KINDS)
        have = g.horde[self.camp * KINDS + kind]
        if have < number:
            return Reason("too-few-here", "12.4", number, have)
        if self.count < number:
            return Reason("maneuver-limit", "12.4", number, self.count)
        room = count_free(g, g.tables.path_to[path])
        return None if room >= number else Reason("no-room", "12.5", number, max(0, room))

    def refusals(self, g: Castle, seat: int) -> list[Refusal]:
        """The full places, once each; what else is not possible is told when it is tried."""
        found: list[Refusal] = []
        for path in g.tables.paths_out[self.camp]:
            for kind in range(KINDS - 1, -1, -1):
                if g.horde[self.camp * KINDS + kind]:
                    option = vocabulary.SEND_1 + path * KINDS + kind
                    why = self.why_not(g, option)
                    if why is not None:
                        found.append(why.refuse(option))
                    break
        return found

    def quiet_refusals(self, g: Castle, seat: int) -> list[Refusal]:
        listed = [refusal.option for refusal in self.refusals(g, seat)]
        return [r for r in super().quiet_refusals(g, seat) if r.option not in listed]

    def choose(self, g: Castle, option: int) -> Steps:
        verb = option & ~NOUN
        if verb == vocabulary.DONE:
            return DONE
        if verb == vocabulary.ROLL_TOWER:
            path = option & NOUN
            g.siege_tower[find_tower(g, self.camp)] = CAMPS + path
            g.tell(vocabulary.TOWER_SETS_OUT, path)
            return (self,)
        path, kind = divmod(option & NOUN, KINDS)
        if verb == vocabulary.LEAD:
            rampart = g.tables.path_from[path] - FIRST_GUN
            g.rides[rampart] = g.tables.path_to[path] * KINDS + kind
            number = 1
            g.tell(vocabulary.LED, option & NOUN)
        else:
            number = (verb - vocabulary.SEND_1 >> 8) + 1
            g.sent[path * KINDS + kind] += number
            g.tell(vocabulary.SENT, option & NOUN, number)
        g.horde[self.camp * KINDS + kind] -= number
        return (March(self.camp, self.count - number),)


def can_lead(g: Castle, rampart: int) -> bool:
    """12.11: whether a quartermaster there has not yet led somebody in this step (23.15)."""
    return ground.has_training(g, rampart, QUARTERMASTER) and g.rides[rampart] == NONE


def why_unled(g: Castle, rampart: int) -> Reason | None:
    """10.3 and 12.11: why nobody is led through a rampart, or None."""
    if not ground.has_training(g, rampart, QUARTERMASTER):
        return NO_QUARTERMASTER
    return None if g.rides[rampart] == NONE else RIDES_ALREADY


# 12.7 and 12.13: arriving


class Arrive(Rule[Castle]):
    """Whoever has come through all traps arrives, all together."""

    rule = "12.7"

    def run(self, g: Castle) -> Steps:
        has_joined = count_kinds(g.sent, OUTER_PATH) > 0
        bring_in(g)
        return (CALL_MARAUDERS, objectives.CHECK) if has_joined else objectives.check_all(g)


def bring_in(g: Castle) -> None:
    """12.7: whoever is on the way is there: units on paths, those who are led, siege towers."""
    for path in range(PATHS):
        for kind in range(KINDS):
            number = g.sent[path * KINDS + kind]
            if number:
                g.sent[path * KINDS + kind] = 0
                g.horde[g.tables.path_to[path] * KINDS + kind] += number
    for rampart in range(RAMPARTS):
        if g.rides[rampart] != NONE:
            g.horde[g.rides[rampart]] += 1
            g.rides[rampart] = NONE
    for tower in range(len(g.siege_tower)):
        if g.siege_tower[tower] >= CAMPS:
            g.siege_tower[tower] = g.tables.path_to[g.siege_tower[tower] - CAMPS]


class CallMarauders(QuietQuestion):
    """Units that reach R7 from R6 bring the marauders along, as far as there is room (23.14 and
    23.47)."""

    rule = "12.13"

    def advance(self, g: Castle) -> bool:
        room = ground.count_invader_room(g, OUTER_CAMP)
        waiting = count_kinds(g.horde, MARAUDERS)
        if room == 0 or waiting == 0:
            return True
        if room < waiting:
            return super().advance(g)
        g.joins += 1
        for kind in (GOBLIN, ORC):
            join_marauders(g, kind)
        return True

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [vocabulary.JOIN + kind for kind in (GOBLIN, ORC)]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        have = g.horde[MARAUDERS * KINDS + (option & NOUN)]
        return None if have else Reason("too-few-here", "12.13", 1, 0)

    def choose(self, g: Castle, option: int) -> Steps:
        g.joins += 1
        join_marauders(g, option & NOUN)
        return DONE


def join_marauders(g: Castle, kind: int) -> None:
    """12.13: marauders of a kind go to R7, and others come for them out of the bag."""
    number = min(g.horde[MARAUDERS * KINDS + kind], ground.count_invader_room(g, OUTER_CAMP))
    if number == 0:
        return
    new = min(number, g.horde[BAG * KINDS + kind])
    g.horde[OUTER_CAMP * KINDS + kind] += number
    g.horde[BAG * KINDS + kind] -= new
    g.horde[MARAUDERS * KINDS + kind] += new - number
    g.tell(vocabulary.MARAUDERS_JOIN, kind, number)


# 12.15: from the supply


class Muster(QuietQuestion):
    """Units go from the supply to a foreground; those that are not sent stay in the supply."""

    rule = "12.15"
    takes = ("side", "count")

    def __init__(self, side: int, count: int) -> None:
        self.side: Final = side
        self.count: Final = count

    def advance(self, g: Castle) -> bool:
        room = ground.count_invader_room(g, FIRST_FOREGROUND + self.side)
        return self.count == 0 or room <= 0 or count_kinds(g.horde, SUPPLY) == 0

    def options(self, g: Castle) -> list[int]:
        room = min(self.count, ground.count_invader_room(g, FIRST_FOREGROUND + self.side))
        first = (FIRST_SUPPLY_PATH + self.side) * KINDS
        found: list[int] = []
        for kind in range(KINDS):
            for number in range(1, min(room, g.horde[SUPPLY * KINDS + kind]) + 1):
                found.append(SEND[number] + first + kind)
        found.append(vocabulary.DONE)
        return found

    def universe(self, g: Castle, seat: int) -> list[int]:
        first = (FIRST_SUPPLY_PATH + self.side) * KINDS
        sends = [verb + first + kind for verb in SEND[1:] for kind in range(KINDS)]
        return [*sends, vocabulary.DONE]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        if option == vocabulary.DONE:
            return None
        number = ((option & ~NOUN) - vocabulary.SEND_1 >> 8) + 1
        have = g.horde[SUPPLY * KINDS + (option & NOUN) % KINDS]
        if have < number:
            return Reason("too-few-units", "6.1", number, have)
        if self.count < number:
            return Reason("maneuver-limit", "12.4", number, self.count)
        room = ground.count_invader_room(g, FIRST_FOREGROUND + self.side)
        return None if room >= number else Reason("no-room", "12.5", number, room)

    def choose(self, g: Castle, option: int) -> Steps:
        if option == vocabulary.DONE:
            return DONE
        kind = (option & NOUN) % KINDS
        number = ((option & ~NOUN) - vocabulary.SEND_1 >> 8) + 1
        g.horde[SUPPLY * KINDS + kind] -= number
        g.horde[(FIRST_FOREGROUND + self.side) * KINDS + kind] += number
        g.tell(vocabulary.SENT, option & NOUN, number)
        return (Muster(self.side, self.count - number),)


MANEUVERS: Final = Maneuvers()
CALL_MARAUDERS: Final = CallMarauders()
ARRIVAL: Final[Steps] = (traps.SpringTraps(0), Arrive())
