"""People in tables: those who stand alike together, and nobody with somebody they have met, as far as can be.

At tables of two a meeting is repeated only if otherwise somebody could not play: that is worked out exactly. At larger
tables it is improved by changing two people over, until no such change helps.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations

from pelagos.tournaments.matching import can_all_pair

Meetings = dict[tuple[int, int], int]


def pairs(ranked: Sequence[int], met: Meetings) -> list[list[int]]:
    """An even number of people: each in turn with the next one they may meet, so that all others find somebody, too."""
    allowed = fewest_meetings(ranked, met)
    may_meet = partial(_met_at_most, met, allowed)
    waiting, found = list(ranked), []
    while waiting:
        first = waiting.pop(0)
        others = [other for other in waiting if may_meet(first, other)]
        # Where meetings must be repeated, those that are new come first.
        others.sort(key=lambda other: met.get((first, other), 0))
        partner = next(other for other in others if _leaves_all_paired(waiting, other, may_meet))
        waiting.remove(partner)
        found.append([first, partner])
    return found


def _leaves_all_paired(waiting: Sequence[int], taken: int, may_meet: Callable[[int, int], bool]) -> bool:
    return can_all_pair([other for other in waiting if other != taken], may_meet)


def fewest_meetings(people: Sequence[int], met: Meetings) -> int:
    """The smallest number of earlier meetings that must be allowed for all to be paired."""
    allowed = 0
    while not can_all_pair(people, partial(_met_at_most, met, allowed)):
        allowed += 1
    return allowed


def _met_at_most(met: Meetings, allowed: int, one: int, other: int) -> bool:
    return met.get((one, other), 0) <= allowed


def tables(ranked: Sequence[int], sizes: Sequence[int], met: Meetings) -> list[list[int]]:
    """As many as fit at each table in turn, then changed over until nobody's meetings can be made fewer by that."""
    found, taken = [], 0
    for size in sizes:
        found.append(list(ranked[taken : taken + size]))
        taken += size
    place = {person: i for i, person in enumerate(ranked)}
    while (best := best_change(found, met, place)) is not None:
        one, i, other, j = best
        found[one][i], found[other][j] = found[other][j], found[one][i]
    return found


def best_change(
    found: Sequence[Sequence[int]], met: Meetings, place: dict[int, int]
) -> tuple[int, int, int, int] | None:
    """Two people whose changing over saves most meetings, the nearest in standing; None if no change saves any."""
    weights = [{person: sum(_weight(person, other, met) for other in people) for person in place} for people in found]
    best: tuple[tuple[int, int], tuple[int, int, int, int]] | None = None
    for one, other in combinations(range(len(found)), 2):
        for i, person in enumerate(found[one]):
            for j, stranger in enumerate(found[other]):
                now = weights[one][person] + weights[other][stranger]
                then = weights[other][person] + weights[one][stranger] - 2 * _weight(person, stranger, met)
                key = (then - now, abs(place[person] - place[stranger]))
                if then < now and (best is None or key < best[0]):
                    best = (key, (one, i, other, j))
    return None if best is None else best[1]


def _weight(person: int, other: int, met: Meetings) -> int:
    """Somebody met twice weighs more than two who were met once."""
    return met.get((person, other), 0) ** 2


def dealt(people: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    """To the tables like cards, there and back, so that the first are spread over all of them."""
    found: list[list[int]] = [[] for _ in sizes]
    forth = list(range(len(sizes)))
    waiting = list(people)
    while waiting:
        for place in forth:
            if waiting and len(found[place]) < sizes[place]:
                found[place].append(waiting.pop(0))
        forth.reverse()
    return found
