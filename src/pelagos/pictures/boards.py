"""Boards before anybody plays on them, and sheets of tiles, with a line that says what is what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from pelagos.games.hellas.data import TILE_SET
from pelagos.games.hellas.ids import TILES
from pelagos.games.legendary.assembly import assemble
from pelagos.games.legendary.board import Board
from pelagos.games.legendary.layout import Layout, Placed
from pelagos.games.legendary.tiles import tile_set
from pelagos.kernel.ids import SPECTATOR
from pelagos.kernel.title import Json, Rules
from pelagos.kernel.view import view
from pelagos.pictures.geometry import Geometry, drawn, geometry_of, lone_tile
from pelagos.pictures.grounds import legendary_ground
from pelagos.pictures.hellas import draw_tile
from pelagos.pictures.legendary import draw_printed
from pelagos.pictures.lettering import width_of
from pelagos.pictures.picture import PAINTERS, WIDE, fitted, title_of
from pelagos.pictures.pieces import paving
from pelagos.pictures.svg import Canvas, tag
from pelagos.pictures.theme import LIGHT, THEMES
from pelagos.pictures.words import text

EDGE: Final = 22.0
HEAD: Final = 54.0
FOOT: Final = 46.0
ACROSS: Final = 5
"""Tiles in a row of a sheet."""
SIGN: Final = 26.0


class Sign(NamedTuple):
    """One entry of the line below: `group/word` of an icon, or nothing for a site; and its name."""

    icon: str
    name: str


def board_picture(rules: Rules, theme: str = LIGHT, width: int = WIDE, seen: Json | None = None) -> str:
    """The board of these rules, with what stands there when a game begins; of Hellas, the map of a view."""
    shown = view(rules, rules.blank(), SPECTATOR) if seen is None else seen
    geometry = geometry_of(rules, shown)
    canvas = Canvas(THEMES[theme])
    room = width - 2 * EDGE
    scale = room / geometry.width
    height = HEAD + geometry.height * scale + FOOT
    canvas.add(tag("rect", width=width, height=height, fill=canvas.theme.page))
    canvas.text(EDGE, 38, title_of(rules), 24, serif=True, spacing=0.03)
    inner = Canvas(canvas.theme)
    PAINTERS[rules.title.name].draw_map(inner, rules, shown, geometry)
    fitted(canvas, inner, geometry, (EDGE, HEAD), scale)
    draw_signs(canvas, signs_of(rules.title.name), height - 22)
    return canvas.whole(width, height, title_of(rules), text("picture-board"))


def signs_of(title: str) -> list[Sign]:
    if title == "hellas":
        return [
            Sign("hellas/city", text("sign-city")),
            Sign("hellas/temple", text("sign-temple")),
            Sign("hellas/dolphin", text("sign-dolphin")),
        ]
    if title == "classic":
        return [Sign("", text("sign-slot")), Sign("symbols/cornucopia", text("sign-cornucopia"))]
    return [
        Sign("", text("sign-site")),
        Sign("symbols/cornucopia", text("sign-cornucopia")),
        Sign("symbols/priestess", text("sign-priestess")),
    ]


def draw_signs(canvas: Canvas, signs: Sequence[Sign], y: float) -> None:
    x = EDGE
    for sign in signs:
        if sign.icon:
            group, _, word = sign.icon.partition("/")
            canvas.icon(group, word, x + SIGN / 2, y, SIGN, halo=False)
        else:
            paving(canvas, (x + SIGN / 2, y), 18)
        canvas.text(x + SIGN + 6, y, sign.name, 14, centred=True)
        x += SIGN + 6 + width_of(sign.name, 14) + 30


# Sheets of tiles


def legendary_sheet(face: str, theme: str = LIGHT, width: int = WIDE) -> str:
    """The ten tiles of one face, unturned."""
    tiles = tile_set()
    boards = [Board(assemble(word, tiles, Layout(face, [Placed(word, (0, 0), 0)]))) for word in tiles]
    canvas = Canvas(THEMES[theme])
    shown: list[tuple[str, Geometry, Canvas]] = []
    for number, (board, tile) in enumerate(zip(boards, tiles.values(), strict=True)):
        inner = Canvas(canvas.theme)
        inner.prefix = f"tile{number}-"
        geometry = drawn(legendary_ground(board))
        draw_printed(inner, board, geometry)
        shown.append((tile.name, geometry, inner))
    return _sheet(canvas, text("picture-sheet", face=face), shown, signs_of("legendary"), width)


def hellas_sheet(theme: str = LIGHT, width: int = WIDE) -> str:
    """The tile set, unturned."""
    canvas = Canvas(THEMES[theme])
    shown: list[tuple[str, Geometry, Canvas]] = []
    for tile in range(TILES):
        geometry = lone_tile(tile)
        inner = Canvas(canvas.theme)
        inner.prefix = f"tile{tile}-"
        draw_tile(inner, geometry, tile)
        shown.append((TILE_SET.names[tile], geometry, inner))
    return _sheet(canvas, text("picture-tile-set"), shown, signs_of("hellas"), width, 8)


def _sheet(
    canvas: Canvas,
    title: str,
    shown: Sequence[tuple[str, Geometry, Canvas]],
    signs: Sequence[Sign],
    width: int,
    across: int = ACROSS,
) -> str:
    """Tiles in rows, each with its name below."""
    step = (width - 2 * EDGE) / across
    scale = (step - 12) / max(geometry.width for _, geometry, _ in shown)
    high = max(geometry.height for _, geometry, _ in shown) * scale + 34
    height = HEAD + high * -(-len(shown) // across) + FOOT
    page = Canvas(canvas.theme)
    page.add(tag("rect", width=width, height=height, fill=canvas.theme.page))
    page.text(EDGE, 38, title, 24, serif=True, spacing=0.03)
    for i, (name, geometry, inner) in enumerate(shown):
        x, y = EDGE + i % across * step, HEAD + i // across * high
        fitted(page, inner, geometry, (x + (step - geometry.width * scale) / 2, y), scale)
        page.text(x + step / 2, y + high - 14, name, 15, serif=True, anchor="middle")
    draw_signs(page, signs, height - 22)
    return page.whole(width, height, title, text("picture-own-design"))
