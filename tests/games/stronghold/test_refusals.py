"""What is not possible is refused in one sentence, with its rule, and changes nothing."""

from collections.abc import Mapping, Sequence

import pytest

from siegeworks import IllegalChoice, IllegalOutcome, Match, SiegeError
from siegeworks.core.laws import redraw
from tests.games.stronghold.castle import DEFENDER, INVADER, castle, play, refusal, texts

Units = Mapping[str, Mapping[str, int]]
ALONE: Units = {"FL": {}, "FR": {}}
ON_WALLS: Units = {**ALONE, "W1": {"orc": 2}, "W2": {"goblin": 1}}
FULL: Units = {**ALONE, "R1": {"orc": 7}, "R2": {"goblin": 6}, "FL": {"troll": 3}, "W1": {"orc": 3}}
TRAPPED = {"FL-R1": "goblin-trap", "FL-R2": "open-troll-trap", "FL-R3": "bridge"}

Row = tuple[str, Mapping[str, object], Sequence[str], str, str, str]
# The question, what is so, the answers before, what is tried, the reason, the rule
REFUSED: Sequence[Row] = [
    # the invader's cards
    ("ActionCard(2)", {"horde": {"supply": {"goblin": 2}}, "wood": 5}, [], "use ballista-a",
     "too-few-units", "6.1"),
    ("PlaceMachine(ballista)", {"machines": {"R2": "catapult"}}, [], "build-at R2",
     "place-taken", "2.6"),
    ("PlaceMachine(trebuchet)", {}, [], "build-at R2", "wrong-ground", "2.6"),
    ("LayBridge()", {"paths": TRAPPED}, [], "bridge-at FL-R1", "path-taken", "9.3"),
    ("LayBridge()", {"paths": TRAPPED}, [], "bridge-at FL-R2", "path-taken", "9.3"),
    ("LayBridge()", {"paths": TRAPPED}, [], "bridge-at FL-R3", "path-taken", "9.3"),
    ("LayTokens(17)", {}, [], "done", "lay-one", "11.1"),
    ("LayTokens(17)", {}, ["lay-target gale-W1"], "lay-target gale-W2", "no-token", "11.1"),
    ("Exchange()", {}, ["change-line", "swap-out bridge", "swap-in demon"], "swap-out ballista",
     "behind-cursor", "7.2"),
    # maneuvers and orders
    ("Maneuvers()", {}, [], "done", "one-maneuver", "12.1"),
    ("March(FL, 5)", {"horde": FULL}, [], "send-1 FL-R1-troll", "no-room", "12.5"),
    ("March(FL, 5)", {"horde": FULL}, [], "send-2 FL-R2-troll", "no-room", "12.5"),
    ("March(FL, 5)", {"horde": FULL}, [], "send-4 FL-R3-troll", "too-few-here", "12.4"),
    ("March(FL, 2)", {"horde": FULL}, [], "send-3 FL-R3-troll", "maneuver-limit", "12.4"),
    ("March(FL, 2)", {"horde": FULL}, [], "roll-tower FL-R3", "no-tower-here", "12.12"),
    ("March(FL, 2)", {"horde": FULL}, [], "lead R3-W4-troll", "no-quartermaster", "10.3"),
    ("March(R1, 5)", {"horde": FULL}, [], "send-1 R1-W1-orc", "no-room", "12.5"),
    ("GiveOrders()", {"horde": ON_WALLS}, ["order-openly"], "lay-open fury-W4",
     "nobody-there", "13.1"),
    ("GiveOrders()", {"horde": ON_WALLS}, ["order-secretly"], "lay-secret bluff-W9",
     "nobody-there", "13.1"),
    ("GiveOrders()", {"horde": ON_WALLS}, ["order-secretly", "lay-secret bluff-W1"],
     "lay-secret fury-W1", "order-there", "13.1"),
    ("GiveOrders()", {"horde": ON_WALLS}, ["order-secretly", "lay-secret fury-W1"],
     "lay-secret fury-W2", "no-order-token", "13.1"),
    ("GiveOrders()", {"horde": ON_WALLS}, ["order-secretly"], "done", "lay-one-order", "13.3"),
    # the defender
    ("Spend()", {"sand": 1, "laid": {"mix-up": 1}}, [], "lay mix-up", "no-order-laid", "17.4"),
    ("Spend()", {"sand": 1, "laid": {"malfunction": 1}}, [], "lay malfunction",
     "no-machine", "17.11"),
    ("Spend()", {"sand": 1}, [], "lay tracking", "no-saboteur", "17.10"),
    ("Spend()", {"sand": 1, "finished": ["wall"]}, [], "lay wall", "action-done", "14.6"),
    ("Spend()", {"sand": 2}, [], "finish glare", "too-little-sand", "14.3"),
    ("Spend()", {"sand": 2, "hero_used": ["officer"]}, [], "heroic officer-work",
     "hero-acted", "16.1"),
    ("Spend()", {"sand": 2, "plans": ["open-wards"]}, [], "play open-wards",
     "hospital-empty", "18.2"),
    ("Spend()", {"sand": 2, "plans": ["open-wards"]}, [], "play second-watch",
     "plan-not-held", "18.1"),
    ("Spend()", {"sand": 2}, ["pick-up W4-soldier"], "put W5", "not-connected", "15.1"),
    ("Spend()", {"sand": 2}, ["pick-up W1-soldier"], "put T1", "marksmen-only", "15.4"),
    ("Spend()", {"sand": 2}, ["pick-up W1-soldier"], "put W2", "no-room", "15.1"),
    ("Spend()", {"sand": 2}, ["pick-up W1-soldier"], "put forge", "closed-building", "15.2"),
    ("SetTrap()", {"paths": TRAPPED}, [], "set-trap goblin-trap-FL-R3", "path-loaded", "17.13"),
    ("SpyOn()", {}, [], "spy-on briefing", "not-in-line", "17.12"),
    ("PutItem(pole)", {"tower_item": {"T1": "cannon"}}, [], "put-item T1", "tower-taken", "2.2"),
    # the assault
    ("AimMachine(R1)", {"machines": {"R1": "ballista"}, "glare": "W1"}, [], "aim-machine W1",
     "glare", "17.6"),
    ("LoseInvaders(R1, 2)", {"horde": {"R1": {"orc": 2, "troll": 1, "goblin": 1}}}, [],
     "kill-invader troll", "too-strong", "21.10"),
]  # fmt: skip


def ask(step: str, facts: Mapping[str, object], answers: Sequence[str] = ()) -> Match:
    """Somebody is asked something."""
    said = {"plans": ["masons-shift"], **facts}
    match = castle(agenda=[step, "EndOfRound()", "Round()"], **said)  # type: ignore[arg-type]
    return play(match, *answers)


def is_sentence(text: str) -> bool:
    """Whether a refusal is one line that ends where its only sentence does."""
    return text.endswith(".") and "\n" not in text and ". " not in text


def refuse(match: Match, tried: str, seat: int | None = None) -> SiegeError:
    """How something is refused; it must be a sentence in both languages and change nothing."""
    before = match.position()
    with pytest.raises(SiegeError) as error:
        match.choose(tried, seat)
    assert match.position() == before
    assert is_sentence(error.value.words("en")), error.value.words("en")
    assert is_sentence(error.value.words("de")), error.value.words("de")
    return error.value


@pytest.mark.parametrize("row", REFUSED, ids=[f"{row[0]} {row[3]}" for row in REFUSED])
def test_what_is_not_possible_is_refused_with_its_rule(row: Row) -> None:
    step, facts, answers, tried, reason, rule = row
    match = ask(step, facts, answers)
    error = refuse(match, tried)
    why = refusal(match, tried)
    assert (why.reason, why.rule) == (reason, rule)
    assert f"({rule})" in error.words("en")


NONSENSE = (
    "", " ", "lay", "lay moon", "lay wall wall", "LAY WALL", "send-8 FL-R1-orc", "send-0 FL-R1-orc",
    "pick-up W10-soldier", "put-hero T3", "swap-out maneuver", "play", "0", "-1",
    "lay wall; lay wall", "lay\twall\nlay glare", "x" * 5000, "läg mäuer", "lay_wall", "None",
)  # fmt: skip


@pytest.mark.parametrize("tried", NONSENSE, ids=[text[:20] for text in NONSENSE])
def test_nonsense_is_refused_in_a_sentence(tried: str) -> None:
    error = refuse(ask("Spend()", {"sand": 2}), tried)
    assert isinstance(error, IllegalChoice)
    assert len(error.words("en")) < 400


def test_whoever_is_not_asked_cannot_answer() -> None:
    agenda = ["Spend()", "Maneuvers()", "EndOfRound()", "Round()"]
    match = castle(agenda=agenda, sand=2, plans=["levy-of-the-town"])
    for seat in (INVADER, 2, -1):
        assert refuse(match, "lay wall", seat).code == "not-asked"
    play(match, "lay wall", "lay glare")
    assert match.to_move == INVADER, "the last hourglass is laid"
    assert refuse(match, "play levy-of-the-town", DEFENDER).code == "not-asked"


def test_a_plan_comes_too_late_after_the_strengths() -> None:
    match = castle(
        agenda=["Window()", "Strength(W1)", "EndOfRound()", "Round()"],
        plans=["levy-of-the-town"],
        garrison={"hospital": {"soldier": 2, "marksman": 1}},
    )
    play(match, "pass")
    assert refuse(match, "play levy-of-the-town").code == "not-offered"


def test_nobody_answers_for_luck_or_after_the_end() -> None:
    match = ask("AimMachines()", {"machines": {"R1": "ballista"}}, ["aim-machine W1"])
    assert refuse(match, "hit").code == "luck-first"
    with pytest.raises(IllegalOutcome) as error:
        match.happen("hit-9")
    assert is_sentence(str(error.value))
    match = castle(agenda=["Held()"], round=7)
    assert refuse(match, "pass").code == "over"


def test_a_trap_face_down_is_a_token_and_no_more_to_the_invader() -> None:
    """A token can be seen on its path, so it may be named; what it is shows in no sentence."""
    match = ask("LayBridge()", {"paths": {"FL-R1": "goblin-trap", "R1-W1": "tower-trap"}})
    for path in ("FL-R1", "R1-W1"):
        said = {refuse(redraw(match, INVADER), f"bridge-at {path}").words() for _ in range(8)}
        assert len(said) == 1
        assert not {"goblin", "troll", "tower"} & set(said.pop().lower().split())
    facedown, faceup, bridge = (
        refuse(ask("LayBridge()", {"paths": {"FL-R2": load}}), "bridge-at FL-R2").words()
        for load in ("goblin-trap", "open-goblin-trap", "bridge")
    )
    assert facedown == faceup == bridge


def test_a_secret_trap_is_refused_alike_to_whoever_marches_over_it() -> None:
    facts = {"horde": {**ALONE, "R1": {"orc": 2}, "W1": {"orc": 3}}}
    plain = ask("March(R1, 5)", facts)
    trapped = ask("March(R1, 5)", {**facts, "paths": {"R1-W1": "goblin-trap"}})
    tried = "send-1 R1-W1-orc"
    assert refuse(plain, tried).words() == refuse(trapped, tried).words()
    assert texts(plain) == texts(trapped)
