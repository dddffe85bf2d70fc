"""Hellas: cities, Greeks and ships on the tiles, and the cards beside them, from what one viewer sees."""

from __future__ import annotations

from typing import Final

from pelagos.games.hellas.data import TILE_SET
from pelagos.games.hellas.ids import (
    ASIDE,
    CITIES_TO_WIN,
    DOLPHIN,
    DRAWN_TILE,
    IN_STACK,
    NONE,
    TILES,
    UNDER,
)
from pelagos.games.hellas.sketch import HIDDEN, cards_in
from pelagos.kernel.title import Json, Rules
from pelagos.pictures.asked import Asked
from pelagos.pictures.chart import draw_chart, draw_names
from pelagos.pictures.geometry import EMPTY, Geometry, lone_tile
from pelagos.pictures.grounds import corner_name, corner_point
from pelagos.pictures.mesh import LAND, SEA, Point
from pelagos.pictures.panel import TYPE, Panel, PanelCard
from pelagos.pictures.pieces import unit
from pelagos.pictures.svg import Canvas, number, tag
from pelagos.pictures.theme import HELLAS, Identity
from pelagos.pictures.words import name_of, text

K: Final = 1.12
SHOWN: Final = 110.0
"""How large a drawn tile is shown beside the map."""


def identity(rules: Rules, view: Json, wait: Asked) -> tuple[Identity, str] | None:
    return (HELLAS[wait.seat], name_of(rules, "seat", wait.seat)) if wait.seat != NONE else None


# The map


def draw_map(canvas: Canvas, rules: Rules, view: Json, geometry: Geometry) -> None:
    fields = view["fields"]
    for word, at in geometry.empty:
        _draw_spot(canvas, word, at)
    rims = {f"t{tile:02d}": HELLAS[who].colour for tile, who in enumerate(fields["owner"]) if who != NONE}
    draw_chart(canvas, geometry, rims)
    for a, b in geometry.bridges:
        _draw_bridge(canvas, a, b)
    draw_names(canvas, geometry)
    k = K * geometry.grown
    for tile in range(TILES):
        if fields["spot"][tile] != NONE:
            _draw_printed(canvas, geometry, tile)
            _draw_garrison(canvas, fields, geometry, tile, k)
    _draw_target(canvas, fields, geometry)


def _draw_spot(canvas: Canvas, word: str, at: Point) -> None:
    """An empty spot: where it is, for whoever wants to say so."""
    corners = [(at[0] + x, at[1] + y) for x, y in (corner_point(corner_name((0, 0), d), EMPTY) for d in range(6))]
    path = "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in corners) + "Z"
    theme = canvas.theme
    canvas.add(
        tag(
            "path",
            d=path,
            fill="none",
            stroke=theme.deep,
            stroke_width=3,
            stroke_dasharray="2 10",
            stroke_linecap="round",
        )
    )
    canvas.text(*at, word, 28, theme.faint, anchor="middle", centred=True, opacity=0.8)


def _draw_bridge(canvas: Canvas, a: Point, b: Point) -> None:
    """H-1.5: the water flows below it."""
    line = f"M{a[0]:.0f} {a[1]:.0f}L{b[0]:.0f} {b[1]:.0f}"
    theme = canvas.theme
    for colour, width, dashes in ((theme.ink, 30, ""), (theme.paving, 22, ""), (theme.coast, 22, "4 9")):
        canvas.add(tag("path", d=line, stroke=colour, stroke_width=width, stroke_dasharray=dashes or None))


def _draw_garrison(canvas: Canvas, fields: Json, geometry: Geometry, tile: int, k: float) -> None:
    owner, word = fields["owner"][tile], f"t{tile:02d}"
    if owner != NONE and fields["greeks"][tile]:
        at = geometry.area(word, LAND).anchors["greeks"]
        unit(canvas, "units/greek", at, HELLAS[owner], fields["greeks"][tile], k)
    if owner != NONE and fields["ships"][tile]:
        at = geometry.area(word, SEA).anchors["ships"]
        unit(canvas, "units/ship", at, HELLAS[owner], fields["ships"][tile], k)


def _draw_target(canvas: Canvas, fields: Json, geometry: Geometry) -> None:
    """Where an attack goes, and who goes along."""
    if fields["target"] == NONE:
        return
    goal = geometry.area(f"t{fields['target']:02d}", LAND).anchors["city"]
    theme = canvas.theme
    for city, sent in enumerate(fields["sent"]):
        if sent:
            x, y = geometry.area(f"t{city:02d}", LAND).anchors["city"]
            line = f"M{x:.0f} {y:.0f}L{goal[0]:.0f} {goal[1]:.0f}"
            canvas.add(tag("path", d=line, stroke=theme.danger, stroke_width=9, stroke_dasharray="22 14"))
            unit(canvas, "units/greek", ((x + goal[0]) / 2, (y + goal[1]) / 2), HELLAS[fields["active"]], sent, K)
    canvas.add(tag("circle", cx=goal[0], cy=goal[1], r=52, fill="none", stroke=theme.danger, stroke_width=9))


# The panel


def draw_panel(panel: Panel, rules: Rules, view: Json) -> None:
    draw_seats(panel, rules, view)
    draw_decks(panel, rules, view)
    draw_stack(panel, rules, view)


def draw_seats(panel: Panel, rules: Rules, view: Json) -> None:
    turn = view["fields"]["turn"]
    panel.heading(text("picture-players"), text("picture-turn", turn=turn) if turn else "")
    for seat in range(rules.setup.seats):
        _draw_seat(panel, rules, view, seat)
        panel.cards(hand(rules, view, seat), 4)


def _draw_seat(panel: Panel, rules: Rules, view: Json, seat: int) -> None:
    fields, theme = view["fields"], panel.canvas.theme
    mine = [tile for tile in range(TILES) if fields["owner"][tile] == seat]
    temples = len([tile for tile in mine if TILE_SET.temple[tile]])
    name, colour = name_of(rules, "seat", seat), HELLAS[seat].colour
    panel.seat(
        HELLAS[seat],
        text("picture-you", name=name) if seat == view["viewer"] else name,
        fields["active"] == seat and fields["turn"] > 0,
        None,
        [
            ("hellas/city", text("picture-of", count=len(mine), goal=CITIES_TO_WIN), ""),
            ("hellas/temple", str(temples), theme.roof),
            ("units/greek", str(fields["greek_supply"][seat]), colour),
            ("units/ship", str(fields["ship_supply"][seat]), colour),
        ],
    )


def hand(rules: Rules, view: Json, seat: int) -> list[PanelCard]:
    """Cards this viewer knows by name, others by their backs."""
    fields, word = view["fields"], rules.seat_word(seat)
    places = [f"hand-{word}", f"open-{word}", *(("drawn", "locked", "held") if seat == fields["active"] else ())]
    found: list[PanelCard] = []
    for god in rules.vocabulary.domains["god"].words:
        for shown in cards_in(rules, fields, god, places):
            if shown.startswith(HIDDEN):
                found.append(PanelCard(f"hellas/back-{god}", name_of(rules, "god", _number(rules, "god", god)), ""))
            else:
                found.append(PanelCard(f"hellas/{shown}", name_of(rules, "card", _number(rules, "card", shown)), ""))
    return found


def _number(rules: Rules, domain: str, word: str) -> int:
    return int(rules.vocabulary.domains[domain].index(word))


def draw_decks(panel: Panel, rules: Rules, view: Json) -> None:
    """What is left of every god, and what lies open."""
    panel.heading(text("picture-gods"))
    fields = view["fields"]
    for number_, god in enumerate(rules.vocabulary.domains["god"].words):
        panel.god(god, name_of(rules, "god", number_), True, False)
        deck = len(cards_in(rules, fields, god, ["deck"]))
        gone = len(cards_in(rules, fields, god, ["discard"]))
        panel.aside(panel.y - 16, text("picture-deck", deck=deck, gone=gone))
        table = cards_in(rules, fields, god, ["table"])
        for word in table:
            name = name_of(rules, "card", _number(rules, "card", word))
            panel.lines(text("picture-on-table", name=name), TYPE, indent=34)


def draw_stack(panel: Panel, rules: Rules, view: Json) -> None:
    where = view["fields"]["where"]
    left = len([tile for tile in range(TILES) if where[tile] == IN_STACK or where[tile] >= UNDER])
    panel.heading(text("picture-tiles"), text("picture-stack", count=left))
    if DRAWN_TILE in where:
        tile = where.index(DRAWN_TILE)
        panel.lines(text("picture-drawn", name=TILE_SET.names[tile]), TYPE)
        _draw_tile(panel, tile)
    aside = ", ".join(TILE_SET.names[tile] for tile in range(TILES) if where[tile] == ASIDE)
    if aside:
        panel.lines(text("picture-aside", names=aside), TYPE, faint=True)


def _draw_tile(panel: Panel, tile: int) -> None:
    """The tile that was drawn, not turned."""
    geometry = lone_tile(tile)
    inner = Canvas(panel.canvas.theme)
    inner.prefix = "drawn-"
    draw_tile(inner, geometry, tile)
    scale = SHOWN / geometry.height
    panel.canvas.borrow(inner)
    move = f"translate({number(panel.x - geometry.left * scale)} {number(panel.y + 6 - geometry.top * scale)})"
    panel.canvas.add(tag("g", inner.drawn(), transform=f"{move} scale({scale:.4f})"))
    panel.skip(SHOWN + 10)


def draw_tile(canvas: Canvas, geometry: Geometry, tile: int) -> None:
    """A tile by itself: what is printed on it."""
    draw_chart(canvas, geometry, {})
    for a, b in geometry.bridges:
        _draw_bridge(canvas, a, b)
    _draw_printed(canvas, geometry, tile)


def _draw_printed(canvas: Canvas, geometry: Geometry, tile: int) -> None:
    """A city, a temple, or the dolphin."""
    word = f"t{tile:02d}"
    if tile == DOLPHIN:
        canvas.icon("hellas", "dolphin", *geometry.area(word).anchors["ships"], 110)
    else:
        icon = "temple" if TILE_SET.temple[tile] else "city"
        canvas.icon("hellas", icon, *geometry.area(word, LAND).anchors["city"], 64 * K)
