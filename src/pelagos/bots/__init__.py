"""Bots: they get the bytes of a view and nothing else. What the strong one knows of each title is listed here."""

from typing import Final

from pelagos.bots.classic import ForClassic
from pelagos.bots.hellas import ForHellas
from pelagos.bots.judge import Judge
from pelagos.bots.legendary import ForLegendary

JUDGES: Final[dict[str, Judge]] = {
    "classic": ForClassic(),
    "legendary": ForLegendary(),
    "hellas": ForHellas(),
}
"""By the name of the title. For a title that is not here the strong bot counts what it owns."""
