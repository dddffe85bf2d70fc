"""Standing orders in Legendary, read from a seat's own view and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pelagos.games.archipelago.orders import Order, OrderReader, Reply, least_bids, planned, read_order, rung
from pelagos.games.legendary.modes import Mode, mode_for
from pelagos.games.legendary.words import GODS
from pelagos.kernel.title import Json, Rules

FREE: Final = "apollo"
PASSES: Final = {"RetreatFromSea": "stay", "RetreatFromLand": "stay", "RerollOrAccept": "accept"}
"""The questions that are asked of somebody out of turn (L-12.1.5, L-12.2.3, L-16.2.1), and how they are passed."""


def read(rules: Rules, text: str) -> Order:
    return read_order(text, GODS, FREE)


def mark(rules: Rules, view: Json, order: Order) -> None:
    """For which offerings the plan is, and when the seat's next turn comes."""
    cycle = view["fields"]["cycle"]
    names = [task[0] for task in view["agenda"]]
    ahead = cycle > 0 and ("Offerings" in names or "PayOffers" in names)
    order.bids_in = cycle if ahead else cycle + 1
    order.turn_in = cycle if turn_ahead(_mode(rules), view) else cycle + 1


def _mode(rules: Rules) -> Mode:
    setup = rules.setup
    return mode_for(setup.options["mode"], setup.seats, setup.options["goal"])


def turn_ahead(mode: Mode, view: Json) -> bool:
    """Is a turn of this seat still to come in this cycle?"""
    for name, arguments in view["agenda"]:
        if name == "Actions":
            return True
        if name == "Turn":
            who = view["fields"]["pawn"][arguments["god"]]
            if who >= 0 and mode.seat_of(who) == view["viewer"]:
                return True
    return False


def reply(rules: Rules, view: Json, options: Sequence[str], order: Order) -> Reply:
    """What the order says to the question at hand; without options nothing is asked of this seat."""
    fields = view["fields"]
    planning = order.plans_for(fields["cycle"])
    alarm = rung(order, dict(zip(GODS, fields["amount"], strict=False))) if planning else None
    if not options:
        return alarm
    question = view["agenda"][0][0]
    if question == "PlacePawn":
        return alarm or (planned(order, _open_bids(_mode(rules), view, options)) if planning else None)
    phrase = PASSES.get(question)
    if phrase is None or phrase not in options:
        return None
    if order.stands and phrase == "stay":
        return phrase
    return phrase if order.passes and _is_passing(_mode(rules), view, order) else None


def _is_passing(mode: Mode, view: Json, order: Order) -> bool:
    """It is somebody else's turn, and the seat's next one has not come."""
    active, cycle = view["fields"]["active"], view["fields"]["cycle"]
    if active >= 0 and mode.seat_of(active) == view["viewer"]:
        return False
    return bool(cycle < order.turn_in or (cycle == order.turn_in and turn_ahead(mode, view)))


def _open_bids(mode: Mode, view: Json, options: Sequence[str]) -> dict[str, int]:
    """L-7.2 to L-7.9: the least amounts on offer that can be paid; nobody's plan outbids their own team."""
    fields = view["fields"]
    who = view["agenda"][0][1]["who"]
    team = mode.team_of[who]
    standing = {
        god: max(0, fields["amount"][god] - fields["priestesses"][pawn])
        for god, pawn in enumerate(fields["pawn"])
        if pawn >= 0 and mode.team_of[pawn] == team
    }
    purse = fields["gold"][team][0] - sum(standing.values())
    least = least_bids(options)
    for god, word in enumerate(GODS):
        cost = max(0, least.get(word, 0) - fields["priestesses"][who])
        if god in standing or cost > max(0, purse):
            least.pop(word, None)
    return least


ADAPTER: Final = OrderReader(read, mark, reply, ("cycle", "amount"), tuple(GODS), FREE)
