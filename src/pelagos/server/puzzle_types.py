"""What the routes of puzzles answer, as types."""

from __future__ import annotations

from pelagos.server.message_types import Told


class PuzzleSummary(Told):
    name: str
    themes: list[str]
    stars: int


class TitlePuzzles(Told):
    title: str
    puzzles: list[PuzzleSummary]
    daily: str
    """The name of the puzzle of today, which is the same for everybody."""
