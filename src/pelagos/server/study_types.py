"""What is told of a game that was studied, as types; the page's are written from them."""

from __future__ import annotations

from typing import Literal

from pelagos.server.message_types import Told


class ChancesAt(Told):
    at: int
    """The frame that shows it."""
    chances: list[int]
    """By side, in millionths; together they are certain."""


class SwingData(Told):
    at: int
    kind: Literal["choice", "luck"]
    seat: str | None
    """Who decided."""
    changes: list[int]
    """By side, in millionths."""


class SideTotalData(Told):
    """What became of a side's chance: `start`, `luck` and what every seat did make `end`."""

    side: int
    start: int
    end: int
    luck: int
    by_seat: list[int]


class VerdictReason(Told):
    """Its sentence is `bots-why-<name>`."""

    kind: str
    params: list[str]
    """What the numbers mean: `name`, or `name:domain` for a number that has words."""
    numbers: list[int]


class SpokenPart(Told):
    seat: str
    said: str


class VerdictData(Told):
    """A decision that is worth telling of, judged by what its seat knew."""

    kind: Literal["mistake", "inaccuracy", "find"]
    at: int
    seat: str
    said: str
    best: str
    """The best other answer."""
    loss: int
    """By how much it wins more often, in millionths; at a find below nothing."""
    chance: int
    why: VerdictReason | None
    line: list[SpokenPart]
    """How the game may go on after the best answer."""


class StudyData(Told):
    title: str
    seats: list[str]
    sides: list[int]
    """By seat, the number of its side."""
    curve: list[ChancesAt]
    swings: list[SwingData]
    totals: list[SideTotalData]
    verdicts: list[VerdictData]
    decisions: list[int]
    losses: list[int]
    """By seat, what it lost by mistakes and inaccuracies."""
    largest: list[int]
    """The frames of the largest mistakes."""


class StudyReply(Told):
    study: StudyData | None
    """None for a title without a value model."""


class PlaceData(Told):
    domain: str
    word: str


class TargetsReply(Told):
    """What can be attacked from where the pieces lie, with whatever god, gold or card that takes."""

    attackable: list[PlaceData]
    """Places of rivals, by one's own pieces."""
    threatened: list[PlaceData]
    """One's own places, by the pieces of rivals."""
