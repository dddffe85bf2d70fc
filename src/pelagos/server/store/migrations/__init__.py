"""Alembic's folder: `env.py` is run by it, `versions` hold one step each."""
