"""How much of everything there is: by the number of players, or what the table of a reduced game says (C-24)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from pelagos.games.archipelago.bits import bit
from pelagos.games.classic.ids import MAIN_GODS, START_GOLD

GODS: Final = ("poseidon", "ares", "zeus", "athena")


class Extent:
    """The counts of one setup."""

    def __init__(self, seats: int, table: dict[str, Any]) -> None:
        each: i64 = int(table.get("markers", 2 if seats == 2 else 1))
        self.markers: Final[i64] = each * seats
        """C-1.12: one offering marker each, two each with two players. Marker m belongs to seat m modulo seats."""
        self.goal: Final[i64] = int(table.get("goal", 3 if seats == 2 else 2))
        """C-3.8"""
        named = [GODS.index(word) for word in table.get("gods", GODS)]
        self.gods: Final[i64] = sum([bit(god) for god in named])
        """The main gods of the game, as a set."""
        self.all_gods_up: Final = len(named) < MAIN_GODS or seats == 5
        """C-5.2, C-24.3: do all of them take offerings in every cycle?"""
        usual: i64 = 4 if seats == 5 else 2 if seats == 3 else 3
        self.gods_up: Final[i64] = len(named) if self.all_gods_up else usual
        """C-5.2 to C-5.5: how many of them take offerings in a cycle."""
        self.gold: Final[i64] = int(table.get("gold", START_GOLD))
        self.philosophers: Final[i64] = int(table.get("philosophers", 0))
        self.creatures: Final = bool(table.get("creatures", True))
        self.last_cycle: Final[i64] = int(table.get("last_cycle", 0))
        """0 if the options say it."""
