"""Building sites at the coast, each with a jetty in the sea of its port."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import atan2, degrees, hypot
from typing import Final

from pelagos.pictures.grounds import BoardShape, Quay, centre
from pelagos.pictures.mesh import Mesh, Point, between

SITE: Final = 46.0
INLAND: Final = 42.0
"""How far a site stands from the water."""


@dataclass(frozen=True)
class SiteSpot:
    """A building site: where it stands, and where its jetty meets the water."""

    word: str
    land: str
    sea: str
    at: Point
    quay: Point
    turn: float


def sites_of(ground: BoardShape, mesh: Mesh) -> list[SiteSpot]:
    found: list[SiteSpot] = []
    for quay in ground.quays:
        near = [site.quay for site in found if site.land == ground.spots[quay.land].word]
        found.append(_site(ground, mesh, quay, near))
    return found


def _site(ground: BoardShape, mesh: Mesh, quay: Quay, near: Sequence[Point]) -> SiteSpot:
    """At the edge that lies farthest from the other sites, else in the middle of those that are left."""
    middle = centre(quay.cell, ground.radius, ground.turn)
    shores = [mesh.middle(a, b) for a, b in quay.edges]
    heart = (sum(x for x, _ in shores) / len(shores), sum(y for _, y in shores) / len(shores))
    shore = max(shores, key=lambda point: (_nearest(point, near), -hypot(point[0] - heart[0], point[1] - heart[1])))
    length = hypot(middle[0] - shore[0], middle[1] - shore[1])
    at = between(shore, middle, INLAND / length)
    turn = degrees(atan2(shore[1] - at[1], shore[0] - at[0]))
    return SiteSpot(quay.word, ground.spots[quay.land].word, ground.spots[quay.sea].word, at, shore, turn)


def _nearest(point: Point, others: Sequence[Point]) -> float:
    """To the nearest of these, roughly."""
    far = min((hypot(point[0] - x, point[1] - y) for x, y in others), default=0.0)
    return min(2, far // 80)
