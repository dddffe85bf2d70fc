"""Whole tournaments with results by chance, for tests."""

from __future__ import annotations

import random
from collections.abc import Iterator

from hypothesis import strategies as st

from pelagos.tournaments.conduct import announced, is_over, paired, started, with_result
from pelagos.tournaments.plan import GROUPS, KNOCKOUT, LEAGUE, SWISS, TournamentPlan
from pelagos.tournaments.tournament import Tournament, TournamentRound

SECRET = "5e" * 32


def begun(plan: TournamentPlan, people: int, secret: str = SECRET) -> Tournament:
    return started(announced(plan, secret), [f"{number:02x}" for number in range(people)])


def settled(tournament: Tournament, chance: random.Random, ties: bool = True) -> Tournament:
    """Every table of the latest round has a result."""
    for number, table in enumerate(tournament.rounds[-1].tables):
        points = [chance.randrange(3 if ties else 10**9) for _ in table.seats]
        places = [1 + sum(other > own for other in points) for own in points]
        tournament = with_result(tournament, number, places)
    return tournament


def steps(plan: TournamentPlan, people: int, seed: int = 0) -> Iterator[Tournament]:
    """After every round of a tournament to its end."""
    tournament, chance = begun(plan, people), random.Random(seed)
    while not is_over(tournament):
        tournament = settled(paired(tournament), chance)
        yield tournament


def whole(plan: TournamentPlan, people: int, seed: int = 0) -> Tournament:
    *_, last = steps(plan, people, seed)
    return last


def seated(paired_round: TournamentRound) -> list[int]:
    """Everybody of a round, as often as they stand in it."""
    playing = [entrant for table in paired_round.tables for entrant in table.seats]
    return [*playing, *paired_round.byes, *paired_round.walkovers]


@st.composite
def plans(draw: st.DrawFn) -> TournamentPlan:
    most = draw(st.integers(2, 6))
    least = draw(st.integers(2, most))
    kind = draw(st.sampled_from((SWISS, GROUPS, KNOCKOUT, LEAGUE)))
    if kind == KNOCKOUT:
        return TournamentPlan(kind, most, least)
    if kind == SWISS:
        return TournamentPlan(kind, most, least, draw(st.integers(1, 7)))
    group = draw(st.integers(least, 8))
    rounds = draw(st.integers(1, 2 if most == 2 else 4))
    advance = draw(st.integers(0, min(3, group - 1))) if kind == GROUPS else 0
    return TournamentPlan(kind, most, least, rounds, group, advance, group // 3 if kind == LEAGUE else 0)
