"""The creatures, in the order of their numbers."""

from typing import Final

from pelagos.games.classic.creatures.chimera import Chimera
from pelagos.games.classic.creatures.chiron import Chiron
from pelagos.games.classic.creatures.creature import Creature
from pelagos.games.classic.creatures.cyclops import Cyclops
from pelagos.games.classic.creatures.dryad import Dryad
from pelagos.games.classic.creatures.fates import Fates
from pelagos.games.classic.creatures.giant import Giant
from pelagos.games.classic.creatures.griffon import Griffon
from pelagos.games.classic.creatures.harpy import Harpy
from pelagos.games.classic.creatures.kraken import Kraken
from pelagos.games.classic.creatures.medusa import Medusa
from pelagos.games.classic.creatures.minotaur import Minotaur
from pelagos.games.classic.creatures.pegasus import Pegasus
from pelagos.games.classic.creatures.polyphemus import Polyphemus
from pelagos.games.classic.creatures.satyr import Satyr
from pelagos.games.classic.creatures.siren import Siren
from pelagos.games.classic.creatures.sphinx import Sphinx
from pelagos.games.classic.creatures.sylph import Sylph

CREATURE_CARDS: Final[tuple[Creature, ...]] = (
    Siren(),
    Pegasus(),
    Giant(),
    Chimera(),
    Cyclops(),
    Sphinx(),
    Sylph(),
    Harpy(),
    Griffon(),
    Fates(),
    Satyr(),
    Dryad(),
    Kraken(),
    Minotaur(),
    Chiron(),
    Medusa(),
    Polyphemus(),
)
