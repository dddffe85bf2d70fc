"""Points, tie-breaks and standings, in whole numbers.

At a table one shares 120 points out by how many of the others one has left behind; whoever shares a place with somebody
has left half of them behind. So a game between two is worth 120 to its winner, and to each of both 60 if it is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from pelagos.tournaments.plan import GROUPS, LEAGUE, SWISS
from pelagos.tournaments.tournament import STAYS, Tournament

WHOLE: Final = 120
"""For leaving all others behind. Half, third, quarter and fifth of it are whole numbers."""


class EntrantScore(NamedTuple):
    """What one entrant has, as far as games are over."""

    entrant: int
    points: int
    opponents: int
    """The points of all they have met, as Buchholz counts them."""
    beaten: int
    """The points of those they have left behind, half of those they shared a place with: Sonneborn and Berger."""
    direct: int
    """Against those with as many points: 2 for each they left behind, 1 for each they shared a place with."""
    wins: int
    games: int
    byes: int
    withdrawn: bool


def shares(places: Sequence[int]) -> list[int]:
    """By seat, the points of a table; together 60 for everybody who sits there."""
    others = len(places) - 1
    return [
        WHOLE // 2 * sum(2 * (place < other) + (place == other) for j, other in enumerate(places) if j != i) // others
        for i, place in enumerate(places)
    ]


def bye_points(stage: str) -> int:
    """In groups everybody has as many byes, and they are worth what an even game is; in a Swiss round a win."""
    return WHOLE if stage == SWISS else WHOLE // 2 if stage in (GROUPS, LEAGUE) else 0


def scores(tournament: Tournament, stages: Sequence[str] = ()) -> list[EntrantScore]:
    """By entrant, from the rounds of these stages, or of all."""
    count = len(tournament.entrants)
    points, wins, games, byes = [0] * count, [0] * count, [0] * count, [0] * count
    met: list[tuple[int, int, int]] = []
    for paired in tournament.rounds:
        if stages and paired.stage not in stages:
            continue
        for entrant in (*paired.byes, *paired.walkovers):
            byes[entrant] += 1
            points[entrant] += WHOLE if entrant in paired.walkovers else bye_points(paired.stage)
        for table in paired.tables:
            for entrant, share in zip(table.seats, shares(table.places) if table.places else (), strict=False):
                points[entrant] += share
                wins[entrant] += share == WHOLE
                games[entrant] += 1
            met += _met(table.seats, table.places)
    return [
        EntrantScore(
            entrant,
            points[entrant],
            sum(points[other] for one, other, _ in met if one == entrant),
            sum(points[other] * result for one, other, result in met if one == entrant) // 2,
            sum(result for one, other, result in met if one == entrant and points[other] == points[one]),
            wins[entrant],
            games[entrant],
            byes[entrant],
            tournament.entrants[entrant].left != STAYS,
        )
        for entrant in range(count)
    ]


def _met(seats: Sequence[int], places: Sequence[int]) -> list[tuple[int, int, int]]:
    """Who met whom, both ways round: 2 for who came before, 1 if they shared a place."""
    if not places:
        return []
    return [
        (one, other, 2 * (places[i] < places[j]) + (places[i] == places[j]))
        for i, one in enumerate(seats)
        for j, other in enumerate(seats)
        if i != j
    ]


def ranked(tournament: Tournament, entrants: Sequence[int], stage: str) -> list[EntrantScore]:
    """The best first. Whoever cannot be told apart stands in the order that was drawn.

    Swiss: points, opponents, beaten, direct, wins. Groups: points, direct, beaten, opponents, wins.
    """
    found = scores(tournament, (stage,))
    lots = {entrant: lot for lot, entrant in enumerate(tournament.order or range(len(tournament.entrants)))}

    def key(entrant: int) -> tuple[int, ...]:
        score = found[entrant]
        ties = (score.opponents, score.beaten, score.direct, score.wins)
        if stage != SWISS:
            ties = (score.direct, score.beaten, score.opponents, score.wins)
        return (-score.points, *[-number for number in ties], lots[entrant])

    return [found[entrant] for entrant in sorted(entrants, key=key)]
