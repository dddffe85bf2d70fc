"""Sylph: ten free fleet steps."""

from typing import Final

from mypy_extensions import i64

from pelagos.games.archipelago.bits import bit, first_of
from pelagos.games.classic import refusals as no
from pelagos.games.classic.creatures.creature import Creature
from pelagos.games.classic.creatures.use import Effect
from pelagos.games.classic.hooks import closed_seas
from pelagos.games.classic.ids import NONE, SAY_DONE, SAY_SAIL, SYLPH, SYLPH_STEPS, Seas
from pelagos.games.classic.move import offer_sails, sail, why_not_sail
from pelagos.games.classic.ops import seas_of
from pelagos.games.classic.position import Classic
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Kind, Refusal
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Task

FROZEN: Final = Kind("frozen", "sea:sea", clause="C-20.7.3")


class Sylph(Creature):
    """C-20.7.1: up to ten steps, spread over your fleets as you like."""

    def __init__(self) -> None:
        super().__init__(
            SYLPH,
            "sylph",
            tasks=(SailFreely, SailFurther),
            refusals=(FROZEN,),
        )

    def play(self, g: Classic) -> None:
        # C-20.7.3: a battle of an earlier action freezes nothing.
        g.survivors = NONE
        g.then(SailFreely(SYLPH_STEPS, 0))


class SailFreely(Effect):
    """C-20.7.1 to C-20.7.3: one step of a group of any size counts one; survivors of a battle are frozen."""

    ARGS = ("steps", "frozen")

    def __init__(self, steps: i64, frozen: Seas) -> None:
        self.steps: Final = steps
        self.frozen: Final = frozen

    def options(self, g: Classic, sheet: Sheet) -> None:
        closed = closed_seas(g)
        seas = seas_of(g, g.active) & ~self.frozen
        while seas:
            offer_sails(g, first_of(seas), closed, sheet)
            seas &= seas - 1
        sheet.add(SAY_DONE)

    def take(self, g: Classic, said: Answer) -> None:
        if said.verb == SAY_DONE:
            return
        g.then(SailFurther(self.steps - 1, self.frozen))
        sail(g, said.x, said.y, said.n)

    def why_not(self, g: Classic, said: Answer) -> Refusal | None:
        if said.verb != SAY_SAIL:
            return None if said.verb == SAY_DONE else Refusal(no.EFFECT_FIRST)
        if self.frozen >> said.x & 1:
            return Refusal(FROZEN, said.x)
        return why_not_sail(g, said)


class SailFurther(Task[Classic]):
    """C-20.7.3: after a step and its battle, on with the other groups."""

    ARGS = ("steps", "frozen")

    def __init__(self, steps: i64, frozen: Seas) -> None:
        self.steps: Final = steps
        self.frozen: Final = frozen

    def run(self, g: Classic) -> None:
        frozen = self.frozen
        if g.survivors != NONE:
            frozen |= bit(g.survivors)
            g.survivors = NONE
        if self.steps:
            g.then(SailFreely(self.steps, frozen))
