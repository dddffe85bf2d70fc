"""What a side has in Legendary, counted for the coach. A seat's colours and its partners count together (L-18)."""

from __future__ import annotations

from typing import Final

from pelagos.coach.adapter import Asset
from pelagos.games.legendary.building import BuildMetropolis, DrawToken, FoundMetropolis, metropolises, owned_by_team
from pelagos.games.legendary.ids import HEROES, IN_PLAY, KINDS, NONE, OWNER_OF, PLACE_OF, SAY_BID
from pelagos.games.legendary.income import income
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.answer import Answer


def team_of(g: Legendary, seat: int) -> int:
    return int(g.frame.team_of_seat[seat])


def factions_of(g: Legendary, seat: int) -> list[int]:
    """The colours of a seat's side."""
    return [who for who in range(g.frame.factions) if g.frame.team_of[who] == team_of(g, seat)]


def rivals_of(g: Legendary, seat: int) -> list[int]:
    mine = factions_of(g, seat)
    return [who for who in range(g.frame.factions) if who not in mine and g.alive[who]]


def kinds_of(g: Legendary, who: int) -> list[int]:
    """L-14.8: the kinds of buildings that a colour's side has."""
    return [kind for kind in range(KINDS) if owned_by_team(g, who, kind)]


def metropolises_of(g: Legendary, seat: int) -> int:
    return int(metropolises(g, team_of(g, seat)))


def metropolises_with_due(g: Legendary, seat: int) -> int:
    """L-14.8, L-14.9: those too that are to be founded at once."""
    mine = factions_of(g, seat)
    due = [
        task
        for task in g.agenda
        if isinstance(task, BuildMetropolis | FoundMetropolis | DrawToken) and task.who in mine
    ]
    return metropolises_of(g, seat) + len(due)


def _lands(g: Legendary, seat: int) -> int:
    mine = factions_of(g, seat)
    return sum(owner in mine for owner in g.owner)


def _units(g: Legendary, seat: int) -> int:
    mine = factions_of(g, seat)
    return sum(int(g.troops[land] + g.mercenaries[land]) for land, owner in enumerate(g.owner) if owner in mine)


def _heroes(g: Legendary, seat: int) -> int:
    mine = factions_of(g, seat)
    return sum(g.heroes[PLACE_OF + hero] == IN_PLAY and g.heroes[OWNER_OF + hero] in mine for hero in range(HEROES))


def _each(of: str, g: Legendary, seat: int) -> int:
    return sum(int(getattr(g, of)[who]) for who in factions_of(g, seat))


def _kinds(g: Legendary, seat: int) -> int:
    return len(kinds_of(g, factions_of(g, seat)[0]))


def _fleets(g: Legendary, seat: int) -> int:
    mine = factions_of(g, seat)
    return sum(int(fleets) for fleets, ruler in zip(g.fleets, g.ruler, strict=True) if ruler in mine)


def _income(g: Legendary, seat: int) -> int:
    return sum(int(income(g, who)) for who in factions_of(g, seat))


ASSETS: Final = (
    Asset("metropolises", metropolises_with_due),
    Asset("income", _income),
    Asset("philosophers", lambda g, seat: _each("philosophers", g, seat)),
    Asset("priestesses", lambda g, seat: _each("priestesses", g, seat)),
    Asset("kinds", _kinds),
    Asset("lands", _lands),
    Asset("heroes", _heroes),
    Asset("troops", _units),
    Asset("fleets", _fleets),
    Asset("gold", lambda g, seat: int(g.gold[team_of(g, seat)])),
)


def alike(said: Answer) -> tuple[int, ...]:
    """Offers to one god are one suggestion."""
    return (int(said.verb), int(said.x)) if said.verb == SAY_BID else (int(said.verb), int(said.x), int(said.y))


def acting(g: Legendary) -> int:
    """The colour that is asked: of its turn, or of the question itself."""
    task = g.agenda[-1] if g.agenda else None
    who = getattr(task, "who", NONE)
    return int(who if who != NONE else g.active)
