"""Poseidon: fleets, ports, fleet movement (C-8.4, C-9.3, C-11)."""

from mypy_extensions import i64

from pelagos.games.archipelago.bits import bit, first_of
from pelagos.games.classic import events as told
from pelagos.games.classic.gods.god import God
from pelagos.games.classic.hooks import closed_seas
from pelagos.games.classic.ids import FLEET_LADDER, FLEET_STEPS, MOVE_PRICE, NONE, PORT, SAY_RECRUIT_FLEET, Seas
from pelagos.games.classic.move import SailOn, offer_sails, sail
from pelagos.games.classic.ops import launch, seas_of, spend
from pelagos.games.classic.position import Classic
from pelagos.kernel.answer import Answer
from pelagos.kernel.sheet import Sheet


def harbours(g: Classic) -> Seas:
    """C-9.3: seas next to an owned island that are empty or own, and not closed."""
    near: i64 = 0
    for island in range(len(g.owner)):
        if g.owner[island] == g.active:
            near |= g.board.ring[island]
    near &= ~closed_seas(g)
    found: i64 = 0
    while near:
        sea = first_of(near)
        near &= near - 1
        if g.ruler[sea] == NONE or g.ruler[sea] == g.active:
            found |= bit(sea)
    return found


class Poseidon(God):
    """C-8.4: the first fleet is free; a move costs 1 GP."""

    def __init__(self) -> None:
        super().__init__(PORT, FLEET_LADDER)

    def offer_recruits(self, g: Classic, sheet: Sheet) -> None:
        if g.fleet_reserve[g.active] == 0:
            return
        seas = harbours(g)
        while seas:
            sheet.add(SAY_RECRUIT_FLEET, first_of(seas))
            seas &= seas - 1

    def recruit(self, g: Classic, said: Answer) -> None:
        price = self.pay_recruit(g)
        launch(g, g.active, said.x, 1)
        g.tell(told.FLEET_RECRUITED, g.active, said.x, price)

    def offer_special(self, g: Classic, sheet: Sheet) -> None:
        """C-11.1: the first step of a move."""
        if g.gold[g.active] < MOVE_PRICE:
            return
        closed = closed_seas(g)
        seas = seas_of(g, g.active)
        while seas:
            offer_sails(g, first_of(seas), closed, sheet)
            seas &= seas - 1

    def special(self, g: Classic, said: Answer) -> None:
        """C-11.7: paid with the first step."""
        spend(g, g.active, MOVE_PRICE)
        if not sail(g, said.x, said.y, said.n):
            g.then(SailOn(said.y, FLEET_STEPS - 1))
