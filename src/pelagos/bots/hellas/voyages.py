"""Voyages in Hellas: what a tile from the stack may bring, planned on a board of the judge."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pelagos.bots.hellas.board import LOWEST, SURE, BoardState
from pelagos.bots.hellas.weights import CITY, TEMPLE, WON
from pelagos.games.archipelago.bits import bit
from pelagos.games.hellas.ids import NONE
from pelagos.kernel.ids import Seat


class Sailing:
    """What a player needs to know before sailing: the wind, and the cards that could help."""

    def __init__(self, fair_wind: bool, wind: i64, horizon: i64, sail_on: i64) -> None:
        self.fair_wind: Final = fair_wind
        """Are as many ships as the rival's enough?"""
        self.wind: Final = wind
        """What P1 costs, and then P2 and P3, if it is in hand; NONE if it is not."""
        self.horizon: Final = horizon
        self.sail_on: Final = sail_on


class Navigator:
    """What a voyage of a player may bring. The board is left as it was."""

    def __init__(self, board: BoardState, who: Seat, sailing: Sailing) -> None:
        self.board: Final = board
        self.who: Final = who
        self.sailing: Final = sailing
        self.home: Final = board.worth(who, 1 - who)
        """What it is worth to come back with nothing."""
        self.worth: Final[list[i64]] = []
        """By spot: what a city there would be worth, without regard to the tile."""
        for i in range(len(board.tile_map.spots)):
            self.worth.append(self._city_at(i))

    def expected(self, tile: i64) -> i64:
        """With this tile, or NONE for the top of the stack."""
        stack = self.board.tile_map.stack
        if tile != NONE:
            return self._sailed_on(self._laid(tile), self._laid(tile) > self.home)
        if not stack:
            return self.home
        once: i64 = 0
        for drawn in stack:
            once += self._laid(drawn)
        once //= len(stack)
        total: i64 = 0
        for drawn in stack:
            laid = self._laid(drawn)
            if self.sailing.horizon != NONE:
                laid = max(laid, once - self.sailing.horizon)
            total += self._sailed_on(laid, laid > self.home)
        return total // len(stack)

    def _sailed_on(self, worth: i64, success: bool) -> i64:
        """With P3 a second voyage may follow, about as good as the first."""
        if not success or self.sailing.sail_on == NONE or worth >= WON:
            return worth
        return worth + max(0, (worth - self.home) // 2 - self.sailing.sail_on)

    def _laid(self, tile: i64) -> i64:
        """The best that can be done with this tile."""
        tile_map = self.board.tile_map
        best = self.home
        place = bit(tile)
        for i in range(len(tile_map.spots)):
            if tile_map.fits[i] & place and self.worth[i] > best:
                best = self.worth[i]
        if best > self.home and tile_map.temple[tile]:
            best += TEMPLE
        return best

    def _city_at(self, i: i64) -> i64:
        """The worth of a new city at a spot, paid by the ship that is missed least; LOWEST if none may sail there."""
        board = self.board
        ahead: i64 = 0
        payer: i64 = NONE
        for city in board.tile_map.shores[i]:
            if board.owner[city] != self.who:
                ahead -= board.ships[city]
            elif board.ships[city]:
                ahead += board.ships[city]
                if payer == NONE or board.ships[city] > board.ships[payer]:
                    payer = city
        cost: i64 = 0
        if payer == NONE or ahead < 0:
            return LOWEST
        if ahead == 0 and not self.sailing.fair_wind:
            if self.sailing.wind == NONE:
                return LOWEST
            cost = self.sailing.wind
        own: i64 = len(board.cities_of(self.who))
        if own + 1 >= board.tile_map.cities_to_win:
            return WON - cost
        board.ships[payer] -= 1
        board.found, board.finder = 1, self.who
        worth = board.worth(self.who, 1 - self.who)
        board.found = 0
        board.ships[payer] += 1
        return worth - cost - self._exposed(i, own)

    def _exposed(self, i: i64, own: i64) -> i64:
        """What the rival may expect from attacking the new city, with its single Greek and no ship."""
        board = self.board
        tile_map = board.tile_map
        force: i64 = 0
        for city in tile_map.cities:
            if board.owner[city] == 1 - self.who and board.greeks[city] > 1:
                near = city in tile_map.shores[i] or (tile_map.dolphin[i] and tile_map.at_dolphin[city])
                if near:
                    force += board.greeks[city] - 1
        if force == 0:
            return 0
        chance = board.odds.chance(1 - self.who, 2 - force, 1, 0)
        return chance * CITY[own + 1] // SURE // 2
