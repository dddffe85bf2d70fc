"""What a beginner likes to say in Hellas."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from pelagos.bots.taste import BAD, FAIR, POOR, SPLENDID, Taste, many, stronger
from pelagos.games.hellas.ids import ATTACK, BURST, TILES
from pelagos.games.hellas.position import Hellas
from pelagos.kernel.answer import Answer
from pelagos.kernel.ids import Seat
from pelagos.kernel.position import Position


class HellasTaste(Taste):
    """Hellas."""

    weights: ClassVar[dict[str, int]] = {
        "pass": 30,
        "stop": 4,
        "greek {x:tile}": 45,
        "ship {x:tile}": 35,
        "card {x:god}": 30,
        "as they stand": 60,
        "regroup": 10,
        "place {x:spot} {n}": 90,
        "decline": 6,
        "launch": 30,
        "no attack": 6,
        "end turn": 40,
        "end action": 30,
    }

    def looks(self, phrase: str, said: Answer, g: Position, seat: Seat) -> i64:
        assert isinstance(g, Hellas)
        if phrase.startswith("declare "):
            return SPLENDID if said.x == BURST else POOR if said.x == ATTACK else FAIR
        if phrase.startswith("target "):
            return max(BAD, SPLENDID - 40 * g.greeks[said.x])
        if phrase == "launch":
            return stronger(sent(g), g.greeks[g.target])
        if phrase.startswith("greek "):
            return max(BAD, SPLENDID - 30 * g.greeks[said.x])
        return many(said.n) if phrase in ("ships {n}", "spoils {n}") else FAIR

    def attacks(self, phrase: str, said: Answer, g: Position, seat: Seat) -> bool:
        return phrase == "launch" or phrase.startswith("target ")


def sent(g: Hellas) -> i64:
    total: i64 = 0
    for city in range(TILES):
        total += g.sent[city]
    return total
