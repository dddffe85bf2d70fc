"""What an offer will cost when the offerings end, from a seat's own view: it is paid long after it is made."""

from __future__ import annotations

from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Json, Rules
from pelagos.kernel.view import sample
from pelagos.study.adapter import study_adapter
from pelagos.study.walk import foreseen


def offer_of(rules: Rules, view: Json, phrase: str) -> Json | None:
    """The price of all that the viewer offers once this is said, and what it leaves; None where nothing is offered."""
    adapter = study_adapter(rules.title)
    said = foreseen(rules, view, [phrase])
    offers = None if adapter is None or said is None else adapter.offers(said[0], rules.vocabulary.read(phrase))
    if offers is None:
        return None
    return {"count": offers.number, "price": offers.price, "left": offers.purse - offers.price}


def promises_of(rules: Rules, view: Json) -> list[Json]:
    """The offers of the viewer's side that stand, and what each will cost: everybody sees them."""
    adapter, viewer = study_adapter(rules.title), view["viewer"]
    if adapter is None or viewer >= rules.setup.seats:
        return []
    domains = rules.vocabulary.domains
    found = adapter.promises(sample(rules, view, Rng(0)), viewer)
    return [
        {"who": domains[one.domain].word(one.who), "god": domains["god"].word(one.god), "price": one.price}
        for one in found
    ]
