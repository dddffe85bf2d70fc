"""Theft: a random card changes hands, known to thief and victim only."""

from typing import Final

from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import Mask, Seat, only
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Chance, Choice
from toy.cards.card import Card
from toy.ids import EMPTY_HAND, FACES, OTHER_QUESTION, SAY_PICK, SAY_STEAL, STOLEN, STOLEN_CARD, THEFT, YOURSELF
from toy.position import Toy


class Theft(Card):
    """T-7.3: steal a random card from a rival who holds one."""

    def __init__(self) -> None:
        super().__init__(THEFT)

    def may_play(self, g: Toy, who: Seat) -> bool:
        for seat in range(g.seats):
            if seat != who and g.hand_size(seat):
                return True
        return False

    def play(self, g: Toy, who: Seat) -> None:
        # A veto may have taken the last card of the last hand.
        if self.may_play(g, who):
            g.then(NameVictim(who))


class NameVictim(Choice[Toy]):
    """T-7.3: from whom."""

    ARGS = ("who",)

    def __init__(self, who: Seat) -> None:
        self.who: Final = who

    def seat(self, g: Toy) -> Seat:
        return self.who

    def options(self, g: Toy, sheet: Sheet) -> None:
        for seat in range(g.seats):
            if seat != self.who and g.hand_size(seat):
                sheet.add(SAY_STEAL, seat)

    def take(self, g: Toy, said: Answer) -> None:
        g.then(PickCard(self.who, said.x))

    def why_not(self, g: Toy, said: Answer) -> Refusal | None:
        if said.verb != SAY_STEAL:
            return Refusal(OTHER_QUESTION)
        if said.x == self.who:
            return Refusal(YOURSELF)
        return None if g.hand_size(said.x) else Refusal(EMPTY_HAND, said.x)


class PickCard(Chance[Toy]):
    """T-7.3: nature picks one of the victim's cards; thief and victim see which."""

    ARGS = ("who", "whom")

    def __init__(self, who: Seat, whom: Seat) -> None:
        self.who: Final = who
        self.whom: Final = whom

    def options(self, g: Toy, sheet: Sheet) -> None:
        first = g.first_hand_place(self.whom)
        for place in range(first, first + g.table.hand_places):
            for face in range(FACES):
                copies = g.cards.lying(place, face)
                if copies:
                    sheet.weigh(copies, SAY_PICK, place, face)

    def known_to(self, g: Toy) -> Mask:
        return only(self.who) | only(self.whom)

    def take(self, g: Toy, said: Answer) -> None:
        g.tell(STOLEN, self.who, self.whom)
        g.tell(STOLEN_CARD, self.who, self.whom, said.y, to=only(self.who) | only(self.whom))
        g.cards.move(g, said.y, said.x, g.hand(self.who, only(self.who) | only(self.whom)))
        self.blur(g)

    def blur(self, g: Toy) -> None:
        """A third seat no longer knows which of the victim's cards are still there."""
        both = only(self.who) | only(self.whom)
        first = g.first_hand_place(self.whom)
        for place in range(first, first + g.table.hand_places):
            if g.cards.known[place] & ~both:
                g.cards.move_all(g, place, g.hand(self.whom, g.cards.known[place] & both))
