"""Which schema a database has; a new database gets this program's at once.

The steps from older schemas are Alembic's, which is imported for them only: it takes much memory.
"""

from typing import Final

from sqlalchemy import (
    Column,
    Connection,
    Engine,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    inspect,
    select,
    text,
)

from siegeworks.store.database_engine import Place
from siegeworks.store.errors import BadStore
from siegeworks.store.schema import METADATA, VERSION, VERSION_TABLE
from siegeworks.store.writer import WRITING

ONE_AT_A_TIME: Final = 0x5349454745  # PostgreSQL's number of the lock that changing a schema takes
VERSIONS: Final = Table(  # as Alembic makes it
    VERSION_TABLE,
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name=f"{VERSION_TABLE}_pkc"),
)


def prepare_schema(engine: Engine, place: Place) -> str:
    """Make the tables of a new database; the version of the schema that is there then."""
    with engine.connect() as connection:
        version = find_version(connection, place)
    if version is not None:
        return version
    with engine.connect().execution_options(**WRITING) as connection, connection.begin():
        keep_others_out(connection, place)
        version = find_version(connection, place)
        if version is None:
            METADATA.create_all(connection)
            VERSIONS.create(connection, checkfirst=True)
            connection.execute(VERSIONS.insert().values(version_num=VERSION))
    return version or VERSION


def keep_others_out(connection: Connection, place: Place) -> None:
    """See that nobody else changes the schema before this transaction ends."""
    if place.path is None:
        connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))


def find_version(connection: Connection, place: Place) -> str | None:
    """The version of the schema, None for a new database; refuse one that is somebody else's."""
    there = set(inspect(connection).get_table_names())
    found = None
    if VERSION_TABLE in there:
        found = connection.execute(select(VERSIONS.c.version_num)).scalar()
    if found is None:
        others = there - {VERSION_TABLE}
        foreign = others if place.path is not None else others & METADATA.tables.keys()
        if foreign:
            raise BadStore("store-foreign", place=place.shown, found=min(foreign))
    return found
