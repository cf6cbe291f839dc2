"""Who took a seat over from whom, and which links went around."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

A_PERSON = 1.0  # seconds; nobody follows a link sooner, and what the host needs is followed at once


def upgrade() -> None:
    """Add the table and the column; of links that are there, find out which were sent to others."""
    game = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "takeovers",
        sa.Column("table_id", sa.Text, game, primary_key=True, nullable=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("taken_by", sa.Text, primary_key=True, nullable=False),
        sa.Column("taken_from", sa.Text, primary_key=True, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.CheckConstraint("taken_by IN ('host', 'link')", name="takeovers_by"),
        sa.CheckConstraint("taken_from IN ('person', 'bot')", name="takeovers_from"),
    )
    op.execute("ALTER TABLE links ADD COLUMN handed BOOLEAN DEFAULT false NOT NULL")
    op.execute(
        "UPDATE links SET handed = true WHERE role = 'seat' AND seat IS NOT NULL AND"
        " (NOT used OR EXISTS (SELECT 1 FROM sessions WHERE sessions.link = links.hash"
        f" AND sessions.created > links.created + {A_PERSON}))"
    )
