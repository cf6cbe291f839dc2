"""What many threads of a process read for the first time, all at once."""

import subprocess
import sys

import pytest

from tests.server_load.surroundings import surroundings

# Threads change places as often as they can: msgspec crashed in 8 of 10 such processes.
CROWD = """
import sys, threading
{begin}
def read():
    gate.wait()
    {read}
    done.append(1)
gate, done = threading.Barrier(16), []
sys.setswitchinterval(1e-6)
crowd = [threading.Thread(target=read) for _ in range(16)]
for one in crowd: one.start()
for one in crowd: one.join()
print(len(done))
"""
BOARD = """
import siegeworks
from siegeworks.parts.board import board_of
game = siegeworks.game({!r})
start = game.start().start
options = game.name_settings(start.settings)
"""
READ = "assert board_of(game).layout(start.tables, options)"
LESSON = """
import siegeworks
from siegeworks.server.games.lessons import describe_lesson
game = siegeworks.game("westerplatte")
"""
WELCOME = """
import msgspec
from siegeworks.server import wire
from siegeworks.cli.load.client import WELCOMED
text = msgspec.json.encode({'table': {'id': '', 'title': '', 'seats': [{}]}, 'me': {}})
def take():
    try: WELCOMED.decode(text)
    except msgspec.ValidationError: pass
"""


@pytest.mark.parametrize(
    ("begin", "read"),
    [
        pytest.param(BOARD.format("westerplatte"), READ, id="a layout"),
        pytest.param(BOARD.format("hegra"), READ, id="Hegra's plan"),
        pytest.param(LESSON, "describe_lesson(game, 'first', 'en')", id="a lesson"),
        pytest.param(WELCOME, "take()", id="a player's welcome"),
    ],
)
def test_many_threads_read_at_once(begin: str, read: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", CROWD.format(begin=begin, read=read)],
        env=surroundings(),
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert (done.returncode, done.stdout) == (0, "16\n"), done.stderr
