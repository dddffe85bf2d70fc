"""The creatures, in the order of their numbers."""

from typing import Final

from pelagos.games.legendary.creatures.cerberus import Cerberus
from pelagos.games.legendary.creatures.charon import Charon
from pelagos.games.legendary.creatures.chimera import Chimera
from pelagos.games.legendary.creatures.creature import Creature
from pelagos.games.legendary.creatures.cyclops import Cyclops
from pelagos.games.legendary.creatures.dryad import Dryad
from pelagos.games.legendary.creatures.giant import Giant
from pelagos.games.legendary.creatures.graeae import Graeae
from pelagos.games.legendary.creatures.griffin import Griffin
from pelagos.games.legendary.creatures.harpy import Harpy
from pelagos.games.legendary.creatures.hydra import Hydra
from pelagos.games.legendary.creatures.kraken import Kraken
from pelagos.games.legendary.creatures.medusa import Medusa
from pelagos.games.legendary.creatures.minotaur import Minotaur
from pelagos.games.legendary.creatures.pegasus import Pegasus
from pelagos.games.legendary.creatures.polyphemus import Polyphemus
from pelagos.games.legendary.creatures.satyr import Satyr
from pelagos.games.legendary.creatures.sphinx import Sphinx
from pelagos.games.legendary.creatures.sylph import Sylph

CREATURE_CARDS: Final[tuple[Creature, ...]] = (
    Charon(),
    Chimera(),
    Cyclops(),
    Dryad(),
    Giant(),
    Griffin(),
    Harpy(),
    Graeae(),
    Pegasus(),
    Satyr(),
    Sphinx(),
    Sylph(),
    Cerberus(),
    Hydra(),
    Kraken(),
    Medusa(),
    Minotaur(),
    Polyphemus(),
)
