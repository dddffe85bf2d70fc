"""Legendary: what stands on the archipelago, from what one viewer sees."""

from __future__ import annotations

from typing import Final

from pelagos.games.legendary.board import Board
from pelagos.games.legendary.hooks import closed_seas
from pelagos.games.legendary.ids import (
    FIGURES,
    HEROES,
    IN_PLAY,
    METROPOLIS,
    NONE,
    PORT,
)
from pelagos.games.legendary.seen import Seen
from pelagos.kernel.title import Json, Rules
from pelagos.pictures.adapter import Sign
from pelagos.pictures.asked import Asked
from pelagos.pictures.chart import draw_chart, draw_contested, draw_names, draw_shut
from pelagos.pictures.geometry import Area, Geometry
from pelagos.pictures.mesh import Point, between
from pelagos.pictures.pieces import building, cornucopias, jetty, lone, paving, unit
from pelagos.pictures.sites import SITE, SiteSpot
from pelagos.pictures.svg import Canvas
from pelagos.pictures.theme import SEATS, Identity
from pelagos.pictures.words import name_of, text

SIGNS: Final = (
    Sign("", text("sign-site")),
    Sign("symbols/cornucopia", text("sign-cornucopia")),
    Sign("symbols/priestess", text("sign-priestess")),
)
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
    seen = Seen(rules, view)
    owner = seen.fields["owner"]
    looks = [one.seen(canvas.theme) for one in SEATS]
    rims = {geometry.areas[land].word: looks[who].colour for land, who in enumerate(owner) if who != NONE}
    draw_chart(canvas, geometry, rims)
    closed = closed_seas(seen.g)
    for sea in range(seen.seas):
        if closed >> sea & 1:
            draw_shut(canvas, geometry.areas[seen.lands + sea])
    if seen.contested() != NONE:
        draw_contested(canvas, geometry.areas[seen.contested()])
    k = geometry.grown
    draw_sites(canvas, geometry)
    for area, where in enumerate(geometry.areas):
        _draw_printed(canvas, seen.board, area, where, seen.fields["prosperity"][area], k)
    draw_names(canvas, geometry)
    for number, site in enumerate(geometry.sites):
        _draw_building(canvas, seen, number, site, k)
    for area, where in enumerate(geometry.areas):
        _draw_units(canvas, seen, area, where, k)
    _draw_attackers(canvas, seen, geometry, k)


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


def _draw_building(canvas: Canvas, seen: Seen, number: int, site: SiteSpot, k: float) -> None:
    kind = seen.fields["building"][number]
    if kind == NONE:
        return
    spent = bool(seen.fields["temple_used"][number])
    if kind >= METROPOLIS:
        building(canvas, "metropolis", between(site.at, site.quay, 0.3), 82 * k, spent)
    elif kind == PORT:
        building(canvas, "port", between(site.at, site.quay, 0.62), 58 * k)
    else:
        building(canvas, seen.word("kind", kind), site.at, 58 * k, spent)


def _draw_units(canvas: Canvas, seen: Seen, area: int, where: Area, k: float) -> None:
    fields = seen.fields
    if area < seen.lands:
        _draw_garrison(canvas, seen, area, where, k)
    elif fields["fleets"][area - seen.lands]:
        who = SEATS[fields["ruler"][area - seen.lands]]
        unit(canvas, "units/fleet", where.anchors["fleets"], who, fields["fleets"][area - seen.lands], 1.12 * k)
    standing = [figure for figure in range(FIGURES) if fields["figure_area"][figure] == area]
    for i, figure in enumerate(standing):
        master = fields["figure_owner"][figure]
        creature = seen.word("figure", figure)
        x, y = where.anchors["figure"]
        lone(
            canvas,
            f"creatures/{creature}",
            (x + BESIDE * i, y),
            SEATS[master] if master != NONE else None,
            1.15 * k,
            own=True,
        )


def _draw_garrison(canvas: Canvas, seen: Seen, land: int, where: Area, k: float) -> None:
    """Troops, mercenaries, heroes; where only the claim is left, a flag."""
    fields = seen.fields
    owner = fields["owner"][land]
    troops, hired = fields["troops"][land], fields["mercenaries"][land]
    if owner != NONE and troops:
        unit(canvas, "units/troop", where.anchors["troops"], SEATS[owner], troops, k)
    elif owner != NONE:
        lone(canvas, "symbols/control", where.anchors["troops"], SEATS[owner], 0.85 * k)
    if hired:
        unit(canvas, "units/mercenary", where.anchors["mercenaries"], SEATS[owner], hired, 0.86 * k, canvas.theme.grey)
    mine = _heroes(seen, land, owner, True)
    for i, hero in enumerate(mine):
        _draw_hero(canvas, seen, hero, _aside(where.anchors["hero"], i), SEATS[owner], k)


def _aside(at: Point, i: int) -> Point:
    return (at[0] + BESIDE * i, at[1] - BESIDE * 0.4 * i)


def _heroes(seen: Seen, land: int, owner: int, own: bool) -> list[int]:
    fields = seen.fields
    return [
        hero
        for hero in range(HEROES)
        if fields["hero_place"][hero] == IN_PLAY
        and fields["hero_land"][hero] == land
        and (fields["hero_owner"][hero] == owner) == own
    ]


def _draw_hero(canvas: Canvas, seen: Seen, hero: int, at: Point, who: Identity, k: float) -> None:
    lone(canvas, f"heroes/{seen.word('hero', hero)}", at, who, 0.95 * k)


def _draw_attackers(canvas: Canvas, seen: Seen, geometry: Geometry, k: float) -> None:
    """Those who fight for an area stand in it until it is decided."""
    fields, area = seen.fields, seen.contested()
    if area == NONE:
        return
    who, anchors = SEATS[fields["attacker"]], geometry.areas[area].anchors
    if area >= seen.lands:
        unit(canvas, "units/fleet", anchors["figure"], who, fields["attack_troops"], 1.12 * k)
        return
    troops = fields["attack_troops"] + fields["attack_mercenaries"]
    unit(canvas, "units/troop", anchors["rival"], who, troops, k)
    for i, hero in enumerate(_heroes(seen, area, fields["attacker"], True)):
        _draw_hero(canvas, seen, hero, _aside(anchors["rival"], i + 1), who, k)
