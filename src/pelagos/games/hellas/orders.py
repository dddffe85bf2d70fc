"""Standing orders in Hellas, read from a seat's own view and nothing else. There is nothing to bid on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pelagos.games.archipelago.orders import Order, OrderReader, Reply, read_order
from pelagos.games.hellas.ids import SEATS
from pelagos.kernel.title import Json, Rules

WINDOWS: Final = ("AnswerCard", "Fight", "AcceptLoss")
"""H-9.4: where a card may be played in the other player's turn."""


def read(rules: Rules, text: str) -> Order:
    return read_order(text, ())


def mark(rules: Rules, view: Json, order: Order) -> None:
    """H-4.1: turns alternate, so the number of the seat's next turn is known. White has the odd ones."""
    order.turn_in = view["fields"]["turn"] + 1
    if (order.turn_in - 1) % SEATS != view["viewer"]:
        order.turn_in += 1


def reply(rules: Rules, view: Json, options: Sequence[str], order: Order) -> Reply:
    """What the order says to the question at hand; without options nothing is asked of this seat."""
    if not options:
        return None
    question, fields = view["agenda"][0][0], view["fields"]
    if order.stands and "as they stand" in options:
        return "as they stand"
    out_of_turn = fields["active"] != view["viewer"] and fields["turn"] < order.turn_in
    if order.passes and out_of_turn and question in WINDOWS and "pass" in options:
        return "pass"
    return None


ADAPTER: Final = OrderReader(read, mark, reply)
