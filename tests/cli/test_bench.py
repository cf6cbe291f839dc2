"""``siegeworks bench``: that the figures are there, never how large they are."""

from siegeworks import _overlay
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


def test_figures_as_text() -> None:
    done = run("bench", "pig", "--seconds", "0.05")
    assert done.returncode == 0
    assert all(figure in done.stdout for figure in FIGURES)


def test_too_short_a_time_is_refused() -> None:
    done = run("bench", "pig", "--seconds", "0")
    assert done.returncode == 2
    assert "--seconds" in done.stderr


def test_what_this_process_runs_on_is_known() -> None:
    status = _overlay.status()
    assert status.key
    assert (status.reason == "built") == status.compiled
