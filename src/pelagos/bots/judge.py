"""What a title tells the strong bot about itself: how good a position is, and which answers belong together."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from pelagos.kernel.answer import Answer
from pelagos.kernel.errors import Unwritten
from pelagos.kernel.event import Kind
from pelagos.kernel.fields import INT, INTS, Field
from pelagos.kernel.ids import Seat
from pelagos.kernel.position import Position
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.title import Rules

COIN: Final = 100
"""Values are counted in hundredths of a gold coin."""
PEOPLE: Final = ("seat", "faction", "marker")
"""Domains whose words are somebody."""
STOCKS: Final = ("reserve", "supply")
"""Parts of the names of fields that say what somebody has not."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Values positions of one title. Only `value` must be written; everything else makes it play better.

    Positions come settled up to a question or to one of the `ends`. A judge sees a whole position, but one that was
    imagined from a view: nothing in it is known that the seat could not know. It must not change what it is given.
    """

    version: ClassVar[int] = 1
    """Raised whenever positions are valued differently, as a bot's version is."""
    follow_ups: ClassVar[frozenset[str]] = frozenset()
    """Questions to the own seat that are part of the answer before: how many, from where, which one goes."""
    ends: ClassVar[frozenset[str]] = frozenset()
    """Tasks before which a line of play is valued, so that no answer looks good by what comes to everybody anyway."""
    assumed: ClassVar[frozenset[str]] = frozenset()
    """Questions to others that do not end a line of play: `assume` says what they answer."""
    horizons: ClassVar[frozenset[str]] = frozenset()
    """Tasks before which a searched line of play may end: where a cycle is over, or a turn."""
    rounds: ClassVar[int] = 0
    """How many of them a searched line passes before it ends at the next."""
    further: ClassVar[int] = 0
    """How many more a level passes that looks far."""
    blur: ClassVar[int] = 8 * COIN
    """By so many hundredths of a coin somebody misjudges answers who plays clearly worse than the judge."""
    doubling: ClassVar[int] = 10 * COIN
    """So many hundredths of a coin between two sides double the odds of the one that is ahead."""
    reasons: ClassVar[tuple[Kind, ...]] = ()
    """Every kind that `reason` may give; each has a message `bots-why-<name>`."""

    def value(self, g: Position, seat: Seat) -> i64:
        """How good this is for the seat, in hundredths of a coin; of a game that goes on."""
        raise Unwritten("value")

    # What others say, and the dice

    def assume(self, g: Position, who: Seat, sheet: Sheet) -> i64:
        """The option that somebody takes at an assumed question, or at any question in a fight."""
        return 0

    def fighting(self, g: Position) -> bool:
        """Is a battle with dice under way? Asked often."""
        return False

    def battle(self, g: Position) -> tuple[int, int]:
        """The chance that the attacker wins this battle: so many in so many."""
        return 1, 2

    def dice(self, g: Position, sheet: Sheet, lucky: bool) -> i64:
        """The roll that is best for the attacker, or worst: the attacker's die stands first."""
        chosen: i64 = 0
        most = -0x10000
        for i in range(sheet.count):
            said = sheet.answer(i)
            margin = said.x - said.y if lucky else said.y - said.x
            if margin > most:
                chosen, most = i, margin
        return chosen

    # Auctions

    def lots(self, g: Position, seat: Seat) -> list[int]:
        """What this seat may bid for, if that is what it is asked; else nothing."""
        return []

    def bidder(self, g: Position, seat: Seat) -> i64:
        """Who of this seat bids, where it has more than one bidder."""
        return seat

    def turn(self, g: Position, seat: Seat, lot: i64) -> Position | None:
        """A copy in which the seat has this lot and is about to use it, nothing else planned. None: it is of no use."""
        return None

    def bid(self, g: Position, seat: Seat, said: Answer, worth: dict[int, int]) -> i64:
        """How good this bid is, if each lot gains the seat so much in its turn."""
        return 0

    # Words

    def reason(self, g: Position, seat: Seat, said: Answer) -> tuple[Kind, tuple[int, ...]] | None:
        """Why this is the best answer here, with numbers that no rival may not know; or None."""
        return None


class DefaultJudge(Judge):
    """For a title without a judge of its own: counts what bears the seat's name, and what stands in its row."""

    def __init__(self, rules: Rules) -> None:
        self._fields: Final = [field for field in rules.fields if _counts(field)]

    def value(self, g: Position, seat: Seat) -> i64:
        total: i64 = 0
        for field in self._fields:
            values = getattr(g, field.array)
            if field.values.name in PEOPLE:
                for i in range(field.length()):
                    if values[field.start + i] == seat:
                        total += COIN
            elif seat < field.rows[0].size():
                total += values[field.start + seat] * (COIN // 2)
        return total


def _counts(field: Field) -> bool:
    if field.shape == INT:
        return False
    if field.values.name in PEOPLE:
        return True
    owned = field.shape == INTS and len(field.rows) == 1 and field.rows[0].name in PEOPLE
    return owned and not any(part in field.name for part in STOCKS)
