"""The environments of Classic."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from pelagos.envs.adapter import ActionLimits, EnvAdapter, EnvSetup, Graph, RowWriter, neighbours, others
from pelagos.envs.rows import put_rows
from pelagos.games.classic import ids
from pelagos.games.classic.board import board_for
from pelagos.games.classic.position import Classic
from pelagos.kernel.arrays import Shorts, put_all, put_number
from pelagos.kernel.ids import Viewer
from pelagos.kernel.position import Position
from pelagos.kernel.title import Rules

MOST_BID: Final = 255
"""The rules know no highest offer. Above this one an offer has no number and is masked; Apollo is always free."""
NATURE: Final = (ids.SAY_MARKER, ids.SAY_GOD, ids.SAY_DRAW, ids.SAY_ROLL)


SAID_IN_TINY: Final = (
    ids.SAY_BID,
    ids.SAY_BID_APOLLO,
    ids.SAY_RECRUIT_CARD,
    ids.SAY_BUILD,
    ids.SAY_END_TURN,
    ids.SAY_PROSPER,
    ids.SAY_MARKER,
    ids.SAY_GOD,
)
"""C-24: without war, creatures and sets of four buildings the reduced game needs no other verb."""
MOST_TINY_BID: Final = 7
"""C-24.4: 2 gold, 4 from Apollo in the first cycle, 1 from his marker. Priests come with Zeus, who gives no gold."""


class ClassicWriter(RowWriter):
    """In the order of the title's fields."""

    def write(self, g: Position, viewer: Viewer, rows: Shorts, at: i64) -> i64:
        assert isinstance(g, Classic)
        at = put_number(g.cycle, rows, at)
        at = put_number(g.active, rows, at)
        at = put_number(g.god, rows, at)
        at = put_number(g.recruits, rows, at)
        at = put_number(g.kraken, rows, at)
        at = put_number(g.attacker, rows, at)
        at = put_number(g.attackers, rows, at)
        at = put_number(g.survivors, rows, at)
        at = put_number(g.returned, rows, at)
        at = put_number(g.prosperity_left, rows, at)
        at = put_all(g.alive, rows, at)
        at = put_rows(g, "gold", g.gold, viewer, rows, at)
        at = put_all(g.least, rows, at)
        at = put_all(g.most, rows, at)
        at = put_all(g.priests, rows, at)
        at = put_all(g.philosophers, rows, at)
        at = put_all(g.troop_reserve, rows, at)
        at = put_all(g.fleet_reserve, rows, at)
        at = put_all(g.ruler, rows, at)
        at = put_all(g.fleets, rows, at)
        at = put_all(g.owner, rows, at)
        at = put_all(g.troops, rows, at)
        at = put_all(g.sites, rows, at)
        at = put_all(g.metropolis, rows, at)
        at = put_all(g.used_temples, rows, at)
        at = put_all(g.prosperity, rows, at)
        at = put_all(g.supply, rows, at)
        at = put_all(g.where, rows, at)
        at = put_all(g.figures, rows, at)
        at = put_all(g.gods, rows, at)
        at = put_all(g.bidder, rows, at)
        at = put_all(g.amount, rows, at)
        at = put_all(g.apollo, rows, at)
        return put_all(g.order, rows, at)


class ClassicEnvs(EnvAdapter):
    """Two to five players."""

    def limits(self, rules: Rules) -> ActionLimits:
        board = board_for(rules.setup.seats, rules.setup.board)
        seas = neighbours(board.sea_neighbours)
        ways = others(len(board.islands))
        group = range(1, ids.UNITS + 1)
        die = range(len(ids.DIE))
        numbers: dict[tuple[int, str], Sequence[int]] = {
            (ids.SAY_BID, "x"): range(ids.MAIN_GODS),
            (ids.SAY_BID, "n"): range(1, MOST_BID + 1),
            (ids.SAY_SAIL, "n"): group,
            (ids.SAY_MARCH, "n"): group,
            (ids.SAY_FLY, "n"): group,
            (ids.SAY_ROLL, "x"): die,
            (ids.SAY_ROLL, "y"): die,
        }
        pairs = {ids.SAY_SAIL: seas, ids.SAY_PUSH: seas, ids.SAY_MARCH: ways, ids.SAY_FLY: ways}
        if not rules.setup.board:
            return ActionLimits(NATURE, numbers, pairs)
        gods = [god for god in range(ids.MAIN_GODS) if board.extents[rules.setup.seats].gods >> god & 1]
        numbers |= {(ids.SAY_BID, "x"): gods, (ids.SAY_GOD, "x"): gods, (ids.SAY_BID, "n"): range(1, MOST_TINY_BID + 1)}
        never = [verb for verb in rules.vocabulary.phrases if verb not in SAID_IN_TINY]
        return ActionLimits(NATURE, numbers, pairs, never)

    def graph(self, rules: Rules) -> Graph:
        board = board_for(rules.setup.seats, rules.setup.board)
        islands = len(board.islands)
        edges = [(islands + sea, islands + goal) for sea, goal in neighbours(board.sea_neighbours)]
        for island in range(islands):
            for sea in range(len(board.seas)):
                if board.ring[island] >> sea & 1:
                    edges.extend([(island, islands + sea), (islands + sea, island)])
        return Graph(("island", "sea"), sorted(edges))


ADAPTER: Final = ClassicEnvs(
    [EnvSetup("2", 2), EnvSetup("3", 3), EnvSetup("4", 4), EnvSetup("5", 5), EnvSetup("tiny", 2, "tiny")],
    ClassicWriter(),
)
