"""The procedure of one card (H-9.7): shown, answered, perhaps kept, carried out, put away."""

from typing import Final

from mypy_extensions import mypyc_attr

from pelagos.games.hellas import events as told
from pelagos.games.hellas import refusals as no
from pelagos.games.hellas.hands import discard_shown, lying, return_card, show
from pelagos.games.hellas.ids import SAY_PASS, SAY_PLAY, TABLE, W_KEEP, W_POST, W_RESP, Z5, Z7, CardId, WindowId
from pelagos.games.hellas.position import Hellas
from pelagos.games.hellas.windows import might_play, offer_cards, why_not_play
from pelagos.kernel.answer import Answer
from pelagos.kernel.errors import Unwritten
from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import Seat
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Choice, Task


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Choice[Hellas]):
    """H-9.4: a question at which cards may be played; afterwards it is asked again (H-9.15)."""

    def window(self, g: Hellas) -> WindowId:
        raise Unwritten("window")

    def seat(self, g: Hellas) -> Seat:
        return g.active

    def telling(self, g: Hellas) -> bool:
        """H-14.6: asked whenever backs and pieces leave it open whether something can be played."""
        return might_play(g, self.seat(g), self.window(g))

    def options(self, g: Hellas, sheet: Sheet) -> None:
        offer_cards(g, self.seat(g), self.window(g), sheet)
        self.offer(g, sheet)

    def take(self, g: Hellas, said: Answer) -> None:
        if said.verb == SAY_PLAY:
            again = self.after(g)
            if again is not None:
                g.then(again)
            play_card(g, self.seat(g), said.x)
        else:
            self.act(g, said)

    def why_not(self, g: Hellas, said: Answer) -> Refusal | None:
        if said.verb == SAY_PLAY:
            return why_not_play(g, self.seat(g), self.window(g), said.x)
        return self.why_not_act(g, said)

    def offer(self, g: Hellas, sheet: Sheet) -> None:
        """Everything that is not a card."""
        sheet.add(SAY_PASS)

    def act(self, g: Hellas, said: Answer) -> None:
        """Carry such an answer out."""
        raise Unwritten("act")

    def after(self, g: Hellas) -> Task[Hellas] | None:
        """What follows when a card has been dealt with."""
        return self

    def why_not_act(self, g: Hellas, said: Answer) -> Refusal | None:
        return None if said.verb == SAY_PASS else Refusal(no.OTHER_QUESTION)


def play_card(g: Hellas, who: Seat, card: CardId) -> None:
    """CP-1, and what follows from it."""
    show(g, who, card)
    g.then(AnswerCard(1 - who, card), Resolve(who, card))


class AnswerCard(Window):
    """CP-2: answer the card just shown with a veto, or let it pass. A veto is a card just shown, too."""

    ARGS = ("who", "card")

    def __init__(self, who: Seat, card: CardId) -> None:
        self.who: Final = who
        self.card: Final = card

    def window(self, g: Hellas) -> WindowId:
        return W_RESP

    def seat(self, g: Hellas) -> Seat:
        return self.who

    def take(self, g: Hellas, said: Answer) -> None:
        if said.verb == SAY_PASS:
            g.tell(told.NO_ANSWER, self.who, self.card)
            return
        show(g, self.who, Z5)
        g.vetoes += 1
        g.then(AnswerCard(1 - self.who, Z5))


class Resolve(Task[Hellas]):
    """CP-3: an odd number of vetoes cancels the card; all of them are discarded."""

    ARGS = ("who", "card")

    def __init__(self, who: Seat, card: CardId) -> None:
        self.who: Final = who
        self.card: Final = card

    def run(self, g: Hellas) -> None:
        vetoed = g.vetoes % 2 == 1
        g.vetoes = 0
        discard_shown(g, Z5)
        if vetoed:
            discard_shown(g, self.card)
            g.tell(told.CARD_VETOED, self.who, self.card)
            return
        g.then(Effect(self.who, self.card), PutAway(self.card))
        if self.who == g.active and self.card != Z7:
            g.then(KeepCard(self.card))


class KeepCard(Window):
    """CP-4: the active player may play Z7 on the card that was not vetoed."""

    ARGS = ("card",)

    def __init__(self, card: CardId) -> None:
        self.card: Final = card

    def window(self, g: Hellas) -> WindowId:
        return W_KEEP

    def act(self, g: Hellas, said: Answer) -> None:
        g.tell(told.NOT_KEPT, g.active, self.card)

    def after(self, g: Hellas) -> Task[Hellas] | None:
        return None


class Effect(Task[Hellas]):
    """CP-5: the card does what it says, unless it has become pointless (H-9.10)."""

    ARGS = ("who", "card")

    def __init__(self, who: Seat, card: CardId) -> None:
        self.who: Final = who
        self.card: Final = card

    def run(self, g: Hellas) -> None:
        card = g.frame.cards[self.card]
        if card.may_play(g, self.who):
            card.play(g, self.who)
        else:
            g.tell(told.CARD_IN_VAIN, self.who, self.card)


class PutAway(Task[Hellas]):
    """CP-6: discarded, unless Z7 holds it; a free card then comes back at once (H-10.Z7)."""

    ARGS = ("card",)

    def __init__(self, card: CardId) -> None:
        self.card: Final = card

    def run(self, g: Hellas) -> None:
        if lying(g, self.card, TABLE):
            discard_shown(g, self.card)
        elif W_POST in g.frame.cards[self.card].windows:
            return_card(g, self.card)
