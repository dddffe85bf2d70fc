"""Mistakes are judged from what the seat knew, by differences that are greater than chance."""

from __future__ import annotations

from typing import Final

import pytest

from bots.support import clouded
from pelagos.bots.value.comparison import Comparison, PlayoutEffort
from pelagos.bots.value.model import value_model
from pelagos.bots.view_reader import ReadView
from pelagos.kernel.agenda import Said
from pelagos.kernel.ids import NATURE
from pelagos.kernel.laws import scrambled
from pelagos.kernel.play import Play
from pelagos.kernel.position import Position
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Rules, rules_for
from pelagos.study import mistakes
from pelagos.study.mistakes import FIND, FIND_GAIN, INACCURACY, INACCURACY_LOSS, MISTAKE, MISTAKE_LOSS, kind_of, review
from pelagos.study.whole import study
from study.test_account import novices, rules_named
from toy.title import TITLE as TOY

LITTLE: Final = PlayoutEffort(candidates=2, first=1, second=2, worlds=2)
SEED: Final = 4
ANSWERS: Final = 45


class Peeker(ReadView):
    """The planted cheat: its first world is the true position."""

    def __init__(self, rules: Rules, g: Position, seat: int) -> None:
        honest = mistakes.seen_by(rules, g, seat)
        super().__init__(rules, honest.data)
        self.truth = g

    def worlds(self, count: int, rng: Rng) -> list[Position]:
        return [self.truth.clone() for _ in range(count)]


def looked_at(play: Play, eyes: mistakes.Eyes) -> list[tuple[int, int]]:
    """What is seen lost by the quick look at each answer that could be given now."""
    model = value_model(play.rules)
    assert model is not None
    judge = mistakes.judge_of(play.rules)
    reviewer = mistakes.Reviewer(play.rules, judge, model, LITTLE, None, eyes)
    found = []
    for place in range(play.sheet.count):
        said = Said(play.who, play.sheet.answer(place), 0, False)
        suspect = reviewer.suspected(play.g, play.sheet, said, 1)
        found.append((place, suspect.loss))
    return found


def peeks(play: Play, eyes: mistakes.Eyes) -> bool:
    """Is the seat judged otherwise in a world that differs only in what it cannot know?"""
    honest = looked_at(play, eyes)
    rng = Rng(1)
    return any(
        looked_at(Play(play.rules, scrambled(play.rules, play.g, play.who, rng)), eyes) != honest for _ in range(3)
    )


def auctions(name: str) -> list[Play]:
    """Questions in the middle of a game, at which purses are secret."""
    play = novices(rules_named(name), SEED, 90)
    while play.sheet.count < 3:
        play.take(0)
    return [clouded(play)]


@pytest.mark.parametrize("name", ["classic-4", "legendary-ffa4", "hellas-2"])
def test_nobody_is_judged_by_what_they_could_not_know(name: str) -> None:
    assert not any(peeks(play, mistakes.seen_by) for play in auctions(name))


def test_a_judge_that_looks_at_the_true_position_is_caught() -> None:
    assert any(peeks(play, Peeker) for name in ("classic-4", "legendary-ffa4") for play in auctions(name))


@pytest.mark.parametrize("name", ["classic-2", "hellas-2", "legendary-duel"])
def test_a_review_tells_of_every_seat_and_is_the_same_each_time(name: str) -> None:
    play = novices(rules_named(name), SEED, ANSWERS)
    steps: list[tuple[int, int]] = []

    found = review(
        play.rules, play.log, effort=LITTLE, close_looks=3, progress=lambda done, whole: steps.append((done, whole))
    )
    again = review(play.rules, play.log, effort=LITTLE, close_looks=3)

    assert found is not None
    assert found == again
    assert 0 < sum(found.decisions) <= len([said for said in play.log if said.seat != NATURE and not said.forced])
    assert steps == sorted(steps)
    assert steps[-1][0] <= steps[-1][1]
    for verdict in found.verdicts:
        assert verdict.said != verdict.best
        assert (verdict.loss < 0) == (verdict.kind == FIND)
    assert [verdict.loss for verdict in found.largest(3)] == sorted(
        [verdict.loss for verdict in found.verdicts if verdict.kind != FIND], reverse=True
    )[:3]


@pytest.mark.parametrize(
    ("ahead", "sure", "kind"),
    [
        (MISTAKE_LOSS, True, MISTAKE),
        (MISTAKE_LOSS - 1, True, INACCURACY),
        (INACCURACY_LOSS - 1, True, None),
        (MISTAKE_LOSS, False, None),
        (-FIND_GAIN, True, FIND),
        (1 - FIND_GAIN, True, None),
    ],
)
def test_what_counts_as_a_mistake(ahead: int, sure: bool, kind: str | None) -> None:
    assert kind_of(Comparison(0, 1, ahead, 500_000, sure)) == kind


def test_a_title_without_a_model_is_not_reviewed() -> None:
    assert review(rules_for(TOY, 3), ()) is None
    assert study(rules_for(TOY, 3), ()) is None
