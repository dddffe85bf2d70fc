"""Swiss rounds, at tables of any size: everybody plays in every round, against people who stand alike."""

from __future__ import annotations

from collections.abc import Sequence

from pelagos.tournaments.drawing import seated
from pelagos.tournaments.grouping import Meetings, fewest_meetings, pairs, tables
from pelagos.tournaments.plan import SWISS, table_sizes
from pelagos.tournaments.scoring import ranked
from pelagos.tournaments.tournament import Tournament, TournamentRound, byes, meetings, present


def rounds_planned(tournament: Tournament) -> int:
    """As planned, but no more than can be played without meeting again at tables of two, or a second bye."""
    plan, people = tournament.plan, len(tournament.entrants)
    idle = people - sum(table_sizes(people, plan))
    most = plan.rounds
    if plan.most == 2:
        most = min(most, people - 1 + people % 2)
    return min(most, people // idle) if idle else most


def next_round(tournament: Tournament) -> TournamentRound | None:
    plan, number = tournament.plan, len(tournament.rounds) + 1
    people = present(tournament, number)
    sizes = table_sizes(len(people), plan)
    if number > rounds_planned(tournament) or not sizes:
        return None
    order = [score.entrant for score in ranked(tournament, people, SWISS)]
    met = meetings(tournament)
    resting = _resting(tournament, order, len(people) - sum(sizes), met)
    playing = [entrant for entrant in order if entrant not in resting]
    found = pairs(playing, met) if plan.most == 2 else tables(playing, sizes, met)
    return TournamentRound(SWISS, seated(tournament, found), tuple(resting))


def _resting(tournament: Tournament, order: Sequence[int], count: int, met: Meetings) -> list[int]:
    """Of those with fewest byes the last; at tables of two one after whom the others need not meet again."""
    had, last_first = byes(tournament), order[::-1]
    candidates = sorted(last_first, key=lambda entrant: had[entrant])
    if count != 1 or tournament.plan.most != 2:
        return candidates[:count]
    fewest = [entrant for entrant in candidates if had[entrant] == had[candidates[0]]]
    costs = {}
    for entrant in fewest:
        costs[entrant] = fewest_meetings([other for other in order if other != entrant], met)
        if costs[entrant] == 0:
            return [entrant]
    return [min(fewest, key=lambda entrant: costs[entrant])]
