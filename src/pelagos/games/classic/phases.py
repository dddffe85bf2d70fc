"""The first three phases of a cycle: creatures, gods, income (C-4 to C-6)."""

from typing import Final

from mypy_extensions import i64

from pelagos.games.archipelago.bits import bit
from pelagos.games.classic import events as told
from pelagos.games.classic.ids import (
    CREATURES,
    IN_DECK,
    MAIN_GODS,
    NONE,
    SAY_DRAW,
    SAY_GOD,
    SLOT_2,
    SLOT_3,
    SLOT_4,
    CardPlace,
)
from pelagos.games.classic.ops import card_in, deck_size, discard, earn, income, reshuffle
from pelagos.games.classic.position import Classic
from pelagos.kernel.answer import Answer
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Chance, Task


class Creatures(Task[Classic]):
    """C-4.3 to C-4.5: the track is cleared of the last card, slides, and is filled, slowly in the first two cycles."""

    def run(self, g: Classic) -> None:
        rest_temples(g)
        if g.cycle == 1:
            g.then(FillSlot(SLOT_4))
            return
        if g.cycle == 2:
            slide(g, SLOT_3)
            g.then(FillSlot(SLOT_4), FillSlot(SLOT_3))
            return
        unbought = card_in(g, SLOT_2)
        if unbought != NONE:
            g.tell(told.CREATURE_UNBOUGHT, unbought)
            discard(g, unbought)
        slide(g, SLOT_2)
        g.then(FillSlot(SLOT_4), FillSlot(SLOT_3), FillSlot(SLOT_2))


def rest_temples(g: Classic) -> None:
    """C-4.9"""
    for island in range(len(g.owner)):
        g.used_temples[island] = 0
        if g.metropolis[island]:
            g.metropolis[island] = 1


def slide(g: Classic, last: CardPlace) -> None:
    """C-4.5 (b): cards move right, in their order, until no empty slot lies to the right of one."""
    free = last
    for slot in (SLOT_2, SLOT_3, SLOT_4):
        if slot <= last:
            creature = card_in(g, slot)
            if creature != NONE:
                g.where[creature] = free
                free -= 1


class FillSlot(Task[Classic]):
    """C-4.7: draw a card into an empty slot, after a shuffle if the deck is used up; C-24.5: if there are cards."""

    ARGS = ("slot",)

    def __init__(self, slot: CardPlace) -> None:
        self.slot: Final = slot

    def run(self, g: Classic) -> None:
        if card_in(g, self.slot) != NONE or not g.frame.extent.creatures:
            return
        if deck_size(g) == 0:
            reshuffle(g)
        g.then(DrawCreature(self.slot))


class DrawCreature(Chance[Classic]):
    """C-21.4: every card of the deck is equally likely."""

    ARGS = ("slot",)

    def __init__(self, slot: CardPlace) -> None:
        self.slot: Final = slot

    def options(self, g: Classic, sheet: Sheet) -> None:
        for creature in range(CREATURES):
            if g.where[creature] == IN_DECK:
                sheet.weigh(1, SAY_DRAW, creature)

    def take(self, g: Classic, said: Answer) -> None:
        g.where[said.x] = self.slot
        g.tell(told.CREATURE_APPEARED, said.x, self.slot - SLOT_4)


class Gods(Task[Classic]):
    """C-5: which gods take offerings in this cycle, and in which order they act."""

    def run(self, g: Classic) -> None:
        everybody = g.frame.extent.gods
        if g.cycle == 1 or g.frame.extent.all_gods_up or (g.seats == 3 and g.cycle % 2 == 1):
            g.then(PlaceGod(0, everybody))
        elif g.seats == 3:
            # C-5.4: those that waited come up in random order; the others are out, and who they are is all that counts.
            waiting = bit(g.gods[2]) | bit(g.gods[3])
            g.gods[2], g.gods[3] = g.gods[0], g.gods[1]
            g.then(PlaceGod(0, waiting))
        else:
            # C-5.3, C-5.5: the god that lay face down leads.
            first = g.gods[3]
            g.gods[0] = first
            g.tell(told.GOD_PLACED, first, 1)
            g.then(PlaceGod(1, everybody & ~bit(first)))


class PlaceGod(Chance[Classic]):
    """C-5.1: a god of those that are left comes to this position."""

    ARGS = ("position", "left")

    def __init__(self, position: i64, left: i64) -> None:
        self.position: Final = position
        self.left: Final = left

    def options(self, g: Classic, sheet: Sheet) -> None:
        for god in range(MAIN_GODS):
            if self.left >> god & 1:
                sheet.weigh(1, SAY_GOD, god)

    def take(self, g: Classic, said: Answer) -> None:
        g.gods[self.position] = said.x
        if self.position < g.frame.gods_up:
            g.tell(told.GOD_PLACED, said.x, self.position + 1)
        else:
            g.tell(told.GOD_FACE_DOWN, said.x)
        left = self.left & ~bit(said.x)
        if left:
            g.then(PlaceGod(self.position + 1, left))


class Income(Task[Classic]):
    """C-6.1: everybody is paid for their islands and trade seas."""

    def run(self, g: Classic) -> None:
        for seat in range(g.seats):
            if g.alive[seat]:
                gold = income(g, seat)
                earn(g, seat, gold)
                g.tell(told.INCOME_PAID, seat, gold)
