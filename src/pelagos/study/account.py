"""The account of a game: everybody's chance to win at every question, and who or what changed it.

A change belongs to whoever has just decided, or to luck. Where nature answers, luck is what came against the mean of
all that could have come, by her weights; what the mean differs by from before belongs to the decision that led there,
and before the first decision to luck, too. So everything sums to the whole, in whole numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from pelagos.bots.value.model import ValueModel, value_model
from pelagos.bots.value.network import CERTAIN
from pelagos.kernel.agenda import Said, give, pending, settle
from pelagos.kernel.ids import NATURE, SPECTATOR, Viewer
from pelagos.kernel.position import Position
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.title import Json, Rules
from pelagos.study.walk import Walk

LUCK: Final = "luck"
CHOICE: Final = "choice"


class Point(NamedTuple):
    """The chances of all sides where the game stands still."""

    at: int
    """The frame that shows it."""
    chances: tuple[int, ...]
    """By side, in millionths; together they are certain."""


class Swing(NamedTuple):
    """A change of the chances, and what it belongs to."""

    at: int
    """The frame that shows what was said."""
    seat: int
    """Who decided, or NATURE."""
    changes: tuple[int, ...]
    """By side, in millionths; together they are nothing."""
    foreseen: tuple[int, ...] = ()
    """Where nature answered: what was to be expected before it, by side."""


class Account(NamedTuple):
    """A game as a curve and as what moved it."""

    side_of: tuple[int, ...]
    points: tuple[Point, ...]
    swings: tuple[Swing, ...]

    def totals(self) -> list[SideTotal]:
        """By side: what it won and lost, and by whom."""
        found = []
        for side in range(max(self.side_of) + 1):
            by_seat = [0] * len(self.side_of)
            luck = 0
            for swing in self.swings:
                if swing.seat == NATURE:
                    luck += swing.changes[side]
                else:
                    by_seat[swing.seat] += swing.changes[side]
            start, end = self.points[0].chances[side], self.points[-1].chances[side]
            found.append(SideTotal(side, start, end, luck, tuple(by_seat)))
        return found


class SideTotal(NamedTuple):
    """What became of a side's chance to win: `start`, luck and what every seat did make `end`."""

    side: int
    start: int
    end: int
    luck: int
    by_seat: tuple[int, ...]
    """What the decisions of each seat changed for this side, its own included."""


def account(
    rules: Rules, log: Sequence[Said], viewer: Viewer = SPECTATOR, start: Position | None = None
) -> Account | None:
    """The account of a game as a viewer could have kept it; None for a title without a value model."""
    model = value_model(rules)
    return None if model is None else Accountant(rules, model, viewer).follow(log, start)


def curve(
    rules: Rules, log: Sequence[Said], viewer: Viewer = SPECTATOR, start: Position | None = None
) -> tuple[Point, ...] | None:
    """The chances alone."""
    model = value_model(rules)
    if model is None:
        return None
    stage = Walk(log, rules.opening() if start is None else start.clone())
    scene = stage.open()
    points = [Point(scene.answers, chances_of(model, scene.g, viewer))]
    while stage.answers < len(log):
        scene = stage.play_on()
        points.append(Point(scene.answers, chances_of(model, scene.g, viewer)))
    return tuple(points)


class Accountant:
    """Follows one game."""

    def __init__(self, rules: Rules, model: ValueModel, viewer: Viewer) -> None:
        self.rules: Final = rules
        self.model: Final = model
        self.viewer: Final = viewer
        self.swings: Final[list[Swing]] = []
        self.blamed = NATURE
        """Who decided last: what follows by itself is theirs."""
        self.decided = 0
        """The frame of their answer."""

    def follow(self, log: Sequence[Said], start: Position | None = None) -> Account:
        stage = Walk(log, self.rules.opening() if start is None else start.clone())
        scene = stage.open()
        points = [Point(scene.answers, self._chances(scene.g))]
        while stage.answers < len(log):
            before, at = points[-1].chances, stage.answers + 1
            by_nature = pending(stage.g).seat(stage.g) == NATURE
            expected = self._expected(stage) if by_nature else before
            seat = log[stage.answers].seat
            scene = stage.play_on()
            after = self._chances(scene.g)
            if by_nature:
                self._blame(self.decided, self.blamed, before, expected)
                self.swings.append(Swing(at, NATURE, less(after, expected), expected))
            else:
                self.blamed, self.decided = int(seat), at
                self._blame(at, self.blamed, before, after)
            points.append(Point(scene.answers, after))
        return Account(tuple(self.model.side_of), tuple(points), tuple(self.swings))

    def _blame(self, at: int, seat: int, before: tuple[int, ...], after: tuple[int, ...]) -> None:
        """What changed belongs to this seat, with what it said before that has not been told yet."""
        if before == after:
            return
        changes = less(after, before)
        self.swings.append(Swing(at, seat, changes))

    def _expected(self, stage: Walk) -> tuple[int, ...]:
        """The mean of what nature may say now, by her weights: as exact as whole millionths can be."""
        return expected(self.model, stage.g, stage.sheet, self.viewer)

    def _chances(self, g: Position) -> tuple[int, ...]:
        return chances_of(self.model, g, self.viewer)


def expected(model: ValueModel, g: Position, sheet: Sheet, viewer: Viewer) -> tuple[int, ...]:
    """The mean over nature's answers, each followed to the next question. What rounding leaves goes to the first."""
    sums = [0] * len(model.speakers)
    total, inner = 0, Sheet()
    for i in range(sheet.count):
        branch, weight = g.clone(), int(sheet.weight(i))
        give(branch, sheet.answer(i))
        settle(branch, inner)
        total += weight
        for side, chance in enumerate(chances_of(model, branch, viewer)):
            sums[side] += chance * weight
    means = [part // total for part in sums]
    means[0] += CERTAIN - sum(means)
    return tuple(means)


def chances_of(model: ValueModel, g: Position, viewer: Viewer) -> tuple[int, ...]:
    """By side, in millionths."""
    found = model.chances(g, viewer)
    return tuple([int(found[side]) for side in range(len(found))])


def less(after: tuple[int, ...], before: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([late - early for late, early in zip(after, before, strict=True)])


def plain(rules: Rules, kept: Account) -> Json:
    """As plain data, in words of the game; chances and changes in millionths."""
    word = rules.seat_word
    return {
        "title": rules.title.name,
        "seats": [word(seat) for seat in range(rules.setup.seats)],
        "sides": list(kept.side_of),
        "curve": [{"at": point.at, "chances": list(point.chances)} for point in kept.points],
        "swings": [
            {
                "at": swing.at,
                "kind": LUCK if swing.seat == NATURE else CHOICE,
                "seat": None if swing.seat == NATURE else word(swing.seat),
                "changes": list(swing.changes),
            }
            for swing in kept.swings
            if any(swing.changes)
        ],
        "totals": [
            {
                "side": total.side,
                "start": total.start,
                "end": total.end,
                "luck": total.luck,
                "by_seat": list(total.by_seat),
            }
            for total in kept.totals()
        ],
    }
