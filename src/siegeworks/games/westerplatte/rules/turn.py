"""4 The turn."""

from typing import Final

from mypy_extensions import mypyc_attr

from siegeworks.core.steps import DONE, NOUN, Choice, Refusal, Rule, Steps
from siegeworks.games.westerplatte.rules import vocabulary
from siegeworks.games.westerplatte.rules.attack import (
    OpenFire,
    add_fire_options,
    list_fire_universe,
    list_lanes_elsewhere,
    refuse_fire,
    refuse_lanes_elsewhere,
)
from siegeworks.games.westerplatte.rules.cards import DrawCard
from siegeworks.games.westerplatte.rules.days import EndOfTurn
from siegeworks.games.westerplatte.rules.ending import StarvedOut
from siegeworks.games.westerplatte.rules.movement import TroopMovement
from siegeworks.games.westerplatte.rules.pieces import FIELDS, FIRST_GUARDHOUSE, NONE
from siegeworks.games.westerplatte.rules.state import (
    EXTRA_ACTION,
    EXTRA_MOVE,
    LIMITED_MOVE,
    USED_ACTION,
    USED_MOVE,
    Fort,
)
from siegeworks.games.westerplatte.rules.tiles import (
    list_tile_options,
    list_tile_universe,
    refuse_on_tile,
    use_tile,
)
from siegeworks.games.westerplatte.rules.walls import GermanFire

# Steps never change, so those without numbers need be made only once.
GERMAN_FIRE: Final = GermanFire()
DRAW_CARD: Final = DrawCard()
TROOP_MOVEMENT: Final = TroopMovement()
END_OF_TURN: Final = EndOfTurn()


@mypyc_attr(free_list_len=1)
class Turn(Rule[Fort]):
    """The sequence of play: the officer acts, then the Germans do, after every officer's turn."""

    rule = "4.1"
    takes = ("officer",)

    def __init__(self, officer: int) -> None:
        self.officer: Final = officer

    def run(self, g: Fort) -> Steps:
        return (
            GetReady(self.officer),
            Act(self.officer),
            GERMAN_FIRE,
            DRAW_CARD,
            TROOP_MOVEMENT,
            END_OF_TURN,
            NextOfficer(self.officer),
        )


@mypyc_attr(free_list_len=1)
class GetReady(Rule[Fort]):
    """Two moves and one action; a limited-movement marker goes back and costs a move (14.25)."""

    rule = "4.2"
    takes = ("officer",)

    def __init__(self, officer: int) -> None:
        self.officer: Final = officer

    def run(self, g: Fort) -> Steps:
        officer = self.officer
        g.active = officer
        g.turn += 1
        g.moves = g.tables.moves
        g.actions = g.tables.actions
        g.used = 0
        g.tell(vocabulary.TURN_BEGINS, g.turn, officer)
        if g.held(LIMITED_MOVE, officer):
            g.hold(LIMITED_MOVE, officer, -1)
            g.moves -= 1
            g.tell(vocabulary.MARKER_SHED, officer)
        return DONE


@mypyc_attr(free_list_len=1)
class Act(Choice[Fort]):
    """Moves and actions in any order, all of them optional, then the end."""

    rule = "4.3"
    takes = ("officer",)

    def __init__(self, officer: int) -> None:
        self.officer: Final = officer

    def seat(self, g: Fort) -> int:
        return g.seat_of(self.officer)

    def options(self, g: Fort) -> list[int]:
        officer = self.officer
        found = list_move_options(g, officer) if g.moves else []
        if g.actions:
            add_action_options(g, officer, found)
        if g.held(EXTRA_MOVE, officer) and not g.used & USED_MOVE:
            found.append(vocabulary.USE_EXTRA_MOVE)
        if g.held(EXTRA_ACTION, officer) and not g.used & USED_ACTION:
            found.append(vocabulary.USE_EXTRA_ACTION)
        found.append(vocabulary.END)
        return found

    def universe(self, g: Fort, seat: int) -> list[int]:
        officer = self.officer
        here = g.post[officer]
        moves = [vocabulary.MOVE + field for field in range(FIELDS) if field != here]
        markers = [vocabulary.USE_EXTRA_MOVE, vocabulary.USE_EXTRA_ACTION]
        away = [vocabulary.FIRE_AT + lane for lane in list_lanes_elsewhere(g, officer)]
        return [*moves, *list_action_universe(g, officer), *away, *markers, vocabulary.END]

    def stands_at(self, g: Fort) -> int:
        return vocabulary.MOVE + g.post[self.officer]

    def refusals(self, g: Fort, seat: int) -> list[Refusal]:
        return [r for r in self._all_refusals(g) if r.option != vocabulary.ORDER_FIRE]

    def quiet_refusals(self, g: Fort, seat: int) -> list[Refusal]:
        found = [r for r in self._all_refusals(g) if r.option == vocabulary.ORDER_FIRE]
        away = refuse_lanes_elsewhere(g, self.officer)
        return [*refuse_far_fields(g, self.officer), *away, *found]

    def _all_refusals(self, g: Fort) -> list[Refusal]:
        officer = self.officer
        return [
            *refuse_moves(g, officer),
            *refuse_actions(g, officer),
            *refuse_marker(g, officer, EXTRA_MOVE),
            *refuse_marker(g, officer, EXTRA_ACTION),
        ]

    def choose(self, g: Fort, option: int) -> Steps:
        verb = option & ~NOUN
        if verb == vocabulary.END:
            return DONE
        if verb == vocabulary.MOVE:
            return (Move(self.officer, option & NOUN), self)
        if verb == vocabulary.USE_EXTRA_MOVE:
            return (UseExtraMove(self.officer), self)
        if verb == vocabulary.USE_EXTRA_ACTION:
            return (UseExtraAction(self.officer), self)
        g.actions -= 1
        if verb == vocabulary.FIRE:
            return (OpenFire(self.officer, 1), self)
        if verb == vocabulary.ORDER_FIRE:
            return (OpenFire(self.officer, 0), self)
        return (*use_tile(g, self.officer, option), self)


def add_action_options(g: Fort, officer: int, found: list[int]) -> None:
    """The actions where an officer stands: firing from a forward space, else its tile."""
    if g.post[officer] < FIRST_GUARDHOUSE:
        add_fire_options(g, officer, found)
    else:
        found += list_tile_options(g, officer)


def count_unspent(g: Fort) -> int:
    """4.3: the actions that can still be done: where the officer stands, or after a move."""
    if g.moves:
        return g.actions
    found: list[int] = []
    if g.actions:
        add_action_options(g, g.active, found)
    return g.actions if found else 0


def list_action_universe(g: Fort, officer: int) -> list[int]:
    """The actions that one might expect where an officer stands."""
    is_forward = g.post[officer] < FIRST_GUARDHOUSE
    return list_fire_universe() if is_forward else list_tile_universe(g, officer)


def refuse_actions(g: Fort, officer: int) -> list[Refusal]:
    """4.3: why those of them that are not offered are not."""
    if g.actions == 0:
        return [
            Refusal(option, "no-action-left", "4.3", 1, 0)
            for option in list_action_universe(g, officer)
        ]
    is_forward = g.post[officer] < FIRST_GUARDHOUSE
    return refuse_fire(g, officer) if is_forward else refuse_on_tile(g, officer)


def list_closed_paths(g: Fort) -> tuple[int, ...]:
    """12.9: the paths that are burnt, each in both directions: from f to g, f * FIELDS + g."""
    return () if g.burnt == NONE else g.tables.event_paths[g.burnt]


def list_move_options(g: Fort, officer: int) -> list[int]:
    """4.4: the neighbouring fields, less those behind a burnt passage."""
    here = g.post[officer]
    if g.burnt == NONE:
        return [vocabulary.MOVE + field for field in g.tables.paths[here]]
    closed = list_closed_paths(g)
    return [vocabulary.MOVE + f for f in g.tables.paths[here] if here * FIELDS + f not in closed]


def count_moves(g: Fort, start: int) -> list[int]:
    """4.4: how many moves each field is away, or NONE if no open path leads there."""
    closed = list_closed_paths(g)
    away = [NONE] * FIELDS
    away[start] = 0
    queue = [start]
    for here in queue:
        for field in g.tables.paths[here]:
            if away[field] == NONE and here * FIELDS + field not in closed:
                away[field] = away[here] + 1
                queue.append(field)
    return away


def refuse_far_fields(g: Fort, officer: int) -> list[Refusal]:
    """4.4: why fields that are no neighbours cannot be moved to at once."""
    here = g.post[officer]
    near = g.tables.paths[here]
    away = count_moves(g, here)
    found: list[Refusal] = []
    for field in range(FIELDS):
        if field != here and field not in near:
            reason = "no-path" if away[field] == NONE else "not-next"
            need = max(0, away[field])
            found.append(Refusal(vocabulary.MOVE + field, reason, "4.4", need, g.moves))
    return found


def refuse_moves(g: Fort, officer: int) -> list[Refusal]:
    """4.4: why neighbouring fields are out of reach: no move left, or a burnt passage."""
    here = g.post[officer]
    near = g.tables.paths[here]
    if g.moves == 0:
        return [Refusal(vocabulary.MOVE + field, "no-move-left", "4.4", 1, 0) for field in near]
    closed = list_closed_paths(g)
    return [
        Refusal(vocabulary.MOVE + field, "passage-burnt", "12.9")
        for field in near
        if here * FIELDS + field in closed
    ]


@mypyc_attr(free_list_len=1)
class Move(Rule[Fort]):
    """An officer follows a path to a neighbouring field."""

    rule = "4.4"
    takes = ("officer", "field")

    def __init__(self, officer: int, field: int) -> None:
        self.officer: Final = officer
        self.field: Final = field

    def run(self, g: Fort) -> Steps:
        g.moves -= 1
        g.post[self.officer] = self.field
        g.tell(vocabulary.OFFICER_MOVES, self.officer, self.field)
        return DONE


def refuse_marker(g: Fort, officer: int, kind: int) -> list[Refusal]:
    """4.5, 4.6: why an extra marker cannot be used: none held, or one used already."""
    rule = "4.5" if kind == EXTRA_MOVE else "4.6"
    option = vocabulary.USE_EXTRA_MOVE if kind == EXTRA_MOVE else vocabulary.USE_EXTRA_ACTION
    used = USED_MOVE if kind == EXTRA_MOVE else USED_ACTION
    if g.held(kind, officer) == 0:
        return [Refusal(option, "no-marker", rule, 1, 0)]
    return [Refusal(option, "marker-used", rule)] if g.used & used else []


class UseExtraMove(Rule[Fort]):
    """An extra-movement marker gives one more move; one marker a turn."""

    rule = "4.5"
    takes = ("officer",)

    def __init__(self, officer: int) -> None:
        self.officer: Final = officer

    def run(self, g: Fort) -> Steps:
        g.hold(EXTRA_MOVE, self.officer, -1)
        g.used |= USED_MOVE
        g.moves += 1
        g.tell(vocabulary.EXTRA_MOVE_USED, self.officer)
        return DONE


class UseExtraAction(Rule[Fort]):
    """An extra-action marker gives one more action; one marker a turn."""

    rule = "4.6"
    takes = ("officer",)

    def __init__(self, officer: int) -> None:
        self.officer: Final = officer

    def run(self, g: Fort) -> Steps:
        g.hold(EXTRA_ACTION, self.officer, -1)
        g.used |= USED_ACTION
        g.actions += 1
        g.tell(vocabulary.EXTRA_ACTION_USED, self.officer)
        return DONE


@mypyc_attr(free_list_len=1)
class NextOfficer(Rule[Fort]):
    """The officers take their turns one after the other."""

    rule = "4.7"
    takes = ("officer",)

    def __init__(self, officer: int) -> None:
        self.officer: Final = officer

    def run(self, g: Fort) -> Steps:
        if g.turn >= g.tables.turn_cap:
            return (StarvedOut(),)
        return (Turn((self.officer + 1) % len(g.post)),)
