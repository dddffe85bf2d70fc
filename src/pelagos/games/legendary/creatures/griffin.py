"""Griffin: steals half of a team's gold."""

from typing import Final

from mypy_extensions import i64

from pelagos.games.legendary import refusals as no
from pelagos.games.legendary.creatures.creature import Creature
from pelagos.games.legendary.creatures.use import Effect, ask
from pelagos.games.legendary.ids import GRIFFIN, SAY_PLUNDER, Faction
from pelagos.games.legendary.position import Legendary
from pelagos.games.legendary.purse import rob
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Kind, Refusal
from pelagos.kernel.ids import EVERYBODY
from pelagos.kernel.sheet import Sheet

GOLD_STOLEN: Final = Kind("gold-stolen", "who:team", "whom:team", "n", clause="L-15.6.1")
PURSE_ROBBED: Final = Kind("purse-robbed", "who:team", "whom:team", clause="L-15.6.2")


class Griffin(Creature):
    """L-15.6.1: take half of an opponent's gold, rounded down; a team has one purse."""

    def __init__(self) -> None:
        super().__init__(
            GRIFFIN,
            "griffin",
            tasks=(StealGold,),
            events=(GOLD_STOLEN, PURSE_ROBBED),
        )

    def play(self, g: Legendary, who: Faction) -> None:
        ask(g, GRIFFIN, StealGold(who))


class StealGold(Effect):
    """D-76. L-15.6.2: anybody may be chosen, even the poor; only the two teams see how much it was."""

    def options(self, g: Legendary, sheet: Sheet) -> None:
        for team in range(g.frame.teams):
            if team != g.team_of(self.who):
                sheet.add(SAY_PLUNDER, team)

    def take(self, g: Legendary, said: Answer) -> None:
        thief: i64 = g.team_of(self.who)
        stolen = rob(g, thief, said.x)
        witnesses: i64 = EVERYBODY
        if not g.frame.open_gold:
            witnesses = g.frame.viewers_of(thief) | g.frame.viewers_of(said.x)
            g.tell(PURSE_ROBBED, thief, said.x, to=EVERYBODY & ~witnesses)
        g.tell(GOLD_STOLEN, thief, said.x, stolen, to=witnesses)

    def why_not(self, g: Legendary, said: Answer) -> Refusal | None:
        if said.verb != SAY_PLUNDER:
            return Refusal(no.EFFECT_FIRST)
        return Refusal(no.SAME_TEAM) if said.x == g.team_of(self.who) else None
