"""The Legendary position (L-21.4): what the board, the screens and the tracks hold, and how to copy it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pelagos.games.legendary.board import CARDS_WITH_ROOM, Board
from pelagos.games.legendary.ids import (
    APOLLO,
    BONUSES,
    BUILDINGS,
    CARD_PLACES,
    CARDS,
    CREATURES,
    DRAWN,
    FIGURE_CARDS,
    FIGURES,
    GODS,
    HEROES,
    IN_DECK,
    KINDS,
    LAND_OF,
    MERCENARIES,
    MERCENARY_PIECES,
    MOST_OFFER,
    NONE,
    ON_TOP,
    OWNER_OF,
    PHILOSOPHERS,
    PRIESTESSES,
    SUPPLY,
    TILES,
    TOKENS,
    UNITS,
    Faction,
    GodId,
    Gold,
    Team,
)
from pelagos.games.legendary.modes import Mode
from pelagos.kernel.arrays import Ints, filled, ints
from pelagos.kernel.ids import EVERYBODY, NOBODY, SPECTATOR, Mask, Seat, Viewer, only
from pelagos.kernel.places import Cards, stocked
from pelagos.kernel.position import Position

if TYPE_CHECKING:
    from pelagos.games.legendary.creatures.creature import Creature
    from pelagos.games.legendary.heroes.hero import Hero


class Frame:
    """What a setup fixes: the board, who plays whom, the options. Shared by all clones."""

    def __init__(
        self,
        board: Board,
        mode: Mode,
        seats: int,
        options: dict[str, str],
        creatures: tuple[Creature, ...],
        heroes: tuple[Hero, ...],
    ) -> None:
        self.board: Final = board
        self.mode: Final = mode
        self.seats: Final[i64] = seats
        self.figure_cards: Final[Ints] = ints(FIGURE_CARDS)
        """By figure: its creature."""
        self.figure_of: Final[Ints] = filled(CREATURES, NONE)
        """By creature: its figure, or NONE."""
        for figure, creature in enumerate(FIGURE_CARDS):
            self.figure_of[creature] = figure
        self.creatures: Final = creatures
        """The cards; here, because the Chimera and the Sphinx use any of them and cards do not import cards."""
        self.heroes: Final = heroes
        """Here for Pandora's sake."""
        self.factions: Final[i64] = mode.factions
        self.teams: Final[i64] = mode.teams
        self.faction_words: Final = list(mode.faction_words())
        self.team_words: Final = list(mode.team_words())
        self.card_words: Final = list(CARDS_WITH_ROOM)
        self.team_of: Final[Ints] = ints(mode.team_of)
        self.seat_of: Final[Ints] = ints([mode.seat_of(faction) for faction in range(mode.factions)])
        self.team_of_seat: Final[Ints] = ints([mode.team_of_seat(seat) for seat in range(seats)])
        self.gods_up: Final[i64] = mode.factions - 1
        """L-3.1: face-up tiles; Apollo comes on top of them."""
        self.goal: Final[i64] = int(options["goal"])
        self.track: Final[Ints] = ints(track_values(options["offering_track"]))
        """L-1.8: what may be offered."""
        self.strict_bids: Final = options["strict_hidden_bids"] == "true"
        self.apollo_controlled: Final = options["apollo_controlled_only"] == "true"
        self.token_with_hydra: Final = options["hydra_token_area"] == "hydra"
        self.open_gold: Final = options["open_gold"] == "true"
        self.cycle_limit: Final[i64] = 0 if options["max_cycles"] == "none" else int(options["max_cycles"])

    def viewers_of(self, team: Team) -> Mask:
        """Who sits in a team; counted on from the last team, everybody else who looks on."""
        mask: Mask = NOBODY
        for seat in range(self.seats):
            if self.team_of_seat[seat] == team:
                mask |= only(seat)
        return mask if team < self.teams else only(SPECTATOR)


SPARSE_TRACK: Final = (1, 3, 5, 7, 10, 15, 20, 25)
"""L-1.8: our completion; printed pictures attest 1, 3, 5, 7 and the last value."""


def track_values(text: str) -> list[int]:
    """L-1.8: the sparse track, every whole number, or the list that is written there."""
    if text == "sparse":
        return list(SPARSE_TRACK)
    return list(range(1, MOST_OFFER + 1)) if text == "every" else [int(value) for value in text.split(",")]


class Legendary(Position):
    """Where a game of Legendary stands. Rows called `who` are factions; gold goes by team."""

    frame: Frame
    board: Board

    cycle: i64
    active: Faction
    """The faction of the current turn; NONE between turns."""
    god: GodId
    build_due: i64
    recruit_due: i64
    """L-9.4: is a free action of the god still to be done?"""
    extras: i64
    """Paid recruits, or the extra card, of this turn (L-10.0.2)."""
    looked: i64
    hired: i64
    attacker: Faction
    """Who attacks in a running battle; NONE otherwise."""
    attack_troops: i64
    """The attacker's basic troops, or at sea their fleets. They stand nowhere else; heroes stand in the area."""
    attack_mercenaries: i64
    returned: i64
    """How many pawns have come back to the turn-order track in this cycle."""
    elimination: i64
    """L-17.2: was a faction eliminated in this cycle?"""

    gold: Ints
    """By team."""
    least: Ints
    most: Ints
    """By knower and team: what a perfect memory knows about a purse. The last knower is everybody."""
    defaulted: Ints
    """By team: could it not pay its offers in this cycle (L-7.11)?"""
    alive: Ints
    troop_reserve: Ints
    fleet_reserve: Ints
    priestesses: Ints
    philosophers: Ints

    owner: Ints
    troops: Ints
    mercenaries: Ints
    ruler: Ints
    """By sea: whose fleets lie there, or NONE."""
    fleets: Ints
    prosperity: Ints
    """By area: cornucopias on prosperity tokens."""
    building: Ints
    """By site: a kind, METROPOLIS plus its bonus, or NONE. The last two rows are cards that may hold a metropolis."""
    temple_used: Ints
    supply: Ints

    creatures: Cards
    figures: Ints
    """By figure: AREA_OF where it stands, MASTER_OF the faction that controls it."""
    heroes: Ints
    """By hero: PLACE_OF his card, LAND_OF his figure, OWNER_OF his faction, CYCLE_OF recruiting, MOVES_OF his cycle."""

    gods: Ints
    """The tiles by slot (L-4.1)."""
    pawn: Ints
    """By god, Apollo included: the faction whose pawn stands there, or NONE."""
    amount: Ints
    order: Ints
    """The turn-order track."""

    def __init__(self, frame: Frame, seats: i64) -> None:
        super().__init__(seats)
        self.frame = frame
        self.board = frame.board

    def clone(self) -> Legendary:
        g = Legendary(self.frame, self.seats)
        g.copy_frame(self)
        g.cycle = self.cycle
        g.active = self.active
        g.god = self.god
        g.build_due = self.build_due
        g.recruit_due = self.recruit_due
        g.extras = self.extras
        g.looked = self.looked
        g.hired = self.hired
        g.attacker = self.attacker
        g.attack_troops = self.attack_troops
        g.attack_mercenaries = self.attack_mercenaries
        g.returned = self.returned
        g.elimination = self.elimination
        g.gold = self.gold[:]
        g.least = self.least[:]
        g.most = self.most[:]
        g.defaulted = self.defaulted[:]
        g.alive = self.alive[:]
        g.troop_reserve = self.troop_reserve[:]
        g.fleet_reserve = self.fleet_reserve[:]
        g.priestesses = self.priestesses[:]
        g.philosophers = self.philosophers[:]
        g.owner = self.owner[:]
        g.troops = self.troops[:]
        g.mercenaries = self.mercenaries[:]
        g.ruler = self.ruler[:]
        g.fleets = self.fleets[:]
        g.prosperity = self.prosperity[:]
        g.building = self.building[:]
        g.temple_used = self.temple_used[:]
        g.supply = self.supply[:]
        g.creatures = self.creatures.clone()
        g.figures = self.figures[:]
        g.heroes = self.heroes[:]
        g.gods = self.gods[:]
        g.pawn = self.pawn[:]
        g.amount = self.amount[:]
        g.order = self.order[:]
        return g

    def seat_of(self, who: Faction) -> Seat:
        """L-18.8: the seat that decides for a faction."""
        return self.frame.seat_of[who]

    def team_of(self, who: Faction) -> Team:
        return self.frame.team_of[who]

    def allied(self, who: Faction, other: Faction) -> bool:
        """Is that a faction of the same team, the faction itself included?"""
        return other != NONE and self.frame.team_of[who] == self.frame.team_of[other]

    def purse(self, who: Faction) -> Gold:
        """L-18.2"""
        return self.gold[self.frame.team_of[who]]

    def may_read(self, viewer: Viewer, field: str, row: i64) -> bool:
        """L-19.2: a purse is read by its team, or by all (L-17.4, L-19.5); notes by those who keep them."""
        if field == "gold":
            return self.frame.open_gold or self.result is not None or self._sits_in(viewer, row)
        return row == self.frame.teams or self._sits_in(viewer, row)

    def _sits_in(self, viewer: Viewer, team: Team) -> bool:
        return viewer < self.seats and self.frame.team_of_seat[viewer] == team


def blank(frame: Frame) -> Legendary:
    """L-4.4, L-4.6: everything in its supply, nobody on the board."""
    g = Legendary(frame, frame.seats)
    _clear_turn(g)
    _clear_screens(g)
    _clear_board(g)
    _clear_tracks(g)
    return g


def _clear_turn(g: Legendary) -> None:
    g.cycle = g.build_due = g.recruit_due = g.extras = g.looked = g.hired = 0
    g.attack_troops = g.attack_mercenaries = g.returned = g.elimination = 0
    g.active = g.god = g.attacker = NONE


def _clear_screens(g: Legendary) -> None:
    frame = g.frame
    start = 5 * frame.factions // frame.teams
    g.gold = filled(frame.teams, start)
    g.least = filled((frame.teams + 1) * frame.teams, start)
    g.most = filled((frame.teams + 1) * frame.teams, start)
    g.defaulted = filled(frame.teams)
    g.alive = filled(frame.factions, 1)
    g.troop_reserve = filled(frame.factions, UNITS)
    g.fleet_reserve = filled(frame.factions, UNITS)
    g.priestesses = filled(frame.factions)
    g.philosophers = filled(frame.factions)


def _clear_board(g: Legendary) -> None:
    board = g.board
    sites = board.sites + len(CARDS_WITH_ROOM)
    g.owner = filled(board.lands, NONE)
    g.troops = filled(board.lands)
    g.mercenaries = filled(board.lands)
    g.ruler = filled(board.seas, NONE)
    g.fleets = filled(board.seas)
    g.prosperity = filled(board.lands + board.seas)
    g.building = filled(sites, NONE)
    g.temple_used = filled(sites)
    g.supply = filled(SUPPLY, CARDS)
    for kind in range(KINDS):
        g.supply[kind] = BUILDINGS
    for bonus in range(BONUSES):
        g.supply[KINDS + bonus] = TOKENS
    g.supply[MERCENARIES] = MERCENARY_PIECES
    assert g.supply[PRIESTESSES] == g.supply[PHILOSOPHERS] == CARDS


def _clear_tracks(g: Legendary) -> None:
    known = [EVERYBODY] * CARD_PLACES
    known[IN_DECK] = known[ON_TOP] = known[DRAWN] = NOBODY
    g.creatures = stocked([1] * CREATURES, known)
    g.figures = filled(2 * FIGURES, NONE)
    g.heroes = filled(5 * HEROES)
    for hero in range(HEROES):
        g.heroes[LAND_OF + hero] = g.heroes[OWNER_OF + hero] = NONE
    g.gods = filled(TILES, NONE)
    g.pawn = filled(GODS, NONE)
    g.amount = filled(GODS)
    g.order = filled(g.frame.factions, NONE)
    assert APOLLO == TILES
