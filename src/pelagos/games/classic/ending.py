"""Phase 6: end of the cycle (C-18)."""

from pelagos.games.classic.ops import metropolises
from pelagos.games.classic.position import Classic
from pelagos.games.classic.ranking import finish
from pelagos.kernel.task import Task


class EndOfCycle(Task[Classic]):
    """C-18.2: the game ends if somebody owns enough metropolises now; C-18.7: or at the agreed limit."""

    def run(self, g: Classic) -> None:
        for seat in range(g.seats):
            if metropolises(g, seat) >= g.frame.goal:
                finish(g, g.frame.gold_only)
                return
        if g.cycle == g.frame.cycle_limit:
            finish(g, gold_only=False)
