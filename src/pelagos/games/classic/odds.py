"""Exact odds of battles (C-14): of one under way, and of an attack that somebody thinks about."""

from typing import Final

from mypy_extensions import i64

from pelagos.games.archipelago.odds import STAY, EqualDice, Odds, Retreats, solve
from pelagos.games.classic.battle import (
    MINOTAUR_STRENGTH,
    RetreatFromLand,
    RetreatFromSea,
    RollAtSea,
    RollOnLand,
    land_defence,
    sea_defence,
)
from pelagos.games.classic.hooks import minotaur_defends
from pelagos.games.classic.ids import DIE, NONE, Island, Sea
from pelagos.games.classic.position import Classic


class Strength:
    """Two sides of a battle: attackers, the defender's units, and what the place adds to theirs (C-14.3 to C-14.5).

    The Minotaur counts as one unit, the last to be lost, and stays when the others retreat (C-14.8, C-14.17).
    """

    def __init__(self, attackers: i64, defenders: i64, bonus: i64, minotaur: bool = False) -> None:
        self.attackers: Final = attackers
        self.defenders: Final = defenders
        self.bonus: Final = bonus
        self.minotaur: Final = minotaur

    def odds(self, retreats: Retreats = STAY) -> Odds:
        """How it ends if each side retreats after a round with fewer troops or fleets left than `retreats` says.

        Whether there is anywhere to go is for the asker to know; the default is that everybody stays.
        """
        attack = list(range(int(self.attackers) + 1))
        if not self.minotaur:
            defence = [units + int(self.bonus) for units in range(int(self.defenders) + 1)]
            return solve(self.attackers, self.defenders, EqualDice(DIE, attack, defence), retreats)
        beside = MINOTAUR_STRENGTH - 1 + int(self.bonus)
        defence = [units + beside for units in range(int(self.defenders) + 2)]
        gone_below = retreats.defenders + 1 if retreats.defenders else 0
        rooted = Retreats(retreats.attackers, gone_below, 1)
        return solve(self.attackers, self.defenders + 1, EqualDice(DIE, attack, defence), rooted)


def at_sea(g: Classic, sea: Sea, fleets: i64) -> Strength:
    """So many fleets against whoever holds this sea."""
    return Strength(fleets, g.fleets[sea], sea_defence(g, sea) - g.fleets[sea])


def on_land(g: Classic, island: Island, troops: i64) -> Strength:
    """So many troops against whoever owns this island."""
    minotaur = minotaur_defends(g, island)
    bonus = land_defence(g, island) - g.troops[island] - (MINOTAUR_STRENGTH if minotaur else 0)
    return Strength(troops, g.troops[island], bonus, minotaur)


def under_way(g: Classic) -> Strength | None:
    """The battle that is being fought, as it stands; None in peace."""
    if g.attacker == NONE or not g.agenda:
        return None
    task = g.agenda[-1]
    if isinstance(task, RollAtSea | RetreatFromSea):
        return at_sea(g, task.sea, g.attackers)
    if isinstance(task, RollOnLand | RetreatFromLand):
        return on_land(g, task.island, g.attackers)
    return None
