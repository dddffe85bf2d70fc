"""Phase 6: the end of a cycle, and of the game (L-17)."""

from typing import Final

from mypy_extensions import i64

from pelagos.games.legendary import events as told
from pelagos.games.legendary.building import metropolises
from pelagos.games.legendary.ids import Team
from pelagos.games.legendary.position import Legendary
from pelagos.games.legendary.purse import show_gold
from pelagos.kernel.task import Task

BY_GOAL: Final = 0
BY_ELIMINATION: Final = 1
BY_LIMIT: Final = 2
ENDINGS: Final = ("goal", "elimination", "limit")


class EndOfCycle(Task[Legendary]):
    """L-17.2: the game ends if a team has reached the goal, or a faction was eliminated in this cycle."""

    def run(self, g: Legendary) -> None:
        way = self._ending(g)
        if way < 0:
            return
        g.tell(told.GAME_ENDED, way)
        show_gold(g)
        places = ranking(g)
        for team in range(g.frame.teams):
            if places[team] == 1:
                g.tell(told.TEAM_WON, team, metropolises(g, team))
        g.finish(tuple([places[int(g.frame.team_of_seat[seat])] for seat in range(g.seats)]))

    def _ending(self, g: Legendary) -> i64:
        for team in range(g.frame.teams):
            if metropolises(g, team) >= g.frame.goal:
                return BY_GOAL
        if g.elimination:
            return BY_ELIMINATION
        return BY_LIMIT if g.cycle == g.frame.cycle_limit else -1


def ranking(g: Legendary) -> list[int]:
    """L-17.3: by metropolises, then gold; ties are shared; a team without a living faction comes last."""
    scores = [score(g, team) for team in range(g.frame.teams)]
    return [1 + len([other for other in scores if other > own]) for own in scores]


def score(g: Legendary, team: Team) -> tuple[int, int, int]:
    alive = 0
    for who in range(g.frame.factions):
        if g.team_of(who) == team and g.alive[who]:
            alive = 1
    return alive, int(metropolises(g, team)), int(g.gold[team])
