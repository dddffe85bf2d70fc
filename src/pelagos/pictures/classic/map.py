"""Classic: what stands on the map, from what one viewer sees."""

from __future__ import annotations

from typing import Final

from pelagos.games.classic.board import Board, board_for
from pelagos.games.classic.hooks import closed_seas
from pelagos.games.classic.ids import (
    LAND_FIGURES,
    NONE,
    SITES,
    TEMPLE,
    TYPES,
)
from pelagos.games.classic.seen import position_of
from pelagos.games.classic.words import KINDS
from pelagos.kernel.title import Json, Rules
from pelagos.pictures.asked import Asked
from pelagos.pictures.chart import draw_chart, draw_contested, draw_names, draw_shut
from pelagos.pictures.geometry import Area, Geometry
from pelagos.pictures.mesh import Point
from pelagos.pictures.pieces import building, cornucopias, lone, paved_road, paving, unit
from pelagos.pictures.svg import Canvas
from pelagos.pictures.theme import SEATS, Identity
from pelagos.pictures.words import name_of

K: Final = 0.9
"""Pieces are smaller, since cells are larger than elsewhere."""
SLOT: Final = 54.0


def identity(rules: Rules, view: Json, wait: Asked) -> tuple[Identity, str] | None:
    return (SEATS[wait.seat], name_of(rules, "seat", wait.seat)) if wait.seat != NONE else None


def draw_map(canvas: Canvas, rules: Rules, view: Json, geometry: Geometry) -> None:
    board, fields = board_for(rules.setup.seats, rules.setup.board), view["fields"]
    islands = len(board.islands)
    seen = [one.seen(canvas.theme) for one in SEATS]
    rims = {board.islands[i]: seen[who].colour for i, who in enumerate(fields["owner"]) if who != NONE}
    draw_chart(canvas, geometry, rims)
    closed = closed_seas(position_of(rules, view))
    for sea in range(len(board.seas)):
        if closed >> sea & 1:
            draw_shut(canvas, geometry.areas[islands + sea])
    if fought_over(view, islands) != NONE:
        draw_contested(canvas, geometry.areas[fought_over(view, islands)])
    k = K * geometry.grown
    for island in range(islands):
        _draw_slots(canvas, board, fields, island, geometry.areas[island])
    draw_names(canvas, geometry)
    for island in range(islands):
        _draw_island(canvas, board, fields, island, geometry.areas[island], k)
    for sea in range(len(board.seas)):
        _draw_sea(canvas, board, fields, sea, geometry.areas[islands + sea], k)
    _draw_figures(canvas, rules, fields, geometry, k)
    _draw_attackers(canvas, view, geometry, islands, k)


def slot_points(where: Area) -> list[Point]:
    return [point for name, point in where.anchors.items() if name.startswith("slot")]


def _draw_slots(canvas: Canvas, board: Board, fields: Json, island: int, where: Area) -> None:
    """C-2.5: square ones where a metropolis may stand, joined if there are two; round ones outside."""
    slots = slot_points(where)
    under = int(board.slots_under_site[island])
    if under == 2:
        paved_road(canvas, slots[0], slots[1])
    for i, point in enumerate(slots):
        paving(canvas, point, SLOT, 0, round_=i >= under)
    site, outside = _standing(fields, island)
    if fields["metropolis"][island]:
        building(canvas, "metropolis", slots[0], 104, fields["metropolis"][island] == 2)
    for point, (kind, spent) in zip(slots, site, strict=False):
        building(canvas, kind, point, 54, spent)
    for point, (kind, spent) in zip(slots[under:], outside, strict=False):
        building(canvas, kind, point, 54, spent)


def _standing(fields: Json, island: int) -> tuple[list[tuple[str, bool]], list[tuple[str, bool]]]:
    """The buildings of both zones, and whether a temple's discount is used."""
    used = fields["used_temples"][island]
    zones: list[list[tuple[str, bool]]] = []
    for zone in range(2):
        found: list[tuple[str, bool]] = []
        for kind in range(TYPES):
            for _ in range(fields["sites"][island * SITES + zone * TYPES + kind]):
                spent = kind == TEMPLE and used > 0
                used -= int(spent)
                found.append((KINDS[kind], spent))
        zones.append(found)
    return zones[0], zones[1]


def _draw_island(canvas: Canvas, board: Board, fields: Json, island: int, where: Area, k: float) -> None:
    cornucopias(canvas, where.anchors["gold"], int(board.prosperity[island]), fields["prosperity"][island], k)
    owner = fields["owner"][island]
    if owner != NONE and fields["troops"][island]:
        unit(canvas, "units/troop", where.anchors["troops"], SEATS[owner], fields["troops"][island], k)
    elif owner != NONE:
        lone(canvas, "symbols/control", where.anchors["troops"], SEATS[owner], k)


def _draw_sea(canvas: Canvas, board: Board, fields: Json, sea: int, where: Area, k: float) -> None:
    if board.trade[sea]:
        canvas.icon("symbols", "cornucopia", *where.anchors["gold"], 40 * k)
    if fields["fleets"][sea]:
        unit(
            canvas, "units/fleet", where.anchors["fleets"], SEATS[fields["ruler"][sea]], fields["fleets"][sea], 1.1 * k
        )
    if fields["kraken"] == sea:
        lone(canvas, "creatures/kraken", where.anchors["figure"], None, 1.3 * k, own=True)


def _draw_figures(canvas: Canvas, rules: Rules, fields: Json, geometry: Geometry, k: float) -> None:
    for figure in range(LAND_FIGURES):
        island = fields["figure_island"][figure]
        if island != NONE:
            word = rules.vocabulary.domains["figure"].word(figure)
            master = fields["figure_owner"][figure]
            who = SEATS[master] if master != NONE else None
            at = geometry.areas[island].anchors["figure"]
            lone(canvas, f"creatures/{word}", at, who, 1.1 * k, own=True)


def fought_over(view: Json, islands: int) -> int:
    """The number of the area for which a battle is fought, or NONE."""
    if view["fields"]["attacker"] == NONE or not view["agenda"]:
        return NONE
    given = view["agenda"][0][1]
    return int(islands + given["sea"] if "sea" in given else given.get("island", NONE))


def _draw_attackers(canvas: Canvas, view: Json, geometry: Geometry, islands: int, k: float) -> None:
    """Those who fight for a place stand in it until it is decided."""
    fields, area = view["fields"], fought_over(view, islands)
    if area != NONE:
        anchors = geometry.areas[area].anchors
        icon, at = ("units/troop", anchors["figure"]) if area < islands else ("units/fleet", anchors["rival"])
        unit(canvas, icon, at, SEATS[fields["attacker"]], fields["attackers"], k)
