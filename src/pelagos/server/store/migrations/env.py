"""Run by Alembic: uses the connection it was handed; there is no configuration file."""

from alembic import context

from pelagos.server.store.schema import META

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=META,
    render_as_batch=True,
    transactional_ddl=False,
)
context.run_migrations()
