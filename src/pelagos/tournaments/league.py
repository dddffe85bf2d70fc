"""From one season of a league to the next: who goes up, who goes down."""

from __future__ import annotations

from pelagos.tournaments.groups import standings
from pelagos.tournaments.tournament import Tournament


def next_season(tournament: Tournament) -> list[int]:
    """Everybody who has not withdrawn, from the first of the highest division to the last of the lowest.

    The last of each division change places with the first of the one below, as many as the plan says, but never so many
    that somebody would go both ways.
    """
    divisions = [[score.entrant for score in scores if not score.withdrawn] for scores in standings(tournament)]
    moved = [list(division) for division in divisions]
    for upper in range(len(divisions) - 1):
        count = min(tournament.plan.move, len(divisions[upper]) // 2, len(divisions[upper + 1]) // 2)
        if count:
            down, up = divisions[upper][-count:], divisions[upper + 1][:count]
            moved[upper] = [*[one for one in moved[upper] if one not in down], *up]
            moved[upper + 1] = [*down, *[one for one in moved[upper + 1] if one not in up]]
    return [entrant for division in moved for entrant in division]
