"""Groups, and the divisions of a league: everybody meets everybody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pelagos.tournaments.drawing import seated
from pelagos.tournaments.grouping import tables
from pelagos.tournaments.plan import group_sizes, table_sizes
from pelagos.tournaments.scoring import EntrantScore, ranked
from pelagos.tournaments.tournament import Tournament, TournamentRound, byes, meetings, present

NOBODY: Final = -1


def groups(tournament: Tournament) -> list[list[int]]:
    """Everybody's group, in the order that was drawn; whoever withdraws stays in theirs."""
    found, taken = [], 0
    for size in group_sizes(len(tournament.order), tournament.plan):
        found.append(list(tournament.order[taken : taken + size]))
        taken += size
    return found


def rounds_planned(tournament: Tournament) -> int:
    """Of the groups, without what may come after them."""
    plan = tournament.plan
    if plan.most > 2:
        return plan.rounds
    largest = max((len(group) for group in groups(tournament)), default=0)
    return plan.rounds * (largest - 1 + largest % 2)


def next_round(tournament: Tournament) -> TournamentRound | None:
    """The next one of all groups together; a smaller group may be done before the others."""
    number = len(tournament.rounds) + 1
    if number > rounds_planned(tournament):
        return None
    here = set(present(tournament, number))
    found: list[list[int]] = []
    resting: list[int] = []
    walkovers: list[int] = []
    for group in groups(tournament):
        if tournament.plan.most == 2:
            _meet(tournament.plan.rounds, group, number, here, (found, resting, walkovers))
        else:
            _share(tournament, [entrant for entrant in group if entrant in here], found, resting)
    if not found and not walkovers:
        return None
    stage = tournament.plan.format
    return TournamentRound(stage, seated(tournament, found), tuple(resting), tuple(walkovers))


def _meet(
    legs: int, group: Sequence[int], number: int, here: set[int], into: tuple[list[list[int]], list[int], list[int]]
) -> None:
    """By the method of the circle: one stays, the others move on by one place a round."""
    found, resting, walkovers = into
    circle = [*group, NOBODY] if len(group) % 2 else list(group)
    once = len(circle) - 1
    if number > legs * once:
        return
    turned = [circle[0], *[circle[1 + (i + number - 1) % once] for i in range(once)]]
    for one, other in zip(turned, reversed(turned[len(turned) // 2 :]), strict=False):
        playing = [entrant for entrant in (one, other) if entrant in here]
        if len(playing) == 2:
            found.append(playing)
        elif NOBODY in (one, other):
            resting += playing
        else:
            walkovers += playing


def _share(tournament: Tournament, people: list[int], found: list[list[int]], resting: list[int]) -> None:
    """At larger tables: as many new faces as can be; those rest who have rested least."""
    sizes = table_sizes(len(people), tournament.plan)
    if not sizes:
        return
    had, last_first = byes(tournament), people[::-1]
    count = len(people) - sum(sizes)
    idle = sorted(last_first, key=lambda entrant: had[entrant])[:count]
    resting += idle
    found += tables([entrant for entrant in people if entrant not in idle], sizes, meetings(tournament))


def standings(tournament: Tournament) -> list[list[EntrantScore]]:
    """Of every group, the first one first."""
    return [ranked(tournament, group, tournament.plan.format) for group in groups(tournament)]


def qualified(tournament: Tournament) -> list[int]:
    """Who goes on from the groups: the winners of all groups first, in the order of the groups, then the seconds.

    Whoever withdraws is not replaced from behind: when that was must make no difference to a round of before.
    """
    tables_of_groups = standings(tournament)
    return [
        scores[rank].entrant
        for rank in range(tournament.plan.advance)
        for scores in tables_of_groups
        if rank < len(scores)
    ]
