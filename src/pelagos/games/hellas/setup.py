"""Set-up (H-3): the first cards, and four tiles for each player."""

from typing import Final

from mypy_extensions import i64

from pelagos.games.hellas import events as told
from pelagos.games.hellas import refusals as no
from pelagos.games.hellas.hands import first_of_god, hand, move
from pelagos.games.hellas.ids import (
    ASIDE,
    DECK,
    DRAWN_TILE,
    GODS,
    IN_STACK,
    ON_MAP,
    SAY_DRAW,
    SAY_PLACE,
    SEATS,
    TILES,
    WHITE,
    GodId,
)
from pelagos.games.hellas.map import Chart, fits_somewhere, why_not_place
from pelagos.games.hellas.pieces import enlist
from pelagos.games.hellas.position import Hellas
from pelagos.games.hellas.stack import draw, lay, offer_top, tile_in, tiles_in
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import Mask, Seat, only
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Chance, Choice, Task


class SetUp(Task[Hellas]):
    """H-3.2 to H-3.4: everybody draws a card of each god, then the players lay tiles in turn."""

    def run(self, g: Hellas) -> None:
        g.then(*[DealCard(seat, god) for seat in range(SEATS) for god in range(GODS)], LayTiles(WHITE))


class DealCard(Chance[Hellas]):
    """H-3.2: a first card of this god, seen by its owner."""

    ARGS = ("who", "god")

    def __init__(self, who: Seat, god: GodId) -> None:
        self.who: Final = who
        self.god: Final = god

    def known_to(self, g: Hellas) -> Mask:
        return only(self.who)

    def options(self, g: Hellas, sheet: Sheet) -> None:
        offer_deck(g, self.god, sheet)

    def take(self, g: Hellas, said: Answer) -> None:
        card: i64 = said.x
        move(g, card, DECK, hand(self.who))
        g.tell(told.CARD_SEEN, self.who, card, to=only(self.who))


def offer_deck(g: Hellas, god: GodId, sheet: Sheet) -> None:
    """Every type still in the deck, by the number of its copies."""
    back = g.back(god)
    for face in range(back.faces):
        copies = back.lying(DECK, face)
        if copies:
            sheet.weigh(copies, SAY_DRAW, first_of_god(god) + face)


class LayTiles(Task[Hellas]):
    """H-3.4, H-3.8: one more tile for this player, until eight lie out; `temples` after the fallback of H-3.9."""

    ARGS = ("who", "temples")

    def __init__(self, who: Seat, temples: i64 = 0) -> None:
        self.who: Final = who
        self.temples: Final = temples

    def run(self, g: Hellas) -> None:
        if tiles_in(g, ON_MAP) > g.frame.extent.set_up_tiles:
            shuffle_back(g)
        elif tiles_in(g, IN_STACK):
            g.then(DrawFirstTile(self.who, self.temples))
        else:
            start_again(g, self.who)


def shuffle_back(g: Hellas) -> None:
    """H-3.8: all that was set aside goes into the stack."""
    for tile in range(TILES):
        if g.where[tile] == ASIDE:
            g.where[tile] = IN_STACK
    g.tell(told.STACK_SHUFFLED)


def start_again(g: Hellas, who: Seat) -> None:
    """H-3.9: an empty stack gets the tiles set aside that fit now, those without temples first; or all begins anew."""
    for temples in range(2):
        found = False
        for tile in range(TILES):
            if g.where[tile] == ASIDE and g.frame.tiles.temple[tile] == temples and fits_somewhere(g, tile):
                g.where[tile] = IN_STACK
                found = True
        if found:
            g.tell(told.STACK_SHUFFLED)
            g.then(LayTiles(who, temples))
            return
    g.set_up()
    g.tell(told.SET_UP_RESTARTED)
    g.then(SetUp())


class DrawFirstTile(Chance[Hellas]):
    """H-3.5: the top tile; with a temple, or if it fits nowhere, it is set aside and the next one drawn."""

    ARGS = ("who", "temples")

    def __init__(self, who: Seat, temples: i64) -> None:
        self.who: Final = who
        self.temples: Final = temples

    def options(self, g: Hellas, sheet: Sheet) -> None:
        offer_top(g, sheet)

    def take(self, g: Hellas, said: Answer) -> None:
        barred = g.frame.tiles.temple[said.x] == 1 and self.temples == 0
        if barred or not fits_somewhere(g, said.x):
            draw(g, said.x, ASIDE)
            g.tell(told.TILE_SET_ASIDE, said.x)
            g.then(LayTiles(self.who, self.temples))
        else:
            draw(g, said.x, DRAWN_TILE)
            g.tell(told.TILE_DRAWN, self.who, said.x)
            g.then(LayTile(self.who), LayTiles(1 - self.who, self.temples))


class LayTile(Choice[Hellas]):
    """D-01: any spot and rotation that fits; a Greek and a ship take possession (H-3.6)."""

    ARGS = ("who",)

    def __init__(self, who: Seat) -> None:
        self.who: Final = who

    def seat(self, g: Hellas) -> Seat:
        return self.who

    def options(self, g: Hellas, sheet: Sheet) -> None:
        tile = tile_in(g, DRAWN_TILE)
        chart = Chart(g)
        for spot in chart.open_spots():
            chart.offer(tile, spot, SAY_PLACE, sheet)

    def take(self, g: Hellas, said: Answer) -> None:
        tile = tile_in(g, DRAWN_TILE)
        lay(g, tile, said.x, said.n)
        g.owner[tile] = self.who
        enlist(g, tile, 1, 1)
        g.tell(told.TILE_LAID, self.who, tile, said.x, said.n)

    def why_not(self, g: Hellas, said: Answer) -> Refusal | None:
        if said.verb != SAY_PLACE:
            return Refusal(no.TILE_FIRST)
        return why_not_place(g, tile_in(g, DRAWN_TILE), said.x, said.n)
