"""The environments of Legendary."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pelagos.envs.adapter import ActionLimits, EnvAdapter, EnvSetup, Graph, RowWriter, neighbours, others
from pelagos.envs.rows import put_cards, put_notes, put_rows
from pelagos.games.legendary import ids
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.arrays import Ints, Shorts, ints, put_all, put_number
from pelagos.kernel.ids import Viewer
from pelagos.kernel.position import Position
from pelagos.kernel.title import Rules

NATURE: Final = (ids.SAY_GOD, ids.SAY_ORDER, ids.SAY_DRAW, ids.SAY_HERO, ids.SAY_ROLL, ids.SAY_TOKEN)
FACES: Final = 4
"""Of a die: 0 to 3."""
SPOTS: Final[Ints] = ints(range(ids.CARD_PLACES))
"""Every place of cards is a spot of its own."""
BOARDS: Final = {
    "ffa3": "A:marpissa@0,0~1+kardiotissa@0,1~5+zas@1,0~0+mesavouno@0,2~0+vryokastro@1,1~1+chalakas@2,0~1",
    "ffa4": (
        "B:kardiotissa@0,0~1+zas@1,-1~2+karthaia@2,-2~1+mesavouno@1,0~5+chalakas@2,-1~4+exomvourgo@1,1~0"
        "+vryokastro@2,0~5+marpissa@3,-1~2"
    ),
    "ffa5": (
        "B:karthaia@0,0~1+zas@1,-1~4+kardiotissa@2,-2~3+vryokastro@0,1~1+krikelos@1,0~2+kynthos@2,-1~5"
        "+mesavouno@3,-2~3+chalakas@1,1~5+exomvourgo@2,0~5+marpissa@3,-1~3"
    ),
    "team4": (
        "B:karthaia@0,0~5+chalakas@1,-1~0+vryokastro@2,-2~2+zas@0,1~1+kynthos@1,0~5+mesavouno@2,-1~0"
        "+exomvourgo@1,1~3+marpissa@2,0~0"
    ),
    "team6": (
        "A:zas@0,0~0+chalakas@0,1~5+kardiotissa@1,0~5+exomvourgo@0,2~0+kynthos@1,1~5+mesavouno@2,0~4"
        "+marpissa@0,3~5+vryokastro@1,2~2+krikelos@2,1~4+karthaia@3,0~5"
    ),
    "duel": (
        "A:krikelos@0,0~4+vryokastro@1,-1~4+kardiotissa@2,-2~0+chalakas@1,0~4+kynthos@2,-1~0+marpissa@1,1~5"
        "+mesavouno@2,0~0+exomvourgo@3,-1~2"
    ),
}
"""The layouts that were recommended in version 0: what is recommended may change, an environment may not."""
SEATS: Final = {"ffa3": 3, "ffa4": 4, "ffa5": 5, "team4": 4, "team6": 6, "duel": 2}


class LegendaryWriter(RowWriter):
    """In the order of the title's fields."""

    def write(self, g: Position, viewer: Viewer, rows: Shorts, at: i64) -> i64:
        assert isinstance(g, Legendary)
        frame = g.frame
        at = put_number(g.cycle, rows, at)
        at = put_number(g.active, rows, at)
        at = put_number(g.god, rows, at)
        at = put_number(g.build_due, rows, at)
        at = put_number(g.recruit_due, rows, at)
        at = put_number(g.extras, rows, at)
        at = put_number(g.looked, rows, at)
        at = put_number(g.hired, rows, at)
        at = put_number(g.attacker, rows, at)
        at = put_number(g.attack_troops, rows, at)
        at = put_number(g.attack_mercenaries, rows, at)
        at = put_number(g.returned, rows, at)
        at = put_number(g.elimination, rows, at)
        at = put_rows(g, "gold", g.gold, viewer, rows, at)
        team = frame.team_of_seat[viewer] if viewer < g.seats else frame.teams
        at = put_notes(g.least, frame.teams, team, rows, at)
        at = put_notes(g.most, frame.teams, team, rows, at)
        at = put_all(g.defaulted, rows, at)
        at = put_all(g.alive, rows, at)
        at = put_all(g.troop_reserve, rows, at)
        at = put_all(g.fleet_reserve, rows, at)
        at = put_all(g.priestesses, rows, at)
        at = put_all(g.philosophers, rows, at)
        at = put_all(g.owner, rows, at)
        at = put_all(g.troops, rows, at)
        at = put_all(g.mercenaries, rows, at)
        at = put_all(g.ruler, rows, at)
        at = put_all(g.fleets, rows, at)
        at = put_all(g.prosperity, rows, at)
        at = put_all(g.building, rows, at)
        at = put_all(g.temple_used, rows, at)
        at = put_all(g.supply, rows, at)
        at = put_cards(g.creatures, SPOTS, viewer, rows, at)
        at = put_all(g.figures, rows, at)
        at = put_all(g.heroes, rows, at)
        at = put_all(g.gods, rows, at)
        at = put_all(g.pawn, rows, at)
        at = put_all(g.amount, rows, at)
        return put_all(g.order, rows, at)


class LegendaryEnvs(EnvAdapter):
    """Six modes, each on a board of its own."""

    def limits(self, rules: Rules) -> ActionLimits:
        g = rules.blank()
        assert isinstance(g, Legendary)
        frame = g.frame
        seas = neighbours(g.board.seas_of_sea)
        # L-18.4: over the seas of a teammate any sea may be reached.
        sails = seas if frame.teams == frame.factions else others(int(g.board.seas))
        die = range(FACES)
        numbers = {
            (ids.SAY_BID, "x"): range(ids.APOLLO),
            (ids.SAY_BID, "n"): [int(value) for value in frame.track],
            (ids.SAY_SAIL, "n"): range(1, ids.UNITS + 1),
            (ids.SAY_TROOPS, "n"): range(ids.UNITS + 1),
            (ids.SAY_MERCENARIES, "n"): range(ids.MERCENARY_PIECES + 1),
            (ids.SAY_ROLL, "x"): die,
            (ids.SAY_ROLL, "y"): die,
        }
        pairs = {
            ids.SAY_SAIL: sails,
            ids.SAY_PUSH: seas,
            ids.SAY_MARCH: others(int(g.board.lands)),
            ids.SAY_SWAP: others(ids.HEROES),
        }
        return ActionLimits(NATURE, numbers, pairs)

    def graph(self, rules: Rules) -> Graph:
        g = rules.blank()
        assert isinstance(g, Legendary)
        board, lands = g.board, int(g.board.lands)
        edges = neighbours(board.lands_of_land)
        edges += [(lands + sea, lands + goal) for sea, goal in neighbours(board.seas_of_sea)]
        for land in range(lands):
            for sea in range(int(board.seas)):
                if board.seas_of_land[land] >> sea & 1:
                    edges.extend([(land, lands + sea), (lands + sea, land)])
        return Graph(("land", "sea"), sorted(edges))


ADAPTER: Final = LegendaryEnvs(
    [EnvSetup(mode, SEATS[mode], board, {"mode": mode}) for mode, board in BOARDS.items()],
    LegendaryWriter(),
)
