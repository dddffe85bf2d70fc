"""Run by Alembic: uses the connection it was handed; there is no configuration file."""

from typing import Final

from alembic import context

from pelagos.server.store.schema import META

POSTGRESQL: Final = "postgresql"
"""There a migration is wholly made or not at all."""

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=META,
    render_as_batch=True,
    transactional_ddl=connection.dialect.name == POSTGRESQL,
)
context.run_migrations()
