"""Many random games, on all cores, with the same outcome on any number of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from itertools import product
from math import gcd
from typing import Final, NamedTuple

from pelagos.bots.executor import LocalProcesses
from pelagos.cli.fuzzer import Case, FuzzedGame, Fuzzer
from pelagos.kernel.errors import BadSetup
from pelagos.kernel.title import Setup, Title, rules_for

CHUNK: Final = 8
"""Games a worker plays before it reports."""


def setups(title: Title, seats: int | None, board: str, options: Mapping[str, str]) -> list[Setup]:
    """Every number of seats on every board with every choice of the options, but for what was given."""
    counts = range(title.fewest, title.most + 1) if seats is None else [seats]
    boards = [board] if board else [*title.boards, *title.reduced]
    free = [option for option in title.options if option.name not in options]
    found: list[Setup] = []
    refused: BadSetup | None = None
    for count, place, chosen in product(counts, boards, product(*[option.choices or ("",) for option in free])):
        named = {option.name: value or option.default for option, value in zip(free, chosen, strict=True)}
        try:
            rules = rules_for(title, count, place, {**options, **named})
            rules.opening()
            found.append(rules.setup)
        except BadSetup as error:
            # Not every choice and board goes with every number of seats; but something must be left.
            refused = error
    if not found and refused is not None:
        raise refused
    return found


def cases(setups: Sequence[Setup], games: int, seed: int, drawn: Title | None = None) -> list[Case]:
    """The setups in turn, in strides that soon touch all kinds of them; each game with its own seed.

    A title that is named here draws a board for every game.
    """
    step = stride(len(setups))
    chosen = [setups[i * step % len(setups)] for i in range(games)]
    boards = [drawn.drawn_board(setup, seed + i) if drawn else setup.board for i, setup in enumerate(chosen)]
    return [
        Case(seed + i, setup.seats, board, setup.options)
        for i, (setup, board) in enumerate(zip(chosen, boards, strict=True))
    ]


def stride(count: int) -> int:
    """A step of about 5/13 of the way round that comes to every place before it comes back."""
    return next(step for step in range(max(1, count * 5 // 13), count + 1) if gcd(step, count) == 1)


def played(title: Title, cases: Sequence[Case], thorough: bool, workers: int) -> Iterator[list[FuzzedGame]]:
    """The games in the order of the cases, a chunk at a time. One worker is this very process."""
    chunks = [cases[i : i + CHUNK] for i in range(0, len(cases), CHUNK)]
    if workers == 1:
        for chunk in chunks:
            yield [Fuzzer(title, case, thorough).run() for case in chunk]
        return
    early: dict[int, list[FuzzedGame]] = {}
    jobs = [FuzzJob(title.module, chunk, thorough) for chunk in chunks]
    following = 0
    for place, games in LocalProcesses(workers).done(fuzz_chunk, jobs):
        early[place] = games
        while following in early:
            yield early.pop(following)
            following += 1


class FuzzJob(NamedTuple):
    """Some games, and the module of their title, which a worker imports."""

    module: str
    cases: Sequence[Case]
    thorough: bool


def fuzz_chunk(job: FuzzJob) -> list[FuzzedGame]:
    """In a worker: the games of a chunk."""
    title: Title = import_module(job.module).TITLE
    return [Fuzzer(title, case, job.thorough).run() for case in job.cases]
