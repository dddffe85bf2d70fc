"""Was everything drawn and paired as it must be? Whoever has the published data works it out anew."""

from __future__ import annotations

from typing import Final

from pelagos.tournaments.conduct import upcoming
from pelagos.tournaments.drawing import commitment_of, drawn_order
from pelagos.tournaments.tournament import Tournament, TournamentRound

COMMITMENT: Final = "commitment"
ORDER: Final = "order"
ROUND: Final = "round"


def faults(tournament: Tournament) -> list[tuple[str, int]]:
    """What is not as it must be, and of which round: the commitment, the order, who sits where."""
    found: list[tuple[str, int]] = []
    if commitment_of(tournament.secret) != tournament.commit:
        found.append((COMMITMENT, 0))
    if tournament.drawn and tournament.order != drawn_order(tournament):
        found.append((ORDER, 0))
    for number, paired in enumerate(tournament.rounds, 1):
        before = tournament._replace(rounds=tournament.rounds[: number - 1])
        again = upcoming(before)
        told = None if again is None else (again.stage, _seats(again), again.byes, again.walkovers)
        if told != (paired.stage, _seats(paired), paired.byes, paired.walkovers):
            found.append((ROUND, number))
    return found


def _seats(paired: TournamentRound) -> list[tuple[int, ...]]:
    return [table.seats for table in paired.tables]
