"""Odds cost nobody else anything: weighed elsewhere, in turn, and as they would be here."""

import asyncio
import os
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

import siegeworks
from siegeworks.server import wire
from siegeworks.server.history import odds, replays
from siegeworks.server.history.odds_desk import OddsDesk
from siegeworks.server.history.replays import Replays
from siegeworks.server.http.errors import TooMany
from tests.server.running import Client
from tests.server.test_replays import find_myself, let_begin, wait_for_gate


@asynccontextmanager
async def sitting() -> AsyncIterator[OddsDesk]:
    desk = OddsDesk()
    try:
        yield desk
    finally:
        desk.close()


def test_odds_are_weighed_in_a_process_once_there_is_one() -> None:
    async def look() -> None:
        async with sitting() as desk:
            first, _ = await desk.run("a", find_myself)
            assert first == os.getpid(), "nobody waits for a process to start"
            assert desk._waking is not None
            await desk._waking
            later, niceness = await desk.run("a", find_myself)
            assert later != os.getpid()
            assert niceness >= min(19, os.nice(0) + replays.POLITE)

    asyncio.run(look())


@pytest.mark.parametrize(
    ("make", "code"), [(OddsDesk, "too-many-odds"), (Replays, "too-many-replays")]
)
def test_too_many_are_refused_whoever_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, make: type[Replays], code: str
) -> None:
    monkeypatch.setattr(replays, "MOST_WAITING", 2)
    monkeypatch.setattr(replays, "MOST_IN_ALL", 3)
    gate = str(tmp_path / "gate")

    async def look() -> None:
        desk = make()
        waiting = [asyncio.create_task(desk.run("a", wait_for_gate, gate)) for _ in range(2)]
        await let_begin(2)
        with pytest.raises(TooMany) as refused:
            await desk.run("a", find_myself)
        assert refused.value.code == code
        assert refused.value.words("en") != refused.value.words("de")
        waiting.append(asyncio.create_task(desk.run("b", wait_for_gate, gate)))
        await let_begin()
        with pytest.raises(TooMany):
            await desk.run("c", find_myself)
        Path(gate).touch()
        await asyncio.gather(*waiting)
        assert await desk.run("c", find_myself)
        desk.close()

    asyncio.run(look())


@pytest.mark.parametrize(("game", "seats"), [("pig", 2), ("westerplatte", 1), ("hegra", 1)])
def test_odds_are_the_same_elsewhere(game: str, seats: int) -> None:
    match, dice = siegeworks.game(game).start(seats=seats, seed=3), random.Random(3)
    for number in range(40):
        seat = match.asked[0]
        option = str(dice.choice(match.options(seat)))
        if number % 4 == 0:
            sent = odds.show_odds(odds.ask_odds(match, seat, option, "de"))
            here = odds.weigh_odds(match.clone(for_seat=seat), seat, option, "de")
            assert msgspec.json.decode(sent, type=wire.Odds) == here
        match.choose(option, seat)
        if match.result is not None:
            break


def test_a_question_tells_the_process_no_secret() -> None:
    seed = 918273645546372819
    asked: dict[str, set[str]] = {}  # what the process is told, by what really lies there
    for number in range(60):
        match = siegeworks.game("gatehouse").start(seed=seed + number)
        option = str(match.options(0)[0])
        question = odds.ask_odds(match, 0, option, "en")
        assert question == odds.ask_odds(match, 0, option, "en"), "it does not flicker"
        assert str(seed + number) not in question.position
        asked.setdefault(match.position(), set()).add(question.position)
    assert len(asked) == 3
    for told in asked.values():
        assert told == set(asked), "whatever lies there, all that it could be is told"


def test_odds_that_are_typed_are_weighed_there_as_well(host: Client) -> None:
    table = host.open("westerplatte", [{}], seed="3")["table"]["id"]
    sequence = host.view(table)["sequence"]
    for line in ("o", "o 1", "o 99"):
        wish = {"line": line, "sequence": sequence}
        page = host.good("POST", f"/tables/{table}/line", json=wish)
        assert page["lines"]
        assert page["sequence"] == sequence
    assert host.view(table)["sequence"] == sequence


def test_what_is_not_on_offer_is_refused_before_anything_is_weighed(host: Client) -> None:
    table = host.open("gatehouse", [{}, {}])["table"]["id"]
    problem = host.bad(422, "GET", f"/tables/{table}/odds", params={"option": "fly", "seat": 0})
    assert problem["code"] == "not-offered"
