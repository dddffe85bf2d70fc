"""A running battle in one line, from what one viewer sees."""

from __future__ import annotations

from typing import Any

from pelagos.games.classic.battle import land_defence, sea_defence
from pelagos.sketches.classic.table import ClassicTable, seat_mark


def battle_line(table: ClassicTable, task: list[Any]) -> str:
    """Who attacks whom with how much, dice aside; the task is the round, or the question after it."""
    g, say = table.g, table.words.say
    if "sea" in task[1]:
        sea = int(task[1]["sea"])
        where = say("battle-in", sea=table.board.seas[sea])
        defender, units, defence = g.ruler[sea], g.fleets[sea], sea_defence(g, sea)
    else:
        island = int(task[1]["island"])
        where = say("battle-on", island=table.board.islands[island])
        defender, units, defence = g.owner[island], g.troops[island], land_defence(g, island)
    more = f" (+{defence - units})" if defence > units else ""
    return say(
        "battle",
        where=where,
        attacker=seat_mark(int(g.attacker)),
        attackers=str(g.attackers),
        defender=seat_mark(int(defender)),
        defenders=f"{units}{more}",
    )
