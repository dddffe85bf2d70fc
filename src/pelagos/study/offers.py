"""What an offer will cost when the offerings end, from a seat's own view: it is paid long after it is made."""

from __future__ import annotations

from pelagos.kernel.title import Json, Rules
from pelagos.study.adapters import ADAPTERS
from pelagos.study.walk import foreseen


def offer_of(rules: Rules, view: Json, phrase: str) -> Json | None:
    """The price of all that the viewer offers once this is said, and what it leaves; None where nothing is offered."""
    reading = ADAPTERS.get(rules.title.name)
    said = foreseen(rules, view, phrase)
    offers = None if reading is None or said is None else reading.offers(said[0], rules.vocabulary.read(phrase))
    if offers is None:
        return None
    return {"count": offers.number, "price": offers.price, "left": offers.purse - offers.price}
