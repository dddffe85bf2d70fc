"""Polyphemus: pushes all fleets away from an island and closes the seas around it."""

from typing import ClassVar, Final

from mypy_extensions import i64

from pelagos.games.archipelago.bits import bit, first_of
from pelagos.games.classic import events as told
from pelagos.games.classic import refusals as no
from pelagos.games.classic.creatures.creature import Creature
from pelagos.games.classic.creatures.figures import PlaceFigure
from pelagos.games.classic.creatures.use import Effect
from pelagos.games.classic.hooks import closed_seas
from pelagos.games.classic.ids import NONE, POLYPHEMUS, SAY_PUSH, Island, Sea, Seas
from pelagos.games.classic.ops import arrive, leave, sink
from pelagos.games.classic.position import Classic
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Kind, Refusal
from pelagos.kernel.sheet import Sheet

FLEET_PUSHED: Final = Kind("fleet-pushed", "whom:seat", "from:sea", "to:sea", clause="C-20.17.2")
NOTHING_TO_PUSH: Final = Kind("nothing-to-push", "sea:sea", clause="C-20.17.2")


class Polyphemus(Creature):
    """C-20.17.1: place him on any island; every fleet around it is pushed out one space, and the ring is closed."""

    def __init__(self) -> None:
        super().__init__(
            POLYPHEMUS,
            "polyphemus",
            tasks=(PlacePolyphemus, PushFleet),
            events=(FLEET_PUSHED,),
            refusals=(NOTHING_TO_PUSH,),
        )

    def play(self, g: Classic) -> None:
        g.then(PlacePolyphemus())


class PlacePolyphemus(PlaceFigure):
    """C-20.17.1; after a clash nothing is pushed (C-20.17.4)."""

    ARGS: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        super().__init__(POLYPHEMUS)

    def arrive(self, g: Classic, island: Island) -> None:
        push_fleets(g, island)


def push_fleets(g: Classic, island: Island) -> None:
    """C-20.17.3: what has nowhere to go is destroyed as soon as that is so; ask for the others."""
    ring = g.board.ring[island]
    waiting = False
    while ring:
        sea = first_of(ring)
        ring &= ring - 1
        if g.fleets[sea]:
            if targets(g, sea):
                waiting = True
            else:
                g.tell(told.FLEETS_DESTROYED, g.ruler[sea], sea, g.fleets[sea])
                sink(g, sea, g.fleets[sea])
    if waiting:
        g.then(PushFleet(island))


def targets(g: Classic, sea: Sea) -> Seas:
    """C-20.17.2: neighbouring seas outside the ring, without the Kraken, that are empty or of the same player."""
    found: i64 = 0
    near = g.board.sea_neighbours[sea] & ~closed_seas(g)
    while near:
        goal = first_of(near)
        near &= near - 1
        if g.ruler[goal] == NONE or g.ruler[goal] == g.ruler[sea]:
            found |= bit(goal)
    return found


class PushFleet(Effect):
    """C-20.17.2: the summoner moves the fleets one by one, in the order and direction they like."""

    ARGS = ("island",)

    def __init__(self, island: Island) -> None:
        self.island: Final = island

    def options(self, g: Classic, sheet: Sheet) -> None:
        ring = g.board.ring[self.island]
        while ring:
            sea = first_of(ring)
            ring &= ring - 1
            if g.fleets[sea]:
                goals = targets(g, sea)
                while goals:
                    sheet.add(SAY_PUSH, sea, first_of(goals))
                    goals &= goals - 1

    def take(self, g: Classic, said: Answer) -> None:
        owner = g.ruler[said.x]
        leave(g, said.x, 1)
        arrive(g, owner, said.y, 1)
        g.tell(FLEET_PUSHED, owner, said.x, said.y)
        push_fleets(g, self.island)

    def why_not(self, g: Classic, said: Answer) -> Refusal | None:
        if said.verb != SAY_PUSH:
            return Refusal(no.EFFECT_FIRST)
        if not g.board.ring[self.island] >> said.x & 1 or g.fleets[said.x] == 0:
            return Refusal(NOTHING_TO_PUSH, said.x)
        if not g.board.sea_neighbours[said.x] >> said.y & 1:
            return Refusal(no.NOT_ADJACENT, said.x, said.y)
        if closed_seas(g) >> said.y & 1:
            return Refusal(no.CLOSED_SEA, said.y)
        return None if targets(g, said.x) >> said.y & 1 else Refusal(no.SEA_OF_ANOTHER, said.y)
