"""Playing cards, and the chain of vetoes that may answer one."""

from typing import Final

from mypy_extensions import i64

from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import Seat
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Choice, Task
from toy.cards import CARDS
from toy.ids import (
    CARD_PLAYED,
    CARD_VETOED,
    NO_USE,
    NO_VETO,
    NONE,
    NOT_IN_HAND,
    ONLY_AN_ANSWER,
    OTHER_QUESTION,
    SAY_DONE,
    SAY_LET,
    SAY_PLAY,
    SAY_VETO,
    TABLE,
    VETO,
    VETO_FORGONE,
    VETO_PLAYED,
)
from toy.position import Toy


class Hand(Task[Toy]):
    """T-5.1: who holds cards may play them, one after another."""

    ARGS = ("who",)

    def __init__(self, who: Seat) -> None:
        self.who: Final = who

    def run(self, g: Toy) -> None:
        if g.hand_size(self.who) and g.wharves_of_seat(self.who):
            g.then(PlayOrDone(self.who))


class PlayOrDone(Choice[Toy]):
    """T-5.1: play a card that can do something, or be done."""

    ARGS = ("who",)

    def __init__(self, who: Seat) -> None:
        self.who: Final = who

    def seat(self, g: Toy) -> Seat:
        return self.who

    def telling(self, g: Toy) -> bool:
        """Whether a hand holds anything to play is a secret; its size is not."""
        return True

    def options(self, g: Toy, sheet: Sheet) -> None:
        for card in CARDS:
            if g.held(self.who, card.face) != NONE and card.may_play(g, self.who):
                sheet.add(SAY_PLAY, card.face)
        sheet.add(SAY_DONE)

    def take(self, g: Toy, said: Answer) -> None:
        if said.verb == SAY_DONE:
            return
        g.cards.move(g, said.x, g.held(self.who, said.x), TABLE)
        g.tell(CARD_PLAYED, self.who, said.x)
        g.then(*windows(g, self.who), Resolve(self.who, said.x), Hand(self.who))

    def why_not(self, g: Toy, said: Answer) -> Refusal | None:
        if said.verb != SAY_PLAY:
            return None if said.verb == SAY_DONE else Refusal(OTHER_QUESTION)
        if g.held(self.who, said.x) == NONE:
            return Refusal(NOT_IN_HAND, said.x)
        if said.x == VETO:
            return Refusal(ONLY_AN_ANSWER)
        return None if CARDS[said.x].may_play(g, self.who) else Refusal(NO_USE, said.x)


def windows(g: Toy, player: Seat) -> list[Task[Toy]]:
    """T-5.2: everybody but the player of the last card is asked, in the order of seats after him."""
    return [AskVeto((player + i) % g.seats, g.vetoes) for i in range(1, g.seats)]


class AskVeto(Task[Toy]):
    """T-5.2: a window, unless somebody has vetoed before or this hand is seen to be empty."""

    ARGS = ("who", "vetoes")

    def __init__(self, who: Seat, vetoes: i64) -> None:
        self.who: Final = who
        self.vetoes: Final = vetoes

    def run(self, g: Toy) -> None:
        if g.vetoes == self.vetoes and g.hand_size(self.who):
            g.then(VetoOrLet(self.who))


class VetoOrLet(Choice[Toy]):
    """T-5.2: answer the last card with a veto, or let it be."""

    ARGS = ("who",)

    def __init__(self, who: Seat) -> None:
        self.who: Final = who

    def seat(self, g: Toy) -> Seat:
        return self.who

    def telling(self, g: Toy) -> bool:
        """Whether a hand holds a veto is a secret."""
        return True

    def options(self, g: Toy, sheet: Sheet) -> None:
        if g.held(self.who, VETO) != NONE:
            sheet.add(SAY_VETO)
        sheet.add(SAY_LET)

    def take(self, g: Toy, said: Answer) -> None:
        if said.verb == SAY_LET:
            g.tell(VETO_FORGONE, self.who)
            return
        g.discard(VETO, g.held(self.who, VETO))
        g.vetoes += 1
        g.tell(VETO_PLAYED, self.who)
        g.then(*windows(g, self.who))

    def why_not(self, g: Toy, said: Answer) -> Refusal | None:
        if said.verb == SAY_VETO:
            return Refusal(NO_VETO) if g.held(self.who, VETO) == NONE else None
        return None if said.verb == SAY_LET else Refusal(OTHER_QUESTION)


class Resolve(Task[Toy]):
    """T-5.3: an odd number of vetoes cancels the card; otherwise it does what it says."""

    ARGS = ("who", "face")

    def __init__(self, who: Seat, face: i64) -> None:
        self.who: Final = who
        self.face: Final = face

    def run(self, g: Toy) -> None:
        cancelled = g.vetoes % 2 == 1
        g.vetoes = 0
        g.discard(self.face, TABLE)
        if cancelled:
            g.tell(CARD_VETOED, self.who, self.face)
        else:
            CARDS[self.face].play(g, self.who)
