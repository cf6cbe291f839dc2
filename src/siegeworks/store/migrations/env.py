"""Run by Alembic: the steps that are missing, on the connection that the store hands over."""

from alembic import context

from siegeworks.store.schema import METADATA, VERSION_TABLE

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    version_table=VERSION_TABLE,
    transactional_ddl=True,  # with SQLite too: a step is done wholly or not at all
)
with context.begin_transaction():
    context.run_migrations()
