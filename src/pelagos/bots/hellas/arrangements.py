"""How to arrange all pieces of a player in Hellas, and what to take in a Burst, planned on a board."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pelagos.bots.hellas.board import LOWEST, BoardState
from pelagos.games.hellas.ids import MOST_IN_CITY, NONE
from pelagos.kernel.arrays import Ints
from pelagos.kernel.ids import Seat

ROUNDS: Final = 3
"""How often an arrangement is gone through for moves that make it better."""
SPEARHEADS: Final = 2
"""Cities at which an arrangement tries to mass its Greeks."""


class Stock:
    """What a player may put on the map: pieces that must be placed, steps of a Burst, and what limits them."""

    def __init__(self, greeks: i64, ships: i64, steps: i64, greek_supply: i64, ship_supply: i64) -> None:
        self.greeks: Final = greeks
        self.ships: Final = ships
        self.steps: Final = steps
        self.greek_supply: Final = greek_supply
        self.ship_supply: Final = ship_supply


class Arrangement:
    """Where all Greeks and ships of a player might stand, and what that is worth to them."""

    def __init__(self, worth: i64, greeks: Ints, ships: Ints) -> None:
        self.worth: Final = worth
        self.greeks: Final = greeks
        self.ships: Final = ships


class Arranger:
    """Looks for a good arrangement by putting down piece after piece, then by moving single ones."""

    def __init__(self, board: BoardState, who: Seat, mover: Seat, stock: Stock, card: i64) -> None:
        self.board: Final = board
        self.who: Final = who
        self.mover: Final = mover
        self.stock: Final = stock
        self.card: Final = card
        """What a step gains that draws a card; nothing if none may be drawn."""
        self.own: Final = board.cities_of(who)

    def best(self) -> Arrangement:
        """The pieces are left as they are arranged in the end."""
        starts: list[i64] = [NONE, *self._fronts()]
        found: Arrangement | None = None
        for start in starts:
            tried = self._built(start)
            if found is None or tried.worth > found.worth:
                found = tried
        assert found is not None
        self._put(found)
        return self._mended(found.worth - self.board.worth(self.who, self.mover))

    def _fronts(self) -> list[i64]:
        """The own cities with the most hostile neighbours."""
        tile_map, owner = self.board.tile_map, self.board.owner
        found: list[i64] = []
        for _ in range(SPEARHEADS):
            front: i64 = NONE
            most: i64 = 0
            for city in self.own:
                hostile: i64 = 0
                for i in range(tile_map.first[city], tile_map.first[city + 1]):
                    if owner[tile_map.beside[i]] == 1 - self.who:
                        hostile += 1
                if hostile > most and city not in found:
                    front, most = city, hostile
            if front != NONE:
                found.append(front)
        return found

    def _built(self, start: i64) -> Arrangement:
        """One Greek everywhere, as many as possible at the start, then each piece where it does most good."""
        board, stock = self.board, self.stock
        for city in self.own:
            board.greeks[city] = 1
            board.ships[city] = 0
        left = stock.greeks - len(self.own)
        if start != NONE:
            massed = min(left, MOST_IN_CITY - 1)
            board.greeks[start] += massed
            left -= massed
        for _ in range(left):
            self._add(board.greeks)
        for _ in range(stock.ships):
            self._add(board.ships)
        drawn = self._spend()
        return Arrangement(board.worth(self.who, self.mover) + drawn, board.greeks[:], board.ships[:])

    def _spend(self) -> i64:
        """The steps of a Burst: Greek, ship or card, whatever does most good; what the cards are worth."""
        board = self.board
        greeks, ships = self.stock.greek_supply, self.stock.ship_supply
        drawn: i64 = 0
        for _ in range(self.stock.steps):
            before = board.worth(self.who, self.mover)
            greek = self._where(board.greeks) if greeks else NONE
            by_greek = self._with(board.greeks, greek)
            ship = self._where(board.ships) if ships else NONE
            by_ship = self._with(board.ships, ship)
            if by_greek >= max(by_ship, before + self.card) and greek != NONE:
                board.greeks[greek] += 1
                greeks -= 1
            elif by_ship >= before + self.card and ship != NONE:
                board.ships[ship] += 1
                ships -= 1
            else:
                drawn += self.card
        return drawn

    def _with(self, pieces: Ints, city: i64) -> i64:
        """The worth with one piece more in a city."""
        if city == NONE:
            return LOWEST
        pieces[city] += 1
        worth = self.board.worth(self.who, self.mover)
        pieces[city] -= 1
        return worth

    def _where(self, pieces: Ints) -> i64:
        """The city where one more piece does most good, or NONE."""
        found: i64 = NONE
        most: i64 = LOWEST
        for city in self.own:
            if pieces[city] < MOST_IN_CITY:
                worth = self._with(pieces, city)
                if worth > most:
                    found, most = city, worth
        return found

    def _add(self, pieces: Ints) -> None:
        city = self._where(pieces)
        if city != NONE:
            pieces[city] += 1

    def _put(self, arrangement: Arrangement) -> None:
        for city in self.own:
            self.board.greeks[city] = arrangement.greeks[city]
            self.board.ships[city] = arrangement.ships[city]

    def _mended(self, drawn: i64) -> Arrangement:
        """Single pieces go elsewhere as long as that helps."""
        board = self.board
        worth = board.worth(self.who, self.mover)
        for _ in range(ROUNDS):
            before = worth
            worth = self._moved(board.greeks, 1, worth)
            worth = self._moved(board.ships, 0, worth)
            if worth == before:
                break
        return Arrangement(worth + drawn, board.greeks[:], board.ships[:])

    def _moved(self, pieces: Ints, least: i64, worth: i64) -> i64:
        for origin in self.own:
            for goal in self.own:
                if origin == goal or pieces[origin] <= least or pieces[goal] == MOST_IN_CITY:
                    continue
                pieces[origin] -= 1
                pieces[goal] += 1
                found = self.board.worth(self.who, self.mover)
                if found > worth:
                    worth = found
                else:
                    pieces[origin] += 1
                    pieces[goal] -= 1
        return worth
