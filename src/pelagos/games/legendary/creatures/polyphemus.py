"""Polyphemus: pushes all fleets away from a land and closes the seas around it."""

from typing import Final

from mypy_extensions import i64

from pelagos.games.archipelago.bits import bit, first_of
from pelagos.games.legendary import refusals as no
from pelagos.games.legendary.creatures.figures import Figure, destroy_fleets
from pelagos.games.legendary.creatures.use import Effect
from pelagos.games.legendary.hooks import closed_seas
from pelagos.games.legendary.ids import NONE, POLYPHEMUS, SAY_PUSH, Area, Faction, Sea, Seas
from pelagos.games.legendary.ops import area_of, arrive, leave
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Kind, Refusal
from pelagos.kernel.sheet import Sheet

FLEET_PUSHED: Final = Kind("fleet-pushed", "whom:faction", "from:sea", "to:sea", clause="L-15.18.2")
NOTHING_TO_PUSH: Final = Kind("nothing-to-push", "sea:sea", clause="L-15.18.2")


class Polyphemus(Figure):
    """L-15.18: in any land; where he comes, the fleets around it are pushed away, none enters (hooks.closed_seas)."""

    def __init__(self) -> None:
        super().__init__(
            POLYPHEMUS, "polyphemus", tasks=(PushFleet,), events=(FLEET_PUSHED,), refusals=(NOTHING_TO_PUSH,)
        )

    def arrive(self, g: Legendary, who: Faction, area: Area) -> None:
        push_fleets(g, who)


def ring(g: Legendary) -> Seas:
    """The seas around him."""
    return g.board.seas_of_land[area_of(g, POLYPHEMUS)]


def push_fleets(g: Legendary, who: Faction) -> None:
    """L-15.18.2: what has nowhere to go is eliminated as soon as that is so; ask for the others."""
    seas = ring(g)
    waiting = False
    while seas:
        sea = first_of(seas)
        seas &= seas - 1
        if targets(g, sea):
            waiting = True
        else:
            destroy_fleets(g, sea)
    if waiting:
        g.then(PushFleet(who))


def targets(g: Legendary, sea: Sea) -> Seas:
    """L-15.18.2: for the fleets of a sea, its open neighbours that are free or of the same faction."""
    found: i64 = 0
    if g.fleets[sea] == 0:
        return found
    near = g.board.seas_of_sea[sea] & ~closed_seas(g)
    while near:
        goal = first_of(near)
        near &= near - 1
        if g.ruler[goal] == NONE or g.ruler[goal] == g.ruler[sea]:
            found |= bit(goal)
    return found


class PushFleet(Effect):
    """D-23: his master moves the fleets one by one, in the order and direction they like, never into a battle."""

    def options(self, g: Legendary, sheet: Sheet) -> None:
        seas = ring(g)
        while seas:
            sea = first_of(seas)
            seas &= seas - 1
            goals = targets(g, sea)
            while goals:
                sheet.add(SAY_PUSH, sea, first_of(goals))
                goals &= goals - 1

    def take(self, g: Legendary, said: Answer) -> None:
        owner = g.ruler[said.x]
        leave(g, said.x, 1)
        arrive(g, owner, said.y, 1)
        g.tell(FLEET_PUSHED, owner, said.x, said.y)
        push_fleets(g, self.who)

    def why_not(self, g: Legendary, said: Answer) -> Refusal | None:
        if said.verb != SAY_PUSH:
            return Refusal(no.EFFECT_FIRST)
        if not ring(g) >> said.x & 1 or g.fleets[said.x] == 0:
            return Refusal(NOTHING_TO_PUSH, said.x)
        if not g.board.seas_of_sea[said.x] >> said.y & 1:
            return Refusal(no.NOT_ADJACENT, said.x, said.y)
        if closed_seas(g) >> said.y & 1:
            return Refusal(no.CLOSED_SEA, said.y)
        return None if targets(g, said.x) >> said.y & 1 else Refusal(no.SEA_OF_ANOTHER, said.y)
