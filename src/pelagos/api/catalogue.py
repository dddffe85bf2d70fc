"""The titles, and the rules of their setups: made once, because boards take their time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from pelagos.games import TITLES
from pelagos.kernel.errors import BadSetup
from pelagos.kernel.record import Record
from pelagos.kernel.scenario import rules_of
from pelagos.kernel.title import Option, Rules, Setup, Title, new_setup

BY_NAME: Final[Mapping[str, Title]] = {title.name: title for title in TITLES}
RANDOM: Final = "random"
"""The word for a board by chance."""
NUMBER: Final = "number"
KEPT_RULES: Final = 16


@dataclass(frozen=True, slots=True)
class TitleInfo:
    """What there is to choose from when a game of this title begins."""

    name: str
    version: int
    """Of its rules."""
    seats: tuple[int, ...]
    """How many may play."""
    modes: dict[str, int]
    """The ways to play that are truly different games, and how many seats each has."""
    boards: tuple[str, ...]
    """Boards by name, the usual one first. None are listed where the board follows from the seats."""
    options: dict[str, tuple[str, ...]]
    """By name, what an option may be, its default first. `number` stands for any number from 1 on."""


def titles() -> tuple[TitleInfo, ...]:
    """The titles that can be played.

    >>> for title in pelagos.titles()[:3]:
    ...     print(title.name, title.modes)
    classic {'2': 2, '3': 3, '4': 4, '5': 5}
    hellas {'2': 2}
    legendary {'ffa3': 3, 'ffa4': 4, 'ffa5': 5, 'team4': 4, 'team6': 6, 'duel': 2}
    """
    return tuple(
        TitleInfo(
            title.name,
            title.version,
            tuple(range(title.fewest, title.most + 1)),
            {mode: seats for mode, seats, _ in title.variants()},
            tuple(board for board in title.boards if board),
            {option.name: _choices(option) for option in title.options},
        )
        for title in TITLES
    )


def _choices(option: Option) -> tuple[str, ...]:
    others = [choice for choice in option.choices if choice != option.default]
    return (option.default, *others) if option.choices else (option.default, NUMBER)


def rules_wanted(
    title: str, seats: int | None, mode: str | None, board: str, options: Mapping[str, str | int], seed: int
) -> Rules:
    """The rules of a new game as somebody wishes it; BadSetup says what is wrong with the wish."""
    known = BY_NAME.get(title)
    if known is None:
        raise BadSetup("unknown-title", title=title, known=", ".join(BY_NAME))
    chosen = {name: _word(value) for name, value in options.items()}
    variants = known.variants()
    if mode is not None:
        variants = [variant for variant in variants if variant[0] == mode]
        if not variants:
            raise BadSetup("unknown-mode", mode=mode, known=", ".join(name for name, _, _ in known.variants()))
        chosen |= variants[0][2]
    if seats is None:
        fitting = [count for _, count, wanted in variants if wanted.items() <= chosen.items()]
        seats = fitting[0] if fitting else known.fewest
    elif mode is not None and not variants[0][2] and seats != variants[0][1]:
        raise BadSetup("mode-needs-seats", mode=mode, seats=variants[0][1], found=seats)
    setup = new_setup(known, seats, "" if board == RANDOM else board, chosen)
    if board == RANDOM:
        setup = new_setup(known, seats, known.drawn_board(setup, seed), chosen)
    return rules_under(known, setup)


def _word(value: str | int) -> str:
    """An option as the titles write it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def rules_of_record(record: Record) -> Rules:
    """The rules a record was played under."""
    rules = rules_of(record, BY_NAME)
    return rules_under(rules.title, rules.setup)


def rules_under(title: Title, setup: Setup) -> Rules:
    return _rules(title, setup.seats, setup.board, tuple(setup.options.items()))


@lru_cache(maxsize=KEPT_RULES)
def _rules(title: Title, seats: int, board: str, options: tuple[tuple[str, str], ...]) -> Rules:
    return Rules(title, Setup(seats, board, dict(options)))
