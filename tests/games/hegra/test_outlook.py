"""What a position says of itself: how close the end is, and what comes next."""

import random
from typing import Any

import pytest

from siegeworks import Match, words
from siegeworks.games.hegra.rules import pieces as n
from siegeworks.games.hegra.rules.state import Fortress
from siegeworks.parts.board import board_of, foretell_changes, look
from siegeworks.server import wire
from siegeworks.words.reference import read_paragraphs
from tests.games.hegra.table import GAME, TABLES, event, fortress, start, zone

HOME: dict[str, Any] = {"tired": {"soldier": 8}, "supplies": 3}
WALL = {"post": {"front": "soldier"}}
NEED = TABLES.needs[n.HONOURABLE]


def morning(**situation: Any) -> Match:
    """A morning with a decision to be made."""
    return fortress("Breakfast()", "DayPhase()", **{**HOME, **situation})


def outlook(match: Match, language: str = "en") -> wire.Outlook:
    """The outlook of the commander."""
    found = board_of(GAME).outlook(look(match, 0, language))
    assert found is not None
    return found


def marks(match: Match, kind: str) -> list[tuple[list[str], str, str]]:
    """All signs of one kind: what they are on, what they say, their rule."""
    found = [mark for mark in outlook(match).marks if mark.kind == kind]
    return [(mark.nouns, mark.text, mark.rule) for mark in found]


def healthy(match: Match) -> tuple[int, int]:
    """Who is healthy by the rules, and who will be by the forecast."""
    state = match.state
    assert isinstance(state, Fortress)
    return state.healthy(), state.healthy_this_evening()


def status(match: Match) -> dict[str, str]:
    """The facts that are always shown."""
    return {fact.key: fact.value for fact in outlook(match).status}


MANY: dict[str, int] = {"soldier": 12}


def gauge(match: Match) -> wire.Gauge:
    """How close the end is."""
    found = outlook(match).gauge
    assert found is not None
    return found


def danger(match: Match, words: str) -> int | None:
    """How grave it is, if the gauge names this way to lose."""
    assert gauge(match).words.startswith(words), gauge(match).words
    return gauge(match).danger


def test_17_2_the_gauge_counts_the_steps_to_the_skull() -> None:
    calm = gauge(morning(stage="attack", tired=MANY))
    assert calm == wire.Gauge("Honourable Surrender, 2 steps from defeat", 2, 4, danger=0)
    assert gauge(morning(stage="attack", tired=MANY, surrender="surrender")) == wire.Gauge(
        "The next step of the flag loses. Surrender, one step from defeat", 3, 4, danger=2
    )


def test_5_1_a_quiet_first_day_presses_nobody() -> None:
    assert gauge(morning(stage="mobilisation", day=1, tired={"soldier": 5})).danger == 0


def test_17_3_before_the_siege_too_few_press_and_on_its_eve_endanger() -> None:
    few = {"soldier": 5}
    words = f"The siege will need {NEED} healthy, 5 this evening. "
    assert danger(morning(stage="attack", day=4, tired=few), words) == 1
    words = f"Siege tomorrow: {NEED} healthy needed, 5 this evening. "
    assert danger(morning(stage="attack", day=6, tired=few, bag_tiles={"miss": 6}), words) == 2
    assert gauge(morning(stage="attack", day=4, tired=MANY)).danger == 0


def test_17_3_in_the_siege_too_few_on_their_feet_are_the_greatest_danger() -> None:
    assert danger(morning(**WALL), f"Too few tonight: 9 healthy, {NEED} needed. ") == 3
    spare = morning(tired={"soldier": NEED}, post={"front": "soldier"})
    assert danger(spare, f"{NEED + 1} healthy, {NEED} needed; usually ") == 1


def test_16_2_those_whom_morale_drives_away_are_not_there_in_the_evening() -> None:
    low: dict[str, Any] = {"morale": "minus-3", "morgue": {"hunter": 1}, "stage": "attack"}
    assert danger(morning(tired=MANY, **low), "Morale falls so far tonight that one leaves. ") == 1
    worse = {**low, "morgue": {"hunter": 2}}
    assert danger(morning(tired=MANY, **worse), "Morale falls so far tonight that 2 leave. ") == 2
    besieged = {**low, "stage": "siege", "tired": {"soldier": NEED}, "bag_tiles": {"miss": 6}}
    assert danger(morning(**besieged), f"Too few tonight: {NEED - 1} healthy, {NEED} needed. ") == 3


def test_17_1_what_moves_the_flag_this_evening_is_named() -> None:
    dead: dict[str, Any] = {"tired": MANY, "morgue": {"hunter": 3}, "stage": "attack"}
    words = "Tonight the flag moves on: too many dead. "
    assert danger(morning(surrender="german-retreat", **dead), words) == 1
    assert danger(morning(**dead), words) == 2
    words = "Tonight the flag reaches the skull: too many dead. "
    assert danger(morning(surrender="surrender", **dead), words) == 3


def test_6_6_a_hit_bag_too_empty_for_tomorrow_is_a_danger() -> None:
    few: dict[str, Any] = {
        "tired": MANY,
        "stage": "attack",
        "day": 6,
        "bag_tiles": {"miss": 0, "artillery": 0},
    }
    words = "Tomorrow: 5 tiles are due, 2 in the Hit bag, so the flag moves "
    assert danger(morning(**few), f"{words}a step. ") == 2
    assert danger(morning(**few, morgue={"hunter": 3}), f"{words}onto the skull. ") == 3
    assert gauge(morning(**{**few, "day": 5})).danger == 0


def test_7_2_infantry_that_nobody_keeps_out_is_a_danger() -> None:
    besieged: dict[str, Any] = {"infantry": {"4": 2}}
    words = "Tomorrow: 2 infantry break in, as nobody holds a position. "
    many = {"soldier": 11, "volunteer": 8}
    assert danger(morning(tired=many, **besieged), words) == 2
    assert danger(morning(tired={"soldier": NEED + 1}, **besieged), words) == 3
    assert gauge(morning(tired=many, **besieged, **WALL)).danger == 0


def test_17_2_after_the_end_the_gauge_says_how_it_ended() -> None:
    lost = fortress("SurrenderUp(1)", surrender="surrender", ready=MANY)
    assert gauge(lost) == wire.Gauge("Lost: the flag is on the skull", 4, 4)
    few = fortress("CountHealthy()", ready={"soldier": NEED - 1})
    assert gauge(few).words == f"Lost: {NEED - 1} healthy, {NEED} were needed"
    held = fortress("Outcome()", day=11, ready=MANY)
    assert gauge(held).words == "Held: Honourable Surrender"


def test_17_2_who_places_nobody_is_told_of_danger_before_the_end() -> None:
    for seed in range(4):
        match, grades = GAME.start(seed=seed), list[tuple[int, int | None]]()
        while match.to_move is not None:
            assert isinstance(match.state, Fortress)
            grades.append((match.state.day, gauge(match).danger))
            idle = board_of(GAME).let_happen(match.state, [o.code for o in match.options()])
            match.choose(match.lexicon.option(idle))
        assert match.result is not None
        assert match.result.winners == ()
        assert all(grade == 0 for day, grade in grades if day <= 2)
        assert grades[-1][1] == 3


def test_2_9_those_at_work_are_healthy_this_evening_but_runners_are_away() -> None:
    jobs = {"repair-soldier": 2, "supply-run-soldier": 1, "reckless-soldier": 1}
    match = morning(jobs=jobs, stage="attack")
    assert healthy(match) == (8, 10)
    (fact,) = [fact for fact in outlook(match).status if fact.key == "healthy"]
    assert (fact.name, fact.value) == ("Healthy this evening", f"10, siege needs {NEED}")


def test_2_9_with_nobody_hurt_the_forecast_is_what_the_evening_counts() -> None:
    jobs = {"repair-soldier": 2, "bolster-soldier": 1, "inspire-soldier": 2}
    home: dict[str, Any] = {"jobs": jobs, "tired": {"soldier": 4}, "snow": 5}
    match = fortress("Section(shovel, map-room)", "CheckSurrender()", **home)
    foretold = healthy(match)
    assert marks(match, "surrenders") == [(["outcome:honourable"], str(9 - NEED), "17.3")]
    while match.result is None:
        match.choose(match.options()[-1])
    assert (foretold, healthy(match)) == ((4, 9), (9, 9))


def test_7_3_infantry_hits_as_its_dice_say() -> None:
    match = morning(stage="attack", infantry={"1": 3, "2": 1}, **WALL)
    assert marks(match, "hits") == [(["sector:1"], "42%", "7.3"), (["sector:2"], "33%", "7.3")]


def test_7_3_suppressed_infantry_does_not_roll() -> None:
    assert marks(morning(stage="attack", lying={"1": 3}, **WALL), "hits") == []


def test_7_8_the_last_sector_may_charge() -> None:
    match = morning(infantry={"3": 1, "4": 2}, **WALL)
    assert marks(match, "breaks") == [(["sector:4"], "31%", "7.8")]


def test_7_2_with_nobody_on_the_walls_all_advance() -> None:
    match = morning(infantry={"3": 1, "4": 2})
    assert marks(match, "breaks") == [
        (["sector:3"], "+1", "7.2"),
        (["sector:4"], "100%", "7.2"),
    ]


def test_15_4_waiting_patients_get_worse_or_die() -> None:
    match = morning(waiting=["soldier-2", "volunteer-4"])
    assert marks(match, "worsens") == [(["patient:soldier-2"], "2", "15.4")]
    match = morning(waiting=["volunteer-4", "soldier-1"])
    assert marks(match, "dies") == [(["patient:soldier-1"], "1", "15.4")]
    match = morning(waiting=["soldier-1"], beds={"1": "soldier-1", "2": "officer-1"})
    assert marks(match, "dies") == [(["patient:officer-2"], "1", "15.4")]  # the area stands for him


def test_16_1_what_moves_morale_is_added_up() -> None:
    match = morning(
        day=9, supplies=0, waiting=["soldier-2"], morgue={"hunter": 1}, infantry={"4": 1}, **WALL
    )
    assert marks(match, "mood") == [(["mood:minus-3"], "-5", "16.1")]
    assert marks(morning(stage="mobilisation", doubt=0), "mood") == [
        (["mood:plus-2"], "+2", "16.1")
    ]


def test_16_1_what_doubt_raises_above_the_track_saves_nothing() -> None:
    match = morning(stage="mobilisation", doubt=0, morale="plus-3", supplies=0)
    assert marks(match, "mood") == [(["mood:plus-2"], "-1", "16.1")]


def test_15_6_what_the_evening_has_brought_is_told_no_more() -> None:
    waiting = ["soldier-1", "volunteer-1", "volunteer-2", "volunteer-3"]
    match = fortress("FillBeds(1)", "Modifiers()", **HOME, waiting=waiting)
    kinds = {"dies", "mood", "surrenders", "patrols"}
    assert {mark.kind for mark in outlook(match).marks} & kinds == {"mood"}


def test_19_3_too_few_are_told_until_the_last_stand_is_over() -> None:
    match = fortress("Breakfast()", "Outcome()", day=11, tired={"soldier": 4}, supplies=1)
    assert marks(match, "surrenders") == [(["outcome:honourable"], str(4 - NEED), "17.3")]


def test_17_1_reasons_to_surrender_are_named() -> None:
    patients = [f"volunteer-{level}" for level in (2, 3, 4, 5)]
    enough = {"soldier": 8, "volunteer": NEED - 8}
    match = morning(morgue={"soldier": 3}, waiting=patients, tired=enough)
    assert marks(match, "surrenders") == [(["outcome:unconditional"], "+2", "17.1")]


def test_17_3_too_few_healthy_lose_this_evening() -> None:
    match = morning(tired={"soldier": 4})
    assert marks(match, "surrenders") == [(["outcome:honourable"], str(4 - NEED), "17.3")]
    assert marks(morning(tired={"soldier": 4}, stage="attack"), "surrenders") == []


def test_6_1_as_many_tiles_as_the_artillery_track_says() -> None:
    tiles = {"miss": 6}
    match = morning(pieces=["yellow-1", "yellow-3"], artillery=3, bag_tiles=tiles)
    assert marks(match, "tiles") == [(["tile:artillery"], "4", "6.1")]
    assert marks(morning(stage="mobilisation"), "tiles") == []


def test_18_6_the_retreat_brings_artillery_onto_the_yellow_row() -> None:
    situation = HOME | {"stage": "attack", "day": 6, "bag_tiles": {"miss": 6}}
    match = fortress("Breakfast()", "TurnTrack()", **situation)
    assert marks(match, "tiles") == [(["tile:artillery"], "5", "6.1")]


def test_6_6_a_bag_with_too_few_tiles_is_told() -> None:
    match = morning(pieces=["yellow-1", "yellow-3", "yellow-5"], artillery=3)
    assert marks(match, "tiles") == [(["tile:artillery"], "5!", "6.6")]


def test_18_1_patrols_come_to_the_row_of_the_stage() -> None:
    assert marks(morning(day=8), "patrols") == [(["map-row:blue"], "+2", "18.1")]
    assert marks(morning(day=11), "patrols") == []


def test_20_6_events_in_force_are_marked_in_their_sector() -> None:
    smoke = event("siege-1", plain=False)
    gone = {smoke, event("siege-1")}
    left = [name for name in zone(start(advanced="on"), "events") if name not in gone]
    match = morning(options={"advanced": "on"}, ongoing=[smoke], events=left)
    sector = TABLES.event_sector[TABLES.event_names.index(smoke)] + 1
    assert marks(match, "ongoing") == [([f"sector:{sector}"], "!", "20.6")]


def test_the_status_says_what_one_wants_to_know() -> None:
    found = status(morning(stage="attack", suspicion=4, defence=2, morale="minus-2", ration=1))
    assert found.pop("ahead").startswith(f"the siege in 2 days: {NEED} healthy each evening; ")
    assert found == {
        "day": "5 of 11, 1st Attack",
        "supplies": "3, each readies 3",
        "morale": "-2: take 1 of 2 Low cards",
        "suspicion": "4, sneak 33\u00a0%",
        "defence": "2",
        "bag": "2 tiles, one miss",
        "healthy": f"8, siege needs {NEED}",
    }


def test_what_is_read_at_a_glance_is_short() -> None:
    for stage, day, heading, when in (
        ("mobilisation", 2, "1st Attack", "in 2 days"),
        ("attack", 5, "Siege", "in 2 days"),
        ("siege", 8, "Last Stand", "in 3 days"),
        ("siege", 11, "Last Stand", "tonight"),
    ):
        facts = outlook(morning(stage=stage, day=day, morale="minus-2")).status
        large = {fact.key: (fact.heading, fact.short) for fact in facts if fact.short}
        supplies = large.pop("supplies")[1]
        assert supplies.isdigit()
        assert large == {
            "day": ("", f"{day}/11"),
            "morale": ("", "-2"),
            "ahead": (heading, when),
        }


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_everything_said_in_whole_games_has_words_and_a_rule(language: str) -> None:
    known = read_paragraphs(GAME.folder, language)
    for seed, options in enumerate(({}, {"missions": "on", "advanced": "on"}, {"edition": "2023"})):
        match = GAME.start(seed=seed, options=options)
        chance = random.Random(seed)
        while match.to_move is not None:
            found = outlook(match, language)
            texts = [found.gauge.words if found.gauge else "", *(m.words for m in found.marks)]
            texts += [text for fact in found.status for text in (fact.name, fact.value)]
            assert all(text and "outlook-" not in text for text in texts)
            assert {mark.rule for mark in found.marks} <= set(known)
            match.choose(chance.choice(match.options()))
        assert outlook(match, language).marks == []


def test_9_6_what_stands_on_a_space_says_how_often_it_does_something() -> None:
    jobs = {"repair-soldier": 3, "shovel-hunter": 1, "bolster-volunteer": 1}
    match = morning(stage="attack", jobs=jobs, ready={"soldier": 1})
    assert marks(match, "uses") == [(["space:shovel"], "2×", "9.6")]
    assert marks(match, "short") == [
        (["space:repair"], "1×", "9.6"),
        (["space:bolster"], "1/2", "9.6"),
    ]


def test_20_4_the_mission_says_what_it_asks_for_and_what_it_brings() -> None:
    match = morning(options={"missions": "on"}, mission="road-to-hoset", delivered=3)
    assert marks(match, "mission") == [(["mission:road-to-hoset"], "3/5", "20.4")]
    assert status(match)["mission"] == "3 of 5"
    (words,) = [mark.words for mark in outlook(match).marks if mark.kind == "mission"]
    assert words == (
        "Asks for: tokens delivered at least 5; now 3. Brings Suspicion down 2; "
        "from day 7 also Patrols removed 2; from day 9 also Soldiers join 1"
    )


def test_20_4_a_mission_that_can_be_done_is_marked_as_such() -> None:
    match = morning(options={"missions": "on"}, mission="walls-that-hold", defence=3)
    assert marks(match, "mission") == []
    assert marks(match, "mission-met") == [(["mission:walls-that-hold"], "3/3", "20.4")]


def test_20_5_a_mission_is_done_or_over() -> None:
    assert "mission" not in status(morning())
    assert status(morning(options={"missions": "on"}, day=9))["mission"] == "done"
    assert status(morning(options={"missions": "on"}, day=11))["mission"] == "over"


def test_15_3_a_manned_and_repaired_cabinet_spares_those_who_wait() -> None:
    situation: dict[str, Any] = {"waiting": ["soldier-1"], "jobs": {"cabinet-medic": 2}}
    assert marks(morning(finds={"cabinet": "damaged"}, **situation), "dies") != []
    assert marks(morning(finds={"cabinet": "whole"}, **situation), "dies") == []


def test_17_3_the_healthy_are_counted_where_surrender_then_is() -> None:
    need = TABLES.needs[n.HONOURABLE + 1]
    match = morning(morgue={"volunteer": 3}, tired={"soldier": need})
    assert marks(match, "surrenders") == [(["outcome:surrender"], "+1", "17.1")]
    match = morning(morgue={"volunteer": 3}, tired={"soldier": need - 1})
    assert marks(match, "surrenders")[1:] == [(["outcome:surrender"], "-1", "17.3")]


def test_18_2_no_more_patrols_come_than_there_are_tokens() -> None:
    fields = {f"{row}-{number}": 1 for row in ("blue", "green") for number in range(1, 7)}
    fewer = fields | {"blue-6": 0}
    assert marks(morning(day=8, patrols=fewer), "patrols") == [(["map-row:blue"], "+1", "18.1")]
    assert marks(morning(day=8, patrols=fields), "patrols") == []


def prospects(match: Match, option: str, language: str = "en") -> list[str]:
    """What comes of an option."""
    return [change.words for change in foretell_changes(match, 0, language).get(option, [])]


def test_9_5_the_end_of_placing_tells_what_comes_of_it() -> None:
    jobs = {"repair-soldier": 1, "treat-medic": 1, "inspire-soldier": 2, "shovel-hunter": 1}
    evening: dict[str, Any] = {"supplies": 0, "ready": {"soldier": 5}, "day": 4, "guns": (3, 2)}
    match = fortress("Placement(0)", "DayPhase()", stage="attack", jobs=jobs, **evening)
    assert prospects(match, "done") == [
        "In vain: Repair lacks one, Treat a patient: nobody lies in a bed",
        "Carried out: Shovel snow 2×, Inspire 1×",
        "Idle, and ready tomorrow: 5",
        "As things stand, Morale ends the day at 0",
        "New patrols in the green row this evening: 1",
    ]
    (done,) = [option for option in match.options() if option.text == "done"]
    assert done.tell_unspent() == "Repair lacks one, Treat a patient: nobody lies in a bed"
    assert prospects(match, "put treat-soldier") == ["Nobody lies in a bed"]
    assert prospects(match, "put shovel-soldier") == []
    (vain,) = foretell_changes(match, 0, "en")["put treat-soldier"]
    assert (vain.short, vain.is_vain) == ("no patient", True)


def test_9_5_whoever_wastes_nobody_is_not_asked() -> None:
    beds = {"1": "soldier-3"}
    jobs = {"repair-soldier": 2, "treat-medic": 1}
    match = fortress(
        "Placement(0)",
        "DayPhase()",
        stage="attack",
        jobs=jobs,
        beds=beds,
        ready={"soldier": 1},
        guns=(3, 2),
    )
    (done,) = [option for option in match.options() if option.text == "done"]
    assert done.tell_unspent() == ""
    assert not any("vain" in words for words in prospects(match, "done"))


def test_14_7_those_who_inspire_are_reckoned_with_before_they_have() -> None:
    low: dict[str, Any] = {"morale": "minus-3", "morgue": {"hunter": 1}, "stage": "attack"}
    match = morning(tired=MANY, jobs={"inspire-volunteer": 2}, **low)
    assert gauge(match).danger == 0


def test_18_6_infantry_that_moves_to_the_main_board_does_not_break_in_before() -> None:
    eve: dict[str, Any] = {"stage": "attack", "day": 6, "infantry": {"3": 5}, "tired": MANY}
    match = morning(**eve, bag_tiles={"miss": 6})
    assert marks(match, "breaks") == []
    assert danger(match, f"12 healthy, {NEED} needed; usually ") == 1
    assert marks(morning(**{**eve, "day": 5}), "breaks") == [(["sector:3"], "100%", "7.2")]


def test_17_3_with_nobody_to_spare_the_siege_is_a_danger() -> None:
    match = morning(tired={"soldier": NEED - 1}, **WALL)
    assert danger(match, f"{NEED} healthy, {NEED} needed: nobody may be lost. ") == 2
