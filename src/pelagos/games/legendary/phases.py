"""Set-up draws and phase 1: tracks and gods (L-4.1 to L-4.7, L-5)."""

from typing import Final

from mypy_extensions import i64

from pelagos.games.legendary import events as told
from pelagos.games.legendary.ids import (
    CREATURES,
    HERO_DECK,
    HERO_SLOT,
    HEROES,
    MOVES_OF,
    NONE,
    PLACE_OF,
    SAY_DRAW,
    SAY_GOD,
    SAY_HERO,
    SAY_ORDER,
    SLOT_2,
    SLOTS,
    TILES,
    CardPlace,
    HeroPlace,
)
from pelagos.games.legendary.ops import card_in, discard, next_place, renew_deck, take_card
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.answer import Answer
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Chance, Task


class PlaceGod(Chance[Legendary]):
    """L-4.1: which god comes to this slot; with his number alone it is known whether he lies face up."""

    ARGS = ("n",)

    def __init__(self, n: i64) -> None:
        self.n: Final = n

    def options(self, g: Legendary, sheet: Sheet) -> None:
        for god in range(TILES):
            placed = False
            for slot in range(self.n):
                if g.gods[slot] == god:
                    placed = True
            if not placed:
                sheet.weigh(1, SAY_GOD, god)

    def take(self, g: Legendary, said: Answer) -> None:
        g.gods[self.n] = said.x
        g.tell(told.GOD_PLACED, said.x, self.n + 1)


class OrderPawn(Chance[Legendary]):
    """L-4.7: whose pawn comes to this space of the turn-order track."""

    ARGS = ("n",)

    def __init__(self, n: i64) -> None:
        self.n: Final = n

    def options(self, g: Legendary, sheet: Sheet) -> None:
        for who in range(g.frame.factions):
            placed = False
            for space in range(self.n):
                if g.order[space] == who:
                    placed = True
            if not placed:
                sheet.weigh(1, SAY_ORDER, who)

    def take(self, g: Legendary, said: Answer) -> None:
        g.order[self.n] = said.x
        g.tell(told.PAWN_ORDERED, said.x, self.n + 1)


class Initialize(Task[Legendary]):
    """L-5.2 to L-5.8: heroes, creatures, gods; in the first cycle nothing."""

    def run(self, g: Legendary) -> None:
        reset_counters(g)
        if g.cycle == 1:
            return
        unbought = card_in(g, SLOT_2)
        if unbought != NONE:
            g.tell(told.CREATURE_UNBOUGHT, unbought)
        g.then(*hero_draws(), RefreshTrack(), *creature_draws(), TurnGods())


def reset_counters(g: Legendary) -> None:
    """L-5.8"""
    g.elimination = 0
    for site in range(len(g.temple_used)):
        g.temple_used[site] = 0
    for hero in range(HEROES):
        g.heroes[MOVES_OF + hero] = 0
    for team in range(g.frame.teams):
        g.defaulted[team] = 0


def hero_draws() -> list[Task[Legendary]]:
    return [FillHeroSlot(HERO_SLOT), FillHeroSlot(HERO_SLOT + 1)]


def creature_draws() -> list[Task[Legendary]]:
    return [FillSlot(SLOT_2), FillSlot(SLOT_2 + 1), FillSlot(SLOT_2 + 2), FillSlot(SLOT_2 + 3)]


class FillHeroSlot(Task[Legendary]):
    """L-5.3: an empty slot is filled as long as there are heroes in the deck."""

    ARGS = ("slot",)

    def __init__(self, slot: HeroPlace) -> None:
        self.slot: Final = slot

    def run(self, g: Legendary) -> None:
        waiting = False
        for hero in range(HEROES):
            if g.heroes[PLACE_OF + hero] == self.slot:
                return
            if g.heroes[PLACE_OF + hero] == HERO_DECK:
                waiting = True
        if waiting:
            g.then(DrawHero(self.slot))


class DrawHero(Chance[Legendary]):
    """L-20.1: every hero of the deck is equally likely."""

    ARGS = ("slot",)

    def __init__(self, slot: HeroPlace) -> None:
        self.slot: Final = slot

    def options(self, g: Legendary, sheet: Sheet) -> None:
        for hero in range(HEROES):
            if g.heroes[PLACE_OF + hero] == HERO_DECK:
                sheet.weigh(1, SAY_HERO, hero)

    def take(self, g: Legendary, said: Answer) -> None:
        g.heroes[PLACE_OF + said.x] = self.slot
        g.tell(told.HERO_APPEARED, said.x)


class RefreshTrack(Task[Legendary]):
    """L-5.4: the card of the cheapest slot is discarded, the others slide down in their order."""

    def run(self, g: Legendary) -> None:
        unbought = card_in(g, SLOT_2)
        if unbought != NONE:
            discard(g, unbought, SLOT_2)
        free: i64 = SLOT_2
        for slot in range(SLOT_2 + 1, SLOT_2 + SLOTS):
            creature = card_in(g, slot)
            if creature != NONE:
                g.creatures.move(g, creature, slot, free)
                free += 1


class FillSlot(Task[Legendary]):
    """L-5.4, L-5.7: draw into an empty slot, after a shuffle if the deck is used up."""

    ARGS = ("place",)

    def __init__(self, place: CardPlace) -> None:
        self.place: Final = place

    def run(self, g: Legendary) -> None:
        if card_in(g, self.place) == NONE and renew_deck(g):
            g.then(DrawCreature(self.place))


class DrawCreature(Chance[Legendary]):
    """The next card of the deck comes to a slot: the one put back on top, or any."""

    ARGS = ("place",)

    def __init__(self, place: CardPlace) -> None:
        self.place: Final = place

    def options(self, g: Legendary, sheet: Sheet) -> None:
        origin = next_place(g)
        for creature in range(CREATURES):
            if g.creatures.lying(origin, creature):
                sheet.weigh(1, SAY_DRAW, creature)

    def take(self, g: Legendary, said: Answer) -> None:
        take_card(g, said.x, self.place)
        g.tell(told.CREATURE_APPEARED, said.x, self.place - SLOT_2)


class TurnGods(Task[Legendary]):
    """L-5.6: the god of slot 1 goes to slot 5, the others move up."""

    def run(self, g: Legendary) -> None:
        first = g.gods[0]
        for slot in range(TILES - 1):
            g.gods[slot] = g.gods[slot + 1]
        g.gods[TILES - 1] = first
        g.tell(told.GODS_TURNED, first)
