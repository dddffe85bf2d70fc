"""What the coach answers, as types; the page's are written from them."""

from __future__ import annotations

from typing import NamedTuple

from pelagos.server.message_types import Told


class RemarkData(Told):
    """Its sentence is the message `coach-<name>`."""

    name: str
    params: list[str]
    """What the numbers mean: `name`, or `name:domain` for a number that has words."""
    numbers: list[int]


class SuggestionData(Told):
    say: str
    reasons: list[RemarkData]
    brings: list[RemarkData]
    """Short labels: of an offer, what its turn would bring."""
    warnings: list[RemarkData]


class AdviceReply(Told):
    goal: list[RemarkData]
    phase: list[RemarkData]
    news: list[RemarkData]
    """What rivals did since the own last answer."""
    threats: list[RemarkData]
    suggestions: list[SuggestionData]
    """The best first; none for whoever is not asked."""
    sure: list[RemarkData]


class SaidBy(NamedTuple):
    seat: int
    phrase: str


class ThoughtData(Told):
    """An answer as the search sees it."""

    say: str
    chance: int
    """Of winning after it, in ten-thousandths; -1 if nothing was compared."""
    playouts: int
    goes_on: list[SaidBy]
    """How it expects people to go on."""


class OpinionReply(Told):
    answers: list[ThoughtData]
    """The best first."""
    feared: int
    """The seat that wins most where the one that is asked does not, or -1."""


class WarningsReply(Told):
    warnings: list[RemarkData]
