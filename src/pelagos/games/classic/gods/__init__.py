"""The main gods, in the order of their numbers. Apollo's turn stands in actions.py: it offers no choice but one."""

from typing import Final

from pelagos.games.classic.gods.ares import Ares
from pelagos.games.classic.gods.athena import Athena
from pelagos.games.classic.gods.god import God
from pelagos.games.classic.gods.poseidon import Poseidon
from pelagos.games.classic.gods.zeus import Zeus

GODS: Final[tuple[God, ...]] = (Poseidon(), Ares(), Zeus(), Athena())
