"""The cards, in the order of their faces."""

from typing import Final

from toy.cards.card import Card
from toy.cards.claim import Claim
from toy.cards.storm import Storm
from toy.cards.tax import Tax
from toy.cards.theft import Theft
from toy.cards.veto import Veto

CARDS: Final[tuple[Card, ...]] = (Storm(), Tax(), Theft(), Claim(), Veto())
