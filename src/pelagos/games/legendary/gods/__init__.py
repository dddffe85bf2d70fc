"""The five gods with a tile, in the order of their numbers; Apollo's turn is his own."""

from typing import Final

from pelagos.games.legendary.gods.ares import Ares
from pelagos.games.legendary.gods.athena import Athena
from pelagos.games.legendary.gods.god import God
from pelagos.games.legendary.gods.hera import Hera
from pelagos.games.legendary.gods.poseidon import Poseidon
from pelagos.games.legendary.gods.zeus import Zeus

GODS: Final[tuple[God, ...]] = (Ares(), Athena(), Hera(), Poseidon(), Zeus())
