"""What happens is told: for each rule that says something to all, the lines of the log."""

from collections.abc import Mapping, Sequence

import pytest

from siegeworks import Event
from siegeworks.text.explain import Explainer
from siegeworks.text.speaker import Speaker
from tests.games.stronghold.castle import DEFENDER, GAME, castle, deal, play, start

Units = Mapping[str, Mapping[str, int]]
ALONE: Units = {"FL": {}, "FR": {}}
SUPPLY: Units = {"supply": {"goblin": 3, "orc": 3, "troll": 2}}
SECRET = {"target-laid", "feint-laid", "trap-meant", "order-meant", "plan-kept"}  # chapters 3 to 17


def line(event: Event) -> str:
    """An event as a line: its kind, and what it speaks of."""
    return " ".join([event.kind, *(str(value) for value in event.about.values())])


# The step that is carried out, what is so before, the answers, and what everybody hears
TOLD: Sequence[tuple[str, Mapping[str, object], Sequence[str], Sequence[str]]] = [
    (
        "Exchange()",
        {"spies": ["banner"]},
        [
            "change-line",
            "swap-out banner",
            "swap-in demon",
            "done",
            "put-next ballista",
            "put-next catapult",
        ],
        ["line-changed 1", "sand-given 1 1", "card-out banner", "card-in demon", "spy-home banner"],
    ),
    (
        "TakeSupplies()",
        {"horde": {**ALONE, "drawn": {"goblin": 2, "troll": 1}}, "wood": 5},
        [],
        ["units-drawn goblin 2", "units-drawn troll 1", "wood-gained 5"],
    ),
    (
        "Resources()",
        {"horde": {**ALONE, "supply": {"orc": 2}}},
        ["give-up orc"],
        ["unit-given-up orc 2", "sand-given 1 1"],
    ),
    (
        "Resources()",
        {"horde": {**ALONE, "supply": {"orc": 2}}},
        ["pass"],
        ["card-passed resources"],
    ),
    (
        "ActionCard(2)",
        {"horde": SUPPLY, "wood": 5},
        ["use ballista-b", "build-at R3"],
        [
            "card-used ballista",
            "units-paid goblin 2",
            "wood-paid 5",
            "sand-given 2 2",
            "machine-built ballista R3",
        ],
    ),
    ("ActionCard(2)", {"horde": SUPPLY, "wood": 5}, ["pass"], ["card-passed ballista"]),
    ("ActionCard(2)", {"horde": SUPPLY, "wood": 4}, [], ["card-idle ballista wood"]),
    ("PlaceMachine(mantelet)", {}, ["build-at R5"], ["mantelet-built R5"]),
    ("PlaceTower()", {}, ["tower-at right"], ["siege-tower-built right"]),
    ("Equip(sap)", {}, ["equip W7"], ["equipment-laid sap W7"]),
    ("LayBridge()", {}, ["bridge-at R6-R7"], ["bridge-laid R6-R7"]),
    ("TrainAt(trench-master)", {}, ["train-at R6"], ["trained trench-master R6"]),
    (
        "TrainCrew()",
        {"machines": {"R2": "catapult", "FR": "trebuchet"}},
        ["train-crew FR"],
        ["crew-trained FR"],
    ),
    ("SendSaboteur()", {}, ["sabotage forge"], ["saboteur-sent forge"]),
    ("TrollComes(1)", {}, ["troll-to right"], ["troll-comes right"]),
    (
        "ActionCard(7)",
        {
            "horde": SUPPLY,
            "line": ["ballista", "catapult", "trebuchet", "banner", "bridge", "gale"],
        },
        ["use gale-a", "lay-target gale-W2", "lay-feint gale-W5", "done"],
        [
            "card-used gale",
            "units-paid goblin 1",
            "sand-given 1 1",
            "ritual-performed gale",
            "token-laid gale-W2",
            "token-laid gale-W5",
        ],
    ),
    (
        "KillDefenders(W2, 1)",
        {"roles": {"specter-W2": "target"}, "horde": {"dead": {"orc": 1}}},
        ["kill-defender soldier", "rise-at right"],
        ["defender-dies soldier W2", "target-turned specter-W2", "defender-rises orc right"],
    ),
    (
        "PutHero(officer)",
        {"sand": 1, "roles": {"gale-W4": "feint"}},
        ["put-hero W4"],
        ["feint-turned gale-W4", "hero-moves officer W4"],
    ),
    (
        "PutHero(officer)",
        {"sand": 1, "heroes": {"officer": "W3", "warrior": "W4"}},
        ["swap-heroes"],
        ["hero-moves warrior W3", "hero-moves officer W4"],
    ),
    (
        "AddHit(none)",
        {
            "objectives": ["altar-of-ash", "heavy-steps"],
            "machines": {"R1": "ballista", "R2": "catapult", "FL": "trebuchet"},
        },
        ["add-hit FL", "add-hit R2"],
        ["hit-added FL", "hit-added R2"],
    ),
    ("JoinAt(1)", {}, ["join-at R2"], ["unit-joins orc R2", "unit-joins goblin R2"]),
    (
        "Shoot()",
        {"horde": {"W2": {"orc": 1}}, "orders": {"W2": "fury"}},
        ["shoot W2-orc"],
        ["invader-dies orc W2", "order-lost W2 fury"],
    ),
    (
        "Spend()",
        {"sand": 2, "laid": {"wall": 1}},
        ["lay wall", "build-wall W2"],
        ["sand-laid wall 1", "action-done wall", "wall-built W2 3"],
    ),
    (
        "Spend()",
        {"sand": 2, "laid": {"bay-window": 1}},
        ["finish bay-window", "put-item T4"],
        ["sand-laid bay-window 2", "action-done bay-window", "item-built T4 bay-window"],
    ),
    ("PutDown(W1-soldier)", {"sand": 2}, ["put courtyard"], ["unit-moves W1-soldier courtyard"]),
    (
        "PutDown(W1-soldier)",
        {"sand": 2},
        ["swap W2-marksman"],
        ["units-swap W1-soldier W2-marksman"],
    ),
    (
        "PayGale(W1-soldier, 1, 0)",
        {"sand": 2, "garrison": {"W2": {}}},
        ["pay-gale"],
        ["gale-paid 1", "unit-moves W1-soldier W2"],
    ),
    (
        "PayGale(W1-soldier, 1, 0)",
        {"sand": 2, "garrison": {"W2": {}}},
        ["call-off"],
        ["move-called-off"],
    ),
    (
        "Spend()",
        {"sand": 1, "roles": {"possession-recall": "target"}},
        ["heroic warrior-recall"],
        ["hero-orders warrior recall", "target-turned possession-recall", "order-possessed recall"],
    ),
    ("Train(veteran)", {}, [], ["unit-trained veteran"]),
    ("Bless()", {}, ["bless right"], ["side-blessed right"]),
    (
        "MixUp()",
        {"horde": {"W2": {"orc": 1}, "W3": {"orc": 1}}, "orders": {"W2": "fury", "W3": "bluff"}},
        ["mix-up-at W3"],
        ["order-off W3"],
    ),
    ("Dazzle()", {}, ["dazzle W6"], ["glare-over W6"]),
    ("HangCauldron(troll)", {}, ["hang W5"], ["cauldron-hung W5 troll"]),
    ("Track()", {"saboteurs": ["forge"]}, [], ["saboteurs-gone"]),
    (
        "Jam()",
        {"machines": {"R2": "catapult", "FR": "trebuchet"}},
        ["jam FR"],
        ["machine-jammed FR"],
    ),
    ("SpyOn()", {}, ["spy-on ladder"], ["spy-sent ladder"]),
    ("SetTrap()", {}, ["set-trap tower-trap-R6-R7"], ["trap-laid R6-R7"]),
    ("SetPlatform()", {}, ["set-platform W4"], ["platform-set W4"]),
    (
        "Window()",
        {"plans": ["levy-of-the-town"]},
        ["play levy-of-the-town"],
        ["plan-played levy-of-the-town", "town-levied 2"],
    ),
    (
        "Window()",
        {"plans": ["open-wards"], "garrison": {"hospital": {"soldier": 2}}},
        ["play open-wards"],
        ["plan-played open-wards", "ward-opened soldier 2"],
    ),
    (
        "Scorch()",
        {"horde": {"FL": {"orc": 1}, "FR": {"orc": 1}}},
        ["scorch right"],
        ["ground-scorched right", "invader-dies orc FR"],
    ),
    ("TakeWall()", {}, ["take-wall W8"], ["wall-taken W8 1"]),
    (
        "Topple()",
        {"horde": {"W2": {"orc": 1}, "W3": {"orc": 1}}},
        ["topple W3"],
        ["parapet-toppled W3 2", "invader-dies orc W3"],
    ),
    (
        "SendHome()",
        {
            "horde": {"W2": {"orc": 1}},
            "orders": {"W2": "open-fury"},
            "roles": {"demon-forge": "open-target"},
        },
        ["order-home W2"],
        ["order-sent-home W2"],
    ),
    (
        "SendHome()",
        {
            "horde": {"W2": {"orc": 1}},
            "orders": {"W2": "open-fury"},
            "roles": {"demon-forge": "open-target"},
        },
        ["ritual-home demon-forge"],
        ["ritual-sent-home demon-forge"],
    ),
    (
        "FoulAxles(R2)",
        {"machines": {"R2": "catapult", "FR": "trebuchet"}},
        ["foul FR"],
        ["deck-fouled FR 2"],
    ),
    (
        "Maneuvers()",
        {
            "horde": {**ALONE, "R6": {"goblin": 2, "troll": 1}, "supply": {"orc": 1}},
            "equipment": {"W9": ["sap"]},
            "training": {"R7": ["quartermaster"]},
            "paths": {"R6-R7": "troll-trap", "R6-W8": "tower-trap"},
            "siege_towers": ["R6"],
        },
        [
            "perform minor",
            "sap-up orc",
            "roll-tower R6-W8",
            "lead R7-W9-troll",
            "send-2 R6-R7-goblin",
        ],
        [
            "maneuver-begins minor",
            "sapped W9 orc",
            "tower-sets-out R6-W8",
            "led R7-W9-troll",
            "sent R6-R7-goblin 2",
            "trap-springs R6-R7 troll-trap",
            "dies-on-path R7-W9-troll",
            "trap-springs R6-W8 tower-trap",
            "tower-stops R6-W8",
            "marauders-join goblin 1",
            "marauders-join orc 1",
        ],
    ),
    (
        "Muster(right, 5)",
        {"horde": {**ALONE, "supply": {"orc": 3}}},
        ["send-3 supply-FR-orc"],
        ["sent supply-FR-orc 3"],
    ),
    (
        "SpringTraps(0)",
        {"sent": {"R2-W3-troll": 1}, "paths": {"R2-W3": "troll-trap"}, "horde": ALONE},
        [],
        ["trap-springs R2-W3 troll-trap", "dies-on-path R2-W3-troll"],
    ),
    (
        "SpringTraps(0)",
        {"sent": {"R2-W3-goblin": 1}, "paths": {"R2-W3": "goblin-trap"}, "horde": ALONE},
        [],
        ["trap-springs R2-W3 goblin-trap", "dies-on-path R2-W3-goblin"],
    ),
    (
        "SpringTraps(0)",
        {"rides": {"R2": "W3-goblin"}, "paths": {"FL-R2": "goblin-trap"}, "horde": ALONE},
        [],
        ["trap-springs FL-R2 goblin-trap", "dies-on-path R2-W3-goblin"],
    ),
    ("LayOpenly()", {"horde": {"W8": {"orc": 1}}}, ["lay-open bluff-W8"], ["order-given W8 bluff"]),
    ("LaySecretly()", {"horde": {"W8": {"orc": 1}}}, ["lay-secret call-W8"], ["order-laid W8"]),
    (
        "CarryOut(W8)",
        {"horde": {**ALONE, "W8": {"orc": 1}}, "orders": {"W8": "detonation"}},
        [],
        ["order-shown W8 detonation", "invader-dies orc W8", "wall-bursts W8 1"],
    ),
    (
        "CarryOut(W8)",
        {"horde": {**ALONE, "W8": {"troll": 1}, "R7": {"troll": 1}}, "orders": {"W8": "call"}},
        [],
        ["order-shown W8 call", "troll-called W8 R7-W8"],
    ),
    ("Assault()", {}, [], ["assault-begins 1"]),
    (
        "AimCannons()",
        {"tower_item": {"T5": "cannon"}, "horde": {**ALONE, "R5": {"orc": 1}}},
        ["hit-4"],
        ["cannon-fires T5 hit-4", "invader-dies orc R5"],
    ),
    (
        "AimMachines()",
        {"machines": {"R6": "catapult"}},
        ["aim-machine W8", "miss"],
        ["machine-misses R6 W8"],
    ),
    (
        "AimMachines()",
        {"machines": {"R6": "catapult"}},
        ["aim-machine W8", "hit"],
        ["machine-hits R6 W8", "wall-breaks W8 1"],
    ),
    (
        "AimMachines()",
        {"machines": {"R6": "catapult"}, "walls": {"W8": 0}, "cauldron": {"W8": "orc"}},
        ["aim-machine W8", "hit"],
        ["machine-hits R6 W8", "cauldron-breaks W8"],
    ),
    (
        "AimMachines()",
        {"machines": {"R6": "catapult"}, "walls": {"W8": 0}, "tower_item": {"T7": "pole"}},
        ["aim-machine W8", "hit"],
        ["machine-hits R6 W8", "item-breaks T7 pole"],
    ),
    (
        "Volley(R5)",
        {"volley": {"R5": 2}, "horde": {"R5": {"orc": 1}}},
        [],
        ["volley R5 2", "invader-dies orc R5"],
    ),
    (
        "Poison()",
        {"horde": {"W3": {"orc": 1}}, "equipment": {"W3": ["poison"]}},
        [],
        ["poison-works W3", "defender-dies marksman W3"],
    ),
    (
        "Cauldrons()",
        {"horde": {"W3": {"orc": 2}}, "cauldron": {"W3": "orc"}},
        [],
        ["cauldron-pours W3 orc", "invader-dies orc W3"],
    ),
    (
        "PoleStrike(W3)",
        {"horde": {"W3": {"orc": 2}}},
        ["hit-2"],
        ["pole-strikes W3 hit-2", "invader-dies orc W3"],
    ),
    (
        "Strength(W5)",
        {"horde": {"W5": {"troll": 3}}},
        [],
        ["invader-sum W5 9", "defender-sum W5 5", "breach-line W5 9", "breach W5"],
    ),
    (
        "Recover(1)",
        {"garrison": {"hospital": {"soldier": 2, "marksman": 1}}},
        ["recover marksman"],
        ["recovered marksman", "sent-away soldier 2"],
    ),
    ("EndOfRound()", {}, [], ["assault-ends 1", "round-ends 1"]),
    ("Expire()", {}, [], ["round-ends 1"]),
    ("Held()", {}, [], ["castle-held 1"]),
    ("Round()", {"round": 4}, [], ["round-begins 5", "sand-given 2 2"]),
    (
        "EndOfPhase()",
        {
            "maneuvers": ["major"],
            "objectives": ["drums-on-both-flanks", "altar-of-ash"],
            "horde": {"R1": {"orc": 6}, "R5": {"orc": 6}},
        },
        [],
        ["sand-given 5 5", "objective-met drums-on-both-flanks", "sand-kept 2"],
    ),
]


@pytest.mark.parametrize(
    ("step", "facts", "answers", "lines"), TOLD, ids=[" ".join([r[0], *r[2]]) for r in TOLD]
)
def test_what_happens_is_told(
    step: str, facts: Mapping[str, object], answers: Sequence[str], lines: Sequence[str]
) -> None:
    after = [] if step == "Round()" else ["Window()", "EndOfRound()", "Round()"]
    said = {"plans": ["masons-shift"], **facts}
    match = castle(agenda=[step, *after], **said)  # type: ignore[arg-type]
    play(match, *answers)
    assert [line(event) for event in match.log()][: len(lines)] == lines
    assert step == "Window()" or len(match.log()) == len(lines)


def test_the_set_up_is_told() -> None:
    match = deal(start())
    while match.to_move is not None and match.view(None)["prompt"] != "Exchange":
        match.choose(match.options()[0])
        deal(match)
    heard = [event.kind for event in match.log()]
    assert heard.count("card-dealt") == 12
    assert heard.count("objectives-dealt") == heard.count("plans-dealt") == 3
    assert heard.count("objective-kept") == heard.count("plan-chosen") == 2
    own = [[event.kind for event in match.log(seat)] for seat in (0, 1)]
    assert [kinds.count("objective-drawn") for kinds in own] == [3, 0]
    assert [kinds.count("plan-drawn") for kinds in own] == [0, 3]
    assert [kinds.count("plan-kept") for kinds in own] == [0, 2]


def test_every_line_that_all_hear_has_its_row() -> None:
    told = {lines.split()[0] for row in TOLD for lines in row[3]}
    set_up = {"card-dealt", "objectives-dealt", "objective-drawn", "objective-kept"}
    set_up |= {"plans-dealt", "plan-drawn", "plan-chosen"}
    assert {told.name for told in GAME.told.values()} - told - set_up == SECRET


def test_nobody_else_is_told_by_which_rule_somebody_is_asked() -> None:
    told = []
    for picked in ("pick-up W1-soldier", "pick-hero officer"):
        match = play(castle(at="spend", sand=2, heroes={"officer": "W1"}), picked)
        own, other = (Explainer(match, seat, Speaker("en")).rule("") for seat in (DEFENDER, None))
        assert own != other
        told.append(other)
    assert told[0] == told[1]
