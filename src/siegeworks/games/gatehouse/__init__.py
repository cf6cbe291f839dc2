"""Gatehouse: a teaching game with a face-down token, secret cards and orders, and answers."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from siegeworks.core.game import Game, Outcome
from siegeworks.core.judge import Judge
from siegeworks.core.nouns import Names, Nouns, Numbers
from siegeworks.core.steps import NONE, State
from siegeworks.core.zones import Sight, Zone, number, pile, row
from siegeworks.games.gatehouse.bot import judge as bot
from siegeworks.games.gatehouse.rules import round, vocabulary
from siegeworks.games.gatehouse.rules.state import (
    BREACHED,
    DEFENDER,
    FULL_GATE,
    GATES,
    INVADER,
    RELIEVED,
    ROUNDS,
    Gatehouse,
)
from siegeworks.parts.vocabulary import told_of, verbs_of

GATE_NAMES = ("left", "middle", "right")
TOKENS = 5
CARDS = 7

Problem = tuple[str, Mapping[str, object]]


class Teaching(Game):
    """The identity card of the game."""

    key = "gatehouse"
    seats = (2,)
    teaching = True
    minutes = (5, 5)
    streams = ("dice", "cards", "guess")
    verbs = verbs_of(vocabulary, vocabulary.TOUCHES)
    told = told_of(vocabulary, vocabulary.SPEAKS_OF)
    endings = {BREACHED: "breached", RELIEVED: "relieved"}
    zones = (
        row("gate", "gate", "strength"),
        row("token", "gate", "token", empty=True, sight=Sight.RULE),
        row("shown", "gate", "yes-no"),
        pile("stock", "token", Sight.OWNER, INVADER),
        pile("hand", "card", Sight.OWNER, DEFENDER),
        pile("deck", "card", Sight.COUNT),
        row("order", "seat", "gate", empty=True, sight=Sight.RULE),
        number("shields", "yes-no"),
        number("weight", "weight"),
        number("round", "round"),
    )
    folder = Path(__file__).parent
    limit = 200
    levels = {
        "easy": "habit:slips=50",
        "normal": "habit",
        "hard": "ismcts:simulations=1000",
    }

    def nouns(self, tables: Any) -> Nouns:
        return Nouns(
            {
                "gate": Names(GATE_NAMES),
                "token": Names(("feint", "ladder", "ram")),
                "card": Names(("oil", "stones", "rumour")),
                "face": Names(("1", "2", "3", "4", "5", "6")),
                "strength": Numbers(0, FULL_GATE),
                "weight": Numbers(0, 20),
                "round": Numbers(0, ROUNDS),
                "yes-no": Numbers(0, 1),
                "seats": Numbers(1, 3),
                "seat": Numbers(0, 1),
            }
        )

    def set_up(self, seats: int, settings: tuple[int, ...], tables: Any) -> Gatehouse:
        return round.set_up()

    def outcome(self, g: State) -> Outcome:
        winner = INVADER if g.ending == BREACHED else DEFENDER
        score = {winner: 1, 1 - winner: 0}
        return Outcome(self.endings[g.ending], (winner,), "won", score)

    def can_see(self, g: State, zone: Zone, place: int, seat: int | None) -> bool:
        """A token is seen by its owner and when face up; orders once both are given."""
        assert isinstance(g, Gatehouse)
        if zone.name == "token":
            return seat == INVADER or bool(g.shown[place])
        return seat == place or not g.is_order_secret()

    def check(self, g: State) -> list[Problem]:
        assert isinstance(g, Gatehouse)
        return list(find_problems(g))

    def judge(self) -> Judge:
        return bot.Captain(self)


def find_problems(g: Gatehouse) -> Iterator[Problem]:
    """Tokens and cards are conserved; a gate without strength is the end."""
    tokens = len(g.stock) + sum(token != NONE for token in g.token)
    if tokens > TOKENS or g.stock != sorted(g.stock):
        yield "tokens", {"have": tokens, "most": TOKENS}
    if len(g.hand) + len(g.deck) > CARDS or g.hand != sorted(g.hand) or g.deck != sorted(g.deck):
        yield "cards", {"have": len(g.hand) + len(g.deck), "most": CARDS}
    if not g.ending and (0 in g.gate or not g.deck or not g.stock):
        yield "over", {}
    if any(g.shown[gate] and g.token[gate] == NONE for gate in range(GATES)):
        yield "shown", {}
    asked = g.agenda[-1] if g.agenda else None
    if isinstance(asked, round.SecretOrders):
        for seat in (INVADER, DEFENDER):
            if asked.left >> seat & 1 and g.order[seat] != NONE:
                yield "ordered", {"seat": seat}


GAME = Teaching()
