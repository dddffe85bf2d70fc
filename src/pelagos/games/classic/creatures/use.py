"""Using a creature card: its effect, then the card goes away (C-19.3, C-19.4)."""

from typing import Final

from pelagos.games.classic import events as told
from pelagos.games.classic import refusals as no
from pelagos.games.classic.ids import IN_USE, SAY_DECLINE, CreatureId
from pelagos.games.classic.ops import discard
from pelagos.games.classic.position import Classic
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import Seat
from pelagos.kernel.task import Choice, Task


def use_creature(g: Classic, creature: CreatureId) -> None:
    """The effect now, and the card away after it."""
    g.then(PutAway(creature))
    g.frame.creatures[creature].play(g)


class PutAway(Task[Classic]):
    """C-19.3: a used card is discarded, unless it is held for a land figure."""

    ARGS = ("creature",)

    def __init__(self, creature: CreatureId) -> None:
        self.creature: Final = creature

    def run(self, g: Classic) -> None:
        if g.where[self.creature] == IN_USE:
            discard(g, self.creature)


class Effect(Choice[Classic]):
    """A question that a creature's effect asks the active player."""

    def seat(self, g: Classic) -> Seat:
        return g.active


def declined(g: Classic, creature: CreatureId, said: Answer) -> bool:
    """C-19.4: was the effect declined?"""
    if said.verb != SAY_DECLINE:
        return False
    g.tell(told.EFFECT_DECLINED, g.active, creature)
    return True


def other_question(said: Answer) -> Refusal | None:
    """For a phrase that is no answer to a creature's question; declining always is one."""
    return None if said.verb == SAY_DECLINE else Refusal(no.EFFECT_FIRST)
