"""Poseidon: a port, fleets, sea moves (L-10.3)."""

from mypy_extensions import i64

from pelagos.games.archipelago.bits import bit, first_of
from pelagos.games.legendary import events as told
from pelagos.games.legendary.gods.god import God
from pelagos.games.legendary.hooks import closed_seas
from pelagos.games.legendary.ids import FLEET_PRICES, NONE, PORT, POSEIDON, SAY_RECRUIT_FLEET, Faction, Gold, Seas
from pelagos.games.legendary.ops import launch
from pelagos.games.legendary.position import Legendary
from pelagos.games.legendary.sea import offer_sails, sail
from pelagos.kernel.answer import Answer
from pelagos.kernel.sheet import Sheet


class Poseidon(God):
    """L-10.3.1 to L-10.3.5: a fleet, three more for 1, 2, 3 GP, sea moves for 1 GP each."""

    def __init__(self) -> None:
        super().__init__(POSEIDON, PORT, FLEET_PRICES)

    def has_recruits(self, g: Legendary) -> bool:
        return g.fleet_reserve[g.active] > 0 and harbours(g, g.active) != 0

    def offer_recruits(self, g: Legendary, sheet: Sheet) -> None:
        if g.fleet_reserve[g.active]:
            seas = harbours(g, g.active)
            while seas:
                sheet.add(SAY_RECRUIT_FLEET, first_of(seas))
                seas &= seas - 1

    def recruit(self, g: Legendary, said: Answer, price: Gold) -> None:
        launch(g, g.active, said.x)
        g.tell(told.FLEET_RECRUITED, g.active, said.x, price)

    def offer_actions(self, g: Legendary, sheet: Sheet) -> None:
        offer_sails(g, sheet)

    def act(self, g: Legendary, said: Answer) -> None:
        sail(g, said.x, said.y, said.n)


def harbours(g: Legendary, who: Faction) -> Seas:
    """L-10.3.4: seas beside own land that are free or own, and not closed."""
    near: i64 = 0
    for land in range(g.board.lands):
        if g.owner[land] == who:
            near |= g.board.seas_of_land[land]
    near &= ~closed_seas(g)
    found: i64 = 0
    while near:
        sea = first_of(near)
        near &= near - 1
        if g.ruler[sea] == NONE or g.ruler[sea] == who:
            found |= bit(sea)
    return found
