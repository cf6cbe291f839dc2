"""``siegeworks`` alone: serves the player's own games and opens the browser."""

import signal
import stat
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from siegeworks.cli import home
from tests.cli.terminal import PROGRAM, environment, hear_interrupts


@pytest.fixture
def browser(tmp_path: Path) -> Path:
    """A browser that only writes down what it was asked to show."""
    script = tmp_path / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" >> "{tmp_path}/shown"\n')
    script.chmod(script.stat().st_mode | stat.S_IXUSR)
    return script


def shown(folder: Path) -> list[str]:
    """What the browser was asked to show, once it was."""
    file = folder / "shown"
    deadline = time.monotonic() + 30
    while not file.is_file() and time.monotonic() < deadline:
        time.sleep(0.05)
    return file.read_text().split()


@contextmanager
def started(folder: Path, **more: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The program without arguments, and the first line that it prints."""
    process = subprocess.Popen(
        PROGRAM,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        env=environment(folder, **more),
        encoding="utf-8",
        preexec_fn=hear_interrupts,
    )
    assert process.stdout is not None
    try:
        yield process, process.stdout.readline()
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(timeout=30)
        process.stdout.close()


def test_it_serves_and_opens_the_browser_and_a_second_one_joins(
    tmp_path: Path, browser: Path
) -> None:
    with started(tmp_path, BROWSER=f"{browser} %s") as (_, line):
        address = line.split(" is at ")[1].split(" ")[0]
        assert shown(tmp_path) == [address]
        with urllib.request.urlopen(f"{address}healthz", timeout=30) as answer:
            assert answer.status == 200
        with started(tmp_path, BROWSER=f"{browser} %s") as (second, said):
            assert second.wait(timeout=30) == 0
            assert said == f"Siegeworks is running already, at {address}\n"
        assert shown(tmp_path) == [address, address]
    assert not (tmp_path / home.NOTE).exists()


def test_without_a_screen_only_the_address_is_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    assert not home.has_screen()
    monkeypatch.setenv("DISPLAY", ":0")
    assert home.has_screen()


@pytest.mark.parametrize("note", ["", "{}", "[]", '{"address": "http://127.0.0.1:1/"}'])
def test_a_note_of_a_server_that_is_gone_is_not_believed(tmp_path: Path, note: str) -> None:
    file = tmp_path / home.NOTE
    assert home.find_running(file) == ""
    file.write_text(note)
    assert home.find_running(file) == ""
