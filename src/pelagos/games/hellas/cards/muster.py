"""A1 Muster: ships become Greeks."""

from typing import Final

from mypy_extensions import i64

from pelagos.games.hellas import events as told
from pelagos.games.hellas import refusals as no
from pelagos.games.hellas.cards.card import Card
from pelagos.games.hellas.ids import A1, GREEK, SAY_MUSTER, SAY_SHIPS, TILES, W_PREP, City
from pelagos.games.hellas.pieces import available, dismiss, fetch
from pelagos.games.hellas.position import Hellas
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import Seat
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Choice, Task


class Muster(Card):
    """H-10.A1: k ships of one own city to supply, k Greeks into it; it may exceed 3 until the end of the attack."""

    def __init__(self) -> None:
        super().__init__(A1, (W_PREP,))

    def may_play(self, g: Hellas, who: Seat) -> bool:
        for city in range(TILES):
            if g.owner[city] == who and most(g, city) > 0:
                return True
        return False

    def play(self, g: Hellas, who: Seat) -> None:
        g.then(NameMusterCity())


def most(g: Hellas, city: City) -> i64:
    """How many ships of this city can become Greeks."""
    return min(g.ships[city], available(g, GREEK, city)) if g.ships[city] else 0


class NameMusterCity(Choice[Hellas]):
    """D-14: the city."""

    def seat(self, g: Hellas) -> Seat:
        return g.active

    def options(self, g: Hellas, sheet: Sheet) -> None:
        for city in range(TILES):
            if g.owner[city] == g.active and most(g, city) > 0:
                sheet.add(SAY_MUSTER, city)

    def take(self, g: Hellas, said: Answer) -> None:
        g.then(ChooseShips(said.x))

    def why_not(self, g: Hellas, said: Answer) -> Refusal | None:
        if said.verb != SAY_MUSTER:
            return Refusal(no.EFFECT_FIRST)
        if g.owner[said.x] != g.active:
            return Refusal(no.NOT_YOURS, said.x)
        return None if most(g, said.x) > 0 else Refusal(no.NOTHING_TO_MUSTER, said.x)


class ChooseShips(Choice[Hellas]):
    """D-14: how many."""

    ARGS = ("city",)

    def __init__(self, city: City) -> None:
        self.city: Final = city

    def seat(self, g: Hellas) -> Seat:
        return g.active

    def options(self, g: Hellas, sheet: Sheet) -> None:
        for ships in range(1, most(g, self.city) + 1):
            sheet.add(SAY_SHIPS, n=ships)

    def take(self, g: Hellas, said: Answer) -> None:
        dismiss(g, self.city, 0, said.n)
        g.tell(told.SHIPS_MUSTERED, g.active, self.city, said.n)
        g.then(*[FetchGreek(self.city) for _ in range(said.n)])

    def why_not(self, g: Hellas, said: Answer) -> Refusal | None:
        if said.verb != SAY_SHIPS:
            return Refusal(no.EFFECT_FIRST)
        most_ships = most(g, self.city)
        return None if 0 < said.n <= most_ships else Refusal(no.WRONG_MUSTER, self.city, most_ships)


class FetchGreek(Task[Hellas]):
    """H-9.13: one Greek for a ship, from the supply as long as it has one."""

    ARGS = ("city",)

    def __init__(self, city: City) -> None:
        self.city: Final = city

    def run(self, g: Hellas) -> None:
        fetch(g, GREEK, self.city)
