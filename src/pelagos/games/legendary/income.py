"""Phase 2: income (L-6)."""

from mypy_extensions import i64

from pelagos.games.legendary import events as told
from pelagos.games.legendary.hooks import income_diverted, income_doubled
from pelagos.games.legendary.ids import CERBERUS, FIRST_FIGURE, MASTER_OF
from pelagos.games.legendary.ops import area_of, controller, cornucopias
from pelagos.games.legendary.position import Legendary
from pelagos.games.legendary.purse import earn
from pelagos.kernel.task import Task


def income(g: Legendary, who: i64) -> i64:
    """L-6.4: the cornucopias of all areas controlled; Hydra doubles, Cerberus diverts."""
    total: i64 = 0
    master = g.figures[MASTER_OF + CERBERUS - FIRST_FIGURE]
    for area in range(g.board.lands + g.board.seas):
        if controller(g, area) == who and not (master != who and income_diverted(g, area)):
            total += cornucopias(g, area) * (2 if income_doubled(g, area) else 1)
    if master == who and controller(g, area_of(g, CERBERUS)) != who:
        total += cornucopias(g, area_of(g, CERBERUS))
    return total


class Income(Task[Legendary]):
    """L-6.1: everybody is paid at once; it depends on nobody else's gold, so that the order does not matter."""

    def run(self, g: Legendary) -> None:
        for who in range(g.frame.factions):
            gold = income(g, who)
            earn(g, g.team_of(who), gold)
            g.tell(told.INCOME_PAID, who, gold)
