"""The three lots: a face-down draw, a die with a regrouping, a look at the top of the deck."""

from typing import Final

from mypy_extensions import i64

from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import NOBODY, Mask, Seat, only
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Chance, Choice, Task
from toy.deals import offer_deck
from toy.ids import (
    CARD_DRAWN,
    CARD_SEEN,
    CRANE,
    DECK,
    DIE_ROLLED,
    DRAWN,
    FERRY,
    LOOKOUT,
    NO_COIN,
    NONE,
    OTHER_QUESTION,
    SAY_LEAVE,
    SAY_ROLL,
    SAY_TAKE,
    TOP,
    TOP_LEFT,
    TOP_LOOKED_AT,
    TOP_TAKEN,
)
from toy.position import Toy
from toy.regroup import load_barges, regroup

DIE: Final = (1, 2, 2, 1)
"""Of six sides, how many show 0, 1, 2, 3."""


class Crane(Task[Toy]):
    """T-4.1: draw a card face down; an empty deck ends the game at once (T-6.2)."""

    def run(self, g: Toy) -> None:
        if g.holder[CRANE] == NONE:
            return
        seat = g.seat_of(g.holder[CRANE])
        face = g.top_face()
        if face != NONE:
            # The top was looked at and put back: whoever saw it knows what is drawn.
            g.cards.forget(DRAWN + seat, g.cards.known[TOP])
            g.cards.move(g, face, TOP, DRAWN + seat)
            g.cards.forget(TOP, NOBODY)
            g.tell(CARD_DRAWN, seat)
        elif g.unseen():
            g.then(DrawFaceDown(seat))
        else:
            g.end()


class DrawFaceDown(Chance[Toy]):
    """T-4.1: the card is fixed now and seen by nobody before the end of the round."""

    ARGS = ("who",)

    def __init__(self, who: Seat) -> None:
        self.who: Final = who

    def options(self, g: Toy, sheet: Sheet) -> None:
        offer_deck(g, sheet)

    def known_to(self, g: Toy) -> Mask:
        return NOBODY

    def take(self, g: Toy, said: Answer) -> None:
        g.cards.move(g, said.x, DECK, DRAWN + self.who)
        g.tell(CARD_DRAWN, self.who)


class Ferry(Task[Toy]):
    """T-4.2: roll for new barges."""

    def run(self, g: Toy) -> None:
        if g.holder[FERRY] != NONE and not g.out(g.holder[FERRY]):
            g.then(Roll(g.holder[FERRY]))


class Roll(Chance[Toy]):
    """T-4.2: a die with the sides 0 1 1 2 2 3."""

    ARGS = ("faction",)

    def __init__(self, faction: i64) -> None:
        self.faction: Final = faction

    def options(self, g: Toy, sheet: Sheet) -> None:
        for n, weight in enumerate(DIE):
            sheet.weigh(weight, SAY_ROLL, n=n)

    def take(self, g: Toy, said: Answer) -> None:
        g.tell(DIE_ROLLED, self.faction, said.n)
        load_barges(g, self.faction, said.n)
        regroup(g, self.faction)


class Lookout(Task[Toy]):
    """T-4.4: look at the top of the deck, then take it for a coin or put it back."""

    def run(self, g: Toy) -> None:
        if g.holder[LOOKOUT] == NONE:
            return
        seat = g.seat_of(g.holder[LOOKOUT])
        if g.top_face() != NONE:
            look(g, seat)
            g.then(TakeOrLeave(seat))
        elif g.unseen():
            g.then(TurnTop(seat), TakeOrLeave(seat))


class TurnTop(Chance[Toy]):
    """T-4.4: which card lies on top; only the looker learns it."""

    ARGS = ("who",)

    def __init__(self, who: Seat) -> None:
        self.who: Final = who

    def options(self, g: Toy, sheet: Sheet) -> None:
        offer_deck(g, sheet)

    def known_to(self, g: Toy) -> Mask:
        return only(self.who)

    def take(self, g: Toy, said: Answer) -> None:
        g.cards.move(g, said.x, DECK, TOP)
        look(g, self.who)


def look(g: Toy, who: Seat) -> None:
    g.cards.show(g, TOP, only(who))
    g.tell(TOP_LOOKED_AT, who)
    g.tell(CARD_SEEN, who, g.top_face(), to=only(who))


class TakeOrLeave(Choice[Toy]):
    """T-4.4: a coin for the card, or back it goes."""

    ARGS = ("who",)

    def __init__(self, who: Seat) -> None:
        self.who: Final = who

    def seat(self, g: Toy) -> Seat:
        return self.who

    def telling(self, g: Toy) -> bool:
        """Whether there is a coin in the purse is a secret."""
        return True

    def options(self, g: Toy, sheet: Sheet) -> None:
        if g.purse[self.who] > 0:
            sheet.add(SAY_TAKE)
        sheet.add(SAY_LEAVE)

    def take(self, g: Toy, said: Answer) -> None:
        if said.verb == SAY_LEAVE:
            g.tell(TOP_LEFT, self.who)
            return
        g.spend(self.who, 1)
        g.tell(TOP_TAKEN, self.who)
        g.gain(self.who, g.top_face(), TOP)
        g.cards.forget(TOP, NOBODY)

    def why_not(self, g: Toy, said: Answer) -> Refusal | None:
        if said.verb == SAY_TAKE:
            return Refusal(NO_COIN) if g.purse[self.who] == 0 else None
        return None if said.verb == SAY_LEAVE else Refusal(OTHER_QUESTION)
