"""The tables of the database. A change here needs a new file in ``migrations/versions``."""

from typing import Final, get_args

from sqlalchemy import (
    JSON,
    Boolean,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
)

from siegeworks.store.rows import LuckSource, TakenBy, TakenFrom

VERSION: Final = "0003"  # of the newest of them
VERSION_TABLE: Final = "siegeworks_version"
METADATA: Final = MetaData()
LUCK_SOURCES: Final = get_args(LuckSource)


def _make_owner(primary_key: bool) -> Column[str]:
    """The game a row belongs to, and goes with."""
    game = ForeignKey("tables.id", ondelete="CASCADE")
    return Column("table_id", Text, game, primary_key=primary_key, nullable=False)


TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("title", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("content", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("seed", Text),
    Column("luck", Text, nullable=False),
    Column("position", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("length", Integer, nullable=False),
    Column("ending", Text),
    Column("assisted", Boolean, nullable=False),
    Column("rematch_of", Text),
    Column("luck_from", Text, nullable=False, server_default="unknown"),
    CheckConstraint("luck IN ('own', 'given')", name="tables_luck"),
    CheckConstraint(f"luck_from IN {LUCK_SOURCES}", name="tables_luck_from"),
    Index("tables_created", "created", "id"),
)
JOURNAL: Final = Table(
    "journal",
    METADATA,
    _make_owner(True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("key", Text),
    Column("at", Double, nullable=False),
    CheckConstraint("kind IN ('choice', 'luck', 'back')", name="journal_kind"),
    # The key first: one look finds the keys of a whole group of moves.
    UniqueConstraint("key", "table_id", name="journal_key"),
)
SEATS: Final = Table(
    "seats",
    METADATA,
    _make_owner(True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("bot", Text, nullable=False),
    CheckConstraint("kind IN ('human', 'bot', 'open')", name="seats_kind"),
)
LINKS: Final = Table(
    "links",
    METADATA,
    Column("hash", Text, primary_key=True),
    _make_owner(False),
    Column("seat", Integer),
    Column("role", Text, nullable=False),
    Column("handed", Boolean, nullable=False, server_default=false()),
    Column("used", Boolean, nullable=False),
    Column("revoked", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    CheckConstraint("role IN ('seat', 'watch', 'hand')", name="links_role"),
    Index("links_table", "table_id"),
)
SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("link", Text, ForeignKey("links.hash", ondelete="CASCADE"), nullable=False),
    Column("created", Double, nullable=False),
    Index("sessions_link", "link"),
)
TAKEOVERS: Final = Table(
    "takeovers",
    METADATA,
    _make_owner(True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("taken_by", Text, primary_key=True, nullable=False),
    Column("taken_from", Text, primary_key=True, nullable=False),
    Column("at", Double, nullable=False),
    CheckConstraint(f"taken_by IN {get_args(TakenBy)}", name="takeovers_by"),
    CheckConstraint(f"taken_from IN {get_args(TakenFrom)}", name="takeovers_from"),
)
