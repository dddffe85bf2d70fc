"""A6 Evacuation: the pieces of a lost city escape to another."""

from typing import Final

from pelagos.games.hellas import events as told
from pelagos.games.hellas import refusals as no
from pelagos.games.hellas.cards.card import Card
from pelagos.games.hellas.ids import A6, SAY_EVACUATE, TILES, W_LOSS
from pelagos.games.hellas.pieces import cities, cut
from pelagos.games.hellas.position import Hellas
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import Seat
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Choice


class Evacuation(Card):
    """H-10.A6: all Greeks and ships move to one other own city; what it cannot hold goes to supply (H-12.24)."""

    def __init__(self) -> None:
        super().__init__(A6, (W_LOSS,))

    def may_play(self, g: Hellas, who: Seat) -> bool:
        return cities(g, who) > 1

    def play(self, g: Hellas, who: Seat) -> None:
        g.then(NameRefuge(who))


class NameRefuge(Choice[Hellas]):
    """D-16: the receiving city."""

    ARGS = ("who",)

    def __init__(self, who: Seat) -> None:
        self.who: Final = who

    def seat(self, g: Hellas) -> Seat:
        return self.who

    def options(self, g: Hellas, sheet: Sheet) -> None:
        for city in range(TILES):
            if g.owner[city] == self.who and city != g.target:
                sheet.add(SAY_EVACUATE, city)

    def take(self, g: Hellas, said: Answer) -> None:
        g.greeks[said.x] += g.greeks[g.target]
        g.ships[said.x] += g.ships[g.target]
        g.greeks[g.target] = g.ships[g.target] = 0
        g.tell(told.CITY_EVACUATED, self.who, g.target, said.x)
        cut(g, said.x)

    def why_not(self, g: Hellas, said: Answer) -> Refusal | None:
        if said.verb != SAY_EVACUATE:
            return Refusal(no.EFFECT_FIRST)
        if said.x == g.target:
            return Refusal(no.SAME_CITY, said.x)
        return None if g.owner[said.x] == self.who else Refusal(no.NOT_YOURS, said.x)
