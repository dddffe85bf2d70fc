"""A game studied: its account, its mistakes and finds, and its ledger, as plain data in one piece."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Final

from pelagos.bots.value.comparison import PlayoutEffort
from pelagos.kernel.agenda import Said
from pelagos.kernel.ids import SPECTATOR, Viewer
from pelagos.kernel.position import Position
from pelagos.kernel.title import Json, Rules
from pelagos.study import account, mistakes

LARGEST: Final = 3
"""Mistakes that are told first."""


def study(
    rules: Rules,
    log: Sequence[Said],
    start: Position | None = None,
    viewer: Viewer = SPECTATOR,
    effort: PlayoutEffort | None = None,
    progress: mistakes.Progress | None = None,
    close_looks: int = mistakes.CLOSE_LOOKS,
) -> Json | None:
    """Everything about a game that is over; None for a title without a value model.

    Chances are those of a viewer. Mistakes are judged by what each seat knew, and told to everybody.
    """
    kept = account.account(rules, log, viewer, start)
    if kept is None:
        return None
    return _whole(rules, kept, mistakes.review(rules, log, start, effort, progress, close_looks=close_looks))


def study_in_steps(
    rules: Rules, log: Sequence[Said], start: Position | None, effort: PlayoutEffort, close_looks: int
) -> Generator[None, None, Json | None]:
    """The same for everybody, a decision at a time: where one thread does all, others are heard between them."""
    kept = account.account(rules, log, SPECTATOR, start)
    if kept is None:
        return None
    return _whole(rules, kept, (yield from mistakes.review_in_steps(rules, log, start, effort, close_looks)))


def _whole(rules: Rules, kept: account.Account, found: mistakes.Review | None) -> Json:
    assert found is not None
    return {
        **account.plain(rules, kept),
        **mistakes.plain(rules, found),
        "largest": [verdict.at for verdict in found.largest(LARGEST)],
    }
