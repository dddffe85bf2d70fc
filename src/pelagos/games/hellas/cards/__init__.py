"""The nineteen card types, in the order of their numbers (H-10). A new card is a file here and a line in this tuple."""

from typing import Final

from pelagos.games.hellas.cards.beachhead import Beachhead
from pelagos.games.hellas.cards.card import Card
from pelagos.games.hellas.cards.colonists import Colonists
from pelagos.games.hellas.cards.double_turn import DoubleTurn
from pelagos.games.hellas.cards.evacuation import Evacuation
from pelagos.games.hellas.cards.exchange import Exchange
from pelagos.games.hellas.cards.fair_wind import FairWind
from pelagos.games.hellas.cards.far_strike import FarStrike
from pelagos.games.hellas.cards.flood import Flood
from pelagos.games.hellas.cards.humility import Humility
from pelagos.games.hellas.cards.lasting_favour import LastingFavour
from pelagos.games.hellas.cards.muster import Muster
from pelagos.games.hellas.cards.new_horizon import NewHorizon
from pelagos.games.hellas.cards.sail_on import SailOn
from pelagos.games.hellas.cards.second_wind import SecondWind
from pelagos.games.hellas.cards.ship_wall import ShipWall
from pelagos.games.hellas.cards.spirit_warrior import SpiritWarrior
from pelagos.games.hellas.cards.theft import Theft
from pelagos.games.hellas.cards.twin_assault import TwinAssault
from pelagos.games.hellas.cards.veto import Veto

CARDS: Final[tuple[Card, ...]] = (
    FairWind(),
    NewHorizon(),
    SailOn(),
    Colonists(),
    ShipWall(),
    Flood(),
    SecondWind(),
    Exchange(),
    Humility(),
    DoubleTurn(),
    Veto(),
    Theft(),
    LastingFavour(),
    Muster(),
    Beachhead(),
    TwinAssault(),
    FarStrike(),
    SpiritWarrior(),
    Evacuation(),
)
