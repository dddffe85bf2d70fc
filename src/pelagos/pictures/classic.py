"""Classic: what stands on the map, and the tracks beside it, from what one viewer sees."""

from __future__ import annotations

from typing import Final

from pelagos.games.classic.board import Board, board_for
from pelagos.games.classic.ids import (
    APOLLO,
    CREATURES,
    IN_DECK,
    IN_DISCARD,
    LAND_FIGURES,
    METROPOLIS,
    NONE,
    SITES,
    SLOT_4,
    SLOTS,
    TEMPLE,
    TYPES,
)
from pelagos.games.classic.sketch_map import is_closed
from pelagos.games.classic.sketch_tracks import GODS_UP, income
from pelagos.kernel.title import Json, Rules
from pelagos.pictures.asked import Asked
from pelagos.pictures.chart import draw_chart, draw_contested, draw_names, draw_shut
from pelagos.pictures.geometry import Area, Geometry
from pelagos.pictures.mesh import Point
from pelagos.pictures.panel import Panel, PanelCard
from pelagos.pictures.pieces import building, cornucopias, lone, paved_road, paving, unit
from pelagos.pictures.svg import Canvas
from pelagos.pictures.theme import SEATS, Identity
from pelagos.pictures.words import name_of, text

K: Final = 0.9
"""Pieces are smaller, since cells are larger than in Legendary."""
SLOT: Final = 54.0
WORDS: Final = ("port", "fortress", "temple", "university")


def identity(rules: Rules, view: Json, wait: Asked) -> tuple[Identity, str] | None:
    return (SEATS[wait.seat], name_of(rules, "seat", wait.seat)) if wait.seat != NONE else None


# The map


def draw_map(canvas: Canvas, rules: Rules, view: Json, geometry: Geometry) -> None:
    board, fields = board_for(rules.setup.seats), view["fields"]
    islands = len(board.islands)
    seen = [one.seen(canvas.theme) for one in SEATS]
    rims = {board.islands[i]: seen[who].colour for i, who in enumerate(fields["owner"]) if who != NONE}
    draw_chart(canvas, geometry, rims)
    for sea in range(len(board.seas)):
        if is_closed(board, fields, sea) or fields["kraken"] == sea:
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
                found.append((WORDS[kind], spent))
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


# The panel


def draw_panel(panel: Panel, rules: Rules, view: Json) -> None:
    draw_gods(panel, rules, view)
    draw_creatures(panel, rules, view)
    draw_seats(panel, rules, view)
    draw_supply(panel, view)


def draw_gods(panel: Panel, rules: Rules, view: Json) -> None:
    """The gods in the order of their turns, with what was offered; Apollo's markers in the order they came."""
    fields = view["fields"]
    panel.heading(text("picture-gods"), _order(view))
    for place, god in enumerate(fields["gods"]):
        if god != NONE:
            up = place < GODS_UP[rules.setup.seats]
            word = rules.vocabulary.domains["god"].word(god)
            panel.god(word, name_of(rules, "god", god), up, fields["god"] == god)
            _draw_offer(panel, rules, view, god, up)
    panel.god("apollo", name_of(rules, "god", APOLLO), True, fields["god"] == APOLLO)
    markers = [marker % rules.setup.seats for marker in fields["apollo"] if marker != NONE]
    panel.badges([SEATS[seat] for seat in markers], panel.y - 16)
    _draw_order(panel, rules, view)


def _draw_order(panel: Panel, rules: Rules, view: Json) -> None:
    """Who has still to place a marker, or who will be where in the next cycle."""
    fields, seats = view["fields"], rules.setup.seats
    waiting = [given["marker"] for task, given in view["agenda"] if task == "PlaceMarker"]
    if waiting:
        panel.line_up(text("picture-to-place"), [SEATS[marker % seats] for marker in waiting])
    elif fields["returned"] and view["result"] is None:
        next_ones = [SEATS[marker % seats] for marker in fields["order"] if marker != NONE]
        panel.line_up(text("picture-next"), next_ones)


def _order(view: Json) -> str:
    return text("picture-cycle", cycle=view["fields"]["cycle"]) if view["fields"]["cycle"] else ""


def _draw_offer(panel: Panel, rules: Rules, view: Json, god: int, up: bool) -> None:
    fields, y = view["fields"], panel.y - 16
    marker = fields["bidder"][god]
    if not up:
        panel.aside(y, text("picture-face-down"))
    elif marker != NONE:
        panel.offer(y, SEATS[marker % rules.setup.seats], fields["amount"][god])


def draw_creatures(panel: Panel, rules: Rules, view: Json) -> None:
    where = view["fields"]["where"]
    deck, gone = where.count(IN_DECK), where.count(IN_DISCARD)
    panel.heading(text("picture-creatures"), text("picture-deck", deck=deck, gone=gone))
    cards: list[PanelCard] = []
    for slot in range(SLOTS):
        lying = [card for card in range(CREATURES) if where[card] == SLOT_4 + slot]
        for card in lying:
            word = rules.vocabulary.domains["creature"].word(card)
            cards.append(PanelCard(f"creatures/{word}", name_of(rules, "creature", card), str(4 - slot)))
        if not lying:
            cards.append(PanelCard("", "", str(4 - slot)))
    panel.cards(cards)


def draw_seats(panel: Panel, rules: Rules, view: Json) -> None:
    goal = 3 if rules.setup.seats == 2 else 2
    panel.heading(text("picture-players"), text("picture-goal", goal=goal))
    board = board_for(rules.setup.seats)
    for seat in range(rules.setup.seats):
        _draw_seat(panel, rules, view, board, seat)


def _draw_seat(panel: Panel, rules: Rules, view: Json, board: Board, seat: int) -> None:
    fields, theme = view["fields"], panel.canvas.theme
    colour = SEATS[seat].seen(theme).colour
    mine = [i for i, owner in enumerate(fields["owner"]) if owner == seat]
    name = name_of(rules, "seat", seat)
    panel.seat(
        SEATS[seat],
        text("picture-you", name=name) if seat == view["viewer"] else name,
        fields["active"] == seat,
        gold_of(fields, seat),
        [
            ("buildings/metropolis", str(len([i for i in mine if fields["metropolis"][i]])), theme.roof),
            ("symbols/cornucopia", f"+{income(board, fields, seat)}", theme.ochre),
            ("symbols/priestess", str(fields["priests"][seat]), theme.violet),
            ("symbols/philosopher", str(fields["philosophers"][seat]), theme.blue),
            ("units/troop", str(fields["troop_reserve"][seat]), colour),
            ("units/fleet", str(fields["fleet_reserve"][seat]), colour),
        ]
        if fields["alive"][seat]
        else [],
    )


def gold_of(fields: Json, seat: int) -> tuple[str, bool]:
    """C-21.2: the purse if this viewer may look into it, else what a perfect memory knows of it."""
    if fields["gold"][seat] is not None:
        return str(fields["gold"][seat][0]), True
    least, most = fields["least"][seat], fields["most"][seat]
    return (str(least) if least == most else f"{least}–{most}"), False


def draw_supply(panel: Panel, view: Json) -> None:
    """What is left for all."""
    fields, theme = view["fields"], panel.canvas.theme
    panel.heading(text("picture-supply"))
    left = [(f"buildings/{word}", str(count), "") for word, count in zip(WORDS, fields["supply"], strict=False)]
    left.append(("buildings/metropolis", str(fields["supply"][METROPOLIS]), theme.roof))
    left.append(("symbols/prosperity", str(fields["prosperity_left"]), theme.ochre))
    panel.skip(16)
    panel.row(panel.y, left)
    panel.skip(14)
