"""Standing orders: what a seat leaves behind so that simple questions are answered while it is away.

An order is one line of parts, parted by semicolons: a bidding plan, alarms, and what is always answered.
`ares up to 5, poseidon up to 4, apollo; wake me if athena reaches 6; always stand`
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pelagos.kernel.errors import PelagosError
from pelagos.kernel.title import Json, Rules
from pelagos.kernel.words import NUMBER

MOST_LETTERS: Final = 300
PASS: Final = "pass all answers until my next turn"
STAND: Final = "always stand"
EVERY: Final = "every cycle"
ALARM: Final = "wake me if"
KNOWN: Final = f"a bidding plan, “{ALARM} athena reaches 6”, “{EVERY}”, “{PASS}”, “{STAND}”"


class BadOrder(PelagosError):
    """An order that cannot be read."""


class Wake:
    """The person must look: why, and the words and numbers that belong to it."""

    def __init__(self, name: str, *words: str) -> None:
        self.name: Final = name
        self.words: Final = words

    def plain(self) -> str:
        return " ".join([self.name, *self.words])


Reply = str | Wake | None
"""A phrase to say, somebody to wake, or nothing: the order does not speak of this question."""


class Entry:
    """One entry of a bidding plan. A god who takes no gold has no limit."""

    def __init__(self, god: str, limit: int) -> None:
        self.god: Final = god
        self.limit: Final = limit

    def plain(self) -> Json:
        return {"god": self.god, "limit": self.limit}


class Order:
    """An order as it was read, and the two moments that it hangs on."""

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self.plan: Final[list[Entry]] = []
        self.alarms: Final[list[Entry]] = []
        self.passes = False
        self.stands = False
        self.every = False
        self.bids_in = 0
        """The cycle whose offerings the plan is for; every cycle from there on, if it says so."""
        self.turn_in = 0
        """The cycle or turn in which the seat's next turn comes."""

    def plain(self) -> Json:
        """Its parts, as a form shows them."""
        return {
            "text": self.text,
            "plan": [entry.plain() for entry in self.plan],
            "alarms": [entry.plain() for entry in self.alarms],
            "every": self.every,
            "passes": self.passes,
            "stands": self.stands,
        }

    def plans_for(self, cycle: int) -> bool:
        """Does the plan hold in this cycle?"""
        return cycle == self.bids_in or (self.every and cycle > self.bids_in)


class OrderReader:
    """How a title reads an order, sets its moments, and answers by it: what its module of orders has as `ADAPTER`."""

    def __init__(
        self,
        read: Callable[[Rules, str], Order],
        mark: Callable[[Rules, Json, Order], None],
        reply: Callable[[Rules, Json, Sequence[str], Order], Reply],
        alarm_fields: tuple[str, ...] = (),
        gods: tuple[str, ...] = (),
        free: str = "",
    ) -> None:
        self.read: Final = read
        self.mark: Final = mark
        self.reply: Final = reply
        self.alarm_fields: Final = alarm_fields
        """The public fields by which alarms go. A seat that is not asked is replied to with these alone."""
        self.gods: Final = gods
        """Those on whom a plan may bid."""
        self.free: Final = free
        """The one of them who takes no gold."""


def read_order(text: str, gods: Sequence[str], free: str = "") -> Order:
    """The order behind a text. Without gods there is nothing to bid on; the free one takes no gold."""
    words = " ".join(text.split())
    if not words:
        raise BadOrder("order-empty")
    if len(words) > MOST_LETTERS:
        raise BadOrder("order-too-long", most=MOST_LETTERS)
    order = Order(words)
    for part in words.lower().split(";"):
        _read_part(order, part.strip(), gods, free)
    return order


def _read_part(order: Order, part: str, gods: Sequence[str], free: str) -> None:
    if part == PASS:
        order.passes = True
    elif part == STAND:
        order.stands = True
    elif not part or not gods:
        raise BadOrder("order-unknown-part", part=part, known=KNOWN if gods else f"“{PASS}”, “{STAND}”")
    elif part == EVERY:
        order.every = True
    elif part.startswith(ALARM):
        order.alarms.append(_alarm(part, gods, free))
    else:
        if order.plan:
            raise BadOrder("order-two-plans", part=part)
        for entry in part.split(","):
            order.plan.append(_entry(entry.strip(), gods, free))


def _alarm(part: str, gods: Sequence[str], free: str) -> Entry:
    words = part.removeprefix(ALARM).split()
    if len(words) != 3 or words[1] != "reaches":
        raise BadOrder("order-unknown-part", part=part, known=f"“{ALARM} athena reaches 6”")
    god = _god(words[0], gods)
    if god == free:
        raise BadOrder("order-free-god", god=god)
    return Entry(god, _amount(words[2]))


def _entry(entry: str, gods: Sequence[str], free: str) -> Entry:
    words = entry.split()
    if not words:
        raise BadOrder("order-unknown-part", part=entry, known=KNOWN)
    god = _god(words[0], gods)
    if god == free:
        if len(words) > 1:
            raise BadOrder("order-free-god", god=god)
        return Entry(god, 0)
    if len(words) == 1:
        raise BadOrder("order-needs-limit", god=god)
    if len(words) != 4 or words[1:3] != ["up", "to"]:
        raise BadOrder("order-unknown-part", part=entry, known=f"“{god} up to 5”")
    return Entry(god, _amount(words[3]))


def _god(word: str, gods: Sequence[str]) -> str:
    if word not in gods:
        raise BadOrder("order-unknown-god", word=word, known=", ".join(gods))
    return word


def _amount(word: str) -> int:
    if NUMBER.index(word) < 1:
        raise BadOrder("order-bad-number", word=word)
    return int(word)


def least_bids(options: Sequence[str]) -> dict[str, int]:
    """By god, the least amount on offer; nothing for one who takes no gold."""
    least: dict[str, int] = {}
    for phrase in options:
        words = phrase.split()
        if words[0] == "bid":
            amount = int(words[2]) if len(words) > 2 else 0
            least[words[1]] = min(amount, least.get(words[1], amount))
    return least


def planned(order: Order, least: dict[str, int]) -> Reply:
    """The first entry that fits, at the least amount; none fits: the person is woken."""
    for entry in order.plan:
        amount = least.get(entry.god)
        if amount is not None and amount <= entry.limit:
            return f"bid {entry.god} {amount}" if amount else f"bid {entry.god}"
    return Wake("none-fits") if order.plan else None


def rung(order: Order, amounts: dict[str, int]) -> Wake | None:
    """The first alarm whose amount is reached."""
    for alarm in order.alarms:
        if amounts.get(alarm.god, 0) >= alarm.limit:
            return Wake("reached", alarm.god, str(alarm.limit))
    return None
