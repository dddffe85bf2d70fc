"""The heroes, in the order of their numbers."""

from typing import Final

from pelagos.games.legendary.heroes.ajax import Ajax
from pelagos.games.legendary.heroes.croesus import Croesus
from pelagos.games.legendary.heroes.hector import Hector
from pelagos.games.legendary.heroes.helen import Helen
from pelagos.games.legendary.heroes.hero import Hero
from pelagos.games.legendary.heroes.jason import Jason
from pelagos.games.legendary.heroes.odysseus import Odysseus
from pelagos.games.legendary.heroes.pandora import Pandora
from pelagos.games.legendary.heroes.penthesilea import Penthesilea
from pelagos.games.legendary.heroes.perseus import Perseus

HERO_CARDS: Final[tuple[Hero, ...]] = (
    Ajax(),
    Croesus(),
    Hector(),
    Helen(),
    Jason(),
    Pandora(),
    Penthesilea(),
    Odysseus(),
    Perseus(),
)
