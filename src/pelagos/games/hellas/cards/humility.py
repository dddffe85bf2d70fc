"""Z3 Humility: the opponent discards down to three cards."""

from typing import Final

from mypy_extensions import i64

from pelagos.games.hellas import events as told
from pelagos.games.hellas import refusals as no
from pelagos.games.hellas.cards.card import Card
from pelagos.games.hellas.hands import hand_size, held_in, move
from pelagos.games.hellas.ids import DISCARD, FREE, HUMBLE_HAND, NONE, SAY_DISCARD, TYPES, Z3
from pelagos.games.hellas.position import Hellas
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import Seat
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Choice


class Humility(Card):
    """H-10.Z3: the opponent discards cards of their choice until they hold 3; pointless if they do (H-12.19)."""

    def __init__(self) -> None:
        super().__init__(Z3, FREE)

    def may_play(self, g: Hellas, who: Seat) -> bool:
        return hand_size(g, 1 - who) > HUMBLE_HAND

    def play(self, g: Hellas, who: Seat) -> None:
        g.then(*[DiscardCard(1 - who) for _ in range(hand_size(g, 1 - who) - HUMBLE_HAND)])


class DiscardCard(Choice[Hellas]):
    """D-19: which card goes."""

    ARGS = ("who",)

    def __init__(self, who: Seat) -> None:
        self.who: Final = who

    def seat(self, g: Hellas) -> Seat:
        return self.who

    def telling(self, g: Hellas) -> bool:
        """Whether all their cards are alike is a secret."""
        return True

    def options(self, g: Hellas, sheet: Sheet) -> None:
        for card in range(TYPES):
            if held_in(g, self.who, card) != NONE:
                sheet.add(SAY_DISCARD, card)

    def take(self, g: Hellas, said: Answer) -> None:
        card: i64 = said.x
        move(g, card, held_in(g, self.who, card), DISCARD)
        g.tell(told.CARD_DISCARDED, self.who, card)

    def why_not(self, g: Hellas, said: Answer) -> Refusal | None:
        if said.verb != SAY_DISCARD:
            return Refusal(no.EFFECT_FIRST)
        return Refusal(no.NOT_IN_HAND, said.x) if held_in(g, self.who, said.x) == NONE else None
