"""How strong somebody is, as an estimate that every rated game improves: the model of OpenSkill, in whole numbers.

It compares the sides of a game two by two (Bradley and Terry), so a difference between two players means the same
whether two or five sit at the table. Strengths are kept in millionths: the same games give the same ratings again,
whatever the last bits of a machine's arithmetic are.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from openskill.models import BradleyTerryFull

MILLION: Final = 1_000_000
START_MU: Final = 25 * MILLION
START_SIGMA: Final = 25 * MILLION // 3
CHANGES: Final = 25 / 300
"""People change: so uncertain, in units of the model, a strength becomes from game to game. Bots stay as they are."""

CENTRE: Final = 1500
POINTS_EACH: Final = 29.5
"""Points shown for one unit: so 400 are odds of about ten to one, as in chess, where both strengths are known well."""
PROVISIONAL_ABOVE: Final = 150
"""Points of deviation above which a rating is not yet trusted."""
CERTAIN_SIGMA: Final = math.floor(PROVISIONAL_ABOVE / POINTS_EACH * MILLION)

_MODEL: Final = BradleyTerryFull(tau=0.0)


class RatingEstimate(NamedTuple):
    """An estimate and how uncertain it is, in millionths."""

    mu: int = START_MU
    sigma: int = START_SIGMA

    @property
    def points(self) -> int:
        """As people see it."""
        return round(CENTRE + (self.mu - START_MU) / MILLION * POINTS_EACH)

    @property
    def deviation(self) -> int:
        """In points: two times in three the truth is no farther away."""
        return round(self.sigma / MILLION * POINTS_EACH)

    @property
    def provisional(self) -> bool:
        return self.sigma > CERTAIN_SIGMA


class Player(NamedTuple):
    """Somebody in a game that is over: their side and its place, and how strong they were before."""

    side: int
    place: int
    before: RatingEstimate
    bot: bool = False
    absent: bool = False
    """They were not there at the end. Whatever their side has won, they have not."""


def rated(players: Sequence[Player], decided: bool = True) -> list[RatingEstimate]:
    """How strong everybody is after a game. What was not played to the end says nothing about its bots."""
    sides = sorted({player.side for player in players})
    teams = [[index for index, player in enumerate(players) if player.side == side] for side in sides]
    after = _MODEL.rate(
        [[_MODEL.rating(*_before(players[index])) for index in team] for team in teams],
        ranks=[float(min(players[index].place for index in team)) for team in teams],
    )
    strengths: dict[int, RatingEstimate] = {}
    for team, estimates in zip(teams, after, strict=True):
        for index, one in zip(team, estimates, strict=True):
            strength = RatingEstimate(round(one.mu * MILLION), round(one.sigma * MILLION))
            strengths[index] = _allowed(players[index], strength, decided)
    return [strengths[index] for index in range(len(players))]


def _before(player: Player) -> tuple[float, float]:
    sigma = player.before.sigma / MILLION
    return player.before.mu / MILLION, sigma if player.bot else math.hypot(sigma, CHANGES)


def _allowed(player: Player, after: RatingEstimate, decided: bool) -> RatingEstimate:
    if player.bot and not decided:
        return player.before
    if player.absent:
        return RatingEstimate(min(player.before.mu, after.mu), after.sigma)
    return after
