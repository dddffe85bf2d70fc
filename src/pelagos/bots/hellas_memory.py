"""What the judge of Hellas has worked out before, and by what it knows it again."""

from __future__ import annotations

from typing import Final

from pelagos.bots.hellas_plans import Arrangement
from pelagos.bots.hellas_scene import Prospects, Scene, Standing
from pelagos.games.hellas.hands import hand
from pelagos.games.hellas.ids import GODS, TILES
from pelagos.games.hellas.position import Hellas
from pelagos.kernel.ids import Seat

KEPT: Final = 300
"""Maps, hands and arrangements that are remembered; all are forgotten together."""


class Memory:
    """What was worked out before. It hangs on nothing but the position, so that remembering changes no answer."""

    def __init__(self) -> None:
        self.scenes: Final[dict[tuple[int, ...], Scene]] = {}
        self.prospects: Final[dict[tuple[int, ...], Prospects]] = {}
        self.arrangements: Final[dict[tuple[tuple[int, ...], ...], Arrangement]] = {}

    def tidy(self) -> None:
        if max(len(self.scenes), len(self.prospects), len(self.arrangements)) > KEPT:
            self.scenes.clear()
            self.prospects.clear()
            self.arrangements.clear()

    def standing(self, g: Hellas, seat: Seat) -> Standing:
        """The pieces, on a map that is looked at once."""
        key = map_key(g)
        scene = self.scenes.get(key)
        if scene is None:
            scene = Scene(g)
            self.scenes[key] = scene
        return Standing(scene, self.prospects_of(g, seat), g, seat)

    def prospects_of(self, g: Hellas, seat: Seat) -> Prospects:
        key = hands_key(g, seat)
        found = self.prospects.get(key)
        if found is None:
            found = Prospects(g, seat)
            self.prospects[key] = found
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
