"""``siegeworks bench``: that the figures are there, never how large they are."""

import json

import pytest

from siegeworks import _overlay
from siegeworks.cli import bench
from siegeworks.lab import bench as laboratory
from tests.cli.commands import facts, run

FIGURES = {
    "decisions_per_second",
    "playouts_per_second",
    "decisions_per_playout",
    "forced_share",
    "clone_us",
    "options_us",
    "step_us",
    "state_bytes",
    "search_simulations_per_second",
}


def test_every_figure_is_printed() -> None:
    found = facts("bench", "pig", "--seconds", "0.05")
    assert {"compiled", "calibration", "compile_seconds", "games"} <= set(found)
    assert isinstance(found["compiled"], bool)
    assert found["calibration"] > 0
    assert set(found["games"]) == {"pig"}
    pig = found["games"]["pig"]
    assert FIGURES | {"events_per_second"} <= set(pig)
    assert all(isinstance(figure, int | float) for figure in pig.values())
    assert all(value > 0 for name, value in pig.items() if name != "forced_share")
    assert pig["events_per_second"] > pig["decisions_per_second"]
    assert pig["forced_share"] == 0  # there is always a choice in Pig


def test_environments_are_measured_beside_others() -> None:
    found = facts("bench", "envs", "--game", "pig", "--seconds", "0.05")
    assert set(found["games"]) == {"pig"}
    pig = found["games"]["pig"]
    ways = ("many_steps", "single_steps", "pettingzoo_steps", "openspiel_steps", "face_decisions")
    for way in ways:
        assert pig[f"{way}_per_second"] > 0
        assert pig[f"{way}_per_processor_second"] > 0
    assert pig["two_processes_share"] > 0
    assert "gymnasium CartPole-v1" in found["peers"]


def test_figures_as_text() -> None:
    done = run("bench", "pig", "--seconds", "0.05")
    assert done.returncode == 0
    assert all(figure in done.stdout for figure in FIGURES)


def test_too_short_a_time_is_refused() -> None:
    done = run("bench", "pig", "--seconds", "0")
    assert done.returncode == 2
    assert "--seconds" in done.stderr


def test_what_this_process_runs_on_is_known() -> None:
    status = _overlay.tell_status()
    assert status.key
    assert (status.reason == "built") == status.compiled


@pytest.mark.parametrize(("key", "lab"), [(None, True), (None, False), ("pig", True)])
def test_the_laboratory_is_measured_with_all_games_unless_it_is_left_out(
    key: str | None,
    lab: bool,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(bench, "measure", lambda game, seconds: {})
    monkeypatch.setattr(laboratory, "measure", lambda games, ray: {"games": games})
    bench.command(key, 0.05, lab, json=True)
    found = json.loads(capsys.readouterr().out)
    assert ("lab" in found) == (lab and key is None)


def test_figures_of_the_laboratory() -> None:
    found = laboratory.measure(200, ray=False)
    assert found["games"] == 200
    assert all(value > 0 for value in found.values())
    assert found["two_workers_seconds_for_100000"] == pytest.approx(
        100_000 / found["two_workers_games_per_second"], rel=0.2
    )
