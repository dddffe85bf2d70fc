"""Legendary: what stands on the archipelago, from what one viewer sees."""

from __future__ import annotations

from typing import Final

from pelagos.games.legendary.board import Board
from pelagos.games.legendary.ids import (
    FIGURES,
    FIRST_FIGURE,
    HEROES,
    IN_PLAY,
    METROPOLIS,
    NONE,
    PORT,
)
from pelagos.games.legendary.sketch_battle import AT_SEA, ON_LAND
from pelagos.games.legendary.sketch_map import Scene, is_shut
from pelagos.kernel.title import Json, Rules
from pelagos.pictures.asked import Asked
from pelagos.pictures.chart import draw_chart, draw_contested, draw_names, draw_shut
from pelagos.pictures.geometry import Area, Geometry
from pelagos.pictures.mesh import Point, between
from pelagos.pictures.pieces import building, cornucopias, jetty, lone, paving, unit
from pelagos.pictures.sites import SITE, SiteSpot
from pelagos.pictures.svg import Canvas
from pelagos.pictures.theme import SEATS, Identity
from pelagos.pictures.words import name_of

BESIDE: Final = 34.0
"""Between heroes that share a land."""


def identity(rules: Rules, view: Json, wait: Asked) -> tuple[Identity, str] | None:
    """L-18.8: the faction that is asked; a player may have two."""
    if wait.seat == NONE:
        return None
    who = wait.given.get("who", view["fields"]["active"])
    who = wait.seat if who == NONE else who
    return SEATS[who], name_of(rules, "faction", who)


def draw_map(canvas: Canvas, rules: Rules, view: Json, geometry: Geometry) -> None:
    """The chart, then sites, then what lies in the areas, the pieces last."""
    scene = Scene(rules, view)
    owner = scene.fields["owner"]
    seen = [one.seen(canvas.theme) for one in SEATS]
    rims = {geometry.areas[land].word: seen[who].colour for land, who in enumerate(owner) if who != NONE}
    draw_chart(canvas, geometry, rims)
    for sea in range(scene.seas):
        if is_shut(scene, sea):
            draw_shut(canvas, geometry.areas[scene.lands + sea])
    if fought_over(scene) != NONE:
        draw_contested(canvas, geometry.areas[fought_over(scene)])
    k = geometry.grown
    draw_sites(canvas, geometry)
    for area, where in enumerate(geometry.areas):
        _draw_printed(canvas, scene.board, area, where, scene.fields["prosperity"][area], k)
    draw_names(canvas, geometry)
    for number, site in enumerate(geometry.sites):
        _draw_building(canvas, scene, number, site, k)
    for area, where in enumerate(geometry.areas):
        _draw_units(canvas, scene, area, where, k)
    _draw_attackers(canvas, scene, geometry, k)


def draw_printed(canvas: Canvas, board: Board, geometry: Geometry) -> None:
    """A board without a game."""
    draw_chart(canvas, geometry, {})
    draw_sites(canvas, geometry)
    for area, where in enumerate(geometry.areas):
        _draw_printed(canvas, board, area, where, 0, 1)
    draw_names(canvas, geometry)


def draw_sites(canvas: Canvas, geometry: Geometry) -> None:
    for site in geometry.sites:
        jetty(canvas, site.at, site.quay)
        paving(canvas, site.at, SITE, site.turn)


def _draw_printed(canvas: Canvas, board: Board, area: int, where: Area, added: int, k: float) -> None:
    cornucopias(canvas, where.anchors["gold"], int(board.corn[area]), added, k)
    if "priestess" in where.anchors:
        canvas.icon("symbols", "priestess", *where.anchors["priestess"], 42 * k)


def _draw_building(canvas: Canvas, scene: Scene, number: int, site: SiteSpot, k: float) -> None:
    kind = scene.fields["building"][number]
    if kind == NONE:
        return
    spent = bool(scene.fields["temple_used"][number])
    if kind >= METROPOLIS:
        building(canvas, "metropolis", between(site.at, site.quay, 0.3), 82 * k, spent)
    elif kind == PORT:
        building(canvas, "port", between(site.at, site.quay, 0.62), 58 * k)
    else:
        building(canvas, scene.word("kind", kind), site.at, 58 * k, spent)


def _draw_units(canvas: Canvas, scene: Scene, area: int, where: Area, k: float) -> None:
    fields = scene.fields
    if area < scene.lands:
        _draw_garrison(canvas, scene, area, where, k)
    elif fields["fleets"][area - scene.lands]:
        who = SEATS[fields["ruler"][area - scene.lands]]
        unit(canvas, "units/fleet", where.anchors["fleets"], who, fields["fleets"][area - scene.lands], 1.12 * k)
    standing = [figure for figure in range(FIGURES) if fields["figure_area"][figure] == area]
    for i, figure in enumerate(standing):
        master = fields["figure_owner"][figure]
        creature = scene.word("creature", FIRST_FIGURE + figure)
        x, y = where.anchors["figure"]
        lone(
            canvas,
            f"creatures/{creature}",
            (x + BESIDE * i, y),
            SEATS[master] if master != NONE else None,
            1.15 * k,
            own=True,
        )


def _draw_garrison(canvas: Canvas, scene: Scene, land: int, where: Area, k: float) -> None:
    """Troops, mercenaries, heroes; where only the claim is left, a flag."""
    fields = scene.fields
    owner = fields["owner"][land]
    troops, hired = fields["troops"][land], fields["mercenaries"][land]
    if owner != NONE and troops:
        unit(canvas, "units/troop", where.anchors["troops"], SEATS[owner], troops, k)
    elif owner != NONE:
        lone(canvas, "symbols/control", where.anchors["troops"], SEATS[owner], 0.85 * k)
    if hired:
        unit(canvas, "units/mercenary", where.anchors["mercenaries"], SEATS[owner], hired, 0.86 * k, canvas.theme.grey)
    mine = _heroes(scene, land, owner, True)
    for i, hero in enumerate(mine):
        _draw_hero(canvas, scene, hero, _aside(where.anchors["hero"], i), SEATS[owner], k)


def _aside(at: Point, i: int) -> Point:
    return (at[0] + BESIDE * i, at[1] - BESIDE * 0.4 * i)


def _heroes(scene: Scene, land: int, owner: int, own: bool) -> list[int]:
    fields = scene.fields
    return [
        hero
        for hero in range(HEROES)
        if fields["hero_place"][hero] == IN_PLAY
        and fields["hero_land"][hero] == land
        and (fields["hero_owner"][hero] == owner) == own
    ]


def _draw_hero(canvas: Canvas, scene: Scene, hero: int, at: Point, who: Identity, k: float) -> None:
    lone(canvas, f"heroes/{scene.word('hero', hero)}", at, who, 0.95 * k)


def fought_over(scene: Scene) -> int:
    """The area for which a battle is fought, or NONE."""
    if scene.fields["attacker"] == NONE:
        return NONE
    for task, given in scene.view["agenda"]:
        if task in AT_SEA:
            return scene.lands + int(given["sea"])
        if task in ON_LAND:
            return int(given["land"])
    return NONE


def _draw_attackers(canvas: Canvas, scene: Scene, geometry: Geometry, k: float) -> None:
    """Those who fight for an area stand in it until it is decided."""
    fields, area = scene.fields, fought_over(scene)
    if area == NONE:
        return
    who, anchors = SEATS[fields["attacker"]], geometry.areas[area].anchors
    if area >= scene.lands:
        unit(canvas, "units/fleet", anchors["figure"], who, fields["attack_troops"], 1.12 * k)
        return
    troops = fields["attack_troops"] + fields["attack_mercenaries"]
    unit(canvas, "units/troop", anchors["rival"], who, troops, k)
    for i, hero in enumerate(_heroes(scene, area, fields["attacker"], True)):
        _draw_hero(canvas, scene, hero, _aside(anchors["rival"], i + 1), who, k)
