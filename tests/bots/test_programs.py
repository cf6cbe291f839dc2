"""Programs as bots: good ones, and every way to be a bad one."""

import gc
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import siegeworks
from siegeworks.bots import BotError, ProgramBot, make
from siegeworks.bots.program_bot import write_question
from tests.bots.positions import pig, seen
from tests.lab.helping import ROOT, surroundings

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"
GOOD = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    assert set(question) == {
        "game", "seat", "number", "prompt", "rule", "about", "options", "options_about", "view"
    }
    print(json.dumps({"choice": question["options"][-1]}), flush=True)
"""


def program(tmp_path: Path, text: str, seconds: float = 30) -> ProgramBot:
    """A bot that runs this Python."""
    file = tmp_path / "a bot.py"
    file.write_text(text, encoding="utf-8")
    return ProgramBot(f"{sys.executable} '{file}'", seconds)


def refused(bot: ProgramBot) -> BotError:
    """Why the bot's answer is not taken."""
    with pytest.raises(BotError) as error:
        bot.choose(seen(pig((10, 10), 10)))
    for language in ("en", "de"):
        assert 20 < len(error.value.words(language)) < 600
    return error.value


def alive(pid: int) -> bool:
    """Whether a process, or a zombie of it, is there."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_good_program_is_asked_again_and_again(tmp_path: Path) -> None:
    bot = program(tmp_path, GOOD)
    assert [bot.choose(seen(pig((10, 10), 10))) for _ in range(3)] == ["hold"] * 3
    bot.close()
    assert bot.choose(seen(pig((10, 10), 10))) == "hold"  # it is started anew
    bot.close()
    bot.close()


def test_a_program_is_told_the_numbers_of_the_question() -> None:
    match = siegeworks.game("westerplatte").start(seats=2, seed=1)
    for _ in range(10):
        if match.decision is not None and match.decision.prompt != "Act":
            match.choose(match.options()[0])
    asked = match.decision
    assert asked is not None
    question = json.loads(write_question(seen(match), 1))
    assert question["about"] == asked.about
    assert question["about"].keys() >= {"moves", "actions"}
    assert question["options_about"] == [option.about for option in asked.options]


@pytest.mark.parametrize("key", [game.key for game in siegeworks.games()])
def test_two_questions_that_read_differently_are_told_apart(key: str) -> None:
    """A program sees no words, so that what they say must stand in the numbers."""
    told: dict[str, str] = {}
    match = siegeworks.game(key).start(seed=2)
    for number in range(150):
        asked = match.decision
        if asked is None:
            break
        question = write_question(seen(match), 1)
        assert " object at 0x" not in question, "a fact that is no number says its words"
        line = json.loads(question)
        known = json.dumps([line["prompt"], line["about"], line["seat"]])
        assert told.setdefault(known, asked.words()) == asked.words()
        for option, about in zip(asked.options, line["options_about"], strict=True):
            named = json.dumps([str(option), about])
            assert told.setdefault(named, option.words()) == option.words()
        match.choose(asked.options[number % len(asked.options)])


@pytest.mark.parametrize("key", [game.key for game in siegeworks.games()])
def test_the_example_plays_every_game_to_its_end_without_our_package(key: str) -> None:
    game = siegeworks.game(key)
    bot = make(f"program:{sys.executable} -I {EXAMPLE}", game)
    assert isinstance(bot, ProgramBot)
    match = game.start(seed=3)
    for _ in range(1000):
        if match.to_move is not None:
            match.choose(bot.choose(seen(match)), match.to_move)
    bot.close()
    assert match.result is not None


def test_the_seconds_may_stand_before_the_command() -> None:
    bot = ProgramBot("seconds=3 python3 bot.py")
    assert (bot.seconds, bot.words) == (3, ["python3", "bot.py"])


def test_no_shell_reads_the_command(tmp_path: Path) -> None:
    trap = tmp_path / "trap"
    assert refused(ProgramBot(f"true; touch {trap}")).code in ("bot-not-found", "bot-died")
    assert not trap.exists()


def test_a_program_that_is_not_there() -> None:
    error = refused(ProgramBot("/no/such/program"))
    assert error.code == "bot-not-found"
    assert "/no/such/program" in str(error)


def test_a_program_that_crashes_is_quoted(tmp_path: Path) -> None:
    error = refused(program(tmp_path, "raise RuntimeError('out of ideas')"))
    assert error.code == "bot-died"
    assert error.facts["status"] == 1
    assert "out of ideas" in str(error)


def test_a_program_that_crashes_later(tmp_path: Path) -> None:
    bot = program(tmp_path, GOOD + "    raise SystemExit(7)\n")
    assert bot.choose(seen(pig((10, 10), 10))) == "hold"
    assert refused(bot).facts["status"] in (7, 0)


def test_a_program_that_hangs_is_killed_with_its_children(tmp_path: Path) -> None:
    text = """
import subprocess, sys, time
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
open(sys.argv[0] + ".pid", "w").write(str(child.pid))
time.sleep(600)
"""
    bot = program(tmp_path, text, seconds=3)
    assert refused(bot).code == "bot-late"
    assert ended(int((tmp_path / "a bot.py.pid").read_text()))


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="needs groups of processes")
@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGKILL])
def test_a_program_does_not_outlive_whoever_asked_it(tmp_path: Path, end: signal.Signals) -> None:
    text = """
import os, sys, time
sys.stdin.readline()  # whoever asks has made sure by then that nothing is left behind
open(sys.argv[0] + ".pid", "w").write(str(os.getpid()))
time.sleep(600)
"""
    file = tmp_path / "bot.py"
    file.write_text(text, encoding="utf-8")
    asking = (
        "from siegeworks.bots import ProgramBot; from tests.bots.positions import pig, seen; "
        f"ProgramBot('''{sys.executable} {file}''', 600).choose(seen(pig((10, 10), 10)))"
    )
    asker = subprocess.Popen([sys.executable, "-c", asking], env=surroundings(), cwd=ROOT)
    note = tmp_path / "bot.py.pid"
    while not note.exists() or not note.read_text():
        assert asker.poll() is None
        time.sleep(0.02)
    asker.send_signal(end)
    asker.wait()
    assert ended(int(note.read_text()))


def ended(pid: int) -> bool:
    """Whether a process ends soon."""
    for _ in range(6000):  # a busy machine takes its time
        if not alive(pid) or "Z" in _state(pid):
            return True
        time.sleep(0.01)
    return False


def _state(pid: int) -> str:
    asked = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True)
    return asked.stdout


def test_what_a_program_wrote_cannot_steer_the_terminal(tmp_path: Path) -> None:
    for text in (
        "sys.exit('\\x1b[31mred')",
        "print('\\x1b[31mred')",
        'print(\'{"choice": "\\\\u001b[31m"}\')',
    ):
        error = refused(program(tmp_path, f"import sys; sys.stdin.readline()\n{text}"))
        assert "?[31m" in str(error)
        assert "\x1b" not in str(error)


def test_a_program_that_closes_its_output(tmp_path: Path) -> None:
    bot = program(tmp_path, "import os, time; os.close(1); time.sleep(600)", seconds=1)
    assert refused(bot).code == "bot-silent"


def test_a_program_that_does_not_read(tmp_path: Path) -> None:
    assert refused(program(tmp_path, "import time; time.sleep(600)", seconds=1)).code == "bot-late"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("print('x' * 100_000)", "bot-flood"),
        ("while True: print('x' * 1000)", "bot-nonsense"),
        ("import sys\nwhile True: sys.stdout.write('x' * 1000)", "bot-flood"),
        ("print('roll')", "bot-nonsense"),
        ("print()", "bot-nonsense"),
        ("print('[]')", "bot-nonsense"),
        ("print('{}')", "bot-nonsense"),
        ("print('[' * 50_000)", "bot-nonsense"),
        ("import sys; sys.stdout.buffer.write(b'\\xff\\xfe\\n')", "bot-nonsense"),
        ('print(\'{"choice": "storm"}\')', "bot-not-offered"),
        ("print('{\"choice\": 3}')", "bot-not-offered"),
        ('print(\'{"choice": ["roll"]}\')', "bot-not-offered"),
        ("pass", "bot-died"),
        ("import os, signal; os.kill(os.getpid(), signal.SIGKILL)", "bot-died"),
        ("import sys\nwhile True: sys.stderr.write('x' * 1000)", "bot-late"),
    ],
)
def test_a_bad_program_is_refused_in_a_sentence(tmp_path: Path, text: str, code: str) -> None:
    quick = 2 if code == "bot-late" else 30
    bot = program(tmp_path, f"import sys; sys.stdin.readline()\n{text}", seconds=quick)
    assert refused(bot).code == code


def test_lines_that_nobody_asked_for(tmp_path: Path) -> None:
    twice = GOOD.replace("flush=True)", "flush=True); print('thinking', flush=True)")
    bot = program(tmp_path, twice)
    assert bot.choose(seen(pig((10, 10), 10))) == "hold"
    for _ in range(1000):
        if bot._pipes is not None and not bot._pipes._said.empty():
            break
        time.sleep(0.01)
    assert refused(bot).code == "bot-unasked"


def test_a_forgotten_bot_leaves_no_process(tmp_path: Path) -> None:
    bot = program(tmp_path, GOOD)
    bot.choose(seen(pig((10, 10), 10)))
    assert bot._pipes is not None
    process = bot._pipes._process
    del bot
    gc.collect()
    assert process.returncode is not None
    assert not alive(process.pid)
