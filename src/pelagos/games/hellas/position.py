"""The Hellas position: the map, the pieces, the cards, and what the running action must remember."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pelagos.games.hellas.data import EXTENTS, TILE_SET, Extent, Tiles
from pelagos.games.hellas.ids import (
    CENTRE,
    DOLPHIN,
    NONE,
    ON_MAP,
    ORANGE,
    POSEIDON,
    SEATS,
    TILES,
    WHITE,
    WINDOWS,
    ZEUS,
    GodId,
)
from pelagos.kernel.arrays import Ints, filled
from pelagos.kernel.ids import EVERYBODY, NOBODY, only
from pelagos.kernel.places import Cards, stocked
from pelagos.kernel.position import Position

if TYPE_CHECKING:
    from pelagos.games.hellas.cards.card import Card

BOTH: Final = only(WHITE) | only(ORANGE)
KNOWN: Final = (
    NOBODY,  # the deck
    EVERYBODY,  # the discard pile
    EVERYBODY,  # the table
    EVERYBODY,  # held by Z7
    BOTH,  # stolen and locked
    NOBODY,  # drawn face down
    only(WHITE),  # white's hand
    BOTH,
    only(ORANGE),  # orange's hand
    BOTH,
)


class Frame:
    """What a setup fixes: tiles, cards, options. Shared by all clones."""

    def __init__(self, cards: tuple[Card, ...], options: dict[str, str], board: str = "") -> None:
        self.tiles: Final[Tiles] = TILE_SET
        self.extent: Final[Extent] = EXTENTS[board]
        """H-20.1"""
        self.cards: Final = cards
        """By type; here, because any window may offer any card and nothing but the title imports them all."""
        self.playable: Final = tuple(
            [tuple([card for card in cards if window in card.windows]) for window in range(WINDOWS)]
        )
        """By window, the cards that belong there (H-9.4)."""
        self.only_sea_contact: Final = options["voyage_ships"] == "sea_contact"
        """H-18.1"""
        agreed: i64 = 0 if options["max_turns"] == "none" else int(options["max_turns"])
        self.max_turns: Final[i64] = self.extent.last_turn or agreed
        """H-18.4, H-20.5"""


class Hellas(Position):
    """Where a game of Hellas stands."""

    frame: Frame

    turn: i64
    active: i64
    double: i64
    """1 from an effective Z4 to the middle of the turn (H-4.5)."""
    steps: i64
    """Burst steps left (H-5.1)."""
    fair_wind: i64
    """1 if P1 holds in this voyage attempt."""
    sail_on: i64
    """1 when an effective P3 waits to be read."""
    gained: i64
    """The city that this voyage has just found, until regrouping; or NONE."""
    attacks: i64
    """Attacks left in this action (H-7.1)."""
    far: i64
    """A4 allowances (H-10.A4)."""
    target: i64
    """The city under attack, or NONE."""
    by_sea: i64
    """1 if the launched attack is of type sea (H-7.5)."""
    beachhead: i64
    spirits: i64
    ship_wall: i64
    """What A2, A5 and P5 have added to this battle."""
    vetoes: i64
    """How many Z5 answer the card on the table."""
    greeks_afloat: i64
    ships_afloat: i64
    """Pieces taken up for a full regrouping and not yet put down."""

    where: Ints
    """By tile: stack, aside, drawn, map, or its place among those known to lie under the stack."""
    spot: Ints
    """By tile: where it lies on the map, or NONE."""
    rotation: Ints
    owner: Ints
    greeks: Ints
    ships: Ints
    sent: Ints
    """By city: Greeks of it that stand before the target."""
    fought: Ints
    """By city: 1 if it was a target in this action (H-7.18)."""
    greek_supply: Ints
    ship_supply: Ints

    poseidon: Cards
    zeus: Cards
    ares: Cards

    def __init__(self, frame: Frame) -> None:
        super().__init__(SEATS)
        self.frame = frame

    def clone(self) -> Hellas:
        g = Hellas(self.frame)
        g.copy_frame(self)
        g.turn = self.turn
        g.active = self.active
        g.double = self.double
        g.steps = self.steps
        g.fair_wind = self.fair_wind
        g.sail_on = self.sail_on
        g.gained = self.gained
        g.attacks = self.attacks
        g.far = self.far
        g.target = self.target
        g.by_sea = self.by_sea
        g.beachhead = self.beachhead
        g.spirits = self.spirits
        g.ship_wall = self.ship_wall
        g.vetoes = self.vetoes
        g.greeks_afloat = self.greeks_afloat
        g.ships_afloat = self.ships_afloat
        g.where = self.where[:]
        g.spot = self.spot[:]
        g.rotation = self.rotation[:]
        g.owner = self.owner[:]
        g.greeks = self.greeks[:]
        g.ships = self.ships[:]
        g.sent = self.sent[:]
        g.fought = self.fought[:]
        g.greek_supply = self.greek_supply[:]
        g.ship_supply = self.ship_supply[:]
        g.poseidon = self.poseidon.clone()
        g.zeus = self.zeus.clone()
        g.ares = self.ares.clone()
        return g

    def back(self, god: GodId) -> Cards:
        """The cards of one god."""
        if god == POSEIDON:
            return self.poseidon
        return self.zeus if god == ZEUS else self.ares

    def set_up(self) -> None:
        """H-3.1, H-3.3: all pieces in supply, the dolphin alone on the map, everything else in stack and decks."""
        self.turn = self.active = self.double = self.steps = self.fair_wind = self.sail_on = 0
        self.attacks = self.far = self.by_sea = self.beachhead = self.spirits = self.ship_wall = self.vetoes = 0
        self.greeks_afloat = self.ships_afloat = 0
        self.gained = self.target = NONE
        extent = self.frame.extent
        self.where = extent.heap[:]
        self.spot = filled(TILES, NONE)
        self.rotation = filled(TILES)
        self.owner = filled(TILES, NONE)
        self.greeks = filled(TILES)
        self.ships = filled(TILES)
        self.sent = filled(TILES)
        self.fought = filled(TILES)
        self.where[DOLPHIN] = ON_MAP
        self.spot[DOLPHIN] = CENTRE
        self.greek_supply = filled(SEATS, extent.greeks)
        self.ship_supply = filled(SEATS, extent.ships)
        self.poseidon = stocked(extent.copies["poseidon"], list(KNOWN))
        self.zeus = stocked(extent.copies["zeus"], list(KNOWN))
        self.ares = stocked(extent.copies["ares"], list(KNOWN))


def blank(frame: Frame) -> Hellas:
    """The table before anything is dealt."""
    g = Hellas(frame)
    g.set_up()
    return g
