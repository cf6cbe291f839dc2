"""The same rows on a Ray cluster: here a local one of two workers."""

import os
from pathlib import Path

import pytest

from siegeworks.lab.cluster import Cluster
from siegeworks.lab.errors import LabError
from siegeworks.lab.experiment import design
from siegeworks.lab.run_folder import run
from tests.lab.helping import ROOT, rows, siegeworks, small

pytest.importorskip("ray", reason="Ray is not installed here: pip install siegeworks[ray]")

pytestmark = [
    pytest.mark.slow,
    # Ray leaves sockets and files to the garbage collector, and warns of its own future.
    pytest.mark.filterwarnings("ignore"),
]


@pytest.fixture
def local(monkeypatch: pytest.MonkeyPatch) -> Cluster:
    """A Ray of two workers that find this source."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT / "src"), str(ROOT)]))
    return Cluster("local", 2)


def test_a_cluster_gives_the_same_rows(local: Cluster, tmp_path: Path) -> None:
    run(small(), tmp_path / "here")
    with local as workers:
        assert run(small(), tmp_path / "there", workers=workers).is_complete
        bad = design(2, ["pig"], bots=[["random", "program:false"]])
        with pytest.raises(LabError, match="failed in the game"):
            run(bad, tmp_path / "bad", workers=workers)
    assert rows(tmp_path / "there") == rows(tmp_path / "here")


def test_a_cluster_that_is_not_there_is_refused(tmp_path: Path) -> None:
    flags = ["--game", "pig", "--games", "2", "--out", str(tmp_path / "run")]
    for address in ("ray://127.0.0.1:9", "127.0.0.1:9"):  # Ray would knock at the second for ever
        done = siegeworks("lab", "run", *flags, "--ray", address)
        assert done.returncode == 2
        assert "Ray at" in done.stderr
        assert "Traceback" not in done.stderr
