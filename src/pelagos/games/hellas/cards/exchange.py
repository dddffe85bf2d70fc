"""Z2 Exchange: two cities change hands, with all that stands in them."""

from typing import Final

from mypy_extensions import i64

from pelagos.games.hellas import events as told
from pelagos.games.hellas import refusals as no
from pelagos.games.hellas.cards.card import Card
from pelagos.games.hellas.ids import FREE, SAY_SWAP, SAY_WITH, TILES, Z2, City
from pelagos.games.hellas.position import Hellas
from pelagos.kernel.answer import Answer
from pelagos.kernel.arrays import Ints
from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import Seat
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Choice


class Exchange(Card):
    """H-10.Z2: the player names an own and an opposing city, after the chance to veto."""

    def __init__(self) -> None:
        super().__init__(Z2, FREE)

    def play(self, g: Hellas, who: Seat) -> None:
        g.then(NameOwnCity())


class NameOwnCity(Choice[Hellas]):
    """D-18: first the own city."""

    def seat(self, g: Hellas) -> Seat:
        return g.active

    def options(self, g: Hellas, sheet: Sheet) -> None:
        for city in range(TILES):
            if g.owner[city] == g.active:
                sheet.add(SAY_SWAP, city)

    def take(self, g: Hellas, said: Answer) -> None:
        g.then(NameOpposingCity(said.x))

    def why_not(self, g: Hellas, said: Answer) -> Refusal | None:
        if said.verb != SAY_SWAP:
            return Refusal(no.EFFECT_FIRST)
        return None if g.owner[said.x] == g.active else Refusal(no.NOT_YOURS, said.x)


class NameOpposingCity(Choice[Hellas]):
    """D-18: then the opposing one; all pieces change places, temples stay."""

    ARGS = ("city",)

    def __init__(self, city: City) -> None:
        self.city: Final = city

    def seat(self, g: Hellas) -> Seat:
        return g.active

    def options(self, g: Hellas, sheet: Sheet) -> None:
        for city in range(TILES):
            if g.owner[city] == 1 - g.active:
                sheet.add(SAY_WITH, city)

    def take(self, g: Hellas, said: Answer) -> None:
        swap(g.owner, self.city, said.x)
        swap(g.greeks, self.city, said.x)
        swap(g.ships, self.city, said.x)
        g.tell(told.CITIES_SWAPPED, g.active, self.city, said.x)

    def why_not(self, g: Hellas, said: Answer) -> Refusal | None:
        if said.verb != SAY_WITH:
            return Refusal(no.EFFECT_FIRST)
        return None if g.owner[said.x] == 1 - g.active else Refusal(no.NOT_THEIRS, said.x)


def swap(values: Ints, one: i64, other: i64) -> None:
    kept = values[one]
    values[one] = values[other]
    values[other] = kept
