"""What is told of tournaments: data for the page and programs, files for others."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence

import msgspec

from pelagos.kernel.title import Json
from pelagos.server.message_types import TermsData
from pelagos.server.store.people import People
from pelagos.server.store.tournaments import OVER, REGISTRATION, UNKNOWN, StoredTournament, TournamentStore
from pelagos.server.tournament_types import (
    EntrantData,
    LogLine,
    PlanData,
    RoundData,
    ScoreData,
    StandingsData,
    TableOfRound,
    TournamentData,
    TournamentSummary,
)
from pelagos.tournaments import groups, knockout
from pelagos.tournaments.plan import GROUPS, KNOCKOUT, SWISS
from pelagos.tournaments.scoring import WHOLE, EntrantScore, ranked
from pelagos.tournaments.tournament import STAYS, Tournament, saved


def summary(stored: StoredTournament, user: int | None) -> TournamentSummary:
    return TournamentSummary(
        stored.id,
        stored.name,
        stored.settings["title"],
        PlanData(**stored.state.plan._asdict()),
        stored.phase,  # type: ignore[arg-type]  # one of those that the store writes
        stored.created,
        len(stored.entrants),
        len(stored.state.rounds),
        stored.number_of(user) is not None,
    )


def told(store: TournamentStore, people: People, stored: StoredTournament, user: int | None) -> TournamentData:
    """Nothing that a stranger may not know: of running games it tells who plays, and no more."""
    state = stored.state
    profile = None if stored.owner is None else people.by_id(stored.owner)
    return TournamentData(
        stored.id,
        stored.name,
        stored.settings["title"],
        PlanData(**state.plan._asdict()),
        msgspec.convert(stored.settings["terms"], TermsData),
        stored.phase,  # type: ignore[arg-type]  # as above
        stored.created,
        stored.club or "",
        "" if profile is None else profile["name"],
        user is not None and stored.owner == user,
        stored.listed,
        stored.settings["automatic"],
        stored.number_of(user),
        state.commit,
        "" if stored.phase == REGISTRATION or not state.order else state.secret,
        list(state.order),
        entrants_of(stored),
        rounds_of(store, stored),
        standings_of(state),
        log_of(store, stored),
    )


def entrants_of(stored: StoredTournament) -> list[EntrantData]:
    known = stored.state.entrants
    return [
        EntrantData(one.number, one.name, one.level, bool(known) and known[one.number].left != STAYS)
        for one in stored.entrants
    ]


def rounds_of(store: TournamentStore, stored: StoredTournament) -> list[RoundData]:
    games = store.games(stored.id)
    found = []
    for number, paired in enumerate(stored.state.rounds, 1):
        tables = [
            TableOfRound(
                games[number, place].game,
                list(table.seats),
                list(table.places),
                table.adjusted,
                games[number, place].state == UNKNOWN,
            )
            for place, table in enumerate(paired.tables)
        ]
        found.append(RoundData(paired.stage, tables, list(paired.byes), list(paired.walkovers)))  # type: ignore[arg-type]
    return found


def standings_of(state: Tournament) -> list[StandingsData]:
    """The last stage first. Before the start there are none."""
    if not state.order:
        return []
    plan = state.plan
    if plan.format == SWISS:
        return [_standings(SWISS, 0, ranked(state, range(len(state.entrants)), SWISS))]
    final = [_standings(KNOCKOUT, 0, knockout.standings(state))]
    if plan.format == KNOCKOUT:
        return final
    found = [_standings(plan.format, number, scores) for number, scores in enumerate(groups.standings(state), 1)]
    return [*(final if plan.format == GROUPS and knockout.played(state) else []), *found]


def _standings(stage: str, number: int, scores: Sequence[EntrantScore]) -> StandingsData:
    rows = [ScoreData(*score[:-1]) for score in scores]
    return StandingsData(stage, number, rows)  # type: ignore[arg-type]  # a format


def log_of(store: TournamentStore, stored: StoredTournament) -> list[LogLine]:
    return [
        LogLine(row.at, row.by or "", row.act, msgspec.json.decode(row.facts), row.note) for row in store.log(stored.id)
    ]


# files


def as_json(store: TournamentStore, stored: StoredTournament) -> Json:
    """Everything by which the draw and every round can be worked out anew, and the names that belong to it.

    The secrets are told when nothing depends on them any more: that of the draw when registration is over, that of the
    dice of all tables when the tournament is.
    """
    state = saved(stored.state)
    if stored.phase == REGISTRATION or not stored.state.order:
        state["secret"] = ""
    names = [{"number": one.number, "name": one.name, "level": one.level} for one in stored.entrants]
    games = [[game.round, game.number, game.game] for game in store.games(stored.id).values()]
    dice = stored.dice if stored.phase == OVER else ""
    about = {"id": stored.id, "name": stored.name, "phase": stored.phase, "settings": stored.settings}
    return {**about, "names": names, "games": sorted(games), "dice": dice, "tournament": state}


COLUMNS = ("stage", "group", "rank", "name", "points", "opponents", "beaten", "direct", "wins", "games", "byes")


def as_csv(stored: StoredTournament) -> str:
    """Points of 120 for a table are written as decimals."""
    written = io.StringIO()
    writer = csv.writer(written, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    for part in standings_of(stored.state):
        for rank, score in enumerate(part.scores, 1):
            one = stored.entrants[score.entrant]
            numbers = (_decimal(score.points), _decimal(score.opponents), _decimal(score.beaten))
            counts = (score.direct, score.wins, score.games, score.byes)
            writer.writerow((part.stage, part.number, rank, _cell(one.name or one.level), *numbers, *counts))
    return written.getvalue()


def _decimal(points: int) -> str:
    return f"{points / WHOLE:.2f}"


def _cell(text: str) -> str:
    """No name is a formula."""
    return f"'{text}" if text[:1] in "=+-@\t\r" else text
