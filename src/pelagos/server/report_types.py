"""What is told of a finished game, as types; see `message_types` for what they are for."""

from __future__ import annotations

from typing import Literal, NamedTuple

from msgspec import UNSET, UnsetType

from pelagos.server.message_types import ChairData, Told
from pelagos.server.reply_types import CardNeeds


class CurveData(Told):
    figure: str
    """The id of its name."""
    by: str
    """Who has it: a domain of people."""
    of: list[str]
    """The words of that domain."""
    points: list[list[int]]
    """For each of them a point as every cycle began, and one for the end."""


class LuckData(Told):
    seat: str
    count: int
    actual: float
    expected: float
    luck: float
    z: float
    says: str
    """The id of a sentence."""


class BattleReport(Told):
    at: int
    """The frame that shows it begin."""
    kind: str
    domain: str
    place: str
    attacker: str
    defender: str
    win: float
    loss: float
    nobody_left: float
    needs: CardNeeds | None
    """Of the attacker."""
    fought_out: bool
    won: str | None


class TurningPoint(Told):
    """A moment at which a game turned."""

    at: int
    """The frame that shows it."""
    kind: Literal["lead", "loss", "upset", "gain"]
    by: str
    who: str
    count: int
    """How much they have of the figure then; of an upset, the chance in percent that its winner had."""
    figure: str


class ReportData(Told):
    title: str
    variant: str
    seats: list[str]
    places: list[int] | None
    winners: list[str]
    how: Literal["played", "agreed", "deserted", "learnt", "moved"]
    chairs: list[ChairData]
    """Who sat where in the end, and who had given a seat up."""
    answers: int
    decisions: int
    period: str
    periods: int
    curves: list[CurveData] | UnsetType = UNSET
    dice: list[LuckData] | UnsetType | None = UNSET
    wins: list[LuckData] | UnsetType = UNSET
    battles: list[BattleReport] | UnsetType = UNSET
    turning_points: list[TurningPoint] | UnsetType = UNSET


class WeightedPhrase(NamedTuple):
    phrase: str
    weight: int


class DrawnOutcome(Told):
    """What nature said at one draw, and what she could have said."""

    said: str
    options: list[WeightedPhrase]


class SealReport(Told):
    """Were the dice right? All but the first is told of a sealed game."""

    sealed: bool
    commit: str | UnsetType = UNSET
    secret: str | UnsetType = UNSET
    nonces: dict[str, str] | UnsetType = UNSET
    checked: int | UnsetType = UNSET
    right: bool | UnsetType = UNSET
    fault: str | UnsetType = UNSET
    """The code of what is wrong."""
    outcomes: list[DrawnOutcome] | UnsetType = UNSET
