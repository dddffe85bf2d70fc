"""What a beginner likes to say in Legendary."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from pelagos.bots.taste import BAD, FAIR, POOR, Taste, cheap, many, stronger
from pelagos.games.legendary.building import owned
from pelagos.games.legendary.gods import GODS
from pelagos.games.legendary.ids import HERA, KINDS, NONE
from pelagos.games.legendary.offerings import PlacePawn
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.answer import Answer
from pelagos.kernel.ids import Seat
from pelagos.kernel.position import Position

RICH_COINS: Final = 6
"""With so many they go on spending."""
HERO_HEADS: Final = 2
"""A hero counts as so many heads."""


class LegendaryTaste(Taste):
    """Legendary."""

    weights: ClassVar[dict[str, int]] = {
        "bid {x:god} {n}": 60,
        "bid apollo": 10,
        "keep {x:creature}": 60,
        "release {x:creature}": 10,
        "build {y:kind} {x:site}": 100,
        "recruit priestess": 60,
        "recruit philosopher": 60,
        "recruit mercenary {x:land}": 20,
        "hire {y:hero} {x:land}": 50,
        "march {x:land} > {y:land}": 35,
        "lead {x:hero} > {y:land}": 20,
        "sail {x:sea} > {y:sea} {n}": 15,
        "sacrifice {x:hero}": 60,
        "end turn": 15,
        "stay": 60,
        "retreat {x:land}": 15,
        "retreat {x:sea}": 15,
        "with {x:hero}": 60,
        "fall": 15,
    }

    def looks(self, phrase: str, said: Answer, g: Position, seat: Seat) -> i64:
        assert isinstance(g, Legendary)
        if phrase.startswith("sail "):
            if self.attacks(phrase, said, g, seat):
                return stronger(said.n, g.fleets[said.y])
            return POOR if g.ruler[said.y] == NONE else BAD
        if phrase.startswith("march "):
            return self.ashore(phrase, g.troops[said.x] + g.mercenaries[said.x], said, g, seat)
        if phrase.startswith("lead "):
            return self.ashore(phrase, HERO_HEADS, said, g, seat)
        if phrase in ("troops {n}", "mercenaries {n}"):
            return many(said.n)
        if phrase == "end turn":
            return FAIR if g.purse(g.active) < RICH_COINS else BAD
        return self.offer(said, g) if phrase == "bid {x:god} {n}" else FAIR

    def ashore(self, phrase: str, mine: i64, said: Answer, g: Legendary, seat: Seat) -> i64:
        if self.attacks(phrase, said, g, seat):
            return stronger(mine, g.troops[said.y] + g.mercenaries[said.y])
        return FAIR if g.owner[said.y] == NONE else BAD

    def offer(self, said: Answer, g: Legendary) -> i64:
        """Four different buildings make a metropolis: even a beginner has read that."""
        question = g.agenda[-1]
        if not isinstance(question, PlacePawn):
            return FAIR
        who = question.who
        kinds = range(KINDS) if said.x == HERA else [GODS[said.x].kind]
        wanted = 0 in [owned(g, who, kind) for kind in kinds]
        return max(1, cheap(said.n, g.purse(who)) // (1 if wanted else 4))

    def attacks(self, phrase: str, said: Answer, g: Position, seat: Seat) -> bool:
        assert isinstance(g, Legendary)
        if phrase.startswith("sail "):
            return not g.allied(g.active, g.ruler[said.y]) and g.ruler[said.y] != NONE
        land = phrase.startswith(("march ", "lead "))
        return land and g.owner[said.y] != NONE and not g.allied(g.active, g.owner[said.y])
