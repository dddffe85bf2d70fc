"""Standing orders in Classic, read from a seat's own view and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pelagos.games.archipelago.orders import Order, OrderReader, Reply, least_bids, planned, read_order, rung
from pelagos.games.classic.ids import MAIN_GODS
from pelagos.games.classic.words import GODS
from pelagos.kernel.title import Json, Rules

FREE: Final = "apollo"
RETREATS: Final = ("RetreatFromSea", "RetreatFromLand")
"""C-14.9: the questions that are asked of somebody out of turn. To pass them is to stay."""


def read(rules: Rules, text: str) -> Order:
    return read_order(text, GODS, FREE)


def mark(rules: Rules, view: Json, order: Order) -> None:
    """For which offerings the plan is, and when the seat's next turn comes."""
    cycle = view["fields"]["cycle"]
    names = [task[0] for task in view["agenda"]]
    order.bids_in = cycle if "Offerings" in names or "PayOfferings" in names else cycle + 1
    order.turn_in = cycle if turn_ahead(view) else cycle + 1


def turn_ahead(view: Json) -> bool:
    """Is a turn of this seat still to come in this cycle?"""
    seats = view["setup"]["seats"]
    for name, arguments in view["agenda"]:
        if name == "Actions":
            return True
        if name in ("Turn", "ApolloTurn") and arguments["marker"] % seats == view["viewer"]:
            return True
    return False


def reply(rules: Rules, view: Json, options: Sequence[str], order: Order) -> Reply:
    """What the order says to the question at hand; without options nothing is asked of this seat."""
    fields = view["fields"]
    cycle = fields["cycle"]
    planning = order.plans_for(cycle)
    alarm = rung(order, dict(zip(GODS, fields["amount"], strict=False))) if planning else None
    if not options:
        return alarm
    question = view["agenda"][0][0]
    if question == "PlaceMarker":
        return alarm or (planned(order, _open_bids(view, options)) if planning else None)
    if question in RETREATS and "stay" in options:
        passing = fields["active"] != view["viewer"] and (
            cycle < order.turn_in or (cycle == order.turn_in and turn_ahead(view))
        )
        if order.stands or (order.passes and passing):
            return "stay"
    return None


def _open_bids(view: Json, options: Sequence[str]) -> dict[str, int]:
    """C-7.2: the least amounts on offer; nobody's plan outbids their own marker."""
    least = least_bids(options)
    seats, bidder = view["setup"]["seats"], view["fields"]["bidder"]
    for god in range(MAIN_GODS):
        if bidder[god] >= 0 and bidder[god] % seats == view["viewer"]:
            least.pop(GODS[god], None)
    return least


ADAPTER: Final = OrderReader(read, mark, reply, ("cycle", "amount"), tuple(GODS), FREE)
