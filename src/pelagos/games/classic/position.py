"""The Classic position (C-23.1): what the board, the screens and the tracks hold, and how to copy it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pelagos.games.classic.board import Board
from pelagos.games.classic.ids import (
    BUILDINGS,
    CREATURES,
    CYCLE_OF,
    FIGURE_CARDS,
    IN_DECK,
    LAND_FIGURES,
    MAIN_GODS,
    METROPOLISES,
    NONE,
    PROSPERITY_MARKERS,
    SITES,
    TYPES,
    UNITS,
    GodId,
    Marker,
    Sea,
)
from pelagos.kernel.arrays import Ints, filled, ints
from pelagos.kernel.ids import Seat, Viewer
from pelagos.kernel.position import Position

if TYPE_CHECKING:
    from pelagos.games.classic.creatures.creature import Creature


class Frame:
    """What a setup fixes: the map, the goal, the options. Shared by all clones."""

    def __init__(self, board: Board, seats: i64, options: dict[str, str], creatures: tuple[Creature, ...]) -> None:
        extent = board.extents[int(seats)]
        self.board: Final = board
        self.extent: Final = extent
        self.creatures: Final = creatures
        """The cards; here, because the Chimera uses any of them and cards do not import cards."""
        self.figure_cards: Final[Ints] = ints(FIGURE_CARDS)
        """By land figure: its creature."""
        self.figure_of: Final[Ints] = filled(CREATURES, NONE)
        """By creature: its land figure, or NONE."""
        for figure, creature in enumerate(FIGURE_CARDS):
            self.figure_of[creature] = figure
        self.markers: Final[i64] = extent.markers
        self.goal: Final[i64] = extent.goal
        self.gods_up: Final[i64] = extent.gods_up
        self.open_gold: Final = options["gold_visibility"] == "open"
        self.priests_on_each: Final = options["two_player_priests"] == "each"
        self.gold_only: Final = options["tie_break"] == "gold_only"
        agreed: i64 = 0 if options["cycle_limit"] == "none" else int(options["cycle_limit"])
        self.cycle_limit: Final[i64] = extent.last_cycle or agreed
        """C-18.7, C-24.6"""


class Classic(Position):
    """Where a game of Classic stands."""

    frame: Frame
    board: Board

    cycle: i64
    active: Seat
    """The player of the current turn; NONE between turns."""
    god: GodId
    recruits: i64
    """Units or cards recruited in this turn (C-9.2)."""
    kraken: Sea
    attacker: Seat
    """Who attacks in a running battle; NONE otherwise."""
    attackers: i64
    """Their units in it, which stand nowhere else."""
    survivors: i64
    """The sea where the attackers of the last sea battle stand, for the Sylph to read and clear; or NONE."""
    returned: i64
    """How many markers have come back to the turn track in this cycle."""
    prosperity_left: i64

    alive: Ints
    gold: Ints
    least: Ints
    most: Ints
    """What a perfect memory knows about a purse: between these two."""
    priests: Ints
    philosophers: Ints
    troop_reserve: Ints
    fleet_reserve: Ints

    ruler: Ints
    """By sea: whose fleets lie there, or NONE."""
    fleets: Ints

    owner: Ints
    troops: Ints
    sites: Ints
    """By island and site word: how many buildings of a type stand in a zone."""
    metropolis: Ints
    """By island: 0 none, 1 a metropolis, 2 one whose temple effect was used in this cycle (C-19.5)."""
    used_temples: Ints
    prosperity: Ints
    """By island: prosperity markers."""
    supply: Ints
    """Ports, fortresses, temples, universities, metropolises."""

    where: Ints
    """By creature: where its card lies."""
    figures: Ints
    """By land figure: ISLAND_OF where it stands, OWNER_OF who summoned it, CYCLE_OF the cycle of its placing."""

    gods: Ints
    """The main gods by position (C-5.1)."""
    bidder: Ints
    """By main god: the marker that stands there, or NONE."""
    amount: Ints
    apollo: Ints
    """Markers on Apollo in the order of arrival (C-7.8)."""
    order: Ints
    """The turn track: markers by space (C-3.6, C-8.8)."""

    def __init__(self, frame: Frame, seats: i64) -> None:
        super().__init__(seats)
        self.frame = frame
        self.board = frame.board

    def clone(self) -> Classic:
        g = Classic(self.frame, self.seats)
        g.copy_frame(self)
        g.cycle = self.cycle
        g.active = self.active
        g.god = self.god
        g.recruits = self.recruits
        g.kraken = self.kraken
        g.attacker = self.attacker
        g.attackers = self.attackers
        g.survivors = self.survivors
        g.returned = self.returned
        g.prosperity_left = self.prosperity_left
        g.alive = self.alive[:]
        g.gold = self.gold[:]
        g.least = self.least[:]
        g.most = self.most[:]
        g.priests = self.priests[:]
        g.philosophers = self.philosophers[:]
        g.troop_reserve = self.troop_reserve[:]
        g.fleet_reserve = self.fleet_reserve[:]
        g.ruler = self.ruler[:]
        g.fleets = self.fleets[:]
        g.owner = self.owner[:]
        g.troops = self.troops[:]
        g.sites = self.sites[:]
        g.metropolis = self.metropolis[:]
        g.used_temples = self.used_temples[:]
        g.prosperity = self.prosperity[:]
        g.supply = self.supply[:]
        g.where = self.where[:]
        g.figures = self.figures[:]
        g.gods = self.gods[:]
        g.bidder = self.bidder[:]
        g.amount = self.amount[:]
        g.apollo = self.apollo[:]
        g.order = self.order[:]
        return g

    def may_read(self, viewer: Viewer, field: str, row: i64) -> bool:
        """C-21.2, C-18.6: gold is its owner's secret, unless it is played open; when the game is over nothing is."""
        return row == viewer or self.frame.open_gold or self.result is not None

    def seat_of(self, marker: Marker) -> Seat:
        return marker % self.seats


def blank(frame: Frame, seats: i64) -> Classic:
    """C-3: the start position, before nature deals anything."""
    g = Classic(frame, seats)
    _clear_tracks(g)
    _clear_screens(g)
    _clear_board(g)
    for seat, start in enumerate(frame.board.starts[int(seats)]):
        for island in start.islands:
            g.owner[island] = seat
            g.troops[island] = 1
            g.troop_reserve[seat] -= 1
        for sea in start.seas:
            g.ruler[sea] = seat
            g.fleets[sea] = 1
            g.fleet_reserve[seat] -= 1
    return g


def _clear_tracks(g: Classic) -> None:
    g.cycle = g.recruits = g.returned = g.attackers = 0
    g.active = g.god = g.attacker = g.survivors = g.kraken = NONE
    g.where = filled(CREATURES, IN_DECK if g.frame.extent.creatures else NONE)
    g.figures = filled(3 * LAND_FIGURES, NONE)
    for figure in range(LAND_FIGURES):
        g.figures[CYCLE_OF + figure] = 0
    g.gods = filled(MAIN_GODS, NONE)
    g.bidder = filled(MAIN_GODS, NONE)
    g.amount = filled(MAIN_GODS)
    g.apollo = filled(g.frame.markers, NONE)
    g.order = filled(g.frame.markers, NONE)


def _clear_screens(g: Classic) -> None:
    """C-3.2, C-24.4"""
    extent = g.frame.extent
    g.alive = filled(g.seats, 1)
    g.gold = filled(g.seats, extent.gold)
    g.least = filled(g.seats, extent.gold)
    g.most = filled(g.seats, extent.gold)
    g.priests = filled(g.seats)
    g.philosophers = filled(g.seats, extent.philosophers)
    g.troop_reserve = filled(g.seats, UNITS)
    g.fleet_reserve = filled(g.seats, UNITS)


def _clear_board(g: Classic) -> None:
    seas: i64 = len(g.board.seas)
    islands: i64 = len(g.board.islands)
    g.ruler = filled(seas, NONE)
    g.fleets = filled(seas)
    g.owner = filled(islands, NONE)
    g.troops = filled(islands)
    g.sites = filled(islands * SITES)
    g.metropolis = filled(islands)
    g.used_temples = filled(islands)
    g.prosperity = filled(islands)
    g.supply = filled(TYPES + 1, BUILDINGS)
    g.supply[TYPES] = METROPOLISES
    g.prosperity_left = PROSPERITY_MARKERS
