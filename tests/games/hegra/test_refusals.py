"""Notable things that cannot be done, each with its reason and rule."""

from typing import Any

import pytest

from siegeworks import IllegalChoice, Match
from siegeworks.games.hegra.rules import pieces as n
from siegeworks.games.hegra.rules import variants, walls
from siegeworks.games.hegra.rules.state import Fortress
from tests.games.hegra.table import TABLES, fortress, play, texts, why
from tests.games.hegra.test_chapter_16_morale import cards
from tests.games.hegra.test_chapter_20_variants import CLEARS, RULES, marked, sector_of

HOME: dict[str, Any] = {"ready": {"soldier": 8}, "supplies": 3}
PLACING = "Placement(0)"


def placing(stage: str = "attack", **situation: Any) -> Match:
    return fortress(PLACING, stage=stage, **situation)


@pytest.mark.parametrize(
    ("situation", "option", "reason", "rule"),
    [
        ({"ready": {"soldier": 2}}, "put radio-soldier", "under-snow", "14.3"),
        ({"ready": {"soldier": 2}}, "put new-route-soldier", "mobilisation-over", "10.1"),
        ({"ready": {"volunteer": 2}, "guns": (3, 0)}, "put fire-guns-volunteer", "barred", "9.6"),
        ({"ready": {"volunteer": 2}}, "put promote-volunteer", "no-officer", "14.6"),
        ({"ready": {"soldier": 2}}, "put A-soldier", "damaged", "9.7"),
        ({"ready": {"soldier": 2}}, "put fire-guns-soldier", "no-icon", "12.2"),
    ],
)
def test_a_space_that_is_closed(
    situation: dict[str, Any], option: str, reason: str, rule: str
) -> None:
    match = placing(**situation)
    assert why(match, option) == (reason, rule)
    with pytest.raises(IllegalChoice) as refused:
        match.choose(option)
    assert rule in str(refused.value)


def test_one_promotion_a_day() -> None:
    match = placing(ready={"officer": 1, "volunteer": 2, "hunter": 1})
    play(match, "put promote-officer", "put promote-volunteer")
    assert why(match, "put promote-hunter") == ("promotes-one", "14.6")


def test_no_depot_left_for_a_route() -> None:
    depots = {
        "depot-2": ("patrol", 3),
        "depot-3": ("miss", 3),
        "depot-4": ("morale", 3),
    }
    match = placing("mobilisation", depots=depots, ready={"soldier": 2})
    assert why(match, "put new-route-soldier") == ("routes-open", "10.2")


def test_who_cannot_fight() -> None:
    match = fortress(
        "SupplyRun()",
        runners=[("hunter", "blue-2", None)],
        patrols={"green-2": 1},
        pieces=("green-2",),
        **HOME,
    )
    play(match, "go green-2")
    assert why(match, "fight patrol-green-2") == ("only-soldiers", "13.8")
    assert why(match, "fight artillery-green-2") == ("only-soldiers", "13.8")


def test_where_a_runner_cannot_go_or_stop() -> None:
    runners = [("soldier", "forest-1", None), ("hunter", "blue-1", None)]
    match = fortress("SupplyRun()", runners=runners, weather="cloud", **HOME)
    play(match, "walk soldier-at-forest-1")
    assert why(match, "stay") == ("must-move", "13.3")
    play(match, "go blue-1")
    assert why(match, "stay") == ("space-taken", "13.4")


def test_a_runner_met_by_a_patrol_beside_another_must_sneak() -> None:
    runners = [("soldier", "forest-1", None), ("hunter", "blue-1", None)]
    match = fortress("SupplyRun()", runners=runners, patrols={"blue-1": 1}, weather="cloud", **HOME)
    play(match, "walk soldier-at-forest-1", "go blue-1")
    assert type(match.state.agenda[-1]).__name__ == "Sneak"


def test_who_cannot_shoot() -> None:
    match = fortress(
        "Walls()",
        whole=("A", "B", "C"),
        post={"front": "volunteer", "A": "soldier", "B": "soldier", "C": "officer"},
        infantry={"3": 4},
        supplies=0,
        ready={"soldier": 8},
    )
    assert why(match, "shoot front") == ("out-of-range", "11.3")
    assert why(match, "machine-gun-supply A") == ("no-supplies", "11.4")
    play(match, "machine-gun A", "1", "done")
    assert why(match, "shoot A") == ("has-fired", "11.2")
    assert why(match, "machine-gun B") == ("gun-jammed", "11.4")
    assert texts(match) == ["shoot B", "shoot C"]


def test_what_a_gun_cannot_aim_at() -> None:
    crew = {"fire-guns-soldier": 2}
    match = fortress("FireGuns()", guns=(3, 3), jobs=crew, infantry={"2": 3}, **HOME)
    assert why(match, "aim sector-1") == ("no-troops", "12.3")
    assert why(match, "aim green-row") == ("no-enemies", "12.4")
    play(match, "aim airfield", "strike miss", "done", "6", "aim airfield")
    assert why(match, "strike miss") == ("struck-today", "12.5")


def test_whom_the_telephone_cannot_suppress() -> None:
    found = {"telephone": "whole"}
    jobs = {"telephone-officer": 1}
    match = fortress("Walls()", finds=found, jobs=jobs, infantry={"2": 3}, lying={"3": 1}, **HOME)
    assert why(match, "pin 3") == ("nobody-stands", "2.8")
    match = marked(RULES["dug-in"], "Placement(0)", infantry={sector_of(RULES["dug-in"]): 1})
    assert isinstance(match.state, Fortress)
    assert walls.why_no_pin(match.state, TABLES.event_sector[RULES["dug-in"]]) is walls.DUG_IN


@pytest.mark.parametrize(("how", "key"), [("supplies", "too-few"), ("morale", "too-little")])
def test_an_event_that_cannot_be_paid_off(how: str, key: str) -> None:
    number = CLEARS[how]
    need = TABLES.event_amount[number]
    for have in (need - 1, need):
        level = n.MOOD_NAMES[have] if how == "morale" else "zero"
        supplies = have if how == "supplies" else 9
        state = marked(number, "Placement(0)", supplies=supplies, morale=level).state
        assert isinstance(state, Fortress)
        reason = variants.why_unpaid(state, number)
        found = None if reason is None else (reason.key, reason.rule, reason.need, reason.have)
        assert found == (None if have == need else (f"{key}-{how}", "20.7", need, have))


def test_hope_and_despair_come_first() -> None:
    hearts, plain = [*cards("despair")[:2]], cards("high")[0]
    hand = [plain, *hearts]
    despair = [card for card in cards("despair") if card not in hearts]
    deck = [card for card in cards("high") if card != plain]
    match = fortress("TakeCard(1)", hand=hand, despair=despair, high_deck=deck, **HOME)
    assert texts(match) == [f"choose {card}" for card in hearts]
    assert why(match, f"choose {plain}") == ("hearts-first", "16.4")
