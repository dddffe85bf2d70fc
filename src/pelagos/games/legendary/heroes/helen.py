"""Helen: leaves nothing to chance; two pairs of buildings become a metropolis."""

from typing import Final

from mypy_extensions import i64

from pelagos.games.legendary import refusals as no
from pelagos.games.legendary.building import BuildMetropolis, GiveSeveral, Settle, owned
from pelagos.games.legendary.heroes.founder import Founder
from pelagos.games.legendary.heroes.kinds import ChooseKind
from pelagos.games.legendary.ids import HELEN, KINDS, SAY_CHOOSE, BuildingKind, Faction
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Refusal

COPIES: Final = 2


class Helen(Founder):
    """L-16.4.1: her die shows 2 (hooks.has_fixed_die). L-16.4.2: two of a kind and two of another, a metropolis."""

    def __init__(self) -> None:
        super().__init__(
            HELEN,
            "helen",
            tasks=(ChooseFirstPair, ChooseSecondPair),
        )

    def condition(self, g: Legendary, who: Faction) -> bool:
        pairs: i64 = 0
        for kind in range(KINDS):
            if owned(g, who, kind) >= COPIES:
                pairs += 1
        return pairs >= 2

    def sacrifice(self, g: Legendary, who: Faction) -> None:
        g.then(ChooseFirstPair(who), BuildMetropolis(who), Settle())


class ChooseFirstPair(ChooseKind):
    """L-16.4.2, D-65: one kind of which two go."""

    def may_choose(self, g: Legendary, kind: BuildingKind) -> bool:
        return owned(g, self.who, kind) >= COPIES

    def take(self, g: Legendary, said: Answer) -> None:
        g.then(ChooseSecondPair(self.who, said.x))


class ChooseSecondPair(ChooseKind):
    """D-65: the second kind differs from the first; then both pairs go."""

    ARGS = ("who", "first")

    def __init__(self, who: Faction, first: BuildingKind) -> None:
        super().__init__(who)
        self.first: Final = first

    def may_choose(self, g: Legendary, kind: BuildingKind) -> bool:
        return kind != self.first and owned(g, self.who, kind) >= COPIES

    def take(self, g: Legendary, said: Answer) -> None:
        g.then(GiveSeveral(self.who, self.first, COPIES, 0), GiveSeveral(self.who, said.x, COPIES, 0))

    def why_not(self, g: Legendary, said: Answer) -> Refusal | None:
        if said.verb == SAY_CHOOSE and said.x == self.first:
            return Refusal(no.SAME_KIND, said.x)
        return super().why_not(g, said)
