"""A tournament as plain data, and as JSON and back. People are numbers, in the order of their registration."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from pelagos.kernel.errors import BadSave
from pelagos.kernel.title import Json
from pelagos.tournaments.plan import TournamentPlan

VERSION: Final = 1
STAYS: Final = -1
"""Of somebody who has not withdrawn."""


class Entrant(NamedTuple):
    """A place among those who play. Whoever takes it over plays on under the same number and the same nonce."""

    nonce: str = ""
    """Their share of the draw, in hexadecimal."""
    left: int = STAYS
    """So many rounds were paired when they withdrew."""


class PairedTable(NamedTuple):
    """Who sits where at one table of a round, and how it ended."""

    seats: tuple[int, ...]
    places: tuple[int, ...] = ()
    """By seat, 1 for the first; equal places were shared. Empty until the game is over."""
    adjusted: bool = False
    """Did the organiser say so, and not the game?"""


class TournamentRound(NamedTuple):
    """Tables, and who does not play."""

    stage: str
    """The format that made it: the end of groups is a knock-out."""
    tables: tuple[PairedTable, ...]
    byes: tuple[int, ...] = ()
    walkovers: tuple[int, ...] = ()
    """Who would have met somebody who has withdrawn."""


class Tournament(NamedTuple):
    """All there is to know. `order` is empty until registration is over."""

    plan: TournamentPlan
    commit: str
    secret: str
    """In hexadecimal; published when registration is over."""
    entrants: tuple[Entrant, ...] = ()
    order: tuple[int, ...] = ()
    drawn: bool = True
    """Was the order drawn? That of a league's later season is where everybody stood."""
    rounds: tuple[TournamentRound, ...] = ()


def saved(tournament: Tournament) -> Json:
    """What `read` reads."""
    return {
        "version": VERSION,
        "plan": tournament.plan._asdict(),
        "commit": tournament.commit,
        "secret": tournament.secret,
        "entrants": [[entrant.nonce, entrant.left] for entrant in tournament.entrants],
        "order": list(tournament.order),
        "drawn": tournament.drawn,
        "rounds": [_saved_round(paired) for paired in tournament.rounds],
    }


def _saved_round(paired: TournamentRound) -> Json:
    return {
        "stage": paired.stage,
        "tables": [[list(table.seats), list(table.places), table.adjusted] for table in paired.tables],
        "byes": list(paired.byes),
        "walkovers": list(paired.walkovers),
    }


def read(data: Any) -> Tournament:
    """BadSave if it is none."""
    try:
        if data["version"] != VERSION:
            raise BadSave("bad-field", field="version")
        return Tournament(
            TournamentPlan(**data["plan"]),
            str(data["commit"]),
            str(data["secret"]),
            tuple(Entrant(str(nonce), int(left)) for nonce, left in data["entrants"]),
            _numbers(data["order"]),
            bool(data["drawn"]),
            tuple(_read_round(paired) for paired in data["rounds"]),
        )
    except (KeyError, TypeError, ValueError):
        raise BadSave("bad-field", field="tournament") from None


def _read_round(data: Any) -> TournamentRound:
    tables = [
        PairedTable(_numbers(seats), _numbers(places), bool(adjusted)) for seats, places, adjusted in data["tables"]
    ]
    return TournamentRound(str(data["stage"]), tuple(tables), _numbers(data["byes"]), _numbers(data["walkovers"]))


def _numbers(data: Any) -> tuple[int, ...]:
    return tuple(int(number) for number in data)


# what follows from it at once


def present(tournament: Tournament, number: int) -> list[int]:
    """Who plays in the round of this number, counted from 1, in the order that was drawn."""
    return [
        entrant
        for entrant in tournament.order
        if tournament.entrants[entrant].left == STAYS or tournament.entrants[entrant].left >= number
    ]


def byes(tournament: Tournament) -> list[int]:
    """By entrant, how often they have had one."""
    counted = [0] * len(tournament.entrants)
    for paired in tournament.rounds:
        for entrant in paired.byes:
            counted[entrant] += 1
    return counted


def meetings(tournament: Tournament) -> dict[tuple[int, int], int]:
    """By pair, both ways round: how often they have sat at one table."""
    counted: dict[tuple[int, int], int] = {}
    for paired in tournament.rounds:
        for table in paired.tables:
            for one in table.seats:
                for other in table.seats:
                    if one != other:
                        counted[one, other] = counted.get((one, other), 0) + 1
    return counted


def is_settled(paired: TournamentRound) -> bool:
    """Is every game of the round over?"""
    return all(table.places for table in paired.tables)
