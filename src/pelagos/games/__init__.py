"""The titles, in one explicit table."""

from pelagos.kernel.title import Title

TITLES: tuple[Title, ...] = ()
