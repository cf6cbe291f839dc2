"""Looking back costs nobody else anything: elsewhere, in turn, in time, and in proportion."""

import asyncio
import os
import threading
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import siegeworks
from siegeworks.core.errors import BadRecord
from siegeworks.core.match import Match
from siegeworks.server.bots.processes import Processes
from siegeworks.server.history import analysis_jobs, past, replays
from siegeworks.server.history.analysis_jobs import AnalysisJobs
from siegeworks.server.history.replays import Played, Replays, note_played
from siegeworks.server.http.errors import TooMany, Unavailable
from siegeworks.server.tables.importing import read_record
from siegeworks.server.tables.views import count_heard
from tests.server import learnt_late
from tests.server.running import Client, running


@asynccontextmanager
async def replaying(longest: float = 60, processes: int = 1) -> AsyncIterator[Replays]:
    found = Replays(longest, processes)
    try:
        yield found
    finally:
        found.close()


def do(coroutine: Coroutine[Any, Any, None]) -> None:
    """Run a test that waits for several things at once."""
    asyncio.run(coroutine)


# What the other process does


def find_myself() -> tuple[int, int]:
    return os.getpid(), os.nice(0)


def wait_for_gate(gate: str) -> None:
    while not Path(gate).exists():
        time.sleep(0.01)


def leave_mark(mark: str) -> None:
    Path(mark).touch()


def go_on_for_ever() -> None:
    while True:
        pass


async def let_begin(tasks: int = 1) -> None:
    """Give what was just made a turn."""
    for _ in range(10 * tasks):
        await asyncio.sleep(0)


def test_games_are_played_again_in_another_process_that_stands_back() -> None:
    async def look() -> None:
        async with replaying() as found:
            process, niceness = await found.run("a", find_myself)
            assert process != os.getpid()
            assert niceness >= min(19, os.nice(0) + replays.POLITE)

    do(look())


def find_niceness_while_learning() -> int:
    return learnt_late.NICENESS


def test_a_process_stands_back_before_it_learns_anything() -> None:
    async def look() -> None:
        processes = Processes(1, 7, [learnt_late.__name__])
        try:
            assert await processes.run(find_niceness_while_learning) >= min(19, os.nice(0) + 7)
        finally:
            processes.close()

    do(look())


def find_who_plays(played: Played) -> tuple[int, bool]:
    return os.getpid(), threading.current_thread() is threading.main_thread()


def test_a_short_game_is_played_again_at_once_in_a_thread_of_its_own() -> None:
    short = note_played(siegeworks.game("pig").start(seed=1))
    long = replace(short, whose=[0] * (replays.SHORT + 1), codes=[0] * (replays.SHORT + 1))

    async def look() -> None:
        async with replaying() as found:
            assert await found.run("a", find_who_plays, short) == (os.getpid(), False)
            assert (await found.run("a", find_who_plays, long))[0] != os.getpid()

    do(look())


def test_an_address_has_one_at_a_time_and_others_need_not_wait(tmp_path: Path) -> None:
    gate, mark = tmp_path / "gate", tmp_path / "mark"

    async def look() -> None:
        async with replaying(processes=2) as found:
            first = asyncio.create_task(found.run("a", wait_for_gate, str(gate)))
            await let_begin()
            second = asyncio.create_task(found.run("a", leave_mark, str(mark)))
            await found.run("b", find_myself)
            await found.run("b", find_myself)
            assert not mark.exists()
            gate.touch()
            await first
            await second
            assert mark.exists()

    do(look())


def test_whoever_leaves_gives_up_the_turn(tmp_path: Path) -> None:
    gate, mark = tmp_path / "gate", tmp_path / "mark"

    async def look() -> None:
        async with replaying() as found:
            first = asyncio.create_task(found.run("a", wait_for_gate, str(gate)))
            await let_begin()
            second = asyncio.create_task(found.run("a", leave_mark, str(mark)))
            await let_begin()
            second.cancel()
            await asyncio.gather(second, return_exceptions=True)
            gate.touch()
            await first
            await found.run("a", find_myself)
            assert not mark.exists()

    do(look())


def test_leaving_in_the_midst_of_it_brings_no_second_turn(tmp_path: Path) -> None:
    gate, mark = tmp_path / "gate", tmp_path / "mark"

    async def look() -> None:
        async with replaying(processes=2) as found:
            first = asyncio.create_task(found.run("a", wait_for_gate, str(gate)))
            await let_begin()
            first.cancel()
            await asyncio.gather(first, return_exceptions=True)
            second = asyncio.create_task(found.run("a", leave_mark, str(mark)))
            await found.run("b", find_myself)
            await found.run("b", find_myself)
            assert not mark.exists(), "what was begun is still at work"
            gate.touch()
            await second

    do(look())


def test_too_many_that_wait_are_refused(tmp_path: Path) -> None:
    gate = tmp_path / "gate"

    async def look() -> None:
        async with replaying() as found:
            many = [
                asyncio.create_task(found.run("a", wait_for_gate, str(gate)))
                for _ in range(replays.MOST_WAITING)
            ]
            await let_begin(len(many))
            with pytest.raises(TooMany) as refused:
                await found.run("a", find_myself)
            assert refused.value.code == "too-many-replays"
            gate.touch()
            await asyncio.gather(*many)
            assert await found.run("a", find_myself)

    do(look())


@pytest.mark.skipif(not hasattr(__import__("signal"), "setitimer"), reason="there is no alarm here")
def test_what_takes_too_long_is_ended_and_the_process_goes_on() -> None:
    async def look() -> None:
        async with replaying(longest=0.3) as found:
            with pytest.raises(Unavailable) as refused:
                await found.run("a", go_on_for_ever)
            assert refused.value.code == "replay-too-long"
        async with replaying() as found:
            assert await found.run("a", find_myself)

    do(look())


def test_a_refusal_comes_back_in_both_languages() -> None:
    match = play_pig(30)
    text = f"{match.record()}{match.to_move} jump\n"

    async def look() -> None:
        async with replaying() as found:
            with pytest.raises(BadRecord) as refused:
                await found.run("a", read_record, text, 1000)
            assert "jump" in refused.value.words("en")
            assert refused.value.words("de") != refused.value.words("en")

    do(look())


def play_pig(entries: int) -> Match:
    """A game in which nobody ever holds until there are so many entries."""
    match = siegeworks.game("pig").start(seats=2, seed=5)
    while match.length < entries and match.result is None:
        match.choose("roll")
    return match


def test_each_line_is_counted_once_for_all_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    counted = 0

    def count(events: list[Any], eyes: int | None) -> int:
        nonlocal counted
        counted += len(events)
        return count_heard(events, eyes)

    monkeypatch.setattr(past, "count_heard", count)
    match = play_pig(400)
    turns = past.list_turns(note_played(match), 0, "en", (0, 1))
    assert 0 < counted <= len(match.scribe.events)
    assert [turn.log for turn in turns] == sorted(turn.log for turn in turns)
    assert turns[-1].log == count_heard(match.scribe.events[:counted], 0)


def test_an_address_has_few_games_judged_at_a_time() -> None:
    async def look() -> None:
        jobs = AnalysisJobs()
        match = play_pig(10)
        try:
            for number in range(analysis_jobs.MOST_OF_ONE):
                jobs.find_or_begin(f"t{number}", match, 0, "a")
            with pytest.raises(TooMany):
                jobs.find_or_begin("one more", match, 0, "a")
            jobs.find_or_begin("t0", match, 0, "a")
            jobs.find_or_begin("another's", match, 0, "b")
        finally:
            jobs.close()

    do(look())


def test_long_games_are_refused_when_taken_in_and_when_played_on(folder: Path) -> None:
    with running(folder, "--limit", "entries=20") as server, Client(server) as host:
        long, short = play_pig(30).record(), play_pig(18).record()
        problem = host.bad(422, "POST", "/tables/import", json={"record": long})
        assert problem["code"] == "record-too-long"
        assert "at most 20" in problem["words"]
        table = host.good("POST", "/tables/import", json={"record": short})["table"]["id"]
        sequence = host.view_length(table)
        while sequence < 20:
            sequence = host.choose(table, "roll", seat=host.view(table)["asked"][0])["sequence"]
        wish = {"sequence": sequence, "option": "roll", "seat": host.view(table)["asked"][0]}
        refused = host.bad(409, "POST", f"/tables/{table}/choice", json=wish)
        assert refused["code"] == "game-too-long"
        assert len(host.good("GET", f"/tables/{table}/turns")) > 5
