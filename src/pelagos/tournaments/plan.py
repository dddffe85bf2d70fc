"""What is settled when a tournament is announced: its format, and how many sit at a table."""

from __future__ import annotations

from typing import Final, NamedTuple

from pelagos.tournaments.errors import BadPlan

SWISS: Final = "swiss"
"""Everybody plays every round, against people who stand alike."""
GROUPS: Final = "groups"
"""Everybody meets everybody in a small group; the best may go on to a knock-out."""
KNOCKOUT: Final = "knockout"
"""Whoever loses is out."""
LEAGUE: Final = "league"
"""Divisions in which everybody meets everybody; the last go down and the first go up for the next season."""
FORMATS: Final = (SWISS, GROUPS, KNOCKOUT, LEAGUE)

MOST_ENTRANTS: Final = 64
MOST_SEATS: Final = 6
MOST_ROUNDS: Final = 20
MOST_LEGS: Final = 4
LEAST_GROUP: Final = 2


class TournamentPlan(NamedTuple):
    """The numbers of a tournament; those that a format does not use are 0."""

    format: str
    most: int = 2
    """People at a table, as many as can be."""
    least: int = 2
    """At how few a game is played, where people do not fill all tables."""
    rounds: int = 0
    """Swiss: how many. Groups and leagues: how often everybody meets at tables of two; at larger ones, how many."""
    group: int = 0
    """People in a group or a division."""
    advance: int = 0
    """Of groups: so many of each go on to a knock-out; 0: the groups are all there is."""
    move: int = 0
    """Of a league: so many go up from each division and so many go down."""


def checked_plan(plan: TournamentPlan) -> TournamentPlan:
    """The plan, or BadPlan with what is wrong."""
    if plan.format not in FORMATS:
        raise BadPlan("unknown-tournament-format", known=", ".join(FORMATS))
    if not 2 <= plan.least <= plan.most <= MOST_SEATS:
        raise BadPlan("bad-table-sizes", most=MOST_SEATS)
    if plan.format == SWISS and not 1 <= plan.rounds <= MOST_ROUNDS:
        raise BadPlan("bad-rounds", most=MOST_ROUNDS)
    if plan.format in (GROUPS, LEAGUE):
        _check_group(plan)
    return plan


def _check_group(plan: TournamentPlan) -> None:
    most = MOST_LEGS if plan.most == 2 else MOST_ROUNDS
    if not 1 <= plan.rounds <= most:
        raise BadPlan("bad-rounds", most=most)
    if not max(LEAST_GROUP, plan.least) <= plan.group <= MOST_ENTRANTS:
        raise BadPlan("bad-group", least=max(LEAST_GROUP, plan.least), most=MOST_ENTRANTS)
    if not 0 <= plan.advance < plan.group or not 0 <= plan.move <= plan.group // 2:
        raise BadPlan("bad-promotion", most=plan.group // 2)


def table_sizes(people: int, plan: TournamentPlan) -> list[int]:
    """How many sit at each table: as few byes as can be, then as few tables, filled evenly; nothing if none fills."""
    for seated in range(people, plan.least - 1, -1):
        tables = -(-seated // plan.most)
        if seated >= tables * plan.least:
            return even(seated, tables)
    return []


def even(people: int, parts: int) -> list[int]:
    """So many people in so many parts, the larger ones first."""
    return [people // parts + (i < people % parts) for i in range(parts)]


def group_sizes(people: int, plan: TournamentPlan) -> list[int]:
    """Groups as large as planned, or a little smaller and all alike; none so small that no table fills."""
    parts = max(1, min(-(-people // plan.group), people // plan.least))
    return even(people, parts)
