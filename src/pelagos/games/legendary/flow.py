"""The sequence of play on one screen."""

from pelagos.games.legendary import events as told
from pelagos.games.legendary.actions import Actions
from pelagos.games.legendary.ending import EndOfCycle
from pelagos.games.legendary.ids import TILES
from pelagos.games.legendary.income import Income
from pelagos.games.legendary.maintenance import Maintenance
from pelagos.games.legendary.offerings import Offerings
from pelagos.games.legendary.phases import Initialize, OrderPawn, PlaceGod, creature_draws, hero_draws
from pelagos.games.legendary.placement import Placement
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.task import Task


class Begin(Task[Legendary]):
    """L-4: gods, creatures, heroes, turn order, placement; then the first cycle (L-4.13)."""

    def run(self, g: Legendary) -> None:
        gods = [PlaceGod(place) for place in range(TILES)]
        pawns = [OrderPawn(place) for place in range(g.frame.factions)]
        g.then(*gods, *creature_draws(), *hero_draws(), *pawns, Placement(), Cycle())


class Cycle(Task[Legendary]):
    """L-5.1: six phases."""

    def run(self, g: Legendary) -> None:
        g.cycle += 1
        g.tell(told.CYCLE_BEGAN, g.cycle)
        g.then(Initialize(), Income(), Offerings(), Maintenance(), Actions(), EndOfCycle(), Cycle())
