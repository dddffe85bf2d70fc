"""What happens to a tournament, one step after the other. Nothing is changed: each step gives the one that follows."""

from __future__ import annotations

from collections.abc import Sequence

from pelagos.tournaments import groups, knockout, swiss
from pelagos.tournaments.drawing import commitment_of, drawn_order
from pelagos.tournaments.errors import NotNow
from pelagos.tournaments.plan import GROUPS, KNOCKOUT, MOST_ENTRANTS, SWISS, TournamentPlan, checked_plan
from pelagos.tournaments.tournament import STAYS, Entrant, Tournament, TournamentRound, is_settled


def announced(plan: TournamentPlan, secret: str) -> Tournament:
    """Before anybody is registered the secret is committed to."""
    return Tournament(checked_plan(plan), commitment_of(secret), secret)


def started(tournament: Tournament, nonces: Sequence[str], placed: bool = False) -> Tournament:
    """Registration is over: by everybody's share the order is drawn. In a league's later season they come in order."""
    if tournament.order:
        raise NotNow("tournament-started")
    if not max(2, tournament.plan.least) <= len(nonces) <= MOST_ENTRANTS:
        raise NotNow("wrong-entrants", least=max(2, tournament.plan.least), most=MOST_ENTRANTS)
    known = tournament._replace(entrants=tuple(Entrant(nonce) for nonce in nonces), drawn=not placed)
    return known._replace(order=tuple(range(len(nonces))) if placed else drawn_order(known))


def upcoming(tournament: Tournament) -> TournamentRound | None:
    """The round that follows from all that is known; None if there is none any more."""
    if tournament.plan.format == SWISS:
        return swiss.next_round(tournament)
    if tournament.plan.format == KNOCKOUT:
        return knockout.next_round(tournament)
    found = None if knockout.played(tournament) else groups.next_round(tournament)
    if found is None and tournament.plan.format == GROUPS and tournament.plan.advance:
        return knockout.next_round(tournament)
    return found


def paired(tournament: Tournament) -> Tournament:
    """With its next round."""
    if not tournament.order:
        raise NotNow("tournament-not-started")
    if tournament.rounds and not is_settled(tournament.rounds[-1]):
        raise NotNow("round-not-over", number=len(tournament.rounds))
    found = upcoming(tournament)
    if found is None:
        raise NotNow("tournament-over")
    return tournament._replace(rounds=(*tournament.rounds, found))


def is_over(tournament: Tournament) -> bool:
    """Is every game over, and no round to come?"""
    if not tournament.order or (tournament.rounds and not is_settled(tournament.rounds[-1])):
        return False
    return upcoming(tournament) is None


def with_result(tournament: Tournament, table: int, places: Sequence[int], adjusted: bool = False) -> Tournament:
    """How a game of the latest round ended. Of earlier ones nothing is changed: what was paired followed from them."""
    if not tournament.rounds or not 0 <= table < len(tournament.rounds[-1].tables):
        raise NotNow("no-such-table-of-round")
    *before, last = tournament.rounds
    found = last.tables[table]
    if sorted(places) != _as_places(places) or len(places) != len(found.seats):
        raise NotNow("bad-places", count=len(found.seats))
    tables = list(last.tables)
    tables[table] = found._replace(places=tuple(places), adjusted=adjusted)
    return tournament._replace(rounds=(*before, last._replace(tables=tuple(tables))))


def _as_places(places: Sequence[int]) -> list[int]:
    """What the sorted places must be: whoever shares a place takes those after it, too."""
    return [1 + sum(other < place for other in places) for place in sorted(places)]


def withdrawn(tournament: Tournament, entrant: int) -> Tournament:
    """They are paired no more; what they have played stays."""
    if not 0 <= entrant < len(tournament.entrants) or tournament.entrants[entrant].left != STAYS:
        raise NotNow("no-such-entrant")
    entrants = list(tournament.entrants)
    entrants[entrant] = entrants[entrant]._replace(left=len(tournament.rounds))
    return tournament._replace(entrants=tuple(entrants))


def returned(tournament: Tournament, entrant: int) -> Tournament:
    """A substitute takes the place of somebody who has withdrawn since the last round was paired."""
    if not 0 <= entrant < len(tournament.entrants):
        raise NotNow("no-such-entrant")
    if tournament.entrants[entrant].left not in (STAYS, len(tournament.rounds)):
        raise NotNow("place-is-lost")
    entrants = list(tournament.entrants)
    entrants[entrant] = entrants[entrant]._replace(left=STAYS)
    return tournament._replace(entrants=tuple(entrants))
