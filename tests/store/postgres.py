"""A PostgreSQL server of the tests' own, thrown away afterwards."""

import contextlib
import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa

BINARIES = Path("/usr/lib/postgresql")
REASON = "PostgreSQL's server programs are not here: apt-get install postgresql"


def programs() -> Path | None:
    """The folder with initdb and postgres, the newest if there are several."""
    found = sorted(BINARIES.glob("*/bin/initdb"), key=lambda file: int(file.parts[-3]))
    if found:
        return found[-1].parent
    elsewhere = shutil.which("initdb")
    return Path(elsewhere).parent if elsewhere else None


def _somebody() -> dict[str, Any]:
    """PostgreSQL will not run as root; Debian's package brings a user for it."""
    if os.geteuid() != 0:
        return {}
    return {"user": "postgres", "group": "postgres", "extra_groups": []}


@contextlib.contextmanager
def server(binaries: Path) -> Iterator[str]:
    """A running server, reached by a socket in its own folder; the folder."""
    folder = Path(tempfile.mkdtemp(prefix="siegeworks-pg-"))
    try:
        if os.geteuid() == 0:
            user = pwd.getpwnam("postgres")
            os.chown(folder, user.pw_uid, user.pw_gid)
        data = str(folder / "data")
        initdb = [str(binaries / "initdb"), "-D", data, "-U", "siege", "-A", "trust", "-N"]
        options: dict[str, Any] = {"cwd": folder, **_somebody()}
        subprocess.run([*initdb, "-E", "UTF8"], check=True, capture_output=True, **options)
        postgres = [str(binaries / "postgres"), "-D", data, "-k", str(folder), "-F"]
        with (folder / "log").open("w") as log:
            running = subprocess.Popen(
                [*postgres, "-c", "listen_addresses="], stdout=log, stderr=log, **options
            )
        try:
            _wait(running, folder)
            yield str(folder)
        finally:
            running.terminate()
            running.wait(30)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _wait(running: "subprocess.Popen[bytes]", folder: Path) -> None:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        assert running.poll() is None, (folder / "log").read_text()
        with contextlib.suppress(sa.exc.OperationalError):
            command(str(folder), "SELECT 1")
            return
        time.sleep(0.1)
    raise AssertionError((folder / "log").read_text())


def url(folder: str, name: str) -> str:
    """Where a database of that server is."""
    return f"postgresql://siege@/{name}?host={folder}"


def command(folder: str, sql: str) -> None:
    """Give the server a command."""
    where = url(folder, "postgres").replace("postgresql:", "postgresql+psycopg:")
    engine = sa.create_engine(where, isolation_level="AUTOCOMMIT", poolclass=sa.NullPool)
    with engine.connect() as connection:
        connection.execute(sa.text(sql))
