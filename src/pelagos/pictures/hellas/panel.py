"""Hellas: hands, decks and the stack of tiles, from what one viewer sees."""

from __future__ import annotations

from typing import Final

from pelagos.games.hellas.data import EXTENTS, TILE_SET
from pelagos.games.hellas.ids import ASIDE, DRAWN_TILE, IN_STACK, TILES, UNDER
from pelagos.games.hellas.seen import HIDDEN, cards_in
from pelagos.kernel.title import Json, Rules
from pelagos.pictures.hellas.map import IDENTITIES, draw_tile
from pelagos.pictures.hellas.shape import lone_tile
from pelagos.pictures.panel import TYPE, Panel, PanelCard
from pelagos.pictures.svg import Canvas, number, tag
from pelagos.pictures.words import TEXTS, name_of, text

SHOWN: Final = 110.0
"""How large a drawn tile is shown beside the map."""


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
    name, colour = name_of(rules, "seat", seat), IDENTITIES[seat].colour
    goal = int(EXTENTS[rules.setup.board].cities_to_win)
    panel.seat(
        IDENTITIES[seat],
        text("picture-you", name=name) if seat == view["viewer"] else name,
        fields["active"] == seat and fields["turn"] > 0,
        None,
        [
            (
                "hellas/city",
                text("picture-of", count=len(mine), goal=goal),
                "",
            ),
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
    aside = TEXTS.listed(TILE_SET.names[tile] for tile in range(TILES) if where[tile] == ASIDE)
    if aside:
        panel.lines(text("picture-aside", names=aside), TYPE, faint=True)


def _draw_tile(panel: Panel, tile: int) -> None:
    """The tile that was drawn, not turned."""
    geometry = lone_tile(tile)
    inner = Canvas(panel.canvas.theme)
    inner.prefix = "drawn-"
    draw_tile(inner, geometry, tile)
    extent = SHOWN / geometry.height
    panel.canvas.borrow(inner)
    move = f"translate({number(panel.x - geometry.left * extent)} {number(panel.y + 6 - geometry.top * extent)})"
    panel.canvas.add(tag("g", inner.drawn(), transform=f"{move} extent({extent:.4f})"))
    panel.skip(SHOWN + 10)
