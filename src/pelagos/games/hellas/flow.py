"""The sequence of play on one screen (H-3, H-4, H-16)."""

from pelagos.games.hellas import events as told
from pelagos.games.hellas import refusals as no
from pelagos.games.hellas.attack import Attack
from pelagos.games.hellas.burst import Burst
from pelagos.games.hellas.ending import EndTurn
from pelagos.games.hellas.hands import pick_up
from pelagos.games.hellas.ids import (
    ATTACK,
    BURST,
    SAY_DECLARE,
    SAY_END_TURN,
    SEATS,
    VOYAGE,
    W_MID,
    W_POST,
    W_START,
    ActionId,
    WindowId,
)
from pelagos.games.hellas.play_card import Window
from pelagos.games.hellas.position import Hellas
from pelagos.games.hellas.setup import SetUp
from pelagos.games.hellas.stack import stack_size
from pelagos.games.hellas.voyage import Voyage
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Refusal
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Task


class Begin(Task[Hellas]):
    """H-3, H-3.10: set-up, then white takes the first turn."""

    def run(self, g: Hellas) -> None:
        g.then(SetUp(), Turn())


class Turn(Task[Hellas]):
    """H-4.1, H-4.2: one action, what may be played after it, the end of the turn; then the other player."""

    def run(self, g: Hellas) -> None:
        g.active = g.turn % SEATS
        g.turn += 1
        g.tell(told.TURN_BEGAN, g.active, g.turn)
        g.then(StartTurn(), FinishTurn(), EndTurn(), Turn())


class StartTurn(Task[Hellas]):
    """H-4.5: after an effective Z4 the turn has two parts, otherwise an action is declared."""

    def run(self, g: Hellas) -> None:
        if g.double:
            g.then(Burst(), Midway())
        else:
            g.then(Declare())


class Declare(Window):
    """W-START, D-02: declare the action, or play a card before."""

    def window(self, g: Hellas) -> WindowId:
        return W_START

    def offer(self, g: Hellas, sheet: Sheet) -> None:
        sheet.add(SAY_DECLARE, BURST)
        offer_expeditions(g, sheet)

    def act(self, g: Hellas, said: Answer) -> None:
        declare(g, said.x)

    def after(self, g: Hellas) -> Task[Hellas] | None:
        return StartTurn()

    def why_not_act(self, g: Hellas, said: Answer) -> Refusal | None:
        return why_not_declare(g, said)


class Midway(Task[Hellas]):
    """H-10.Z4: the first part is over; cards drawn in it join the hand and locks end."""

    def run(self, g: Hellas) -> None:
        g.double = 0
        pick_up(g)
        g.then(DeclareSecond())


class DeclareSecond(Window):
    """W-MID, D-21: Voyage or Attack."""

    def window(self, g: Hellas) -> WindowId:
        return W_MID

    def offer(self, g: Hellas, sheet: Sheet) -> None:
        offer_expeditions(g, sheet)

    def act(self, g: Hellas, said: Answer) -> None:
        declare(g, said.x)

    def why_not_act(self, g: Hellas, said: Answer) -> Refusal | None:
        if said.verb == SAY_DECLARE and said.x == BURST:
            return Refusal(no.BURST_IS_OVER)
        return why_not_declare(g, said)


def offer_expeditions(g: Hellas, sheet: Sheet) -> None:
    """H-6.1, H-7.1"""
    if stack_size(g):
        sheet.add(SAY_DECLARE, VOYAGE)
    sheet.add(SAY_DECLARE, ATTACK)


def declare(g: Hellas, action: ActionId) -> None:
    """H-4.4: from now on it is this action."""
    g.tell(told.ACTION_DECLARED, g.active, action)
    if action == BURST:
        g.then(Burst())
    elif action == VOYAGE:
        g.then(Voyage())
    else:
        g.then(Attack())


def why_not_declare(g: Hellas, said: Answer) -> Refusal | None:
    if said.verb != SAY_DECLARE:
        return Refusal(no.DECLARE_FIRST)
    return Refusal(no.STACK_EMPTY) if said.x == VOYAGE and stack_size(g) == 0 else None


class FinishTurn(Window):
    """W-POST, D-23: free cards, or the end of the turn."""

    def window(self, g: Hellas) -> WindowId:
        return W_POST

    def offer(self, g: Hellas, sheet: Sheet) -> None:
        sheet.add(SAY_END_TURN)

    def act(self, g: Hellas, said: Answer) -> None:
        g.tell(told.TURN_ENDED, g.active)

    def why_not_act(self, g: Hellas, said: Answer) -> Refusal | None:
        return None if said.verb == SAY_END_TURN else Refusal(no.ACTION_IS_OVER)
