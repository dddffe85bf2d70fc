"""Kraken: the sea figure that sinks all fleets and closes its sea."""

from typing import Final

from pelagos.games.archipelago.bits import first_of
from pelagos.games.classic import events as told
from pelagos.games.classic import refusals as no
from pelagos.games.classic.creatures.creature import Creature
from pelagos.games.classic.creatures.use import Effect, declined, other_question
from pelagos.games.classic.ids import KRAKEN, MOVE_PRICE, SAY_DECLINE, SAY_KRAKEN, SAY_STOP, Sea
from pelagos.games.classic.ops import sink, spend
from pelagos.games.classic.position import Classic
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Kind, Refusal
from pelagos.kernel.sheet import Sheet

KRAKEN_PLACED: Final = Kind("kraken-placed", "who:seat", "sea:sea", clause="C-20.13.1")
KRAKEN_MOVED: Final = Kind("kraken-moved", "who:seat", "sea:sea", clause="C-20.13.2")


class Kraken(Creature):
    """C-20.13.1: put the Kraken on any sea; C-20.13.4: its card is discarded at once after use."""

    def __init__(self) -> None:
        super().__init__(
            KRAKEN,
            "kraken",
            tasks=(PlaceKraken, MoveKraken),
            events=(KRAKEN_PLACED, KRAKEN_MOVED),
        )

    def play(self, g: Classic) -> None:
        g.then(PlaceKraken())


def surface(g: Classic, sea: Sea) -> None:
    """All fleets in the sea he enters go to their reserves."""
    g.kraken = sea
    if g.fleets[sea]:
        g.tell(told.FLEETS_DESTROYED, g.ruler[sea], sea, g.fleets[sea])
        sink(g, sea, g.fleets[sea])


class PlaceKraken(Effect):
    """C-20.13.1: with or without fleets, closed or not."""

    def options(self, g: Classic, sheet: Sheet) -> None:
        for sea in range(len(g.ruler)):
            sheet.add(SAY_KRAKEN, sea)
        sheet.add(SAY_DECLINE)

    def take(self, g: Classic, said: Answer) -> None:
        if declined(g, KRAKEN, said):
            return
        g.tell(KRAKEN_PLACED, g.active, said.x)
        surface(g, said.x)
        g.then(MoveKraken(said.x))

    def why_not(self, g: Classic, said: Answer) -> Refusal | None:
        return None if said.verb == SAY_KRAKEN else other_question(said)


class MoveKraken(Effect):
    """C-20.13.2: 1 GP a step to a neighbouring sea, as many as you pay. Temples do not help."""

    ARGS = ("sea",)

    def __init__(self, sea: Sea) -> None:
        self.sea: Final = sea

    def telling(self, g: Classic) -> bool:
        """C-23.4: whether a step can be paid is a secret."""
        return not g.frame.open_gold

    def options(self, g: Classic, sheet: Sheet) -> None:
        if g.gold[g.active] >= MOVE_PRICE:
            seas = g.board.sea_neighbours[self.sea]
            while seas:
                sheet.add(SAY_KRAKEN, first_of(seas))
                seas &= seas - 1
        sheet.add(SAY_STOP)

    def take(self, g: Classic, said: Answer) -> None:
        if said.verb == SAY_STOP:
            return
        spend(g, g.active, MOVE_PRICE)
        g.tell(KRAKEN_MOVED, g.active, said.x)
        surface(g, said.x)
        g.then(MoveKraken(said.x))

    def why_not(self, g: Classic, said: Answer) -> Refusal | None:
        if said.verb != SAY_KRAKEN:
            return None if said.verb == SAY_STOP else Refusal(no.EFFECT_FIRST)
        if not g.board.sea_neighbours[self.sea] >> said.x & 1:
            return Refusal(no.NOT_ADJACENT, self.sea, said.x)
        return None if g.gold[g.active] >= MOVE_PRICE else Refusal(no.TOO_DEAR, MOVE_PRICE)
