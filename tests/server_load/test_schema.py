"""Every route against its own description: nothing breaks, and nothing answers otherwise."""

import json
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import msgspec
import pytest

from siegeworks.cli.load.client import Client
from siegeworks.server import wire
from tests.server_load.guest import ADDRESS
from tests.server_load.surroundings import surroundings

CONFIG = Path(__file__).with_name("schemathesis.toml")
RUN = "from schemathesis.cli import schemathesis; schemathesis()"


@pytest.mark.slow
def test_made_up_requests(url: str, tmp_path: Path) -> None:
    described = f"{url}schema/openapi.json"
    done = subprocess.run(
        [sys.executable, "-c", RUN, "--config-file", str(CONFIG), "run", described],
        cwd=tmp_path,  # it keeps notes where it runs
        env=surroundings() | {ADDRESS: url},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout


def test_the_stream_of_the_lobby(url: str) -> None:
    """Its events are what the wire describes, one for each thing that happens."""
    told: list[wire.LobbyEvent] = []
    with urlopen(f"{url}{wire.API[1:]}/lobby", timeout=20) as stream:
        assert stream.headers["content-type"].startswith("text/event-stream")
        table = Client(url).open_table("pig", 2, "stream")
        Client(url).delete_table(table)
        while not told or told[-1].event != "deleted":
            line = stream.readline()
            assert line, "the stream ended"
            if line.startswith(b"data:"):
                told.append(msgspec.json.decode(line[5:].strip(), type=wire.LobbyEvent))
    assert {event.id for event in told} == {table.id}
    assert told[0].event == "created"
    assert told[0].table is not None
    assert told[0].table.title == "stream"


def test_the_schema_says_what_the_stream_is(url: str) -> None:
    with urlopen(f"{url}schema/openapi.json") as answer:
        answers = json.load(answer)["paths"][f"{wire.API}/lobby"]["get"]["responses"]
    assert list(answers["200"]["content"]) == ["text/event-stream"]
