"""What a seat has in Classic, counted for the coach."""

from __future__ import annotations

from typing import Final

from pelagos.coach.adapter import Asset
from pelagos.games.classic.building import ChooseSite, FoundMetropolis
from pelagos.games.classic.ids import NONE, SAY_BID, TYPES
from pelagos.games.classic.ops import income, islands_owned, metropolises, owned_buildings
from pelagos.games.classic.position import Classic
from pelagos.kernel.answer import Answer


def kinds_of(g: Classic, seat: int) -> list[int]:
    """C-15.2: the types of buildings that a seat owns."""
    return [kind for kind in range(TYPES) if owned_buildings(g, seat, kind)]


def rivals_of(g: Classic, seat: int) -> list[int]:
    return [other for other in range(g.seats) if other != seat and g.alive[other]]


def metropolises_with_due(g: Classic, seat: int) -> int:
    """C-15.2, C-15.3: those too that are to be founded at once."""
    due = [task for task in g.agenda if isinstance(task, FoundMetropolis | ChooseSite)]
    return int(metropolises(g, seat)) + len(due) * int(g.active == seat)


def _troops(g: Classic, seat: int) -> int:
    return sum(int(troops) for troops, owner in zip(g.troops, g.owner, strict=True) if owner == seat)


def _fleets(g: Classic, seat: int) -> int:
    return sum(int(fleets) for fleets, ruler in zip(g.fleets, g.ruler, strict=True) if ruler == seat)


ASSETS: Final = (
    Asset("metropolises", metropolises_with_due),
    Asset("income", lambda g, seat: int(income(g, seat))),
    Asset("philosophers", lambda g, seat: int(g.philosophers[seat])),
    Asset("priests", lambda g, seat: int(g.priests[seat])),
    Asset("kinds", lambda g, seat: len(kinds_of(g, seat))),
    Asset("islands", lambda g, seat: int(islands_owned(g, seat))),
    Asset("troops", _troops),
    Asset("fleets", _fleets),
    Asset("gold", lambda g, seat: int(g.gold[seat])),
)


def alike(said: Answer) -> tuple[int, ...]:
    """Offers to one god are one suggestion."""
    return (int(said.verb), int(said.x), NONE if said.verb == SAY_BID else int(said.y))
