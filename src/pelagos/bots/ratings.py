"""Ratings out of games: the model of Plackett and Luce for winners, which for two sides is that of Bradley and Terry.

Of a game only the winner counts: it is one of the field with a chance in proportion to its strength. The strengths are
found by Hunter's MM algorithm (Annals of Statistics 32, 2004), their intervals by the observed information.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, fsum, log, sqrt
from typing import Final, NamedTuple

from pelagos.bots.intervals import NORMAL

PER_E: Final = 400 / log(10)
"""Points by which the odds grow e-fold: 400 of them make ten to one, as in chess."""
ROUNDS: Final = 10_000
CLOSE: Final = 1e-10
PRIOR_WINS: Final = 0.5
"""Given to everybody in every field they were in, so that who never won, or never lost, has a rating, too."""


class FieldOfPlay(NamedTuple):
    """Games of one line-up: how often each bot is in it, and how often each has won."""

    held: dict[str, int]
    wins: dict[str, float]


class Rating(NamedTuple):
    """Points above the anchor, with a 95 % interval."""

    name: str
    points: float
    low: float
    high: float
    games: float


def rated(fields: Sequence[FieldOfPlay], anchor: str, prior: float = PRIOR_WINS) -> list[Rating]:
    """Everybody's rating, best first; the anchor has 0."""
    fields = [_with_prior(field, prior) for field in fields]
    names = sorted({name for field in fields for name in field.held})
    strengths = _strengths(names, fields)
    errors = _errors(names, fields, strengths, anchor)
    games = {name: fsum(fsum(field.wins.values()) for field in fields if name in field.held) for name in names}
    found: list[Rating] = []
    for name in names:
        points = PER_E * log(strengths[name] / strengths[anchor])
        margin = NORMAL * PER_E * errors[name]
        found.append(Rating(name, points, points - margin, points + margin, games[name]))
    return sorted(found, key=lambda rating: (-rating.points, rating.name))


def _with_prior(field: FieldOfPlay, prior: float) -> FieldOfPlay:
    return FieldOfPlay(field.held, {name: field.wins.get(name, 0.0) + prior for name in field.held})


def _strengths(names: Sequence[str], fields: Sequence[FieldOfPlay]) -> dict[str, float]:
    """Each strength is its wins over what it would have won with a strength of one, until nothing moves."""
    found = dict.fromkeys(names, 1.0)
    wins = {name: fsum(field.wins.get(name, 0.0) for field in fields) for name in names}
    for _ in range(ROUNDS):
        due = dict.fromkeys(names, 0.0)
        for field in fields:
            share = fsum(field.wins.values()) / fsum(count * found[name] for name, count in field.held.items())
            for name, count in field.held.items():
                due[name] += count * share
        new = {name: wins[name] / due[name] for name in names}
        mean = exp(fsum(log(strength) for strength in new.values()) / len(names))
        new = {name: strength / mean for name, strength in new.items()}
        moved = max(abs(log(new[name] / found[name])) for name in names)
        found = new
        if moved < CLOSE:
            break
    return found


def _errors(
    names: Sequence[str], fields: Sequence[FieldOfPlay], strengths: Mapping[str, float], anchor: str
) -> dict[str, float]:
    """Standard errors of the logarithms, against the anchor's."""
    free = [name for name in names if name != anchor]
    place = {name: i for i, name in enumerate(free)}
    information = [[0.0] * len(free) for _ in free]
    for field in fields:
        games = fsum(field.wins.values())
        total = fsum(count * strengths[name] for name, count in field.held.items())
        chance = {name: count * strengths[name] / total for name, count in field.held.items()}
        for one in field.held:
            for other in field.held:
                if one in place and other in place:
                    here = chance[one] if one == other else 0.0
                    information[place[one]][place[other]] += games * (here - chance[one] * chance[other])
    spread = inverse(information)
    return {anchor: 0.0} | {name: sqrt(max(0.0, spread[place[name]][place[name]])) for name in free}


def inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """By Gauss and Jordan, with the largest pivot first; a bot that met nobody makes it singular."""
    size = len(matrix)
    rows = [[*row, *[float(i == j) for j in range(size)]] for i, row in enumerate(matrix)]
    for i in range(size):
        best = max(range(i, size), key=lambda row: abs(rows[row][i]))
        rows[i], rows[best] = rows[best], rows[i]
        pivot = rows[i][i]
        rows[i] = [value / pivot for value in rows[i]]
        for j in range(size):
            if j != i and rows[j][i]:
                factor = rows[j][i]
                rows[j] = [value - factor * lead for value, lead in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]
