"""Where the luck of a game comes from, so that everybody can be told."""

from alembic import op

revision = "0002"
down_revision = "0001"

KINDS = ("fresh", "seed", "same", "record", "lesson", "given", "unknown")


def upgrade() -> None:
    """Add the column; of games that are there already, find out what can be found out."""
    kinds = ", ".join(f"'{kind}'" for kind in KINDS)
    op.execute(
        "ALTER TABLE tables ADD COLUMN luck_from TEXT DEFAULT 'unknown' NOT NULL"
        f" CONSTRAINT tables_luck_from CHECK (luck_from IN ({kinds}))"
    )
    op.execute("UPDATE tables SET luck_from = 'given' WHERE luck = 'given'")
    op.execute(
        "UPDATE tables SET luck_from = 'same' WHERE luck_from = 'unknown' AND seed ="
        " (SELECT earlier.seed FROM tables AS earlier WHERE earlier.id = tables.rematch_of)"
    )
