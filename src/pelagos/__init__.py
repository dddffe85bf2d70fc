"""Pelagos: a rules engine for island board games."""

__version__ = "0.2.0"
