"""The titles, in one explicit table."""

from pelagos.games.classic.title import TITLE as CLASSIC
from pelagos.games.hellas.title import TITLE as HELLAS
from pelagos.games.legendary.title import TITLE as LEGENDARY
from pelagos.kernel.title import Title

TITLES: tuple[Title, ...] = (CLASSIC, HELLAS, LEGENDARY)
