"""Standing orders at a table. What an order says is its title's business; when it may speak is ours."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from pelagos.games.archipelago.orders import BadOrder, Order, Reply, Wake
from pelagos.games.classic import orders as classic
from pelagos.games.hellas import orders as hellas
from pelagos.games.legendary import orders as legendary
from pelagos.kernel.errors import BadSave
from pelagos.kernel.title import Json, Rules

__all__ = ["Reply", "StandingOrder", "Wake", "leave_order", "load_standing", "reply_to"]


class OrderReader:
    """How a title reads an order, sets its moments, and answers by it."""

    def __init__(
        self,
        read: Callable[[Rules, str], Order],
        mark: Callable[[Rules, Json, Order], None],
        reply: Callable[[Rules, Json, Sequence[str], Order], Reply],
    ) -> None:
        self.read: Final = read
        self.mark: Final = mark
        self.reply: Final = reply


READERS: Final[dict[str, OrderReader]] = {
    "classic": OrderReader(classic.read, classic.mark, classic.reply),
    "hellas": OrderReader(hellas.read, hellas.mark, hellas.reply),
    "legendary": OrderReader(legendary.read, legendary.mark, legendary.reply),
}
"""By the name of the title."""


class StandingOrder:
    """An order that was left at a table."""

    def __init__(self, order: Order) -> None:
        self.order: Final = order
        self.answered = -1
        """How many answers had been given when it spoke last: at most one answer to a question."""
        self.woken = ""
        """What the person was last woken for."""

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
    readers = _readers(rules)
    order = readers.read(rules, text)
    readers.mark(rules, seen, order)
    return StandingOrder(order)


def reply_to(rules: Rules, seen: Json, options: Sequence[str], standing: StandingOrder) -> Reply:
    return _readers(rules).reply(rules, seen, options, standing.order)


def load_standing(rules: Rules, data: Any) -> StandingOrder:
    try:
        standing = StandingOrder(_readers(rules).read(rules, data["text"]))
        standing.order.bids_in, standing.order.turn_in = int(data["bids_in"]), int(data["turn_in"])
        standing.answered, standing.woken = int(data["answered"]), str(data["woken"])
    except (KeyError, TypeError, ValueError):
        raise BadSave("bad-field", field="standing") from None
    return standing


def _readers(rules: Rules) -> OrderReader:
    readers = READERS.get(rules.title.name)
    if readers is None:
        raise BadOrder("no-orders", title=rules.title.name)
    return readers
