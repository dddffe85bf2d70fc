"""What the routes of tournaments take and answer, as types."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from pelagos.server.club_types import ClubId
from pelagos.server.message_types import TermsData, Told
from pelagos.server.requests import Name, Nonce, Strict, TermsRequest, Word

Small = Annotated[int, msgspec.Meta(ge=0, le=64)]
Note = Annotated[str, msgspec.Meta(max_length=300)]
Places = Annotated[list[Annotated[int, msgspec.Meta(ge=1, le=6)]], msgspec.Meta(min_length=2, max_length=6)]
TournamentFormat = Literal["swiss", "groups", "knockout", "league"]
TournamentPhase = Literal["registration", "running", "over", "cancelled"]


# what is sent


class PlanRequest(Strict):
    """Numbers that a format does not use are left out."""

    format: TournamentFormat
    most: Small = 2
    least: Small = 2
    rounds: Small = 0
    group: Small = 0
    advance: Small = 0
    move: Small = 0


class NewTournament(Strict):
    name: Name
    title: Word
    plan: PlanRequest
    board: Annotated[str, msgspec.Meta(max_length=2000)] = ""
    options: dict[Word, Word] = msgspec.field(default_factory=dict)
    terms: TermsRequest = msgspec.field(default_factory=TermsRequest)
    listed: bool = True
    club: ClubId = ""
    """Only its members see it then."""
    automatic: bool = True
    """Is the next round paired as soon as the last game of a round is over?"""


class TournamentEntry(Strict):
    """A share in the draw, to which the server is committed already."""

    nonce: Nonce = ""


class NextSeason(Strict):
    """Of a league that is over: everybody who has not withdrawn is registered, where they stand now."""

    name: Name


class OrganiserAct(Strict, tag_field="do"):
    """What the organiser does. The note stands in the log, which everybody reads."""


class StartTournament(OrganiserAct, tag="start"):
    note: Note = ""


class PairRound(OrganiserAct, tag="pair"):
    note: Note = ""


class SetResult(OrganiserAct, tag="result"):
    """Of a table of the latest round, counted from 0: the place of every seat."""

    table: Small
    places: Places
    note: Annotated[str, msgspec.Meta(min_length=1, max_length=300)]


class WithdrawEntrant(OrganiserAct, tag="withdraw"):
    entrant: Small
    note: Note = ""


class SubstituteEntrant(OrganiserAct, tag="substitute"):
    """Somebody with an account plays on in the place of an entrant."""

    entrant: Small
    name: Name
    note: Note = ""


class AddBot(OrganiserAct, tag="bot"):
    level: Word
    note: Note = ""


class CancelTournament(OrganiserAct, tag="cancel"):
    note: Note = ""


AnyOrganiserAct = (
    StartTournament | PairRound | SetResult | WithdrawEntrant | SubstituteEntrant | AddBot | CancelTournament
)


# what is told


class PlanData(Told):
    format: TournamentFormat
    most: int
    least: int
    rounds: int
    group: int
    advance: int
    move: int


class TournamentSummary(Told):
    id: str
    name: str
    title: str
    plan: PlanData
    phase: TournamentPhase
    created: int
    entrants: int
    rounds: int
    """So many were paired."""
    entered: bool
    """Does whoever asks take part?"""


class EntrantData(Told):
    number: int
    name: str
    """Of an account; empty for a bot."""
    level: str
    """Of a bot; empty for a person."""
    withdrawn: bool


class TableOfRound(Told):
    game: str
    seats: list[int]
    """Entrants, by seat."""
    places: list[int]
    """By seat; empty until the game is over."""
    adjusted: bool
    unknown: bool
    """The game ended without places, or is gone: the organiser decides."""


class RoundData(Told):
    stage: TournamentFormat
    tables: list[TableOfRound]
    byes: list[int]
    walkovers: list[int]


class ScoreData(Told):
    """Points in shares of 120 for a table; the tie-breaks as `pelagos.tournaments.scoring` tells them."""

    entrant: int
    points: int
    opponents: int
    beaten: int
    direct: int
    wins: int
    games: int
    byes: int


class StandingsData(Told):
    stage: TournamentFormat
    number: int
    """Of the group or division, from 1; 0 where there is but one list."""
    scores: list[ScoreData]


TournamentAct = Literal[
    "start", "pair", "result", "withdraw", "substitute", "bot", "cancel", "over", "enter", "leave", "season"
]


class LogLine(Told):
    at: int
    by: str
    """The name of an account; empty for the server, or where the account is gone."""
    act: TournamentAct
    facts: dict[str, int]
    note: str


class TournamentData(Told):
    id: str
    name: str
    title: str
    plan: PlanData
    terms: TermsData
    phase: TournamentPhase
    created: int
    club: str
    """Empty where it belongs to none."""
    organiser: str
    organises: bool
    """Is it whoever asks?"""
    listed: bool
    automatic: bool
    you: int | None
    """The number of whoever asks, if they take part."""
    commit: str
    secret: str
    """Empty until registration is over."""
    order: list[int]
    entrants: list[EntrantData]
    rounds: list[RoundData]
    standings: list[StandingsData]
    log: list[LogLine]
