"""Siren: an isolated fleet of another player becomes yours."""

from typing import Final

from pelagos.games.classic import refusals as no
from pelagos.games.classic.creatures.creature import Creature
from pelagos.games.classic.creatures.use import Effect, declined, other_question
from pelagos.games.classic.ids import SAY_DECLINE, SAY_FROM, SAY_LURE, SIREN, Sea
from pelagos.games.classic.ops import arrive, launch, leave, sink
from pelagos.games.classic.position import Classic
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Kind, Refusal
from pelagos.kernel.sheet import Sheet

FLEET_LURED: Final = Kind("fleet-lured", "who:seat", "whom:seat", "sea:sea", clause="C-20.1.1")
FLEET_TAKEN: Final = Kind("fleet-taken", "who:seat", "sea:sea", clause="C-20.1.3")
NOT_ISOLATED: Final = Kind("not-isolated", "sea:sea", clause="C-20.1.2")


class Siren(Creature):
    """C-20.1.1: remove one fleet of another player and put one of your own in its place."""

    def __init__(self) -> None:
        super().__init__(
            SIREN,
            "siren",
            tasks=(LureFleet, TakeFleetFrom),
            events=(FLEET_LURED, FLEET_TAKEN),
            refusals=(NOT_ISOLATED,),
        )

    def play(self, g: Classic) -> None:
        g.then(LureFleet())


def is_isolated(g: Classic, sea: Sea) -> bool:
    """C-20.1.2: exactly one fleet, of another player."""
    return g.fleets[sea] == 1 and g.ruler[sea] != g.active


class LureFleet(Effect):
    """C-20.1.2, C-20.1.4: anywhere on the board, without a battle."""

    def options(self, g: Classic, sheet: Sheet) -> None:
        for sea in range(len(g.ruler)):
            if is_isolated(g, sea):
                sheet.add(SAY_LURE, sea)
        sheet.add(SAY_DECLINE)

    def take(self, g: Classic, said: Answer) -> None:
        if declined(g, SIREN, said):
            return
        if g.fleet_reserve[g.active]:
            replace(g, said.x)
            launch(g, g.active, said.x, 1)
        else:
            g.then(TakeFleetFrom(said.x))

    def why_not(self, g: Classic, said: Answer) -> Refusal | None:
        if said.verb != SAY_LURE:
            return other_question(said)
        return None if is_isolated(g, said.x) else Refusal(NOT_ISOLATED, said.x)


def replace(g: Classic, sea: Sea) -> None:
    g.tell(FLEET_LURED, g.active, g.ruler[sea], sea)
    sink(g, sea, 1)


class TakeFleetFrom(Effect):
    """C-20.1.3: with an empty reserve, one of your fleets comes from another sea."""

    ARGS = ("sea",)

    def __init__(self, sea: Sea) -> None:
        self.sea: Final = sea

    def options(self, g: Classic, sheet: Sheet) -> None:
        for sea in range(len(g.ruler)):
            if g.ruler[sea] == g.active:
                sheet.add(SAY_FROM, sea)

    def take(self, g: Classic, said: Answer) -> None:
        replace(g, self.sea)
        leave(g, said.x, 1)
        arrive(g, g.active, self.sea, 1)
        g.tell(FLEET_TAKEN, g.active, said.x)

    def why_not(self, g: Classic, said: Answer) -> Refusal | None:
        if said.verb != SAY_FROM:
            return Refusal(no.EFFECT_FIRST)
        return None if g.ruler[said.x] == g.active else Refusal(no.NO_FLEET_THERE, said.x)
