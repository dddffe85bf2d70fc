"""Hera: a building of a new kind, mercenaries, a hero (L-10.5)."""

from pelagos.games.legendary import events as told
from pelagos.games.legendary.building import owned
from pelagos.games.legendary.gods.god import God
from pelagos.games.legendary.ids import (
    HERA,
    HERO_PRICE,
    HEROES,
    MERCENARIES,
    MERCENARY_PRICES,
    NONE,
    SAY_HIRE,
    SAY_RECRUIT_MERCENARY,
    BuildingKind,
    Gold,
)
from pelagos.games.legendary.ops import enlist, offer_lands, on_hero_track, put_hero
from pelagos.games.legendary.position import Legendary
from pelagos.games.legendary.purse import spend
from pelagos.kernel.answer import Answer
from pelagos.kernel.sheet import Sheet


class Hera(God):
    """L-10.5.1 to L-10.5.4: a mercenary, three more for 1, 3, 5 GP, one hero for 4 GP."""

    def __init__(self) -> None:
        super().__init__(HERA, NONE, MERCENARY_PRICES)

    def builds(self, g: Legendary, kind: BuildingKind) -> bool:
        """L-10.5.1: a kind the faction does not own now."""
        return owned(g, g.active, kind) == 0

    def has_recruits(self, g: Legendary) -> bool:
        return g.supply[MERCENARIES] > 0

    def offer_recruits(self, g: Legendary, sheet: Sheet) -> None:
        if self.has_recruits(g):
            offer_lands(g, g.active, SAY_RECRUIT_MERCENARY, sheet)

    def recruit(self, g: Legendary, said: Answer, price: Gold) -> None:
        enlist(g, said.x)
        g.tell(told.MERCENARY_RECRUITED, g.active, said.x, price)

    def offer_actions(self, g: Legendary, sheet: Sheet) -> None:
        if g.hired or g.purse(g.active) < HERO_PRICE:
            return
        for hero in range(HEROES):
            if on_hero_track(g, hero):
                for land in range(g.board.lands):
                    if g.owner[land] == g.active:
                        sheet.add(SAY_HIRE, land, hero)

    def act(self, g: Legendary, said: Answer) -> None:
        """L-10.5.4: the hero may move in this turn, but not be sacrificed in this cycle."""
        g.hired = 1
        spend(g, g.team_of(g.active), HERO_PRICE)
        put_hero(g, g.active, said.y, said.x)
        g.tell(told.HERO_HIRED, g.active, said.y, said.x)
