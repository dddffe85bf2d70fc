"""Z6 Theft: a random card of a named god changes hands, known to thief and victim."""

from typing import Final

from mypy_extensions import i64

from pelagos.games.hellas import events as told
from pelagos.games.hellas import refusals as no
from pelagos.games.hellas.cards.card import Card
from pelagos.games.hellas.hands import backs, first_of_god, god_of, hand, hand_size, move, within_limits
from pelagos.games.hellas.ids import DISCARD, FREE, GODS, LOCKED, SAY_PICK, SAY_STEAL, Z6, GodId
from pelagos.games.hellas.position import BOTH, Hellas
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import Mask, Seat
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Chance, Choice


class Theft(Card):
    """H-10.Z6: from an opponent who holds a card; the last one may have gone as an answer (H-12.20)."""

    def __init__(self) -> None:
        super().__init__(Z6, FREE)

    def may_play(self, g: Hellas, who: Seat) -> bool:
        return hand_size(g, 1 - who) > 0

    def play(self, g: Hellas, who: Seat) -> None:
        g.then(NameGod())


class NameGod(Choice[Hellas]):
    """D-20: a god among the backs they see."""

    def seat(self, g: Hellas) -> Seat:
        return g.active

    def options(self, g: Hellas, sheet: Sheet) -> None:
        for god in range(GODS):
            if backs(g, 1 - g.active, god):
                sheet.add(SAY_STEAL, god)

    def take(self, g: Hellas, said: Answer) -> None:
        g.then(PickCard(said.x))

    def why_not(self, g: Hellas, said: Answer) -> Refusal | None:
        if said.verb != SAY_STEAL:
            return Refusal(no.EFFECT_FIRST)
        return None if backs(g, 1 - g.active, said.x) else Refusal(no.NO_SUCH_BACK, said.x)


class PickCard(Chance[Hellas]):
    """H-10.Z6: nature picks; a kept card is locked, one beyond the limits is discarded instead."""

    ARGS = ("god",)

    def __init__(self, god: GodId) -> None:
        self.god: Final = god

    def known_to(self, g: Hellas) -> Mask:
        return BOTH

    def options(self, g: Hellas, sheet: Sheet) -> None:
        back = g.back(self.god)
        first = hand(1 - g.active)
        for place in range(first, first + 2):
            for face in range(back.faces):
                copies = back.lying(place, face)
                if copies:
                    sheet.weigh(copies, SAY_PICK, place, first_of_god(self.god) + face)

    def take(self, g: Hellas, said: Answer) -> None:
        card: i64 = said.y
        g.tell(told.CARD_STOLEN, g.active, 1 - g.active, self.god)
        if within_limits(g, g.active, god_of(card)):
            g.tell(told.STOLEN_CARD_SEEN, g.active, 1 - g.active, card, to=BOTH)
            move(g, card, said.x, LOCKED)
        else:
            move(g, card, said.x, DISCARD)
            g.tell(told.STOLEN_CARD_DISCARDED, g.active, card)
