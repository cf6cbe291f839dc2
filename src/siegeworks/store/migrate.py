"""Bringing an older database to the schema of this program; a SQLite file is copied before."""

import contextlib
import os
import sqlite3
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine

from siegeworks.store.database_engine import Place
from siegeworks.store.errors import BadStore, StoreFull
from siegeworks.store.schema_version import find_version, keep_others_out
from siegeworks.store.writer import WRITING

SCRIPTS: Final = "siegeworks.store:migrations"


def migrate(engine: Engine, place: Place, scripts: str = SCRIPTS) -> None:
    """Do the steps that are missing, all or none; refuse what this program does not know."""
    config = Config()
    config.set_main_option("script_location", scripts.replace("%", "%%"))
    known = ScriptDirectory.from_config(config)
    with engine.connect() as connection:
        if _find_known(connection, known, place) == known.get_current_head():
            return
    with engine.connect().execution_options(**WRITING) as connection, connection.begin():
        keep_others_out(connection, place)
        version = _find_known(connection, known, place)
        if version is not None and version != known.get_current_head() and place.path is not None:
            copy(place.path, version)
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _find_known(connection: Connection, known: ScriptDirectory, place: Place) -> str | None:
    """The version of the schema, which must be one of those from which there are steps."""
    version = find_version(connection, place)
    if version is not None and version not in {each.revision for each in known.walk_revisions()}:
        raise BadStore("store-newer", place=place.shown, found=version)
    return version


def copy(path: Path, version: str) -> None:
    """Copy a SQLite file, what is still in its log included."""
    target = _choose_free_name(path, version)
    try:
        with (
            contextlib.closing(sqlite3.connect(path)) as source,
            contextlib.closing(sqlite3.connect(target)) as sink,
        ):
            source.backup(sink)
    except sqlite3.Error as error:
        with contextlib.suppress(OSError):
            os.unlink(target)
        raise StoreFull("store-no-copy", place=str(path), why=str(error)) from error


def _choose_free_name(path: Path, version: str) -> Path:
    """A name beside a file that tells the version of its schema."""
    target, number = path.with_name(f"{path.name}.{version}.bak"), 1
    while os.path.exists(target):
        number += 1
        target = path.with_name(f"{path.name}.{version}-{number}.bak")
    return target
