"""What the judge of Hellas has worked out before, and by what it knows it again."""

from __future__ import annotations

from typing import Final

from pelagos.bots.hellas.arrangements import Arrangement
from pelagos.bots.hellas.board import AttackOdds, BoardState, TileMap
from pelagos.games.hellas.hands import hand
from pelagos.games.hellas.ids import GODS, TILES
from pelagos.games.hellas.position import Hellas
from pelagos.kernel.ids import Seat

KEPT_ENTRIES: Final = 4000
"""Maps, hands and arrangements that are remembered; all are forgotten together."""


class Memory:
    """What was worked out before. It hangs on nothing but the position, so that remembering changes no answer."""

    def __init__(self) -> None:
        self.tile_maps: Final[dict[tuple[int, ...], TileMap]] = {}
        self.odds: Final[dict[tuple[int, ...], AttackOdds]] = {}
        self.arrangements: Final[dict[tuple[tuple[int, ...], ...], Arrangement]] = {}

    def tidy(self) -> None:
        if max(len(self.tile_maps), len(self.odds), len(self.arrangements)) > KEPT_ENTRIES:
            self.tile_maps.clear()
            self.odds.clear()
            self.arrangements.clear()

    def board(self, g: Hellas, seat: Seat) -> BoardState:
        """The pieces, on a map that is looked at once."""
        key = map_key(g)
        tile_map = self.tile_maps.get(key)
        if tile_map is None:
            tile_map = TileMap(g)
            self.tile_maps[key] = tile_map
        return BoardState(tile_map, self.odds_of(g, seat), g, seat)

    def odds_of(self, g: Hellas, seat: Seat) -> AttackOdds:
        key = hands_key(g, seat)
        found = self.odds.get(key)
        if found is None:
            found = AttackOdds(g, seat)
            self.odds[key] = found
        return found


def map_key(g: Hellas) -> tuple[int, ...]:
    """Where every tile lies, and which are in the stack."""
    return tuple([int((g.spot[tile] * 8 + g.rotation[tile]) * 32 + g.where[tile]) for tile in range(TILES)])


def hands_key(g: Hellas, seat: Seat) -> tuple[int, ...]:
    """All that this seat knows about cards, so far as attacks hang on it."""
    found: list[int] = [int(seat), int(g.turn == 1)]
    for god in range(GODS):
        back = g.back(god)
        pool = back.pool(seat)
        place = hand(seat)
        rival = hand(1 - seat)
        found.append(int(back.total(rival)))
        for face in range(back.faces):
            mine = back.lying(place, face) + back.lying(place + 1, face)
            found.append(int((mine * 8 + back.lying(rival + 1, face)) * 32 + pool[face]))
    return tuple(found)
