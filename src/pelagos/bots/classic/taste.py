"""What a beginner likes to say in Classic."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from pelagos.bots.taste import BAD, FAIR, POOR, Taste, cheap, stronger
from pelagos.games.classic.gods import GODS
from pelagos.games.classic.ids import MAIN_GODS, NONE
from pelagos.games.classic.ops import owned_buildings
from pelagos.games.classic.position import Classic
from pelagos.kernel.answer import Answer
from pelagos.kernel.ids import Seat
from pelagos.kernel.position import Position


class ClassicTaste(Taste):
    """Classic."""

    weights: ClassVar[dict[str, int]] = {
        "bid {x:god} {n}": 60,
        "bid apollo": 12,
        "build {y:site} {x:island}": 100,
        "recruit card": 60,
        "recruit troop {x:island}": 45,
        "recruit fleet {x:sea}": 35,
        "march {x:island} > {y:island} {n}": 35,
        "sail {x:sea} > {y:sea} {n}": 20,
        "buy {x:slot}": 45,
        "replace {x:slot}": 4,
        "end turn": 12,
        "stop": 30,
        "stay": 60,
        "retreat {x:sea}": 15,
        "retreat {x:island}": 15,
        "sell troop {x:island}": 4,
        "sell fleet {x:sea}": 4,
    }

    def looks(self, phrase: str, said: Answer, g: Position, seat: Seat) -> i64:
        assert isinstance(g, Classic)
        if phrase.startswith("sail "):
            if self.attacks(phrase, said, g, seat):
                return stronger(said.n, g.fleets[said.y])
            return POOR if g.ruler[said.y] == NONE else BAD
        if phrase.startswith("march "):
            return self.ashore(said, g, seat)
        if phrase.startswith("bid ") and said.x < MAIN_GODS:
            wanted = owned_buildings(g, seat, GODS[said.x].building) == 0
            return max(1, cheap(said.n, g.gold[seat]) // (1 if wanted else 3))
        return FAIR

    def ashore(self, said: Answer, g: Classic, seat: Seat) -> i64:
        if self.attacks("march ", said, g, seat):
            return stronger(said.n, g.troops[said.y])
        # Who leaves nobody behind may lose the island they came from; beginners learn that soon.
        empties = said.n == g.troops[said.x]
        return BAD if empties or g.owner[said.y] != NONE else FAIR

    def attacks(self, phrase: str, said: Answer, g: Position, seat: Seat) -> bool:
        assert isinstance(g, Classic)
        if phrase.startswith("sail "):
            return g.ruler[said.y] != NONE and g.ruler[said.y] != seat
        return phrase.startswith("march ") and g.owner[said.y] != NONE and g.owner[said.y] != seat
