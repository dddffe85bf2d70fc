"""The invariants of the toy title."""

from typing import Final

from pelagos.kernel.title import Law
from toy.ids import BARGES, CAPACITY, COPIES, FACES, LOTS, NONE, WHARVES
from toy.position import Toy


def lost_cards(g: Toy) -> str:
    """T-1.4: every card is somewhere, once."""
    for face in range(FACES):
        found = sum([g.cards.lying(place, face) for place in range(g.cards.places())])
        if found != COPIES[face]:
            return f"{found} cards of face {face}"
    return "" if min(list(g.cards.count)) >= 0 else "a place owes a card"


def lost_barges(g: Toy) -> str:
    """T-1.1: eight barges for every faction."""
    for faction in range(g.table.factions):
        lying = sum([g.barges[wharf] for wharf in range(WHARVES) if g.owner[wharf] == faction])
        if lying + g.supply[faction] + g.afloat[faction] != BARGES:
            return f"faction {faction} has {lying} + {g.supply[faction]} + {g.afloat[faction]} barges"
    return ""


def crowded_wharves(g: Toy) -> str:
    """T-4.3: at most four barges at a wharf, none at a wharf without owner."""
    for wharf in range(WHARVES):
        if not 0 <= g.barges[wharf] <= CAPACITY or (g.owner[wharf] == NONE and g.barges[wharf]):
            return f"{g.barges[wharf]} barges at wharf {wharf}"
    return ""


def wrong_purses(g: Toy) -> str:
    """T-1.3: a purse is never below zero and always within what everybody may know of it."""
    for seat in range(g.seats):
        if not 0 <= g.least[seat] <= g.purse[seat] <= g.most[seat]:
            return f"seat {seat}: {g.least[seat]} {g.purse[seat]} {g.most[seat]}"
    return ""


def unpayable_bids(g: Toy) -> str:
    """T-3.2: nobody offers more than he has."""
    for lot in range(LOTS):
        if (g.holder[lot] == NONE) != (g.bid[lot] == 0):
            return f"lot {lot} has a bid without a holder, or the reverse"
    return ""


LAWS: Final = (
    Law("cards", lost_cards),
    Law("barges", lost_barges),
    Law("wharves", crowded_wharves),
    Law("purses", wrong_purses),
    Law("bids", unpayable_bids),
)
