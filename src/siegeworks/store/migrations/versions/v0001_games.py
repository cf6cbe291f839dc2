"""Games with their journals, seats, links and sessions."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first tables."""
    _make_tables()
    _make_journal()
    _make_seats()
    _make_doors()


def _make_owner(primary_key: bool = False) -> sa.Column[str]:
    game = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.Text, game, primary_key=primary_key, nullable=False)


def _make_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("seed", sa.Text),
        sa.Column("luck", sa.Text, nullable=False),
        sa.Column("position", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("ending", sa.Text),
        sa.Column("assisted", sa.Boolean, nullable=False),
        sa.Column("rematch_of", sa.Text),
        sa.CheckConstraint("luck IN ('own', 'given')", name="tables_luck"),
    )
    op.create_index("tables_created", "tables", ["created", "id"])


def _make_journal() -> None:
    op.create_table(
        "journal",
        _make_owner(primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("key", sa.Text),
        sa.Column("at", sa.Double, nullable=False),
        sa.CheckConstraint("kind IN ('choice', 'luck', 'back')", name="journal_kind"),
        sa.UniqueConstraint("key", "table_id", name="journal_key"),
    )


def _make_seats() -> None:
    op.create_table(
        "seats",
        _make_owner(primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.Text, nullable=False),
        sa.CheckConstraint("kind IN ('human', 'bot', 'open')", name="seats_kind"),
    )


def _make_doors() -> None:
    op.create_table(
        "links",
        sa.Column("hash", sa.Text, primary_key=True),
        _make_owner(),
        sa.Column("seat", sa.Integer),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("used", sa.Boolean, nullable=False),
        sa.Column("revoked", sa.Boolean, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.CheckConstraint("role IN ('seat', 'watch', 'hand')", name="links_role"),
    )
    op.create_index("links_table", "links", ["table_id"])
    link = sa.ForeignKey("links.hash", ondelete="CASCADE")
    op.create_table(
        "sessions",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("link", sa.Text, link, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_index("sessions_link", "sessions", ["link"])
