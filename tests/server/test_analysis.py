"""A finished game judged in a process beside the server."""

import asyncio
import threading
import time
from typing import Any

import siegeworks
from siegeworks.server.history.analysis_jobs import AnalysisJobs, Job
from tests.server.running import Client
from tests.server.test_past import finish


def judged(client: Client, table: str, **query: Any) -> Any:
    """Ask until the analysis is done."""
    deadline = time.monotonic() + 60
    while True:
        found = client.good("GET", f"/tables/{table}/analysis", params=query)
        if found["total"] and found["done"] == found["total"] and found["curve"]:
            return found
        assert found["worst"] == []
        assert time.monotonic() < deadline
        time.sleep(0.1)


def test_a_finished_game_is_judged_in_both_languages(host: Client) -> None:
    table = host.open("gatehouse", [{}, {}], seed="9")["table"]["id"]
    finish(host, table)
    found = judged(host, table)
    turns = {turn["place"]: turn for turn in host.good("GET", f"/tables/{table}/turns")}
    assert found["curve"]
    for point in found["curve"]:
        assert turns[point["place"]]["seat"] == point["seat"]
        chance = point["chance"]
        assert 0 <= chance["low"] <= chance["value"] <= chance["high"] <= 1
    for mistake in found["worst"]:
        assert mistake["chosen"] == turns[mistake["place"]]["words"]
        assert mistake["better"] != mistake["chosen"]
    german = judged(host, table, language="de")
    assert german["curve"] == found["curve"]
    words = [mistake["chosen"] for mistake in found["worst"]]
    assert not words or [mistake["chosen"] for mistake in german["worst"]] != words
    other = judged(host, table, seat=1)
    assert other["opening"] != found["opening"] or other["luck"] != found["luck"]


def test_only_finished_games_are_judged_and_only_for_those_at_the_table(
    host: Client, guest: Client
) -> None:
    table = host.open("pig", seed="9")["table"]["id"]
    assert host.bad(409, "GET", f"/tables/{table}/analysis")["code"] == "analysis-over"
    done = host.open("gatehouse", [{}, {}], seed="9")["table"]["id"]
    finish(host, done)
    assert guest.bad(403, "GET", f"/tables/{done}/analysis")["code"] == "stranger"


class Slow(AnalysisJobs):
    """Works on whatever table is called slow until it is stopped."""

    def __init__(self) -> None:
        super().__init__(patience=0.5)
        self.order: list[str] = []
        self.enough = threading.Event()

    def work(self, job: Job) -> None:
        self.order.append(job.game)
        if job.game == "pig":
            self.enough.wait(30)
        else:
            job.found = {}

    def stop(self) -> None:
        self.enough.set()


def test_who_has_gone_keeps_nobody_waiting() -> None:
    async def ask() -> None:
        analysts = Slow()
        analysts.find_or_begin("slow", siegeworks.game("pig").start(), 0)
        await asyncio.sleep(0.1)
        depot, gate = siegeworks.game("westerplatte").start(), siegeworks.game("gatehouse").start()
        deadline = time.monotonic() + 20
        analysts.find_or_begin("first", depot, 0)
        while analysts.find_or_begin("second", gate, 0).found is None:
            assert time.monotonic() < deadline
            await asyncio.sleep(0.05)
        assert analysts.order[:2] == ["pig", "gatehouse"], "the latest asked for comes first"
        assert analysts.find_or_begin("second", gate, 0).found == {}
        analysts.close()

    asyncio.run(ask())
