"""Phase 2: income (L-6)."""

from mypy_extensions import i64

from pelagos.games.legendary import events as told
from pelagos.games.legendary.hooks import diverted_area, diverting_faction, income_doubled
from pelagos.games.legendary.ids import Faction, Gold
from pelagos.games.legendary.ops import controller, cornucopias
from pelagos.games.legendary.position import Legendary
from pelagos.games.legendary.purse import earn
from pelagos.kernel.task import Task


def income(g: Legendary, who: Faction) -> Gold:
    """L-6.4: the cornucopias of all areas controlled; Hydra doubles, Cerberus diverts."""
    total: i64 = 0
    diverted, master = diverted_area(g), diverting_faction(g)
    for area in range(g.board.lands + g.board.seas):
        if controller(g, area) == who and not (master != who and area == diverted):
            total += cornucopias(g, area) * (2 if income_doubled(g, area) else 1)
    if master == who and controller(g, diverted) != who:
        total += cornucopias(g, diverted)
    return total


class Income(Task[Legendary]):
    """L-6.1: everybody is paid at once; it depends on nobody else's gold, so that the order does not matter."""

    def run(self, g: Legendary) -> None:
        for who in range(g.frame.factions):
            gold = income(g, who)
            earn(g, g.team_of(who), gold)
            g.tell(told.INCOME_PAID, who, gold)
