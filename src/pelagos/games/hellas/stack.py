"""The tile stack: an unknown order, and below it the tiles that were put back in sight of all (H-3.3, H-12.36)."""

from mypy_extensions import i64

from pelagos.games.hellas import events as told
from pelagos.games.hellas.ids import DRAWN_TILE, IN_STACK, NONE, ON_MAP, SAY_TILE, TILES, UNDER, Spot, Tile, TilePlace
from pelagos.games.hellas.position import Hellas
from pelagos.kernel.answer import Answer
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Chance


def stack_size(g: Hellas) -> i64:
    return tiles_in(g, IN_STACK) + tiles_under(g)


def tiles_in(g: Hellas, place: TilePlace) -> i64:
    count: i64 = 0
    for tile in range(TILES):
        if g.where[tile] == place:
            count += 1
    return count


def tiles_under(g: Hellas) -> i64:
    """How many tiles are known to lie at the bottom."""
    count: i64 = 0
    for tile in range(TILES):
        if g.where[tile] >= UNDER:
            count += 1
    return count


def tile_in(g: Hellas, place: TilePlace) -> Tile:
    """The first tile that lies there, or NONE."""
    for tile in range(TILES):
        if g.where[tile] == place:
            return tile
    return NONE


def put_under(g: Hellas, tile: Tile) -> None:
    """H-6.6, H-12.36: face down under the stack; everybody remembers it."""
    g.where[tile] = UNDER + tiles_under(g)
    g.tell(told.TILE_PUT_UNDER, tile)


def draw(g: Hellas, tile: Tile, goal: TilePlace) -> None:
    """The top tile leaves the stack; if it was one of those put under it, the others move up."""
    under = g.where[tile]
    g.where[tile] = goal
    if under >= UNDER:
        for other in range(TILES):
            if g.where[other] > under:
                g.where[other] -= 1


def lay(g: Hellas, tile: Tile, spot: Spot, rotation: i64) -> None:
    """A tile comes to lie on the map."""
    g.where[tile] = ON_MAP
    g.spot[tile] = spot
    g.rotation[tile] = rotation


def offer_top(g: Hellas, sheet: Sheet) -> None:
    """What the top tile may be: any of the unknown ones, and after the last of them the first put under."""
    for tile in range(TILES):
        if g.where[tile] == IN_STACK:
            sheet.weigh(1, SAY_TILE, tile)
    if sheet.count == 0:
        sheet.weigh(1, SAY_TILE, tile_in(g, UNDER))


class DrawTile(Chance[Hellas]):
    """H-6.2: the top tile, seen by both players."""

    def options(self, g: Hellas, sheet: Sheet) -> None:
        offer_top(g, sheet)

    def take(self, g: Hellas, said: Answer) -> None:
        draw(g, said.x, DRAWN_TILE)
        g.tell(told.TILE_DRAWN, g.active, said.x)
