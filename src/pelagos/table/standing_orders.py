"""Standing orders at a table. What an order says is its title's business; when it may speak is ours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from pelagos.adapters import adapter_of
from pelagos.games.archipelago.orders import BadOrder, Order, OrderReader, Reply, Wake
from pelagos.kernel.errors import BadSave
from pelagos.kernel.position import Position
from pelagos.kernel.title import Json, Rules
from pelagos.kernel.view import public_fields

__all__ = [
    "Reply",
    "StandingOrder",
    "Wake",
    "alarm_view",
    "bidding_words",
    "leave_order",
    "load_standing",
    "reply_to",
]


class StandingOrder:
    """An order that was left at a table."""

    def __init__(self, order: Order) -> None:
        self.order: Final = order
        self.answered = -1
        """How many answers had been given when it spoke last: at most one answer to a question."""
        self.woken = ""
        """What the person was last woken for."""
        self.replied_at = (-1, -1)
        """The version of the table, and `answered`, when it was last asked; its reply then. Not saved."""
        self.reply: Reply = None

    def save(self) -> Json:
        return {
            "text": self.order.text,
            "bids_in": self.order.bids_in,
            "turn_in": self.order.turn_in,
            "answered": self.answered,
            "woken": self.woken,
        }


def leave_order(rules: Rules, seen: Json, text: str) -> StandingOrder:
    """Read an order and set its moments by the view of the seat that leaves it."""
    reader = order_reader(rules)
    order = reader.read(rules, text)
    reader.mark(rules, seen, order)
    return StandingOrder(order)


def reply_to(rules: Rules, seen: Json, options: Sequence[str], standing: StandingOrder) -> Reply:
    return order_reader(rules).reply(rules, seen, options, standing.order)


def bidding_words(rules: Rules) -> tuple[tuple[str, ...], str]:
    """The gods on whom a plan may bid, and which of them takes no gold; none where nobody bids."""
    reader = order_reader(rules)
    return reader.gods, reader.free


def alarm_view(rules: Rules, g: Position) -> Json:
    """As much of what everybody sees as alarms go by: a whole view takes longer than most answers."""
    return {"fields": public_fields(rules, g, order_reader(rules).alarm_fields)}


def load_standing(rules: Rules, data: Any) -> StandingOrder:
    try:
        standing = StandingOrder(order_reader(rules).read(rules, data["text"]))
        standing.order.bids_in, standing.order.turn_in = int(data["bids_in"]), int(data["turn_in"])
        standing.answered, standing.woken = int(data["answered"]), str(data["woken"])
    except (KeyError, TypeError, ValueError):
        raise BadSave("bad-field", field="standing") from None
    return standing


def order_reader(rules: Rules) -> OrderReader:
    reader = adapter_of(rules.title, "orders", OrderReader)
    if reader is None:
        raise BadOrder("no-orders", title=rules.title.name)
    return reader
