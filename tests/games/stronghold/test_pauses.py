"""What must hold whenever somebody is asked, at full boards that random games seldom reach.

The laws try each option, each refusal and what either side may know; here they get a position for
every question of the game.
"""

from collections.abc import Mapping
from typing import Any

import pytest

from siegeworks.core.laws.trial import check_pause
from siegeworks.core.steps import Choice
from tests.games.stronghold.castle import GAME, castle, deal, play, prompt, start, texts

SECRETS: Mapping[str, Any] = {  # something hidden from each side, wherever it may lie
    "paths": {
        "FL-R1": "goblin-trap",
        "R1-W1": "troll-trap",
        "FR-R5": "open-tower-trap",
        "R6-W7": "bridge",
    },
    "roles": {
        "gale-W2": "target",
        "gale-W7": "feint",
        "demon-forge": "feint",
        "specter-W1": "open-target",
    },
}
HORDE = {
    "W1": {"goblin": 1, "orc": 1, "troll": 1},
    "W2": {"orc": 2, "troll": 1},
    "W8": {"goblin": 1},
    "R1": {"goblin": 2, "orc": 1, "troll": 1},
    "R2": {"orc": 6},
    "R6": {"orc": 2, "troll": 2},
    "R7": {"orc": 5},
    "FL": {"goblin": 2, "troll": 2},
    "FR": {"orc": 9},
    "supply": {"goblin": 4, "orc": 5, "troll": 3},
    "dead": {"goblin": 2, "orc": 2, "troll": 1},
}
GARRISON = {
    "W1": {"marksman": 1, "soldier": 1},
    "W2": {"soldier": 1},
    "W3": {"marksman": 1, "soldier": 1},
    "T1": {"marksman": 1},
    "barracks": {"marksman": 2, "soldier": 1, "veteran": 1},
    "courtyard": {"marksman": 1, "soldier": 2},
    "forge": {"soldier": 1},
    "hospital": {"marksman": 1, "soldier": 2},
}
BOARD: Mapping[str, Any] = {
    **SECRETS,
    "horde": HORDE,
    "garrison": GARRISON,
    "machines": {"R1": "ballista", "R2": "catapult", "FL": "trebuchet"},
    "mantelets": ["R2"],
    "siege_towers": ["R1", "FL", "W4"],
    "training": {"R2": ["quartermaster"], "R7": ["quartermaster", "trench-master"]},
    "equipment": {"W2": ["sap", "ladder"], "W1": ["banner"]},
    "saboteurs": ["workshop"],
    "tower_item": {"T1": "cannon", "T2": "pole", "T3": "bay-window"},
    "cauldron": {"W3": "orc"},
    "spies": ["ballista"],
    "laid": {"wall": 2, "mix-up": 1, "cannon": 3, "pole": 3},
    "objectives": ["full-battery", "altar-of-ash"],
    "objectives_met": ["full-battery"],
    "wood": 9,
    "plans": ["turned-messenger", "fouled-axles"],
}
CARDS = ["mantelet", "banner", "bridge", "artilleryman", "quartermaster", "gale"]


def at(step: str, *answers: str, **facts: object) -> tuple[str, tuple[str, ...], dict[str, object]]:
    """A row: the step on top of the agenda, the answers up to the question, what else is so."""
    return step, answers, facts


ORDERS = {"W1": "fury", "W2": "bluff", "W8": "open-call"}
PAUSES = [
    # chapters 6 to 11: cards
    at("Card(1)"),
    at("Exchange()"),
    at("Exchange()", "change-line"),
    at("Exchange()", "change-line", "swap-out bridge"),
    at("Exchange()", "change-line", "done"),
    at("Card(2)", line=CARDS, spies=["mantelet"]),
    at("Card(2)", "use mantelet-a", line=CARDS, spies=["mantelet"]),
    at("PlaceMachine(catapult)"),
    at("PlaceMachine(mantelet)"),
    at("PlaceTower()", siege_towers=["R1"]),
    at("Equip(banner)"),
    at("LayBridge()"),
    at("TrainAt(quartermaster)"),
    at("TrainCrew()"),
    at("SendSaboteur()"),
    at("TrollComes(2)"),
    at("LayTokens(26)"),
    at("LayTokens(0)", "lay-feint bloodstones-R1"),
    # chapters 12 and 13: maneuvers and orders
    at("Maneuvers()"),
    at("Maneuvers()", "perform minor"),
    at("March(R1, 5)"),
    at("March(R1, 5)", "send-1 R1-W2-goblin"),
    at("March(R1, 0)"),
    at("March(R6, 5)"),
    at("March(R6, 5)", "send-1 R6-R7-orc", "lead R7-W9-troll"),
    at("March(FL, 7)"),
    at("March(FL, 2)", "roll-tower FL-R2", "lead R2-W3-troll"),
    at("March(FL, 0)"),
    at("March(FR, 5)", horde={"FR": {"orc": 1}}, training={"R6": ["quartermaster"]}),
    at("Muster(left, 5)"),
    at("Muster(right, 7)"),
    at("CallMarauders()", horde={**HORDE, "R7": {"orc": 6}}),
    at("TrollFalls(FL-R2)", sent={"FL-R2-troll": 2}, rides={"R2": "W3-troll"}),
    at("GiveOrders()"),
    at("GiveOrders()", "order-openly"),
    at("GiveOrders()", "order-secretly"),
    at("GiveOrders()", "order-secretly", "lay-secret fury-W1"),
    at("Detonate(W2)"),
    at("CallTroll(W2)", siege_towers=[]),
    # chapters 14 to 18: the defender
    at("DefenderPhase()", sand=3),
    at("DefenderPhase()", sand=3, orders=ORDERS),
    at("DefenderPhase()", "pick-up W1-soldier", sand=3),
    at("DefenderPhase()", "pick-up courtyard-marksman", sand=3),
    at("DefenderPhase()", "pick-hero officer", sand=3),
    at("PayGale(W1-soldier, 1, 0)", sand=2),
    at("PayHeroGale(officer, W2, 0)", sand=2),
    at("PayOrderGale(W2-soldier, courtyard, none)", sand=2),
    at("DefenderPhase()", "heroic officer-reinforce", sand=2),
    at("DefenderPhase()", "heroic officer-work", sand=2),
    at("DefenderPhase()", "heroic officer-work", "work-from forge-soldier", sand=2),
    at("DefenderPhase()", "heroic officer-recall", sand=2),
    at("CompletePaid()", saboteurs=[]),
    at("Bless()"),
    at("MixUp()", orders=ORDERS),
    at("Shoot()"),
    at("Dazzle()"),
    at("PutItem(pole)"),
    at("HangCauldron(orc)"),
    at("Jam()"),
    at("SpyOn()"),
    at("SetTrap()"),
    at("BuildWall()"),
    at("SetPlatform()"),
    at("Window()"),
    at("ForgeFree()"),
    at("Scorch()"),
    at("Scorch()", horde={**HORDE, "FL": {"goblin": 2, "orc": 3}, "FR": {"orc": 3, "troll": 2}}),
    at("TakeWall()"),
    at("Topple()"),
    at("Window()", "play turned-messenger", orders=ORDERS),
    at("SendHome()", orders=ORDERS),
    at("FoulAxles(none)"),
    at("FoulAxles(R1)"),
    # chapter 19: objectives
    at("AddHit(none)"),
    at("AddHit(R1)"),
    at("JoinAt(1)"),
    at("EquipFree(1)"),
    # chapters 1 and 20 to 22: the assault
    at("AimCannon(T1)"),
    at("AimMachine(FL)", glare="W2"),
    at("KillShown(R1, hit-5)"),
    at("BreakItem(W3)"),
    at("AimArrows(W3, 2, R2)", mantelets=[], horde={**HORDE, "R3": {"orc": 1}}),
    at("BlessedVolley(right)"),
    at("UsePole(T1)"),
    at("KillDefenders(W1, 1)"),
    at("KillInvaders(W1, 1)"),
    at("LoseInvaders(R1, 3)"),
    at("LoseDefenders(W3, 2)"),
    at("Rise(orc)"),
    at("Recover(2)"),
]


def pause(step: str, answers: tuple[str, ...], facts: Mapping[str, object]) -> Any:
    """The position of a row."""
    agenda = [step, "EndOfRound()", "Round()"]
    facts = {**BOARD, **facts}
    return play(castle(agenda=agenda, **facts), *answers)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("step", "answers", "facts"), PAUSES, ids=[" ".join([row[0], *row[1]]) for row in PAUSES]
)
def test_the_laws_hold_at_every_question(
    step: str, answers: tuple[str, ...], facts: Mapping[str, object]
) -> None:
    match = pause(step, answers, facts)
    check_pause(match)
    refused = {str(refusal.option) for refusal in match.quiet_refusals()}
    assert not refused & set(texts(match)), "offered, and with a reason against it"


def test_there_is_a_row_for_every_question() -> None:
    asked = {prompt(pause(*row)) for row in PAUSES}
    set_up = {"KeepObjective", "KeepPlan"}
    questions = {name for name, step in GAME.steps.items() if issubclass(step, Choice)}
    assert questions - asked == set_up


def test_the_laws_hold_in_the_set_up() -> None:
    match = deal(start())
    while match.to_move is not None and prompt(match) != "Exchange":
        check_pause(match)
        match.choose(match.options()[-1])
        deal(match)
