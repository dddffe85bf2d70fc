"""Speed, measured side by side: every round gives every engine a slice of CPU time."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from statistics import median
from typing import Final, NamedTuple

from pelagos.cli.sentences import text
from pelagos.kernel.agenda import playout
from pelagos.kernel.rng import Rng
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.title import Rules

LONGEST: Final = 20_000
MICRO: Final = 1e6


class Engine(ABC):
    """Something that plays at random and copies positions."""

    name: str

    @abstractmethod
    def play(self, seed: int) -> int:
        """Play a whole game at random and say how many decisions it took."""

    @abstractmethod
    def copy(self) -> object:
        """Copy one and the same position of mid-game."""


class PelagosEngine(Engine):
    """A title of ours."""

    def __init__(self, rules: Rules) -> None:
        self.name = text("bench-ours", title=rules.title.name, seats=rules.setup.seats)
        self._rules: Final = rules
        self._sheet: Final = Sheet()
        half = self.play(1) // 2
        self._middle: Final = rules.opening()
        playout(self._middle, self._sheet, Rng(1), half)

    def play(self, seed: int) -> int:
        return int(playout(self._rules.opening(), self._sheet, Rng(seed), LONGEST))

    def copy(self) -> object:
        return self._middle.clone()


class Timing(NamedTuple):
    """Microseconds."""

    decision: float
    copy: float


def contest(engines: Sequence[Engine], rounds: int, seconds: float, tick: Callable[[], None]) -> list[list[Timing]]:
    """For each engine its pace in every round."""
    paces: list[list[Timing]] = [[] for _ in engines]
    for number in range(rounds):
        for engine, found in zip(engines, paces, strict=True):
            found.append(Timing(_decision(engine, number, seconds), _copy(engine, seconds / 4)))
            tick()
    return paces


def _decision(engine: Engine, number: int, seconds: float) -> float:
    """Whole games until the slice is used up."""
    decisions, seed = 0, 1000 * number
    start = time.process_time()
    while True:
        decisions += engine.play(seed)
        seed += 1
        spent = time.process_time() - start
        if spent >= seconds:
            return MICRO * spent / decisions


def _copy(engine: Engine, seconds: float) -> float:
    copies, copy = 1, engine.copy
    while True:
        start = time.process_time()
        for _ in range(copies):
            copy()
        spent = time.process_time() - start
        if spent >= seconds:
            return MICRO * spent / copies
        copies *= 2


def typical(paces: Sequence[Timing]) -> Timing:
    return Timing(median(pace.decision for pace in paces), median(pace.copy for pace in paces))


def ratio(ours: Sequence[Timing], theirs: Sequence[Timing]) -> Timing:
    """Ours over theirs, round by round, so that what slows the machine slows both."""
    pairs = list(zip(ours, theirs, strict=True))
    return Timing(
        median(mine.decision / other.decision for mine, other in pairs),
        median(mine.copy / other.copy for mine, other in pairs),
    )
